"""Bluff through the page: two columns of one's own, both piles, Block, Out, rounds; by thumb, mouse and keyboard."""

from __future__ import annotations

import re
from collections import Counter
from itertools import combinations

import pytest
from playwright.sync_api import expect

from parlour.decks import find, packs_for
from parlour.games.bluff.deck import TermDeck
from tests.browser.at_once import Stack
from tests.browser.at_table import A_MOMENT
from tests.browser.company import Company, Person
from tests.browser.conftest import Shot
from tests.browser.devices import Size
from tests.browser.duel import PRINTED, SPARE, WHOLE, WILD, Duel, Player
from tests.browser.scenes import Galleries
from tests.browser.serving import Server

KINDS = ("word", "definition", "example")
LONGEST = 80
"""Turns: a round that is not over by then never will be."""
A_WHILE = 6
"""Turns against a bot, who takes its time and Blocks a lot."""

Layout = tuple[list[str], list[str], str | None]


class Round:
    """Two people who help one of them to a complete hand, as fast as the cards let them."""

    def __init__(self, collector: Player, helper: Player) -> None:
        self.collector = collector
        self.helper = helper
        self.words = {card: text for text, card in collector.texts.items()}

    def play(self) -> Layout:
        """Until it is the collector's turn to call Out."""
        for _ in range(LONGEST):
            mover = self.mover()
            if mover is self.collector and (layout := self.complete()) is not None and self.may_out():
                return layout
            self.turn(mover)
        raise AssertionError("No complete hand came together.")

    def mover(self) -> Player:
        """Who has the turn, once a page says so."""
        for _ in range(1000):
            for player in (self.collector, self.helper):
                if "Pick up" in player.step.inner_text():
                    return player
            self.collector.page.wait_for_timeout(A_MOMENT)
        raise AssertionError("It is nobody's turn.")

    def turn(self, mover: Player) -> None:
        seen = mover.face_up
        collected, helping = self.collector.hand, self.helper.hand
        wanted = mover is self.collector and seen in aim(collected, helping) and seen not in collected
        mover.pick("up" if wanted else "down")
        if mover is self.helper:
            mover.throw(gift(collected, mover.hand))
        else:
            mover.throw(spare(mover.hand, helping, seen if wanted else None))

    def complete(self) -> Layout | None:
        return complete(self.collector.hand, self.words)

    def may_out(self) -> bool:
        return self.collector.call("Out").is_enabled()


def term_of(card: str) -> str:
    return card.rsplit(".", 1)[0]


def aim(collected: list[str], helping: list[str]) -> set[str]:
    """The cards of the two terms of which the two hands have most, and the Wild."""
    near = Counter(term_of(card) for card in [*collected * 3, *helping * 2] if card != WILD)
    return {f"{term}.{kind}" for term, _ in near.most_common(2) for kind in KINDS} | {WILD}


def gift(collected: list[str], helping: list[str]) -> str:
    """What the helper throws out: a card that the collector wants, or one that nobody does."""
    useful = aim(collected, helping)
    given = [card for card in helping if card in useful and card not in collected]
    return [*given, *[card for card in helping if card not in useful], *helping][0]


def spare(collected: list[str], helping: list[str], picked: str | None) -> str:
    """What the collector throws out: not what was just picked up, and no Wild but the second."""
    useful = aim(collected, helping)
    free = [card for card in collected if card != picked]
    idle = [card for card in free if card not in useful or (card == WILD and collected.count(WILD) > 1)]
    return [*idle, *[card for card in free if card != WILD]][0]


def complete(hand: list[str], words: dict[str, str]) -> Layout | None:
    """B2: a trio, a pair, and the word of a Wild, if the hand has them."""
    for trio in combinations(hand, 3):
        pair = [*hand]
        for card in trio:
            pair.remove(card)
        terms = [{term_of(card) for card in group if card != WILD} for group in (trio, pair)]
        wild = next((f"{min(terms[at])}.word" for at in (0, 1) if WILD in (trio, pair)[at] and terms[at]), None)
        if [len(one) for one in terms] == [1, 1] and terms[0] != terms[1] and hand.count(WILD) < 2 and wild not in hand:
            return [*trio], pair, words[wild] if wild else None
    return None


def seated(server: Server, noor: Person, sami: Person) -> tuple[Player, Player]:
    """Two people at a table, from the front door to the first deal; the one who begins comes first."""
    host, guest = Player("Noor", noor.page), Player("Sami", sami.page)
    guest.join(host.host(Terms_in_play="12"))
    host.deal()
    host.name = guest.page.locator(".opp .who > span").last.inner_text()
    for player in (host, guest):
        player.learn(find("en/cell-biology"))
        player.holds(5)
    return (host, guest) if "Your turn" in host.step.inner_text() else (guest, host)


LIGHT = {"phone": (320, 568), "theme": "light"}
GOING_OUT: Stack = {"deck": [*SPARE, "ribosome.definition", *WHOLE, "enzyme.word", "plasmid.word"]}
"""Who begins holds what the other lacks."""


@pytest.mark.parametrize("stack", [GOING_OUT])
def test_two_people_play_a_round_from_the_landing_to_the_result(person: Company, server: Server, shot: Shot) -> None:
    hasty = person("Noor", reduced_motion=True), person("Sami", phone=(320, 568), reduced_motion=True)
    begins, other = seated(server, *hasty)
    for player in (begins, other):
        player.look_closely()
        shot(player.page, f"bluff-turn-{player.page.viewport_size['width']}")  # type: ignore[index]
    begins.try_closed("Out")
    expect(begins.page.get_by_text("Out waits until your next turn")).to_be_visible()

    trio, _pair, word = Round(other, begins).play()
    other.hold("Out")
    other.look_closely()
    shot(other.page, "bluff-laying")
    other.page.get_by_role("button", name="Not yet").click()
    other.call_out(trio, word)
    for player in (begins, other):
        expect(player.over).to_be_visible()
        player.look_closely()
        shot(player.page, f"bluff-end-{player.name}")
    expect(other.page.locator(".call h2")).to_have_text(re.compile("^You go Out on"))
    expect(begins.page.locator(".call h2")).to_contain_text(f"{other.name} goes Out on")
    begins.read_the_story()
    expect(begins.page.get_by_role("heading", name=f"{other.name} goes Out on")).to_be_visible()
    expect(begins.page.get_by_text(f"{other.name} wins.")).to_be_visible()
    expect(other.page.locator(".call .won")).to_contain_text(f"{other.name} has won")
    expect(begins.page.get_by_text(f"{other.name} never called Block.")).to_be_visible()
    the_chance_was_fair(begins, other, shot)


NO_WEBCRYPTO = "Object.defineProperty(Crypto.prototype, 'subtle', { get: () => undefined })"
"""As a browser has it that came over plain http to another machine."""
ANOTHER_PROMISE = """
() => {
  const seats = JSON.parse(localStorage["parlour.seats"]);
  for (const { promises } of Object.values(seats)) promises[1].hash = "0".repeat(64);
  localStorage["parlour.seats"] = JSON.stringify(seats);
}
"""


def the_chance_was_fair(one: Player, other: Player, shot: Shot) -> None:
    """Each device says what it has found; also a page that is loaded anew, and one that was promised something else."""
    fair = "Fair: the chance is the one that the table had sealed"
    expect(one.page.get_by_text(fair)).to_be_visible()
    shot(one.page, "bluff-fair")
    with other.page.add_init_script(NO_WEBCRYPTO):
        other.page.reload()
        other.read_the_story()
        expect(other.page.get_by_text(fair)).to_be_visible()
        other.page.evaluate(ANOTHER_PROMISE)
        other.page.reload()
        other.read_the_story()
        expect(other.page.get_by_role("alert").get_by_text("Not fair: this is not the chance")).to_be_visible()
        other.look_closely()
    shot(other.page, "bluff-not-fair")


def test_a_block_that_fails_costs_a_card_chosen_from_a_fan_of_backs(gallery: Galleries, shot: Shot) -> None:
    duel = Duel()
    caller, other = duel.seen_by("Noor", gallery()), duel.seen_by("Sami", gallery(**LIGHT))
    before, theirs, face_up = caller.hand, other.hand, caller.face_up
    names = {*duel.match.view(0)["hand"]} - {WILD}
    assert names
    assert all(name in caller.page.content() for name in names)
    watcher = Player("Mina", gallery(reduced_motion=True).show(duel))
    caller.call("Block").click()  # too short a press is no call
    expect(caller.step).to_contain_text("Your turn.")
    caller.hold("Block")

    expect(caller.page.get_by_role("heading", name="Not complete.")).to_be_visible()
    shown = caller.page.locator(".bands .scene .bl").evaluate_all(PRINTED)
    assert sorted(caller.texts[text] for text in shown) == sorted(theirs)
    caller.look_closely()
    shot(caller.page, "bluff-block")

    backs = other.page.get_by_role("group", name="five cards, face down").get_by_role("button")
    expect(backs).to_have_count(5)
    assert not any(name in other.page.content() for name in names)
    other.look_closely()
    expect(watcher.step).to_have_text(f"{other.name} picks one of {caller.name}’s cards, blind.")
    watcher.look_closely()
    printed = watcher.page.locator(".bands .bl").evaluate_all(PRINTED)
    assert [caller.texts[text] for text in printed] == [face_up]
    backs.nth(2).click()
    expect(backs.nth(2)).to_have_attribute("aria-pressed", "true")
    shot(other.page, "bluff-choose")
    other.page.get_by_role("button", name="Throw out card 3").click()

    expect(other.step).to_contain_text("Your turn.")
    chosen = other.face_up
    assert chosen in before
    caller.page.get_by_role("button", name="Back to the table").click()
    caller.holds(5)
    assert caller.face_up == chosen
    kept = Counter(before) - Counter([chosen])
    assert not kept - Counter(caller.hand)
    caller.page.get_by_role("button", name="hand again").click()
    expect(caller.page.get_by_text("It costs you a card")).to_be_visible()
    other.pick("down")
    other.throw(other.hand[0])
    expect(caller.page.get_by_text("Now it is your turn again.")).to_be_visible()


def test_a_block_in_time_takes_a_complete_hand_away(gallery: Galleries, shot: Shot) -> None:
    duel = Duel(*SPARE, "enzyme.word", *WHOLE, "ribosome.definition", "plasmid.word")
    blocker = duel.seen_by("Noor", gallery(reduced_motion=True))
    collector = duel.seen_by("Sami", gallery(**LIGHT, reduced_motion=True))
    lost = collector.hand
    assert complete(lost, {})
    blocker.hold("Block")
    expect(blocker.page.get_by_role("heading", name="Caught, just in time.")).to_be_visible()
    shot(blocker.page, "bluff-caught")
    expect(collector.page.locator(".tick")).to_contain_text("Noor calls Block and catches you")
    collector.holds(5)
    assert sorted(collector.hand) != sorted(lost)
    collector.look_closely()
    shot(collector.page, "bluff-blocked")
    blocker.page.get_by_role("button", name="Take my turn").click()
    expect(blocker.step).to_contain_text("You play on.")
    blocker.try_closed("Block")
    expect(blocker.page.get_by_text("One Block a turn.")).to_be_visible()


CUT = """
(words) => {
  const cards = [...document.querySelectorAll(".rail .cols .word .txt")];
  const cut = (txt, word) => {
    txt.textContent = word;
    txt.style.setProperty("--letters", Math.max(...word.split(/[\\s-]/).map((part) => part.length)));
    return txt.scrollWidth > txt.clientWidth;
  };
  return [cards.length, words.filter((word) => cards.some((txt) => cut(txt, word)))];
}
"""
"""Of these words, those that the width of a column cuts, however many lines they may have."""


@pytest.mark.parametrize("phone", [(360, 780), (390, 844), (430, 932)])
def test_no_word_of_the_packs_is_cut_in_a_column(gallery: Galleries, phone: Size) -> None:
    decks = [deck for name in packs_for("bluff") if isinstance(deck := find(name), TermDeck)]
    words = {term.word for deck in decks for term in deck.terms}
    noor = Duel(*SPARE, *WHOLE, "enzyme.word", "plasmid.word").seen_by("Noor", gallery(phone=phone))
    cards, cut = noor.page.evaluate(CUT, sorted(words))
    assert cards > 1
    assert cut == []


def test_somebody_plays_against_a_bot_with_the_solution_sheet(person: Company, server: Server, shot: Shot) -> None:
    noor = Player("Noor", person("Noor", screen=(1440, 900), reduced_motion=True).page)
    noor.host(Terms_in_play="12", Solution_sheet="for learners")
    noor.page.get_by_role("button", name="Add a bot").click()
    noor.deal()
    noor.learn(find("en/cell-biology"))
    noor.holds(5)
    noor.page.get_by_role("button", name="Solutions").click()
    sheet = noor.page.get_by_role("dialog", name="Solution sheet")
    expect(sheet.locator("dt")).to_have_count(12)
    noor.look_closely()
    shot(noor.page, "bluff-sheet")
    sheet.get_by_role("button", name="Close").click()

    words = {card: text for text, card in noor.texts.items()}
    mine = noor.step.filter(has_text=re.compile("Pick up|Your pick"))
    for turn in range(A_WHILE):
        expect(mine.or_(noor.over)).to_be_visible(timeout=20_000)
        if noor.is_over:
            break
        if "Your pick" in noor.step.inner_text():
            noor.choose(1)
            continue
        hand, seen = noor.hand, noor.face_up
        found = complete(hand, words)
        if found and noor.call("Out").is_enabled():
            noor.call_out(found[0], found[2])
            continue
        if turn == 0:
            noor.try_closed("Out")
            expect(noor.page.get_by_text(re.compile("The trio must be|Out waits until"))).to_be_visible()
        wanted = seen in aim(hand, []) and seen not in hand
        noor.pick("up" if wanted else "down")
        if not noor.is_over:
            noor.throw(spare(noor.hand, [], seen if wanted else None))
    noor.look_closely()
    shot(noor.page, "bluff-desk")


def test_a_false_out_gives_the_round_away_and_the_next_is_dealt(gallery: Galleries, shot: Shot) -> None:
    duel = Duel(rounds=2)
    for seat in (0, 1):
        duel.takes_turn(seat)
    caller, other = duel.seen_by("Noor", gallery()), duel.seen_by("Sami", gallery(theme="light"))
    expect(caller.step).to_contain_text("Your turn.")
    hand = caller.hand
    right = complete(hand, {card: text for text, card in caller.texts.items()})
    trio = hand[:3] if not right or right[0] != hand[:3] else hand[1:4]
    caller.call_out(trio, "nonsense" if WILD in hand else None)

    expect(caller.page.get_by_role("heading", name="You call a false Out.")).to_be_visible()
    expect(other.page.get_by_role("heading", name=f"{caller.name} calls a false Out.")).to_be_visible()
    for player in (caller, other):
        expect(player.page.locator(".bands .scene .bl")).to_have_count(5)
        player.look_closely()
        shot(player.page, f"bluff-round-end-{player.name}")
    assert sorted(
        caller.texts[text] for text in other.page.locator(".bands .scene .bl").evaluate_all(PRINTED)
    ) == sorted(hand)
    for player in (caller, other):
        player.page.get_by_role("button", name="On to round 2").click()
        player.holds(5)
    expect(caller.page.get_by_text("won 1 of 2 rounds")).to_be_visible()
    starts = caller if "Your turn" in caller.step.inner_text() else other
    starts.pick("down")
    starts.throw(next(card for card in starts.hand if card != WILD))
    starts.page.get_by_role("button", name="The round before").click()
    expect(starts.page.get_by_role("heading", name=re.compile("false Out"))).to_be_visible()
    starts.page.get_by_role("button", name="Back to the table").click()
    starts.holds(5)


def test_a_round_is_watched_again(gallery: Galleries) -> None:
    duel = Duel()
    duel.takes_turn(0)
    *trio, _, _ = hand = duel.match.view(1)["hand"]
    word = {"word": "nonsense"} if WILD in hand else {}
    duel.plays(1, {"act": "out", "trio": trio, "pair": hand[3:], **word})
    noor = Player("Noor", gallery().show(duel, "Noor"))
    noor.read_the_story()
    noor.page.get_by_role("button", name="Watch it again").click()
    noor.holds(5)


def test_cards_are_grouped_by_tap_by_carrying_and_by_keys_and_stay_so(gallery: Galleries) -> None:
    noor = Duel().seen_by("Noor", gallery(screen=(1440, 900)))
    left, right = noor.columns
    assert (len(left), len(right)) == (3, 2)

    noor.card(left[0]).click()
    noor.page.get_by_role("button", name=re.compile("^Move to the right column")).click()
    assert noor.columns == [left[1:], [*right, left[0]]]

    expect(noor.cards.nth(4)).to_be_focused()
    noor.page.keyboard.press("ArrowUp")
    assert noor.columns == [left[1:], [right[0], left[0], right[1]]]
    noor.page.keyboard.press("ArrowLeft")
    assert noor.columns == [[left[1], left[0], left[2]], right]
    noor.page.keyboard.press("Escape")
    expect(noor.cards.nth(1)).to_have_attribute("aria-pressed", "false")
    noor.page.keyboard.press("ArrowDown")
    expect(noor.cards.nth(2)).to_be_focused()

    noor.card(right[1]).drag_to(noor.page.locator("[data-side='0'] li").last)
    assert right[1] in noor.columns[0]
    kept = noor.columns
    noor.page.reload()
    noor.holds(5)
    assert noor.columns == kept
