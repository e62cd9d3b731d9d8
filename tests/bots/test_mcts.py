"""The searching bot keeps to its budget, plays the same again, and sees only its view."""

import os
from collections.abc import Iterator
from itertools import count, islice
from typing import Any

import pytest

from bedesten import catalog
from bedesten.bots.base import Bot, Budget
from bedesten.bots.evaluate.base import Evaluation
from bedesten.bots.istanbul import IstanbulEvaluation
from bedesten.bots.mcts import MctsBot
from bedesten.bots.mcts.bot import left_of, think
from bedesten.bots.mcts.node import Node
from bedesten.bots.mcts.search import Search
from bedesten.bots.play import play
from bedesten.core.dice import Dice
from bedesten.core.game import Game, Setup
from bedesten.istanbul.kernel import State
from tests.bots.judge import decisions
from tests.bots.test_greedy import TABLES, tables
from tests.istanbul.lay import ACT, PAY, istanbul, lay
from tests.tiers import thorough

FEW_POSITIONS = 3  # at each table
POSITIONS = int(os.environ.get("FUZZ_POSITIONS", "12"))
FEW = Budget(iterations=3)
SOME = Budget(iterations=32)


def searched(scene: str, budget: Budget = SOME, players: int = 4) -> str:
    match = lay(scene, players)
    game, s = match.game, match.state
    bot = catalog.bot("mcts", 1)
    return game.lexicon.token(bot.choose(game.view(s, game.to_move(s)), game.legal(s), budget))


@pytest.mark.parametrize("positions", [FEW_POSITIONS, thorough(POSITIONS)])
@tables
def test_it_chooses_the_same_whatever_it_cannot_see(name: str, table: Setup, positions: int) -> None:
    """All hidden cards are dealt anew under the same view, in several positions at every table."""
    game, dice = catalog.game(name).for_setup(table), Dice(3)
    for s in islice(choices(game, table), positions):
        seat = game.to_move(s)
        other = game.imagine(game.view(s, seat), dice)
        one, two = (
            catalog.bot("mcts", 5, game).choose(game.view(each, seat), game.legal(each), FEW)
            for each in (s, other)
        )
        assert one == two
        assert one in game.legal(s)


def choices(game: Game[Any, Any], table: Setup) -> Iterator[State]:
    """Every fourth decision of game after game of greedy, if it has more than one option."""
    for seed in count(3):
        for s in islice(decisions(game, table, ["greedy"] * table.players, seed), 0, None, 4):
            if len(game.legal(s)) > 1:
                yield s


def test_the_hidden_cards_were_dealt_otherwise() -> None:
    """What the law above would miss if imagine dealt the same again."""
    game, dice, others = istanbul(), Dice(3), 0
    for s in islice(decisions(game, TABLES[3][1], ["greedy"] * 4, 3), 100, 200, 5):
        other = game.imagine(game.view(s, game.to_move(s)), dice)
        others += other.hands != s.hands
    assert others >= 5


@pytest.mark.parametrize("iterations", [1, thorough(8)])
def test_seed_and_iterations_fix_the_whole_game(iterations: int) -> None:
    game, few = istanbul(), Budget(iterations=iterations)
    bots: list[list[Bot]] = [[catalog.bot("mcts", 1), catalog.bot("greedy", 2)] for _ in range(2)]
    one, two = (play(game, Setup(2), some, "again", few).actions for some in bots)
    assert one == two


@pytest.mark.parametrize(
    ("budget", "left"),
    [
        (Budget(iterations=100), 80),
        (Budget(seconds=3.0), 40),  # two seconds are left
        (Budget(seconds=3.0, iterations=50), 30),
        (Budget(seconds=3.0, iterations=90), 40),
        (Budget(), 0),
    ],
)
def test_what_is_reached_first_ends_the_search(budget: Budget, left: int) -> None:
    """Twenty iterations took a second."""
    assert left_of(budget, 20, 1.0) == left


@pytest.mark.parametrize("budget", [Budget(iterations=24), Budget(seconds=1.0), Budget(1.0, 24)])
def test_thought_goes_on_where_the_clock_has_not_moved_yet(budget: Budget) -> None:
    """A browser's clock moves in steps, so that the first tries take no time at all."""
    assert left_of(budget, 1, 0.0) > 0


def test_it_stops_early_only_when_nothing_can_change_its_mind() -> None:
    game = istanbul()
    s = lay("0 12L 4r @tea").state
    view, options = game.view(s, 0), game.legal(s)
    early = Search(game, catalog.evaluation(istanbul()), view, options, Dice(1))
    think(early, Budget(iterations=120))
    late = Search(game, catalog.evaluation(istanbul()), view, options, Dice(1))
    late.run(120)
    assert early.iterations < 120
    assert early.best().action == late.best().action


def test_iterations_are_counted_and_seconds_end_a_thought() -> None:
    game = istanbul()
    s = lay("0 5L RG @tea").state
    view, options = game.view(s, 0), game.legal(s)
    search = Search(game, catalog.evaluation(istanbul()), view, options, Dice(1))
    think(search, Budget(seconds=1e-9))
    assert search.iterations == 1
    assert sum(node.visits for node in search.first.nodes) == 1
    assert search.first.visits == 1


@pytest.mark.parametrize(
    ("scene", "token"),
    [
        (f"{ACT} | 0 12L @gemstone", "buy_ruby"),
        (f"{ACT} | 0 RGYB @palace", "deliver"),
        (f"{ACT} | 0 7L cap4 @wainwright", "extend"),
        (f"{PAY} | 0 14L 4r @gemstone | 1 @gemstone", "pay"),
        ("0 12L 4r @tea", "move:gemstone"),
        ("0 RR tiles=green 4r family@post @fabric", "move:small_mosque"),
        ("0 12L 4r hand=move_3_4 family@post @small_mosque", "move_long:gemstone"),
    ],
)
def test_it_takes_the_ruby_that_is_there(scene: str, token: str) -> None:
    assert searched(scene) == token


def test_advice_shifts_what_is_expected_and_no_more() -> None:
    fork = Node(-1, 1.0).open(0, [3, 5], [0.75, 0.25])
    fork.heed(7, 0.5)
    assert [node.prior for node in fork.nodes] == [0.75, 0.25]
    fork.heed(5, 0.5)
    assert [node.prior for node in fork.nodes] == [0.375, 0.625]


def test_one_option_needs_no_thought() -> None:
    class NoGame:
        """Would complain about any question."""

    bot = MctsBot(NoGame(), Evaluation(istanbul()), 1)  # type: ignore[arg-type]
    assert bot.choose(None, [7], SOME) == 7


def test_without_an_evaluation_the_rules_are_enough() -> None:
    """Playouts to the end find the ruby that wins in the last turn of the game."""
    game = istanbul()
    s = lay(f"ending start=1 {ACT} | 0 20L 5r @gemstone | 1 30L 5r", 2).state
    bot = MctsBot(game, Evaluation(game), 1)
    a = bot.choose(game.view(s, 0), game.legal(s), SOME)
    assert game.lexicon.token(a) == "buy_ruby"


def test_what_came_off_well_is_tried_again_and_the_promising_is_not_forgotten() -> None:
    fork = Node(-1, 1.0).open(0, [3, 5], [0.5, 0.5])
    good, bad = fork.nodes
    for _ in range(100):
        node = fork.select(3.0)
        fork.learn(node, 0.3 if node is good else 0.1)
    assert fork.visits == 100 == good.visits + bad.visits
    assert good.visits > 80
    assert bad.visits > 1


def test_who_is_far_behind_tells_small_chances_apart() -> None:
    """The better option is found though less was expected of it, on a smaller scale as well."""
    tries = []
    for scale in (1.0, 0.01):
        fork = Node(-1, 1.0).open(0, [3, 5], [0.2, 0.8])
        for number in range(400):
            node = fork.select(3.0)
            fork.learn(node, scale * (0.6 if node.action == 3 else 0.2) * (1 + number % 2))
        tries.append(fork.nodes[0].visits)
    assert min(tries) > 300


def test_the_tree_holds_what_the_seat_decides_in_its_turn() -> None:
    game = istanbul()
    s = lay("0 5L RG @tea").state
    search = Search(game, IstanbulEvaluation(game), game.view(s, 0), game.legal(s), Dice(1))
    search.run(60)
    assert chosen_by(search.root) == {0}
    moved = next(node for node in search.first.nodes if node.forks)
    assert game.lexicon.token(moved.forks[0].options[0]).startswith(("leave", "decline", "return"))


def test_options_are_tried_with_the_same_luck() -> None:
    """What becomes of a seat that cannot choose badly differs by luck alone."""
    game = istanbul()
    s = lay(f"{ACT} | 0 RR @tea").state
    search = Search(game, IstanbulEvaluation(game), game.view(s, 0), game.legal(s), Dice(1))
    lucks: list[list[int]] = []
    for node in search.first.nodes[:3]:
        imagined = game.imagine(search.view, Dice(search.seed + node.visits))
        lucks.append([*imagined.deck, *(card for hand in imagined.hands for card in hand)])
    assert lucks[0] == lucks[1] == lucks[2]


def test_a_tree_is_kept_through_the_turn_and_no_longer() -> None:
    game, s = istanbul(), lay("0 7L cap4 4r @tea").state
    bot = MctsBot(game, IstanbulEvaluation(game), 1)
    tried: list[int] = []
    for _ in range(2):
        options = game.legal(s)
        search = bot.searched(game.view(s, 0), options, Budget(iterations=1))
        tried.append(search.first.visits)
        think(search, SOME)
        game.apply(s, bot.follow(search.best().action))
    assert tried[0] == 1 < tried[1], "the second decision knows what the first has tried"
    other = lay("turn=9 | 0 7L cap4 4r @tea").state
    assert bot.searched(game.view(other, 0), game.legal(other), Budget(iterations=1)).first.visits == 1


def test_after_a_good_roll_nobody_thinks_of_a_bad_one() -> None:
    node = Node(-1, 1.0)
    bad, good = (node.open(0, [3, 5], [0.5, 0.5], luck) for luck in (2, 7))
    bad.learn(bad.nodes[0], 0.1)
    assert good.nodes[0].visits == 0
    assert node.fork(0, [3, 5], 7) is good
    game = istanbul()
    rolls = [lay(f"todo=ChangeDice.0.8.{pair},EndTurn.0 | 0 tiles=red @tea").state for pair in (0, 20)]
    assert len({IstanbulEvaluation(game).luck(s) for s in rolls}) == 2


def test_no_option_is_left_out_for_long() -> None:
    fork = Node(-1, 1.0).open(0, [3, 5, 7], [0.98, 0.01, 0.01])
    for _ in range(240):
        node = fork.begin(0.0)
        fork.learn(node, 0.5 if node.action == 3 else 0.1)
    assert [node.visits for node in fork.nodes] == [202, 19, 19]


def chosen_by(node: Node) -> set[int]:
    """The seats that choose anywhere below a node."""
    outcomes: set[int] = set()
    for fork in node.forks:
        outcomes.add(fork.seat)
        for below in fork.nodes:
            outcomes |= chosen_by(below)
    return outcomes
