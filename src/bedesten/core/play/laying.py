"""A position laid by hand: field by field, until it is a possible one. It begins with a turn."""

import re
from typing import Any, Final, NamedTuple

from bedesten.core.errors import BadSave
from bedesten.core.game import Game
from bedesten.core.notation.editing import Field, checked
from bedesten.core.play.expecting import look, put

RULE: Final = re.compile(r"\b(?:[A-Z]{3}-[A-Z0-9]+(?:-\d+)?|T-[A-Z]+)\b")


class Fault(NamedTuple):
    """Why a position is impossible, and by which rule; the rule is empty where none says so."""

    text: str
    rule: str


def values(game: Game[Any, Any], s: Any) -> list[tuple[Field, Any]]:
    """What can be laid, and how it lies."""
    data = game.notation.spread(s)
    return [(field, look(data, field.path)) for field in game.notation.fields(s)]


def lay(game: Game[Any, Any], s: Any, changes: dict[str, Any]) -> Any:
    """The position with these changes, and with what follows from them; BadSave says what is impossible."""
    notation = game.notation
    known = {field.path: field for field in notation.fields(s)}
    data, words = notation.spread(s), notation.vocabularies(s)
    for path, value in changes.items():
        if path not in known:
            raise BadSave(f"{path[:80]!r} is not something that can be set")
        put(data, path, checked(known[path], value, words.get(known[path].words, [])))
    return notation.load(notation.gather(data))


def faults(game: Game[Any, Any], s: Any) -> list[Fault]:
    """What could not come about in a game, though it can be laid."""
    return [fault(said) for said in game.faults(s)]


def fault(text: str) -> Fault:
    rules = RULE.findall(text)
    return Fault(text, rules[-1] if rules else "")
