"""The validator of boards names every violated rule with its place. KAI-BOARD-6 to KAI-BOARD-17."""

from typing import Any

import pytest

from bedesten.core.errors import BadSetup
from bedesten.kairo.notation.packing import option_of
from bedesten.kairo.notation.reading import BadBoard, boards_in, plan_of, read_medals, report
from tests.kairo.files import DATA, entry, faults, with_square

Entry = dict[str, Any]


def without_cards(board: Entry, changes: Entry, name: str = "S1") -> Entry:
    """A card of the list changed."""
    cards = [{**card, **changes} if card["id"] == name else card for card in board["cards"]]
    return {**board, "cards": cards}


def cut_off() -> Entry:
    """A1 alone in its corner."""
    return with_square(with_square(entry(start_fixed=None), "A2", "#", "-"), "B1", "#", "-")


@pytest.mark.rule("KAI-BOARD-6", "KAI-BOARD-11", "KAI-BOARD-12", "KAI-BOARD-17")
def test_ex_59_boards_that_are_refused() -> None:
    assert faults(cut_off()) == [("KAI-BOARD-11", "A1"), ("KAI-BOARD-12", "A1")]
    with pytest.raises(BadSetup, match=r"KAI-BOARD-11 A1: .*; KAI-BOARD-12 A1: "):
        plan_of(cut_off())
    four = entry(customer_starts=["C2", "J2", "G5", "C8"])
    assert faults(four) == [("KAI-BOARD-13", "J8"), ("KAI-BOARD-13", "customer_starts")]
    renumbered = entry(sections=entry()["sections"].replace("6", "10"), start_fixed=None)
    assert ("KAI-BOARD-11", "section 6") in faults(renumbered)
    short = entry(map=entry()["map"].replace("R..........R", "R.........R", 1))
    assert faults(short) == [("KAI-BOARD-8", "row 4")]
    assert faults(without_cards(entry(), {"sections": [10]}, "S9"))[0] == ("KAI-BOARD-15", "S9")


@pytest.mark.rule("KAI-BOARD-8")
@pytest.mark.parametrize(
    ("changes", "place"),
    [
        ({"rows": 0}, "rows"),
        ({"cols": "12"}, "cols"),
        ({"cols": True}, "cols"),
        ({"name": ""}, "name"),
        ({"name": None}, "name"),
        ({"rows": 9}, "map"),
        ({"map": None}, "map"),
        ({"rows": 1000, "cols": 1000}, "rows"),
        ({"squares_total": 119}, "squares_total"),
        ({"market_squares": 95}, "market_squares"),
        ({"restaurant_squares": 25}, "restaurant_squares"),
        ({"blocked_squares": 1}, "blocked_squares"),
    ],
)
def test_a_board_has_the_shape_it_says(changes: Entry, place: str) -> None:
    assert ("KAI-BOARD-8", place) in faults(entry(**changes))
    assert {rule for rule, _ in faults(entry(**changes))} == {"KAI-BOARD-8"}


@pytest.mark.rule("KAI-BOARD-8")
def test_any_rectangle_and_empty_lines_at_both_ends_are_allowed() -> None:
    assert faults(entry(map="\n\n" + entry()["map"] + "\n")) == []
    assert faults(entry(1)) == []


@pytest.mark.rule("KAI-BOARD-8", "KAI-BOARD-17")
def test_a_wrong_character_is_named_by_its_square() -> None:
    assert faults(with_square(entry(), "B3", "x", "1")) == [("KAI-BOARD-8", "B3")]
    assert faults(with_square(entry(), "L10", "R", "nine")) == [("KAI-BOARD-8", "L10")]
    assert faults(with_square(entry(), "L10", "R", "0")) == [("KAI-BOARD-8", "L10")]


@pytest.mark.rule("KAI-BOARD-9", "KAI-BOARD-17")
def test_a_blocked_square_has_no_section_and_every_other_one_has() -> None:
    assert ("KAI-BOARD-9", "H3") in faults(with_square(entry(), "H3", "#", "2"))
    assert ("KAI-BOARD-9", "H3") in faults(with_square(entry(), "H3", ".", "-"))
    assert faults(with_square(entry(), "H3", "#", "-")) == []


@pytest.mark.rule("KAI-BOARD-11")
def test_at_least_six_connected_sections() -> None:
    few = entry(sections=entry()["sections"].replace("9", "8").replace("8", "7").replace("7", "6"))
    few["sections"] = few["sections"].replace("6", "5").replace("5", "4")
    assert ("KAI-BOARD-11", "section 4") in faults(few)
    apart = with_square(entry(), "L1", ".", "1")
    assert ("KAI-BOARD-11", "L1") in faults(apart)


@pytest.mark.rule("KAI-BOARD-12")
def test_of_two_areas_the_smaller_one_is_named_by_its_first_square() -> None:
    board = entry(start_fixed=None)
    for column in "ABCDEFGHIJKL":
        board = with_square(board, f"{column}3", "R", "123"[(ord(column) - ord("A")) // 4])
    assert ("KAI-BOARD-12", "A1") in faults(board)
    assert ("KAI-BOARD-12", "B4") not in faults(board)


@pytest.mark.rule("KAI-BOARD-13", "KAI-BOARD-17")
def test_start_squares_are_the_marked_ones_each_once() -> None:
    assert faults(entry(customer_starts=["C2", "J2", "G5", "C8", "J7"])) == [
        ("KAI-BOARD-13", "J7"),
        ("KAI-BOARD-13", "J8"),
    ]
    assert faults(entry(customer_starts=["C2", "J2", "G5", "C8", "C8"]))[:2] == [
        ("KAI-BOARD-13", "C8"),
        ("KAI-BOARD-13", "J8"),
    ]
    assert ("KAI-BOARD-13", "Z99") in faults(entry(customer_starts=["Z99"]))
    assert ("KAI-BOARD-13", "C2") in faults(entry(customer_starts=None))


@pytest.mark.rule("KAI-BOARD-14")
def test_every_section_has_room_and_four_have_it_for_purple() -> None:
    board = entry(start_fixed=None)
    for row in range(4, 11):
        board = with_square(board, f"L{row}", ".", "6" if row < 8 else "9")
        board = with_square(board, f"A{row}", ".", "4" if row < 8 else "7")
    board = with_square(board, "L10", "R", "9")
    named = [place for rule, place in faults(board) if rule == "KAI-BOARD-14"]
    assert named == [f"section {n}" for n in range(1, 7)]
    crowded = entry(start_fixed=None)
    for column in "ABCD":
        for row in range(1, 4):
            crowded = with_square(crowded, f"{column}{row}", "R", "1")
    assert ("KAI-BOARD-14", "section 1") not in faults(crowded)
    walled = with_square(with_square(crowded, "D1", "#", "-"), "D2", "#", "-")
    for name in ("D3", "A3", "B3", "C3"):
        walled = with_square(walled, name, "#", "-")
    assert ("KAI-BOARD-14", "section 1") in faults(walled)


@pytest.mark.rule("KAI-BOARD-15", "KAI-CARDS-5")
@pytest.mark.parametrize(
    ("changes", "name", "place"),
    [
        ({"id": "S2"}, "S1", "S2"),
        ({"sections": [1, 2]}, "S1", "S1"),
        ({"sections": [1, 1, 2]}, "JR1", "JR1"),
        ({"sections": [1]}, "BARKER", "BARKER"),
        ({"sections": [2]}, "S1", "section 1"),
        ({"copies": 6}, "BARKER", "cards"),
        ({"copies": 0}, "S1", "S1"),
        ({"kind": "wild"}, "S1", "S1"),
        ({"sections": "1"}, "S1", "S1"),
        ({"id": "S 1"}, "S1", "S 1"),
        ({"id": 1}, "S1", "1"),
    ],
)
def test_a_card_list_is_checked(changes: Entry, name: str, place: str) -> None:
    assert ("KAI-BOARD-15", place) in faults(without_cards(entry(), changes, name))


@pytest.mark.rule("KAI-BOARD-15", "KAI-CARDS-5")
def test_there_are_enough_building_cards() -> None:
    cards = [{**card, "copies": 1} if card["kind"] == "standard" else card for card in entry()["cards"]]
    assert faults(entry(cards=cards)) == [("KAI-BOARD-15", "cards")]
    assert faults(entry(cards="none"))[0] == ("KAI-BOARD-15", "none")
    assert faults(entry(cards=None)) == []


def layout(**changes: object) -> Entry:
    """The three-player layout with its first stand changed."""
    board = entry()
    three = next(data for data in board["start_fixed"] if data["players"] == 3)
    three["stands"][0] = {**three["stands"][0], **changes}
    return {**board, "start_fixed": [three]}


@pytest.mark.rule("KAI-START-8", "KAI-BOARD-15")
@pytest.mark.parametrize(
    ("changes", "place"),
    [
        ({"entrance": "C2"}, "D1"),
        ({"stand": "A1"}, "A1"),
        ({"colour": "blue"}, "K6"),
        ({"seat": 2}, "layout for 3"),
        ({"seat": 0}, "layout for 3"),
        ({"seat": 7}, "D1"),
        ({"colour": "pink"}, "D1"),
        ({"stand": "Z9"}, "Z9"),
    ],
)
def test_a_fixed_layout_is_legal_stand_by_stand(changes: Entry, place: str) -> None:
    assert ("KAI-BOARD-15", place) in faults(layout(**changes))


@pytest.mark.rule("KAI-BOARD-15")
def test_there_is_one_layout_per_number_of_players() -> None:
    board = entry()
    assert faults({**board, "start_fixed": [*board["start_fixed"], board["start_fixed"][0]]}) == [
        ("KAI-BOARD-15", "layout for 2")
    ]
    assert faults({**board, "start_fixed": "none"}) == [("KAI-BOARD-15", "layout for None")]
    broken = faults({**board, "start_fixed": [{"players": 2, "stands": ["here"]}]})
    assert broken[0] == ("KAI-BOARD-15", "here")


@pytest.mark.rule("KAI-BOARD-17")
def test_the_report_lists_every_place_once() -> None:
    board = with_square(cut_off(), "H3", "#", "2")
    board = without_cards({**board, "customer_starts": ["C2", "J2", "G5", "C8", "J7"]}, {"sections": [1, 2]})
    lines = [str(fault) for fault in report(board)]
    assert [line.split(":")[0] for line in lines] == [
        "KAI-BOARD-9 H3",
        "KAI-BOARD-13 J7",
        "KAI-BOARD-13 J8",
        "KAI-BOARD-11 A1",
        "KAI-BOARD-12 A1",
        "KAI-BOARD-15 S1",
    ]
    assert len(set(lines)) == len(lines)


@pytest.mark.rule("KAI-BOARD-7")
def test_a_file_holds_boards_and_may_replace_cards_and_medals() -> None:
    own = {"boards": [entry(1, medals=None)], "medals": {"gold_vp": 5, "silver_vp": 3}}
    assert plan_of(boards_in(own)[0]).medals == [5, 3]
    assert plan_of(boards_in(own)[0]).cards[0].name == "S1"
    assert plan_of(entry(1, medals=None)).medals == [3, 2]
    wrongs: list[Entry] = [{}, {"boards": []}, {"boards": ["map"]}, {"boards": {}}]
    for wrong in wrongs:
        with pytest.raises(BadBoard, match=r"expected at least one entry \[\[boards\]\]"):
            boards_in(wrong)


@pytest.mark.rule("KAI-COMP-4")
@pytest.mark.parametrize("medals", [{"gold_vp": 2, "silver_vp": 2}, {"gold_vp": 3}, {"gold_vp": True}, 7])
def test_gold_is_worth_more_than_silver(medals: object) -> None:
    with pytest.raises(BadBoard, match="KAI-COMP-4"):
        read_medals({"medals": medals})


def test_a_known_board_keeps_its_name() -> None:
    assert option_of(boards_in(DATA)[1]) == "courtyard-11x11"
