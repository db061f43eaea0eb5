"""Traitor Word in the browser: whole matches in turns and without rounds, accusations as scenes, claims, and presses
that come too soon."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, TimeoutError, expect

from tests.browser.at_table import A_MOMENT, SMALL, add_bots, deal, host, join, stands, whole
from tests.browser.company import Company
from tests.browser.conftest import Shot
from tests.browser.gallery import STATES
from tests.browser.looking import axe, no_sideways_scroll, reading_is_whole
from tests.browser.scenes import Galleries, Gallery, Scene
from tests.browser.stills import at, halts

LONGEST = 240.0
"""Seconds for a whole match on a busy machine."""
TOO_SOON = 350
"""Milliseconds after a new word in which a press may have been meant for the word before."""
# Presses a button in the moment in which the last word changes, as a thumb would that is already on its way.
PRESS_AS_IT_CHANGES = """
(button) => {
  const chain = document.querySelector(".chain");
  const press = () => { seen.disconnect(); button.click(); };
  const seen = new MutationObserver(press);
  seen.observe(chain, { childList: true, subtree: true });
}
"""
# The finger goes down on one word and comes up long after the next one.
HOLD_WHILE_IT_CHANGES = """
(button, [before, after]) => {
  button.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  const last = () => [...document.querySelectorAll(".chain .word")].at(-1).textContent;
  const wait = () => (last() === before ? setTimeout(wait, 20) : setTimeout(() => button.click(), after));
  wait();
}
"""


def press(button: Locator) -> None:
    """As a thumb does, also where there is nothing to be had: a button that is dimmed says why."""
    button.click(force=True)


class Seat:
    """Somebody at the table, and what they can see and do there."""

    def __init__(self, name: str, page: Page) -> None:
        self.name = name
        self.page = page
        self.rail = page.locator(".bands > .rail")
        self.step = self.rail.get_by_role("heading")
        self.last_word = page.locator(".chain .word").last
        self.secrets = page.get_by_role("list", name="Your secret words").get_by_role("listitem")
        self.flashes = page.get_by_role("img", name=re.compile("Nobody else sees how many"))
        self.field = page.get_by_role("textbox", name=re.compile("^Your word"))
        self.token = self.rail.get_by_role("button", name=re.compile("^(MY TURN|.* has the token)$"))
        self.secret_word = page.get_by_role("button", name=re.compile("^Secret word!"))
        self.off_topic = page.get_by_role("button", name=re.compile("^Off topic!"))
        self.scene = page.get_by_role("region", name="The accusation")
        self.sentence = page.get_by_role("textbox", name=re.compile("^Your sentence"))
        self.aloud = page.get_by_role("button", name="I say it aloud")
        self.thumbs = page.get_by_role("group", name="Your thumb")
        self.refusal = page.locator(".refusal")
        self.story = page.get_by_role("button", name="The story")
        self.looked_at: set[str] = set()

    # ── coming in ─────────────────────────────────────────────────────────────────────────────────────────────────────

    def set_up(self, options: dict[str, str]) -> None:
        """As the sheet of the host's choices names them."""
        self.page.get_by_role("button", name="Change", exact=True).click()
        for option, value in options.items():
            group = self.page.get_by_role("group", name=option, exact=True)
            chosen = group.get_by_role("button", name=value, exact=True)
            chosen.click()
            expect(chosen).to_have_attribute("aria-pressed", "true")
        self.page.get_by_role("button", name="Done", exact=True).click()

    # ── the chain ─────────────────────────────────────────────────────────────────────────────────────────────────────

    def secret(self, place: int = 0) -> str:
        return self.secrets.locator(".sec > span").nth(place).inner_text()

    def is_up(self) -> bool:
        return self.page.locator(".rail.yours .say").count() == 1

    def say(self, word: str) -> None:
        expect(self.step).to_contain_text("Your turn.")
        self.field.fill(word)
        self.field.press("Enter")

    def sees(self, word: str) -> None:
        expect(self.last_word).to_have_text(word)

    def has_flashes(self, count: int) -> None:
        expect(self.flashes.locator("b")).to_have_text(str(count))

    # ── accusing and claiming ─────────────────────────────────────────────────────────────────────────────────────────

    def accuse(self, token: Locator) -> None:
        """Once it is sure which word is meant."""
        self.page.wait_for_timeout(TOO_SOON)
        token.click()
        expect(self.scene).to_be_visible()

    def vote(self, thumb: str) -> None:
        self.page.wait_for_timeout(TOO_SOON)
        self.thumbs.get_by_role("button", name=thumb).click()

    def tap_secret(self, word: str) -> None:
        self.secrets.get_by_role("button").filter(has_text=re.compile(rf"^{re.escape(word)}")).click()

    # ── a simple strategy: whatever is offered ────────────────────────────────────────────────────────────────────────

    def take_what_is_offered(self) -> None:
        """Say a secret that has not been said, answer an accusation, vote, take the token."""
        if self.is_up():
            self.say_a_secret()
        elif self.aloud.is_visible():
            self.aloud.click()
            expect(self.aloud).to_have_count(0)
        elif self.page.locator(".rail.yours .thumbs").count():
            self.vote("Fair enough")
            expect(self.page.locator(".rail.yours .thumbs")).to_have_count(0)
        elif self.page.locator(".rail.yours .grab:not(.wait)").count():
            with suppress(TimeoutError):  # somebody else may be quicker, with the token or with an accusation
                self.token.click(force=True, timeout=1000)

    def say_a_secret(self) -> None:
        """One that has not been said; none at all, if a bot accuses meanwhile and the hand makes room for that."""
        said = self.page.locator(".chain .word").all_inner_texts()
        unsaid = [word for word in self.secrets.locator(".sec > span").all_inner_texts() if word not in said]
        if not unsaid:
            return
        with suppress(TimeoutError):
            self.field.fill(unsaid[0], timeout=1000)
            self.field.press("Enter", timeout=1000)
            expect(self.page.locator(".rail.yours .say")).to_have_count(0)

    def look_at_each_screen(self) -> None:
        """The first time that it comes."""
        if len(self.looked_at) == 3:
            return
        for kind, sign in (("turn", ".rail.yours .say"), ("wait", ".rail:not(.yours) .reacts"), ("scene", ".scene")):
            if kind not in self.looked_at and self.page.locator(sign).count() and not self.story.is_visible():
                self.looked_at.add(kind)
                whole(self.page)


def play_to_the_end(*seats: Seat) -> None:
    until = time.monotonic() + LONGEST
    while not all(stands(seat.page)[0] for seat in seats):
        assert time.monotonic() < until, "The match does not end"
        # Everybody is looked at first: whoever acts at once leaves the others no time to wait.
        for seat in seats:
            seat.look_at_each_screen()
        for seat in seats:
            if stands(seat.page)[1]:
                seat.take_what_is_offered()
        seats[0].page.wait_for_timeout(A_MOMENT)


def match_of_two_and_a_bot(person: Company, shot: Shot, options: dict[str, str]) -> tuple[Seat, Seat]:
    """From the front door to the result, through the pages only."""
    people = person("Ada"), person("Ben", phone=SMALL, theme="light")
    ada, ben = (Seat(one.name, one.page) for one in people)
    code = host(ada.page, "Traitor Word")
    ada.set_up(options)
    join(ben.page, code, "Ben")
    add_bots(ada.page, 1)
    deal(ada.page)
    for seat in (ada, ben):
        expect(seat.secrets).to_have_count(5)
        seat.has_flashes(3)
        shot(seat.page, f"{options['Words']}-{seat.name}")
    play_to_the_end(ada, ben)
    for seat in (ada, ben):
        seat.story.click()
        expect(seat.page.get_by_role("heading", name=re.compile("Flash|secret|pile|that is that"))).to_be_visible()
        expect(seat.page.get_by_text(re.compile(r"\d+ words, from “.+” to “.+”"))).to_be_visible()
        whole(seat.page)
        shot(seat.page, f"{options['Words']}-result-{seat.name}")
    return ada, ben


class Three(Scene):
    """Three people at a table where the cards are dealt, in the order in which they speak."""

    def __init__(self, **options: Any) -> None:
        super().__init__("traitor-word", "Ada", "Ben", "Cleo", **options)
        self.starts()
        first = self.match.waiting[0]
        self.order = [*self.names[first:], *self.names[:first]]

    def seat(self, name: str) -> int:
        return self.names.index(name)

    def does_as(self, name: str, act: str, **fields: Any) -> None:
        self.acts(self.seat(name), act, **fields)

    def lets_react(self) -> None:
        """Until the time to react is over, and somebody is to speak."""
        while not self.match.waiting:
            self.waits()

    def says(self, name: str, word: str) -> None:
        self.lets_react()
        self.does_as(name, "say", word=word)

    def secrets_of(self, name: str) -> list[str]:
        return [secret["word"] for secret in self.match.view(self.seat(name))["hand"]]


def looking(gallery: Gallery, scene: Three, name: str) -> Seat:
    return Seat(name, gallery.show(scene, name))


# ── whole matches ─────────────────────────────────────────────────────────────────────────────────────────────────────


AT_ONCE = {"Time to react": "none", "Time to speak": "none"}


def test_a_match_in_turns_goes_from_the_front_door_to_the_result(person: Company, shot: Shot) -> None:
    ada, ben = match_of_two_and_a_bot(person, shot, {"Words": "black", **AT_ONCE})
    assert {"turn", "wait"} <= ada.looked_at | ben.looked_at


def test_a_pink_match_without_rounds_goes_from_the_front_door_to_the_result(person: Company, shot: Shot) -> None:
    match_of_two_and_a_bot(person, shot, {"Words": "pink", "Turns": "whoever grabs", **AT_ONCE})


# ── without rounds ────────────────────────────────────────────────────────────────────────────────────────────────────


def test_whoever_takes_the_token_speaks_and_the_last_speaker_leaves_it_to_the_others(gallery: Galleries) -> None:
    scene, room = Three(rounds=False, reaction=0, speak=0, colour="pink"), gallery()
    ada = looking(room, scene, "Ada")
    whole(ada.page)
    ada.token.click()
    expect(ada.field).to_be_focused()
    ben = looking(room, scene, "Ben")
    expect(ben.step).to_contain_text("Ada took the token")
    expect(ben.token).to_have_text("Ada has the token")
    expect(ben.token).to_have_attribute("aria-disabled", "true")
    expect(ben.page.get_by_role("list", name="The others")).to_contain_text("has the token")
    ada = looking(room, scene, "Ada")
    ada.say("lighthouse")
    ada.sees("lighthouse")
    looking(room, scene, "Ben").sees("lighthouse")
    ada = looking(room, scene, "Ada")
    expect(ada.token).to_have_attribute("aria-disabled", "true")
    press(ada.token)
    expect(ada.refusal).to_contain_text("You said the last word")
    cleo = looking(room, scene, "Cleo")
    cleo.sees("lighthouse")
    cleo.token.click()
    cleo.say("keeper")
    ada = looking(room, scene, "Ada")
    ada.sees("keeper")
    expect(ada.step).to_contain_text("The token is free.")


# ── accusing ──────────────────────────────────────────────────────────────────────────────────────────────────────────

SENTENCE = "Every opening is a light in the dark."


def test_going_off_topic_is_a_scene_with_a_sentence_a_vote_and_a_verdict(gallery: Galleries, shot: Shot) -> None:
    scene, room = Three(reaction=5), gallery()
    speaker, accuser, voter = scene.order
    looking(room, scene, speaker).say("lighthouse")
    seat = looking(room, scene, accuser)
    seat.sees("lighthouse")
    seat.accuse(seat.off_topic)
    for name, said in ((voter, f"{speaker} may explain the link"), (accuser, None), (speaker, "You are accused.")):
        seat = looking(room, scene, name)
        if said:
            expect(seat.step).to_contain_text(said)
        whole(seat.page)
        expect(seat.secrets).to_have_count(5)  # always in sight
    seat.sentence.fill(SENTENCE)
    seat.page.reload()
    expect(seat.sentence).to_have_value(SENTENCE)
    seat.page.get_by_role("button", name="Send it").click()
    expect(seat.scene).to_contain_text(SENTENCE)
    expect(looking(room, scene, accuser).thumbs).to_have_count(0)
    seat = looking(room, scene, voter)
    expect(seat.scene).to_contain_text(SENTENCE)
    expect(seat.step).to_contain_text("Is there a link?")
    whole(seat.page)
    shot(seat.page, "vote")
    seat.vote("Off topic")
    told = {
        voter: (f"{speaker} gives {accuser} a Flash.", 3),
        speaker: (f"You give {accuser} a Flash.", 2),
        accuser: (f"{speaker} gives you a Flash.", 4),
    }
    for name, (verdict, flashes) in told.items():
        seat = seat if name == voter else looking(room, scene, name)
        expect(seat.scene).to_contain_text(SENTENCE)
        expect(seat.step).to_have_text(f"Off topic. {verdict}")
        seat.has_flashes(flashes)
    whole(seat.page)
    shot(seat.page, "verdict")
    scene.lets_react()
    # the chain goes on, and this word cannot be accused again
    expect(seat.step).to_contain_text("Your turn.")
    expect(seat.off_topic).to_have_attribute("aria-disabled", "true")
    press(seat.off_topic)
    expect(seat.refusal).to_contain_text("accused already")
    whole(seat.page)
    # how high a pile is, only its owner knows
    others = looking(room, scene, voter).page.get_by_role("list", name="The others")
    expect(others).not_to_have_text(re.compile(r"\d"))


def test_of_a_secret_word_the_game_answers(gallery: Galleries, shot: Shot) -> None:
    scene, room = Three(reaction=5), gallery()
    speaker, accuser, third = scene.order
    seat = looking(room, scene, speaker)
    secret = seat.secret()
    seat.say(secret)
    seat.sees(secret)
    expect(seat.secret_word).to_have_attribute("aria-disabled", "true")
    press(seat.secret_word)
    expect(seat.refusal).to_contain_text("You said that word yourself")
    seat = looking(room, scene, accuser)
    seat.sees(secret)
    seat.accuse(seat.secret_word)
    expect(seat.step).to_contain_text(f"Yes. It was {speaker}’s secret.")
    shot(seat.page, "secret")
    seat.has_flashes(4)
    seat = looking(room, scene, speaker)
    expect(seat.step).to_contain_text("Yes. It was your secret.")
    seat.has_flashes(2)
    assert secret not in [seat.secret(place) for place in range(5)]
    whole(looking(room, scene, third).page)
    scene.lets_react()
    looking(room, scene, accuser).say("harmless")
    seat = looking(room, scene, third)
    seat.sees("harmless")
    seat.accuse(seat.secret_word)
    expect(seat.step).to_contain_text(f"No. It was no secret of {accuser}’s. You give {accuser} a Flash.")
    seat.has_flashes(2)


def asks_again(gallery: Gallery, too_soon: Callable[[Seat], None]) -> None:
    """A press that may have been meant for the word before accuses nobody; the same button asks, and then it does."""
    scene = Three(reaction=5)
    first, speaker, third = scene.order
    scene.says(first, "lighthouse")
    hasty = looking(gallery, scene, third)
    hasty.sees("lighthouse")
    too_soon(hasty)
    before = hasty.off_topic.bounding_box()
    scene.says(speaker, "storm")
    hasty.sees("storm")
    expect(hasty.off_topic).to_contain_text("Accuse “storm”? Press again")
    assert hasty.off_topic.bounding_box() == before
    expect(hasty.scene).to_have_count(0)
    hasty.accuse(hasty.off_topic)
    expect(looking(gallery, scene, speaker).step).to_contain_text("You are accused.")


def test_a_press_right_after_a_new_word_asks_again(gallery: Galleries) -> None:
    asks_again(gallery(), lambda hasty: hasty.off_topic.evaluate(PRESS_AS_IT_CHANGES))


def test_a_press_that_began_on_the_word_before_asks_again(gallery: Galleries) -> None:
    held = ["lighthouse", 2 * TOO_SOON]
    asks_again(gallery(), lambda hasty: hasty.off_topic.evaluate(HOLD_WHILE_IT_CHANGES, held))


# ── claiming ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_secret_that_somebody_else_says_is_claimed_with_two_taps(gallery: Galleries, shot: Shot) -> None:
    scene, room = Three(reaction=0), gallery()
    speaker, second, third = scene.order
    holder = looking(room, scene, third)
    mine, other = holder.secret(1), holder.secret(2)
    scene.says(speaker, mine)
    holder.sees(mine)
    holder.tap_secret(other)
    holder.tap_secret(other)
    expect(holder.refusal).to_contain_text("does not show the word that was said")
    expect(looking(room, scene, speaker).refusal).to_have_count(0)
    holder = looking(room, scene, third)
    holder.tap_secret(mine)
    whole(holder.page)
    shot(holder.page, "lifted")
    holder.has_flashes(3)
    holder.tap_secret(mine)
    holder.has_flashes(4)
    assert mine not in [holder.secret(place) for place in range(5)]
    expect(looking(room, scene, speaker).page.locator(".chain")).to_contain_text(f"{third}’s secret")
    holder = looking(room, scene, third)
    # what was lifted for one word is not lifted for the next
    holder.tap_secret(other)
    lifted = holder.page.get_by_role("button", name=re.compile("^Claim “"))
    expect(lifted).to_have_count(1)
    scene.says(second, "umbrella")
    holder.sees("umbrella")
    expect(lifted).to_have_count(0)


# ── what is seen of it ────────────────────────────────────────────────────────────────────────────────────────────────

DEVICES: list[dict[str, Any]] = [{"phone": (390, 664)}, {"phone": SMALL, "language": "fr", "theme": "light"}]
SCREEN: dict[str, Any] = {"screen": (1280, 720)}


@pytest.fixture
def still(request: pytest.FixtureRequest) -> Shot:
    """Keeps a picture, with `--pictures`, of what stands still as it is."""
    folder = request.config.getoption("--pictures")

    def take(page: Page, name: str) -> None:
        if folder is not None:
            page.screenshot(path=folder / f"traitor-{name}-{page.viewport_size['width']}.png")  # type: ignore[index]

    return take


class Trial(Three):
    """Somebody is said to be off topic, and has explained it; the one vote is missing."""

    def __init__(self, *, secret: bool = False, **options: Any) -> None:
        super().__init__(reaction=4, **options)
        speaker, accuser, _ = self.order
        self.says(speaker, self.secrets_of(speaker)[0] if secret else "lighthouse")
        self.does_as(accuser, "accuse", of="off_topic")
        self.does_as(speaker, "justify", text=SENTENCE)


def seen(page: Page, *places: str) -> list[bool]:
    """Whether anything at these places can be seen, as the page stands still."""
    return [any(one.is_visible() for one in page.locator(f"[data-place~={place}]").all()) for place in places]


def shown(page: Page, selectors: str) -> list[dict[str, str]]:
    """How these look that can be seen, but for what is in motion."""
    return page.evaluate(  # type: ignore[no-any-return]
        """(selectors) => [...document.querySelectorAll(selectors)]
          .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
          .map((one) => [one.getAttribute("class"), getComputedStyle(one).backgroundColor, one.textContent])""",
        selectors,
    )


@pytest.mark.parametrize("device", [*DEVICES, SCREEN], ids=str)
@pytest.mark.parametrize("thumb", ["up", "down"])
def test_thumbs_turn_at_once_then_the_link_holds_or_breaks_then_it_is_said(
    gallery: Galleries, still: Shot, device: dict[str, Any], thumb: str
) -> None:
    scene, big = Trial(), device is SCREEN
    _, accuser, voter = scene.order
    page = gallery(**device).show(scene, None if big else accuser, screen=big)
    halts(page)
    scene.does_as(voter, "vote", thumb=thumb)
    expect(page.locator("[data-place=up-side]")).to_be_attached()
    for time_, turned, bond, told in ((0, 0, 0, 0), (900, 0, 0, 0), (1200, 1, 0, 0), (1600, 1, 1, 0), (1900, 1, 1, 1)):
        at(page, time_)
        assert seen(page, "up-side", "bond", "step") == [bool(turned), bool(bond), bool(told)], f"at {time_}"
        assert seen(page, "hush") == [not told], f"at {time_}"
        still(page, f"verdict-{thumb}-{time_}")
        if not told:
            gave = re.compile(r"gives|give |donne|Off topic\.|Hors sujet\.|link holds|lien se tient")
            assert not gave.search(page.evaluate("document.body.innerText")), f"told at {time_}"
    at(page, 2300)
    assert page.locator(".likeness").count() == 1  # the Flash, on its way
    still(page, f"verdict-{thumb}-2300")


def test_until_the_card_turns_a_secret_looks_like_any_other_word(gallery: Galleries, still: Shot) -> None:
    room = gallery(phone=(390, 664))
    looks: dict[int, list[str]] = {}
    for secret in (True, False):
        scene = Three(reaction=4)
        speaker, accuser, _ = scene.order
        scene.says(speaker, scene.secrets_of(speaker)[0] if secret else "lighthouse")
        word = scene.match.view(None)["chain"][-1]["word"]
        page = room.show(scene, accuser)
        halts(page)
        scene.does_as(accuser, "accuse", of="secret")
        expect(page.locator("[data-place=secret]")).to_be_attached()
        for time_ in (0, 400, 800, 1000, 1300):
            at(page, time_)
            still(page, f"{'guilty' if secret else 'blank'}-{time_}")
            look = str(shown(page, ".scene *")).replace(word, "…")
            looks.setdefault(time_, []).append(look)
            assert seen(page, "step") == [False]
        at(page, 1800)
        assert seen(page, "step") == [True]
    for time_, (guilty, blank) in looks.items():
        assert (guilty == blank) == (time_ < 1040), f"at {time_}"


def test_a_smuggled_secret_comes_out_from_under_its_word_and_only_its_owner_sees_a_number(
    gallery: Galleries, still: Shot
) -> None:
    for viewer, device in ((0, DEVICES[0]), (2, DEVICES[1]), (None, SCREEN)):
        scene = Three(reaction=4)
        speaker, second, _ = scene.order
        scene.says(speaker, scene.secrets_of(speaker)[0])
        page = gallery(**device).show(scene, None if viewer is None else scene.order[viewer], screen=viewer is None)
        scene.lets_react()
        halts(page)
        scene.says(second, "umbrella")
        expect(page.locator("[data-place=secret]")).to_be_attached()
        mine = viewer == 0
        for time_, out, counted in (
            (0, False, False),
            (400, True, False),
            (800, True, False),
            (1600, True, False),
            (1800, True, True),
        ):
            at(page, time_)
            still(page, f"smuggled-{viewer}-{time_}")
            assert seen(page, "secret") == [out], f"at {time_}"
            if mine:
                assert seen(page, "count-before", "count-now") == [not counted, counted], f"at {time_}"
            else:
                assert seen(page, "count-before") == [False], f"at {time_}"
        at(page, 2000)
        assert page.locator("[data-place^=hand-]").count() == (0 if viewer is None else 5)
        assert page.locator(".likeness [data-place], .likeness.sec").count() == 0
        if not mine:
            assert not re.search(r"\d", page.locator("[data-place~=pile]").first.inner_text())


def test_whoever_claims_lays_the_card_on_the_word(gallery: Galleries, still: Shot) -> None:
    scene = Three(reaction=4)
    speaker, _, third = scene.order
    [mine, *_] = scene.match.view(scene.seat(third))["hand"]
    scene.says(speaker, mine["word"])
    page = gallery(phone=(390, 664)).show(scene, speaker)
    halts(page)
    scene.does_as(third, "claim", card=mine["card"])
    expect(page.locator("[data-place=secret]")).to_be_attached()
    for time_, lies in ((0, False), (200, False), (400, True)):
        at(page, time_)
        still(page, f"claimed-{time_}")
        assert seen(page, "secret") == [lies], f"at {time_}"


def test_a_new_word_that_may_be_accused_ends_what_is_still_played(gallery: Galleries) -> None:
    scene = Trial()
    _, accuser, voter = scene.order
    page = gallery().show(scene, accuser)
    halts(page)
    scene.does_as(voter, "vote", thumb="down")
    expect(page.locator("[data-place=up-side]")).to_be_attached()
    scene.lets_react()
    scene.says(accuser, "storm")
    expect(page.locator(".chain .word").last).to_have_text("storm")
    expect(page.locator(".chain .word").last).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("^Secret word!"))).to_be_visible()
    expect(page.get_by_role("log")).to_contain_text("storm")


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
@pytest.mark.parametrize("state", ["vote", "verdict", "found out", "smuggled", "long chain"])
def test_on_the_big_screen_one_sentence_is_said_and_nothing_is_cut(
    gallery: Galleries, shot: Shot, state: str, size: tuple[int, int]
) -> None:
    scene, _ = STATES["traitor-word", state]()
    page = gallery(screen=size, reduced_motion=True).show(scene, screen=True)
    expect(page.locator(".now-step")).to_have_count(1)
    expect(page.locator(".stage .said")).to_have_count(0)
    reading_is_whole(page)
    shot(page, f"big-{state}-{size[0]}")


def test_a_long_chain_says_who_has_said_each_word(gallery: Galleries) -> None:
    scene, who = STATES["traitor-word", "long chain"]()
    links = gallery().show(scene, who).locator(".chain li")
    expect(links).to_have_count(11)
    for place, link in enumerate(scene.match.view(None)["chain"][1:], 1):
        expect(links.nth(place)).to_contain_text(scene.names[link["seat"]])


def test_when_the_curtain_falls_the_secrets_lie_open(gallery: Galleries, shot: Shot) -> None:
    scene, who = STATES["traitor-word", "over"]()
    laid = [secret["word"] for hand in scene.match.view(None)["laid_open"] for secret in hand]
    for device, screen in (({"phone": SMALL}, False), ({"screen": (1280, 720)}, True)):
        page = gallery(reduced_motion=True, **device).show(scene, None if screen else who, screen=screen)
        words = page.locator(".call .open li")
        expect(words).to_have_count(len(laid))
        assert sorted(words.all_text_contents()) == sorted(laid)
        axe(page)
        shot(page, f"curtain-{'big' if screen else 'small'}")


# ── for everybody ─────────────────────────────────────────────────────────────────────────────────────────────────────


def test_it_is_played_by_keyboard(gallery: Galleries) -> None:
    scene, room = Three(reaction=0), gallery()
    speaker, accuser, _ = scene.order
    seat = looking(room, scene, speaker)
    expect(seat.step).to_contain_text("Your turn.")
    seat.field.focus()
    seat.page.keyboard.type("lighthouse")
    seat.page.keyboard.press("Enter")
    seat.sees("lighthouse")
    expect(seat.page.locator(".bands > .table")).to_be_focused()  # the field is gone
    scene.does_as(accuser, "accuse", of="off_topic")
    expect(seat.sentence).to_be_visible()
    for _ in range(4):
        if not seat.sentence.evaluate("(field) => field === document.activeElement"):
            seat.page.keyboard.press("Tab")
    expect(seat.sentence).to_be_focused()
    seat.page.keyboard.type("It shows the way.")
    seat.page.keyboard.press("Enter")
    expect(looking(room, scene, accuser).scene).to_contain_text("It shows the way.")


def test_it_is_accused_by_keyboard(gallery: Galleries) -> None:
    scene = Three(reaction=0)
    speaker, accuser, _ = scene.order
    scene.says(speaker, "lighthouse")
    seat = looking(gallery(), scene, accuser)
    seat.sees("lighthouse")
    seat.page.wait_for_timeout(TOO_SOON)
    seat.secret_word.focus()
    seat.page.keyboard.press("Tab")
    expect(seat.off_topic).to_be_focused()
    seat.page.keyboard.press("Enter")
    expect(seat.scene).to_be_focused()


def test_whoever_watches_sees_the_chain_and_no_secret(gallery: Galleries, shot: Shot) -> None:
    scene = Three(reaction=0, colour="pink")
    speaker, accuser, _ = scene.order
    secrets = [*scene.secrets_of(speaker), *scene.secrets_of(accuser)]
    screen = gallery(screen=(1280, 720)).show(scene, screen=True)
    watcher = gallery(screen=(1440, 900)).show(scene)
    scene.says(speaker, "lighthouse")
    for page in (screen, watcher):
        expect(page.locator(".chain .word").last).to_have_text("lighthouse")
        no_sideways_scroll(page)
        axe(page)
        assert not set(secrets) & set(page.locator("main").inner_text().split())
    expect(watcher.locator(".table button, .rail button")).to_have_count(0)
    scene.does_as(accuser, "accuse", of="off_topic")
    for page, name in ((screen, "screen"), (watcher, "watcher")):
        expect(page.locator(".cry")).to_be_visible()
        axe(page)
        shot(page, name)
