"""What can be agreed on before a game: the same options for all commands that begin one."""

from dataclasses import dataclass, field, make_dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from bedesten import catalog
from bedesten.cli.brought import from_file, tables
from bedesten.cli.records import named as named_file
from bedesten.cli.records import read_text
from bedesten.core.errors import BadSetup
from bedesten.core.notation import toml
from bedesten.core.rulings import names

Options = dict[str, object]
Ruling = Annotated[list[str], Parameter(name="--ruling", negative="")]
WORDS: Options = {"true": True, "false": False}


@dataclass
class Said:
    """What any game can be asked for; the options of the boxes stand beside it."""

    data: Path | None = None
    """A file with your own component data, for a game that lets some be replaced, or with rulings."""

    ruling: Ruling = field(default_factory=list)
    """NAME=VALUE, as often as you like: decide what the rulebooks leave open; see bedesten rules rulings."""

    def options(self, game: str) -> Options:
        """Of the setup of a game: only what was asked for, so that a record says no more than the player."""
        return {**self.laid(), **self.brought(game)}

    def laid(self) -> Options:
        """How the table is laid."""
        return {name: value for name, value in self.chosen().items() if name not in tables("FILES")}

    def brought(self, game: str) -> Options:
        """What a house brings to the page as well: what is in files, and its rulings."""
        files = {name: value for name, value in self.chosen().items() if name in tables("FILES")}
        read: Options = {name: from_file(name, str(value)) for name, value in files.items()}
        return {**data_options(game, self.data), **read, **ruling_options(game, self.ruling)}

    def chosen(self) -> Options:
        """The options of the boxes that were asked for."""
        said = {name: getattr(self, name) for name in tables("OPTIONS")}
        return {name: value for name, value in said.items() if value not in (None, False)}


def asked_for(name: str, kind: type, words: str) -> tuple[str, Any, Any]:
    """An option of a box as a field; a switch is on or left alone."""
    negative = "" if kind is bool else None
    return name, Annotated[kind | None, Parameter(help=words, negative=negative)], None


if TYPE_CHECKING:

    class Agreed(Said):
        """The options of all boxes, by name."""

        def __init__(self, **said: Any) -> None: ...
else:
    fields = [asked_for(name, kind, words) for name, (kind, words) in tables("OPTIONS").items()]
    mine = {"__module__": __name__}  # or it would be taken for a type of Python's own
    Agreed = Parameter(name="*")(make_dataclass("Agreed", fields, bases=(Said,), namespace=mine))


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
        if not any(name in options for options in known.values()):
            there = ", ".join(dict.fromkeys(name for options in known.values() for name in options))
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
