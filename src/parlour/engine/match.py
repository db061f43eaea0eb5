"""A match: its header, its state, and the log of acts from which everything else follows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from parlour.engine.act import CLOCK, ELAPSED, GO_ON, Act, Elapsed, GoOn
from parlour.engine.chance import Chance, Seed, Stacked
from parlour.engine.event import Heard, chained, condensed, history, kept, newest_first
from parlour.engine.game import Game, Options, Setup
from parlour.engine.naming import Called, Names
from parlour.engine.offers import Menu, fold_acts
from parlour.engine.plain import Writing, as_it_is, brief, must_be_plain, plain, shortened
from parlour.engine.refusal import (
    MALFORMED,
    NO_CLOCK,
    NO_SUCH_SEAT,
    NO_TIMER,
    NOT_LATE,
    NOT_NOW,
    NOT_YOU,
    OVER,
    Refused,
)
from parlour.engine.state import Result, State, freeze, thaw
from parlour.engine.window import ALWAYS, Does, Timer, Window

Log = tuple[Any, int, Act] | None
"""(the log before, the seat, its act)"""


ELSEWHERE: Log = (None, CLOCK, ELAPSED)
"""The end of the log of a match that was taken up where it stood: the acts before are not known here."""

NOBODY = object()  # no seat, not even None
NO_ACTS: list[Act] = []  # nobody adds to it
NOTHING_CHECKED = (NOBODY, CLOCK, CLOCK, ELAPSED)


def as_told(timer: Timer | None) -> dict[str, Any] | None:
    return None if timer is None else {"kind": timer.kind, "seconds": timer.seconds, "since": timer.since}


class Standing(msgspec.Struct, frozen=True):
    """A match as it stands, secrets included, as plain JSON: not for players. Its deck is not in it, nor its acts."""

    state: dict[str, Any]
    story: list[tuple[int, dict[str, Any]]]


class Header(msgspec.Struct, frozen=True):
    """What a match is begun with. `chance` is None for an imagined match, which has no past to tell."""

    game: Game
    seats: int
    options: Options
    deck: Any
    first: int | None
    chance: Seed | Stacked | None
    called: Called | None = None
    """The drawn names of its cards; None where they are called as in the deck."""

    @property
    def names(self) -> Names:
        return "readable" if self.called is None else "drawn"

    def setup(self, chance: Chance) -> Setup:
        return Setup(self.seats, self.options, self.game.cards_of(self.deck, self.called), chance, self.first)

    def opened(self) -> Chance:
        """The chance that it begins with. Whoever stacks a deck calls its cards as the deck does."""
        assert self.chance is not None
        if not isinstance(self.chance, Stacked):
            return Chance.of(self.chance)
        chance = self.chance.opened()
        if self.called is not None:
            chance.top = tuple([self.called.get(str(card), card) for card in chance.top])
        return chance


class Match:
    __slots__ = ("_checked", "_does", "_log", "_offered", "_seat", "_tries", "_ventures", "header", "table")

    def __init__(self, header: Header, table: Any, log: Log = None) -> None:
        self.header = header
        self.table: State = table
        self._log = log
        # what the seat that was last looked at may do; kept between `acts` and `play`
        self._seat: object = NOBODY
        self._offered: list[Act] = []  # what holds
        self._tries = NO_ACTS  # what may be tried besides
        self._ventures: tuple[Window[Any], ...] = ()  # the windows that have more to try, and were not asked for it yet
        self._does: Does = ALWAYS
        # what `check` has last let pass: the act as it was given, the step and the seat, and the act as it is played
        self._checked: tuple[object, int, int, Act] = NOTHING_CHECKED

    @classmethod
    def begin(cls, header: Header) -> Match:
        return cls(header, header.game.begin(header.setup(header.opened())))

    @classmethod
    def imagined(cls, header: Header, view: dict[str, Any], chance: Chance) -> Match:
        """A match at a position that looks like this view to the view's owner; what they cannot see is drawn."""
        header = msgspec.structs.replace(header, chance=None)
        return cls(header, header.game.imagine(header.setup(chance), view))

    # ── what may be done ────────────────────────────────────────────────────────────────────────────────────────────

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that the table waits for; empty: it waits for the clock, or is over."""
        return self.table.waiting

    @property
    def running(self) -> Timer | None:
        """The timer that runs now."""
        window = self.table.window
        return None if window is None else window.timer(self.table)

    @property
    def timer(self) -> dict[str, Any] | None:
        return as_told(self.running)

    @property
    def result(self) -> Result | None:
        return self.table.result

    def acts(self, seat: int) -> list[Act]:
        """Every concrete act of this seat, where that is finite; a fair sample where it is not.

        It follows from what the seat may know, so it does not tell what is hidden: an act that `may_be_refused` can
        turn out not to hold when it is tried. All others hold.
        """
        if seat is not self._seat:
            self._look(seat)
        if self._ventures:
            self._add_tries(seat)
        return self._offered + self._tries if self._tries else self._offered[:]

    def legal_acts(self, seat: int) -> list[Act]:
        """Those of `acts` that hold when they are tried and bring the match on: whoever plays at random from these
        comes to an end. They may tell what is hidden from the seat, so they are for programs that play matches out, and
        are never shown to a player.

        What could go round for ever is left out: toggles of a seat that is not waited for, since its choice is in; and,
        of one that is, those of a kind that it has done since the table began to wait. If there is nothing else to do,
        it may do another of the kind, but none twice.
        """
        acts = self.acts(seat)
        if self._tries:
            acts = self._offered + [act for act in self._tries if self._against(seat, act) is None]
        if not any(kind.is_toggle for kind in self._does):
            return acts
        if seat not in self.table.waiting:
            return [act for act in acts if not act.is_toggle]
        done = set(self._toggled(seat))
        kinds = {act.__class__ for act in done}
        return [act for act in acts if act.__class__ not in kinds] or [act for act in acts if act not in done]

    def _toggled(self, seat: int) -> Iterator[Act]:
        """The toggles of this seat since the table began to wait as it does now, as far back as its acts are known."""
        log = self._log
        for _ in range(self.table.step - self.table.since):
            if log is None or log is ELSEWHERE:
                return
            log, by, act = log
            if by == seat and act.is_toggle:
                yield act

    def offers(self, seat: int) -> list[dict[str, Any]]:
        """The acts of this seat as they are written on the wire: acts whose open fields say what they may hold."""
        return fold_acts(self._all_acts(seat))

    def _all_acts(self, seat: int) -> list[Act]:
        """The same as `acts`, for whoever changes nothing in it."""
        if seat is not self._seat:
            self._look(seat)
        if self._ventures:
            self._add_tries(seat)
        return self._offered + self._tries if self._tries else self._offered

    def _add_tries(self, seat: int) -> None:
        """What this seat may try besides, without being told whether it holds: worked out only when it is asked for."""
        for window in self._ventures:
            self._tries = self._tries + window.tries(self.table, seat)
        self._ventures = ()

    def _look(self, seat: int) -> None:
        """Fill the cache with what this seat may do now."""
        table = self.table
        if seat.__class__ is not int:  # 1.0 and True are not seats
            raise ValueError(f"seat: {brief(seat)} is not a whole number")
        if seat in table.open_to and not table.beside and not table.late:
            window = table.window  # nearly always: one window, open to this seat
            self._offered, self._does, self._ventures = window.offers(table, seat), window.does, window.ventures
        else:
            self._look_around(seat)
        self._tries = NO_ACTS
        self._seat = seat

    def _look_around(self, seat: int) -> None:
        """The same where several windows are open to a seat or none is, or where the soft clock is out."""
        table = self.table
        if not CLOCK <= seat < table.players:
            raise ValueError(f"seat: {brief(seat)} is not a seat of this table (0 to {table.players - 1})")
        offered: list[Act] = []
        does, ventures = ALWAYS, ()
        for window, seats in table.windows:
            if seat in seats:
                offers = window.offers(table, seat)
                offered, does = offered + offers if offered else offers, does | window.does
                ventures += window.ventures
        if seat == CLOCK:
            offered = [ELAPSED] if table.window is not None and not table.late else []
        elif table.late:
            offered = offered.and_go_on if isinstance(offered, Menu) else [*offered, GO_ON]
        self._offered, self._does, self._ventures = offered, does, ventures

    # ── doing it ────────────────────────────────────────────────────────────────────────────────────────────────────

    def check(self, seat: int, act: dict[str, Any] | Act) -> None:
        """Raise `Refused` if `play` would; nothing changes. Played next, the very same act is not checked again."""
        if seat is not self._seat:
            self._look_at_the_door(seat)
        self._checked = (act, self.table.step, seat, self._at_the_door(seat, act))

    def play(self, seat: int, act: dict[str, Any] | Act) -> Heard:
        """Do it and give the new events as this seat hears them, or raise `Refused` with nothing changed."""
        if seat is not self._seat:
            self._look_at_the_door(seat)
        does, offered = self._does, self._offered
        if act.__class__ not in does:  # a dict, or an act for another time
            act = self._at_the_door(seat, act)
        elif self._tries and act.may_be_refused:  # a list that is searched in vain spells out what was looked for
            act = self._tried(seat, act)
        else:
            try:
                act = offered[offered.index(act)]
            except ValueError:
                act = self._tried(seat, act)
        self._seat = NOBODY
        table = self.table
        table.step += 1
        before = table.story
        does[act.__class__](table, seat, act)
        self._log = (self._log, seat, act)
        return Heard(before, table.story, seat)

    def _look_at_the_door(self, seat: int) -> None:
        try:
            self._look(seat)
        except ValueError:
            raise NO_SUCH_SEAT() from None

    def _tried(self, seat: int, act: Act) -> Act:
        """What does not surely hold."""
        if act not in self._tries:
            return self._at_the_door(seat, act)
        act = self._tries[self._tries.index(act)]
        self._must_hold(seat, act)
        return act

    def _at_the_door(self, seat: int, given: Any) -> Act:
        """What is not offered word for word: dicts are checked here, and every refusal is explained here."""
        checked, step, by, act = self._checked
        if checked is given and step == self.table.step and by == seat:
            return act
        act = self._typed(given)
        if self.table.result is not None:
            raise OVER()
        if act in self._offered:
            return self._offered[self._offered.index(act)]
        if act.__class__ is Elapsed:
            raise NO_TIMER()
        if act.__class__ is GoOn:
            raise NO_CLOCK() if self.timer is None and not self.table.late else NOT_LATE()
        self._must_hold(seat, act)
        return act

    def _must_hold(self, seat: int, act: Act) -> None:
        refused = self._against(seat, act)
        if refused is not None:
            try:
                raise refused
            finally:
                del refused  # it leads back here, and whoever is refused often would leave many such circles

    def _against(self, seat: int, act: Act) -> Refused | None:
        """Let the window say what speaks against an act that is not sure to hold; if no window takes it, the game."""
        table = self.table
        for window, seats in table.windows:
            if seat in seats and act.__class__ in window.acts:
                refused: Refused | None = window.refuse(table, seat, act)
                return refused
        against = self.header.game.against
        refused = None if against is None or seat == CLOCK else against(table, seat, act)
        if refused is not None:
            return refused
        now = dict.fromkeys(str(offer.__struct_config__.tag) for offer in self.acts(seat))
        return NOT_NOW(now=", ".join(now)) if now else NOT_YOU(waiting=[*table.waiting])

    def _typed(self, act: Any) -> Act:
        """One well-formed act of this game, from a dict or from an act somebody made by hand."""
        try:
            if type(act) is not dict:
                if not isinstance(act, Act):
                    raise MALFORMED(problem="an act is an object with a field 'act'")
                act = msgspec.to_builtins(act)
            must_be_plain(act)
            tag = act.get("act")
            kind = self.header.game.acts.get(tag) if isinstance(tag, str) else None
            if kind is None:
                raise MALFORMED(problem=f"'act' must be one of {', '.join(self.header.game.acts)}")
            typed: Act = msgspec.convert(act, kind)
        except (msgspec.ValidationError, TypeError, ValueError, RecursionError) as problem:
            raise MALFORMED(problem=shortened(problem)) from None
        return typed

    # ── what is seen and heard ──────────────────────────────────────────────────────────────────────────────────────

    def view(self, you: int | None, offers: bool = True) -> dict[str, Any]:
        """What this seat sees, JSON-ready; None is a spectator."""
        self._check_viewer(you)
        view = self.seen_by_all()
        view |= self.seen_by_each([you], plain, offers)[0]
        return view

    def seen_by_all(self, write: Writing = plain) -> dict[str, Any]:
        """The part of a view that is the same for everybody: whoever shows a match to many builds it once.

        Whoever encodes it at once gives `as_it_is`: then it holds what is the match's own, and must not be changed.
        """
        table = self.table
        view = table.bare_to_all() if write is as_it_is else table.show_all()
        window = table.window
        view["game"] = self.header.game.name
        view["phase"] = "over" if window is None else window.phase
        view["over"] = table.result is not None
        view["winners"] = list(table.result.winners) if table.result else []
        view["timer"] = None if window is None else as_told(window.timer(table))
        view["options"] = msgspec.to_builtins(self.header.options)
        if window is not None and window.is_sealed:
            view["sealed"] = sorted(table.sealed)
        return view

    def seen_by_each(
        self, seats: Iterable[int | None], write: Writing = plain, offers: bool = True
    ) -> list[dict[str, Any]]:
        """The parts of a view that are for each of these seats alone. Written `as_it_is`, they may hold acts too."""
        table = self.table
        show = table.bare_to_one if write is as_it_is else table.show_one
        is_sealed = table.window is not None and table.window.is_sealed
        guidance = self.header.game.guidance
        # Nearly always, one window is open to one seat: the others have nothing to do, and its acts stay at hand.
        anybody, somebody = table.beside or table.late, table.open_to
        views = []
        for you in seats:
            view = show(you)
            view["you"] = you
            if is_sealed:
                view["yours"] = None if you is None else plain(table.sealed.get(you))
            if offers:
                acts = self._all_acts(you) if you is not None and (anybody or you in somebody) else NO_ACTS
                view["offers"] = fold_acts(acts, write)
                view["guidance"] = None if guidance is None or you is None else guidance(table, you, acts)
            views.append(view)
        return views

    def events(self, you: int | None) -> list[dict[str, Any]]:
        """The story so far as this seat heard it, JSON-ready."""
        self._check_viewer(you)
        return history(self.table.story, you)

    def newest_events(self, you: int | None) -> Iterator[dict[str, Any]]:
        """The same backwards, for whoever wants only the end of it."""
        self._check_viewer(you)
        return newest_first(self.table.story, you)

    def condense(self) -> None:
        """Let go of the events that are listed no more: a match that is toggled for hours takes no more room."""
        self.table.story = condensed(self.table.story)

    def _check_viewer(self, you: Any) -> None:
        if you is not None and (you.__class__ is not int or not 0 <= you < self.table.players):
            raise ValueError(f"seat: {brief(you)} is not a seat of this table (0 to {self.table.players - 1})")

    # ── the match as a whole ────────────────────────────────────────────────────────────────────────────────────────

    def copy(self) -> Match:
        """An independent match at the same position."""
        return Match(self.header, self.table.copy(), self._log)

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> Match:
        return self.copy()

    def __reduce__(self) -> Any:
        raise TypeError("a match is not pickled: send its transcript(), and parlour.replay() it there")

    def standing(self) -> Standing:
        """How the match stands, to be taken up again from there."""
        told = kept(self.table.story)
        return Standing(freeze(self.table), [(n, plain(event)) for n, event in told])

    def taken_up(self, standing: Standing) -> Match:
        """The match that was begun like this one and stood so. Its past is told, but its acts are not known."""
        game = self.header.game
        table = thaw(standing.state, self.table, game.windows, game.any_act)
        table.story = chained((n, msgspec.convert(event, game.any_event)) for n, event in standing.story)
        return Match(self.header, table, ELSEWHERE)

    def log(self) -> list[tuple[int, Act]]:
        """Every act so far, oldest first."""
        out = []
        log = self._log
        while log is not None:
            if log is ELSEWHERE:
                raise ValueError("the acts of this match are not known here: it was taken up where it stood")
            log, seat, act = log
            out.append((seat, act))
        out.reverse()
        return out

    def transcript(self) -> dict[str, Any]:
        """Header and acts, JSON-ready; `parlour.replay` gives an equal match."""
        header = self.header
        if header.chance is None:
            raise ValueError("an imagined match has no transcript: its past is not known")
        stacked = isinstance(header.chance, Stacked)
        names = {} if header.called is None else {"names": header.names}
        return {
            "game": header.game.name,
            "rules": header.game.rules_version,
            "seats": header.seats,
            "options": plain(header.options),
            "deck": plain(header.deck),
            "first": header.first,
            **names,
            "stack" if stacked else "seed": plain(header.chance),
            "acts": [[seat, plain(act)] for seat, act in self.log()],
        }

    def __eq__(self, other: object) -> bool:
        """The same match: begun alike, played alike, and standing alike."""
        if not isinstance(other, Match):
            return NotImplemented
        return self.header == other.header and self.log() == other.log() and freeze(self.table) == freeze(other.table)

    __hash__ = None  # type: ignore[assignment]  # a match changes

    def __repr__(self) -> str:
        state = "over" if self.result else f"waiting for {list(self.waiting) or 'the clock'}"
        return f"<{self.header.game.title}, {self.header.seats} seats, {self.table.step} acts, {state}>"
