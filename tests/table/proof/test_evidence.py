"""The evidence of a match holds if the match was fair, and only then."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import UNSET
from msgspec.structs import replace

import parlour
from parlour.decks import dump, load
from parlour.table.log import entry as log
from parlour.table.log.scrubbing import for_guests, scrubbed
from parlour.table.proof import evidence as of
from parlour.table.proof.evidence import verify
from parlour.table.room.fairness import commitment
from parlour.table.room.refusals import RequestRefused
from tests.properties.settings import DECKS
from tests.properties.traits import traits_of
from tests.table.proof.evenings import Evening, matches, words_of

STEPS = (log.Acted, log.TimerElapsed)
OLDER = Path(__file__).with_name("older-evidence.json")
"""Written by a Parlour that knew no match hash."""
READABLE = Path(__file__).with_name("readable-evidence.json")
"""Written by a Parlour that drew no names."""
OTHER_BEGINNING, OTHER_DEAL = "The match hash does not fit", "The deal differs"


def evidence(entries: list[bytes], number: int | None) -> dict[str, Any]:
    """As it is in the file."""
    told = of.evidence(map(log.read, entries), number, DECKS)
    return json.loads(msgspec.json.encode(told))  # type: ignore[no-any-return]


@pytest.fixture(scope="module")
def bluff() -> dict[str, Any]:
    return evidence(Evening(3, "bluff").closed(), 1)


def problems(told: Any) -> tuple[str, ...]:
    return verify(json.dumps(told).encode()).problems


def only_problem(told: Any) -> str:
    (problem,) = problems(told)
    return problem


def problem_found_first(told: Any) -> str:
    """What is altered at the beginning shows in the match hash as well."""
    problem, *others = problems(told)
    assert any(other.startswith(OTHER_BEGINNING) for other in others)
    return problem


@pytest.mark.parametrize("seed", range(3))
def test_every_match_of_an_evening_holds_as_long_as_what_it_rests_on_is_there(seed: int) -> None:
    entries = Evening(seed).closed()
    guests, left = for_guests(entries), scrubbed(entries)
    for number, match in enumerate(matches(entries), start=1):
        assert match is not None
        assert match.result is not None
        kept = evidence(entries, number)
        assert kept["game"] == match.header.game.name
        assert kept["result"]["winners"] == list(match.result.winners)
        assert problems(kept) == ()
        for some in (guests,) if words_of(match) else (guests, left):
            told = evidence(some, number)
            assert problems(told) == ()
            assert {**kept, "acts": None} == {**told, "acts": None}
        if words_of(match):
            with pytest.raises(RequestRefused, match="can no longer be replayed or verified") as refused:
                evidence(left, number)
            assert refused.value.code == "scrubbed"


def test_the_commitment_is_to_the_seed_of_that_match_and_said_again() -> None:
    entries = Evening(4, "bluff", "talkitout").closed()
    first, second = (evidence(entries, number) for number in (1, 2))
    assert first["commitment"] == commitment("the first seed")
    assert second["commitment"] == commitment(second["seed"]) != first["commitment"]
    assert verify(json.dumps(second).encode()).commitment == second["commitment"]
    assert evidence(entries, None) == second


def test_it_says_in_which_order_the_commitment_the_salts_and_the_match_came() -> None:
    entries = Evening(1, "talkitout", "bluff").closed()
    kinds = [type(log.read(content)) for content in entries]
    starts = [number for number, kind in enumerate(kinds, start=1) if kind is log.Started]
    for number, started in enumerate(starts, start=1):
        told = evidence(entries, number)
        assert told["started"] == started
        assert told["salts"] == [
            [started - back, f"salt of {person} for {started - back - 1}"] for back, person in ((2, 0), (1, 2))
        ]
        over = max((at for at, kind in enumerate(kinds[: started - 1], start=1) if kind in STEPS), default=1)
        assert told["committed"] == over  # the first with the table, the next when the match before is over
        assert verify(json.dumps(told).encode()).order == (
            f"The commitment was shown at number {over}, salt was given at {started - 2}, {started - 1}, and the match "
            f"began at {started}. So the seed was not chosen to suit the salts. "
            "Who begins was drawn from the seed and the salts."
        )


def test_times_and_names_and_what_people_called_their_acts_are_left_out(bluff: dict[str, Any]) -> None:
    assert bluff.keys() == {
        *("commitment", "committed", "salts", "started", "seed"),
        *("game", "rules", "seats", "options", "deck", "first", "first_by", "acts", "result"),
        *("match_hash", "dealt", "names"),
    }
    assert all({"id", "at"}.isdisjoint(act) for _, act in bluff["acts"])
    assert "Ada" not in json.dumps({**bluff, "deck": None, "salts": None})


def test_of_a_match_under_way_there_is_no_evidence_yet() -> None:
    evening = Evening(1, "bluff")
    match = evening.begin()
    evening.write(log.Acted(evening.now, match.waiting[0], {"act": "pick", "from": "down"}))
    with pytest.raises(ValueError, match="still being played"):
        evidence(evening.written(), 2)
    assert problems(evidence(evening.written(), 1)) == ()


def test_a_match_that_was_broken_off_holds_without_a_result() -> None:
    evening = Evening(1, "bluff")
    evening.begin()
    told = evidence(evening.closed(), 2)
    assert told["result"] is None
    assert problems(told) == ()


def test_a_match_that_was_stopped_holds_as_far_as_it_came_and_is_told_at_once() -> None:
    evening = Evening(1, "bluff")
    match = evening.begin()
    seat, act = evening.move(match)
    evening.log.append(log.Acted(evening.now, seat, act))
    with pytest.raises(ValueError, match="still being played"):
        evidence(evening.written(), None)
    evening.write(log.Stopped(evening.now))
    told = evidence(evening.written(), None)
    assert (told["result"], len(told["acts"])) == (None, 1)
    assert problems(told) == ()
    assert verify(json.dumps(told).encode()).order.endswith("It was broken off.")
    evening.begin()
    assert evidence(evening.written(), 2) == told
    with pytest.raises(ValueError, match="still being played"):
        evidence(evening.written(), None)
    stopped = next(number for number, entry in enumerate(evening.log, start=1) if isinstance(entry, log.Stopped))
    evening.write(log.Stopped(evening.now))
    assert evidence(evening.written(), 3)["committed"] == stopped


def test_a_match_that_never_was_is_named() -> None:
    entries = Evening(1, "bluff").closed()
    for number in (0, 2):
        with pytest.raises(ValueError, match=f"no match number {number}: 1 have begun"):
            evidence(entries, number)
    with pytest.raises(ValueError, match="no match number 0"):
        evidence(entries[:2], None)


def test_of_a_match_by_other_rules_there_is_none_and_the_matches_beside_it_hold() -> None:
    evening = Evening(1, "bluff", "bluff", "bluff")
    starts = [entry for entry in evening.log if isinstance(entry, log.Started)]
    entries = [replace(entry, rules=99) if entry is starts[1] else entry for entry in evening.log]
    written = [log.written(entry) for entry in entries]
    with pytest.raises(ValueError, match="played by version 99 of the rules of Bluff, and this Parlour plays by ver"):
        evidence(written, 2)
    for number in (1, 3):
        assert problems(evidence(written, number)) == ()


def test_of_a_log_that_does_not_go_by_its_rules_there_is_none() -> None:
    evening = Evening(1, "bluff")
    match = evening.begin()
    evening.log.append(log.Acted(evening.now, match.waiting[0], {"act": "throw", "card": "not-in-hand.word"}))
    with pytest.raises(ValueError, match=f"Entry {len(evening.log)} of the log does not go by the rules"):
        evidence(evening.written(), 1)
    made, joined, *_ = evening.log
    settings: list[log.Entry] = [log.Changed(3, options={"an option of old": 1}), log.Started(4, "seed")]
    with pytest.raises(ValueError, match="Entry 4 of the log does not go by the rules"):
        evidence([log.written(entry) for entry in (made, joined, *settings)], 1)


# ── what does not hold ──────────────────────────────────────────────────────────────────────────────────────────────


def test_another_commitment_is_found_out(bluff: dict[str, Any]) -> None:
    found = problem_found_first({**bluff, "commitment": "0" * 64})
    assert found.startswith("The commitment does not fit the seed")


def test_another_seed_is_found_out_even_with_a_commitment_that_fits_it(bluff: dict[str, Any]) -> None:
    """Such a commitment is not the one that was published; and the cards fall otherwise."""
    *_, found = problems({**bluff, "seed": "another", "commitment": commitment("another")})
    assert found.startswith(("Act number", "The result differs"))


def test_another_salt_is_found_out(bluff: dict[str, Any]) -> None:
    (number, _), *others = bluff["salts"]
    *_, found = problems({**bluff, "salts": [[number, "another"], *others]})
    assert found.startswith(("Act number", "The result differs"))


def test_a_salt_left_out_or_put_in_is_found_out(bluff: dict[str, Any]) -> None:
    between = (bluff["committed"] + bluff["salts"][0][0]) // 2
    for salts in (bluff["salts"][1:], [[between, "another"], *bluff["salts"]]):
        assert problems({**bluff, "salts": salts})[-1].startswith(("Act number", "The result differs"))


def test_a_seed_that_was_committed_to_after_a_salt_for_it_is_found_out(bluff: dict[str, Any]) -> None:
    (first, salt), (second, other) = bluff["salts"]
    said = "The order is wrong: The commitment was shown at number "
    for wrong in ({"committed": first}, {"committed": second + 1}, {"started": second}):
        assert only_problem({**bluff, **wrong}).startswith(said)
    assert problem_found_first({**bluff, "salts": [[second, salt], [first, other]]}).startswith(said)


def altered_beginnings(told: dict[str, Any]) -> list[dict[str, Any]]:
    """The same file, as if the match had begun otherwise."""
    (number, _), *others = told["salts"]
    terms = told["deck"]["terms"]
    titled, reordered = ({**told["deck"], **other} for other in ({"title": "Another"}, {"terms": terms[::-1]}))
    settings = [{"deck": titled}, {"deck": reordered}, {"options": {**told["options"], "wait": 61}}]
    salts = [{"salts": others}, {"salts": [[number, "another"], *others]}, {"salts": []}]
    return [{**told, **other} for other in (*settings, *salts, {"first_by": "chosen"})]


def test_where_no_act_was_played_other_salts_and_another_order_of_the_deck_are_found_out() -> None:
    evening = Evening(1, "bluff", names="readable")  # a drawn name does not say from which term of the deck it comes
    evening.begin()
    told = evidence(evening.closed(), None)
    assert (told["acts"], problems(told)) == ([], ())
    for other in altered_beginnings(told):
        assert any(problem.startswith(OTHER_BEGINNING) for problem in problems(other))
    (number, salt), *_ = told["salts"]
    for other in ({"salts": [[number, salt]]}, {"deck": {**told["deck"], "terms": told["deck"]["terms"][::-1]}}):
        assert OTHER_DEAL in "".join(problems({**told, **other, "match_hash": None}))


def test_other_cards_than_those_that_were_dealt_are_found_out(bluff: dict[str, Any]) -> None:
    first, second, *others = bluff["dealt"]
    assert only_problem({**bluff, "dealt": [second, first, *others]}).startswith(OTHER_DEAL)
    assert only_problem({**bluff, "match_hash": "0" * 64}).startswith(OTHER_BEGINNING)


@pytest.mark.parametrize("game", parlour.games)
def test_what_was_dealt_is_every_card_from_the_top_of_the_deck(game: str) -> None:
    evening = Evening(2, game)
    match = evening.begin()
    dealt = evidence(evening.closed(), None)["dealt"]
    if not traits_of(game).all_cards(match.table):
        assert dealt == [], "a game without cards"
        return
    assert len(dealt) >= 50
    if game in ("bluff", "talkitout", "out-of-control"):  # where hands are dealt first, and are cards
        hands = [card for seat in range(match.header.seats) for card in match.view(seat)["hand"]]
        assert hands == dealt[: len(hands)]


def test_evidence_of_an_older_parlour_still_holds() -> None:
    verdict = verify(OLDER.read_bytes())
    assert (verdict.problems, verdict.match_hash) == ((), None)
    older = json.loads(OLDER.read_bytes())
    assert {"match_hash", "dealt"}.isdisjoint(older)
    assert problems({**older, "salts": []})[-1].startswith(("Act number", "The result differs"))


def test_a_match_holds_by_the_label_that_its_deck_had_whatever_stands_on_the_pack_by_now(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pack = DECKS["bluff"]
    monkeypatch.setitem(DECKS, "bluff", replace(pack, age=UNSET, difficulty=UNSET, themes=UNSET))
    told = evidence(Evening(3, "bluff").closed(), 1)
    assert not {"age", "difficulty", "themes"} & told["deck"].keys()
    monkeypatch.setitem(DECKS, "bluff", pack)
    assert problems(told) == ()
    assert pack.age is not UNSET
    assert only_problem({**told, "deck": dump(pack)}).startswith(OTHER_BEGINNING)


def test_evidence_from_before_names_were_drawn_still_holds_with_its_hash() -> None:
    before = json.loads(READABLE.read_bytes())
    assert "names" not in before
    assert problems(before) == ()
    for problem, found in zip(problems({**before, "names": "drawn"}), (OTHER_BEGINNING, OTHER_DEAL), strict=True):
        assert problem.startswith(found)


def test_a_match_with_drawn_names_holds_and_not_if_it_is_said_to_have_others(bluff: dict[str, Any]) -> None:
    assert bluff["names"] == "drawn"
    assert problems(bluff) == ()
    without = {key: value for key, value in bluff.items() if key != "names"}
    assert problems(without)[0].startswith(OTHER_BEGINNING)
    assert problems(without)[1].startswith(OTHER_DEAL)
    assert problems(without) == problems({**bluff, "names": "readable"})
    others = {card: "00000.word" if card == bluff["dealt"][0] else card for card in bluff["dealt"]}
    assert only_problem({**bluff, "dealt": [*others.values()]}).startswith(OTHER_DEAL)


def test_a_match_that_nobody_salted_holds_and_is_said_to_be_the_tables_alone() -> None:
    evening = Evening(1, "bluff")
    unsalted = [entry for entry in evening.log[:6] if not isinstance(entry, log.Salted | log.Acted | log.TimerElapsed)]
    told = evidence([log.written(entry) for entry in (*unsalted, log.Closed(99))], 1)
    assert told["salts"] == []
    assert problems(told) == ()
    order = verify(json.dumps(told).encode()).order
    assert "nobody gave salt, and the match began at 4. So the table alone made the chance." in order


def test_a_first_seat_that_was_not_drawn_is_found_out(bluff: dict[str, Any]) -> None:
    assert bluff["first_by"] == "drawn"
    drawn = bluff["first"]
    found, *_ = problems({**bluff, "first": 1 - drawn})
    assert found == (
        f"The first seat is said to have been drawn: the seed and the salts give {drawn}, not {1 - drawn}."
    )


def test_a_first_seat_cannot_have_been_found_in_a_way_that_the_game_does_not_know(bluff: dict[str, Any]) -> None:
    for wrong in ({"first_by": "cut"}, {"first_by": "cut", "first": None}, {"first_by": "chosen", "first": None}):
        assert problems({**bluff, **wrong})[0].startswith("The first seat cannot have been found so")
    cut = evidence(Evening(1, "out-of-control").closed(), None)
    assert (cut["first"], cut["first_by"], problems(cut)) == (None, "cut", ())
    for other in ({"first_by": "next"}, {"first_by": "next", "first": 0}, {"first_by": "cut", "first": 0}):
        assert problems({**cut, **other})[0].startswith("The first seat cannot have been found so")


def test_it_says_how_the_first_seat_was_found() -> None:
    evening = Evening(1, "bluff")
    evening.write(log.Started(evening.now, "another seed", rematch=True))
    evening.write(log.Stopped(evening.now))
    evening.write(log.Changed(evening.now, first=1))
    evening.write(log.Started(evening.now, "a third seed", rematch=True))
    evening.write(log.Stopped(evening.now))
    first, second, third = (evidence(evening.written(), number) for number in (1, 2, 3))
    assert [told["first_by"] for told in (first, second, third)] == ["drawn", "next", "chosen"]
    assert (second["first"], third["first"]) == (1 - first["first"], 1)
    for told, said in ((second, "the seat after the first one"), (third, "The host had chosen who begins")):
        assert problems(told) == ()
        assert said in verify(json.dumps(told).encode()).order


def test_an_act_against_the_rules_is_named_by_its_number(bluff: dict[str, Any]) -> None:
    acts = [list(act) for act in bluff["acts"]]
    acts[2] = [acts[2][0], {"act": "throw", "card": "not-in-hand.word"}]
    assert only_problem({**bluff, "acts": acts}).startswith("Act number 3 is refused by the rules: ")


def test_an_act_of_another_seat_is_found_out(bluff: dict[str, Any]) -> None:
    first = [1 - bluff["acts"][0][0], bluff["acts"][0][1]]
    assert only_problem({**bluff, "acts": [first, *bluff["acts"][1:]]}).startswith("Act number 1 is refused")


def test_an_act_left_out_is_found_out(bluff: dict[str, Any]) -> None:
    assert only_problem({**bluff, "acts": bluff["acts"][1:]}).startswith("Act number 1 is refused")
    assert "the acts lead to no end" in only_problem({**bluff, "acts": bluff["acts"][:-1]})


def test_an_act_after_the_end_is_found_out(bluff: dict[str, Any]) -> None:
    after = len(bluff["acts"]) + 1
    more = {**bluff, "acts": [*bluff["acts"], [0, {"act": "block"}]]}
    assert only_problem(more) == f"Act number {after} is refused by the rules: The game is over."


def test_another_result_is_found_out(bluff: dict[str, Any]) -> None:
    won = {**bluff["result"], "winners": [1 - bluff["result"]["winners"][0]]}
    assert only_problem({**bluff, "result": won}).startswith("The result differs: the acts lead to ")
    assert only_problem({**bluff, "result": None}).endswith("and the file says no end.")


def test_rules_of_another_version_are_not_judged(bluff: dict[str, Any]) -> None:
    assert "played by version 99 of the rules of Bluff" in only_problem({**bluff, "rules": 99})


def test_a_game_that_is_not_known_is_named(bluff: dict[str, Any]) -> None:
    assert only_problem({**bluff, "game": "whist"}) == "This Parlour has no game 'whist'."


def test_settings_that_no_match_can_have_are_named(bluff: dict[str, Any]) -> None:
    assert "No match can begin like this: options: Bluff has no option 'cheat'" in only_problem(
        {**bluff, "options": {"cheat": True}}
    )
    assert "Bluff is for 2 players" in problems({**bluff, "seats": 5})[-1]


def test_the_deck_is_in_the_file_and_nowhere_else(bluff: dict[str, Any]) -> None:
    assert only_problem({**bluff, "deck": None}) == "The deck is missing: Bluff is played with one."
    assert "deck" in only_problem({**bluff, "deck": "en/cell-biology"})
    other = dump(load("en/music", "bluff"))
    assert problems({**bluff, "deck": other})[-1].startswith("Act number")


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\xff\xfe",
        b"{",
        b"[]",
        b"null",
        b"7",
        b"{}",
        b'{"seed": "\\ud800"}',
        b"[" * 100_000,
        b'{"options": ' + b'{"a":' * 100_000,
        b"9" * 10_000,
    ],
    ids=lambda content: content[:12].decode(errors="replace"),
)
def test_a_file_that_is_no_evidence_is_called_so(content: bytes) -> None:
    (problem,) = verify(content).problems
    assert problem.startswith("This is not the evidence of a match: ")


def test_whatever_is_done_to_a_file_there_is_an_answer(bluff: dict[str, Any], soak: int) -> None:
    """Values are put where they do not belong, everywhere in the file."""
    rng = random.Random(7)
    for _ in range(300 * soak):
        told = json.loads(json.dumps(bluff))
        spoil(told, rng)
        assert all(isinstance(problem, str) for problem in problems(told))


def spoil(told: Any, rng: random.Random) -> None:
    inside = list(told) if isinstance(told, dict) else range(len(told))
    place = rng.choice(inside)
    if isinstance(told[place], dict | list) and told[place] and rng.random() < 0.8:
        spoil(told[place], rng)
    else:
        told[place] = rng.choice([None, -1, 10**30, 1.5, True, "", "\x00", "\u202e", "é" * 5000, [], {}, [[]], [0, {}]])


def test_what_a_match_is_worth_does_not_depend_on_who_verifies_it() -> None:
    """The deck of a table is somebody's own, and may be gone by then: it is in the file."""
    told = evidence(Evening(2, "traitor-word").closed(), 1)
    assert told["deck"] == dump(DECKS["traitor-word"]) != dump(load("en/words", "traitor-word"))
    assert problems(told) == ()
