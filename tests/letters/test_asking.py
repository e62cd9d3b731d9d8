"""Every decision of the two new games can be put to a person, and whole games can be told."""

from functools import cache

import pytest

from bedesten.core.dice import Dice
from bedesten.core.game import Setup
from bedesten.core.ids import CHANCE, OVER
from bedesten.istanbul.game import Istanbul
from bedesten.istanbul.kernel import Ask, State
from tests.istanbul.lay import book_of, do
from tests.letters.lay import ACT, bazaar, lay, lay_bazaar, letters
from tests.voices import BAZAAR, voice

ENGLISH, FRENCH = voice("en", BAZAAR), voice("fr", BAZAAR)
NAMES = ["Ann", "Bob", "Cem", "Dia", "Eve"]
GAMES: dict[str, Istanbul] = {"letters": letters(), "bazaar": bazaar()}
SEEDS = 3


def played(game: Istanbul, seed: int) -> dict[str, State]:
    """One position for every kind of decision that a random game comes to; what happens is told."""
    examples: dict[str, State] = {}
    s, dice = game.new(Setup(2 + seed)), Dice(seed)
    s.news = []
    while game.to_move(s) != OVER:
        if game.to_move(s) == CHANCE:
            game.apply(s, game.chance_outcome(s, dice.below(game.chance_total(s))))
        else:
            name = type(s.todo[-1]).__name__
            if name not in examples:
                examples[name] = game.clone(s)
            game.apply(s, dice.pick(game.legal(s)))
        assert s.news is not None
        for event in s.news:
            for text in (ENGLISH, FRENCH):
                assert text.event(game, event, event.seat, NAMES)
                assert text.plans(game, event, NAMES)[0]
                assert text.event(game, event, -1, NAMES)
        s.news.clear()
    return examples


@cache
def positions(name: str) -> dict[str, State]:
    """Of all games together, by decision."""
    return {step: s for seed in range(SEEDS) for step, s in played(GAMES[name], seed).items()}


@pytest.mark.parametrize("name", GAMES)
def test_random_games_come_to_every_decision(name: str) -> None:
    steps = book_of(GAMES[name]).steps.items()
    asked = {step for step, (kind, _) in steps if isinstance(kind, type) and issubclass(kind, Ask)}
    never = asked - positions(name).keys()
    # six seals are rarely kept by chance; one die is changed only by a card of the other box
    rare = {"TakeTrackRuby"} | ({"ChangeDie"} if name == "letters" else set())
    assert {step for step in never if not step.startswith("Guild")} <= rare


@pytest.mark.parametrize("name", GAMES)
def test_a_decision_belongs_to_a_phase_and_has_its_question(name: str) -> None:
    for step, s in positions(name).items():
        check_decision(GAMES[name], step, s)


def check_decision(game: Istanbul, step: str, s: State) -> None:
    seat = game.to_move(s)
    assert game.guide.phase(s) in (game.guide.phases if s.active >= 0 else [""])
    assert game.guide.usual(s) == -1 or game.guide.usual(s) in game.legal(s)
    assert not set(game.guide.worth_explaining(s, seat)) & set(game.legal(s))
    assert bool(game.guide.about(s)) == (step in ("UseTile", "ChangeDie"))
    for text in (ENGLISH, FRENCH):
        assert text.ask(step)
        for a in game.legal(s):
            assert text.option(game, a)
        for a in game.guide.worth_explaining(s, seat):
            reason = game.guide.why_not(s, seat, a)
            assert reason is not None
            assert text.reason(reason)


def test_whoever_is_asked_out_of_turn_may_stay_out_of_it() -> None:
    game = letters()
    for token in ("decline_tile", "no_bid", "end"):
        assert game.guide.is_pass(game.lexicon.action(token))
    for token in ("letter_1", "copy", "use_npc:courier"):
        assert game.guide.is_free_play(game.lexicon.action(token))
    assert game.guide.barrier(game.lexicon.action("*letter:9")) == "ui.undo_letter"
    assert game.guide.barrier(game.lexicon.action("*kiosk:K01")) == "ui.undo_kiosk"


def test_an_alternative_is_said_as_what_the_tile_does() -> None:
    match = lay(f"{ACT} | 0 2L @kiosk")
    do(match, "kiosk *letter:9 *kiosk:K22 *kiosk:K01 *kiosk:K02 *kiosk:K03 pick:K22")
    about = letters().guide.about(match.state)
    said = [ENGLISH.option(letters(), a, NAMES, about) for a in letters().legal(match.state)]
    assert said == ["Pay 2 Lira for a letter", "Give a letter for 3 Lira", "Do not use the tile"]
    assert letters().guide.about(lay("active=0 | 0 @tea").state) == ""


def test_one_die_is_not_called_the_lower_of_two() -> None:
    game = GAMES["bazaar"]
    match = lay_bazaar(f"{ACT} | 0 0L @kiosk hand=die_to_6")
    do(match, "kiosk *letter:1 *kiosk:K16 *kiosk:K01 *kiosk:K02 *kiosk:K03 pick:K16 use:1 *die:2")
    said = [ENGLISH.option(game, a, NAMES, game.guide.about(match.state)) for a in game.legal(match.state)]
    assert said == ["Change nothing", "Play “Die to 6”: the die shows 6"]
