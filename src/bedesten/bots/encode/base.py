"""What an encoder is, and the one that fits every game."""

from typing import Any

from bedesten.bots.encode.compact import SET, Sets
from bedesten.bots.encode.pieces import one_hot, unpacked
from bedesten.bots.encode.words import Argument, Words
from bedesten.core.boxes import slices
from bedesten.core.game import Game
from bedesten.core.ids import Action
from bedesten.core.lexicon import Lexicon


class Memory:
    """What an encoder keeps of one game from one look to the next: whatever lies as it lay is not put
    together again. It never says what is not so, for it compares."""


class Encoder:
    """Views and options of one game as rows of numbers. This one knows of a view what every view has (whose
    it is, and the table with whoever is asked), and of options their words."""

    def __init__(self, game: Game[Any, Any], known: dict[str, Argument] | None = None) -> None:
        self.game = game
        self.seats = game.max_players  # fields for that many; those of absent ones are zeros
        self.elements = elements_of(game.lexicon)  # what sets that are named one by one consist of
        self.words = Words(game.lexicon, known or {})
        self.who = one_hot(self.seats)
        self.count = one_hot(self.seats + 1)
        self.names: list[str] = []
        self.seat_names: list[str] = []  # of the fields that every seat has
        self.first_seat = (
            0  # where those of the viewer's seat begin; then come the others in the order of turns
        )
        self.name_fields([f"players:{n}" for n in range(self.seats + 1)] + self.of_seats("asked"), [])
        self.option_names = list(self.words.names)

    def name_fields(self, table: list[str], seat: list[str]) -> None:
        """Fields of the table, then the same for every seat."""
        self.first_seat, self.seat_names = len(table), seat
        late = ["self", *[f"+{n}" for n in range(1, self.seats)]]
        self.names = table + [f"{who}.{name}" for who in late for name in seat]

    def of_seats(self, name: str) -> list[str]:
        """The names of a field for every seat: their own, then the others in the order of turns."""
        return [f"{name}:self", *[f"{name}:+{late}" for late in range(1, self.seats)]]

    def relative(self, seat: int, of: int, players: int) -> int:
        """How many seats after the viewer's; behind the last one for nobody."""
        return (of - seat) % players if of >= 0 else self.seats

    def memory(self) -> Memory:
        """One for every game that is looked at again and again."""
        return Memory()

    def see(self, v: Any, begun: int, memory: Memory, row: list[bytes]) -> None:
        """Add the pieces of an observation. `begun` is a set that is being named one by one, as bits."""
        t = v.table
        row.append(self.count[t.players])
        row.append(self.who[self.relative(v.seat, t.todo[-1].seat if t.todo else -1, t.players)])

    def weigh(self, v: Any, options: list[Action], row: list[bytes]) -> None:
        """Add the pieces of every option."""
        for a in options:
            row.append(self.words.of(a))

    def observe(self, v: Any, begun: int = 0) -> bytes:
        """What this view looks like: 32-bit floats beside `names`."""
        row: list[bytes] = []
        self.see(v, begun, self.memory(), row)
        return b"".join(row)

    def options(self, v: Any, options: list[Action]) -> bytes:
        """What these options look like, one after the other: each 32-bit floats beside `option_names`."""
        row: list[bytes] = []
        self.weigh(v, options, row)
        return b"".join(row)

    def told(self, v: Any, begun: int = 0) -> dict[str, float]:
        """An observation by name, for people."""
        return dict(zip(self.names, unpacked(self.observe(v, begun)), strict=True))


def elements_of(lexicon: Lexicon) -> list[str]:
    """In the order of their bits; a game has one kind of sets at most."""
    for kind in lexicon.kinds.values():
        if kind.shape == SET:
            return Sets(kind).elements
    return []


def encoder(game: Game[Any, Any]) -> Encoder:
    """Of the first box that brings one."""
    for box in slices(game.boxes, "bedesten.bots"):
        if hasattr(box, "encoder"):
            made: Encoder = box.encoder(game)
            return made
    return Encoder(game)
