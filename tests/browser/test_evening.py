"""Whole matches in the ways that people really play: by keyboard alone, in French, over a line that breaks and a server
that is killed, and on a big screen with phones for hands; and what surrounds every match."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, TimeoutError, expect

from tests.browser.at_table import (
    SMALL,
    TITLES,
    code_of,
    deal,
    fewest,
    host,
    join,
    know_the_game,
    seated,
    whole,
)
from tests.browser.company import Company, Person
from tests.browser.recording import SERVER_AWAY
from tests.browser.scenes import Galleries, Gallery, Scene
from tests.browser.serving import Server
from tests.browser.talking import CHANGE_DECK, LONGEST, Player, Talk, deck, play_on, whose_step
from tests.browser.talking import seated as seated_to_talk

ELSEWHERE = "You are at this table somewhere else."
UNKIND = "<img src=x onerror=alert(1)> and **unkind**"
MOST_TABS = 120
TURNS = 60

ON = "(step) => document.querySelector('.rail h2')?.innerText !== step"
ALOUD_OR_ON = """
(step) => document.querySelector(".rail h2")?.innerText !== step ||
  [...document.querySelectorAll(".rail button")].some((one) => one.innerText.includes("I said it aloud"))
"""


def press(page: Page, target: Locator) -> None:
    """With the keyboard alone: on to it by Tab, and Enter."""
    target.wait_for()
    for _ in range(MOST_TABS):
        if target.evaluate("(one) => one === document.activeElement"):
            return page.keyboard.press("Enter")
        page.keyboard.press("Tab")
    raise AssertionError(f"The keyboard does not reach {target}")


def test_a_whole_match_by_keyboard_alone(person: Company) -> None:
    ada = person("Ada", screen=(1440, 900), reduced_motion=True)
    page = ada.page
    page.goto("/")
    press(page, page.get_by_role("button", name="#TalkItOut", exact=True))
    code = code_of(page)
    assert page.evaluate(CHANGE_DECK, [code, deck()]) == 200
    press(page, page.get_by_role("button", name="Add a bot"))
    press(page, page.get_by_role("button", name="Deal for two"))
    press(page, page.get_by_role("button", name="I know it"))
    player = Player.coming(ada)
    for _ in range(TURNS):
        if whose_step([player]) is None:
            break
        step = player.step.inner_text()
        if "Nothing matches" in step:
            press(page, player.button("Draw a card"))
        elif "It matches" in step:
            press(page, player.button("Play this question"))
        elif "Your turn" in step:
            press(page, player.lit.first)
            press(page, player.button("Play this question"))
        else:  # an answer, unless the sentence was about to change when it was read
            page.wait_for_function(ALOUD_OR_ON, arg=step)
            if player.button("I said it aloud").is_visible():
                press(page, player.button("I said it aloud"))
        page.wait_for_function(ON, arg=step)
    press(page, page.get_by_role("button", name="The story"))
    expect(page.locator(".story li")).to_have_count(2)
    press(page, page.get_by_role("button", name="Watch it again"))
    press(page, page.get_by_role("button", name="One step on"))
    expect(page.get_by_label(re.compile("^Step 1 of"))).to_be_visible()


def test_a_whole_match_in_french(person: Company) -> None:
    ada, ben = (person(name, language="fr", reduced_motion=True) for name in ("Ada", "Ben"))
    code = host(ada.page, "#TalkItOut")
    assert ada.page.evaluate(CHANGE_DECK, [code, {**deck(), "language": "fr"}]) == 200
    ben.page.goto("/")
    ben.page.get_by_label("On t’a donné un code").fill(code)
    ben.page.get_by_role("button", name="Rejoindre la table").click()
    ben.page.get_by_label("Ton nom").fill("Ben")
    ben.page.get_by_role("button", name="M’asseoir").click()
    know_the_game(ben.page)
    deal(ada.page)
    acts = [re.compile(f"^{act}$") for act in ("Jouer cette question", "Je l’ai dit à voix haute", "Piocher une carte")]
    players = [Player(one.name, one.page) for one in (ada, ben)]
    for _ in range(LONGEST):
        player = whose_step(players)
        if player is None:
            break
        page = player.page
        hand = page.get_by_role("list", name=re.compile("^Ta main")).get_by_role("button")
        with suppress(TimeoutError):  # the table may have moved on meanwhile: then the next look decides
            if page.get_by_role("button", name="Lève une carte éclairée").is_visible():
                player.lift(hand.filter(has=page.locator(".lit")))
            for act in acts:
                button = page.get_by_role("button", name=act, disabled=False)
                if button.is_visible():
                    button.click(timeout=1000)
                    break
    for page in (ada.page, ben.page):
        assert page.locator("html").get_attribute("lang") == "fr"
        page.get_by_role("button", name="L’histoire").click()
        expect(page.locator(".story li")).to_have_count(2)
        whole(page)
        english = re.compile(r"\b(the|your|you|with|and)\b")
        assert not english.search(page.locator("main").inner_text().lower())


def test_a_match_outlives_a_broken_line_and_a_killed_server(person: Company, server: Server) -> None:
    people = person("Ada", reduced_motion=True), person("Ben", phone=SMALL, reduced_motion=True)
    for one in people:
        one.expects(SERVER_AWAY)
        one.expects("ERR_INTERNET_DISCONNECTED")
        one.expects("WebSocket")
    players = seated_to_talk(*people, deck=deck())
    asked = whose_step(players)
    assert asked is not None
    asked.play_a_question()
    asked.page.get_by_label("Your answer").fill("Half a sentence that is")
    hands = {player.name: player.hand.count() for player in players}

    server.kill()
    for player in players:
        expect(player.page.get_by_text("Your words are safe")).to_be_visible()
    asked.page.get_by_label("Your answer").press_sequentially(" not lost")
    server.restart()
    for player in players:
        expect(player.page.get_by_text("Your words are safe")).to_have_count(0)
        assert player.hand.count() == hands[player.name]
    expect(asked.page.get_by_label("Your answer")).to_have_value("Half a sentence that is not lost")

    # The network is gone for one of them; the others see it, and nothing is lost for anybody.
    cut = next(one for one in people if one.page is asked.page)
    cut.context.set_offline(True)
    expect(asked.page.get_by_text("Your words are safe")).to_be_visible()
    cut.context.set_offline(False)
    expect(asked.page.get_by_text("Your words are safe")).to_have_count(0)
    expect(asked.page.get_by_label("Your answer")).to_have_value("Half a sentence that is not lost")

    # An act that is sent while nobody answers is done once the server is back, and once only.
    server.kill()
    expect(asked.page.get_by_text("Your words are safe")).to_be_visible()
    asked.page.get_by_role("button", name="Give this answer").click()
    server.restart()
    other = next(player for player in players if player is not asked)
    expect(other.page.get_by_text("Half a sentence that is not lost").first).to_be_visible()

    for _ in range(4):
        asked = whose_step(players)
        assert asked is not None
        asked.take_a_step()


def test_a_match_on_the_big_screen_with_phones_for_hands(person: Company) -> None:
    screen = person("Screen", screen=(1280, 720), reduced_motion=True)
    screen.page.goto("/")
    screen.page.get_by_role("button", name="Host on a TV").click()
    code = code_of(screen.page)
    assert screen.page.evaluate(CHANGE_DECK, [code, deck()]) == 200
    players = [
        Player.coming(person("Ada", reduced_motion=True)),
        Player.coming(person("Ben", phone=SMALL, reduced_motion=True)),
    ]
    for player in players:
        player.join(code)
    whole(screen.page)
    screen.page.get_by_role("button", name="Deal for two").click()
    for player in players:
        expect(player.hand).to_have_count(7)
    asked = whose_step(players)
    assert asked is not None
    asked.play_a_question()
    question = asked.page.locator(".reading .txt")
    expect(question).to_be_visible()  # it has come from their hand
    expect(screen.page.locator(".mid .txt")).to_have_text(question.inner_text())
    expect(screen.page.locator(".mid .txt")).to_be_visible()
    whole(screen.page)
    play_on(players)
    expect(screen.page.get_by_role("button", name="Deal for two")).to_be_visible()
    expect(screen.page.locator(".call .stars li, .call .cast > li")).to_have_count(2)
    whole(screen.page)
    assert all(frame.get("view", {}).get("hand") is None for frame in frames(screen))


# ── secrets ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def frames(person: Person) -> list[dict[str, Any]]:
    """What the table has told them over the socket."""
    return [json.loads(heard.content) for heard in person.heard() if "/ws/" in heard.url]


def last_view(person: Person) -> dict[str, Any]:
    views: list[dict[str, Any]] = [frame["view"] for frame in frames(person) if "view" in frame]
    return views[-1]


OUR_OWN_WORDS = ("avatar", "timer")
"""Fields that hold words of ours, of which some stand on cards as well: an owl, to wait."""


def values(of: Any) -> Iterator[Any]:
    """All that stands anywhere in it, and is of the cards."""
    match of:
        case dict():
            yield from values([value for name, value in of.items() if name not in OUR_OWN_WORDS])
        case list():
            for one in of:
                yield from values(one)
        case _:
            yield of


def secrets_of(view: dict[str, Any]) -> list[str]:
    """The cards in a hand, by the names that nothing else has."""
    match view["game"]:
        case "traitor-word":
            return [secret["word"] for secret in view["hand"]]
        case "talkitout":
            return [card for card in view["hand"] if card.startswith("q")]
        case _:
            return [card for card in view["hand"] if card != "wild"]


STORED = "() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])"


@pytest.mark.parametrize(("title", "bots"), [("#TalkItOut", 0), ("Bluff", 0), ("Traitor Word", 1)])
def test_nothing_of_anothers_hand_reaches_a_device(person: Company, title: str, bots: int) -> None:
    ada, ben = seated(person, title, bots=bots)
    for one in (ada, ben):
        expect(one.page.locator(".bands > .rail")).to_be_visible()
        one.page.wait_for_timeout(500)
    texts = json.loads(next(heard.content for heard in ada.heard() if heard.url.endswith("/cards")))["texts"]
    for one, other in ((ada, ben), (ben, ada)):
        page = one.page.content()
        kept = one.page.evaluate(STORED)
        # Looked at last: a bot may be about to say a word, and that may be anybody's.
        said = {link["word"] for link in last_view(one).get("chain", ())}
        told = set(values(frames(one))) - said
        for card in set(secrets_of(last_view(other))) - said:
            assert card not in told, f"{one.name} was told of {other.name}'s {card}"
            assert json.dumps(card) not in kept
            shown = texts.get(card, card)
            assert f">{shown}<" not in page, f"{one.name}'s page shows {other.name}'s {card}"


# ── around it ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_second_tab_waits_until_it_is_asked_and_a_seat_moves_to_another_device(person: Company) -> None:
    ada, ben = seated(person, "Player of Honour")
    second = ada.context.new_page()
    second.goto(ada.page.url)
    expect(second.locator(".bands > .rail")).to_be_visible()
    expect(ada.page.get_by_role("heading", name=ELSEWHERE)).to_be_visible()
    whole(ada.page)
    ada.page.get_by_role("button", name="Take the seat back").click()
    expect(ada.page.locator(".bands > .rail")).to_be_visible()
    expect(second.get_by_role("heading", name=ELSEWHERE)).to_be_visible()

    old = ben.page
    old.get_by_role("button", name="Menu").click()
    whole(old)
    old.get_by_role("button", name="Move to another device").click()
    link = old.locator("dialog .small").inner_text()
    tablet = person("Ben's tablet", phone=(768, 1024))
    tablet.page.goto(link)
    expect(tablet.page.locator("main.wide .rail")).to_be_visible()
    tablet.page.wait_for_load_state("networkidle")  # the first cards would be fetched by now
    expect(tablet.page.get_by_role("dialog")).to_have_count(0)  # whoever moves in mid-match knows the game
    expect(old.get_by_role("heading", name=ELSEWHERE)).to_be_visible()
    old.get_by_role("button", name="Take the seat back").click()
    expect(old.get_by_role("heading", name="This chair is somebody else’s.")).to_be_visible()
    assert "#" not in tablet.page.url


def test_whoever_has_left_takes_their_seat_back_by_one_button(person: Company) -> None:
    ada, ben = seated(person, "Player of Honour")
    ben.page.get_by_role("button", name="Menu").click()
    ben.page.get_by_role("button", name="Leave the table").click()
    ben.page.get_by_role("button", name="Leave", exact=True).click()
    expect(ada.page.locator(".who .key")).to_have_count(1)
    expect(ben.page.get_by_role("heading", name="Parlour")).to_be_visible()
    ben.page.goto(ada.page.url)
    whole(ben.page)
    ben.page.get_by_role("button", name="Take the seat back").click()
    expect(ben.page.locator("main.wide .rail")).to_be_visible()
    expect(ada.page.locator(".who .key")).to_have_count(0)


def test_whose_turn_it_is_is_told_in_four_ways(gallery: Galleries) -> None:
    scene, room = Talk("Ada", "Ben"), gallery()
    name, (other,) = scene.until(scene.may_play)
    asked = Player(name, room.show(scene, name))
    expect(asked.step).to_contain_text("Your turn")
    expect(asked.page).to_have_title("Your turn · #TalkItOut")
    expect(asked.page.get_by_role("alert")).to_contain_text("Your turn")
    assert "yours" in (asked.rail.get_attribute("class") or "")
    expect(room.show(scene, other)).to_have_title("#TalkItOut · Parlour")


def test_what_is_typed_is_shown_as_text_until_the_host_hides_it(person: Company) -> None:
    players = seated_to_talk(*(person(name, reduced_motion=True) for name in ("Ada", "Ben")), deck=deck())
    asked = whose_step(players)
    assert asked is not None
    asked.play_a_question()
    asked.page.get_by_label("Your answer").fill(UNKIND)
    asked.page.get_by_role("button", name="Give this answer").click()
    ada, ben = players
    expect(ben.page.get_by_text(UNKIND).first).to_be_visible()
    assert ben.page.locator("img").count() == 0
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name="Hide something typed").click()
    whole(ada.page)
    ada.page.get_by_role("button", name="Hide", exact=True).click()
    expect(ben.page.get_by_text(UNKIND)).to_have_count(0)


def test_pause_stop_and_close(person: Company) -> None:
    ada, ben = seated(person, "Player of Honour")

    def order(name: str) -> None:
        ada.page.get_by_role("button", name="Menu").click()
        ada.page.get_by_role("button", name=name, exact=True).click()

    order("Pause")
    expect(ben.page.get_by_text("The match is paused.").first).to_be_visible()
    whole(ben.page)
    ada.page.get_by_role("button", name="Go on playing").click()
    expect(ben.page.get_by_text("The match is paused.")).to_have_count(0)
    order("Put the match away")
    ada.page.get_by_role("button", name="Put it away").click()
    expect(ben.page.get_by_text("deals when everybody is here")).to_be_visible()
    order("Close the table")
    ada.page.get_by_role("button", name="Close it for good").click()
    expect(ben.page.get_by_role("heading", name="This table is closed.")).to_be_visible()
    whole(ben.page)


def test_text_of_twice_the_size_fits_a_phone(person: Company) -> None:
    ada = person("Ada", reduced_motion=True)
    ada.device.before_every_page("localStorage['parlour.settings'] = JSON.stringify({ textSize: 2 })")
    room = Gallery(ada)
    for title in TITLES:
        scene = Scene(title.strip("#").lower().replace(" ", "-"), "Ada", bots=fewest(title) - 1)
        room.show(scene, "Ada")
        ada.page.locator(".invite .code").evaluate("code => { code.textContent = 'WWWWW' }")  # the widest there is
        whole(ada.page)
        scene.starts()
        expect(ada.page.locator(".rail h2")).to_be_visible()
        whole(ada.page)


def test_the_page_allows_no_inline_script(server: Server, person: Company) -> None:
    ada = person("Ada")
    answer = ada.page.goto("/")
    assert answer is not None
    policy = answer.headers["content-security-policy"]
    assert "unsafe" not in policy
    assert "default-src 'self'" in policy


@pytest.mark.parametrize("language", ["en", "fr"])
def test_whoever_was_sent_away_is_told_so_and_comes_back_when_the_host_lets_them(
    person: Company, language: str
) -> None:
    """The host finds them below the chairs; their phone says so also when its page is loaded anew."""
    send, told, let, again = {
        "en": ("Send Ben away", "The host has sent you away.", "Let Ben back", "Try again"),
        "fr": ("Renvoyer Ben", "L’hôte t’a fait quitter la table.", "Laisser revenir Ben", "Réessayer"),
    }[language]
    ada, ben = person("Ada", phone=SMALL, language=language), person("Ben", phone=SMALL, language=language)
    code = host(ada.page, "#TalkItOut")
    join(ben.page, code, "Ben")
    ada.page.locator(".seats button").filter(has_text="Ben").click()
    ada.page.get_by_role("button", name=send).click()
    expect(ben.page.get_by_role("heading", name=told)).to_be_visible()
    whole(ben.page)
    ben.page.reload()
    expect(ben.page.get_by_role("heading", name=told)).to_be_visible()
    whole(ada.page)
    ada.page.get_by_role("button", name=let).click()
    expect(ada.page.get_by_role("button", name=let)).to_have_count(0)
    ben.page.get_by_role("button", name=again).click()
    expect(ben.page.locator(".seats button").filter(has_text="Ben")).to_be_visible()
    expect(ada.page.locator(".seats button").filter(has_text="Ben")).to_be_visible()
