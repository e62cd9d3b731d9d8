"""What is told of a moment: from which share to which, what dice might have shown, and where it was."""

from dataclasses import asdict, replace

import msgspec
import pytest

from bedesten import catalog
from bedesten.study.moments import Judged, Moment, moments
from bedesten.study.review import NOTICED, Review, weightiest
from bedesten.study.walk import Step
from bedesten.study.words import Words
from bedesten.text import Text
from scripts.golden import Golden
from tests.study.games import BRIEF, guessed
from tests.study.test_ledger import GAME, golden, walked

ROLLED = "*tea:"
KAIRO = Golden("kairo", 3, 0, "greedy")


def rolled_badly() -> tuple[list[Step], Step, Step]:
    """The steps of a game, the choice of a number at the tea house, and the roll after it, made worse."""
    steps = walked(GAME)
    game = catalog.game(GAME.name)
    at = next(i for i, step in enumerate(steps) if game.lexicon.token(step.action).startswith(ROLLED))
    roll = steps[at]
    assert roll.luck is not None
    worse = [0.3 if seat != roll.active else -0.6 for seat in range(3)]
    unlucky = replace(roll, luck=replace(roll.luck, given=worse))
    return [*steps[:at], unlucky, *steps[at + 1 :]], steps[at - 1], unlucky


def luck_at(steps: list[Step], looks: dict[int, object], step: Step) -> Moment:
    game = catalog.game(GAME.name)
    judged = Judged(game, catalog.evaluation(game), looks, {})  # type: ignore[arg-type]
    return next(moment for moment in moments(judged, steps) if moment.step == step.number)


def test_of_a_bad_roll_all_totals_are_told_with_their_odds() -> None:
    steps, _, roll = rolled_badly()
    moment = luck_at(steps, {}, roll)
    assert moment.name == "unlucky"
    assert [(one.total, one.odds) for one in moment.totals] == [
        (total, 6 - abs(7 - total)) for total in range(2, 13)
    ]
    shown = catalog.game(GAME.name).lexicon.token(roll.action).removeprefix(ROLLED)
    assert [one.total for one in moment.totals if one.came] == [sum(map(int, shown.split("+")))]
    assert {one.good for one in moment.totals} == {True, False}
    assert moment.swing == pytest.approx((roll.after[roll.active] + 0.6, roll.after[roll.active]))


def test_bad_luck_after_a_right_choice_says_so() -> None:
    steps, chosen, roll = rolled_badly()
    assert chosen.free
    assert chosen.mover == roll.active
    assert luck_at(steps, {}, roll).right is None, "nobody has looked at the choice"
    moment = luck_at(steps, {chosen.number: None}, roll)
    assert moment.right == 1.0, "everything is better than what came"
    game = catalog.game(GAME.name)
    told = Words(Text("en", game), game, ["A", "B", "C"]).told(moment)
    assert told[1] == "The choice was right: something better comes in 100 % of cases."


def test_a_choice_says_from_which_share_to_which() -> None:
    review = guessed(golden(GAME)).review()
    blunder = next(moment for moment in review.marked if moment.name == "blunder")
    assert blunder.swing is not None
    assert blunder.swing[1] - blunder.swing[0] == pytest.approx(blunder.change.share)
    game = catalog.game(GAME.name)
    said = Words(Text("en", game), game, ["A", "B", "C"]).change(blunder)
    assert said.endswith("points, 57 % to 30 %")


def test_what_else_could_be_done_says_how_little_is_known_of_it() -> None:
    """Level with the best is what cannot be told from it; of a find, that is what was played."""
    study = guessed(golden(GAME))
    named = {moment.name: moment for moment in study.review().marked if len(moment.further) == 2}
    blunder, find = named["blunder"], named["find"]
    assert blunder.swing is not None
    shares = [each.share for each in blunder.further]
    assert shares == pytest.approx([blunder.swing[0] + BRIEF] * 2), "beside what was better"
    assert [each.level for each in blunder.further] == [True, True]
    assert [each.level for each in find.further] == [False, False]
    tokens = {blunder.came.token, blunder.other and blunder.other.token}
    assert tokens.isdisjoint(each.option.token for each in blunder.further)
    game = catalog.game(GAME.name)
    said = Words(Text("en", game), game, ["A", "B", "C"]).further(blunder)[0]
    assert said.startswith("Also possible: ")
    assert said.endswith(": 56 % ± 3.0 points, tried only 40 times; may be as good")


def test_a_review_that_was_kept_before_is_read_without_what_else_could_be_done() -> None:
    review = guessed(golden(GAME)).review()
    kept = msgspec.json.decode(msgspec.json.encode(asdict(review)))
    assert msgspec.convert(kept, type=Review) == review
    for moment in kept["moments"] + kept["marked"]:
        del moment["further"]
    assert all(moment.further == [] for moment in msgspec.convert(kept, type=Review).marked)


def test_at_kairo_a_choice_is_where_what_follows_it_is() -> None:
    """A stand is where its entrance is; cards are nowhere."""
    review, steps = guessed(golden(KAIRO)).review(), walked(KAIRO)
    game = catalog.game("kairo")
    places = {"expand": 0, "main": 0, "lure": 0}
    for moment in review.marked:
        if moment.came.token in places:
            assert moment.came.place, moment
            places[moment.came.token] += 1
        if moment.came.token == "draw":
            assert moment.came.place == ""
    assert sum(places.values()) > 0
    lured = next(step for step in steps if game.lexicon.token(step.action).startswith("target:"))
    stand = game.lexicon.token(lured.action)
    assert game.guide.spot(lured.position, lured.action), stand


def test_cards_that_changed_nothing_are_not_among_what_mattered_and_are_part_of_a_sentence() -> None:
    game = catalog.game("kairo")
    drawn = moments(Judged(game, catalog.evaluation(game), {}, {}), walked(KAIRO))
    assert any(abs(moment.change.share) < NOTICED for moment in drawn)
    assert all(moment.name or abs(moment.change.share) >= NOTICED for moment in weightiest(drawn))
    words = Words(Text("en", game), game, ["Ankh", "Eye", "Scarab"])
    assert not any(".," in line for moment in drawn for line in words.told(moment))
