"""Rulings: what the rulebooks leave open, and which readings a table may agree on before a game."""

from typing import Final

from bedesten.core.errors import BadSetup

YES: Final[list[object]] = [True, False]  # it is usually so
NO: Final[list[object]] = [False, True]


class Ruling:
    """One open point: its option, the rule it is about, and its readings, the usual one first."""

    def __init__(self, number: int, name: str, rule: str, values: list[object]) -> None:
        self.number = number  # where a game keeps the reading it is played with
        self.name = name
        self.rule = rule
        self.values = values

    def reading(self, value: object) -> int:
        """The number of a reading; BadSetup says which there are."""
        for number, known in enumerate(self.values):
            if known is value or (known == value and isinstance(value, str)):
                return number
        expected = " or ".join([word(known) for known in self.values])
        raise BadSetup(f"{self.name} is {value!r}: expected {expected} ({self.rule})")


def word(value: object) -> str:
    """A reading as it is written on a command line and in a record."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def reading_of(rulings: list[Ruling], readings: list[int], number: int) -> tuple[str, str] | None:
    """The rule of a ruling and the reading it is played with, as `name.value`; None for the usual one."""
    for ruling in rulings:
        if ruling.number == number and readings[number] > 0:
            return ruling.rule, f"{ruling.name}.{word(ruling.values[readings[number]])}"
    return None


def names(rulings: list[Ruling]) -> list[str]:
    return [ruling.name for ruling in rulings]


def read(rulings: list[Ruling], options: dict[str, object], room: int) -> list[int]:
    """By number of the ruling: which reading the options ask for, 0 for the usual one."""
    readings = [0] * room
    for ruling in rulings:
        if ruling.name in options:
            readings[ruling.number] = ruling.reading(options[ruling.name])
    return readings


def write(rulings: list[Ruling], readings: list[int]) -> dict[str, object]:
    """What read() needs to find the same readings again: those that are not the usual ones."""
    return {
        ruling.name: ruling.values[readings[ruling.number]]
        for ruling in rulings
        if readings[ruling.number] > 0
    }
