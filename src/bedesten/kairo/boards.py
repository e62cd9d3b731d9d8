"""The boards that come with the game, as data. Tables 2.3, 2.4, 3.1, 3.2 and 5.1 of the rules."""

from typing import Final

from bedesten.kairo.ids import COLOURS, NEUTRAL
from bedesten.kairo.numbers import BARKERS, GOLD_VP, SILVER_VP
from bedesten.kairo.plan import BARKER, JOKER, STANDARD, Card, FirstStand, Plan, square_named

EACH: Final = 3  # copies of a standard card

BAZAAR_SQUARES: Final = [
    "............",
    "..C......C..",
    "............",
    "R..........R",
    "R.....C....R",
    "R..........R",
    "R..........R",
    "R.C......C.R",
    "R..........R",
    "RRRRRRRRRRRR",
]
BAZAAR_SECTIONS: Final = ["111122223333"] * 3 + ["444455556666"] * 4 + ["777788889999"] * 3
BAZAAR_STARTS: Final = "C2 J2 G5 C8 J8"
BAZAAR_JOKERS: Final = {
    "JR1": [1, 2, 3],
    "JR2": [4, 5, 6],
    "JR3": [7, 8, 9],
    "JC1": [1, 4, 7],
    "JC2": [2, 5, 8],
    "JC3": [3, 6, 9],
}
BAZAAR_LAYOUTS: Final = {  # by number of players: one line per seat, the last one of two players neutral
    2: [
        "red G7>G8, blue I5>I6, purple A8>B8",
        "white F8>F9, yellow F2>F1, green D6>C6",
        "white D3>D4, yellow H9>I9, red K5>K4, blue J1>I1, green L2>L1, purple L9>K9",
    ],
    3: [
        "red D1>D2, blue K6>K5, purple A6>B6",
        "yellow E4>E3, green G1>G2, purple K10>K9",
        "white A2>B2, red H6>I6, green G9>F9",
    ],
    4: [
        "white E5>E4, red D6>C6, purple A9>B9",
        "yellow F1>E1, green K3>K4, purple L5>K5",
        "red I6>J6, blue E8>D8, green A2>B2",
        "white I9>J9, yellow F7>G7, blue I2>I1",
    ],
}

COURTYARD_SQUARES: Final = [
    "...........",
    ".C...C...C.",
    "...........",
    "...RRRRR...",
    "...R###R...",
    "...R###R...",
    "...R###R...",
    "...RRRRR...",
    "...........",
    ".C.......C.",
    "...........",
]
COURTYARD_SECTIONS: Final = ["11112223333"] * 4 + ["4444---5555"] * 3 + ["66667778888"] * 4
COURTYARD_STARTS: Final = "B2 F2 J2 B10 J10"
COURTYARD_JOKERS: Final = {
    "JN": [1, 2, 3],
    "JS": [6, 7, 8],
    "JW": [1, 4, 6],
    "JE": [3, 5, 8],
    "JNSW": [2, 4, 7],
    "JNSE": [2, 5, 7],
}


def board(
    name: str,
    rows: list[str],
    sections: list[str],
    starts: str,
    jokers: dict[str, list[int]],
    layouts: dict[int, list[str]],
) -> Plan:
    cols, squares = len(rows[0]), "".join(rows)
    numbers = [0 if mark == "-" else int(mark) for mark in "".join(sections)]
    first = [square_named(square, cols, len(squares)) for square in starts.split()]
    laid = {n: layout(n, lines, cols, len(squares)) for n, lines in layouts.items()}
    return Plan(
        name, cols, squares, numbers, first, card_list(max(numbers), jokers), laid, [GOLD_VP, SILVER_VP]
    )


def card_list(sections: int, jokers: dict[str, list[int]]) -> list[Card]:
    """Three standard cards of each section, the jokers, the barkers."""
    cards = [Card(f"S{number}", STANDARD, [number], EACH) for number in range(1, sections + 1)]
    cards += [Card(name, JOKER, shown, 1) for name, shown in jokers.items()]
    return [*cards, Card("BARKER", BARKER, [], BARKERS)]


def layout(players: int, lines: list[str], cols: int, size: int) -> list[FirstStand]:
    stands: list[FirstStand] = []
    for seat, line in enumerate(lines):
        for entry in line.split(", "):
            colour, squares = entry.split(" ")
            stand, entrance = [square_named(name, cols, size) for name in squares.split(">")]
            owner = seat if seat < players else NEUTRAL
            stands.append(FirstStand(owner, COLOURS.index(colour), stand, entrance))
    return stands


BAZAAR: Final = board(
    "bazaar-12x10", BAZAAR_SQUARES, BAZAAR_SECTIONS, BAZAAR_STARTS, BAZAAR_JOKERS, BAZAAR_LAYOUTS
)
COURTYARD: Final = board(
    "courtyard-11x11", COURTYARD_SQUARES, COURTYARD_SECTIONS, COURTYARD_STARTS, COURTYARD_JOKERS, {}
)
BOARDS: Final = {plan.name: plan for plan in (BAZAAR, COURTYARD)}
