"""Writes docs/reference.md, the public Python interface, from its docstrings.

python -m scripts.gen_reference [--check]
"""

import ast
import inspect
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from textwrap import dedent
from typing import Any

TARGET = Path(__file__).resolve().parents[1] / "docs" / "reference.md"
HEAD = """# Reference

<!-- Written by scripts/gen_reference.py from the docstrings: change those and run it again. -->

What other programs may rely on: it keeps its names and its meaning, and what must move keeps working
under its old name, with a warning. [writing-a-bot.md](writing-a-bot.md) shows it at work.
"""
# modules in the order of the page, and what of each is public; everything if nothing is named
PUBLIC: dict[str, list[str]] = {
    "bedesten": ["new", "load", "games", "bot_names", "Match", "Move"],
    "bedesten.bots.base": ["Bot", "Budget"],
    "bedesten.bots.encode.base": ["encoder", "Encoder"],
    "bedesten.catalog": ["game", "bot", "bots", "evaluation", "register", "standin"],
    "bedesten.core.game": ["Game"],
    "bedesten.core.rules": ["Setup", "State", "Rules"],
    "bedesten.core.notation": ["Notation"],
    "bedesten.core.guide": ["Guide", "Reason", "Prospect"],
    "bedesten.core.boxes": ["register", "slices"],
    "bedesten.core.lexicon": ["Lexicon"],
    "bedesten.core.dice": ["Dice"],
    "bedesten.core.playout": ["Policy", "playout"],
    "bedesten.core.errors": [],
    "bedesten.rl.env": ["env", "TableEnv"],
    "bedesten.rl.gym": ["identifier", "register_all", "SeatEnv"],
    "bedesten.rl.vector": ["TableVectorEnv"],
}


def generated() -> str:
    """The whole page."""
    return "\n".join([HEAD, *[section(module, names) for module, names in PUBLIC.items()]])


def section(name: str, wanted: list[str]) -> str:
    """One module."""
    module = import_module(name)
    names = wanted or [key for key, value in vars(module).items() if defined(value, name)]
    parts = [f"## {name}", said(module, name)]
    for key in names:
        parts += list(entry(f"{name}.{key}", getattr(module, key)))
    return "\n\n".join(parts) + "\n"


def defined(value: object, module: str) -> bool:
    """Whether the module itself brings it, for others to use."""
    return inspect.isclass(value) and value.__module__ == module


def entry(name: str, thing: Any) -> Iterator[str]:
    """A function; or a class with what it offers itself, as a list."""
    short = name.rpartition(".")[2]
    yield f"### {short}" if inspect.isclass(thing) else f"### `{short}{signature(thing)}`"
    yield said(thing, name)
    if inspect.isclass(thing):
        members = [line for key, value in vars(thing).items() for line in member(f"{name}.{key}", value)]
        if members:
            yield "\n".join(members)


def member(name: str, value: Any) -> Iterator[str]:
    key = name.rpartition(".")[2]
    if key.startswith("_"):
        return
    if isinstance(value, property) and inspect.isfunction(value.fget):  # not what only forwards an old name
        yield f"- `{key}`: {said(value, name)}"
    elif inspect.isfunction(value):
        yield f"- `{key}{signature(value)}`: {said(value, name)}"


def signature(thing: Any) -> str:
    """As it is written in the source, without the object itself."""
    source = dedent(inspect.getsource(inspect.unwrap(thing)))
    written = ast.parse(source).body[0]
    assert isinstance(written, ast.FunctionDef)
    written.args.args = [each for each in written.args.args if each.arg != "self"]
    returned = f" -> {ast.unparse(written.returns)}" if written.returns else ""
    return f"({ast.unparse(written.args)}){returned}"


def said(thing: Any, name: str) -> str:
    """Its docstring as one paragraph; whatever is public must have one."""
    text = inspect.getdoc(thing)
    if not text:
        raise ValueError(f"{name} has no docstring: expected a sentence that says what it is for")
    return " ".join(text.split())


def main() -> None:
    """Write it, or say whether it is fresh."""
    if "--check" not in sys.argv:
        TARGET.write_text(generated(), "utf-8")
    elif TARGET.read_text("utf-8") != generated():
        raise SystemExit("docs/reference.md is stale: run python -m scripts.gen_reference")


if __name__ == "__main__":
    main()
