"""Board files to be spoilt: a fresh copy of the standard board's entry each time."""

import copy
import tomllib
from pathlib import Path
from typing import Any

from bedesten.kairo.notation.packing import option_of
from bedesten.kairo.notation.reading import boards_in, report

DATA = tomllib.loads((Path(__file__).parents[2] / "docs/rules/data/kairo.toml").read_text("utf-8"))
CHECK_VALUES = ["squares_total", "market_squares", "restaurant_squares", "blocked_squares"]


def entry(number: int = 0, **changes: Any) -> dict[str, Any]:
    """A board of the component data without its check values; None leaves something out."""
    board = copy.deepcopy(boards_in(DATA)[number])
    for key in CHECK_VALUES:
        del board[key]
    board.update(changes)
    return {key: value for key, value in board.items() if value is not None}


def with_square(board: dict[str, Any], name: str, mark: str, section: str) -> dict[str, Any]:
    """One square of map and sections changed."""
    row, col = int(name[1:]) - 1, ord(name[0]) - ord("A")
    lines = board["map"].strip().split("\n")
    lines[row] = lines[row][:col] + mark + lines[row][col + 1 :]
    numbers = [line.split() for line in board["sections"].strip().split("\n")]
    numbers[row][col] = section
    return {**board, "map": "\n".join(lines), "sections": "\n".join(" ".join(line) for line in numbers)}


def faults(board: dict[str, Any]) -> list[tuple[str, str]]:
    """What the report says: rules and places."""
    return [(fault.rule, fault.place) for fault in report(board)]


def six_sections() -> str:
    """An own board on which twelve first stands leave no room: six sections, one standard card for each."""
    numbers = entry()["sections"].translate(str.maketrans("123456789", "111234566"))
    cards = [{"id": f"S{n}", "kind": "standard", "sections": [n], "copies": 4} for n in range(1, 7)]
    cards.append({"id": "BARKER", "kind": "barker", "sections": [], "copies": 7})
    return option_of(entry(name="six", sections=numbers, cards=cards, start_fixed=None))
