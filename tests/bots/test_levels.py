"""Levels for people: what each of them does in a position, and how long it may think."""

from math import inf
from typing import Any

import pytest

from bedesten import catalog
from bedesten.bots.base import Bot, Budget
from bedesten.bots.greedy.bot import step_of
from bedesten.bots.levels import BEFORE, LEAST_PART, LEVELS, Thinker, elected, level_of
from bedesten.core.dice import Dice
from bedesten.core.game import Setup
from bedesten.core.ids import OVER, Action
from bedesten.core.playout import advance
from tests.istanbul.lay import ACT, lay

SEEDS = range(40)


class Listener(Bot):
    """Notes the budget it is given."""

    def choose(self, v: Any, options: list[Action], budget: Budget) -> Action:
        self.budget = budget
        return options[0]


def told(level: str, budget: Budget) -> Budget:
    """What a level tells its search."""
    bot, listener = catalog.bot(level, 1), Listener()
    assert isinstance(bot, Thinker)
    bot.mcts = listener  # type: ignore[assignment]
    bot.choose(None, [1, 2], budget)
    return listener.budget


def test_a_higher_level_thinks_longer() -> None:
    thoughts = [(level.iterations, level.seconds) for level in BEFORE.values()]
    assert thoughts == sorted(thoughts)
    assert len(set(thoughts)) == len(BEFORE)


def test_a_level_keeps_its_own_time_whatever_it_is_given() -> None:
    level = LEVELS["hard"]
    budget = told("hard", Budget(seconds=20.0))
    assert (budget.seconds, budget.iterations) == (level.seconds, level.iterations)


def test_where_steps_are_counted_the_clock_does_not_matter() -> None:
    budget = told("hard", Budget(iterations=7))
    assert (budget.seconds, budget.iterations) == (inf, LEVELS["hard"].iterations)


@pytest.mark.parametrize(
    ("scene", "token"),
    [
        (f"{ACT} | 0 20L 3r @gemstone", "buy_ruby"),
        (f"{ACT} | 0 9L cap4 @wainwright", "extend"),
        (f"{ACT} | 0 RRGGYB @palace", "deliver"),
        ("0 20L 3r @tea", "move:gemstone"),
    ],
)
def test_easy_never_throws_a_ruby_in_reach_away(scene: str, token: str) -> None:
    match = lay(scene)
    game, s = match.game, match.state
    options = game.legal(s)
    assert len(options) > 1
    for seed in SEEDS:
        chosen = catalog.bot("easy", seed).choose(game.view(s, 0), options, Budget())
        assert game.lexicon.token(chosen) == token


def test_easy_does_not_always_do_the_same() -> None:
    match = lay("0 5L @fountain")
    game, s = match.game, match.state
    some = {catalog.bot("easy", seed).choose(game.view(s, 0), game.legal(s), Budget()) for seed in SEEDS}
    assert len(some) > 1


@pytest.mark.parametrize("level", LEVELS)
def test_a_forced_choice_needs_no_thought(level: str) -> None:
    assert catalog.bot(level, 1).choose(None, [7], Budget()) == 7


@pytest.mark.thorough
def test_a_thought_in_parts_is_the_same_again() -> None:
    match = lay("0 5L RG @tea")
    game, s = match.game, match.state
    view, options, parts = game.view(s, 0), game.legal(s), 3

    def votes(seed: int) -> list[int]:
        bot = catalog.bot("hard", seed)
        assert isinstance(bot, Thinker)
        return bot.votes(view, options, Budget(iterations=1), parts)

    counts = [votes(seed) for seed in range(parts)]
    assert counts == [votes(seed) for seed in range(parts)]
    assert counts[0] != counts[1]
    assert elected(options, counts) in options


@pytest.mark.parametrize(
    ("level", "parts", "each"), [("safiye", 2, 60), ("safiye", 15, LEAST_PART), ("ester", 4, LEAST_PART)]
)
def test_many_who_think_together_think_more(level: str, parts: int, each: int) -> None:
    """What they share is not cut into pieces that see nothing."""
    bot = catalog.bot(level, 1)
    assert isinstance(bot, Thinker)
    assert bot.budget(Budget(iterations=1), parts).iterations == each


def test_votes_add_up() -> None:
    assert elected([3, 5, 8], [[5, 4, 0], [0, 4, 5]]) == 5
    assert elected([3, 5], [[1, 1]]) == 3


def test_a_game_gives_a_level_its_own_measure() -> None:
    """In Kairo iterations are cheap, and first sight sees much."""
    plain, kairo = (catalog.evaluation(catalog.game(name)) for name in ("istanbul", "kairo"))
    assert level_of("hard", plain) == LEVELS["hard"]
    assert level_of("hard", kairo).iterations == 5 * LEVELS["hard"].iterations
    assert level_of("easy", kairo).noise > LEVELS["easy"].noise


@pytest.mark.parametrize("level", ["medium", "ester"])
def test_some_think_about_where_to_go_and_plan_the_rest(level: str) -> None:
    """In a whole game, at tables of one and of many processes."""
    game = catalog.game("istanbul")
    bot, greedy, dice = catalog.bot(level, 1, game), catalog.bot("greedy", 1, game), Dice(5)
    assert isinstance(bot, Thinker)
    s, planned = game.new(Setup(2)), 0
    while (seat := advance(game, s, dice)) != OVER and game.turn(s) < 12:
        v, options = game.view(s, seat), game.legal(s)
        a = bot.choose(v, options, Budget(iterations=1))
        if step_of(v) != "Move":
            planned += 1
            assert a == greedy.choose(v, options, Budget())
            assert elected(options, [bot.votes(v, options, Budget(iterations=1), 2)]) == a
        game.apply(s, a)
    assert planned > 5
