"""How positions of a game are written: as JSON in human words, and as one line of text.."""

from typing import Generic

from bedesten.core.rules import S, Setup, V


class Notation(Generic[S, V]):
    """Writes and reads the positions of one game. How actions are written, its lexicon says."""

    place_numbers: dict[str, str] = {}  # names of places by the numbers that are printed on them
    place_fields: list[str] = []  # fields of a position that hold places
    unordered: list[str] = []  # fields of a position that are lists without an order

    def dump(self, s: S) -> dict[str, object]:
        """The full position in human words, as JSON."""
        raise NotImplementedError

    def load(self, data: dict[str, object]) -> S:
        """The state a dump describes; BadSave says what was expected."""
        raise NotImplementedError

    def dump_view(self, v: V) -> dict[str, object]:
        """What a seat may know, in the same words."""
        raise NotImplementedError

    def load_view(self, data: dict[str, object]) -> V:
        """The view a dump of one describes."""
        raise NotImplementedError

    def scene(self, text: str, setup: Setup) -> dict[str, object]:
        """The position a line of scene notation describes, in the words of dump(), for load().
        What the line leaves out is as at the start of a game, with nothing in hand."""
        raise NotImplementedError

    def describe(self, s: S) -> str:
        """The position as one line of scene notation."""
        raise NotImplementedError
