"""A closed table's log keeps nobody's words, and is as good a log as before."""

from __future__ import annotations

from typing import Any, get_type_hints

import pytest

import parlour
from parlour.engine.act import Text, Texts, open_fields
from parlour.engine.text import fold
from parlour.table import entry as log
from parlour.table.privacy import scrubbed
from parlour.table.table import Table
from tests.properties.settings import DECKS
from tests.table.keeping.evenings import MARK, OWN_WORDS, Evening, matches, newcomer

evenings = pytest.mark.parametrize("seed", range(5))

DECIDING = {("say", "word"), ("out", "word")}
"""What is typed and is part of the game: the chain of Traitor Word, and what Bluff's Wild stands for."""


def acts_of(entries: list[bytes], tag: str) -> list[dict[str, Any]]:
    read = [log.read(content) for content in entries]
    return [entry.act for entry in read if isinstance(entry, log.Acted) and entry.act["act"] == tag]


def test_nothing_that_people_wrote_survives(soak: int) -> None:
    seen = set()
    for seed in range(25 * soak):
        entries = Evening(seed).closed()
        seen |= {(tag, field) for tag, field in OWN_WORDS for act in acts_of(entries, tag) if MARK in str(act)}
        for number, content in enumerate(scrubbed(entries), start=1):
            assert MARK not in content.decode(), f"evening {seed}, entry {number}"
    assert seen == OWN_WORDS, "something was never written in any of the evenings"


@evenings
def test_every_match_goes_as_it_went(seed: int) -> None:
    entries = Evening(seed).closed()
    before, after = matches(entries), matches(scrubbed(entries))
    assert len(before) == len(after) == len(parlour.games)
    for was, now in zip(before, after, strict=True):
        assert was.result is not None
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
    scrubbed_fields = {"Made.host", "Joined.who", "Renamed.name", "Renamed.avatar"}
    scrubbed_fields |= {"Acted.act", "Acted.id", "TicketGiven.ticket", "Moved.token"}
    settings = {"Made.game", "Made.deck", "Made.options", "Changed.game", "Changed.deck", "Changed.options"}
    chance = {"Made.seed", "Started.next_seed", "Started.deck", "Salted.salt"}
    bots = {"BotAdded.name", "BotAdded.avatar", "BotAdded.level", "BotChanged.level"}
    fields = {
        f"{kind.__name__}.{field}"
        for kind in log.Entry.__subclasses__()
        for field, form in get_type_hints(kind).items()
        if field in kind.__struct_fields__ and not is_wordless(form)
    }
    assert fields == scrubbed_fields | settings | chance | bots


def is_wordless(form: Any) -> bool:
    return not any(kind in str(form) for kind in ("str", "Any", "Newcomer"))


def test_people_become_numbers_and_bots_keep_their_names() -> None:
    table = Table("", DECKS)
    for content in scrubbed(Evening(1, "talkitout").closed()):
        table.apply(log.read(content))
    assert [person.name for person in table.company.people] == ["Player 1", "Player 2", "Player 3"]
    assert [person.avatar for person in table.company.people] == ["fox", "fox", "hare"]
    assert [bot.name for bot in table.bots] == ["Fern"]


def test_a_host_without_a_seat_has_no_name_afterwards_either() -> None:
    made = log.Made(1, "bluff", newcomer(None), "seed")
    joined = log.Joined(2, newcomer("Ben"))
    host, guest = map(log.read, scrubbed([log.written(made), log.written(joined)]))
    assert isinstance(host, log.Made)
    assert host.host.name is None
    assert isinstance(guest, log.Joined)
    assert guest.who.name == "Player 1"


def test_salts_and_seeds_stay_for_the_cards_came_from_them() -> None:
    content = b"".join(scrubbed(Evening(1, "bluff").closed()))
    assert all(text in content for text in (b"the first seed", b"salt of 0", b"salt of 2"))


def test_of_acts_by_other_rules_nothing_stays_but_what_they_are_called() -> None:
    entries = [
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
    ours = log.Joined(1, log.Newcomer("Ada", "hare", "hash"))
    made_up = log.Joined(2, newcomer("Ben"))
    after = [log.read(content) for content in scrubbed([log.written(ours), log.written(made_up)])]
    assert [entry.who.avatar for entry in after if isinstance(entry, log.Joined)] == ["hare", "fox"]


def test_words_that_the_rules_look_at_stay() -> None:
    entries = Evening(1, "traitor-word", "bluff").closed()
    for tag in ("say", "out"):
        assert acts_of(entries, tag)
        assert acts_of(scrubbed(entries), tag) == acts_of(entries, tag)


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
        evening.log.append(log.Elapsed(evening.now) if seat == parlour.CLOCK else log.Acted(evening.now, seat, act))
    entries = evening.closed()
    assert MARK.encode() not in b"".join(scrubbed(entries))
    unfinished = matches(scrubbed(entries))[-1]
    assert unfinished.result is None
    assert (unfinished.waiting, unfinished.timer) == (match.waiting, match.timer)
