"""What no source shows of the boxes, as docs/rules/data lists it, and what brings in the true one."""

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bedesten.cli.specification import specification

BOARD = "board"


@dataclass(frozen=True)
class Fact:
    """One thing that is reconstructed, the option that replaces it, and how that is written."""

    where: list[str]
    option: str
    games: list[str]
    section: str
    en: str
    example: str


def facts(folder: Path | None = None) -> list[Fact]:
    """Every reconstructed fact, box by box."""
    data = [read(path) for path in sorted(((folder or specification()) / "data").glob("*.toml"))]
    return [Fact(**entry) for box in data for entry in box.get("reconstructed", [])]


def told(fact: Fact, lang: str) -> str:
    """A line for the terminal: the fact, and what brings the true one."""
    ways = {"": "", BOARD: " (--board FILE)"}
    return f"{translated(lang).get(fact.where[0], fact.en)}{ways.get(fact.option, ' (--data FILE)')}"


def translated(lang: str) -> dict[str, str]:
    """What a language calls the facts, by where they stand."""
    path = specification() / lang / "words.toml"
    boxes = read(path)["reconstructed"].values() if path.is_file() else []
    return {where: said for box in boxes for where, said in box.items()}


def read(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text("utf-8"))
