"""What a reason shows on the board: the tiles in the way, the way that would be broken."""

from itertools import pairwise

import pytest

from bedesten.core.dice import Dice
from bedesten.core.game import Setup
from bedesten.core.guide import Reason
from bedesten.core.ids import OVER
from bedesten.kairo.ids import COLOUR, HUES, MOVE, SIDE, SIDES, SQUARE
from bedesten.kairo.kernel import State
from tests.kairo.lay import do, kairo, lay, opened
from tests.kairo.test_access import Plain, neighbours, steps_from


def reason(scene: str, done: str, token: str, **options: object) -> Reason:
    match = lay(scene, 3 if "| 2 " in scene else 2, **options)
    do(match, done)
    why = match.game.guide.why_not(match.state, 0, match.game.lexicon.action(token))
    assert why is not None
    return why


@pytest.mark.parametrize(
    ("scene", "done", "token", "key", "marks"),
    [
        ("0 hand=S1 | 1 red=B2>B3", "main colour:blue", "square:B3", "not_free", "B3"),
        ("0 hand=S1 | 1 red=B2>B3", "main colour:blue", "square:C2", "beside_stand", "B2"),
        ("0 hand=S1 red=B2>B3+C2 | 1 blue=D3>E3", "main colour:green", "square:D2", "beside_own", "C2 D3"),
        ("n red=B2>B3 | 0 hand=S1", "main colour:blue", "square:B1", "beside_neutral", "B2"),
        ("0 hand=S2 | 1 red=B2>B3 blue=D2>D3", "main colour:red", "square:A4", "wrong_zone", ""),
        ("0 hand=S2 | 1 red=A1>A2 blue=C1>C2", "main colour:red", "square:B3", "section_taken", "A1"),
        ("0 hand=S1 | 1 red=A2>A3 blue=C1>C2", "main colour:green", "square:A1", "beside_stand", "A2"),
        (
            "customers=red:B1,blue:A2 | 0 hand=S1",
            "main colour:white",
            "square:A1",
            "no_free_entrance",
            "B1 A2",
        ),
        ("0 2R hand=S1 red=B2>B3", "expand colour:red", "square:B3", "not_free", "B3"),
        ("0 3R hand=S1 red=B2>B3+C2", "expand colour:red", "square:E3", "not_beside_own", "B2 C2"),
        ("0 2R hand=S1 red=D2>D3 | 1 red=F2>F3", "expand colour:red", "square:E2", "beside_stand", "F2"),
        ("n red=F2>F3 | 0 2R hand=S1 red=D2>D3", "expand colour:red", "square:E2", "beside_neutral", "F2"),
        ("customers=white:A2 | 0 hand=S1", "main colour:blue square:A3", "side:n", "entrance_not_free", "A2"),
        (
            "0 hand=S4 green=B6>C6 | 1 yellow=B4>B5 purple=A7>B7",
            "move colour:green",
            "square:B6",
            "same_place",
            "B6",
        ),
        (
            "customers=blue:B3,red:F3 | 0 red=B2>B3 | 1 red=I2>I3",
            "lure",
            "target:0-red",
            "entrance_occupied",
            "B3",
        ),
        (
            "customers=red:A1 | 0 red=I2>I3 | 1 red=C2>C1 | 2 red=E3>E2",
            "lure",
            "target:0-red",
            "too_few_barkers",
            "C1 E2",
        ),
    ],
)
def test_what_stands_in_the_way_is_pointed_out(
    scene: str, done: str, token: str, key: str, marks: str
) -> None:
    why = reason(scene, done, token)
    assert (why.key, " ".join(why.marks), why.way) == (key, marks, [])


def test_a_full_section_shows_its_main_stands() -> None:
    match = opened(2)
    do(match, "colour:red square:A1 side:e colour:blue square:C1 side:e colour:green")
    why = match.game.guide.why_not(match.state, 0, match.game.lexicon.action("square:A3"))
    assert why is not None
    assert (why.key, why.marks) == ("section_full", ["A1", "C1"])


@pytest.mark.rule("KAI-EXP-7")
def test_an_expansion_that_cuts_off_a_customer_shows_the_broken_way() -> None:
    scene = "customers=red:A1,blue:J2 | 0 2G hand=S1 green=B2>C2 | 1 yellow=A3>B3"
    why = reason(scene, "expand colour:green", "square:B1")
    assert (why.rule, why.key, why.facts["colour"]) == ("KAI-EXP-7", "cuts_off_customer", "red")
    assert why.way == ["A1", "B1", "C1", "C2"]
    why = reason(
        scene.replace("red:A1,", "").replace("yellow=A3>B3", "yellow=A3>A2"),
        "expand colour:green",
        "square:B1",
    )
    assert (why.key, why.facts["colour"], why.facts["entrance"]) == (
        "cuts_off_entrance",
        "yellow",
        "A2",
    )
    assert why.way == ["A2", "A1", "B1", "C1", "C2"]


@pytest.mark.rule("KAI-MAIN-9")
@pytest.mark.parametrize(
    ("scene", "colour", "square", "way"),
    [
        ("customers=white:B2,blue:A3 | 0 hand=S1 | 1 green=B1>C1", "red", "A2", ["A1", "A2", "B2"]),
        ("customers=white:J2 | 0 hand=S7 | 1 red=C5>D5 green=B4>B3 yellow=B6>B7", "purple", "A5", []),
    ],
)
def test_a_stand_whose_every_entrance_would_be_cut_off(
    scene: str, colour: str, square: str, way: list[str]
) -> None:
    why = reason(scene, f"main colour:{colour}", f"square:{square}")
    assert (why.rule, why.key, why.way) == ("KAI-MAIN-9", "entrances_cut_off", way)


@pytest.mark.rule("KAI-MAIN-9")
@pytest.mark.parametrize("options", [{}, {"access_check_mains": False}])
def test_in_whole_games_a_broken_way_is_a_way_and_nothing_else_joins_its_ends(
    options: dict[str, object],
) -> None:
    setup = Setup(4, options)
    game, dice = kairo().for_setup(setup), Dice(3)
    s, seen = game.new(setup), set()
    while game.to_move(s) != OVER:
        if type(s.todo[-1]).__name__ in ("StartSquare", "StartSide", "ChooseSquare", "ChooseSide"):
            first = SIDE if type(s.todo[-1]).__name__.endswith("Side") else SQUARE
            for nth in range(len(SIDES) if first == SIDE else len(s.rules.squares)):
                why = game.guide.why_not(s, game.to_move(s), first + nth)
                if why and why.way:
                    seen.add(why.key)
                    is_broken_way(s, why)
        game.apply(s, dice.pick(game.legal(s)))
    assert {"cuts_off_customer", "cuts_off_entrance"} <= seen


def is_broken_way(s: State, why: Reason) -> None:
    names = s.rules.squares
    way = [names.index(name) for name in why.way]
    moved = {s.main[s.active * HUES + s.draft[1] - COLOUR]} if s.draft and s.draft[0] == MOVE else set()
    tiles = Plain(s).tiles - moved
    assert all(there in neighbours(s, here) for here, there in pairwise(way))
    assert not set(way) & tiles
    if why.key.startswith("cuts_off"):
        at = names.index(str(why.facts["square"]))
        assert at in way[1:-1]
        assert way[-1] not in steps_from(s, way[0], tiles | {at})
