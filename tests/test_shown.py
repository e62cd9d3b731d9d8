"""Every decision there is (thoroughly: in every phase it has) is asked, explained, foreseen and told."""

from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from bedesten import catalog
from bedesten.core.dice import Dice
from bedesten.core.game import Game, Setup
from bedesten.core.ids import CHANCE, OVER, SPAN
from bedesten.core.step import Decision
from bedesten.istanbul import ids
from bedesten.istanbul.game import Istanbul
from bedesten.istanbul.kernel import State
from bedesten.istanbul.turn import AfterAction
from bedesten.istanbul.window import Window
from bedesten.kairo.game import Kairo
from bedesten.kairo.notation import steps as kairo_steps
from scripts.golden import players_of, setup_of
from tests.istanbul.lay import book_of
from tests.showing import Looker, at, step, step_of
from tests.tiers import thorough

GAMES = {  # enough to meet every decision
    "istanbul": 8,
    "istanbul+mocha": 16,
    "istanbul+letters": 16,
    "istanbul+mocha+letters": 24,
    "kairo": 40,
}
OFTEN = 3  # times an event of each kind is listened to
END_PHASE = "in the end phase"
DEEP = 6  # decisions after a play
OTHERWISE = ["copy_discard", "blue_lira_3"]  # one is played as another card, one has no copy


def decisions(name: str) -> set[str]:
    """The class names of all decisions of a game."""
    game = catalog.game(name)
    if isinstance(game, Istanbul):
        kinds = [kind for kind, _ in book_of(game).steps.values()]
    else:
        assert isinstance(game, Kairo)
        kinds = [kind for kind, _ in kairo_steps.STEPS.values()]
        kinds += [type(question) for question in game.rules.asks[0]]
    return {kind.__name__ for kind in kinds if isinstance(kind, type) and issubclass(kind, Decision)}


def phase_of(game: Game[Any, Any], s: Any) -> str:
    """Of the turn, and of the game."""
    return f"{game.guide.phase(s)} {END_PHASE}" if s.ending else game.guide.phase(s)


def ending(game: Game[Any, Any], s: Any) -> str:
    """The phase of the game alone."""
    return END_PHASE if s.ending else ""


@cache
def played(name: str, phase: Callable[[Game[Any, Any], Any], str]) -> frozenset[tuple[str, str]]:
    """The decisions of random games with their phases; each was looked at."""
    looker = Looker(name)
    seen: set[tuple[str, str]] = set()
    told: Counter[int] = Counter()
    for number in range(GAMES[name]):
        counts = players_of(name)
        setup = setup_of(name, counts[number % len(counts)], number // len(counts))
        game = catalog.game(name).for_setup(setup)
        s, dice = game.new(setup), Dice(number)
        while game.to_move(s) != OVER:
            if game.to_move(s) != CHANCE:
                key = (step_of(s), phase(game, s))
                if key not in seen:
                    seen.add(key)
                    looker.look(at(game, s))
            for e in step(game, s, dice):
                if told[e.kind] < OFTEN:
                    told[e.kind] += 1
                    looker.listen(at(game, s), e)
    return frozenset(seen)


# --- what comes up too seldom, and every play in every window it is allowed in

TURN = {ids.IN_MOVE: "Move", ids.IN_ASSIST: "Assist", ids.IN_PAY: "PayMerchants", ids.IN_ACTION: "ActHere"}
WINDOWS = [*TURN, ids.IN_POST, ids.IN_ENCOUNTERS, ids.IN_FINAL]
LAST = "ending active=-1 todo=FinalCards.0,FinalCards.1,GameOver.0"
OWN = "9L RGGY cap3 @post stack=2 out=tea family@tea tiles=yellow"
MORE = {
    "istanbul": "",
    "istanbul+mocha": "4C guild=1",
    "istanbul+letters": "letters=1-back,2",
    "istanbul+mocha+letters": "4C guild=1 letters=1-back,2",
}
SIX_SEALS = "letters=1-back,2-back,3-back"
PAID = ["secret", "give_letter:1-back", "give_letter:2-back", "give_letter:3-back"]
# only a card of the other expansion changes one die. BAZ-BONUS-2
NEVER = {"istanbul+letters": {"ChangeDie"}}


def laid(name: str, scene: str) -> tuple[Istanbul, State]:
    game = catalog.game(name)
    assert isinstance(game, Istanbul)
    return game, game.notation.load(game.notation.scene(scene, Setup(2)))


def in_window(name: str, window: int, card: str, discards: str) -> tuple[Istanbul, State]:
    """Seat 0 may play a card; it has enough of everything, and somebody stands where it is."""
    held = f"| 0 {OWN} {MORE[name]} hand={card} | 1 @post hand=good_1"
    before = f"discard={discards} dice_reward=2-12:2X" if "mocha" in name else f"discard={discards}"
    game, s = laid(name, f"{LAST if window == ids.IN_FINAL else ''} {before} {held}")
    if window != ids.IN_FINAL:
        while type(s.todo[-1]).__name__ != TURN.get(window, "Encounters"):
            s.todo.pop()
        if window == ids.IN_POST:
            s.todo.append(AfterAction(0, ids.POST))
        game.settle(s)
    return game, s


def plays(name: str) -> list[tuple[int, str, str, int]]:
    """Every window, with a card, what lies on the discard pile, and the verb that plays it."""
    game = catalog.game(name)
    assert isinstance(game, Istanbul)
    names, plays = game.rules.card_names, []
    for window in WINDOWS:
        cards = [play for play in game.rules.card_plays[window] if names[play.card] not in OTHERWISE]
        plays += [(window, names[play.card], "stay", play.verb) for play in cards]
        plays += [(window, "stay", "stay", play.verb) for play in game.rules.tile_plays[window]]
        if any(names[play.card] == "copy_discard" for play in game.rules.card_plays[window]):
            copy = game.lexicon.action("copy")
            plays += [(window, "copy_discard", names[play.card], copy) for play in cards]
    return plays


def follow(looker: Looker, game: Istanbul, s: State, deep: int, seen: set[str]) -> None:
    """Look at whatever is asked next, until the window comes up again."""
    if deep == 0 or game.to_move(s) == OVER:
        return
    if game.to_move(s) != CHANCE and step_of(s) not in seen:
        seen.add(step_of(s))
        looker.look(at(game, s))
    if game.to_move(s) != CHANCE and isinstance(s.todo[-1], Window):
        return
    options = game.legal(s)
    for a in {options[0], options[len(options) // 2], options[-1]}:
        tried = game.clone(s)
        game.apply(tried, a)
        follow(looker, game, tried, deep - 1, seen)


@pytest.mark.parametrize("name", list(MORE))
def test_every_play_in_every_window_is_shown_with_what_it_asks(name: str) -> None:
    looker = Looker(name)
    asked: dict[int, set[str]] = {}
    for window, card, discards, verb in plays(name):
        game, s = in_window(name, window, card, discards)
        chosen = [a for a in game.legal(s) if a // SPAN == verb // SPAN]
        assert chosen, f"{card} is not offered in window {window} over {discards}"
        seen = asked.setdefault(window, set())
        for a in (chosen[0], chosen[-1]):
            tried = game.clone(s)
            game.apply(tried, a)
            follow(looker, game, tried, DEEP, seen)
    if "mocha" in name:
        assert {"GiveSet", "TakeSet", "RewardGood", "FinalCards"} <= asked[ids.IN_FINAL]
    if "letters" in name:
        assert {"CopyCard", "RewardGood", "FinalCards"} <= asked[ids.IN_FINAL]


@pytest.mark.parametrize("name", [name for name in MORE if "letters" in name])
def test_the_ruby_of_the_secret_society_is_shown(name: str) -> None:
    """Random games never gather six seals there."""
    game, s = laid(name, f"active=0 | 0 @secret_society {SIX_SEALS}")
    while step_of(s) != "ActHere":
        s.todo.pop()
    game.settle(s)
    for token in PAID:
        game.apply(s, game.lexicon.action(token))
    assert step_of(s) == "TakeTrackRuby"
    Looker(name).look(at(game, s))


@pytest.mark.parametrize("name", list(GAMES))
@pytest.mark.parametrize("phase", [ending, thorough(phase_of)])
def test_every_decision_is_shown(name: str, phase: Callable[[Game[Any, Any], Any], str]) -> None:
    seen = {decision for decision, _ in played(name, phase)}
    elsewhere = {"TakeTrackRuby", *NEVER.get(name, set())} if "letters" in name else set()
    assert decisions(name) - seen - elsewhere == set(), "never came up"


def test_every_question_of_a_build_is_shown_in_the_end_phase_too() -> None:
    """KAI-END-3: nobody lures or draws any more."""
    game = catalog.game("kairo")
    assert isinstance(game, Kairo)
    asked = {type(question).__name__ for question in game.rules.asks[0]} - {"ChooseTarget"}
    last = {decision for decision, phase in played("kairo", ending) if phase == END_PHASE}
    assert asked - last == set()


def test_every_game_of_the_catalog_is_shown() -> None:
    assert GAMES.keys() == catalog.GAMES.keys()
