"""Whether a board can be played on: every violated rule with its place. KAI-BOARD-11 to KAI-BOARD-17."""

from bedesten.core.lexicon import Lexicon
from bedesten.kairo.board import Board, squares_in
from bedesten.kairo.ground import Ground
from bedesten.kairo.ids import COLOURS, HUES, NEUTRAL, PURPLE
from bedesten.kairo.kernel import Rules, Table, Terms
from bedesten.kairo.numbers import (
    BARKERS,
    CUSTOMERS_ON_BOARD,
    JOKER_SECTIONS,
    LEAST_BUILDING_CARDS,
    LEAST_SECTIONS,
    ROOMY_SECTIONS,
    START_STANDS,
)
from bedesten.kairo.places import full_sections
from bedesten.kairo.plan import BARKER, STANDARD, Card, FirstStand, Plan
from bedesten.kairo.rulings import ROOM

RED = COLOURS.index("red")


class Fault:
    """One violated rule: where, and what is wrong there."""

    def __init__(self, rule: str, place: str, text: str) -> None:
        self.rule = rule
        self.place = place
        self.text = text

    def __str__(self) -> str:
        return f"{self.rule} {self.place}: {self.text}"


def check_plan(plan: Plan) -> list[Fault]:
    """The rules that are about a board of the right shape."""
    bare = Plan(plan.name, plan.cols, plan.squares, plan.sections, plan.starts, [], {}, plan.medals)
    rules = Rules(bare, Lexicon())  # without cards, which may be wrong
    board = rules.board
    faults = section_faults(board)
    faults += areas("KAI-BOARD-12", board, board.market, "market squares without a way to the others")
    if len(plan.starts) != CUSTOMERS_ON_BOARD:
        faults.append(
            Fault(
                "KAI-BOARD-13",
                "customer_starts",
                f"{len(plan.starts)} squares: expected {CUSTOMERS_ON_BOARD}",
            )
        )
    faults += room_faults(rules)
    faults += card_faults(plan)
    for players, stands in sorted(plan.layouts.items()):
        faults += layout_faults(rules, players, stands)
    return faults


# ------------------------------------------------------------------ KAI-BOARD-11, KAI-BOARD-12


def section_faults(board: Board) -> list[Fault]:
    """The numbers 1 to s without a gap, each connected."""
    most = len(board.in_section) - 1
    faults = [
        Fault("KAI-BOARD-11", f"section {n}", f"no square lies in it, though there is a section {most}")
        for n in range(1, most + 1)
        if board.in_section[n] == 0
    ]
    if most < LEAST_SECTIONS:
        faults.append(
            Fault("KAI-BOARD-11", f"section {most}", f"the last one: expected at least {LEAST_SECTIONS}")
        )
    for n in range(1, most + 1):
        faults += areas(
            "KAI-BOARD-11", board, board.in_section[n], f"squares of section {n} apart from the others"
        )
    return faults


def areas(rule: str, board: Board, some: int, text: str) -> list[Fault]:
    """The first square of every connected area but the largest; of equal ones the first counts as larger."""
    ground = Ground(board, some)
    areas: list[int] = []
    while some:
        areas.append(ground.area(some & -some))
        some &= ~areas[-1]
    sizes = [area.bit_count() for area in areas]
    names = board.plan.square_names()
    largest = sizes.index(max(sizes)) if sizes else 0
    return [Fault(rule, names[squares_in(a)[0]], text) for i, a in enumerate(areas) if i != largest]


# ------------------------------------------------------------------ KAI-BOARD-14


def empty_table(rules: Rules, players: int) -> Table:
    """The board with customers on all start squares and nothing else."""
    table = Table(rules, players, Terms(True, [0] * ROOM, 0))
    table.lay_out()
    for colour, start in enumerate(rules.plan.starts[:CUSTOMERS_ON_BOARD]):
        table.put_customer(colour, start)
    return table


def room_faults(rules: Rules) -> list[Fault]:
    """Every section has a place for a main stand, four have one for red, four for purple."""
    board, sites = rules.board, empty_table(rules, 2).look()
    red, purple = sites.mains(RED, board.whole), sites.mains(PURPLE, board.whole)
    numbers = [n for n in range(1, len(board.in_section)) if board.in_section[n]]
    faults = [
        Fault("KAI-BOARD-14", f"section {n}", "no place for a main stand")
        for n in numbers
        if not (red | purple) & board.in_section[n]
    ]
    for name, mains in (("red", red), ("purple", purple)):
        roomy = [n for n in numbers if mains & board.in_section[n]]
        if len(roomy) < ROOMY_SECTIONS:
            faults += [
                Fault(
                    "KAI-BOARD-14",
                    f"section {n}",
                    f"no place for {name}: expected {ROOMY_SECTIONS} sections with one",
                )
                for n in numbers
                if n not in roomy
            ]
    return faults


# ------------------------------------------------------------------ KAI-BOARD-15


def card_faults(plan: Plan) -> list[Fault]:
    """KAI-CARDS-5."""
    known = set(plan.sections) - {0}
    names = [card.name for card in plan.cards]
    faults = [
        Fault("KAI-BOARD-15", name, "the card id is not unique (KAI-CARDS-5)")
        for at, name in enumerate(names)
        if name in names[:at]
    ]
    for card in plan.cards:
        faults += [
            Fault("KAI-BOARD-15", card.name, f"{text} (KAI-CARDS-5)") for text in wrong_sections(card, known)
        ]
    shown = {n for card in plan.cards if card.kind == STANDARD for n in card.sections}
    faults += [
        Fault("KAI-BOARD-15", f"section {n}", "on no standard card (KAI-CARDS-5)")
        for n in sorted(known - shown)
    ]
    barkers = sum(card.copies for card in plan.cards if card.kind == BARKER)
    building = sum(card.copies for card in plan.building_cards())
    if barkers != BARKERS:
        faults.append(Fault("KAI-BOARD-15", "cards", f"{barkers} barkers: expected {BARKERS} (KAI-CARDS-5)"))
    if building < LEAST_BUILDING_CARDS:
        text = f"{building} building cards: expected at least {LEAST_BUILDING_CARDS} (KAI-CARDS-5)"
        faults.append(Fault("KAI-BOARD-15", "cards", text))
    return faults


def wrong_sections(card: Card, known: set[int]) -> list[str]:
    count = {STANDARD: 1, BARKER: 0}.get(card.kind, JOKER_SECTIONS)
    faults = [f"shows section {n}, which the board has not" for n in card.sections if n not in known]
    if len(set(card.sections)) != count or len(card.sections) != count:
        faults.append(f"shows {card.sections}: a {card.kind} card shows {count} different sections")
    return faults


def layout_faults(rules: Rules, players: int, stands: list[FirstStand]) -> list[Fault]:
    """KAI-START-8: each stand legal after those before it, three of different colours for everybody."""
    table = empty_table(rules, players)
    faults: list[Fault] = []
    for first in stands:
        spot = first.owner * HUES + first.colour
        sites = table.look()
        free = sites.mains(first.colour, ~(table.claimed[first.colour] | full_sections(table)))
        if (
            table.main[spot] >= 0
            or not free >> first.stand & 1
            or not sites.entrances(first.stand) >> first.entrance & 1
        ):
            text = f"layout for {players}: {COLOURS[first.colour]} cannot be placed here (KAI-START-8)"
            faults.append(Fault("KAI-BOARD-15", rules.squares[first.stand], text))
        else:
            table.lay_main(spot, first.stand, first.entrance)
    wanted = [START_STANDS] * players + [0] * (NEUTRAL - players) + [HUES if players == 2 else 0]
    for owner, count in enumerate(wanted):
        counted = sum(first.owner == owner for first in stands)
        if counted != count:
            whose = "nobody" if owner == NEUTRAL else f"seat {owner + 1}"
            text = f"{counted} stands of {whose}: expected {count}"
            faults.append(Fault("KAI-BOARD-15", f"layout for {players}", f"{text} (KAI-START-8)"))
    return faults
