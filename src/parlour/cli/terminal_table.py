"""A match in the terminal: a person against bots, or bots among themselves."""

from __future__ import annotations

import time
from collections.abc import Callable

from rich.console import Console
from rich.text import Text

from parlour.bots import CHARACTERS, RANDOM, Skill, let_play, may_break_in
from parlour.cli.rules import one_rule, print_page
from parlour.engine.act import CLOCK
from parlour.engine.chance import Chance
from parlour.engine.event import Heard
from parlour.engine.match import Match
from parlour.engine.refusal import Refused
from parlour.terminal.asking import Asker, keyboard
from parlour.terminal.pictures import looked_up, picture
from parlour.terminal.screen import LEAVE, say
from parlour.terminal.sentences import Teller

BOT_NAMES = tuple(character.name for character in CHARACTERS)
"""As they sit."""


class TerminalTable:
    """One match, with `you` in one of its seats (None: everybody is a bot) and bots of this skill in the others."""

    def __init__(
        self,
        match: Match,
        you: int | None,
        console: Console,
        read: Callable[[], str] | None = None,
        pace: float = 0.0,
        skill: Skill = RANDOM,
        language: str = "en",
    ) -> None:
        self.match = match
        self.you = you
        self.teller = Teller(match, BOT_NAMES, you, language)
        self._console = console
        self._asker = Asker(console, self.teller, read or keyboard(self.teller), self._explain)
        self._pace = pace
        self._skill = skill
        self._players = tuple("you" if seat == you else BOT_NAMES[seat] for seat in range(match.header.seats))
        self._chance = Chance.of(f"the bots at a table with {match.header.chance}")
        self._answers = you is not None
        self._passed: object = ()  # the story at which the person has let the moment pass
        self._asked: object = ()  # the story about which the bots have been asked whether they break in

    def play(self) -> None:
        """Play on until the match is over. Where the person's input ends, a bot takes the seat (A9)."""
        match = self.match
        self._tell(Heard(None, match.table.story, self.you))
        while match.result is None:
            try:
                acted = self._answers and self._you_act()
            except EOFError:
                self._answers = False
                self._note("terminal-bot-takes-over")
                continue
            if not acted and not self._somebody_breaks_in():
                self._next_step()
        view = match.view(self.you)
        if self.you is None:  # whoever only watches has not seen the table yet
            self._console.print(picture(view, self.teller))
        won = self.you is None or self.you in match.result.winners
        told = self.teller.ending(view)
        say(self._console, Text.assemble(told, style="green" if won else "yellow"), indent="")

    def _you_act(self) -> bool:
        """Ask the person, if the table waits for them, or if they may break in and have not let it pass before."""
        view = self.match.view(self.you)
        may_pass = all(self._is_left_to_others(offer["act"]) for offer in view["offers"])
        if may_pass and view["offers"] and self.match.table.story is not self._passed:
            if self._is_answered(may_pass=True):
                return True
            self._passed = self.match.table.story
        if may_pass or self.you not in view["waiting"]:
            return False
        self._console.print(picture(view, self.teller))
        return self._is_answered(may_pass=False)

    def _is_left_to_others(self, act: str) -> bool:
        """Whether it is an act that nobody has to do, so that a person may let the moment pass."""
        kind = self.match.header.game.acts[act]
        return kind.of_the_moment or kind.for_the_first

    def _is_answered(self, may_pass: bool) -> bool:
        """Ask until an act is taken; False if the person lets the moment pass."""
        assert self.you is not None
        while True:
            act = self._asker.ask(self.match.view(self.you), may_pass)
            if act is None:
                return False
            try:
                heard = self.match.play(self.you, act)
            except Refused as refused:
                why = self.teller.refusal(refused)
                told = self.teller.plainly("terminal-why-not", why=why, rule=refused.ruling)
                say(self._console, Text(told, "yellow"))
            else:
                self._tell(heard)
                return True

    def _somebody_breaks_in(self) -> bool:
        """After each act of a player, every bot that may answer it out of turn is asked once: does it accuse, claim?"""
        if self.match.table.story is self._asked:
            return False
        self._asked = self.match.table.story
        bots = [seat for seat in self._bots() if may_break_in(self.match, seat)]
        self._chance.shuffle(bots)
        return any(self._bot_acts(seat) for seat in bots)

    def _next_step(self) -> None:
        """Somebody the table waits for, or else the clock."""
        waiting = [seat for seat in self._bots() if seat in self.match.waiting]
        if not waiting or not self._bot_acts(self._chance.choice(waiting)):
            self._tell(self.match.play(CLOCK, {"act": "elapsed"}))
            self._asked = self.match.table.story

    def _bots(self) -> list[int]:
        return [seat for seat in range(self.match.header.seats) if seat != self.you or not self._answers]

    def _bot_acts(self, seat: int) -> bool:
        skill, me = self._skill, CHARACTERS[seat]
        heard = let_play(self.match, seat, skill.play, self._chance, skill.iterations, me, self._players)
        if heard is not None:
            self._tell(heard)
        return heard is not None

    def _tell(self, heard: Heard) -> None:
        for event in heard.heard_by(self.you):
            say(self._console, self.teller.tell(event), indent="  ", first="· ")
            time.sleep(self._pace)

    def _explain(self, about: str) -> None:
        """`?` shows the table again, and what may be looked up; `?B5` reads a rule."""
        game = self.match.header.game.name
        if about:
            try:
                print_page(self._console, one_rule(about, game, self.teller.language))
            except ValueError as problem:
                say(self._console, Text(str(problem), "dim"))
            return
        view = self.match.view(self.you)
        self._console.print(picture(view, self.teller))
        for line in looked_up(view, self.teller):
            say(self._console, line, first="· ")
        self._note("terminal-help", game=game, leave=LEAVE)

    def _note(self, message: str, **words: str) -> None:
        say(self._console, Text(self.teller.plainly(message, **words), "dim"))
