"""Every component table in the code is the one of the component data."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from bedesten.core.game import Setup
from bedesten.kairo import ids, numbers
from bedesten.kairo.boards import BAZAAR, BOARDS
from bedesten.kairo.ids import COLOURS, HUES, NEUTRAL
from bedesten.kairo.kernel import State
from bedesten.kairo.money import least_own, payable
from bedesten.kairo.notation.reading import boards_in, read_plan, report
from bedesten.kairo.plan import BARKER, JOKER, STANDARD, Plan
from tests.kairo.lay import at, do, kairo, lay, offered, opened

ROOT = Path(__file__).parents[2]
DATA: dict[str, Any] = tomllib.loads((ROOT / "docs/rules/data/kairo.toml").read_text("utf-8"))
BOARD_DATA = boards_in(DATA)
CONSTANTS: dict[str, int] = {
    "customers_total": HUES,
    "customers_on_board": numbers.CUSTOMERS_ON_BOARD,
    "start_stands_per_player": numbers.START_STANDS,
    "start_max_mains_per_section": numbers.START_MAINS_PER_SECTION,
    "start_coins_per_colour": numbers.START_COINS,
    "start_hand": numbers.START_HAND,
    "display_size": numbers.DISPLAY,
    "draw_cards": numbers.DRAW_CARDS,
    "hand_limit": numbers.HAND_LIMIT,
    "joker_sections": numbers.JOKER_SECTIONS,
    "free_section_discard": numbers.DISCARD_FOR_ANY,
    "substitute_ratio": numbers.SUBSTITUTES,
    "lure_commission": numbers.COMMISSION,
    "neutral_income": numbers.NEUTRAL_INCOME,
    "coins_per_vp": numbers.COINS_PER_VP,
    "end_low_level": numbers.LOW_LEVEL,
    "end_low_colours": numbers.LOW_COLOURS,
    "neutral_stands_two_players": HUES,
}
# proven by the tests that play them, in scenarios or beside this file
PLAYED = {
    "joker_fee": "KAI-CARD-9",
    "mains_per_colour_per_section": "KAI-MAIN-7",
    "cost_per_tile": "KAI-PAY-1",
    "min_own_colour_coins": "KAI-PAY-2",
    "vp_per_tile": "KAI-VP-1",
    "income_per_tile": "KAI-INC-1",
    "barkers_per_skipped_entrance": "KAI-LURE-7",
    "end_empty_colours": "KAI-END-1",
}


def facts(plan: Plan) -> dict[str, object]:
    """Everything a board consists of, to be compared."""
    return {
        "name": plan.name,
        "cols": plan.cols,
        "squares": plan.squares,
        "sections": plan.sections,
        "starts": plan.starts,
        "cards": [(card.name, card.kind, card.sections, card.copies) for card in plan.cards],
        "layouts": {
            n: [(s.owner, s.colour, s.stand, s.entrance) for s in stands]
            for n, stands in plan.layouts.items()
        },
        "medals": plan.medals,
    }


def test_every_constant_is_the_one_of_the_data() -> None:
    assert {name: DATA["constants"][name] for name in CONSTANTS} == CONSTANTS
    assert CONSTANTS.keys() | PLAYED.keys() == DATA["constants"].keys()
    assert {DATA["constants"][name] for name in PLAYED} == {1}


@pytest.mark.rule("KAI-COMP-2", "KAI-GEN-8")
def test_colours_come_in_their_order_and_only_purple_stands_in_restaurants() -> None:
    assert [colour["id"] for colour in DATA["colours"]] == COLOURS
    zones = {"market": BAZAAR_RULES.board.market, "restaurant": BAZAAR_RULES.board.restaurant}
    assert [zones[colour["zone"]] for colour in DATA["colours"]] == BAZAAR_RULES.board.zones
    assert [colour["id"][0].upper() for colour in DATA["colours"]] == list(ids.LETTERS)


BAZAAR_RULES = kairo().rules


@pytest.mark.rule("KAI-COMP-3")
def test_seat_n_has_the_nth_symbol() -> None:
    assert [symbol["id"] for symbol in DATA["symbols"]] == ids.SYMBOLS
    assert len(ids.SYMBOLS) == kairo().max_players == DATA["meta"]["max_players"]
    assert kairo().min_players == DATA["meta"]["min_players"]


@pytest.mark.rule("KAI-COMP-1")
def test_the_box_holds_what_the_component_list_says() -> None:
    box = DATA["components"]
    s: State = opened(4).state
    assert box["customers"] == len(s.customers) == HUES
    assert box["main_stands"] == NEUTRAL * HUES
    assert box["main_stands_per_symbol"] == len(at(opened(4), "seats.0.reserve")) == 6
    assert box["expansions"] == sum(s.supply) == 36
    assert box["expansions_per_colour"] == numbers.EXPANSIONS
    assert box["medals"] == len(s.gold) + len(s.silver)
    assert box["building_cards"] == sum(s.rules.copies) == 33
    assert box["barker_cards"] == s.barker_supply == numbers.BARKERS
    assert box["cards_total"] == sum(card.copies for card in BAZAAR.cards)


@pytest.mark.rule("KAI-COMP-5", "KAI-COMP-6", "KAI-SETUP-1")
def test_money_is_one_number_per_owner_and_colour() -> None:
    coins = DATA["coins"]
    assert coins["value_per_colour"] == numbers.COIN_VALUE == 10 * 1 + 5 * 2
    s: State = opened(4).state
    assert [s.bank[c] + sum(purse[c] for purse in s.purses) for c in range(HUES)] == [20] * HUES
    assert coins["value_total"] == 20 * HUES


@pytest.mark.rule("KAI-COMP-4")
def test_medal_values_are_data() -> None:
    assert [DATA["medals"]["gold_vp"], DATA["medals"]["silver_vp"]] == BAZAAR.medals == [3, 2]
    counts = range(HUES + 1)
    for gold, silver in [*DATA["medals"]["alternatives"], BAZAAR.medals]:
        assert any(gold * some + silver * others == 15 for some in counts for others in counts)
        entry = {**BOARD_DATA[0], "medals": {"gold_vp": gold, "silver_vp": silver}}
        assert read_plan(entry)[0].medals == [gold, silver]


@pytest.mark.rule("KAI-CARDS-1", "KAI-CARDS-2", "KAI-CARDS-3", "KAI-CARDS-4")
def test_the_cards_are_those_of_table_2_4() -> None:
    by_kind = {
        kind: [card for card in BAZAAR.cards if card.kind == kind] for kind in (STANDARD, JOKER, BARKER)
    }
    assert [(card.sections, card.copies) for card in by_kind[STANDARD]] == [([n], 3) for n in range(1, 10)]
    assert sum(card.copies for card in by_kind[STANDARD]) == DATA["components"]["standard_cards"] == 27
    assert [len(set(card.sections)) for card in by_kind[JOKER]] == [3] * 6
    assert all(sum(n in card.sections for card in by_kind[JOKER]) == 2 for n in range(1, 10))
    assert [card.copies for card in by_kind[BARKER]] == [7]
    assert kairo().rules.card_names == [card.name for card in by_kind[STANDARD] + by_kind[JOKER]]


@pytest.mark.rule("KAI-BOARD-7")
@pytest.mark.parametrize("number", [0, 1])
def test_the_boards_are_those_of_the_data_and_valid(number: int) -> None:
    entry = BOARD_DATA[number]
    assert report(entry) == []
    assert facts(list(BOARDS.values())[number]) == facts(read_plan(entry)[0])
    assert DATA["options"]["board"] == next(iter(BOARDS)) == kairo().for_setup(Setup(2)).board


@pytest.mark.rule("KAI-BOARD-1", "KAI-BOARD-2", "KAI-BOARD-3", "KAI-BOARD-4")
def test_nine_sections_in_three_rows_with_restaurants_in_a_u() -> None:
    board = BAZAAR_RULES.board
    names = BAZAAR_RULES.squares
    table = {  # section: market squares, restaurant squares, start squares (table of 3.1)
        1: (12, 0, ["C2"]),
        2: (12, 0, []),
        3: (12, 0, ["J2"]),
        4: (12, 4, []),
        5: (16, 0, ["G5"]),
        6: (12, 4, []),
        7: (6, 6, ["C8"]),
        8: (8, 4, []),
        9: (6, 6, ["J8"]),
    }
    for section, (market, restaurant, starts) in table.items():
        some = board.in_section[section]
        assert (some & board.market).bit_count() == market
        assert (some & board.restaurant).bit_count() == restaurant
        assert [names[start] for start in BAZAAR.starts if some >> start & 1] == starts
    corners = [(board.section[names.index(name)]) for name in ("A1", "L1", "A4", "L7", "A10", "L10")]
    assert corners == [1, 3, 4, 6, 7, 9]
    edge = {f"A{row}" for row in range(4, 11)} | {f"L{row}" for row in range(4, 11)}
    edge |= {f"{column}10" for column in "ABCDEFGHIJKL"}
    assert {name for at_, name in enumerate(names) if board.restaurant >> at_ & 1} == edge


@pytest.mark.rule("KAI-BOARD-4")
def test_a_start_square_may_be_built_on_when_it_is_free() -> None:
    match = lay("0 hand=S1")
    do(match, "main colour:red square:C2 side:n card:S1")
    assert at(match, "seats.0.stands.red.main") == "C2"


def test_the_table_of_distances_of_the_fixed_layout_holds() -> None:
    """The loader check of 5.1."""
    table = {
        "E4": [4, 7, 3, 6, 9],
        "J9": [14, 7, 7, 10, 1],
        "E1": [3, 8, 6, 9, 12],
        "G7": [9, 8, 2, 7, 4],
        "C6": [4, 11, 7, 2, 11],
        "J6": [11, 4, 4, 11, 2],
        "D8": [7, 12, 6, 1, 8],
        "I1": [7, 2, 6, 13, 8],
        "K4": [10, 3, 5, 12, 5],
        "B2": [1, 10, 8, 7, 14],
        "B9": [8, 15, 9, 2, 9],
        "K5": [11, 4, 4, 11, 4],
    }
    s: State = opened(4, start_mode="fixed").state
    names = s.rules.squares
    assert sorted(names.index(door) for door in table) == sorted(door for door in s.door if door >= 0)
    for start_number, start in enumerate(BAZAAR.starts):
        layers = s.ground.layers(start, 0)
        for door, steps in table.items():
            assert layers[steps[start_number]] >> names.index(door) & 1, f"{names[start]} to {door}"


@pytest.mark.rule("KAI-PAY-8", "KAI-EXP-10")
def test_costs_and_points_are_those_of_the_expansion_table() -> None:
    assert [row["size_after"] for row in DATA["expansion_table"]] == list(range(2, numbers.MOST_SIZE + 1))
    for row in DATA["expansion_table"]:
        n = row["size_after"]
        assert (row["cost"], row["vp"], row["max_substituted"]) == (n, n, n - 1)
        assert row["max_coins_paid"] == 1 + numbers.SUBSTITUTES * (n - 1)
        poorest = [0, 0, 1, row["max_coins_paid"] - 1, 0, 0]
        assert payable(poorest, 2, n, True)
        assert least_own(poorest, 2, n, True) == 1
        assert not payable([0, 0, 1, row["max_coins_paid"] - 2, 0, 0], 2, n, True)
    assert numbers.MOST_SIZE == 1 + numbers.EXPANSIONS
    assert numbers.MOST_OTHER == numbers.SUBSTITUTES * (numbers.MOST_SIZE - 1)


def test_the_options_have_the_defaults_of_the_data() -> None:
    defaults = DATA["options"] | DATA["rulings"]
    unsaid = ("board", "strict_three_cards")  # said only where it is not the usual reading
    assert at(opened(2), "options") == {name: defaults[name] for name in defaults if name not in unsaid}
    assert offered(opened(2))[0].startswith("colour:")
