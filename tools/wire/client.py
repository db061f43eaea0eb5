"""web/src/wire.ts: the wire for the client, with what belongs to each game and to each route."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any, get_args

import msgspec

from parlour.decks import games_with_decks
from parlour.decks.form import form_of
from parlour.decks.format import Age, Difficulty, Theme
from parlour.engine import refusal
from parlour.engine.game import Game
from parlour.registry import shipped
from parlour.table.classroom.plan import Minutes, plan
from parlour.table.log.entry import AVATARS
from parlour.table.wire import bodies, classes, messages
from parlour.table.wire.messages import Closing
from tools.wire.games import prefix, types_of, union
from tools.wire.refusals import refusals_of_the_table
from tools.wire.routes import Route, routes
from tools.wire.typescript import Writer, alias, interface

HEAD = "// The wire, written by tools/wire from the types of the server. Do not edit: change those, and run it again.\n"
NAMED = {
    messages.Phase: "Phase",
    Age: "Age",
    Difficulty: "Difficulty",
    Theme: "Theme",
    messages.ReactionName: "Reaction",
    messages.GameName: "GameName",
    messages.AnyView: "View",
    messages.AnyEvent: "GameEvent",
}

FROM_CLIENT: tuple[Any, ...] = (messages.SayHello, messages.Do, messages.React, messages.GiveSalt, messages.Hurry)
FROM_SERVER: tuple[Any, ...] = (messages.Frame, messages.Accepted, messages.Declined, messages.Reacted)

CLASS_FROM_CLIENT: tuple[Any, ...] = (classes.SayHelloToClass, *get_args(classes.AskedOfClass))
CLASS_FROM_SERVER: tuple[Any, ...] = (
    classes.PupilFrame,
    classes.TeacherFrame,
    classes.ProjectorFrame,
    classes.Granted,
    messages.Declined,
)

MESSAGES = """export type FromClient = SayHello | Do<Act> | React | GiveSalt | Hurry;

/** Each frame has the view and the events of one game. */
export type AnyFrame = { [G in GameName]: Frame<GameTypes[G]["view"], GameTypes[G]["event"]> }[GameName];
export type FromServer = AnyFrame | Accepted | Declined | Reacted;
"""
CLASS_MESSAGES = (("AskedOfClass", CLASS_FROM_CLIENT[1:]), ("FromClass", CLASS_FROM_SERVER))
OF_ANY_GAME = {"Act": "act", "Offer": "offer", "GameEvent": "event", "View": "view", "GameRefusal": "refusal"}


def page() -> str:
    writer = Writer(NAMED | {union(types_of(game.name).offers): f"{prefix(game.name)}Offer" for game in shipped()})
    games = interface("GameTypes", [_game(writer, game) for game in shipped()])
    api = interface("Api", [_route(writer, route) for route in routes() if not route.is_socket])
    for message in (*FROM_CLIENT, *FROM_SERVER, bodies.Failed):
        writer.type(message)
    of_classes = [alias(name, map(writer.type, kinds)) for name, kinds in CLASS_MESSAGES]
    of_any_game = [alias(name, [f'GameTypes[GameName]["{part}"]']) for name, part in OF_ANY_GAME.items()]
    unions = [_unions(writer, game) for game in shipped()]
    types = writer.declared.values()
    return "\n".join(
        [
            HEAD,
            *_words(),
            *types,
            *unions,
            games,
            *of_any_game,
            _constants(),
            _hours(),
            _forgotten(),
            MESSAGES,
            *of_classes,
            api,
        ]
    )


def _constants() -> str:
    """By game, the numbers and orders of its rules that a screen draws by."""
    lines = [f"  {json.dumps(game.name)}: {_literal(game.constants)}," for game in shipped()]
    return "\n".join(["export const CONSTANTS = {", *lines, "} as const;\n"])


def _literal(constants: Mapping[str, Any]) -> str:
    return "{ " + ", ".join(f"{name}: {json.dumps(value)}" for name, value in constants.items()) + " }"


def _hours() -> str:
    """An hour of a class as it will run, by its minutes, without checks and with them."""
    lines = [f"  {minutes}: [{_parts(minutes, False)}, {_parts(minutes, True)}]," for minutes in get_args(Minutes)]
    return "\n".join(["export const HOURS = {", *lines, "} as const;\n"])


def _parts(minutes: Minutes, with_checks: bool) -> str:
    parts = [msgspec.structs.asdict(part) for part in plan(minutes, with_checks=with_checks)]
    return "[" + ", ".join(_literal(part) for part in parts) + "]"


def _forgotten() -> str:
    """By game, which events are listed no more, and after which other event."""
    lines = ["export const FORGOTTEN_AFTER: { [G in GameName]?: Record<string, string> } = {"]
    for game in shipped():
        kinds = [kind for kind in game.events if kind.forgotten_after]
        if kinds:
            after = [f"{kind.__struct_config__.tag}: {json.dumps(kind.forgotten_after)}" for kind in kinds]
            lines.append(f"  {json.dumps(game.name)}: {{ {', '.join(after)} }},")
    return "\n".join([*lines, "};\n"])


def _words() -> Iterable[str]:
    """Everything that is one of a few words or numbers."""
    yield f"export const CLOSING = {{ {', '.join(f'{code.name}: {code.value}' for code in Closing)} }} as const;"
    yield "export type Closing = (typeof CLOSING)[keyof typeof CLOSING];\n"
    for name, words in (("Reaction", get_args(messages.ReactionName)), ("Avatar", AVATARS)):
        yield f"export const {name.upper()}S = {json.dumps(words)} as const;"
        yield f"export type {name} = (typeof {name.upper()}S)[number];\n"
    yield alias("Phase", map(json.dumps, get_args(messages.Phase)))
    for name, choices in (("Age", get_args(Age)), ("Difficulty", list(Difficulty)), ("Theme", get_args(Theme))):
        yield alias(name, map(json.dumps, choices))
    yield alias("GameName", ["keyof GameTypes"])
    yield alias("TableRefusal", _codes(refusals_of_the_table()))
    yield alias("RulesRefusal", _codes(_of_all_games()))


def _of_all_games() -> list[refusal.Refusal]:
    return [known for known in vars(refusal).values() if isinstance(known, refusal.Refusal)]


def rulings() -> str:
    """web/src/rulings.ts: the rule behind each refusal, for whoever says why without asking the server. A file of its
    own, since the page needs it only where somebody asks on."""
    ours = [f"{json.dumps(game.name)}: {_by_code(game.refusals)}" for game in shipped()]
    return "\n".join(
        [
            HEAD,
            'import type { GameName, GameTypes, RulesRefusal } from "./wire";\n',
            'export const RULINGS: { [G in GameName]: Record<GameTypes[G]["refusal"], string> } = {',
            *[f"  {game}," for game in ours],
            "};\n",
            "/** The same for what is refused in every game. */",
            f"export const RULINGS_OF_ALL: Record<RulesRefusal, string> = {_by_code(_of_all_games())};\n",
        ]
    )


def deck_forms() -> str:
    """web/src/decks/forms.json: how decks of our games are written, by game, as the server says it; for tests of the
    client, which have no server to ask."""
    with_deck = [game.name for game in shipped() if game.name in games_with_decks()]
    forms = {game: msgspec.to_builtins(form_of(game)) for game in with_deck}
    return json.dumps(forms, indent=1, ensure_ascii=False) + "\n"


def _by_code(refusals: Iterable[refusal.Refusal]) -> str:
    return "{ " + ", ".join(f'{known.code}: "{known.ruling}"' for known in refusals) + " }"


def _codes(refusals: Iterable[Any]) -> list[str]:
    return [json.dumps(known.code) for known in refusals]


def _game(writer: Writer, game: Game) -> str:
    head = prefix(game.name)
    view, options = writer.type(types_of(game.name).view), writer.type(game.options)
    parts = f"act: {head}Act; offer: {head}Offer; event: {head}Event; view: {view}; options: {options}"
    return f'"{game.name}": {{ {parts}; refusal: {head}Refusal }};'


def _unions(writer: Writer, game: Game) -> str:
    head, its = prefix(game.name), types_of(game.name)
    unions = [
        alias(f"{head}{kind}", map(writer.type, of))
        for kind, of in (("Act", its.acts), ("Offer", its.offers), ("Event", its.events))
    ]
    return "\n".join([*unions, alias(f"{head}Refusal", _codes(game.refusals))])


def _route(writer: Writer, route: Route) -> str:
    says = route.says
    parts = {"takes": says.takes, "query": says.query, "gives": says.gives}
    written = "; ".join(f"{part}: {_body(writer, body)}" for part, body in parts.items() if body is not None)
    return f'/** {route.text} */\n"{route.name}": {{ {written} }};'


def _body(writer: Writer, body: Any) -> str:
    """A type is sent as its JSON; what is sent otherwise, the client has as a blob."""
    return "Blob" if isinstance(body, str) else writer.type(body)
