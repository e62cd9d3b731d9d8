"""Whoever tries something forbidden is told the rule."""

import pytest

from bedesten.core.dice import Dice
from bedesten.core.game import Setup
from bedesten.core.ids import CHANCE, OVER, SPAN, WATCHER
from bedesten.kairo.notation.packing import option_of
from tests.kairo.files import entry, six_sections, with_square
from tests.kairo.lay import COURTYARD, do, kairo, lay, opened, why

GREEN = "customers=green:E6 waiting=red"


@pytest.mark.parametrize(
    "options", [{}, {"board": COURTYARD}, {"mixed_substitutes": False}, {"access_check_mains": False}]
)
def test_every_action_is_offered_or_has_a_reason(options: dict[str, object]) -> None:
    setup = Setup(3, options)
    game, dice, count = kairo().for_setup(setup), Dice(5), 0
    s = game.new(setup)
    while game.to_move(s) != OVER:
        count += 1
        if count % 23 == 0:
            for a in game.actions():
                for seat in range(3):
                    reason = game.guide.why_not(s, seat, a)
                    assert (reason is None) == (seat == game.to_move(s) and a in game.legal(s))
        game.apply(s, dice.pick(game.legal(s)))
    assert game.guide.why_not(s, 0, 0).rule == "KAI-END-7"  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("scene", "done", "token", "rule"),
    [
        # not now
        ("", "", "*draw:S1", "KAI-CHANCE-1"),
        ("", "", "*display:S1", "KAI-DRAW-6"),
        ("", "", "*customer:red", "KAI-SETUP-5"),
        ("", "", "*start:0", "KAI-START-2"),
        ("", "", "*neutral:red", "KAI-TWO-2"),
        ("", "", "colour:red", "KAI-TURN-1"),
        ("0 hand=S1", "", "discard:S1", "KAI-CARD-7"),
        ("", "draw", "lure", "KAI-TURN-1"),
        ("", "draw", "discard:S1", "KAI-DRAW-1"),
        ("", "draw take:pile", "take:S1", "KAI-CHANCE-2"),
        ("0 hand=S1", "main", "card:S1", "KAI-DEC-13"),
        # actions
        ("", "", "main", "KAI-CARD-1"),
        ("0 hand=S1", "", "expand", "KAI-EXP-9"),
        ("0 hand=S1", "", "move", "KAI-MOVE-1"),
        ("0 2R hand=S9 red=B2>B3", "", "expand", "KAI-CARD-1"),
        ("0 2G hand=S4 green=B6>C6 | 1 yellow=B4>B5 purple=A7>B7", "", "expand", "KAI-EXP-4"),
        ("ending | 0 hand=S1", "", "lure", "KAI-END-3"),
        ("ending | 0 hand=S1", "", "draw", "KAI-END-3"),
        # colours
        ("0 hand=S1 red=F2>F3", "main", "colour:red", "KAI-MAIN-1"),
        ("0 2R hand=S1 red=B2>B3", "expand", "colour:blue", "KAI-EXP-9"),
        ("0 2R1B hand=S1,S2 red=B2>B3 blue=F2>F3+G2", "expand", "colour:blue", "KAI-PAY-6"),
        ("0 2R hand=S1,S2 red=B2>B3 blue=F2>F3", "expand", "colour:blue", "KAI-PAY-2"),
        ("0 2R2B hand=S1 red=B2>B3 blue=F2>F3", "expand", "colour:blue", "KAI-CARD-1"),
        ("0 2R2B hand=S1,JC2 red=B2>B3 blue=F2>F3+G2+E2", "expand", "colour:blue", "KAI-PAY-6"),
        ("0 hand=S1", "main", "colour:purple", "KAI-CARD-1"),
        # squares
        ("0 hand=S1 | 1 red=B2>B3", "main colour:blue", "square:B3", "KAI-MAIN-2"),
        ("0 R hand=S1,JR2 red=B2>B3", "main colour:blue", "square:B5", ""),
        ("0 hand=S1,JR2", "main colour:blue", "square:B5", "KAI-CARD-9"),
        ("0 hand=S1", "main colour:blue", "square:B5", "KAI-CARD-1"),
        ("customers=red:B1 | 0 hand=S1 green=C2>C3 yellow=A3>B3", "main colour:blue", "square:A1", ""),
        ("customers=red:B1,blue:A2 | 0 hand=S1", "main colour:white", "square:A1", "KAI-MAIN-2"),
        ("0 2R hand=S1 red=B2>B3", "expand colour:red", "square:B3", "KAI-EXP-3"),
        ("0 2P hand=S4 purple=A5>B5", "expand colour:purple", "square:B6", "KAI-EXP-3"),
        ("0 3R hand=S1,JC2 red=D2>D3", "expand colour:red", "square:E2", ""),
        ("0 2R hand=S1,JC2 red=D2>D3", "expand colour:red", "square:E2", "KAI-CARD-5"),
        ("0 2R hand=S1 red=D2>D3", "expand colour:red", "square:E2", "KAI-CARD-1"),
        # sides
        ("0 hand=S1", "main colour:red square:A1", "side:n", "KAI-MAIN-2"),
        ("customers=white:A2 | 0 hand=S1", "main colour:blue square:A3", "side:n", "KAI-MAIN-2"),
        (
            "customers=white:J2 | 0 hand=S1 | 1 red=A2>A3",
            "main colour:blue square:B1",
            "side:w",
            "KAI-MAIN-9",
        ),
        ("0 hand=S4", "main colour:red square:B5", "side:w", "KAI-MAIN-4"),
        # cards and coins
        ("0 hand=S1,S4", "main colour:red square:B2 side:s", "card:S2", "KAI-CARD-1"),
        ("0 hand=S1,S4", "main colour:red square:B2 side:s", "card:three", "KAI-CARD-1"),
        ("0 hand=S1,JR1", "main colour:red square:B2 side:s", "card:JR1", "KAI-CARD-9"),
        ("0 2R hand=S1,JR1 red=B2>B3", "expand colour:red square:C2", "card:JR1", "KAI-CARD-5"),
        ("0 hand=S1,S2,S3,S4", "main colour:red square:B2 side:s card:three", "keep:S9", "KAI-CARD-2"),
        ("0 2R1W hand=JR1 red=B2>B3", "expand colour:red square:C2 card:JR1", "coin:red", "KAI-CARD-5"),
        ("0 2R hand=S1 red=B2>B3", "expand colour:red square:C2 card:S1", "own:3", "KAI-PAY-1"),
        ("0 1R2W hand=S1 red=B2>B3", "expand colour:red square:C2 card:S1", "own:2", "KAI-PAY-6"),
        ("0 2R1W hand=S1 red=B2>B3", "expand colour:red square:C2 card:S1", "own:1", "KAI-PAY-3"),
        ("0 R2WY hand=S1 red=B2>B3", "expand colour:red square:C2 card:S1 own:1", "other:3", "KAI-PAY-3"),
        ("0 RW2Y hand=S1 red=B2>B3", "expand colour:red square:C2 card:S1 own:1", "other:2", "KAI-PAY-6"),
        ("0 R2WY hand=S1 red=B2>B3", "expand colour:red square:C2 card:S1 own:1", "other:0", "KAI-PAY-3"),
        # customers and draws
        (f"{GREEN} | 0 green=C5>C6", "lure", "target:1-green", "KAI-LURE-1"),
        (f"{GREEN} | 0 green=C5>C6 red=F2>F3", "lure", "target:0-red", "KAI-LURE-2"),
        ("", "draw", "take:S9", "KAI-DRAW-9"),
        ("0 hand=S5,S5,S6,S6", "draw take:S1 take:S2", "discard:S9", "KAI-DRAW-5"),
    ],
)
def test_the_reason_names_the_rule(scene: str, done: str, token: str, rule: str) -> None:
    match = lay(scene)
    do(match, done)
    reason = match.game.guide.why_not(match.state, 0, match.game.lexicon.action(token))
    assert (reason.rule if reason else "") == rule


def test_the_action_tells_the_colour_that_comes_nearest() -> None:
    """KAI-MOVE-1: an own stand that can still grow comes nearer to being moved than none."""
    match = lay("0 hand=S1 red=B2>B3 blue=F2>F3+G2")
    reason = match.game.guide.why_not(match.state, 0, match.game.lexicon.action("move"))
    assert reason is not None
    assert (reason.key, reason.facts["colour"]) == ("not_blocked", "red")


def test_reasons_of_the_opening() -> None:
    match = opened(2, "")
    assert why(match, "colour:red") == "KAI-SETUP-8"
    do(match, "*start:0")
    assert why(match, "draw") == "KAI-START-4"
    assert why(match, "colour:red", 1) == "KAI-START-3"
    do(match, "colour:red square:A1 side:e")
    do(match, "colour:blue square:C1 side:e")
    do(match, "colour:green")
    assert why(match, "square:A3") == "KAI-START-6"
    do(match, "square:E2")
    assert why(match, "lure") == "KAI-START-4"
    do(match, "side:s colour:green square:I4 side:s")
    assert why(match, "colour:red") == "KAI-MAIN-1"


def test_a_colour_without_a_place_at_the_start() -> None:
    first = "white=A1>A2 yellow=E1>E2 red=B5>B6 blue=F5>F6 green=J5>J6"
    yours = "white=D5>D6 yellow=H5>H6 red=K7>K6 green=F8>F9 | n blue=C8>D8 yellow=J9>J8"
    scene = f"turn=0 active=-1 todo=StartColour.1,FirstTurn.0 | 0 {first} | 1 {yours}"
    match = lay(scene, board=six_sections())
    assert match.game.lexicon.tokens(match.game.legal(match.state)) == ["colour:purple"]
    assert why(match, "colour:blue", 1) == "KAI-START-6"


def test_a_colour_without_a_place_on_the_board() -> None:
    """Four restaurant squares: three are taken, a stand lies beside the fourth."""
    board = entry(name="four restaurants", start_fixed=None)
    edge = [(f"{c}{r}", ("46" if r < 8 else "79")[c == "L"]) for c in "AL" for r in range(4, 11)]
    for name, section in edge:
        board = with_square(board, name, "R" if name in ("A5", "L5", "A9", "L9") else ".", section)
    for column in "BCDEFGHIJK":
        board = with_square(board, f"{column}10", ".", "789"[(ord(column) - ord("A")) // 4])
    others = "1 red=K9>K8 purple=A5>B5 | 2 purple=L5>K5 | 3 purple=A9>B9"
    match = lay(f"0 hand=S9 | {others}", 4, board=option_of(board))
    do(match, "main")
    assert why(match, "colour:purple") == "KAI-MAIN-2"


def test_whoever_is_not_at_the_table_chooses_nothing() -> None:
    match = lay("")
    assert match.game.guide.why_not(match.state, WATCHER, 0).rule == "KAI-HID-5"  # type: ignore[union-attr]
    assert match.game.guide.why_not(match.state, 0, 90 * SPAN).rule == "KAI-DEC-17"  # type: ignore[union-attr]
    assert match.game.guide.why_not(match.state, 0, 12 * SPAN).rule == "KAI-DEC-17"  # type: ignore[union-attr]
    do(match, "draw take:pile")
    drawn = match.game.legal(match.state)[0]
    assert match.game.guide.why_not(match.state, CHANCE, drawn) is None
