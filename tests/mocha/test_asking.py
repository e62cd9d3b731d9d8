"""Every decision of Mocha & Baksheesh can be put to a person; what is not offered has a reason."""

from functools import cache

import pytest

from bedesten import catalog
from bedesten.core.dice import Dice
from bedesten.core.errors import BadToken
from bedesten.core.game import Setup
from bedesten.core.ids import CHANCE, OVER, SPAN, Action
from bedesten.istanbul.ids import RETURN
from bedesten.istanbul.kernel import Ask, State
from bedesten.mocha import Mocha
from bedesten.mocha.notation.steps import STEPS
from tests.voices import voice

ENGLISH = voice("en", "istanbul+mocha")
GAMES = 8


def mocha() -> Mocha:
    game = catalog.game("istanbul+mocha")
    assert isinstance(game, Mocha)
    return game


@cache
def decisions() -> dict[str, State]:
    """One position for every kind of decision that random games come to."""
    game = mocha()
    positions: dict[str, State] = {}
    for seed in range(GAMES):
        s, dice = game.new(Setup(2 + seed % 4)), Dice(seed)
        while game.to_move(s) != OVER:
            if game.to_move(s) == CHANCE:
                game.apply(s, game.chance_outcome(s, dice.below(game.chance_total(s))))
                continue
            positions.setdefault(type(s.todo[-1]).__name__, game.clone(s))
            game.apply(s, dice.pick(game.legal(s)))
    return positions


def some_actions() -> list[Action]:
    """A few arguments of every verb."""
    kinds = mocha().lexicon.kinds.items()
    return [n * SPAN + i for n, kind in kinds if n * SPAN != RETURN for i in kind.numbers()[:30]]


def test_random_games_come_to_every_decision_of_the_expansion() -> None:
    asked = {name for name, (step, _) in STEPS.items() if isinstance(step, type) and issubclass(step, Ask)}
    assert asked <= decisions().keys()


def test_what_is_not_offered_has_a_reason_that_can_be_said() -> None:
    game = mocha()
    for s in decisions().values():
        for seat in (game.to_move(s), 1 - game.to_move(s) % 2):
            for a in some_actions():
                reason = game.guide.why_not(s, seat, a)
                assert (reason is None) == (seat == game.to_move(s) and a in game.legal(s))
                assert reason is None or ENGLISH.reason(reason)


def test_a_decision_belongs_to_a_phase_and_has_its_question() -> None:
    for name, s in decisions().items():
        check_decision(mocha(), name, s)


def check_decision(game: Mocha, name: str, s: State) -> None:
    assert ENGLISH.ask(name)
    assert game.guide.phase(s) in (game.guide.phases if s.active >= 0 else [""])
    assert game.guide.usual(s) == -1 or game.guide.usual(s) in game.legal(s)
    assert not set(game.guide.worth_explaining(s, game.to_move(s))) & set(game.legal(s))
    for a in game.legal(s):
        assert ENGLISH.option(game, a)


def test_whoever_is_asked_to_go_on_may_stop() -> None:
    assert mocha().guide.is_pass(mocha().lexicon.action("stop"))
    assert mocha().guide.is_free_play(mocha().lexicon.action("coffee_2"))


@pytest.mark.parametrize("written", ["17|7", "7-17", "fountain|roasting_plant"])
def test_an_edge_is_understood_in_any_order_and_spelling(written: str) -> None:
    lexicon = mocha().lexicon
    assert lexicon.token(lexicon.action(f"barrier:{written}")) == "barrier:7|17"


@pytest.mark.parametrize("written", ["7", "7|7", "7|moon", "7|8|9"])
def test_what_is_no_pair_of_places_is_no_edge(written: str) -> None:
    with pytest.raises(BadToken, match="expected 'barrier:' and a border"):
        mocha().lexicon.action(f"barrier:{written}")
