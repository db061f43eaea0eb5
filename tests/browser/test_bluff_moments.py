"""Block and Out at a table of Bluff, frame by frame: who sees what, and that no word comes before what it is about."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from parlour import decks
from parlour.table.live.deck_cache import printed
from tests.browser.conftest import Shot
from tests.browser.devices import Size
from tests.browser.duel import SPARE, WHOLE, Duel
from tests.browser.looking import reading_is_whole
from tests.browser.scenes import Galleries
from tests.browser.stills import at, halts, seen_until

CAUGHT = (*SPARE, "enzyme.word", *WHOLE, "ribosome.definition", "plasmid.word")
"""Noor calls Block at once, and Sami's hand is complete."""
COMES_OUT = re.compile(
    "complete|Caught|catch|play on|picks one|Your pick|draws|false|all is right|wins|needed|go Out on"
)
SEES: dict[str, tuple[str | None, dict[str, Any]]] = {
    "caller": ("Noor", {"phone": (390, 664)}),
    "other": ("Sami", {"screen": (1366, 768), "theme": "light"}),
    "small": ("Sami", {"phone": (320, 568)}),
    "low": ("Noor", {"phone": (844, 390)}),
    "tv": (None, {"screen": (1920, 1080)}),
    "watcher": (None, {"phone": (390, 844)}),
}


def shown(page: Page, selector: str) -> int:
    return sum(one.is_visible() for one in page.locator(selector).all())


def told(page: Page) -> str:
    """All that can be read, and all that a screen reader could say."""
    return str(page.evaluate("() => document.body.innerText"))


def opened(gallery: Galleries, duel: Duel, sees: str) -> Page:
    who, device = SEES[sees]
    page = gallery(**device).show(duel, who, screen=sees == "tv")
    if sees != "tv":
        expect(page.locator(".rail .step h2")).to_be_visible()
    halts(page)
    return page


@pytest.mark.parametrize("success", [True, False], ids=["caught", "in vain"])
@pytest.mark.parametrize("sees", SEES)
def test_a_block_is_seen_before_it_is_told(gallery: Galleries, shot: Shot, sees: str, success: bool) -> None:
    duel = Duel(*CAUGHT) if success else Duel()
    held = duel.match.view(1)["hand"]
    page = opened(gallery, duel, sees)
    duel.plays(0, {"act": "block"})
    expect(page.locator("[data-place=verdict]")).to_be_attached()
    is_open = sees not in ("tv", "watcher")
    brackets = 2 if success and is_open else 0
    for time, cards, proof, said in (
        (400, 0, 0, 0),
        (1650, 5, 0, 0),
        (2300, 5, brackets, 0),
        (2600, 5, brackets, 1),
    ):
        at(page, time)
        there = "[data-place~='shown-{}']"
        seen = [
            sum(shown(page, there.format(slot)) for slot in range(5)),
            shown(page, ".bracket"),
            shown(page, "[data-place=verdict]"),
        ]
        assert seen == [cards, proof, said], f"at {time}"
        if time < 2350:
            assert not COMES_OUT.search(told(page)), f"told at {time}"
        shot(page, f"bluff-block-{sees}-{success}-{time}")
    texts = printed(duel.table).texts
    lies = page.locator("[data-place=evidence] .txt").all_text_contents()
    if not is_open:
        assert lies == []
    elif success:
        assert sorted(lies) == sorted(texts[card] for card in held)
    else:  # as it is held: nothing is put together
        assert lies == [texts.get(card, "May stand for any one Word.") for card in held]


def lays(duel: Duel, *, right: bool) -> None:
    """Sami lays the hand that is complete: as it is right, or with one card on the wrong side."""
    three, two = [*WHOLE[:3]], ["ribosome.word", "ribosome.definition"]
    if not right:
        three[2], two[0] = two[0], three[2]
    duel.plays(1, {"act": "out", "trio": three, "pair": two})


@pytest.mark.parametrize("right", [True, False], ids=["right", "false"])
@pytest.mark.parametrize("sees", SEES)
def test_an_out_is_proved_before_it_is_told_and_then_the_other_hand_turns_up(
    gallery: Galleries, shot: Shot, sees: str, right: bool
) -> None:
    duel = Duel(*CAUGHT, rounds=2)
    duel.takes_turn(0)
    page = opened(gallery, duel, sees)
    lays(duel, right=right)
    expect(page.locator("[data-place=verdict]")).to_be_attached()
    proved = 2 if right else 1  # what is wrong is wrong; of the rest nothing is known
    hand = 0 if sees == "tv" else 5
    for time, cards, proof, said, other in (
        (390, 0, 0, 0, 0),
        (1250, 5, 0, 0, 0),
        (2200, 5, proved, 0, 0),
        (2500, 5, proved, 1, 0),
        (3300, 5, proved, 1, hand),
    ):
        at(page, time)
        places = ("[data-place~='shown-{}']", "[data-place~='other-{}']")
        laid, theirs = (sum(shown(page, place.format(slot)) for slot in range(5)) for place in places)
        assert [laid, shown(page, ".bracket"), shown(page, "[data-place=verdict]"), theirs] == [
            cards,
            proof,
            said,
            other,
        ], f"at {time}"
        if time < 2300:
            assert not COMES_OUT.search(told(page)), f"told at {time}"
        shot(page, f"bluff-out-{sees}-{right}-{time}")


def test_what_a_blind_choice_takes_goes_to_the_pile_after_a_finger_has_passed(gallery: Galleries) -> None:
    duel = Duel()
    duel.plays(0, {"act": "block"})
    page = opened(gallery, duel, "tv")
    duel.plays(1, {"act": "choose", "slot": 3})
    expect(page.locator("[data-place~=back-3]")).to_be_attached()
    at(page, 500)
    assert shown(page, ".bl:not(.likeness)") == 0
    at(page, 1100)
    assert shown(page, ".bl:not(.likeness)") == 1


def test_the_curtain_call_turns_both_hands_up_and_says_one_true_thing_of_each(gallery: Galleries, shot: Shot) -> None:
    duel = Duel(*CAUGHT)
    duel.takes_turn(0)
    for sees in ("caller", "small", "low", "other", "tv"):
        page = opened(gallery, duel, sees)
        if duel.match.result is None:
            lays(duel, right=True)
        seen_until(page, ".call")
        at(page, 60_000)
        shot(page, f"bluff-curtain-{sees}")
        expect(page.locator(".call .tabs li")).to_have_count(10)
        expect(page.locator(".call")).to_contain_text("held out a whole turn without a call")


# ── on the television ─────────────────────────────────────────────────────────────────────────────────────────────────

TRIO = ("mitochondrion.word", "mitochondrion.definition", "mitochondrion.example")
PAIR = ("ribosome.word", "ribosome.definition")
FURTHER = ("lysosome", "vacuole", "flagellum", "gene", "enzyme", "plasmid", "nucleus", "mitosis", "osmosis", "virus")
KINDS = ("definition", "example")


def longwinded() -> dict[str, Any]:
    """A deck in which every sentence has all the letters that it may have."""

    def sentence(number: int, kind: str) -> str:
        begins = f"Whoever reads the {kind} of number {number} here "
        return (begins + "finds a sentence that goes on and on, " * 8)[:238].rstrip(" ,") + "."

    terms = [
        {"id": term, "word": term, **{kind: sentence(number, kind) for kind in KINDS}}
        for number, term in enumerate(("mitochondrion", "ribosome", *FURTHER))
    ]
    about = {"game": "bluff", "title": "Long", "language": "en", "licence": "CC0-1.0", "author": "Parlour"}
    return {**about, "terms": terms}


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=["720p", "1080p"])
def test_the_television_shows_the_longest_sentence_whole(gallery: Galleries, shot: Shot, size: Size) -> None:
    """A definition may have 240 letters."""
    duel = Duel(
        *SPARE, "enzyme.word", *TRIO, *PAIR, "plasmid.definition", deck=decks.load(longwinded(), "bluff"), rounds=2
    )
    page = gallery(screen=size, reduced_motion=True).show(duel, screen=True)
    expect(page.locator("[data-place=up] .txt")).to_contain_text("definition of number 7")
    reading_is_whole(page)
    shot(page, f"bluff-tv-long-{size[1]}")
    duel.takes_turn(0)
    duel.plays(1, {"act": "out", "trio": list(TRIO), "pair": list(PAIR)})
    expect(page.locator("[data-reading='open card']")).to_have_count(5)
    reading_is_whole(page)


def test_the_television_tells_no_score_before_the_round_is_seen(gallery: Galleries) -> None:
    duel = Duel(*SPARE, "enzyme.word", *TRIO, *PAIR, "plasmid.word", rounds=2)
    duel.takes_turn(0)
    page = gallery(screen=(1280, 720)).show(duel, screen=True)
    sami = page.locator(".people .p").last
    expect(sami).to_contain_text("won 0 of 2")
    halts(page)
    duel.plays(1, {"act": "out", "trio": list(TRIO), "pair": list(PAIR)})
    expect(page.locator("[data-place=verdict]")).to_be_attached()
    at(page, 1000)
    expect(sami).to_contain_text("won 0 of 2")
    seen_until(page, ".now-step")
    expect(sami).to_contain_text("won 1 of 2")
