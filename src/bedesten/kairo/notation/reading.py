"""Boards from files: read, and everything wrong with them told with its place. KAI-BOARD-6, KAI-BOARD-17."""

import re
from collections.abc import Iterator
from typing import Any, Final

from bedesten.core.errors import BadSetup
from bedesten.kairo.boards import BAZAAR
from bedesten.kairo.ids import COLOURS, NEUTRAL
from bedesten.kairo.notation.checking import Fault, check_plan
from bedesten.kairo.numbers import MOST_SQUARES
from bedesten.kairo.plan import Card, FirstStand, Plan, column_name, square_named

Data = dict[str, Any]

MARKS: Final = ".CR#"
BLOCKED: Final = "-"
KINDS: Final = ["standard", "joker", "barker"]
CHECK_VALUES: Final = {
    "squares_total": ".CR",
    "market_squares": ".C",
    "restaurant_squares": "R",
    "blocked_squares": "#",
}


class BadBoard(ValueError):
    """A file in which no board can be recognised; one that can be, but is wrong, gets a report."""


def boards_in(data: Data) -> list[Data]:
    """The boards of a file, each with the cards and medals that go with it. KAI-BOARD-7."""
    boards = data.get("boards")
    if not isinstance(boards, list) or not boards or not all(isinstance(entry, dict) for entry in boards):
        raise BadBoard("expected at least one entry [[boards]]")
    shared: Data = {key: data[key] for key in ("cards", "medals") if key in data}
    return [{**shared, **entry} for entry in boards]


def report(entry: Data) -> list[Fault]:
    """Every violated rule of KAI-BOARD-8 to KAI-BOARD-15, once per place. KAI-BOARD-17."""
    faults = shape_faults(entry)
    if faults:
        return faults
    plan, faults = read_plan(entry)
    return faults + check_plan(plan)


# ------------------------------------------------------------------ KAI-BOARD-8


def lines_of(entry: Data, key: str) -> list[str]:
    """Empty lines at both ends are ignored."""
    value = entry.get(key)
    return value.strip("\n").split("\n") if isinstance(value, str) else []


def shape_faults(entry: Data) -> list[Fault]:
    rows, cols = entry.get("rows"), entry.get("cols")
    faults = [
        Fault("KAI-BOARD-8", key, f"{key} is {value!r}: expected a whole number from 1 up")
        for key, value in (("rows", rows), ("cols", cols))
        if type(value) is not int or value < 1
    ]
    if not isinstance(entry.get("name"), str) or not entry["name"]:
        faults.append(Fault("KAI-BOARD-8", "name", "expected a name"))
    if faults or not isinstance(rows, int) or not isinstance(cols, int):
        return faults
    if rows * cols > MOST_SQUARES:
        return [Fault("KAI-BOARD-8", "rows", f"{rows * cols} squares: expected at most {MOST_SQUARES}")]
    squares = lines_of(entry, "map")
    sections = [line.split() for line in lines_of(entry, "sections")]
    faults += grid_faults("map", [list(line) for line in squares], rows, cols)
    faults += grid_faults("sections", sections, rows, cols)
    faults += [*mark_faults(squares), *section_faults(sections)]
    return faults or value_faults(entry, "".join(squares))


def mark_faults(squares: list[str]) -> Iterator[Fault]:
    for row, line in enumerate(squares):
        for col, mark in enumerate(line):
            if mark not in MARKS:
                yield Fault("KAI-BOARD-8", square(row, col), f"{mark!r}: expected one of {MARKS}")


def section_faults(sections: list[list[str]]) -> Iterator[Fault]:
    for row, words in enumerate(sections):
        for col, word in enumerate(words):
            if word != BLOCKED and not re.fullmatch(r"[1-9][0-9]{0,2}", word):
                said = f"section {word!r}: expected a number from 1 up, or -"
                yield Fault("KAI-BOARD-8", square(row, col), said)


def grid_faults(key: str, lines: list[list[str]], rows: int, cols: int) -> list[Fault]:
    if len(lines) != rows:
        return [Fault("KAI-BOARD-8", key, f"{key} has {len(lines)} lines: expected {rows}")]
    return [
        Fault("KAI-BOARD-8", f"row {row + 1}", f"{key} has {len(line)} squares in this row: expected {cols}")
        for row, line in enumerate(lines)
        if len(line) != cols
    ]


def value_faults(entry: Data, squares: str) -> list[Fault]:
    """Check values, where given, must be right."""
    counts = {key: sum(squares.count(mark) for mark in marks) for key, marks in CHECK_VALUES.items()}
    return [
        Fault("KAI-BOARD-8", key, f"{key} is {entry[key]!r}: the map has {count}")
        for key, count in counts.items()
        if key in entry and entry[key] != count
    ]


def square(row: int, col: int) -> str:
    return f"{column_name(col)}{row + 1}"


# ------------------------------------------------------------------ the plan


def read_plan(entry: Data) -> tuple[Plan, list[Fault]]:
    """A board of the right shape, and what could not be read of the rest."""
    cols = int(entry["cols"])
    squares = "".join(lines_of(entry, "map"))
    words = " ".join(lines_of(entry, "sections")).split()
    sections = [0 if word == BLOCKED else int(word) for word in words]
    faults = blocked_faults(squares, words, cols)
    starts, more = read_starts(entry, cols, squares)
    cards, worse = read_cards(entry)
    layouts, worst = read_layouts(entry, cols, len(squares))
    medals = read_medals(entry)
    plan = Plan(str(entry["name"]), cols, squares, sections, starts, cards, layouts, medals)
    return plan, faults + more + worse + worst


def blocked_faults(squares: str, words: list[str], cols: int) -> list[Fault]:
    """KAI-BOARD-9: a blocked square has no section, every other one has."""
    return [
        Fault("KAI-BOARD-9", square(*divmod(at, cols)), f"map {mark!r} with section {word!r}")
        for at, (mark, word) in enumerate(zip(squares, words, strict=True))
        if (mark == "#") != (word == BLOCKED)
    ]


def read_starts(entry: Data, cols: int, squares: str) -> tuple[list[int], list[Fault]]:
    """KAI-BOARD-13: exactly the squares marked C, each once."""
    names = entry.get("customer_starts")
    names = names if isinstance(names, list) else []
    starts = [square_named(str(name), cols, len(squares)) for name in names]
    faults: list[Fault] = []
    for at, (name, start) in enumerate(zip(names, starts, strict=True)):
        if start < 0 or squares[start] != "C":
            faults.append(Fault("KAI-BOARD-13", str(name), "listed as a start square but not marked C"))
        elif start in starts[:at]:
            faults.append(Fault("KAI-BOARD-13", str(name), "listed as a start square twice"))
    faults += [
        Fault("KAI-BOARD-13", square(*divmod(at, cols)), "marked C but not listed as a start square")
        for at, mark in enumerate(squares)
        if mark == "C" and at not in starts
    ]
    return [start for start in starts if start >= 0], faults


def read_cards(entry: Data) -> tuple[list[Card], list[Fault]]:
    """KAI-CARDS-5, as far as a card cannot even be read."""
    if "cards" not in entry:
        return BAZAAR.cards, []
    cards: list[Card] = []
    faults: list[Fault] = []
    entries = entry["cards"] if isinstance(entry["cards"], list) else [entry["cards"]]
    for data in entries:
        card = read_card(data)
        if card is None:
            name = data.get("id") if isinstance(data, dict) else data
            faults.append(
                Fault("KAI-BOARD-15", str(name), "a card needs id, kind, sections and copies (KAI-CARDS-5)")
            )
        else:
            cards.append(card)
    return cards, faults


def read_card(data: object) -> Card | None:
    if not isinstance(data, dict) or data.get("kind") not in KINDS or not isinstance(data.get("id"), str):
        return None
    sections, copies = data.get("sections"), data.get("copies")
    if not isinstance(sections, list) or any(type(n) is not int for n in sections):
        return None
    if type(copies) is not int or copies < 1 or not re.fullmatch(r"\w+", data["id"]):
        return None
    return Card(data["id"], data["kind"], sections, copies)


def read_layouts(entry: Data, cols: int, size: int) -> tuple[dict[int, list[FirstStand]], list[Fault]]:
    """KAI-BOARD-15: at most one layout for each number of players."""
    layouts: dict[int, list[FirstStand]] = {}
    faults: list[Fault] = []
    entries = entry.get("start_fixed", [])
    for data in entries if isinstance(entries, list) else [entries]:
        given: Data = data if isinstance(data, dict) else {}
        players, stands = given.get("players"), given.get("stands")
        if players not in (2, 3, 4) or players in layouts or not isinstance(stands, list):
            text = "expected one for 2, 3 or 4 players, with its stands"
            faults.append(Fault("KAI-BOARD-15", f"layout for {players}", text))
            continue
        layouts[players] = []
        for stand in stands:
            first = read_stand(stand, cols, size)
            if first is None:
                text = "expected seat, colour, stand and entrance"
                faults.append(Fault("KAI-BOARD-15", place_of(stand), text))
            else:
                layouts[players].append(first)
    return layouts, faults


def place_of(given: object) -> str:
    return str(given.get("stand")) if isinstance(given, dict) else str(given)


def read_stand(data: object, cols: int, size: int) -> FirstStand | None:
    """Seat 1 to 4, or 0 for a neutral stand."""
    if not isinstance(data, dict) or data.get("colour") not in COLOURS or data.get("seat") not in range(5):
        return None
    stand, entrance = [square_named(str(data.get(key)), cols, size) for key in ("stand", "entrance")]
    owner = NEUTRAL if data["seat"] == 0 else data["seat"] - 1
    if stand < 0 or entrance < 0:
        return None
    return FirstStand(owner, COLOURS.index(data["colour"]), stand, entrance)


def read_medals(entry: Data) -> list[int]:
    """KAI-COMP-4: any values, gold the better one."""
    medals = entry.get("medals")
    if medals is None:
        return BAZAAR.medals
    gold, silver = (medals.get("gold_vp"), medals.get("silver_vp")) if isinstance(medals, dict) else (0, 0)
    if type(gold) is not int or type(silver) is not int or not 0 <= silver < gold:
        raise BadBoard("[medals]: expected gold_vp and silver_vp, gold worth more (KAI-COMP-4)")
    return [gold, silver]


def plan_of(entry: Data) -> Plan:
    """A valid board; an invalid one is refused with its report. KAI-BOARD-6."""
    faults = report(entry)
    if faults:
        raise BadSetup("the board is not valid: " + "; ".join(map(str, faults)))
    return read_plan(entry)[0]
