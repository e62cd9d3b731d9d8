"""What of a position can be laid by hand: a table of fields with their bounds, whatever the game."""

from typing import Any, Final, NamedTuple

from bedesten.core.errors import BadSave
from bedesten.core.notation.fields import brief

NUMBER: Final = "number"  # a whole number, least to most
FLAG: Final = "flag"
WORD: Final = "word"  # one word; with least 0 also none
WORDS: Final = "words"  # up to most words, in any order, also twice
SET: Final = "set"  # up to most words, in any order, each once
ORDER: Final = "order"  # up to most words in their order
SWAP: Final = "swap"  # all words, each once, in their order


class Field(NamedTuple):
    """`path` leads into the position as it is spread out. `label` says what it is, `about` (a vocabulary and
    a word of it) of what; `words` is the vocabulary it is filled from."""

    path: str
    kind: str
    label: str
    least: int = 0
    most: int = 0
    words: str = ""
    about: tuple[str, str] = ("", "")
    seat: int = -1


def of_seat(seat: int, fields: list[Field]) -> list[Field]:
    """Fields whose paths begin in a seat."""
    return [field._replace(path=f"seats.{seat}.{field.path}", seat=seat) for field in fields]


def fits(field: Field, value: Any, words: list[str]) -> bool:
    """Whether a value that came from anywhere is one this field can hold."""
    if field.kind == NUMBER:
        return type(value) is int and field.least <= value <= field.most
    if field.kind == FLAG:
        return type(value) is bool
    if field.kind == WORD:
        return value in words if isinstance(value, str) else value is None and field.least == 0
    if not isinstance(value, list) or not all(isinstance(word, str) and word in words for word in value):
        return False
    if field.kind == SWAP:
        return sorted(value) == sorted(words)
    return len(value) <= field.most and (field.kind != SET or len(set(value)) == len(value))


def checked(field: Field, value: Any, words: list[str]) -> Any:
    """BadSave says what was expected."""
    if fits(field, value, words):
        return value
    among = f" of {', '.join(words)}" if words else ""
    raise BadSave(
        f"{field.path} is {brief(value)}: expected a {field.kind}, {field.least} to {field.most}{among}"
    )
