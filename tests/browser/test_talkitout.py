"""#TalkItOut through the page: a hand of questions, answers typed and aloud, special cards, a lie and its reveal."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from parlour import decks
from tests.browser.at_table import SMALL
from tests.browser.company import Company
from tests.browser.conftest import Shot
from tests.browser.gallery import STATES, dealt
from tests.browser.looking import axe, no_sideways_scroll, reading_is_whole
from tests.browser.scenes import Galleries, Scene
from tests.browser.stills import at, halts
from tests.browser.talking import Player, Talk, deck, play_on, seated

# ── whole matches ─────────────────────────────────────────────────────────────────────────────────────────────────────


def test_two_people_play_from_the_landing_to_the_result(person: Company, shot: Shot) -> None:
    people = person("Noor", reduced_motion=True), person("Sami", phone=SMALL, theme="light", reduced_motion=True)
    players = seated(*people, deck=deck(throw_it_out=6))
    for player in players:
        player.look_closely()
        shot(player.page, f"talkitout-first-{player.name}")
    play_on(players)
    for player in players:
        player.look_closely()
        shot(player.page, f"talkitout-last-{player.name}")
        player.read_the_story()
        expect(player.page.get_by_text(re.compile("questions were asked"))).to_be_visible()
        axe(player.page)
        no_sideways_scroll(player.page)
        shot(player.page, f"talkitout-result-{player.name}")


def test_two_people_and_two_bots_read_the_story_of_their_match(gallery: Galleries, shot: Shot) -> None:
    scene = Talk("Noor", "Sami", bots=2, throw_it_out=24, back_at_you=2, tell_a_lie=2)
    shown = [
        Player("Noor", gallery(reduced_motion=True).show(scene, "Noor")),
        Player("Sami", gallery(screen=(1440, 900), reduced_motion=True).show(scene, "Sami")),
    ]
    for player in shown:
        shot(player.page, f"talkitout-company-{player.name}")
    with scene.unseen():
        scene.plays_to_the_end()
    for player in shown:
        player.read_the_story()
        expect(player.page.locator(".story li")).to_have_count(4)
    expect(shown[0].button("Once more, same table")).to_be_visible()


# ── a turn ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_card_is_lifted_to_be_read_and_a_button_of_its_own_plays_it(gallery: Galleries, shot: Shot) -> None:
    scene, page = Talk("Noor", "Sami", throw_it_out=8), gallery().show
    name, (other,) = scene.until(scene.may_play)
    expect(Player(other, page(scene, other)).step).to_have_text(f"{name} is choosing a question.")
    asked = Player(name, page(scene, name))
    asked.lift(asked.lit)
    question = asked.page.locator(".reading .txt").inner_text()
    asked.look_closely()
    shot(asked.page, "talkitout-lifted")
    asked.lift(asked.lit)  # pressed again it is laid back
    expect(asked.hand.and_(asked.page.locator("[aria-pressed=true]"))).to_have_count(0)
    expect(asked.button("Play this question")).to_have_count(0)
    asked.lift(asked.lit)
    asked.button("Play this question").click()
    expect(asked.step).to_contain_text("Read it out")
    asked.look_closely()
    shot(asked.page, "talkitout-answer")
    waits = Player(other, page(scene, other))
    expect(waits.page.locator(".reading .txt")).to_have_text(question)
    expect(waits.step).to_have_text(re.compile(f"^{name} is answering. You are next: match [A-Z].* or [A-Z].*[.]$"))


def test_what_may_not_be_played_says_why(gallery: Galleries) -> None:
    scene = Talk("Noor", "Sami", throw_it_out=32)
    name, _ = scene.until(lambda seat: scene.may_play(seat) and "throw_it_out" in scene.match.view(seat)["hand"])
    asked = Player(name, gallery(phone=SMALL).show(scene, name))
    asked.lift(asked.special("#ThrowItOut"))
    expect(asked.page.get_by_text("A special card never stands alone.")).to_be_visible()
    asked.button("Play this question").click(force=True)
    expect(asked.step).to_contain_text("Your turn.")
    asked.look_closely()


def test_a_turn_is_played_by_keyboard_alone(gallery: Galleries) -> None:
    scene = Talk("Noor", "Sami")
    name, _ = scene.until(scene.may_play)
    asked = Player(name, gallery(screen=(1440, 900)).show(scene, name))
    keys = asked.page.keyboard
    asked.hand.first.focus()
    keys.press("ArrowRight")
    expect(asked.hand.nth(1)).to_be_focused()
    keys.press("Enter")
    expect(asked.hand.nth(1)).to_have_attribute("aria-pressed", "true")
    keys.press("Tab")  # the hand is one stop
    expect(asked.button("Play this question")).to_be_focused()
    keys.press("Enter")
    expect(asked.button("I said it aloud")).to_be_focused()
    keys.press("Shift+Tab")
    keys.type("By keyboard.")
    keys.press("Enter")
    expect(asked.step).to_contain_text("is choosing a question")


@pytest.mark.parametrize("device", [{}, {"phone": SMALL}, {"screen": (1366, 768)}], ids=str)
def test_the_keyboard_comes_to_a_card_and_the_hand_stays_where_it_is(
    gallery: Galleries, device: dict[str, Any]
) -> None:
    scene = Talk("Noor", "Sami")
    name, _ = scene.until(scene.may_play)
    asked = Player(name, gallery(reduced_motion=True, **device).show(scene, name))
    lies = (
        "() => [...document.querySelectorAll('.hand li')].map((card) => Math.round(card.getBoundingClientRect().top))"
    )
    before = asked.page.evaluate(lies)
    asked.hand.first.focus()
    for _ in range(asked.hand.count()):
        asked.page.keyboard.press("ArrowRight")
    expect(asked.hand.last).to_be_focused()
    assert asked.page.evaluate(lies) == before
    assert asked.page.evaluate("() => [document.querySelector('.hand').scrollTop, scrollY]") == [0, 0]


# ── answers ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_help_is_at_hand_and_what_is_typed_outlives_a_reload(gallery: Galleries, shot: Shot) -> None:
    scene = Talk("Noor", "Sami")
    name, (other,) = scene.asks()
    asked = Player(name, gallery().show(scene, name))
    asked.button("Help me").click()
    expect(asked.page.get_by_text("Think of a rainy afternoon.")).to_be_visible()
    asked.button("More help").click()
    asked.look_closely()
    shot(asked.page, "talkitout-help")
    asked.button("Begin so").click()
    field = asked.page.get_by_label("Your answer")
    expect(field).to_be_focused()
    asked.page.keyboard.type("a nap.")
    asked.page.reload()
    expect(field).to_have_value("I would begin with a nap.")
    asked.do(asked.button("Give this answer").click)
    hears = Player(other, gallery(phone=SMALL).show(scene, other))
    expect(hears.page.locator("blockquote")).to_contain_text("I would begin with a nap.")
    hears.look_closely()
    shot(hears.page, "talkitout-answered")


# ── special cards ─────────────────────────────────────────────────────────────────────────────────────────────────────


def test_back_at_you_goes_to_the_person_who_is_tapped(gallery: Galleries, shot: Shot) -> None:
    scene, page = Talk("Noor", "Sami", "Ines", back_at_you=32), gallery().show
    name, (named, other) = scene.until(scene.may_lay("back_at_you"))
    sender = Player(name, page(scene, name))
    sender.lift(sender.special("#BackAtYou"))
    expect(sender.step).to_have_text("Who answers? Tap somebody above.")
    sender.look_closely()
    sender.button(f"Send it to {named}").click()
    shot(sender.page, "talkitout-back-at-you")
    sender.do(sender.rail.get_by_role("button", name=f"Send it to {named}").click)
    expect(Player(other, page(scene, other)).step).to_have_text(f"{named} answers for {name}.")
    answers = Player(named, page(scene, named))
    expect(answers.step).to_contain_text(f"{name} sends it to you.")
    answers.look_closely()
    shot(answers.page, "talkitout-named")
    answers.answer_aloud()
    expect(Player(other, page(scene, other)).on_top).to_contain_text("Any question goes.")


def test_with_two_at_the_table_back_at_you_has_one_way_to_go(gallery: Galleries) -> None:
    scene, page = Talk("Noor", "Sami", back_at_you=32), gallery().show
    name, (named,) = scene.until(scene.may_lay("back_at_you"))
    sender = Player(name, page(scene, name))
    sender.lift(sender.special("#BackAtYou"))
    sender.do(sender.button(f"Send it to {named}").click)
    expect(Player(named, page(scene, named)).step).to_contain_text("sends it to you.")


def test_a_question_that_is_thrown_out_is_answered_by_nobody(gallery: Galleries, shot: Shot) -> None:
    scene = Talk("Noor", "Sami", throw_it_out=32)
    name, (other,) = scene.until(scene.may_lay("throw_it_out"))
    thrower = Player(name, gallery().show(scene, name))
    thrower.lift(thrower.special("#ThrowItOut"))
    thrower.look_closely()
    thrower.button("Put it back").click()
    thrower.lay("#ThrowItOut")
    sees = Player(other, gallery(theme="light").show(scene, other))
    expect(sees.on_top).to_contain_text("#ThrowItOut is on top.")
    expect(sees.page.get_by_text("Nobody answers", exact=True)).to_be_visible()
    sees.look_closely()
    shot(sees.page, "talkitout-thrown-out")


# ── a lie ─────────────────────────────────────────────────────────────────────────────────────────────────────────────

TRUE, FALSE = "I once slept through a fire drill.", "I can juggle five oranges."


def shown_as(player: Player, text: str) -> str:
    """Whether this answer is shown as the first or the second."""
    expect(player.page.locator(".answer")).to_have_count(2)
    return "first" if text in player.page.locator(".answer").first.inner_text() else "second"


def test_a_lie_is_told_voted_on_twice_and_revealed(gallery: Galleries, shot: Shot) -> None:
    scene = Talk("Noor", "Sami", "Ines", tell_a_lie=32)
    devices = {
        "Noor": gallery(),
        "Sami": gallery(phone=SMALL),
        "Ines": gallery(screen=(1440, 900), theme="light"),
    }
    players = {name: Player(name, device.show(scene, name)) for name, device in devices.items()}
    name, voters_names = scene.until(scene.may_lay("tell_a_lie"))
    liar, voters = players[name], [players[voter] for voter in voters_names]
    liar.lay("#TellALie")
    expect(liar.step).to_contain_text("Give two answers, one false.")
    for voter in voters:
        expect(voter.step).to_have_text(f"{liar.name} is thinking up a lie.")
    liar.page.get_by_label("The first", exact=True).fill(TRUE)
    liar.button("Hand both over").click(force=True)
    expect(liar.page.get_by_text("Type both answers, or neither")).to_be_visible()
    liar.page.get_by_label("The second", exact=True).fill(FALSE)
    liar.button("The second is the lie").click()
    liar.look_closely()
    shot(liar.page, "talkitout-tell")
    liar.do(liar.button("Hand both over").click)
    expect(liar.step).to_contain_text("Keep a straight face.")
    liar.look_closely()

    true, false = shown_as(liar, TRUE), shown_as(liar, FALSE)
    assert {true, false} == {"first", "second"}
    one, other = voters
    for voter in voters:
        assert shown_as(voter, FALSE) == false
        expect(voter.page.get_by_text("your lie")).to_have_count(0)
        voter.look_closely()
    one.vote(true)
    expect(one.step).to_have_text(f"Sealed. The table waits for {other.name}.")
    expect(other.page.get_by_text("voted", exact=True)).to_be_attached()
    expect(other.page.locator(".answer .cameo")).to_have_count(0)
    shot(one.page, "talkitout-sealed")
    one.vote(false)  # a sealed vote may be changed
    one.vote(true)
    other.vote(false)

    for voter in voters:
        expect(voter.step).to_have_text("A tie: everybody votes once more. Which one is the lie?")
        expect(voter.page.locator(".answer .cameo")).to_have_count(2)
        shot(voter.page, f"talkitout-tied-{voter.name}")
        voter.vote(false)

    (up,) = scene.match.waiting  # theirs is the table, when they have seen it
    for player in (one for one in (liar, *voters) if one.name != scene.names[up]):
        reveal = player.page.get_by_role("region", name="The lie, revealed")
        expect(reveal).to_be_visible()
        lie = reveal.locator(".answer", has_text=FALSE)
        expect(lie).to_contain_text("the lie")
        expect(lie.locator(".cameo")).to_have_count(2)
        expect(reveal.locator(".answer", has_text=TRUE)).to_contain_text("true")
        player.look_closely()
        shot(player.page, f"talkitout-reveal-{player.name}")
    waits = next(voter for voter in voters if voter.name != scene.names[up])
    expect(waits.page.get_by_role("heading", name=f"{liar.name} is caught.")).to_be_visible()
    expect(players[scene.names[up]].step).to_have_text("Your turn. Any question goes.")


def test_a_lie_told_aloud_that_nobody_finds(gallery: Galleries, shot: Shot) -> None:
    scene, page = Talk("Noor", "Sami", tell_a_lie=32), gallery().show
    name, (other,) = scene.until(scene.may_lay("tell_a_lie"))
    liar = Player(name, page(scene, name))
    liar.lay("#TellALie")
    liar.button("I said both aloud").click(force=True)
    expect(liar.page.get_by_text("Put the seal on the answer that is false.")).to_be_visible()
    liar.button("The first is the lie").click()
    liar.do(liar.button("I said both aloud").click)
    voter = Player(other, page(scene, other))
    before = len(scene.match.view(scene.person(other))["hand"])
    halts(voter.page)
    voter.vote("second")
    at(voter.page, 5000)
    expect(voter.page.get_by_role("heading", name=f"{name} gets away with it.")).to_be_visible()
    expect(voter.step).to_have_text("Everybody else draws.")
    shot(voter.page, "talkitout-not-found")
    voter.button("Go on").click()
    expect(voter.hand).to_have_count(before + 1)


DRAWN = "card => { const { color, backgroundColor } = getComputedStyle(card); return [color, backgroundColor] }"


def test_a_special_card_in_a_hand_that_is_turned_up_is_drawn_on_its_own_colour(gallery: Galleries) -> None:
    scene = dealt("talkitout", 4)
    scene.plays_to_the_end()
    call = gallery(reduced_motion=True).show(scene, scene.names[0]).locator(".call")
    kept = call.locator("li").filter(has=call.page.get_by_text(re.compile("^#"))).and_(call.locator("[title]"))
    ink, ground = kept.first.evaluate(DRAWN)
    assert ground not in ("rgb(248, 240, 220)", ink)  # a Question is cream


# ── the television ────────────────────────────────────────────────────────────────────────────────────────────────────

READ_AT = 1.6 / 100
"""Of the width: nothing on it is smaller."""
SMALLEST = """
() => Math.min(...[...document.querySelectorAll(".mid *, .now-step")]
  .filter((part) => part.checkVisibility() && !part.closest("svg, .mark, .unseen"))
  .filter((part) => [...part.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
  .map((part) => parseFloat(getComputedStyle(part).fontSize)))
"""


def test_the_television_is_read_from_the_sofa_and_has_one_sentence(gallery: Galleries, shot: Shot) -> None:
    states = [(state, make) for (game, state), make in STATES.items() if game == "talkitout"]
    for state, make in (one for one in states if one[0] not in ("lobby", "over")):
        screen = gallery(screen=(1920, 1080), language="fr", reduced_motion=True).show(make()[0], screen=True)
        for width, height in ((1280, 720), (1920, 1080)):
            screen.set_viewport_size({"width": width, "height": height})
            reading_is_whole(screen)
            assert screen.evaluate(SMALLEST) >= width * READ_AT - 0.1, state
        expect(screen.locator(".now-step, .mid h2")).to_have_count(1)
        shot(screen, f"talkitout-tv-{state.replace(' ', '-')}")


LONG = "Which of all the small things that you have learned from somebody without their knowing it would you "


@pytest.mark.parametrize("letters", [66, 95, 150, 220])
def test_the_television_shows_a_question_of_any_length_whole(gallery: Galleries, letters: int) -> None:
    """A longer one the deck check warns of."""
    long = deck()
    for question in long["questions"]:
        question["text"] = (LONG * 3)[: letters - 1].rstrip() + "?"
    scene = Scene("talkitout", "Noor", "Sami", deck=decks.load(long, "talkitout"))
    scene.starts()
    scene.plays(scene.match.waiting[0], scene.offered(scene.match.waiting[0])[0])
    for size in ((1280, 720), (1920, 1080)):
        screen = gallery(screen=size).show(scene, screen=True)
        expect(screen.locator(".asked .txt")).to_contain_text("Which of all")
        reading_is_whole(screen)
        assert screen.evaluate(SMALLEST) >= size[0] * READ_AT - 0.1


# ── whoever only watches ──────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("language", ["en", "fr"])
def test_who_watches_and_the_big_screen_see_the_question_and_no_hand(
    gallery: Galleries, shot: Shot, language: str
) -> None:
    scene = Talk("Noor", "Sami")
    scene.asks()
    question = scene.printed_on_top()

    watcher = gallery(language=language).show(scene)
    expect(watcher.locator(".reading .txt")).to_have_text(question)
    expect(watcher.locator(".hand")).to_have_count(0)
    axe(watcher)
    no_sideways_scroll(watcher)

    screen = gallery(screen=(1280, 720), language=language).show(scene, screen=True)
    expect(screen.locator(".mid .txt")).to_have_text(question)
    expect(screen.get_by_role("button")).to_have_count(0)
    axe(screen)
    no_sideways_scroll(screen)
    shot(screen, f"talkitout-screen-{language}")
