"""Traitor Word in the browser: whole matches in turns and without rounds, accusations as scenes, claims, and presses
that come too soon."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from playwright.sync_api import Locator, TimeoutError, expect

from tests.browser.at_table import PATIENCE, SMALL, add_bots, deal, host, join, know_the_game, whole
from tests.browser.company import Company, Person
from tests.browser.conftest import Shot
from tests.browser.looking import axe, no_sideways_scroll
from tests.browser.serving import Server

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

    def __init__(self, person: Person) -> None:
        self.name = person.name
        self.page = page = person.page
        self.rail = page.locator(".rail")
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

    def come_back(self, code: str, token: str) -> None:
        """To a table at which this person has a seat, and knows the game."""
        seats = {code: {"token": token, "since": time.time() * 1000}}
        for name, value in (("seats", seats), ("met.traitor-word", True)):
            self.page.add_init_script(f"localStorage.setItem('parlour.{name}', {json.dumps(json.dumps(value))})")
        self.page.goto(f"/{code}")
        expect(self.secrets).to_have_count(5)

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
        expect(self.flashes).to_have_text(re.compile(rf"^\s*{count}\s*/ 7"))

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
        elif self.page.locator(".rail.yours .turn .btn:not(.wait)").count():
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
        for kind, sign in (("turn", ".rail.yours .say"), ("wait", ".rail:not(.yours) .turn"), ("scene", ".scene")):
            if kind not in self.looked_at and self.page.locator(sign).count() and not self.story.is_visible():
                self.looked_at.add(kind)
                whole(self.page)


def play_to_the_end(*seats: Seat) -> None:
    until = time.monotonic() + LONGEST
    while not all(seat.story.is_visible() for seat in seats):
        assert time.monotonic() < until, "The match does not end"
        # Everybody is looked at first: whoever acts at once leaves the others no time to wait.
        for seat in seats:
            seat.look_at_each_screen()
        for seat in seats:
            seat.take_what_is_offered()
        seats[0].page.wait_for_timeout(20)


def match_of_two_and_a_bot(person: Company, shot: Shot, options: dict[str, str]) -> tuple[Seat, Seat]:
    """From the front door to the result, through the pages only."""
    ada, ben = Seat(person("Ada")), Seat(person("Ben", phone=SMALL, theme="light"))
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


def table_of_three(person: Company, server: Server, **options: Any) -> list[Seat]:
    """Three people at a table where the cards are dealt; whoever is to speak first comes first."""
    seats = [Seat(person(name)) for name in ("Ada", "Ben", "Cleo")]
    table = server.post("/api/tables", game="traitor-word", name="Ada", options=options)
    path, tokens = f"/api/tables/{table['code']}", [table["token"]]
    tokens += [server.post(f"{path}/seats", name=seat.name)["token"] for seat in seats[1:]]
    server.post(f"{path}/start", token=tokens[0])
    for seat, token in zip(seats, tokens, strict=True):
        seat.come_back(table["code"], token)
    until = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < until:
        for place, seat in enumerate(seats):
            if seat.is_up() or seat.page.locator(".rail.yours").count():
                return seats[place:] + seats[:place]
    raise AssertionError("Nobody is to speak")


# ── whole matches ─────────────────────────────────────────────────────────────────────────────────────────────────────


AT_ONCE = {"Time to react": "none", "Time to speak": "none"}


def test_a_match_in_turns_goes_from_the_front_door_to_the_result(person: Company, shot: Shot) -> None:
    ada, ben = match_of_two_and_a_bot(person, shot, {"Words": "black", **AT_ONCE})
    assert {"turn", "wait"} <= ada.looked_at | ben.looked_at


def test_a_pink_match_without_rounds_goes_from_the_front_door_to_the_result(person: Company, shot: Shot) -> None:
    match_of_two_and_a_bot(person, shot, {"Words": "pink", "Turns": "whoever grabs", **AT_ONCE})


# ── without rounds ────────────────────────────────────────────────────────────────────────────────────────────────────


def test_whoever_takes_the_token_speaks_and_the_last_speaker_leaves_it_to_the_others(
    person: Company, server: Server
) -> None:
    ada, ben, cleo = table_of_three(person, server, rounds=False, reaction=0, speak=0, colour="pink")
    whole(ada.page)
    ada.token.click()
    expect(ada.field).to_be_focused()
    expect(ben.step).to_contain_text("Ada took the token")
    expect(ben.token).to_have_text("Ada has the token")
    expect(ben.token).to_have_attribute("aria-disabled", "true")
    expect(ben.page.get_by_role("list", name="The others")).to_contain_text("has the token")
    ada.say("lighthouse")
    for seat in (ada, ben, cleo):
        seat.sees("lighthouse")
    expect(ada.token).to_have_attribute("aria-disabled", "true")
    press(ada.token)
    expect(ada.refusal).to_contain_text("You said the last word")
    cleo.token.click()
    cleo.say("keeper")
    ada.sees("keeper")
    expect(ada.step).to_contain_text("The token is free.")


# ── accusing ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_going_off_topic_is_a_scene_with_a_sentence_a_vote_and_a_verdict(
    person: Company, server: Server, shot: Shot
) -> None:
    speaker, accuser, voter = table_of_three(person, server, reaction=5)
    speaker.say("lighthouse")
    accuser.sees("lighthouse")
    accuser.accuse(accuser.off_topic)
    expect(speaker.step).to_contain_text("You are accused.")
    expect(voter.step).to_contain_text(f"{speaker.name} may explain the link")
    for seat in (speaker, accuser, voter):
        whole(seat.page)
        expect(seat.secrets).to_have_count(5)  # always in sight
    speaker.sentence.fill("Every opening is a light in the dark.")
    speaker.page.reload()
    expect(speaker.sentence).to_have_value("Every opening is a light in the dark.")
    speaker.page.get_by_role("button", name="Send it").click()
    expect(voter.scene).to_contain_text("Every opening is a light in the dark.")
    expect(voter.step).to_contain_text("Is there a link?")
    expect(accuser.thumbs).to_have_count(0)
    whole(voter.page)
    shot(voter.page, "vote")
    voter.vote("Off topic")
    for seat in (speaker, accuser, voter):
        expect(seat.scene).to_contain_text("Off topic.")
        expect(seat.scene).to_contain_text("Every opening is a light in the dark.")
    expect(speaker.scene).to_contain_text(f"You give {accuser.name} a Flash.")
    expect(accuser.scene).to_contain_text(f"{speaker.name} gives you a Flash.")
    expect(voter.scene).to_contain_text(f"{speaker.name} gives {accuser.name} a Flash.")
    speaker.has_flashes(2)
    accuser.has_flashes(4)
    voter.has_flashes(3)
    whole(accuser.page)
    shot(accuser.page, "verdict")
    # how high a pile is, only its owner knows
    expect(voter.page.get_by_role("list", name="The others")).not_to_have_text(re.compile(r"\d"))
    # the chain goes on, and this word cannot be accused again
    expect(accuser.step).to_contain_text("Your turn.")
    expect(accuser.off_topic).to_have_count(0)
    whole(accuser.page)


def test_of_a_secret_word_the_game_answers(person: Company, server: Server, shot: Shot) -> None:
    speaker, accuser, third = table_of_three(person, server, reaction=5)
    secret = speaker.secret()
    speaker.say(secret)
    accuser.sees(secret)
    expect(speaker.secret_word).to_have_attribute("aria-disabled", "true")
    press(speaker.secret_word)
    expect(speaker.refusal).to_contain_text("You said that word yourself")
    accuser.accuse(accuser.secret_word)
    expect(accuser.scene).to_contain_text(f"Yes. It was {speaker.name}’s secret.")
    expect(speaker.scene).to_contain_text("Yes. It was your secret.")
    shot(accuser.page, "secret")
    whole(third.page)
    accuser.has_flashes(4)
    speaker.has_flashes(2)
    assert secret not in [speaker.secret(place) for place in range(5)]
    accuser.say("harmless")
    third.sees("harmless")
    third.accuse(third.secret_word)
    expect(third.scene).to_contain_text(f"No. It was no secret of {accuser.name}’s.")
    expect(third.scene).to_contain_text(f"You give {accuser.name} a Flash.")
    third.has_flashes(2)


def asks_again(person: Company, server: Server, too_soon: Callable[[Seat], None]) -> None:
    """A press that may have been meant for the word before accuses nobody; the same button asks, and then it does."""
    first, speaker, hasty = table_of_three(person, server, reaction=5)
    first.say("lighthouse")
    hasty.sees("lighthouse")
    expect(speaker.step).to_contain_text("Your turn.")
    too_soon(hasty)
    before = hasty.off_topic.bounding_box()
    speaker.say("storm")
    hasty.sees("storm")
    expect(hasty.off_topic).to_contain_text("Accuse “storm”? Press again")
    assert hasty.off_topic.bounding_box() == before
    expect(hasty.scene).to_have_count(0)
    hasty.accuse(hasty.off_topic)
    expect(speaker.step).to_contain_text("You are accused.")


def test_a_press_right_after_a_new_word_asks_again(person: Company, server: Server) -> None:
    asks_again(person, server, lambda hasty: hasty.off_topic.evaluate(PRESS_AS_IT_CHANGES))


def test_a_press_that_began_on_the_word_before_asks_again(person: Company, server: Server) -> None:
    held = ["lighthouse", 2 * TOO_SOON]
    asks_again(person, server, lambda hasty: hasty.off_topic.evaluate(HOLD_WHILE_IT_CHANGES, held))


# ── claiming ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_secret_that_somebody_else_says_is_claimed_with_two_taps(person: Company, server: Server, shot: Shot) -> None:
    speaker, second, holder = table_of_three(person, server, reaction=0)
    mine, other = holder.secret(1), holder.secret(2)
    speaker.say(mine)
    holder.sees(mine)
    holder.tap_secret(other)
    holder.tap_secret(other)
    expect(holder.refusal).to_contain_text("does not show the word that was said")
    expect(speaker.refusal).to_have_count(0)
    holder.tap_secret(mine)
    whole(holder.page)
    shot(holder.page, "lifted")
    holder.has_flashes(3)
    holder.tap_secret(mine)
    holder.has_flashes(4)
    expect(speaker.page.locator(".chain")).to_contain_text(f"{holder.name}’s secret")
    assert mine not in [holder.secret(place) for place in range(5)]
    # what was lifted for one word is not lifted for the next
    holder.tap_secret(other)
    lifted = holder.page.get_by_role("button", name=re.compile("^Claim “"))
    expect(lifted).to_have_count(1)
    second.say("umbrella")
    holder.sees("umbrella")
    expect(lifted).to_have_count(0)


# ── for everybody ─────────────────────────────────────────────────────────────────────────────────────────────────────


def test_it_is_played_by_keyboard(person: Company, server: Server) -> None:
    speaker, accuser, _ = table_of_three(person, server, reaction=0)
    expect(speaker.step).to_contain_text("Your turn.")
    speaker.field.focus()
    speaker.page.keyboard.type("lighthouse")
    speaker.page.keyboard.press("Enter")
    accuser.sees("lighthouse")
    expect(speaker.page.locator(".table")).to_be_focused()  # the field is gone
    accuser.page.wait_for_timeout(TOO_SOON)
    accuser.secret_word.focus()
    accuser.page.keyboard.press("Tab")
    expect(accuser.off_topic).to_be_focused()
    accuser.page.keyboard.press("Enter")
    expect(accuser.scene).to_be_focused()
    expect(speaker.sentence).to_be_visible()
    for _ in range(4):
        if not speaker.sentence.evaluate("(field) => field === document.activeElement"):
            speaker.page.keyboard.press("Tab")
    expect(speaker.sentence).to_be_focused()
    speaker.page.keyboard.type("It shows the way.")
    speaker.page.keyboard.press("Enter")
    expect(accuser.scene).to_contain_text("It shows the way.")


def test_whoever_watches_sees_the_chain_and_no_secret(person: Company, server: Server, shot: Shot) -> None:
    speaker, accuser, _ = table_of_three(person, server, reaction=0, colour="pink")
    code = speaker.page.url[-5:]
    screen, watcher = person("the screen", screen=(1280, 720)), person("Wim", screen=(1440, 900))
    screen.page.goto(f"/{code}#screen")
    watcher.page.goto(f"/{code}")
    watcher.page.get_by_role("button", name="Just watch").click()
    know_the_game(watcher.page)
    secrets = [seat.secret(place) for seat in (speaker, accuser) for place in range(5)]
    speaker.say("lighthouse")
    for page in (screen.page, watcher.page):
        expect(page.locator(".chain .word").last).to_have_text("lighthouse")
        no_sideways_scroll(page)
        axe(page)
        shown = page.locator("main").inner_text().split()
        assert not set(secrets) & set(shown)
    expect(watcher.page.locator(".table button, .rail button")).to_have_count(0)
    accuser.page.wait_for_timeout(TOO_SOON)
    accuser.off_topic.click()
    for page, name in ((screen.page, "screen"), (watcher.page, "watcher")):
        expect(page.locator(".cry")).to_be_visible()
        axe(page)
        shot(page, name)
