"""The lists of docs/protocol.md about the network: routes, messages, types, limits and whatever a table says no to."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, get_args, get_type_hints

import msgspec
from msgspec import NODEFAULT, Meta, Struct, UnsetType

from parlour.table.room.fairness import Opening
from parlour.table.web import limits
from parlour.table.wire import bodies, classes, messages, reports
from parlour.table.wire.messages import Closing
from tools.wire.client import CLASS_FROM_CLIENT, CLASS_FROM_SERVER, FROM_CLIENT, FROM_SERVER, NAMED
from tools.wire.markdown import code, table
from tools.wire.refusals import refusals_of_the_table
from tools.wire.routes import Route, routes
from tools.wire.typescript import Writer

CLOSINGS = {
    Closing.NO_PROTOCOL: "Frames that no socket sends.",
    Closing.TOO_LARGE: "A message is too large.",
    Closing.MALFORMED: "A message could not be read, or hello did not come. Do not send it again.",
    Closing.REFUSED: "You are not let in: no table has that code, nobody here has that token, it is locked or full.",
    Closing.SENT_AWAY: "The host has sent you away. Ask now and then: you may be let back, with the same token.",
    Closing.ELSEWHERE: "You have opened the table somewhere else. Do not come back by yourself: ask first.",
    Closing.CLOSED: "The table is over for good.",
    Closing.SLOW: "Too much was waiting for you. Come back, and get the newest view.",
    Closing.TOO_OFTEN: "Too many messages, lines or wrong codes, or not just now. Come back a little later.",
    Closing.FAULT: "Something went wrong at the table. Come back.",
    Closing.RESTART: "The server stops for a moment, or the table moves to another process of it. Come back.",
}
CLASS_PARTS = (
    classes.ClassHello,
    classes.ClassShown,
    classes.Mine,
    classes.SeatOfMine,
    classes.CheckOfMine,
    reports.LearntByMe,
    reports.AnswerOfMine,
    reports.WordOfMine,
    classes.PupilShown,
    classes.RosterLine,
    classes.KnockShown,
    classes.Tile,
    classes.TileSeat,
    classes.TextToCheck,
    classes.SeatedTable,
)
LIMITS = {
    "HELLO_WITHIN": "seconds until hello must have come",
    "REQUEST_WITHIN": "seconds until the head of a request must be there",
    "BODY_WITHIN": "seconds for a body to arrive",
    "GOODBYE_WITHIN": "seconds for the answer to a close",
    "HEARTBEAT": "seconds between two pings",
    "LARGEST_HEAD": "bytes in the head of a request",
    "LARGEST_MESSAGE": "bytes in a message over the socket",
    "LARGEST_BODY": "bytes in a body over HTTP",
    "LARGEST_DECK": "bytes in a body with a deck or a spreadsheet",
    "MESSAGES_AT_ONCE": "messages over one socket, or of one person over several, at once …",
    "MESSAGE_EVERY": "… and after that one in so many seconds",
    "BYTES_OF_A_MESSAGE": "bytes in a message that counts as one; every so many more count as another",
    "TOGGLES_AT_ONCE": "acts of one person that can be taken back or done again at will, at once …",
    "TOGGLE_EVERY": "… and after that one in so many seconds; what is too often is refused, and the line stays open",
    "REACTIONS_AT_ONCE": "reactions of one person at once …",
    "REACTION_EVERY": "… and after that one in so many seconds",
    "LINES_OF_A_CLIENT": "sockets from one address",
    "LINES": "sockets in all",
    "UNUSED": "seconds for which nobody has been at a table that gives way to a new one, where too many are open",
    "STRANGERS": "sockets in all on which nobody has said hello; one gives way to the next",
    "QUIET_CONNECTIONS": "connections in all on which nothing is asked; the one that is quiet for longest gives way",
    "BODIES": "bodies in all that are still arriving; one gives way to the next",
    "LARGE_BODIES": "of these with more than a body without a deck has; one gives way to the next",
    "SPECTATORS_OF_A_TABLE": "spectators at one table",
    "WRONG_CODES_AT_ONCE": "wrong codes from one address at once …",
    "WRONG_CODE_EVERY": "… and each one more delays its codes, right ones too, by so many seconds longer",
    "LONGEST_DELAY": "… up to so many; so are new tables, and those who sit down",
    "IN_LINE_OF_A_CLIENT": "codes, or new tables, of one address that wait for their answer",
    "IN_LINE": "of all addresses",
    "NEW_TABLES_AT_ONCE": "new tables from one address at once …",
    "NEW_TABLE_EVERY": "… and after that one in so many seconds; others are delayed",
    "NEW_CLASSES_AT_ONCE": "new classes from one address at once …",
    "NEW_CLASS_EVERY": "… and after that one in so many seconds; others are delayed",
    "ENTRIES_AT_ONCE": "pupils from one address who enter one class at once …",
    "ENTRY_EVERY": "… and after that one in so many seconds; others are delayed",
    "OPEN_TABLES": "open tables in all; one that nobody uses gives way to the next",
    "JOINS_AT_ONCE": "people from one address who sit down at one table at once …",
    "JOIN_EVERY": "… and after that one in so many seconds; others are delayed",
    "JOINS_IN_LINE": "of these so many wait",
    "WRITES_AT_ONCE": "changes that one person asks of a table over HTTP at once …",
    "WRITE_EVERY": "… and after that one in so many seconds",
    "STORIES_AT_ONCE": "pages of what was heard earlier for one person, or without a token for one address, at once …",
    "STORY_EVERY": "… and after that one in so many seconds",
    "PROOFS_AT_ONCE": "matches whose evidence one person is given at once …",
    "PROOF_EVERY": "… and after that one in so many seconds",
    "REPLAYS_AT_ONCE": "matches that one person sees again at once …",
    "REPLAY_EVERY": "… and after that one in so many seconds",
    "REPORTS_AT_ONCE": "reports of one class, or their sheets, at once …",
    "REPORT_EVERY": "… and after that one in so many seconds",
    "DECK_PIECE": "bytes that count as one piece of a deck that is brought to a table",
    "DECK_PIECES_AT_ONCE": "pieces of decks brought to tables from one address at once …",
    "DECK_PIECE_EVERY": "… and after that one in so many seconds",
}


# ── HTTP ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def route_table() -> str:
    return table(("route", "body", "answer", "for", ""), map(_route, routes()))


def _route(route: Route) -> tuple[str, ...]:
    says = route.says
    gives = "a WebSocket" if route.is_socket else _body(says.gives)
    query = f"query: {_body(says.query)}" if says.query else ""
    return f"`{route.name}`", "; ".join(filter(None, [_body(says.takes), query])), gives, says.who, route.text


def _body(kind: Any) -> str:
    return kind or "" if kind is None or isinstance(kind, str) else f"`{_type(kind)}`"


def type_list() -> str:
    """Every type of a body, with its fields; the lobby has a list of its own."""
    reached: dict[Any, None] = {}
    for route in routes():
        for kind in (route.says.takes, route.says.query, route.says.gives, bodies.Failed):
            _reach(kind, reached)
    kinds = sorted((kind for kind in reached if kind is not messages.Lobby), key=lambda kind: str(kind.__name__))
    return message_table(kinds)


def _reach(kind: Any, reached: dict[Any, None]) -> None:
    if isinstance(kind, type) and issubclass(kind, Struct) and kind not in reached:
        reached[kind] = None
        for hint in get_type_hints(kind).values():
            _reach(hint, reached)
    for part in get_args(kind):
        _reach(part, reached)


# ── messages ────────────────────────────────────────────────────────────────────────────────────────────────────────


def message_table(kinds: Iterable[Any]) -> str:
    rows = [(f"`{kind.__name__}`", ", ".join(map(_field, _fields(kind))), _text(kind)) for kind in kinds]
    return table(("type", "fields", ""), rows)


def lobby_table() -> str:
    rows = []
    for field in _fields(messages.Lobby):
        said = [note.description for note in get_args(field.type) if isinstance(note, Meta)]
        rows.append((f"`{field.encode_name}`", f"`{_type(field.type)}`", next(filter(None, said), None) or ""))
    return table(("key", "type", ""), rows)


def _fields(kind: Any) -> tuple[Any, ...]:
    return msgspec.structs.fields(kind)


def _field(field: Any) -> str:
    optional = UnsetType in get_args(field.type) or (field.default, field.default_factory) != (NODEFAULT, NODEFAULT)
    return f"`{field.encode_name}{'?' if optional else ''}: {_type(field.type)}`"


def _type(kind: Any) -> str:
    return Writer(NAMED).type(kind)


def _text(kind: Any) -> str:
    return " ".join((kind.__doc__ or "").split())


# ── what a table says no to ─────────────────────────────────────────────────────────────────────────────────────────


def closing_table() -> str:
    return table(
        ("code", "name", "what it means"), [(str(int(why)), f"`{why.name}`", _said(CLOSINGS, why)) for why in Closing]
    )


def limit_table() -> str:
    known = {name: value for name, value in vars(limits).items() if name.isupper()}
    return table(
        ("at most", ""), [(f"{value:,}".removesuffix(".0"), _said(LIMITS, name)) for name, value in known.items()]
    )


def _said(about: dict[Any, str], what: Any) -> str:
    if what not in about:
        raise ValueError(f"{what!r}: say in tools/wire/listing_network.py what it means to a client")
    return about[what]


def refusal_table() -> str:
    rows = [(f"`{one.code}`", str(one.status), one.text) for one in refusals_of_the_table()]
    return table(("refusal", "HTTP", "sentence"), rows)


LISTS = {
    "routes": route_table,
    "types": type_list,
    "from a client": lambda: message_table(FROM_CLIENT),
    "from the server": lambda: message_table(FROM_SERVER),
    "parts of messages": lambda: message_table([messages.Hello, messages.Me, messages.RefusalShown, Opening]),
    "of a class, from a client": lambda: message_table(CLASS_FROM_CLIENT),
    "of a class, from the server": lambda: message_table(CLASS_FROM_SERVER),
    "parts of a class": lambda: message_table(CLASS_PARTS),
    "phases": lambda: code(get_args(messages.Phase)) + "\n",
    "reactions": lambda: code(get_args(messages.ReactionName)) + "\n",
    "lobby": lobby_table,
    "closings": closing_table,
    "limits": limit_table,
    "refusals": refusal_table,
}
