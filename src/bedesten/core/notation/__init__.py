"""How positions of a game are written: as JSON in human words, and as one line of text.."""

from typing import Any, Generic

from bedesten.core.notation.editing import Field
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

    # --- laid by hand

    def fields(self, s: S) -> list[Field]:
        """What can be laid in such a position; nothing if nobody has said it."""
        return []

    def vocabularies(self, s: S) -> dict[str, list[str]]:
        """The words its fields are filled from, by the kind they are named by."""
        return {}

    def spread(self, s: S) -> dict[str, Any]:
        """The position as its fields point into it, at the beginning of a turn."""
        raise NotImplementedError

    def gather(self, data: dict[str, Any]) -> dict[str, object]:
        """For load(): what was spread out and changed."""
        raise NotImplementedError
