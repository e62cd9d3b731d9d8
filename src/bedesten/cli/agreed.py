"""What can be agreed on before a game: the same options for all commands that begin one."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from bedesten import catalog
from bedesten.cli.board import board_word
from bedesten.cli.records import named as named_file
from bedesten.cli.records import read_text
from bedesten.core.errors import BadSetup
from bedesten.core.notation import toml
from bedesten.core.rulings import names

Options = dict[str, object]
Ruling = Annotated[list[str], Parameter(name="--ruling", negative="")]
WORDS: Options = {"true": True, "false": False}


@Parameter(name="*")
@dataclass
class Agreed:
    """Options of the setup; only what was asked for, so that a record says no more than the player did."""

    layout: str | None = None
    """Of Istanbul's board: short, long, order, random, or its numbers with commas."""

    neutral_assistants: Annotated[bool, Parameter(negative="")] = False
    """Play Istanbul's variant with neutral assistants."""

    bonus_deck: str | None = None
    """Of Letters & Seals: mixed, or new_only for its own bonus cards alone."""

    board: str | None = None
    """Of Kairo: the name of a board, or a file my.toml with one."""

    start_mode: str | None = None
    """Of Kairo: variable or fixed first stands."""

    data: Path | None = None
    """A file with own component data, for a game that lets some be replaced, or with rulings."""

    ruling: Ruling = field(default_factory=list)
    """NAME=VALUE, as often as you like: decide what the rulebooks leave open; see bedesten rules rulings."""

    def options(self, game: str) -> Options:
        """Of the setup of a game."""
        return {**self.laid(), **self.brought(game)}

    def laid(self) -> Options:
        """How the table is laid."""
        said: Options = {
            "layout": self.layout,
            "neutral_assistants": self.neutral_assistants or None,
            "bonus_deck": self.bonus_deck,
            "start_mode": self.start_mode,
        }
        return {name: value for name, value in said.items() if value is not None}

    def brought(self, game: str) -> Options:
        """What a house brings to the page as well: what is in files, and its rulings."""
        board: Options = {} if self.board is None else {"board": board_word(self.board)}
        return {**data_options(game, self.data), **board, **ruling_options(game, self.ruling)}


def data_options(game: str, path: Path | None) -> Options:
    """What a file of own component data replaces; an error names the file."""
    if path is None:
        return {}
    try:
        return catalog.data_options(game, read_text(path, toml.MOST_TEXT))
    except ValueError as error:
        raise named_file(path, error) from None


def ruling_options(game: str, words: list[str]) -> Options:
    """`NAME=VALUE` of a game; BadSetup names the rulings or the values there are."""
    return catalog.ruling_options(game, dict(map(named, words)), "--ruling") if words else {}


def house_options(
    games: list[str], words: list[str], components: dict[str, Options] | None = None
) -> dict[str, Options]:
    """By game: the rulings of a house, for every game that leaves the point open, and its own components."""
    said = dict(map(named, words))
    known = {game: names(catalog.game(game).rulings) for game in games}
    for name in said:
        if not any(name in found for found in known.values()):
            there = ", ".join(dict.fromkeys(name for found in known.values() for name in found))
            raise BadSetup(f"--ruling has '{name}': expected {there}")
    mine = {game: {name: said[name] for name in known[game] if name in said} for game in games}
    own = components or {}
    return {
        game: {**own.get(game, {}), **catalog.ruling_options(game, options, "--ruling")}
        for game, options in mine.items()
    }


def named(word: str) -> tuple[str, object]:
    name, equals, value = word.partition("=")
    if not equals:
        raise BadSetup(f"--ruling {word}: expected NAME=VALUE; bedesten rules rulings lists them")
    return name, WORDS.get(value, value)
