"""A closed table's log keeps nobody's words, and is as good a log as before."""

from __future__ import annotations

from typing import Any, get_args, get_type_hints

import msgspec
import pytest
from msgspec import UNSET

import parlour
from parlour.engine.act import Text, Texts, open_fields
from parlour.engine.text import fold
from parlour.table.log import entry as log
from parlour.table.log.reading import hashes_needed
from parlour.table.log.scrubbing import ended, for_guests, scrubbed
from parlour.table.room.apply import apply
from parlour.table.room.table import Table
from tests.properties.settings import DECKS
from tests.table.proof.evenings import DECIDING, MARK, OWN_WORDS, Evening, matches, newcomer, words_of

evenings = pytest.mark.parametrize("seed", range(5))


def acts_of(entries: list[bytes], tag: str) -> list[dict[str, Any]]:
    read = [log.read(content) for content in entries]
    return [entry.act for entry in read if isinstance(entry, log.Acted) and entry.act["act"] == tag]


def test_nothing_that_people_wrote_survives(soak: int) -> None:
    seen = set()
    for seed in range(25 * soak):
        entries = Evening(seed).closed()
        seen |= {(tag, field) for tag, field in OWN_WORDS for act in acts_of(entries, tag) if MARK in str(act)}
        seen |= {(tag, field) for tag, field in DECIDING for act in acts_of(entries, tag) if act.get(field)}
        for number, content in enumerate(map(bytes.decode, scrubbed(entries)), start=1):
            assert MARK not in content, f"evening {seed}, entry {number}"
            assert '"word":' not in content, f"evening {seed}, entry {number}"
    assert seen == OWN_WORDS | DECIDING, "something was never written in any of the evenings"


def test_for_guests_only_the_words_of_the_game_are_left() -> None:
    for seed in range(5):
        entries = Evening(seed, "traitor-word", "talkitout", "bluff").written()
        left = for_guests(entries)
        assert MARK not in b"".join(left).decode()
        for tag in ("say", "out"):
            assert acts_of(left, tag) == acts_of(entries, tag)


@evenings
def test_every_match_goes_as_it_went_but_those_that_rest_on_words_are_over(seed: int) -> None:
    entries = Evening(seed).closed()
    before, guests, after = matches(entries), matches(for_guests(entries)), matches(scrubbed(entries))
    assert len(before) == len(guests) == len(after) == len(parlour.games)
    for was, told, now in zip(before, guests, after, strict=True):
        assert was is not None
        assert was.result is not None
        assert (now is None) == bool(words_of(was))
        for again in (told,) if now is None else (told, now):
            assert again is not None
            goes_as_it_went(again, was)


def goes_as_it_went(now: parlour.Match, was: parlour.Match) -> None:
    assert now.result == was.result
    assert now.header == was.header
    assert [(seat, type(act)) for seat, act in now.log()] == [(seat, type(act)) for seat, act in was.log()]
    for you in (None, *range(was.header.seats)):
        assert [in_short(event) for event in now.events(you)] == [in_short(event) for event in was.events(you)]


def in_short(event: dict[str, Any]) -> dict[str, Any]:
    """The event without what somebody wrote in it."""
    return {key: value for key, value in event.items() if key not in ("text", "answers")}


@evenings
def test_every_entry_stays_in_its_place_with_its_kind_and_its_time(seed: int) -> None:
    entries = Evening(seed).closed()
    before, after = (
        [(type(entry), entry.at) for entry in map(log.read, some)] for some in (entries, scrubbed(entries))
    )
    assert before == after


@evenings
def test_scrubbing_twice_is_scrubbing_once(seed: int) -> None:
    once = scrubbed(Evening(seed).closed())
    assert scrubbed(once) == once


def test_every_typed_field_is_known_to_be_peoples_own_or_to_decide() -> None:
    typed = {
        (tag, field): opened
        for game in parlour.games.values()
        for tag, kind in game.acts.items()
        for field, opened in open_fields(kind).items()
        if isinstance(opened, Text | Texts)
    }
    assert typed.keys() == OWN_WORDS | DECIDING
    assert {place for place, opened in typed.items() if isinstance(opened, Text) and opened.decides} == DECIDING


def test_every_field_of_an_entry_that_could_hold_words_is_known() -> None:
    """If this fails, there is a new one: scrub it, or say here that it stays."""
    scrubbed_fields = {"Made.host", "PersonJoined.who", "Renamed.name", "Renamed.avatar"}
    scrubbed_fields |= {"Acted.act", "Acted.id", "TicketGiven.ticket", "Moved.token"}
    scrubbed_fields |= {"Made.deck", "Changed.deck", "Started.deck"}
    settings = {"Made.game", "Made.options", "Made.of_class", "Changed.game", "Changed.options"}
    chance = {"Made.seed", "Started.next_seed", "Salted.salt"}
    bots = {"BotAdded.name", "BotAdded.avatar", "BotAdded.level", "BotChanged.level"}
    fields = {
        f"{kind.__name__}.{field}"
        for kind in get_args(log.Entry)
        for field, form in get_type_hints(kind).items()
        if field in kind.__struct_fields__ and not is_wordless(form)
    }
    assert fields == scrubbed_fields | settings | chance | bots


def is_wordless(form: Any) -> bool:
    return not any(kind in str(form) for kind in ("str", "Any", "Newcomer"))


def test_people_become_numbers_and_bots_keep_their_names() -> None:
    table = Table("", DECKS)
    for content in scrubbed(Evening(1, "talkitout").closed()):
        apply(table, log.read(content))
    assert [person.name for person in table.company.people] == ["Player 1", "Player 2", "Player 3"]
    assert [person.avatar for person in table.company.people] == ["fox", "fox", "hare"]
    assert [bot.name for bot in table.bots] == ["Fern"]


def test_a_host_without_a_seat_has_no_name_afterwards_either() -> None:
    made = log.Made(1, "bluff", newcomer(None), "seed")
    joined = log.PersonJoined(2, newcomer("Ben"))
    host, guest = map(log.read, scrubbed([log.written(made), log.written(joined)]))
    assert isinstance(host, log.Made)
    assert host.host.name is None
    assert isinstance(guest, log.PersonJoined)
    assert guest.who.name == "Player 1"


def test_salts_and_seeds_stay_for_the_cards_came_from_them() -> None:
    content = b"".join(scrubbed(Evening(1, "bluff").closed()))
    assert all(text in content for text in (b"the first seed", b"salt of 0", b"salt of 2"))


def test_of_acts_by_other_rules_nothing_stays_but_what_they_are_called() -> None:
    entries: list[log.Entry] = [
        log.Made(1, "bluff", newcomer("Ada"), "seed"),
        log.Started(2, "next", rules=99),
        log.Acted(3, 0, {"act": "sing", "song": f"a {MARK}"}),
        log.Acted(4, 0, {"act": "out", "word": f"a {MARK}"}),
    ]
    after = scrubbed([log.written(entry) for entry in entries])
    assert MARK.encode() not in b"".join(after)
    assert [entry.act for entry in map(log.read, after) if isinstance(entry, log.Acted)] == [
        {"act": "sing"},
        {"act": "out"},
    ]


def test_an_avatar_of_ours_stays_and_a_made_up_one_goes() -> None:
    ours = log.PersonJoined(1, log.Newcomer("Ada", "hare", "hash"))
    made_up = log.PersonJoined(2, newcomer("Ben"))
    after = [log.read(content) for content in scrubbed([log.written(ours), log.written(made_up)])]
    assert [entry.who.avatar for entry in after if isinstance(entry, log.PersonJoined)] == ["hare", "fox"]


def test_words_that_the_rules_look_at_go_and_the_match_with_them() -> None:
    entries = Evening(1, "traitor-word", "bluff").closed()
    after = scrubbed(entries)
    for tag in ("say", "accuse"):
        assert len(acts_of(entries, tag)) > 0
        assert acts_of(after, tag) == [{"act": tag}] * len(acts_of(entries, tag))
    starts = [entry for entry in map(log.read, after) if isinstance(entry, log.Started)]
    assert (starts[0].scrubbed, starts[0].deck) == (True, None)


def test_a_match_in_which_nobody_said_a_word_stays() -> None:
    evening = Evening(1, "bluff")
    evening.write(log.Changed(evening.now, "traitor-word"))
    evening.begin()
    *_, unsaid = matches(scrubbed(evening.closed()))
    assert unsaid is not None
    assert unsaid.log() == []


def test_no_option_of_any_game_can_hold_a_text_of_ones_own() -> None:
    """If this fails, there is a new one: scrub it from Made and Changed."""
    for game in parlour.games.values():
        schema = msgspec.json.schema(game.options)
        (fields,) = [part["properties"] for part in schema["$defs"].values()]
        for name, field in fields.items():
            forms = field.get("anyOf", [field])
            assert not [form for form in forms if form.get("type") == "string"], (game.name, name)


# ── decks that were brought along ───────────────────────────────────────────────────────────────────────────────────


def with_decks(*entries: log.Entry) -> list[log.Entry]:
    return [log.read(content) for content in scrubbed([log.written(entry) for entry in entries])]


def test_a_deck_that_was_brought_along_is_not_named_any_more_and_its_matches_are_over() -> None:
    ours, theirs = "a pack's hash", "0" * 64
    after = with_decks(
        log.Made(1, "bluff", newcomer("Ada"), "seed", f"brought/{theirs}"),
        log.PersonJoined(2, newcomer("Ben")),
        log.Started(3, "next", theirs),
        log.Stopped(4),
        log.Changed(5, game="bluff", locked=True),  # the same game: the deck stays
        log.Started(6, "next", "as an older Parlour called it"),
        log.Stopped(7),
        log.Changed(8, deck="en/music"),
        log.Started(9, "next", ours),
        log.Stopped(10),
        log.Changed(11, deck=f"brought/{theirs}"),
        log.Changed(12, game="talkitout"),  # another game: its own deck
        log.Started(13, "next", ours),
    )
    assert [entry.deck for entry in after if isinstance(entry, log.Made | log.Changed)] == [
        *(None, UNSET, "en/music", None, UNSET),
    ]
    starts = [(entry.deck, entry.scrubbed) for entry in after if isinstance(entry, log.Started)]
    assert starts == [(None, True), (None, True), (ours, False), (ours, False)]
    assert hashes_needed([log.written(entry) for entry in after]) == {ours}


def test_a_host_who_keeps_what_was_typed_keeps_the_decks_as_well() -> None:
    made = log.Made(1, "bluff", newcomer("Ada"), "seed", f"brought/{'0' * 64}")
    for keep in (True, False):
        closed = ended([log.written(made), log.written(log.Changed(2, keep=keep))], at=3)
        assert hashes_needed(closed) == ({"0" * 64} if keep else set())


def test_two_lies_still_differ_and_what_was_said_aloud_still_was() -> None:
    entries = Evening(1, *["talkitout"] * 20).closed()
    for tag, field in (("tell", "answers"), ("answer", "text")):
        before, after = acts_of(entries, tag), acts_of(scrubbed(entries), tag)
        assert [act.get(field) is None for act in before] == [act.get(field) is None for act in after]
        assert {act.get(field) is None for act in before} == {True, False}
    for tell in acts_of(scrubbed(entries), "tell"):
        assert tell.get("answers") is None or fold(tell["answers"][0]) != fold(tell["answers"][1])


def test_a_match_that_was_broken_off_is_scrubbed_too() -> None:
    evening = Evening(1, "talkitout")
    match = evening.begin()
    before = evening.texts
    while evening.texts == before:
        seat, act = evening.move(match)
        evening.log.append(
            log.TimerElapsed(evening.now) if seat == parlour.CLOCK else log.Acted(evening.now, seat, act)
        )
    entries = evening.closed()
    assert MARK.encode() not in b"".join(scrubbed(entries))
    unfinished = matches(scrubbed(entries))[-1]
    assert unfinished is not None
    assert unfinished.result is None
    assert (unfinished.waiting, unfinished.timer) == (match.waiting, match.timer)
