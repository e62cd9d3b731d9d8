"""A study says which choices cost something, and never more than it knows."""

from pathlib import Path

import pytest

from bedesten import catalog
from bedesten.bots.mcts import Choice, Comparison
from bedesten.study import Review
from bedesten.study.judge import Look, named
from bedesten.study.phases import PHASES, phases
from scripts.build_compiled import engine_files
from tests.study.games import begun, studied
from tests.study.test_ledger import GAME, walked


def test_the_ruby_that_would_have_won_is_a_blunder() -> None:
    study = studied("skip")
    (blunder,) = [moment for moment in study.review().moments if moment.name == "blunder"]
    assert (blunder.step, blunder.turn, blunder.seat) == (1, 40, 0)
    assert (blunder.came.token, blunder.better and blunder.better.token) == ("skip", "buy_ruby")
    assert blunder.better is not None
    assert blunder.better.gain["rubies"] == 1
    assert blunder.plan == ("gemstone", 1)
    assert -blunder.change.share > 2 * blunder.change.error
    mine, rival = study.review().ledgers
    assert mine.own_choices.share == pytest.approx(blunder.change.share)
    assert rival.rivals_choices.share == pytest.approx(-blunder.change.share)
    assert mine.fair.error == pytest.approx(blunder.change.error)


def test_who_takes_it_has_nothing_to_be_told() -> None:
    review = studied().review()
    assert review.whole
    assert [each.own_choices.share for each in review.ledgers] == [0.0, 0.0]
    assert review.accuracy[0][""].percent == 100
    assert not [moment for moment in review.moments if moment.better]


def test_a_blunder_costs_accuracy_in_its_phase_alone() -> None:
    review = studied("skip").review()
    mine = review.accuracy[0]
    assert mine["end"].percent == mine[""].percent
    assert mine["end"].percent is not None
    assert mine["end"].percent < 60
    assert (mine["opening"].percent, mine["opening"].choices) == (None, 0)
    assert review.accuracy[1][""].percent == 100


def test_forced_choices_are_left_out() -> None:
    study = studied("skip")
    assert study.free.keys() == study.looks.keys()
    assert all(len(step.options) > 1 for step in study.free.values())
    assert len(study.free) < sum(step.mover >= 0 for step in study.steps)


def test_what_is_not_clear_of_its_error_costs_nothing() -> None:
    study = begun("skip")
    option = Choice(0, 0.5, 9)
    (first,) = study.unseen()[:1]
    study.looks[first] = Look(0, 0.2)
    assert study.suspects() == [first]
    study.comparisons[first] = Comparison(0.1, 0.06, option, option, None)
    assert study.losses() == {}
    assert study.review().ledgers[0].own_choices.share == 0.0
    study.comparisons[first] = Comparison(0.1, 0.05, option, option, None)
    assert study.losses()[first].share == 0.1
    assert not study.review().whole


@pytest.mark.parametrize(
    ("loss", "players", "name"),
    [
        (0.0199, 4, ""),
        (0.02, 4, "inaccuracy"),
        (0.05, 4, "mistake"),
        (0.09, 4, "blunder"),
        (0.09, 2, "inaccuracy"),
        (0.1, 2, "mistake"),
        (0.18, 2, "blunder"),
    ],
)
def test_the_lines_are_wider_with_fewer_players(loss: float, players: int, name: str) -> None:
    assert named(loss, players) == name


def test_a_game_has_an_opening_a_middle_and_an_end() -> None:
    by_turn = phases(catalog.game(GAME.name), walked(GAME))
    found = [by_turn[turn] for turn in sorted(by_turn)]
    assert [*dict.fromkeys(found)] == PHASES
    assert found == sorted(found, key=PHASES.index)


def test_what_travels_between_processes_is_not_compiled() -> None:
    """A frozen dataclass that is compiled can be pickled and not be read again."""
    compiled = engine_files(Path(catalog.__file__).parents[1])
    travelling = [Choice, Comparison, Look, Review]
    files = [kind.__module__.replace(".", "/") + ".py" for kind in travelling]
    assert not {*files} & {*compiled}
    assert "bedesten/bots/mcts/search.py" in compiled
