"""Kairo as search sees it: what looks promising, how a playout goes on, and who stands well."""

from itertools import islice

import pytest

from bedesten import catalog
from bedesten.bots.base import Budget
from bedesten.bots.kairo import KairoEvaluation
from bedesten.bots.kairo.features import lateness
from bedesten.bots.levels import LEVELS
from bedesten.bots.mcts import Plan, explain
from bedesten.core.dice import Dice
from bedesten.core.game import Setup
from bedesten.core.ids import OVER
from bedesten.core.play.match import Match
from bedesten.core.playout import advance, playout
from tests.bots.judge import decisions
from tests.bots.test_greedy import TABLES
from tests.kairo.lay import do, kairo, lay

LURES = "customers=red:E6,green:H6 waiting=blue"
FAR = "customers=red:J2 waiting=blue"
PILE = "take:pile *draw:S9"
SETUPS = [table for name, table in TABLES if name == "kairo"]


def evaluation() -> KairoEvaluation:
    kairos = catalog.evaluation(kairo())
    assert isinstance(kairos, KairoEvaluation)
    return kairos


def promising(match: Match) -> str:
    """The option that looks best at first sight."""
    game, s = match.game, match.state
    offered = game.legal(s)
    scores = evaluation().scores(s, game.to_move(s), offered)
    assert len(scores) == len(offered)
    return game.lexicon.token(offered[scores.index(max(scores))])


@pytest.mark.parametrize(
    ("scene", "begun", "token"),
    [
        (f"{FAR} | 0 2R hand=S1 red=B2>B3", "", "expand"),
        (f"{FAR} | 0 2R hand=S1,JR1 red=B2>B3", "expand colour:red square:C2", "card:S1"),
        ("customers=red:E6 waiting=blue | 0 red=F5>F6+G5+H5 | 1 red=K5>K6", "", "lure"),
        (
            "customers=red:E6,green:H6 waiting=blue | 0 red=F5>F6+G5+H5 | 1 green=J5>J6",
            "lure",
            "target:0-red",
        ),
        (
            f"{FAR} | 0 3R hand=S9,S8,S7,S1 red=B2>B3",
            "draw take:pile *draw:S9 take:pile *draw:S9",
            "discard:S9",
        ),
        ("ending | 0 2R hand=S1 red=B2>B3", "", "expand"),
    ],
)
def test_the_obvious_looks_best(scene: str, begun: str, token: str) -> None:
    match = lay(scene)
    do(match, begun)
    assert promising(match) == token


def test_a_neutral_stand_looks_best_where_nobody_would_like_it() -> None:
    own, neutral = (lay(f"{FAR} turn=0 todo=StartSquare.0.{owner}.2,FirstTurn.0").state for owner in (0, 4))
    options = kairo().legal(own)
    assert options == kairo().legal(neutral)
    liked, left = (evaluation().scores(s, 0, options) for s in (own, neutral))
    best, worst = liked.index(max(liked)), left.index(max(left))
    assert liked[best] > liked[worst]
    assert left[best] < left[worst]


def test_a_playout_carries_out_the_turn_it_planned() -> None:
    """From any word of an announcement on, and only what is legal."""
    game, judge = kairo(), evaluation()
    for s in islice(decisions(game, Setup(3), ["random"] * 3, 5), 0, 400, 23):
        copy, dice = game.clone(s), Dice(2)
        moving = advance(game, copy, dice)
        while moving != OVER and game.turn(copy) < game.turn(s) + 2:
            a = judge.pick(copy, moving, game.legal(copy), dice)
            assert a in game.legal(copy)
            game.apply(copy, a)
            moving = advance(game, copy, dice)


def test_a_plan_is_for_one_game_and_one_turn() -> None:
    """What was planned before tells nothing about another game: the same dice, the same playout."""
    game, judge = kairo(), evaluation()
    s = game.clone(next(islice(decisions(game, Setup(2), ["greedy"] * 2, 4), 60, None)))
    ends = []
    for _ in range(2):
        copy = game.clone(s)
        playout(game, copy, Dice(7), judge)
        ends.append(game.notation.dump(copy))
    assert ends[0] == ends[1]


@pytest.mark.parametrize("table", SETUPS)
def test_every_position_can_be_judged(table: Setup) -> None:
    game, judge = kairo().for_setup(table), evaluation()
    for s in islice(decisions(game, table, ["random"] * table.players, 1), 0, None, 31):
        values = judge.values(s)
        assert sum(values) == pytest.approx(1)
        assert min(values) >= 0
        assert len(judge.scores(s, game.to_move(s), game.legal(s))) == len(game.legal(s))


@pytest.mark.parametrize(
    ("plain", "better"),
    [
        ("0 1R red=B2>B3", "0 1R 5vp red=B2>B3"),
        ("0 1R red=B2>B3", "0 6R red=B2>B3"),
        ("0 1R red=B2>B3", "0 1R red=B2>B3+C2"),
        ("0 1R red=B2>B3", "0 1R hand=S1,S2 red=B2>B3"),
    ],
)
def test_who_has_more_stands_better(plain: str, better: str) -> None:
    less, more = lay(f"{FAR} active=1 | {plain}").state, lay(f"{FAR} active=1 | {better}").state
    assert evaluation().values(more)[0] > evaluation().values(less)[0]


@pytest.mark.rule("KAI-END-1")
def test_the_end_is_near_when_the_supply_is_low() -> None:
    s = lay(FAR).state
    assert lateness(s) == 0.0
    s.supply[2] = 3
    assert lateness(s) == 0.5
    s.supply[3] = 2
    assert lateness(s) == pytest.approx(2 / 3)
    s.supply[3] = 1
    assert lateness(s) == pytest.approx(5 / 6), "the red supply has one to go"
    s.supply[2] = 1
    assert lateness(s) == 1.0


def test_playouts_go_on_to_the_end_in_the_end_phase() -> None:
    assert evaluation().is_settling(lay("ending | 0 hand=S1").state)
    assert not evaluation().is_settling(lay("0 hand=S1").state)
    over = lay("ending | 0 9vp hand=S1 | 1 4vp")
    do(over, "drop")
    assert evaluation().values(over.state) == [1.0, 0.0]


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays(level: str) -> None:
    assert level in catalog.bots("kairo")


def test_easy_takes_the_points_that_lie_there() -> None:
    match = lay(f"{FAR} | 0 2R hand=S1 red=B2>B3")
    game, s = match.game, match.state
    for seed in range(20):
        a = catalog.bot("easy", seed, game).choose(game.view(s, 0), game.legal(s), Budget())
        assert game.lexicon.token(a) == "expand"


def test_the_plan_names_the_stand_that_brings_points() -> None:
    match = lay(f"{FAR} | 0 2R hand=S1 red=B2>B3")
    game, s = match.game, match.state
    explanation = explain(game, evaluation(), game.view(s, 0), game.legal(s), Budget(iterations=40), 1)
    assert game.lexicon.token(explanation.choices[0].action) == "expand"
    assert explanation.plan == Plan("red", 1)
