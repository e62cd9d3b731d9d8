"""The book of a game: how its positions are written, and what expansions add to that."""

from typing import Any, Final, TypeAlias

from bedesten.core.notation.editing import Field
from bedesten.core.notation.fields import Fields
from bedesten.core.step import Step
from bedesten.istanbul.kernel import Rules, State, Table
from bedesten.istanbul.notation.steps import STEPS, Kind, numbers_of
from bedesten.istanbul.view import View

Data: TypeAlias = dict[str, Any]

UNORDERED: Final = ["hand", "shown", "tiles", "assistants", "used", "stray_assistants", "unseen"]
PLACE_FIELDS: Final = ["merchant", "family", "assistants", "neutral_merchants", "stray_assistants"]


class Part:
    """What one expansion adds: its fields of a position, its words of a scene, its steps."""

    steps: dict[str, Kind] = {}
    numbers: dict[str, list[int]] = {}  # what the numbers of its steps can be
    table_items = ""  # its scene words, as an error names them
    seat_items = ""
    place_fields: list[str] = []  # its fields of a position that hold places
    unordered: list[str] = []  # its fields that are lists without an order

    def dump_table(self, t: Table, data: Data) -> None:
        """Add what lies open."""

    def dump_hidden(self, s: State, data: Data) -> None:
        """Add what nobody may see all of."""

    def dump_glimpse(self, v: View, data: Data) -> None:
        """Add what the viewer may see of that."""

    def load_table(self, f: Fields, t: Table) -> None:
        """Read what lies open into its slot."""

    def load_hidden(self, f: Fields, s: State) -> None:
        """Read the rest into its slot."""

    def load_glimpse(self, f: Fields, v: View) -> None:
        """Read what the viewer saw into its slot."""

    def possible(self, step: Step[State], t: Table) -> bool:
        """Whether a step has what it needs."""
        return True

    def plain(self, data: Data) -> None:
        """Take away what follows from the rest, and what is in hands."""

    def read_table_item(self, word: str, data: Data) -> bool:
        """Whether this word of a scene is understood; if so, it is laid out."""
        return False

    def read_seat_item(self, word: str, seat: Data) -> bool:
        return False

    def write_table(self, data: Data) -> list[str]:
        return []

    def write_seat(self, seat: Data) -> list[str]:
        return []

    def table_fields(self, s: State) -> list[Field]:
        """What of it can be laid by hand."""
        return []

    def seat_fields(self, s: State) -> list[Field]:
        """The same before every seat; paths begin there."""
        return []

    def vocabularies(self, s: State) -> dict[str, list[str]]:
        """The words these fields are filled from."""
        return {}

    def spread(self, data: Data) -> None:
        """Make it as its fields need it, at the beginning of a turn."""

    def gather(self, data: Data) -> None:
        """Make it as positions are again."""


class Book:
    """The name and the rules of a game, its steps by name, and the parts of its expansions."""

    def __init__(self, name: str, rules: Rules, parts: list[Part]) -> None:
        self.name = name
        self.rules = rules
        self.parts = parts
        self.steps = dict(STEPS)
        self.numbers = numbers_of(rules)
        self.place_numbers = {str(number): rules.place_names[number] for number in rules.numbers}
        self.place_fields = PLACE_FIELDS + [meeting.name for meeting in rules.meetings]
        self.unordered = UNORDERED.copy()
        for part in parts:
            self.place_fields += part.place_fields
            self.unordered += part.unordered
            self.steps.update(part.steps)
            self.numbers.update(part.numbers)
