"""What a search tells about its choice."""

from functools import cache

import pytest

from bedesten import catalog
from bedesten.bots.base import Budget
from bedesten.bots.mcts import Choice, Explanation, Plan, explain, plan_of, worth_telling
from bedesten.bots.mcts.explain import LOOKED, SURELY, likely
from tests.istanbul.lay import ACT, lay

SOME = Budget(iterations=20)


@cache
def explained(scene: str) -> tuple[Explanation, list[str]]:
    match = lay(scene)
    game, s = match.game, match.state
    explanation = explain(game, catalog.evaluation(game), game.view(s, 0), game.legal(s), SOME, 1)
    return explanation, [game.lexicon.token(choice.action) for choice in explanation.choices]


def test_the_ruby_in_reach_is_the_choice_and_the_plan() -> None:
    explanation, tokens = explained(f"{ACT} | 0 20L 4r @gemstone | 1 20L 4r @tea")
    assert tokens[0] == "buy_ruby"
    assert explanation.choices[0].share > explanation.choices[1].share
    assert explanation.plan == Plan("gemstone", 1)


def test_a_ruby_that_takes_a_step_is_planned_for_this_turn_too() -> None:
    explanation, tokens = explained("0 20L 3r @tea")
    assert tokens[0] == "move:gemstone"
    assert explanation.plan == Plan("gemstone", 1)


def test_who_has_no_time_is_told_what_there_was_time_for() -> None:
    match = lay("0 20L 3r @tea")
    game, s = match.game, match.state
    hurry = Budget(1e-9, 40)
    explanation = explain(game, catalog.evaluation(game), game.view(s, 0), game.legal(s), hurry, 1)
    assert sum(each.seen for each in explanation.choices) == SURELY


def test_what_was_played_is_looked_at_in_any_case() -> None:
    """However little it promised, and however little time there is: everybody asks about it."""
    match = lay("0 20L 3r @tea")
    game, s = match.game, match.state
    played, hurry = game.lexicon.action("move:small_mosque"), Budget(1e-9, 1)
    explanation = explain(game, catalog.evaluation(game), game.view(s, 0), game.legal(s), hurry, 1, played)
    mine = next(each for each in explanation.choices if each.action == played)
    assert mine.seen
    assert mine.followed


@pytest.mark.thorough
def test_who_has_nothing_has_no_plan_for_this_turn() -> None:
    explanation, _ = explained("0 0L @fountain")
    assert explanation.plan is None or explanation.plan.turns > 1


def test_options_come_by_their_value_with_how_sure_it_is() -> None:
    explanation, _ = explained("0 12L R @tea")
    seen = [each for each in explanation.choices if each.seen]
    assert explanation.choices[: len(seen)] == seen, "what was not looked at comes last"
    shares = [round(each.share, 2) for each in seen]
    assert shares == sorted(shares, reverse=True)
    often = sorted(seen, key=lambda each: each.tries)
    assert [each.error for each in often] == sorted((each.error for each in often), reverse=True)
    assert all(0 < each.error < 0.5 for each in seen)


def test_what_search_passed_over_is_looked_at_too() -> None:
    explanation, _ = explained("0 20L 3r @tea")
    assert sum(each.seen for each in explanation.choices) == min(LOOKED, len(explanation.choices))


def test_only_what_was_looked_at_is_shown_and_what_was_played() -> None:
    unseen = [Choice(1, 0.0, 0), Choice(2, 0.0, 0)]
    explanation = Explanation([Choice(0, 0.5, 9, 0.1), *unseen], None)
    assert [each.action for each in explanation.told(2, 3)] == [0, 2]


def test_what_it_brings_is_told_in_amounts() -> None:
    explanation, tokens = explained(f"{ACT} | 0 20L 3r @gemstone")
    bought, skipped = (explanation.choices[tokens.index(token)] for token in ("buy_ruby", "skip"))
    assert bought.gain["rubies"] == 1
    assert bought.gain["lira"] < 0
    assert "rubies" not in skipped.gain


def test_every_option_that_is_told_says_how_far_the_next_ruby_is() -> None:
    explanation, tokens = explained(f"{ACT} | 0 20L 3r @gemstone")
    bought, skipped = (explanation.choices[tokens.index(token)] for token in ("buy_ruby", "skip"))
    assert bought.turns == 1
    assert skipped.turns > 1
    assert explanation.plan == explanation.best().plan


def test_a_plan_is_what_half_of_the_imagined_games_come_to() -> None:
    near, far, other = Plan("palace", 2), Plan("palace", 4), Plan("gemstone", 3)
    assert likely([near, far, other, other]) == Plan("gemstone", 3)
    assert likely([near, near, far, None]) == near
    assert likely([near, None, None]) is None


def judged(*shares: float, error: float = 0.01, plan: Plan | None = None) -> Explanation:
    return Explanation([Choice(i, share, 50, error) for i, share in enumerate(shares)], plan)


def test_what_cannot_be_told_apart_is_as_good() -> None:
    explanation = judged(0.50, 0.49, 0.30)
    assert [explanation.as_good(each) for each in explanation.choices] == [True, True, False]
    unsure = judged(0.50, 0.49, 0.30, error=0.2)
    assert all(unsure.as_good(each) for each in unsure.choices)


def test_a_lucky_try_or_two_hides_no_difference() -> None:
    """What was tried often is what others are compared with."""
    lucky, tried, worse = Choice(0, 0.6, 4, 0.15), Choice(1, 0.5, 400, 0.01), Choice(2, 0.4, 100, 0.02)
    explanation = Explanation([lucky, tried, worse, Choice(3, 0.9, 1, 0.3)], None)
    assert explanation.best() == tried
    assert [explanation.as_good(each) for each in explanation.choices] == [True, True, False, False]
    assert not explanation.choices[3].seen


def test_the_first_choice_of_a_turn_is_told_and_later_ones_that_went_wrong() -> None:
    trivial, weighty = judged(0.50, 0.50), judged(0.5, 0.3)
    well, badly = (weighty, 0), (weighty, 1)
    assert worth_telling([(trivial, 0), well, (trivial, 1)]) == [0], "what went well later is not told"
    assert worth_telling([well, badly, well, badly]) == [0, 1, 3]
    assert worth_telling([]) == []


def test_a_turn_has_one_plan_that_of_the_last_choice_that_is_told() -> None:
    """Not a ruby at one click and none at the next."""
    assert plan_of([judged(0.5, plan=Plan("palace", 1)), judged(0.5)]) is None
    assert plan_of([judged(0.5), judged(0.5, plan=Plan("palace", 1))]) == Plan("palace", 1)
    assert plan_of([]) is None


def test_the_plan_begins_with_the_option_that_is_best() -> None:
    """So it never names a ruby that the choice told beside it leaves lying."""
    explanation, tokens = explained(f"{ACT} | 0 20L 3r @gemstone")
    assert explanation.plan == Plan("gemstone", 1)
    assert tokens[explanation.choices.index(explanation.best())] == "buy_ruby"


def test_the_same_seed_explains_the_same() -> None:
    assert explained("0 12L R @tea") == explained.__wrapped__("0 12L R @tea")
