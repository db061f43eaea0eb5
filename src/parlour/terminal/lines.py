"""An act on one line: `0 throw card=wild`, `1 out trio=[a.word,a.example,wild] pair=[b.word,wild]`, `clock elapsed`.

A seat (or `clock`), the act, and its fields. A value is a whole number, true, false, null, a list or object as in
YAML, or else text: *yes*, *no* and *on* are words like any other. Text that looks like something else is written in
double quotes: `0 answer text='"42"'`.
"""

from __future__ import annotations

import json
import re
import shlex
from collections.abc import Sequence
from typing import Any

import yaml

from parlour.engine.act import CLOCK


class PlainYaml(yaml.SafeLoader):
    """YAML whose plain scalars are whole numbers, true, false, null or text, and nothing cleverer."""


_INT = r"-?(?:0|[1-9][0-9]*)"
_SCALAR = re.compile(rf"true|false|null|{_INT}")
_WORD = re.compile(r"[A-Za-z][A-Za-z0-9_.-]*")
_PLAIN = re.compile(r"[\w.,:#\[\]-]+")  # needs no quotes on a line
_NEXT_OPTION = re.compile(r",\s*(?=[a-z_]+=)")  # a comma inside a value is none
_NOT_IN_YAML = re.compile(r"[\x7f-\xa0\u2028\u2029\ufeff\ufffe\uffff]")  # or read as a line's end
PlainYaml.yaml_implicit_resolvers = {}
PlainYaml.add_implicit_resolver("tag:yaml.org,2002:bool", re.compile(r"^(?:true|false)$"), list("tf"))
PlainYaml.add_implicit_resolver("tag:yaml.org,2002:int", re.compile(rf"^{_INT}$"), list("-0123456789"))
PlainYaml.add_implicit_resolver("tag:yaml.org,2002:null", re.compile(r"^null$"), ["n"])


def parse_value(text: str) -> Any:
    """A bare word or sentence is itself; only what looks like a list, an object or a quotation is taken apart."""
    if _taken_apart(text):
        return yaml.load(text, PlainYaml)  # a SafeLoader that knows even fewer types
    return text


def _readable(value: str, where: str) -> Any:
    try:
        return parse_value(value)
    except (yaml.YAMLError, RecursionError):
        raise ValueError(f"{where}: {value!r} cannot be read") from None


def _taken_apart(text: str) -> bool:
    return text[:1] in ("[", "{", '"') or _SCALAR.fullmatch(text) is not None


def parse_options(written: Sequence[str]) -> dict[str, Any]:
    """Names and values from `rounds=2`, from several in one word, `rounds=2,terms=12`, or from an object."""
    options: dict[str, Any] = {}
    for word in written:
        if word.startswith("{"):
            options |= _an_object(word)
        else:
            options |= dict(_name_and_value(option, f"option {option}") for option in _NEXT_OPTION.split(word))
    return options


def _an_object(written: str) -> dict[str, Any]:
    found = _readable(written, "options")
    if not isinstance(found, dict) or not all(isinstance(name, str) for name in found):
        raise ValueError(f"options: {written!r} is no object of names and values")
    return found


def _name_and_value(written: str, where: str) -> tuple[str, Any]:
    name, equals, value = written.partition("=")
    if not equals:
        raise ValueError(f"{where}: write name=value, not {written!r}")
    return name, _readable(value, where)


def parse_line(line: str) -> tuple[int, dict[str, Any]]:
    """The seat and its act; ValueError where the line cannot be read."""
    try:
        words = shlex.split(line)
    except ValueError as problem:
        raise ValueError(f"{line!r}: {problem}") from None
    if len(words) < 2:
        raise ValueError(f"{line!r}: write a seat and an act, as in '0 draw'")
    seat, act, *fields = words
    if seat != "clock" and not seat.lstrip("-").isdecimal():
        raise ValueError(f"{line!r}: begin with a seat's number, or with 'clock'")
    written = {"act": act} | dict(_name_and_value(field, repr(line)) for field in fields)
    return CLOCK if seat == "clock" else int(seat), written


def write_line(seat: int, act: dict[str, Any]) -> str:
    """The same line, from a seat and its act."""
    fields = [f"{name}={_quoted(_field(value))}" for name, value in act.items() if name != "act"]
    return " ".join(["clock" if seat == CLOCK else str(seat), _quoted(act["act"]), *fields])


def _quoted(text: str) -> str:
    return text if _PLAIN.fullmatch(text) else shlex.quote(text)


def _field(value: Any) -> str:
    return value if isinstance(value, str) and not _taken_apart(value) else write_value(value, between=",")


def write_value(value: Any, between: str = ", ") -> str:
    """A value on one line, in YAML."""
    match value:
        case list():
            return f"[{between.join(write_value(item, between) for item in value)}]"
        case dict():
            items = [f"{write_value(name)}: {write_value(item, between)}" for name, item in value.items()]
            return f"{{{', '.join(items)}}}"
        case str() if _WORD.fullmatch(value) and not _SCALAR.fullmatch(value):
            return value
    return _NOT_IN_YAML.sub(lambda sign: f"\\u{ord(sign.group()):04x}", json.dumps(value, ensure_ascii=False))
