"""Bots in the lobby: who they are, and how well they play; for the host to choose, and for everybody to read."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from parlour.bots import CHARACTERS, character
from tests.browser.at_table import SMALL, add_bots, deal, host, join, whole
from tests.browser.company import Company
from tests.browser.conftest import Shot
from tests.browser.looking import settle
from tests.browser.scenes import Galleries, Scene


def chair(page: Page, name: str) -> Locator:
    return page.locator(".seats .seat").filter(has=page.get_by_text(name, exact=True))


def bots_in(page: Page) -> list[str]:
    """Their names, in the order in which they came."""
    return [text for text in page.locator(".seats b").all_inner_texts() if character(text) in CHARACTERS]


def test_the_host_chooses_how_well_a_bot_plays_and_everybody_reads_it(person: Company, shot: Shot) -> None:
    ada = person("Ada").page
    ben = person("Ben", phone=SMALL, theme="light", language="fr").page
    join(ben, host(ada, "Player of Honour"), "Ben")
    add_bots(ada, 1)
    (first,) = bots_in(ada)
    expect(chair(ada, first)).to_contain_text("bot, regular")
    expect(chair(ben, first)).to_contain_text("robot, habitué")

    chair(ada, first).click()
    sheet = ada.get_by_role("dialog")
    expect(sheet).to_contain_text(character(first).sentence["en"])
    whole(ada)
    shot(ada, "bot-sheet-evening")
    sheet.get_by_role("button", name="Expert").click()
    expect(sheet.get_by_role("button", name="Expert")).to_have_attribute("aria-pressed", "true")
    expect(sheet).to_contain_text("bot, expert")
    ada.keyboard.press("Escape")
    expect(chair(ada, first)).to_contain_text("bot, expert")
    add_bots_after(ada, 1)
    second = bots_in(ada)[1]
    expect(chair(ada, second)).to_contain_text("bot, expert")
    shot(ada, "bot-lobby-evening")
    whole(ada)

    shot(ben, "bot-lobby-small-light")
    chair(ben, second).click()
    sheet = ben.get_by_role("dialog")
    expect(sheet).to_contain_text(character(second).sentence["fr"])
    expect(sheet).to_contain_text("robot, expert")
    expect(sheet.get_by_role("button", name="Débutant")).to_have_count(0)
    whole(ben)
    shot(ben, "bot-sheet-small-light")
    ben.keyboard.press("Escape")

    chair(ada, first).click()
    ada.get_by_role("button", name=f"{first} begins").click()
    deal(ada)
    expect(ada.locator(".bands > .table")).to_contain_text(character(first).sentence["en"])
    ada.get_by_role("button", name="Menu").click()
    ada.get_by_role("button", name="People", exact=True).click()
    ada.get_by_role("dialog").get_by_role("button", name=re.compile(f"^{second}")).click()
    ada.get_by_role("dialog").get_by_role("button", name="Novice").click()
    expect(ada.get_by_role("dialog")).to_contain_text("bot, novice")


def add_bots_after(page: Page, already: int) -> None:
    page.get_by_role("button", name="Add a bot").click()
    expect(page.locator(".seats .key")).to_have_count(already + 1)


def test_during_a_match_a_tap_on_a_bot_says_who_it_is(gallery: Galleries) -> None:
    room = gallery()
    for game, others in (("bluff", ()), ("talkitout", ("Ben",))):
        scene = Scene(game, "Ada", *others)
        scene.bot(KNOWN.name)
        scene.chooses(first=0)
        scene.starts()
        page = room.show(scene, "Ada")
        page.locator(".bands > .others").get_by_role("button", name=re.compile(KNOWN.name)).click()
        expect(page.get_by_role("dialog")).to_contain_text(KNOWN.sentence["en"])
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        whole(page)


def test_whoever_guesses_reads_what_is_known_of_a_bot_of_honour(gallery: Galleries, shot: Shot) -> None:
    scene = Scene("player-of-honour", "Ada", "Ben")
    scene.bot(KNOWN.name)
    scene.chooses(first=2)
    scene.starts()
    ada = gallery().show(scene, "Ada")
    ben = gallery(phone=SMALL, theme="light", language="fr").show(scene, "Ben")
    expect(ada.locator(".bands > .table")).to_contain_text(KNOWN.sentence["en"])
    expect(ben.locator(".bands > .table")).to_contain_text(KNOWN.sentence["fr"])
    for page, which in ((ada, "evening"), (ben, "small-light")):
        whole(page)
        shot(page, f"bot-of-honour-{which}")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_whoever_waits_for_bots_only_hurries_them_by_key_by_the_felt_and_by_the_portrait(
    gallery: Galleries, shot: Shot, language: str
) -> None:
    scene = Scene("bluff", "Ada")
    scene.bot(KNOWN.name)
    scene.chooses(first=1)
    scene.starts()
    page = gallery(phone=SMALL, language=language).show(scene, "Ada")
    hurry = page.get_by_role("button", name=re.compile("Tap the table|Touche la table"))
    expect(hurry).to_be_visible()
    settle(page)
    whole(page)
    shot(page, f"hurry-{language}")
    hurry.press("Enter")
    expect(hurry).to_have_class(re.compile("unseen"))
    assert scene.table.steps.count == 2, "the deal, and what it has done"
    felt(page).click(position={"x": 4, "y": 24})
    expect(hurry).to_have_count(0)
    assert scene.match.waiting == (0,)
    shot(page, f"hurried-{language}")


def felt(page: Page) -> Locator:
    return page.locator(".bands > .table")


def test_a_tap_on_the_bot_that_is_waited_for_hurries_it_and_a_card_on_the_felt_hurries_nobody(
    gallery: Galleries,
) -> None:
    scene = Scene("bluff", "Ada")
    scene.bot(KNOWN.name)
    scene.chooses(first=1)
    scene.starts()
    page = gallery().show(scene, "Ada")
    felt(page).locator("button:enabled").last.click(force=True)
    page.keyboard.press("Escape")
    assert scene.table.steps.count == 1
    page.locator(".bands > .others").get_by_role("button", name=re.compile(KNOWN.name)).click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    scene.hurries()
    expect(page.get_by_role("button", name="Tap the table to hurry the bots")).to_have_count(0)
    assert scene.match.waiting == (0,), "the tap, and then the scene, have moved it twice"


def test_the_host_sets_the_bots_pace_in_the_lobby_and_in_the_menu(person: Company, shot: Shot) -> None:
    ada = person("Ada", phone=SMALL).page
    ben = person("Ben").page
    join(ben, host(ada, "Player of Honour"), "Ben")
    expect(ada.get_by_role("group", name="How fast bots play")).to_have_count(0)
    add_bots(ada, 1)
    ada.get_by_role("button", name="Change").click()
    pace = ada.get_by_role("group", name="How fast bots play")
    expect(pace.get_by_role("button", pressed=True)).to_have_text("Usual")
    pace.get_by_role("button", name="Calm").click()
    expect(pace.get_by_role("button", pressed=True)).to_have_text("Calm")
    pace.scroll_into_view_if_needed()
    whole(ada)
    shot(ada, "pace-setup")
    ada.get_by_role("button", name="Done").click()
    deal(ada)
    for page, may in ((ada, True), (ben, False)):
        page.get_by_role("button", name="Menu", exact=True).click()
        page.get_by_role("button", name="Settings").click()
        expect(page.get_by_role("dialog").get_by_role("group").first).to_be_visible()
        expect(page.get_by_role("group", name="How fast bots play")).to_have_count(int(may))
    expect(ada.get_by_role("group", name="How fast bots play").get_by_role("button", pressed=True)).to_have_text("Calm")
    whole(ada)
    shot(ada, "pace-menu")


KNOWN = CHARACTERS[0]
