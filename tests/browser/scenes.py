"""Scenes of the page in one browser page: tables that live in the process of the test, and whoever looks at them.

A `Scene` is a table as the server has it, but for sockets, clocks and store: what is done there is decided and applied
by the real rules, and what a device is shown is written by the real makers of frames, so no scene can be out of date.
A `Gallery` is the client as it is delivered, whose line leads to scenes: `show` goes from one to the next without
loading anything anew. What is pressed there is done at the table of the scene, or refused.
"""

from __future__ import annotations

import json
import re
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from typing import Any
from urllib.parse import parse_qsl, urlsplit

from msgspec import Raw, to_builtins
from playwright.sync_api import Page, Route, WebSocketRoute

from parlour.decks import Deck
from parlour.engine.event import Heard
from parlour.engine.match import Match
from parlour.engine.refusal import Refused
from parlour.table.live import frames
from parlour.table.live.deck_cache import printed
from parlour.table.log import entry as log
from parlour.table.proof.replay import replay
from parlour.table.room.apply import apply
from parlour.table.room.commands import AddSalt, BeginMatch, Command, PlayAct, SwapSeats
from parlour.table.room.refusals import RequestRefused
from parlour.table.wire.messages import encode
from tests.browser.at_once import Stack, set_chance
from tests.browser.company import Company, Person
from tests.browser.devices import Kind, Look
from tests.browser.stills import goes_on
from tests.table.room.evening import DEFAULTS, PACKS, Evening

Choice = Callable[[list[dict[str, Any]]], dict[str, Any]]
"""Chooses one of the acts that are offered."""
LONGEST = 2_000
"""Acts: what has not come by then never will."""
OURS = "ours"
"""What the deck of a scene is called, if it brings one."""

# As the client itself goes on to another table.
GO = """
([code, seat, game, hash]) => {
  const seats = JSON.parse(localStorage["parlour.seats"] ?? "{}");
  if (seat) seats[code] = { token: code, since: Date.now() };
  localStorage["parlour.seats"] = JSON.stringify(seats);
  localStorage[`parlour.met.${game}`] = "true";
  history.pushState(null, "", `/${code}${hash}`);
  dispatchEvent(new PopStateEvent("popstate"));
}
"""

LEAVE = """
() => {
  localStorage.clear();
  sessionStorage.clear();
  history.pushState(null, "", "/#/settings");
  dispatchEvent(new PopStateEvent("popstate"));
}
"""


class Scene(Evening):
    """A table with these people, the first of them its host, and so many bots."""

    def __init__(
        self,
        game: str,
        *names: str,
        bots: int = 0,
        deck: Deck | None = None,
        stack: Stack | None = None,
        **options: Any,
    ) -> None:
        self.stack = stack
        self.is_unseen = False
        self.lines: list[Line] = []
        self.names = names
        self.deck = OURS if deck else DEFAULTS[game]
        super().__init__(game, names[0], **options)
        if deck:
            self.table.decks = {**PACKS, OURS: deck}
        self.joins(*names[1:])
        for bot in range(bots):
            self.bot(f"Robot {bot + 1}")
        if stack:
            self.chooses(first=0)

    def writes(self, entry: log.Entry) -> Heard | None:
        """Whoever looks sees it."""
        heard = apply(self.table, entry)
        self.log.append(log.written(entry))
        for line in [] if self.is_unseen else self.lines:
            line.show(entry, heard)
        return heard

    @contextmanager
    def unseen(self) -> Iterator[None]:
        """What is done meanwhile is shown at the end, all at once, as to somebody who comes back."""
        seen, self.is_unseen = self.table.number, True
        try:
            yield
        finally:
            self.is_unseen = False
        for line in self.lines:
            line.catch_up(seen)

    def starts(self, *, rematch: bool = False) -> None:
        with set_chance(self.stack or {}):
            self.does(BeginMatch(self.table.host, self.deck, self.seed(), rematch))

    def hurries(self) -> None:
        """The bots of a scene take their moment until somebody hurries them; then one does the first thing it may."""
        seat = self.match.waiting[0]
        self.plays(seat, self.offered(seat)[0])

    def asked(self, what: str, body: Any) -> None:
        """What its host asks for over HTTP."""
        match what.split("/"):
            case ["PATCH "]:
                self.chooses(**body)
            case ["POST start" | "POST rematch"]:
                Evening.starts(self, rematch="rematch" in what)
            case ["POST seats", seat, "swap"]:
                self.does(SwapSeats(self.table.host, int(seat), body["other"]))
            case _:
                raise NotImplementedError(what)

    def told_again(self, seat: int) -> Raw:
        with set_chance(self.stack or {}):
            return replay(map(log.read, self.log), None, seat, self.table.decks)

    @property
    def here(self) -> range:
        return range(len(self.table.company.people))

    @property
    def match(self) -> Match:
        assert self.table.match is not None
        return self.table.match

    def offered(self, seat: int) -> list[dict[str, Any]]:
        """All that may be done there, act by act."""
        return [to_builtins(act) for act in self.match.acts(seat)]

    def plays(self, seat: int, act: dict[str, Any], id: str = "", seen: int | None = None) -> Heard | None:
        """Whoever writes a scene may call the cards as their deck does, whatever they are called in the match."""
        called = self.match.header.called

        def in_the_match(value: Any) -> Any:
            if isinstance(value, str) and called is not None:
                return called.get(value, value)
            return [in_the_match(each) for each in value] if isinstance(value, list) else value

        return super().plays(seat, {field: in_the_match(value) for field, value in act.items()}, id, seen)

    def plays_out(self, choose: Choice) -> None:
        """Until the match is over."""
        with self.unseen():
            for _ in range(LONGEST):
                if self.match.result is not None:
                    return
                self.plays(self.match.waiting[0], choose(self.offered(self.match.waiting[0])))
        raise AssertionError("The match does not end.")

    def plays_until(self, wanted: Callable[[int], bool], choose: Choice) -> int:
        """Whoever is waited for does what is chosen of what is offered, until somebody is waited for who is wanted;
        gives the seat."""
        with self.unseen():
            for _ in range(LONGEST):
                seat = self.match.waiting[0]
                if wanted(seat):
                    return seat
                self.plays(seat, choose(self.offered(seat)))
        raise AssertionError("It never comes to that.")


class Line:
    """A page that looks at a scene: as this person, or as somebody who only watches."""

    def __init__(self, scene: Scene, viewer: int | None, socket: WebSocketRoute) -> None:
        self.scene, self.viewer, self.socket = scene, viewer, socket
        socket.on_message(self.hear)
        socket.on_close(lambda *_: scene.lines.remove(self) if self in scene.lines else None)

    def show(self, entry: log.Entry, heard: Heard | None) -> None:
        shown = frames.of_entry(self.scene.table, entry, heard, [self.viewer], self.scene.here)
        self.socket.send(shown[self.viewer].decode())

    def catch_up(self, seen: int) -> None:
        scene = self.scene
        self.socket.send(frames.resumed(scene.table, self.viewer, seen, scene.here, scene.now).decode())

    def hear(self, said: str | bytes) -> None:
        message = json.loads(said)
        match message:
            case {"hello": {"seen": seen}}:
                self.scene.lines.append(self)
                self.catch_up(seen)
            case {"id": id, "do": act, "at": at}:
                assert self.viewer is not None
                self.ask(id, PlayAct(self.viewer, act, f"{self.viewer}:{id}", at))
            case {"hurry": True}:
                self.scene.hurries()
            case {"react": name}:
                made = encode({"react": name, "person": self.viewer, "seat": self.viewer}).decode()
                for line in self.scene.lines:
                    line.socket.send(made)
            case {"salt": salt}:
                assert self.viewer is not None
                self.ask(salt, AddSalt(self.viewer, salt))

    def ask(self, id: str, command: Command) -> None:
        try:
            self.scene.does(command)
            answer: dict[str, Any] = {"ok": self.scene.table.number}
        except (Refused, RequestRefused) as refused:
            ruling = refused.ruling if isinstance(refused, Refused) else None
            about = {"code": refused.code, "ruling": ruling, "text": refused.text, "args": refused.about}
            answer = {"refused": about}
        self.socket.send(encode({"id": id, **answer}).decode())


def code_of(number: int) -> str:
    return "".join("BCDFGHJKLM"[int(digit)] for digit in f"{number:05}")


class Gallery:
    def __init__(self, person: Person) -> None:
        self.person = person
        self.page: Page = person.page
        self._numbers = count()
        self._shown: dict[str, tuple[Scene, int | None]] = {}
        person.context.route_web_socket(re.compile("/ws/"), self._connected)
        person.context.route(re.compile("/api/tables/"), self._asked)
        self.page.goto("/#/settings")

    def clear(self) -> None:
        """As a device that has never been anywhere, and shows a page on which nothing moves, though all may."""
        goes_on(self.page)
        self.page.evaluate(LEAVE)
        self._shown = {}

    def show(self, scene: Scene, who: str | None = None, *, screen: bool = False) -> Page:
        """As this person sees it; as somebody who watches, or on the big screen."""
        code = code_of(next(self._numbers))  # another for every view: the client goes on to where another code stands
        self._shown[code] = (scene, None if who is None else scene.person(who))
        self.page.evaluate(GO, [code, who is not None, scene.table.game.name, "#screen" if screen else ""])
        if who is None and not screen:
            self.page.get_by_role("button", name=re.compile("Just watch|regarder", re.IGNORECASE)).click()
        self.page.locator("main:not(.page)").wait_for()
        return self.page

    def _connected(self, socket: WebSocketRoute) -> None:
        Line(*self._shown[socket.url[-5:]], socket)

    def _asked(self, route: Route) -> None:
        """What a device reads of a table over HTTP."""
        url = urlsplit(route.request.url)
        asked = dict(parse_qsl(url.query))
        code, _, what = url.path.removeprefix("/api/tables/").partition("/")
        scene, viewer = self._shown[code]
        if route.request.method != "GET":
            scene.asked(f"{route.request.method} {what}", route.request.post_data_json)
            what = ""
        answers: dict[str, Callable[[], Any]] = {
            "": lambda: frames.lobby(scene.table, scene.here),
            "cards": lambda: printed(scene.table),
            "story": lambda: frames.story(scene.table, viewer, int(asked["before"])),
            "replay": lambda: scene.told_again(int(asked["seat"])),
        }
        route.fulfill(body=encode(answers[what]()), content_type="application/json")


class Galleries:
    """Galleries that one test after another uses. `gallery(phone=SMALL)` gives one on such a device, as if it were new;
    whoever asks for the same twice is given the same."""

    def __init__(self, company: Company) -> None:
        self._company = company
        self._idle: dict[Kind, list[Gallery]] = defaultdict(list)
        self._used: dict[Look, Gallery] = {}

    def __call__(self, **look: Any) -> Gallery:
        wanted = Look(**look)
        if wanted not in self._used:
            idle = self._idle[wanted.kind(self._company.address)]
            gallery = idle.pop() if idle else Gallery(self._company.brings(wanted))
            gallery.person.device.becomes(wanted)
            self._used[wanted] = gallery
        return self._used[wanted]

    def look_back(self) -> None:
        """Nothing may have gone wrong anywhere."""
        faults = [fault for person in self._company.people for fault in person.faults()]
        for look, gallery in self._used.items():
            if not faults:
                gallery.clear()
                self._idle[look.kind(self._company.address)].append(gallery)
        self._used = {}
        if faults:
            self._close()
        assert not faults, "In the gallery something went wrong:\n" + "\n".join(faults)

    def _close(self) -> None:
        """All of them: the next test opens others."""
        self._idle.clear()
        while self._company.people:
            self._company.people.pop().context.close()
