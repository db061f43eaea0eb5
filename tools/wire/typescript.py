"""How types are written in TypeScript."""

from __future__ import annotations

import json
import types
from collections.abc import Iterable, Mapping
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints, is_typeddict

import msgspec
from msgspec import NODEFAULT, Meta, UnsetType

from parlour.engine.act import Act
from tools.wire.games import name_of
from tools.wire.options import helps_in

PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", Any: "unknown"}
LONGEST_LINE = 120


class Writer:
    """Says what a type is, and keeps the declarations that this needs."""

    def __init__(self, named: Mapping[Any, str]) -> None:
        """`named`: types that are declared elsewhere."""
        self.named = PLAIN | dict(named)
        self.declared: dict[str, str] = {}
        self._whose: dict[str, Any] = {}

    def type(self, hint: Any) -> str:
        if hint in self.named:
            return self.named[hint]
        args = get_args(hint)
        match get_origin(hint):
            case None:
                return hint.__name__ if isinstance(hint, TypeVar) else self._declare(hint)
            case origin if origin is Annotated:
                return self.type(args[0])
            case origin if origin is Literal:
                return one_of(json.dumps(word) for word in args)
            case origin if origin in (Union, types.UnionType):
                return one_of(self.type(member) for member in args if member is not UnsetType)
            case origin if origin is dict:
                return f"Record<string, {self.type(args[1])}>"
            case origin if origin in (list, tuple):
                return self._sequence(origin, args)
            case origin:
                return f"{self._declare(origin)}<{', '.join(self.type(arg) for arg in args)}>"

    def _sequence(self, origin: Any, args: tuple[Any, ...]) -> str:
        if origin is tuple and args[-1] is not Ellipsis:
            return f"[{', '.join(self.type(arg) for arg in args)}]"
        item = self.type(args[0])
        return f"({item})[]" if " | " in item else f"{item}[]"

    def _declare(self, cls: Any) -> str:
        name = name_of(cls, "Act" if issubclass(cls, Act) else "")
        if self._whose.setdefault(name, cls) is not cls:
            raise ValueError(f"{name} would be the name of two types")
        if name not in self.declared:
            fields = self._typed_dict(cls) if is_typeddict(cls) else self._struct(cls)
            parameters = ", ".join(parameter.__name__ for parameter in getattr(cls, "__parameters__", ()))
            title = f"{name}<{parameters}>" if parameters else name
            self.declared[name] = comment(cls.__doc__) + interface(title, fields)
        return name

    def _typed_dict(self, cls: Any) -> list[str]:
        return [f"{key}: {self.type(hint)};" for key, hint in get_type_hints(cls).items()]

    def _struct(self, cls: Any) -> list[str]:
        """A field may be missing if it can be unset, or if it has a default and defaults are left out."""
        config = cls.__struct_config__
        lines = [f"{config.tag_field}: {json.dumps(config.tag)};"] if config.tag_field else []
        helps = helps_in(cls)
        for field in msgspec.structs.fields(cls):
            default = (field.default, field.default_factory) != (NODEFAULT, NODEFAULT)
            mark = "?" if UnsetType in get_args(field.type) or (default and config.omit_defaults) else ""
            said = [note.description for note in get_args(field.type) if isinstance(note, Meta)]
            about = comment(next(filter(None, [*said, helps.get(field.name)]), None))
            lines.append(f"{about}{field.encode_name}{mark}: {self.type(field.type)};")
        return lines


def one_of(members: Iterable[str]) -> str:
    return " | ".join(dict.fromkeys(members))


def alias(name: str, members: Iterable[str]) -> str:
    members = list(dict.fromkeys(members))
    line = f"export type {name} = {one_of(members)};\n"
    if len(line) <= LONGEST_LINE:
        return line
    return f"export type {name} =\n" + "\n".join(f"  | {member}" for member in members) + ";\n"


def interface(title: str, fields: Iterable[str]) -> str:
    lines = [line for field in fields for line in field.splitlines()]
    return "\n".join([f"export interface {title} {{", *(f"  {line}" for line in lines), "}\n"])


def comment(text: str | None) -> str:
    return f"/** {' '.join(text.split())} */\n" if text else ""
