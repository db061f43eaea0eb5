"""From the front door to a match: joining, hosting, playing alone; on phones of every size, in both languages."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from parlour.decks import find, proposed_pack
from tests.browser.at_table import SMALL, TITLES, code_of, host, whole
from tests.browser.company import Company
from tests.browser.conftest import Shot
from tests.browser.looking import no_sideways_scroll, reading_is_whole
from tests.browser.scenes import Galleries, Scene


def hosted(page: Page) -> str:
    page.goto("/")
    page.get_by_role("button", name="Host a table").click()
    return code_of(page)


def test_the_front_door_can_be_used_by_everybody(person: Company) -> None:
    people = person("Ada"), person("Ben", phone=SMALL, theme="light"), person("Cleo", screen=(1440, 900))
    for one in people:
        one.page.goto("/")
        expect(one.page.get_by_role("heading", name="Parlour")).to_be_visible()
        whole(one.page)


def test_a_friend_joins_with_the_code_and_one_tap(person: Company) -> None:
    ada, ben = person("Ada"), person("Ben", phone=SMALL)
    code = hosted(ada.page)
    whole(ada.page)
    ben.page.goto("/")
    expect(ben.page.get_by_label("Got a code from a friend?")).to_be_focused()
    ben.page.keyboard.type(code.lower())
    ben.page.get_by_role("button", name="Join the table").click()
    name = ben.page.get_by_label("Your name")
    expect(name).not_to_have_value("")
    adas = ada.page.locator(".seats .cameo use").get_attribute("href")
    assert adas is not None
    taken = ben.page.get_by_role("radio", disabled=True)
    expect(taken).to_have_value(adas.removeprefix("#av-"))
    expect(ben.page.get_by_role("radio", checked=True)).to_be_enabled()  # an animal that is free is proposed
    whole(ben.page)
    name.fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    expect(ada.page.get_by_text("Ben", exact=True)).to_be_visible()
    ben.page.get_by_role("button", name="I know it").click()
    expect(ben.page.get_by_text("deals when everybody is here")).to_be_visible()
    whole(ben.page)


def test_the_widest_code_fits_the_smallest_phone(gallery: Galleries) -> None:
    lobby = gallery(phone=SMALL).show(Scene("talkitout", "Ada"), "Ada")
    lobby.locator(".invite .code").evaluate("code => { code.textContent = 'WWWWW' }")
    no_sideways_scroll(lobby)


def test_a_person_alone_is_asked_which_game_the_last_one_first_and_is_at_a_table_with_bots(person: Company) -> None:
    ada = person("Ada")
    host(ada.page, "Bluff")
    ada.page.goto("/")
    ada.page.get_by_role("button", name="Play against bots").click()
    games = ada.page.get_by_role("dialog", name="Which game?").locator(".game")
    expect(games.first).to_contain_text("Bluff")
    for title in TITLES:
        expect(games.filter(has_text=title)).to_be_visible()
    whole(ada.page)
    games.filter(has_text="Out of Control").click()
    expect(ada.page.locator(".seats .key")).to_have_count(2)
    ada.page.get_by_role("button", name="Deal for three").click()
    ada.page.get_by_role("button", name="I know it").click()
    expect(ada.page.locator("h1")).to_have_text("Out of Control")


def test_a_cover_opens_a_table_of_its_game(person: Company) -> None:
    ada = person("Ada")
    for title in TITLES:
        host(ada.page, title)
        expect(ada.page.get_by_role("heading", name=title, exact=True)).to_be_visible()


def test_three_cards_say_goal_turn_and_winning_once_before_the_deal(person: Company) -> None:
    ada = person("Ada")
    ada.page.goto("/")
    ada.page.get_by_role("button", name="Play against bots").click()
    ada.page.get_by_role("dialog").get_by_role("button", name="#TalkItOut").click()
    ada.page.get_by_role("button", name=re.compile("Deal for")).click()
    for place in (1, 2, 3):
        expect(ada.page.get_by_text(f"{place} of 3")).to_be_visible()
        expect(ada.page.locator(".drawing")).to_be_visible()
        whole(ada.page)
        expect(ada.page.locator("h1")).to_have_text("Your table")  # nothing is dealt while somebody reads
        ada.page.get_by_role("button", name="Next" if place < 3 else "Let’s play", exact=True).click()
    expect(ada.page.locator("h1")).to_have_text("#TalkItOut")
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    ada.page.reload()
    expect(ada.page.locator(".rail")).to_be_visible()
    expect(ada.page.get_by_role("dialog")).to_have_count(0)


def test_a_wrong_code_is_met_kindly(person: Company) -> None:
    ada = person("Ada")
    ada.expects("404")
    ada.page.goto("/")
    ada.page.get_by_label("Got a code from a friend?").fill("BCDFG")
    ada.page.keyboard.press("Enter")
    expect(ada.page.get_by_role("alert")).to_contain_text("One letter off, perhaps?")
    ada.page.goto("/BCDFG")
    expect(ada.page.get_by_role("heading", name="No table has that code.")).to_be_visible()
    whole(ada.page)
    ada.page.goto("/no/such/page")
    expect(ada.page.get_by_role("heading", name="There is nothing here.")).to_be_visible()


def test_a_whole_link_may_be_pasted_and_people_are_called_as_they_like_shown_as_text(person: Company) -> None:
    ada, eve = person("Ada"), person("Eve")
    code = hosted(ada.page)
    ada.page.get_by_role("button", name=re.compile(r"\(you\)")).click()
    ada.page.get_by_label("Your name").fill("Ada")
    ada.page.get_by_role("radio", name="Owl").check(force=True)
    whole(ada.page)
    ada.page.get_by_role("button", name="That’s me").click()

    eve.page.goto("/")
    eve.page.get_by_label("Got a code from a friend?").fill(f"{ada.page.url}")
    eve.page.get_by_role("button", name="Join the table").click()
    expect(eve.page.get_by_text(f"Table {code}")).to_be_visible()
    expect(eve.page.get_by_text("Ada", exact=True)).to_be_visible()
    eve.page.get_by_label("Your name").fill("<img src=x>**b**")
    eve.page.get_by_role("button", name="Sit down").click()
    expect(ada.page.get_by_text("<img src=x>**b**", exact=True)).to_be_visible()
    assert ada.page.locator("img").count() == 0


def test_the_host_changes_game_deck_and_options(person: Company) -> None:
    ada, ben = person("Ada"), person("Ben")
    code = hosted(ada.page)
    ben.page.goto(f"/{code}")
    ada.page.get_by_role("button", name="Change").click()
    ada.page.get_by_role("button", name="Bluff").click()
    ada.page.get_by_role("combobox", name="Deck").select_option("fr/biologie-cellulaire")
    ada.page.get_by_role("button", name="two", exact=True).click()
    expect(ada.page.get_by_role("button", name="two", exact=True)).to_have_attribute("aria-pressed", "true")
    whole(ada.page)
    ada.page.get_by_role("button", name="Done").click()
    expect(ada.page.get_by_text("Biologie cellulaire · French")).to_be_visible()


def test_the_host_finds_a_deck_for_those_who_are_there(person: Company, shot: Shot) -> None:
    ada = person("Ada")
    host(ada.page, "Bluff")
    ada.page.get_by_role("button", name="Change").click()
    sheet = ada.page.get_by_role("dialog")
    decks = sheet.get_by_role("combobox", name="Deck").locator("option")
    expect(decks.filter(has_text="Astronomy")).to_have_text("Astronomy · 14+ · medium")
    sheet.get_by_label("Youngest player").select_option("12")
    sheet.get_by_label("What about").select_option("maths")
    expect(sheet.get_by_role("status")).to_have_text("One deck fits.")
    expect(decks).to_have_count(2)  # what lies on the table stays in sight
    expect(decks.filter(has_text="Geometry · 12+ · medium")).to_have_count(1)
    whole(ada.page)
    shot(ada.page, "levels-lobby")
    sheet.get_by_role("combobox", name="Deck").select_option("en/geometry")
    expect(decks).to_have_text(["Geometry · 12+ · medium"])
    expect(sheet.get_by_text("maths, school")).to_be_visible()
    sheet.get_by_role("button", name="Done").click()
    expect(ada.page.locator(".setrow")).to_contain_text("Geometry · English · 12+ · medium")
    ada.page.get_by_role("button", name="Change").click()
    sheet.get_by_role("button", name="Traitor Word").click()
    expect(decks.filter(has_text="238 words")).to_be_attached()
    expect(sheet.get_by_role("search")).to_have_count(0)  # two decks are seen at a glance


def test_settings_take_effect_at_once_and_stay(person: Company) -> None:
    ada = person("Ada", phone=SMALL)
    ada.page.goto("/#/settings")
    ada.page.get_by_role("button", name="Français").click()
    expect(ada.page.get_by_role("heading", name="Réglages")).to_be_visible()
    ada.page.get_by_role("button", name="Après-midi").click()
    ada.page.get_by_role("button", name="200").click()
    whole(ada.page)
    ada.page.goto("/")
    ada.page.reload()
    expect(ada.page.get_by_role("button", name="Ouvrir une table")).to_be_visible()
    assert ada.page.locator("html").get_attribute("data-theme") == "light"
    no_sideways_scroll(ada.page)


def test_light_and_dark_follow_the_device_at_once(gallery: Galleries) -> None:
    lobby = gallery().show(Scene("bluff", "Ada"), "Ada")
    light = lobby.locator("html[data-theme=light]")
    expect(light).to_have_count(0)
    lobby.emulate_media(color_scheme="light")
    expect(light).to_have_count(1)
    lobby.emulate_media(color_scheme="dark")
    expect(light).to_have_count(0)


FIRST = {language: find(proposed_pack("bluff", language)).title for language in ("en", "fr")}


@pytest.mark.parametrize(
    ("language", "chosen", "others"),
    [
        ("fr", None, [FIRST["fr"], "", "Deux cents sujets"]),
        ("en", None, [FIRST["en"], "", "Two hundred topics"]),
        ("en", "fr/questions", [FIRST["fr"], "", "Deux cents sujets"]),
    ],
)
def test_a_table_goes_on_in_the_language_of_its_cards(
    person: Company, language: str, chosen: str | None, others: list[str]
) -> None:
    """From game to game, also through one that has no deck; and the packs of the person's own language stand first."""
    ada = person("Ada", language=language)
    host(ada.page, "#TalkItOut")
    ada.page.get_by_role("button", name=re.compile("^(Change|Changer)$")).click()
    sheet = ada.page.get_by_role("dialog")
    own = {"en": "English", "fr": "français"}[language]
    expect(sheet.locator("optgroup").first).to_have_attribute("label", own)
    if chosen:
        sheet.get_by_role("combobox").select_option(chosen)
        expect(ada.page.locator(".setrow")).to_contain_text("Cent cinquante questions")
    for title, deck in zip(("Bluff", "Out of Control", "Player of Honour"), others, strict=True):
        sheet.get_by_role("button", name=title).click()
        expect(ada.page.locator(".setrow")).to_contain_text(title)
        if deck:
            expect(ada.page.locator(".setrow")).to_contain_text(deck)


def test_another_game_leads_on_to_its_deal(gallery: Galleries) -> None:
    scene = Scene("bluff", "Ada", "Ben")
    scene.starts()
    scene.plays_to_the_end()
    page = gallery().show(scene, "Ada")
    page.get_by_role("button", name="The story").click()
    page.get_by_role("button", name="Another game").click()
    sheet = page.get_by_role("dialog", name="What do we play?")
    sheet.get_by_role("button", name="Player of Honour").click()
    expect(page.locator("h1")).to_have_text("Your table")  # the last match is put away, and the choices stay open
    expect(sheet.get_by_role("button", name="Player of Honour")).to_have_attribute("aria-pressed", "true")
    whole(page)
    sheet.get_by_role("button", name="Deal for two").click()
    expect(page.locator("h1")).to_have_text("Player of Honour")
    expect(page.get_by_role("dialog", name="What do we play?")).to_have_count(0)


def test_another_game_takes_everybody_from_the_curtain_call_to_the_lobby(gallery: Galleries) -> None:
    scene = Scene("bluff", "Ada", "Ben")
    scene.starts()
    ben, room = gallery().show(scene, "Ben"), gallery(screen=(1280, 720)).show(scene, screen=True)
    expect(room.locator(".now-step")).to_be_visible()
    with scene.unseen():
        scene.plays_to_the_end()
    for page in (ben, room):
        expect(page.locator(".call .end")).to_be_visible()
    scene.asked("PATCH ", {"game": "player-of-honour"})
    expect(ben.locator("h1")).to_have_text("Your table")
    expect(room.get_by_text("Take out your phones.")).to_be_visible()
    reading_is_whole(room)
    for page in (ben, room):
        expect(page.locator(".call")).to_have_count(0)


def test_whoever_has_left_is_told_of_before_the_match_is_played_again(gallery: Galleries) -> None:
    scene = Scene("player-of-honour", "Ada", "Ben", "Cleo")
    scene.starts()
    scene.leaves("Cleo")
    scene.plays_to_the_end()
    for who in ("Ada", "Ben"):
        expect(gallery().show(scene, who).get_by_text("Cleo has left, and is not dealt in again.")).to_be_visible()


def test_whoever_has_left_is_told_of_also_where_the_match_has_been_put_away(gallery: Galleries) -> None:
    scene = Scene("player-of-honour", "Ada", "Ben", "Cleo")
    scene.starts()
    scene.leaves("Cleo")
    scene.plays_to_the_end()
    scene.chooses(game="bluff")
    for who in ("Ada", "Ben"):
        page = gallery().show(scene, who)
        expect(page.get_by_text("Cleo has left, and is not dealt in again.")).to_be_visible()
        whole(page)


def test_on_a_laptop_the_lobby_has_two_columns(gallery: Galleries) -> None:
    page = gallery(screen=(1366, 768)).show(Scene("talkitout", "Ada", "Ben", bots=3), "Ada")

    def lefts(chosen: str) -> list[float]:
        shown = page.locator(chosen).filter(visible=True).all()
        return [box["x"] for one in shown if (box := one.bounding_box())]

    invitation = page.locator(".invite").bounding_box()
    assert invitation is not None
    assert invitation["width"] == 400
    chairs = lefts(".seats > li")
    assert len(chairs) == 8
    assert len(set(chairs)) == 4
    assert min(chairs) > invitation["x"] + invitation["width"]
    games = lefts(".row .game")
    assert games[: len(TITLES)] == sorted(set(games)), "ours are in one row"
    assert page.locator(".table").evaluate("(table) => table.scrollHeight <= table.clientHeight")
    whole(page)
    page.locator(".row .game").filter(has_text="Bluff").click()
    expect(page.get_by_role("heading", name="At the table, 2 of 2")).to_be_visible()


@pytest.mark.parametrize("phone", [SMALL, (390, 664)])
def test_the_host_says_who_plays_with_whom(gallery: Galleries, phone: tuple[int, int]) -> None:
    scene = Scene("out-of-control", "Ada", "Ben", "Cleo", bots=1, teams=True)
    page = gallery(phone=phone, reduced_motion=True).show(scene, "Ada")
    ada = page.locator(".seats button").filter(has_text="(you)")
    expect(ada).to_contain_text("with Cleo")
    expect(ada.get_by_role("img", name="Team A")).to_be_visible()
    whole(page)
    ada.click()
    page.get_by_role("group", name="Ada plays with").get_by_role("button", name="Ben").click()
    expect(page.get_by_role("button", name="Ben", pressed=True)).to_be_visible()
    whole(page)
    page.get_by_role("button", name="Close").click()
    expect(ada).to_contain_text("with Ben")
    scene.starts()
    assert scene.match.view(scene.person("Ada"))["partners"][0] == scene.table.company.seat_of(scene.person("Ben"))
    guests = gallery().show(Scene("out-of-control", "Ada", "Ben", "Cleo", "Dan", teams=True), "Ben")
    expect(guests.locator(".seats .seat").filter(has_text="(you)")).to_contain_text("with Dan")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_rules_can_be_read_by_everybody(person: Company, language: str) -> None:
    ada = person("Ada", phone=SMALL, language=language)
    for game in ("talkitout", "bluff", "out-of-control", "player-of-honour", "traitor-word"):
        ada.page.goto(f"/#/rules/{game}")
        expect(ada.page.locator(".rules section").first).to_be_visible()
        for part in (1, 2):
            ada.page.locator("summary").nth(part).click()
        expect(ada.page.locator("#A12")).to_be_visible()
        whole(ada.page)


def test_a_link_leads_to_one_rule(person: Company) -> None:
    ada = person("Ada", language="fr")
    ada.page.goto("/#/rules/bluff/B5")
    rule = ada.page.locator("#B5")
    expect(rule.get_by_role("heading")).to_have_text(re.compile(r"^B5 Un faux «\u202fFini\u202f»$"))
    expect(rule).to_be_in_viewport()
    ada.page.goto("/#/rules/bluff/A6")
    expect(ada.page.locator("#A6")).to_be_in_viewport()
