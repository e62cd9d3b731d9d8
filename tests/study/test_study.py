"""A study says which choices cost something, and never more than it knows."""

from dataclasses import replace
from functools import reduce
from itertools import combinations
from operator import or_
from pathlib import Path
from types import SimpleNamespace

import pytest

from bedesten import catalog
from bedesten.bots.evaluate.base import NOBODY_SAYS
from bedesten.bots.mcts import Choice, Comparison
from bedesten.server.bots import studying
from bedesten.study import Answers, Review, tables
from bedesten.study.judge import Look, Question, ahead, called, named
from bedesten.study.ledger import Entry
from bedesten.study.moments import Moment
from bedesten.study.phases import PHASES, phases
from bedesten.study.words import Words
from bedesten.text import Text
from scripts.build_compiled import engine_files
from scripts.golden import Golden
from tests.patience import WITHIN
from tests.study.games import begun, guessed, played, studied
from tests.study.test_ledger import GAME, golden, walked


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
    assert mine.lost.share == pytest.approx(blunder.change.share)
    assert mine.lost.error == pytest.approx(blunder.change.error)
    assert rival.lost.share == 0.0


def test_who_takes_it_has_nothing_to_be_told() -> None:
    review = studied().review()
    assert review.whole
    assert [each.lost.share for each in review.ledgers] == [0.0, 0.0]
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
    study.comparisons[first] = Comparison(0.1, 0.06, option, option)
    assert study.losses() == {}
    assert study.review().ledgers[0].lost.share == 0.0
    study.comparisons[first] = Comparison(0.1, 0.05, option, option)
    assert study.losses()[first].share == 0.1
    assert not study.review().whole


def test_a_find_is_clear_of_its_error_and_was_overlooked_by_somebody_quick() -> None:
    study = begun("skip")
    (first,) = study.unseen()[:1]
    played, other = (Choice(study.game.lexicon.action(token), 0.5, 9) for token in ("skip", "buy_ruby"))

    def finds(loss: float, error: float, seemed: float) -> list[Moment]:
        study.looks[first] = Look(other.action, seemed)
        study.comparisons[first] = Comparison(loss, error, played, other)
        return [moment for moment in study.review().marked if moment.name == "find"]

    (find,) = finds(-0.07, 0.03, -0.1)
    assert (find.came.token, find.next and find.next.token, find.better) == ("skip", "buy_ruby", None)
    assert find.change.share == 0.07
    assert study.review().ledgers[0].lost.share == 0.0, "the best is not paid for"
    assert not finds(-0.07, 0.04, -0.1), "not clear of its error"
    assert not finds(-0.05, 0.01, -0.1), "with two players 6 points are asked for"
    assert not finds(-0.07, 0.03, 0.1), "it was suspected, not overlooked"


@pytest.mark.parametrize(("advice", "loss"), [(2, -0.25), (1, 0.0), (NOBODY_SAYS, 0.0)])
def test_what_somebody_quick_would_have_played_is_no_find(advice: int, loss: float) -> None:
    evaluation = SimpleNamespace(advice=lambda *_: advice)
    mine, other = Choice(1, 0.75, 9), Choice(2, 0.5, 9)
    look = ahead(evaluation, Question(None, [1, 2], 1), mine, [other])  # type: ignore[arg-type]
    assert look.loss == loss


def test_a_sure_win_given_away_is_a_blunder_however_little_it_cost() -> None:
    played, likely, sure = (Choice(0, share, 9) for share in (0.97, 0.99, 1.0))
    assert called(Comparison(0.03, 0.01, played, sure), 2) == "blunder"
    assert called(Comparison(0.03, 0.01, played, likely), 2) == ""


@pytest.mark.parametrize(("error", "name"), [(0.022, "blunder"), (0.024, "mistake")])
def test_a_loss_that_is_not_closely_known_has_the_milder_name(error: float, name: str) -> None:
    assert called(Comparison(0.09, error, Choice(0, 0.3, 9), Choice(1, 0.4, 9)), 4) == name


def test_below_an_inaccuracy_there_is_no_milder_name() -> None:
    assert called(Comparison(0.03, 0.012, Choice(0, 0.3, 9), Choice(1, 0.4, 9)), 4) == ""


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
    shares = [by_turn[turn] for turn in sorted(by_turn)]
    assert [*dict.fromkeys(shares)] == PHASES
    assert shares == sorted(shares, key=PHASES.index)


def test_where_everybody_gains_soon_the_opening_lasts_until_all_have() -> None:
    steps = walked(Golden("kairo", 3, 0, "greedy"))
    by_turn = phases(catalog.game("kairo"), steps)
    last = max(turn for turn, phase in by_turn.items() if phase == "opening")
    begun = {step.turn: step.position.vp for step in reversed(steps)}
    assert min(begun[last]) == 0 < min(begun[last + 1])
    assert {step.mover for step in steps if step.free and step.turn <= last} == {0, 1, 2}


def test_what_travels_between_processes_is_not_compiled() -> None:
    """A frozen dataclass that is compiled can be pickled and not be read again."""
    compiled = engine_files(Path(catalog.__file__).parents[1])
    travelling = [Choice, Comparison, Look, Review]
    files = [kind.__module__.replace(".", "/") + ".py" for kind in travelling]
    assert not {*files} & {*compiled}
    assert "bedesten/bots/mcts/search.py" in compiled


@pytest.mark.parametrize("parts", [1, 2, 3])
def test_it_comes_to_the_same_however_many_think(parts: int) -> None:
    """Each about its part of what is open, until nothing is."""
    match = played("skip")
    game = studying.finished(match.game.name, match.setup, match.actions)
    answers = Answers()
    while answered := [studying.think(game, WITHIN, answers, part, parts) for part in range(parts)]:
        assert not any(one.looks.keys() & other.looks.keys() for one, other in combinations(answered, 2))
        if answered == [Answers()] * parts:
            break
        answers = reduce(or_, answered, answers)
    assert studying.review(game, answers) == studied("skip").review()


def test_nobody_is_told_how_exactly_they_played_before_it_is_known() -> None:
    study = begun("skip")
    first = next(iter(study.free))
    mine, rivals = study.review().accuracy
    assert (mine[""].percent, rivals[""].percent) == (None, None), "nothing has been looked at"
    study.looks |= {number: Look(0, 0.0) for number in study.free} | {first: Look(0, 0.2)}
    mine, rivals = study.review().accuracy
    assert (mine[""].percent, rivals[""].percent) == (None, 100), "one of theirs is a suspect"
    words = Words(Text("en", study.game), study.game, ["A", "B"])
    assert tables.ledger(study.review(), words)[-1] == ["missed", "–", "0.0 ± 0.0"]
    played, other = Choice(0, 0.3, 400), Choice(1, 0.5, 400)
    study.comparisons[first] = Comparison(0.2, 0.01, played, other)
    mine, _ = study.review().accuracy
    assert mine[""].percent is not None
    assert mine[""].percent < 100
    assert tables.ledger(study.review(), words)[-1] == ["missed", "−20.0 ± 1.0", "0.0 ± 0.0"]


def test_luck_that_nobody_could_see_is_said_to_be_nought() -> None:
    match = golden(Golden("kairo", 4, 0, "greedy"))
    drawn = guessed(match).review()
    words = Words(Text("en", match.game), match.game, ["A", "B", "C", "D"])
    assert words.about(drawn)[-1] == words.say("no_luck")
    seen = replace(drawn, ledgers=[replace(each, own_luck=Entry(0.0, 0.01)) for each in drawn.ledgers])
    assert words.say("no_luck") not in words.about(seen)
