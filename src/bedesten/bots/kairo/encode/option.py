"""What an option of Kairo leads to, beyond its words: what lies around a square, whose stand it is."""

from typing import Final

from bedesten.bots.encode.pieces import Memo, packed
from bedesten.bots.encode.words import FEW, Argument
from bedesten.core.ids import SPAN, Action
from bedesten.kairo.ids import COLOUR, COLOURS, HUES, NEUTRAL, SQUARE, TARGET
from bedesten.kairo.kernel import Rules
from bedesten.kairo.lure import prices
from bedesten.kairo.numbers import MOST_PLAYERS
from bedesten.kairo.view import View

OWNERS: Final = ["self", *[f"+{n}" for n in range(1, MOST_PLAYERS)], "neutral"]
NAMES: Final = [
    *[f"owner:{who}" for who in OWNERS],
    "size",  # of the stand, or of one’s own of a colour
    "barkers",  # that luring costs
    "beside.own",  # tiles
    "beside.other",
    "beside.own_entrance",
]
SIZE: Final = 8
FIVE: Final = 5


def arguments_of(rules: Rules) -> dict[str, Argument]:
    """Squares with where they lie; a target's colour, for its owner is told from the viewer's seat on."""
    board = rules.board
    sections = [n for n in range(1, len(board.in_section)) if board.in_section[n]]
    rows = max(1, board.size // board.cols - 1)
    few = range(board.size if board.size <= FEW else 0)
    names = ["square.row", "square.column", *[f"section:{n}" for n in sections]]

    def said(square: int) -> list[float]:
        lies = [square // board.cols / rows, square % board.cols / max(1, board.cols - 1)]
        within = [float(board.section[square] == n) for n in sections]
        return [*lies, *within, *[float(square == one) for one in few]]

    return {
        "square": Argument([*names, *[f"square:{rules.squares[one]}" for one in few]], said),
        "target": Argument(
            [f"colour:{name}" for name in COLOURS],
            lambda stand: [float(stand % HUES == c) for c in range(HUES)],
        ),
    }


class Aim(Memo):
    """A stand: by its price, its size, and its owner as seats after the viewer's."""

    def __init__(self) -> None:
        super().__init__(SIZE**3)

    def numbers(self, key: int) -> list[float]:
        owner, size, price = key % SIZE, key // SIZE % SIZE, key // SIZE**2
        return [*[float(owner == i) for i in range(FIVE)], size / 7, price / 7, 0.0, 0.0, 0.0]


class Beside(Memo):
    """What is beside a square: own tiles, those of others, own entrances."""

    def __init__(self) -> None:
        super().__init__(FIVE**3)

    def numbers(self, key: int) -> list[float]:
        return [0.0] * (FIVE + 2) + [key // FIVE**2 / 4, key // FIVE % FIVE / 4, key % FIVE / 4]


class OptionSight:
    """For one board."""

    def __init__(self) -> None:
        self.aim, self.beside = Aim(), Beside()
        self.names = NAMES
        self.nothing = packed([0.0] * len(NAMES))

    def see(self, v: View, a: Action, own: int, doors: int, row: list[bytes]) -> None:
        """`own` and `doors` are the squares of own tiles and entrances."""
        verb, argument = a - a % SPAN, a % SPAN
        if verb == SQUARE:
            near = v.table.rules.board.near[argument]
            mine, all_tiles = near & own, near & v.table.all_tiles
            key = mine.bit_count() * FIVE + (all_tiles.bit_count() - mine.bit_count())
            row.append(self.beside.of(key * FIVE + (near & doors).bit_count()))
        elif verb == TARGET:
            row.append(self.aim.of(self.target(v, argument)))
        elif verb == COLOUR:
            row.append(self.aim.of(v.table.size(v.seat * HUES + argument) * SIZE))
        else:
            row.append(self.nothing)

    def target(self, v: View, stand: int) -> int:
        t = v.table
        owner = stand // HUES
        late = FIVE - 1 if owner == NEUTRAL else (owner - v.seat) % t.players
        price = max(0, prices(t, t.barkers[v.seat])[stand])
        return (price * SIZE + min(t.size(stand), SIZE - 1)) * SIZE + late
