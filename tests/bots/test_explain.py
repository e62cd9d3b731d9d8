"""What a search tells about its choice."""

from bedesten import catalog
from bedesten.bots.base import Budget
from bedesten.bots.mcts import Explanation, Plan, explain
from tests.istanbul.lay import ACT, lay

SOME = Budget(iterations=80)


def explained(scene: str) -> tuple[Explanation, list[str]]:
    match = lay(scene)
    game, s = match.game, match.state
    found = explain(game, catalog.evaluation(game), game.view(s, 0), game.legal(s), SOME, 1)
    return found, [game.lexicon.token(choice.action) for choice in found.choices]


def test_the_ruby_in_reach_is_the_choice_and_the_plan() -> None:
    found, tokens = explained(f"{ACT} | 0 20L 3r @gemstone")
    assert tokens[0] == "buy_ruby"
    assert found.choices[0].share > found.choices[1].share
    assert found.plan == Plan("gemstone", 1)


def test_a_ruby_that_takes_a_step_is_planned_for_this_turn_too() -> None:
    found, tokens = explained("0 20L 3r @tea")
    assert tokens[0] == "move:gemstone"
    assert found.plan == Plan("gemstone", 1)


def test_who_has_nothing_has_no_plan_for_this_turn() -> None:
    found, _ = explained("0 0L @fountain")
    assert found.plan is None or found.plan.turns > 1


def test_the_same_seed_explains_the_same() -> None:
    assert explained("0 12L R @tea") == explained("0 12L R @tea")
