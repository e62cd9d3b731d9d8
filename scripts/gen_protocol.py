"""Writes web/src/lib/protocol.ts, the TypeScript twin of server/protocol.

python -m scripts.gen_protocol [--check]
"""

import sys
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

from bedesten.server.protocol import (
    bounds,
    deals,
    editor,
    explorer,
    finished,
    incoming,
    lessons,
    notifications,
    outgoing,
    people,
    puzzles,
    questions,
    sandbox,
    seating,
    site,
    tables,
)

TARGET = Path(__file__).resolve().parents[1] / "web" / "src" / "lib" / "protocol.ts"
HEAD = """// Written by scripts/gen_protocol.py from server/protocol. Do not edit: change it there and run
//   python -m scripts.gen_protocol

"""
MODULES = [
    site,
    seating,
    lessons,
    puzzles,
    deals,
    sandbox,
    editor,
    explorer,
    tables,
    notifications,
    people,
    finished,
    incoming,
    questions,
    outgoing,
]
UNIONS = {"ClientMessage": incoming.ClientMessage, "ServerMessage": outgoing.ServerMessage}
CONSTANTS = ["MESSAGE_BYTES", "MESSAGE_TOKENS", "NAME_LENGTH", "TEXT_LENGTH"]
PLAIN: dict[type, str] = {
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "any",
}


def generated() -> str:
    """The whole file."""
    structs = [declared(kind) for kind in kinds()]
    unions = [f"export type {name} = {ts(inspect.type_info(union))}\n" for name, union in UNIONS.items()]
    constants = [f"export const {name} = {getattr(bounds, name)}\n" for name in CONSTANTS]
    return HEAD + "\n".join([*structs, *unions, "".join(constants)])


def kinds() -> list[type[msgspec.Struct]]:
    """In the order of the source; the base of the incoming messages is none itself."""
    return [
        value
        for module in MODULES
        for value in vars(module).values()
        if isinstance(value, type)
        and issubclass(value, msgspec.Struct)
        and value.__module__ == module.__name__
        and value is not incoming.Incoming
    ]


def declared(kind: type[msgspec.Struct]) -> str:
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    lines = [f"export interface {kind.__name__} {{"]
    if info.tag is not None:
        lines.append(f"  {info.tag_field}: '{info.tag}'")
    for field in info.fields:
        lines.append(f"  {field.encode_name}{'' if field.required else '?'}: {ts(field.type)}")
    return "\n".join([*lines, "}", ""])


def ts(info: Any) -> str:
    """A type in the words of TypeScript."""
    if type(info) in PLAIN:
        return PLAIN[type(info)]
    if isinstance(info, inspect.LiteralType):
        return " | ".join(f"'{value}'" for value in info.values)
    if isinstance(info, inspect.UnionType):
        return " | ".join(ts(kind) for kind in info.types)
    if isinstance(info, inspect.StructType):
        return info.cls.__name__
    if isinstance(info, inspect.DictType):
        return f"Record<{ts(info.key_type)}, {ts(info.value_type)}>"
    if isinstance(info, inspect.ListType):
        return f"{bracketed(ts(info.item_type))}[]"
    raise TypeError(f"{info!r} has no twin in TypeScript")


def bracketed(word: str) -> str:
    return f"({word})" if "|" in word else word


def main(arguments: list[str]) -> int:
    if "--check" in arguments:
        fresh = TARGET.is_file() and TARGET.read_text("utf-8") == generated()
        if not fresh:
            print("web/src/lib/protocol.ts is stale: run python -m scripts.gen_protocol", file=sys.stderr)
        return 0 if fresh else 1
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(generated(), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
