"""A bot's observation: what its player could see, hear and read at the table, and never the state."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from parlour.bots.characters import PLAIN, Character, character
from parlour.decks import Deck, card_texts
from parlour.door import header_of, texts_of
from parlour.engine.act import Act, GoOn
from parlour.engine.chance import Chance
from parlour.engine.match import Match
from parlour.engine.naming import Called, names_by_text


class Past(NamedTuple):
    """A match that was played at this table before: who sat where, and the story as everybody heard it."""

    players: tuple[str, ...]
    """As in a sight; but no name for a seat in which not only its player played."""
    story: list[dict[str, Any]]


class Sight(msgspec.Struct, frozen=True):
    view: dict[str, Any]
    story: list[dict[str, Any]]
    acts: list[Act]
    """What may be done, or a fair sample where that has no end: a bot may also do what its view's offers allow."""
    deck: Deck | None
    """What is printed on the cards, which all may read; None where the game has its own cards."""
    me: Character = PLAIN
    players: tuple[str, ...] = ()
    """Who sits where, by a name that stays the same over the matches of an evening."""
    earlier: tuple[Past, ...] = ()
    texts: dict[str, str] | None = None
    """What is printed on each card by its name at this table, which all may read; None where cards are called as in the
    deck."""

    @property
    def called(self) -> Called | None:
        """What the cards of the deck are called at this table, as far as reading tells; None: as in the deck."""
        return None if self.texts is None else names_by_text(card_texts(self.deck, self.view["options"]), self.texts)

    @property
    def seat(self) -> int:
        seat: int = self.view["you"]
        return seat

    @property
    def is_awaited(self) -> bool:
        """The table waits for this bot. Else it may break in, or let it be."""
        return self.seat in self.view["waiting"]

    def bot_at(self, seat: int) -> Character:
        """The bot in this seat, whose sentence everybody can read, by its name, behind which there may be a number. A
        person is never known here by a bot's name, and is plain."""
        return character(self.players[seat].partition(" ")[0]) if self.players else PLAIN

    def stories_of(self, seat: int) -> Iterator[tuple[list[dict[str, Any]], int]]:
        """The stories that the player in this seat has a part in, and their seat in each; that of this match last."""
        name = self.players[seat] if self.players else None
        for past in self.earlier:
            if name in past.players:
                yield past.story, past.players.index(name)
        yield self.story, seat


def sight_of(
    match: Match,
    seat: int,
    me: Character = PLAIN,
    players: tuple[str, ...] = (),
    earlier: tuple[Past, ...] = (),
) -> Sight | None:
    """What a bot in this seat has before it; None if it can do nothing. A10: a bot never presses "go on"."""
    acts = [act for act in match.acts(seat) if not isinstance(act, GoOn)]
    if not acts:
        return None
    texts = None if match.header.called is None else texts_of(match)
    return Sight(match.view(seat), match.events(seat), acts, match.header.deck, me, players, earlier, texts)


class Worlds:
    """`worlds.imagine(chance)` gives a match that looks to this bot just like the one it plays in."""

    def __init__(self, sight: Sight) -> None:
        self._view = sight.view
        self._header = header_of(sight.view, sight.deck, sight.texts)

    def imagine(self, chance: Chance) -> Match:
        return Match.imagined(self._header, self._view, chance)
