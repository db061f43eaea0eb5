"""What lies on a table of Traitor Word, and who sees it."""

from __future__ import annotations

from operator import not_
from typing import TypedDict

import msgspec

from parlour.engine.plain import plain
from parlour.engine.sight import counted, derived, hidden, own, public
from parlour.engine.state import State
from parlour.games.traitor_word.acts import Of, Say, Thumb
from parlour.games.traitor_word.cards import Face, WordCards


class Link(msgspec.Struct, frozen=True, gc=False):
    """A word of the chain, as it was typed; nobody has said the first one."""

    word: str
    seat: int | None


class Accusation(msgspec.Struct, frozen=True):
    """An accusation that is being settled: who accuses, of what, the sentence of the accused, whose votes are in, and
    who votes (W9)."""

    by: int
    of: Of
    text: str | None = None
    voted: tuple[int, ...] = ()
    voters: tuple[int, ...] = ()


class Verdict(msgspec.Struct, frozen=True):
    """How the accusation of the last word was settled; the votes a seat, where there was a vote, and who was to vote;
    what the accused had said; and which of the two gave the other a Flash, null where there was none to give (W10)."""

    by: int
    of: Of
    guilty: bool
    votes: tuple[Thumb | None, ...] | None
    voters: tuple[int, ...] = ()
    text: str | None = None
    giver: int | None = None


class Shown(msgspec.Struct, frozen=True):
    """A card that has been shown, and by whom."""

    seat: int
    card: int
    word: str


class LinkShown(TypedDict):
    word: str
    seat: int | None


class SecretShown(TypedDict):
    card: int
    word: str


def as_list(chain: dict[str, Link]) -> list[Link]:
    return [*chain.values()]


def links(chain: dict[str, Link]) -> list[LinkShown]:
    shown: list[LinkShown] = msgspec.to_builtins(as_list(chain))
    return shown


def secrets(hand: list[int], face: Face) -> list[SecretShown]:
    word = face.word
    return [{"card": card, "word": word[card]} for card in hand]


class Traitor(State):
    everybody: tuple[int, ...] = derived(())
    cards: WordCards = derived()
    face: Face = derived()  # the cards in the colour of this match
    rounds: bool = derived(True)
    reaction: int = derived(0)
    last_reaction: int = derived(0)  # W13: before an empty pile ends it, where there is none else
    speak: int = derived(0)

    hands: list[list[int]] = own(name="hand", each={"cards": len}, shape=secrets, beside="face", lies_open=True)
    flashes: list[list[int]] = own(each={"empty": not_}, shape=len)  # W12
    pile: list[int] = counted()  # its top is the end of the list
    shuffled: int = hidden(0)  # so many cards from the top of the pile are in their order
    # all of these have been said, so that a look at them would tell who was found guilty, and W12 hides that
    discards: list[int] = hidden()
    dead: list[int] = hidden()  # W17: out of the game

    keepers: dict[str, int] = hidden()  # who holds which word
    examples: dict[str, Say] = derived()  # some words of the deck that have not been said

    first: int = public(0)
    turn: int | None = public()  # whose word comes next; null without rounds
    token: int | None = public()  # W14: who holds it; null in the middle, and in turns

    chain: dict[str, Link] = public(shape=links, bare=as_list)  # by the form in which words are compared
    last: str = derived("")  # the last word, in that form
    speaker: int | None = derived()  # who said it
    in_window: bool = public(False)  # W4: the last word can still be accused and claimed
    accusation: Accusation | None = public(shape=plain)
    verdict: Verdict | None = public(shape=plain)  # W7: on the last word
    shown: Shown | None = public(shape=plain)  # the card of the last word, once it is known whose it was
    before: Shown | None = public(shape=plain)  # W5: the card of the word before, if the last word validated it

    @property
    def moment(self) -> int:
        """W4: an accusation or a claim is about the last word."""
        return len(self.chain)

    @property
    def holder(self) -> int | None:
        """Who holds the card of the last word: nobody holds two cards with one word (W1)."""
        return self.keepers.get(self.last)
