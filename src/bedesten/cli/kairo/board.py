"""`bedesten board`: boards of Kairo in files, checked and drawn."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from cyclopts import App

from bedesten.cli.records import named, read_text
from bedesten.core.notation import toml
from bedesten.kairo.ids import COLOURS, NEUTRAL
from bedesten.kairo.notation.packing import option_of
from bedesten.kairo.notation.reading import boards_in, plan_of, report
from bedesten.kairo.plan import Plan, column_name

INVALID: Final = 1

app = App(name="board")


@app.command
def check(file: Path) -> int:
    """Say for every board in a file whether it is valid, and if not, every rule it breaks and where.

    Exit code 0 if all are valid, otherwise 1; 2 if the file holds no boards.

    :param file: Boards as TOML, in the form of docs/rules/data/kairo.toml.
    """
    worst = 0
    for name, entry in boards(file):
        faults = report(entry)
        print(f"{name}: {'valid' if not faults else f'{len(faults)} faults'}")
        for fault in faults:
            print(f"  {fault}")
        worst = max(worst, INVALID if faults else 0)
    return worst


@app.command
def draw(file: Path, *, name: str | None = None) -> None:
    """Print a board: its squares, its sections, its cards and its fixed layouts.

    :param file: Boards as TOML.
    :param name: Which board of the file; by default the first one.
    """
    print("\n".join(drawing(plan_of(board_of(file, name)))))


def boards(file: Path) -> list[tuple[str, dict[str, Any]]]:
    """The boards of a file with their names."""
    try:
        entries = boards_in(toml.loads(read_text(file, toml.MOST_TEXT)))
    except ValueError as error:
        raise named(file, error) from None
    return [(str(entry.get("name", f"board {i}")), entry) for i, entry in enumerate(entries, start=1)]


def board_of(file: Path, name: str | None) -> dict[str, Any]:
    named = boards(file)
    for called, entry in named:
        if name in (None, called):
            return entry
    raise ValueError(f"{file}: no board '{name}': expected {', '.join(called for called, _ in named)}")


def board_word(board: str, folder: Path = Path()) -> str:
    """The option `board` for a name, or for the first board of a file."""
    path = folder / board
    if path.suffix != ".toml":
        return board
    try:
        return option_of(board_of(path, None))
    except ValueError as error:
        raise named(path, error) from None


# ------------------------------------------------------------------ drawing


def drawing(plan: Plan) -> Iterator[str]:
    """Squares and sections beside each other, then what else belongs to the board."""
    yield f"{plan.name}: {plan.rows()} rows, {plan.cols} columns"
    yield ""
    width = len(str(max(plan.sections))) + 1
    columns = [column_name(col) for col in range(plan.cols)]
    wide = len(columns[-1]) + 1
    yield f"     {' '.join(f'{name:>{wide - 1}}' for name in columns)}"
    for row in range(plan.rows()):
        here = slice(row * plan.cols, (row + 1) * plan.cols)
        marks = " ".join(f"{mark:>{wide - 1}}" for mark in plan.squares[here])
        numbers = "".join(f"{number or '-':>{width}}" for number in plan.sections[here])
        yield f"{row + 1:>4} {marks}   {numbers}"
    yield ""
    yield ". market  C customer start  R restaurant  # blocked"
    names = plan.square_names()
    yield f"customers: {' '.join(names[start] for start in plan.starts)}"
    yield f"medals: gold {plan.medals[0]}, silver {plan.medals[1]}"
    yield "cards: " + ", ".join(
        f"{card.copies} {card.name}" + (f" ({' '.join(map(str, card.sections))})" if card.sections else "")
        for card in plan.cards
    )
    for players, stands in sorted(plan.layouts.items()):
        for owner in [*range(players), NEUTRAL]:
            own = [s for s in stands if s.owner == owner]
            laid = ", ".join(f"{COLOURS[s.colour]} {names[s.stand]}>{names[s.entrance]}" for s in own)
            if laid:
                whose = "neutral" if owner == NEUTRAL else f"seat {owner}"
                yield f"layout for {players}, {whose}: {laid}"
