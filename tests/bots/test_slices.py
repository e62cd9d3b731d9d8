"""What the boxes bring to the bots: complete for the games of the house, and open to others."""

import sys
import tomllib
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import pytest

from bedesten import catalog
from bedesten.bots.base import Budget
from bedesten.bots.evaluate.base import Evaluation
from bedesten.bots.evaluate.net import read
from bedesten.bots.evaluate.weighed import Weighed
from bedesten.bots.greedy import ANY, NO_ANSWER, GreedyBot
from bedesten.bots.greedy.bot import answers_of
from bedesten.bots.istanbul.look import Gain
from bedesten.bots.istanbul.skills import Skills, World, skills_of
from bedesten.bots.istanbul.trader import Trader
from bedesten.bots.istanbul.turns import turns
from bedesten.core import boxes
from bedesten.core.errors import BadSetup
from bedesten.core.game import Setup
from bedesten.core.ids import Action
from bedesten.core.step import Decision
from bedesten.istanbul.game import Istanbul
from bedesten.istanbul.ids import FABRIC
from bedesten.istanbul.kernel import Box
from bedesten.istanbul.notation import IstanbulNotation
from tests.bots.judge import decisions
from tests.istanbul.lay import ACT, lay

HOUSE = list(catalog.GAMES)


@pytest.mark.parametrize("name", [name for name in HOUSE if name.startswith("istanbul")])
def test_greedy_answers_every_question_of_every_box(name: str) -> None:
    game = catalog.game(name)
    notation = game.notation
    assert isinstance(notation, IstanbulNotation)
    kinds: dict[str, Any] = {step: kind for step, (kind, _) in notation.book.steps.items()}
    asked = {step for step, kind in kinds.items() if issubclass(kind, Decision)}
    assert asked - answers_of(tuple(game.boxes)).keys() == set()


@pytest.mark.parametrize("name", HOUSE)
def test_every_feature_has_a_weight_and_no_other_has(name: str) -> None:
    game = catalog.game(name)
    evaluation = catalog.evaluation(game)
    assert isinstance(evaluation, Weighed)
    table = tomllib.loads(evaluation.weights.read_text("utf-8"))["weights"]
    assert list(table) == evaluation.names
    rows = read(evaluation.weights, tuple(evaluation.names)).rows
    assert [list(column) for column in zip(*rows, strict=True)] == list(table.values())
    begun = next(decisions(game, Setup(3), ["random"] * 3, 1))
    assert len(evaluation.features(begun, 0)) == len(evaluation.names)


# --- a box and a game from elsewhere


class Cellar(Box):
    """Adds nothing to the rules."""

    def __init__(self) -> None:
        super().__init__(0)
        self.name = "cellar"


class WithCellar(Istanbul):
    def __init__(self) -> None:
        self.open_book("istanbul+cellar", [Cellar()], [], [])


@pytest.fixture
def brought(monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """The bots slice of a box from another package, empty as yet."""
    home, slice_ = ModuleType("cellar"), ModuleType("cellar.bots")
    home.__path__ = []
    slice_.__spec__ = home.__spec__ = sys.__spec__  # there is no file to find
    monkeypatch.setitem(sys.modules, "cellar", home)
    monkeypatch.setitem(sys.modules, "cellar.bots", slice_)
    monkeypatch.setitem(boxes.HOMES, "cellar", "cellar")
    monkeypatch.setitem(catalog.GAMES, "istanbul+cellar", WithCellar)
    yield slice_
    boxes.module.cache_clear()
    catalog.game.cache_clear()
    answers_of.cache_clear()


def any_first(v: Any, options: list[Action]) -> Action:
    return options[0]


def no_answer(v: Any, options: list[Action]) -> Action:
    return NO_ANSWER


def test_a_box_is_asked_before_those_it_lies_beside_and_may_leave_the_answer_to_them(
    brought: ModuleType,
) -> None:
    game, s = catalog.game("istanbul+cellar"), lay(f"{ACT} | 0 @tea").state
    view, options = game.view(s, 0), game.legal(s)
    usual = GreedyBot(1).choose(view, options, Budget())
    assert usual != options[0]
    for answer, chosen in [(no_answer, usual), (any_first, options[0])]:
        brought.__dict__["ANSWERS"] = {"ActHere": answer}
        answers_of.cache_clear()
        assert catalog.bot("greedy", 1, game).choose(view, options, Budget()) == chosen


def sold_out(w: World, t: Trader) -> list[Trader]:
    return []


class Wonderful(Gain):
    def gain(self, s: Any, me: Any) -> float:
        return 50.0


def test_a_box_adds_to_the_skills_of_the_game_it_lies_beside_and_of_no_other(brought: ModuleType) -> None:
    def extend(skills: Skills) -> None:
        skills.add_places({FABRIC: sold_out}, {FABRIC: Wonderful()})

    brought.__dict__["extend"] = extend
    game = catalog.game("istanbul+cellar")
    assert isinstance(game, Istanbul)
    assert skills_of(game.rules).visits[FABRIC] is sold_out
    plain = catalog.game("istanbul")
    assert isinstance(plain, Istanbul)
    assert skills_of(plain.rules).visits[FABRIC] is not sold_out
    assert type(catalog.evaluation(game)) is type(catalog.evaluation(plain))
    begun = next(decisions(game, Setup(2), ["greedy", "easy"], 1))
    assert turns(begun, 0)[FABRIC] > turns(next(decisions(plain, Setup(2), ["greedy", "easy"], 1)), 0)[FABRIC]


class Stranger(Istanbul):
    """A game none of whose boxes brings anything to the bots."""

    def __init__(self) -> None:
        super().__init__()
        self.name, self.boxes = "stranger", ["stranger"]


def test_a_game_that_nobody_taught_is_played_by_chance_and_by_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(catalog.GAMES, "stranger", Stranger)
    game = catalog.game("stranger")
    assert "greedy" not in catalog.bots("stranger")
    assert {"random", "easy", "medium", "hard", "master"} <= {*catalog.bots("stranger")}
    assert catalog.standin("stranger") == "random"
    assert type(catalog.evaluation(game)) is Evaluation
    with pytest.raises(BadSetup, match="bot 'greedy' does not play stranger"):
        catalog.bot("greedy", 1, game)
    s = lay(f"{ACT} | 0 5r 16L @gemstone").state
    options = game.legal(s)
    assert catalog.bot("mcts", 1, game).choose(game.view(s, 0), options, Budget(iterations=4)) in options
    catalog.game.cache_clear()


def test_what_no_box_answers_gets_the_first_option(monkeypatch: pytest.MonkeyPatch) -> None:
    assert ANY not in answers_of(("istanbul",))
    s = lay(f"{ACT} | 0 @tea").state
    view = catalog.game("istanbul").view(s, 0)
    monkeypatch.delitem(answers_of(("istanbul",)), "ActHere")
    assert GreedyBot(1).choose(view, [7, 3], Budget()) == 7
