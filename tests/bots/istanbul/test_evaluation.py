"""Istanbul as search sees it: what looks promising, and who stands well."""

from itertools import islice

import pytest

from bedesten import catalog
from bedesten.bots.istanbul.gains import gains
from bedesten.bots.istanbul.scores import scores
from bedesten.bots.istanbul.search import IstanbulEvaluation
from bedesten.core.dice import Dice
from bedesten.core.game import Setup
from bedesten.core.ids import SPAN
from bedesten.istanbul.ids import GEMSTONE, PALACE, POLICE, WAINWRIGHT
from tests.bots.judge import decisions, promising
from tests.bots.test_greedy import NAMES, TABLES
from tests.istanbul.lay import ACT, ASSIST, MEET, PAY, istanbul, lay

INSIDE = "Encounters.0,EndTurn.0"


@pytest.mark.parametrize(
    ("scene", "token"),
    [
        ("0 12L 4r @tea", "move:gemstone"),
        ("0 0L RGYB 4r family@post @black_market", "move:palace"),
        ("0 7L cap4 4r family@post @gemstone", "move:wainwright"),
        ("0 RR tiles=green 4r family@post @fabric", "move:small_mosque"),
        ("0 12L 4r hand=move_3_4 family@post @small_mosque", "move_long:gemstone"),
        ("0 12L 4r hand=stay family@post @gemstone", "stay"),
        ("0 2L stack=0 out=black_market,palace,large_market,gemstone @fabric", "move:fountain"),
        (f"{ASSIST} | 0 @spice", "leave"),
        (f"{ASSIST} | 0 @spice out=spice", "pick_own"),
        (f"{PAY} | 0 14L @gemstone | 1 @gemstone", "pay"),
        (f"{PAY} | 0 4L @gemstone | 1 @gemstone", "refuse"),
        (f"{ACT} | 0 12L @police", "send:gemstone"),
        (f"{ACT} | 0 RRGGYYBB @large_market", "sell:RRGBB"),
        (f"{ACT} | 0 RRGGYYBB @small_market", "sell:RGYYB"),
        (f"{ACT} | 0 @tea", "tea:7"),
        (f"{ACT} | 0 @tea tiles=red", "tea:8"),
        (f"{ACT} | 0 @fountain out=tea,spice", "return:spice,tea"),
        (f"{ACT} | 0 RRGG tiles=green @small_mosque", "take:red"),
        (f"{ACT} | 0 RRGG @black_market", "black_market:Y"),
        (f"{ACT} | 0 @post", "post"),
        (f"todo=AfterAction.0.16,{INSIDE} | 0 13L @gemstone hand=repeat_gem", "repeat"),
        (f"todo=AfterAction.0.13,{INSIDE} | 0 RRGYB @palace hand=repeat_sultan", "repeat"),
        (f"todo=DiscardCard.0,{INSIDE} | 0 @caravansary hand=lira_5,stay,good_1", "discard:stay"),
        (f"todo=PayGovernor.0,{INSIDE} | 0 2L @caravansary hand=lira_5", "pay2"),
        (f"todo=PaySmuggler.0,{INSIDE} | 0 2L B @tea", "pay2"),
        (f"todo=PaySmuggler.0,{INSIDE} | 0 2L cap5 RRRRRBBBBB @tea", "give:R"),
        (f"discard=stay,lira_5 todo=TakeCard.0,{INSIDE} | 0 @caravansary", "take_discard"),
        (f"discard=lira_5,stay todo=TakeCard.0,{INSIDE} | 0 @caravansary", "draw"),
        (f"todo=ChangeDice.0.8.0,{INSIDE} | 0 tiles=red @tea", "reroll"),
        (f"todo=ChangeDice.0.7.20,{INSIDE} | 0 tiles=red @tea", "keep"),
        (f"todo=ChangeDice.0.7.2,{INSIDE} | 0 tiles=red @tea", "set4:1"),
        (f"todo=BuyExtra.0,{INSIDE} | 0 4L RRGY tiles=green @fabric", "buy:B"),
        (f"{MEET} | 0 @tea | 1 family@tea", "catch:1"),
        (f"{MEET} smuggler@tea | 0 2L @tea", "smuggler:B"),
        (f"todo=Reward.0,{INSIDE} | 0 @tea", "lira"),
        ("0 7L hand=lira_5 @tea", "lira_5"),
        (f"{ASSIST} | 0 hand=return_assistant @tea stack=0 out=spice,fabric", "return_assistant:fabric"),
    ],
)
def test_the_obvious_looks_best(scene: str, token: str) -> None:
    assert promising(lay(scene)) == token


def test_what_an_expansion_adds_looks_like_doing_nothing() -> None:
    s = lay("0 @tea").state
    assert scores(s, 0, [200 * SPAN, 201 * SPAN + 3]) == [0.0, 0.0]


@pytest.mark.parametrize(
    ("scene", "place", "brings"),
    [
        ("0 16L @tea", GEMSTONE, True),
        ("0 3L @tea", GEMSTONE, False),
        ("0 RGYB @tea", PALACE, True),
        ("0 RGY @tea", PALACE, False),
        ("0 7L @tea", WAINWRIGHT, True),
        ("0 7L cap5 @tea", WAINWRIGHT, False),
        ("0 16L @tea", POLICE, True),
        ("0 16L family@post @tea", POLICE, False),
    ],
)
def test_a_place_brings_something_only_if_its_action_can_be_carried_out(
    scene: str, place: int, brings: bool
) -> None:
    s = lay(scene).state
    assert (gains(s, s.seats[0])[place] > 0) is brings


@pytest.mark.parametrize(("name", "table"), TABLES, ids=NAMES)
def test_every_position_can_be_judged(name: str, table: Setup) -> None:
    game = catalog.game(name)
    evaluation = catalog.evaluation(game)
    for s in islice(decisions(game, table, ["random"] * table.players, 1), 0, None, 23):
        values = evaluation.values(s)
        assert sum(values) == pytest.approx(1)
        assert min(values) >= 0
        assert len(evaluation.scores(s, game.to_move(s), game.legal(s))) == len(game.legal(s))


@pytest.mark.parametrize(
    "better",
    ["0 1r", "0 10L", "0 RGYB", "0 BB", "0 cap4", "0 tiles=red", "0 hand=lira_5,lira_5", "0 4r"],
)
def test_who_has_more_stands_better(better: str) -> None:
    plain, rich = lay("active=1 | 0 0L").state, lay(f"active=1 | {better}").state
    evaluation = catalog.evaluation(istanbul())
    assert evaluation.values(rich)[0] > evaluation.values(plain)[0]


def test_the_end_of_the_game_needs_no_guess() -> None:
    over = lay("ending todo= active=-1 | 0 5r 3L | 1 5r 4L | 2 4r 9L", 3).state
    assert catalog.evaluation(istanbul()).values(over) == [0.0, 1.0, 0.0]


def test_playouts_go_on_to_the_end_once_it_is_triggered() -> None:
    evaluation = catalog.evaluation(istanbul())
    assert evaluation.is_settling(lay("ending | 0 5r").state)
    assert not evaluation.is_settling(lay("0 4r").state)


def test_of_rivals_a_search_may_imagine_what_looks_good_and_of_the_viewer_what_is_planned() -> None:
    game = istanbul()
    evaluation = IstanbulEvaluation(game)
    s = lay("0 9L RG @tea | 1 @fountain").state
    options = game.legal(s)
    planned = evaluation.everybody.pick(s, 0, options, Dice(1))
    evaluation.stray = 100
    seen = [evaluation.playing_on(1).pick(s, 0, options, Dice(seed)) for seed in range(40)]
    assert seen == [evaluation.pick(s, 0, options, strayed(seed)) for seed in range(40)]
    assert any(each != planned for each in seen)
    assert evaluation.playing_on(0).pick(s, 0, options, Dice(1)) == planned


def strayed(seed: int) -> Dice:
    """Dice that have decided whether somebody strays."""
    dice = Dice(seed)
    dice.below(100)
    return dice
