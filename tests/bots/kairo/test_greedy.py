"""Positions of Kairo in which anybody would know what to do, and turns that somebody else has begun."""

import pytest

from bedesten import catalog
from bedesten.core.dice import Dice
from bedesten.core.game import Setup
from bedesten.core.ids import OVER
from tests.bots.judge import choice
from tests.kairo.lay import kairo, lay

FAR = "customers=red:J2 waiting=blue"


def answers(scene: str, players: int = 2, **options: object) -> str:
    """What greedy does for a whole turn, as tokens."""
    match, bot = lay(scene, players, **options), catalog.bot("greedy", 1)
    turn, said = match.game.turn(match.state), []
    while match.to_move() == 0 and match.game.turn(match.state) == turn:
        a = choice(bot, match.state, match.game)
        said.append(match.game.lexicon.token(a))
        match.push(a)
    return " ".join(said)


@pytest.mark.parametrize(
    ("scene", "turn"),
    [
        # both medals for two coins
        (f"{FAR} | 0 2R hand=S1 red=B2>B3", "expand colour:red square:C2 card:S1 own:2"),
        # coins that the red stand misses are not paid for the blue one
        (
            f"{FAR} | 0 R2B4W hand=S5 red=B2>B3+A2+C2 blue=F5>F6",
            "expand colour:blue square:F4 card:S5 own:2",
        ),
        # a plain card before a joker, a joker before three cards
        (f"{FAR} | 0 3R hand=S1,JR1 red=B2>B3", "expand colour:red square:C2 card:S1 own:2"),
        (f"{FAR} | 0 3R2W hand=S9,S8,JR1 red=B2>B3", "expand colour:red square:C2 card:JR1 coin:white own:2"),
    ],
)
def test_it_expands_where_points_are(scene: str, turn: str) -> None:
    assert answers(scene) == turn


@pytest.mark.parametrize(
    ("scene", "turn"),
    [
        # a large stand of one's own pays more than a commission
        (
            "customers=red:E6,green:H6 waiting=blue | 0 red=F5>F6+G5+H5 | 1 green=J5>J6+K5",
            "lure target:0-red",
        ),
        # a barker is well spent on one's own stand; without one a commission is better than nothing
        ("customers=red:E6 waiting=blue | 0 barkers=1 red=F8>F9+G8+H8 | 1 red=C5>C6", "lure target:0-red"),
    ],
)
def test_it_lures_where_coins_are(scene: str, turn: str) -> None:
    assert answers(f"{scene} hand=S1") == turn


def test_it_draws_when_it_holds_nothing_to_build_with() -> None:
    tokens = answers(f"{FAR} display=S1,S4,S7,S8 | 0 6R red=B2>B3").split()
    assert tokens[:2] == ["draw", "take:S1"]


def test_it_discards_what_it_misses_least() -> None:
    scene = f"{FAR} todo=DiscardCard.0,EndTurn.0 | 0 6R hand=S1,S9,S9,S9,S8 red=B2>B3"
    assert answers(scene).split()[0] == "discard:S9"


@pytest.mark.parametrize(
    ("seat", "turn"),
    [
        ("0 2R hand=S1,S9 red=B2>B3", "expand colour:red square:C2 card:S1 own:2"),
        ("0 hand=S1", "drop"),  # a stand that can never grow any more is worth nothing
    ],
)
def test_it_builds_in_the_end_phase_as_long_as_that_brings_points(seat: str, turn: str) -> None:
    assert answers(f"{FAR} ending supply=white:6,yellow:6,red:2,blue:0,green:6,purple:6 | {seat}") == turn


def test_a_blocked_stand_moves_to_where_it_can_grow() -> None:
    scene = f"{FAR} | 0 2G hand=S4 green=B6>C6 | 1 yellow=B4>B5 purple=A7>B7"
    assert answers(scene).startswith("move colour:green ")


def test_a_turn_begun_by_somebody_else_is_finished_by_the_rules() -> None:
    """Whatever was announced: the rest of it follows from what was said."""
    game, bot, dice = kairo(), catalog.bot("greedy", 1), Dice(4)
    begun = 0
    for number in range(6):
        setup = Setup(2 + number % 3, {"mixed_substitutes": number % 2 == 0})
        s = game.new(setup)
        while game.to_move(s) != OVER:
            if s.draft:
                begun += 1
                assert choice(bot, s, game) in game.legal(s)
            game.apply(s, dice.pick(game.legal(s)))
    assert begun > 400
