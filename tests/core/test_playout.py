"""Playouts: chance by its odds, forced moves without asking, to the end or to a turn."""

from collections import Counter

import pytest

from bedesten import catalog
from bedesten.core.dice import Dice
from bedesten.core.game import Setup, State
from bedesten.core.ids import CHANCE, OVER, Action
from bedesten.core.playout import Policy, advance, playout
from tests.istanbul.lay import istanbul, lay


class Asked(Policy):
    """Takes the first option and remembers what it was asked."""

    def __init__(self) -> None:
        self.asked: list[tuple[int, list[Action]]] = []

    def pick(self, s: State, seat: int, options: list[Action], dice: Dice) -> Action:
        assert istanbul().to_move(s) == seat  # type: ignore[arg-type]
        self.asked.append((seat, list(options)))
        return options[-1]


def test_a_playout_goes_to_the_end_and_asks_only_where_there_is_a_choice() -> None:
    game, policy = istanbul(), Policy()
    s = game.new(Setup(3))
    assert playout(game, s, Dice(1), policy) == OVER
    assert game.legal(s) == []
    assert min(game.ranking(s)) == 1


def test_the_policy_is_asked_only_where_there_is_a_choice() -> None:
    game, policy = istanbul(), Asked()
    s = game.new(Setup(4))
    playout(game, s, Dice(2), policy, turns=12)
    assert {seat for seat, _ in policy.asked} == {0, 1, 2, 3}
    assert min(len(options) for _, options in policy.asked) > 1


def test_it_stops_at_the_first_choice_after_so_many_turns() -> None:
    game = istanbul()
    s = lay("0 5L @tea").state
    for turns in range(3):
        c = game.clone(s)
        seat = playout(game, c, Dice(3), Policy(), turns)
        assert game.turn(c) == game.turn(s) + turns
        assert seat == turns == game.to_move(c)
    assert game.turn(s) == 1, "the playout of a clone leaves the state alone"


def test_the_same_dice_play_the_same_game() -> None:
    game, ends = istanbul(), []
    for seed in (7, 7, 8):
        s = game.new(Setup(2))
        playout(game, s, Dice(seed), Policy())
        ends.append(game.notation.dump(s))
    assert ends[0] == ends[1]
    assert ends[0] != ends[2]


@pytest.mark.parametrize("name", catalog.GAMES)
def test_playing_is_applying_and_letting_chance_fall(name: str) -> None:
    game = catalog.game(name)
    s, c, dice, same = game.new(Setup(3)), game.new(Setup(3)), Dice(5), Dice(5)
    options = game.deal(s, dice)
    while game.turn(s) < 40 and options:
        while game.to_move(c) == CHANCE:
            game.apply(c, game.chance_outcome(c, same.below(game.chance_total(c))))
        assert (game.to_move(s), options) == (game.to_move(c), game.legal(c))
        options = game.play(s, dice.pick(options), dice)
        game.apply(c, same.pick(game.legal(c)))
    assert game.turn(s) == game.turn(c) >= 40


def test_nothing_is_offered_when_all_is_over() -> None:
    game, dice = istanbul(), Dice(6)
    s = game.new(Setup(2))
    options = game.deal(s, dice)
    while options:
        options = game.play(s, dice.pick(options), dice)
    assert game.to_move(s) == OVER
    assert game.deal(s, dice) == game.legal(s) == []


def test_chance_follows_its_odds() -> None:
    game, dice = istanbul(), Dice(4)
    match = lay("todo=RollFor.0.7,Encounters.0,EndTurn.0 | 0 0L @tea | 1 | 2 | 3")
    assert game.to_move(match.state) == CHANCE
    lira: Counter[int] = Counter()
    for _ in range(3600):
        s = game.clone(match.state)
        assert advance(game, s, dice) != CHANCE
        lira[s.seats[0].lira] += 1
    assert set(lira) == {2, 7}
    assert 1970 < lira[7] < 2230  # 21 of 36 rolls reach seven: four standard deviations around 2100
