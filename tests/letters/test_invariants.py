"""What holds after every step of whole games. LET-STATE, BAZ-STATE, LET-DEC-4."""

from typing import Any

import pytest

from bedesten.bazaar import Bazaar
from bedesten.core.dice import Dice
from bedesten.core.game import Setup
from bedesten.core.ids import CHANCE, OVER
from bedesten.core.play.match import Match
from bedesten.letters import Letters
from tests.istanbul.lay import at, offered
from tests.letters.lay import PLAYERS, bazaar, lay, lay_bazaar, letters

EVERY = 23  # a whole position is looked at once in n steps
SUPPLIES = ["general_supply", "personal_supply"]
MOST = {"bid": 50, "give_letter": 36, "pick": 24, "jump": 24, "go": 24}  # LET-DEC-4
CARDS = {("istanbul+letters", "mixed"): 54, ("istanbul+mocha+letters", "mixed"): 72}
TURN = 400  # decisions: far more than any turn has


def check_letters(data: dict[str, Any]) -> None:
    post, seats = data["letters"], data["seats"]
    assert post["pile_size"] + len(post["discard"]) + sum(len(seat["letters"]) for seat in seats) == 36
    kiosk = data["places"]["kiosk"]
    assert kiosk["pile_size"] + sum(len(kiosk[key]) for key in ("revealed", "chosen", "discard")) == 24
    for seat in seats:
        here = [data["places_by_name"][seat[piece]] for piece in ("merchant", "family")]
        assert not {f"{place}-front" for place in here} & set(seat["letters"])


def check_cards(data: dict[str, Any]) -> None:
    bonus = data["deck_size"] + len(data["discard"]) + sum(len(seat["hand"]) for seat in data["seats"])
    assert bonus == CARDS.get((data["game"], data["bonus_deck"]), 28)


def check_rubies(data: dict[str, Any], lying: int) -> None:
    """They grow by replacements only, and no track is empty."""
    places, seats = data["places"], data["seats"]
    rubies = sum(place.get("rubies", 0) for place in places.values()) + sum(seat["rubies"] for seat in seats)
    assert rubies == lying + data["added_rubies"]
    for track in ("palace", "gemstone", "coffee_house"):
        assert track not in places or places[track]["rubies"] > 0
    if "coffee_house" in places:
        assert places["coffee_house"]["price"] == min(11 - places["coffee_house"]["rubies"], 10)


def check_pieces(data: dict[str, Any]) -> None:
    names = data["places_by_name"]
    assert all(seat["companion"] in [*SUPPLIES, *names] for seat in data["seats"])
    if data["turn"] > 0:
        assert all(2 <= names[place] <= 12 for place in data["tokens"].values())


@pytest.mark.rule("LET-STATE-1", "LET-STATE-2", "LET-DEC-4", "BAZ-STATE-1", "LET-TURN-8", "LET-COMP-1")
@pytest.mark.parametrize("game", [letters(), bazaar()], ids=["letters", "bazaar"])
@pytest.mark.parametrize("players", PLAYERS)
def test_nothing_is_lost_and_no_turn_is_endless(game: Letters | Bazaar, players: int) -> None:
    deck = "new_only" if players % 2 else "mixed"
    match = Match(game, Setup(players, {"bonus_deck": deck}))
    dice = Dice(players)
    numbers = {name: number for number, name in enumerate(game.rules.place_names) if number > 0}
    lying = sum(rubies[players] for rubies in game.rules.rubies)
    step, turn, since = 0, 0, 0
    while match.to_move() != OVER:
        legal = game.legal(match.state)
        assert legal, "a dead end"
        if match.to_move() != CHANCE:
            words = [token.partition(":")[0] for token in game.lexicon.tokens(legal)]
            assert all(words.count(verb) <= most for verb, most in MOST.items())
        if step % EVERY == 0:
            data = {**game.notation.dump(match.state), "places_by_name": numbers}
            check_letters(data)
            check_cards(data)
            check_rubies(data, lying)
            check_pieces(data)
        since = since + 1 if game.turn(match.state) == turn else 0
        turn = game.turn(match.state)
        assert since < TURN
        match.push(dice.pick(legal))
        step += 1
    assert max(seat["rubies"] for seat in at(match, "seats")) >= 6


@pytest.mark.rule("LET-STATE-2", "LET-TURN-2")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_merchant_can_always_move(players: int) -> None:
    for match in (lay("active=0 | 0 0L stack=0", players), lay_bazaar("active=0 | 0 0L stack=0", players)):
        assert any(token.startswith("move:") for token in offered(match))
