"""What holds after every step of whole games. MOC-INV, MOC-DEC-4."""

from typing import Any

import pytest

from bedesten.core.dice import Dice
from bedesten.core.game import Setup
from bedesten.core.ids import CHANCE, OVER
from bedesten.core.play.match import Match
from tests.istanbul.lay import offered
from tests.mocha.test_setup import PLAYERS, mocha

RUBIES = {2: 26, 3: 30, 4: 36, 5: 37}
MOST = {"barrier": 31, "give_set": 55, "take_set": 55, "pay_set": 80, "gain_set": 16, "at": 20}
EVERY = 7  # a whole position is looked at once in n steps


def check_cards(data: dict[str, Any]) -> None:
    """MOC-INV-1, MOC-INV-5."""
    hall, seats = data["places"]["guild_hall"], data["seats"]
    in_play = [hall["in_play"]] if hall["in_play"] else []
    guild = data["guild_pile"] + hall["discard"] + in_play + [n for seat in seats for n in seat["guild_hand"]]
    assert sorted(guild) == list(range(1, 21))
    assert hall["pile_size"] == len(data["guild_pile"])
    bonus = data["deck_size"] + len(data["discard"]) + sum(len(seat["hand"]) for seat in seats)
    assert bonus == 44
    assert sum(data["deck"].values()) == data["deck_size"]


def check_tavern(data: dict[str, Any]) -> None:
    """MOC-INV-2, MOC-INV-3."""
    tavern, seats = data["places"]["tavern"], data["seats"]
    for kind in ("movement", "encounter"):
        owned = sum(seat["tavern_tiles"].count(kind) for seat in seats)
        assert len(tavern["tiles"][kind]) + owned == 4
        assert all(seat["tavern_tiles"].count(kind) <= 1 for seat in seats)
    assert (data["barrier"]["edge"] is None) == (data["barrier"]["holder"] == -1)


def check_rubies(data: dict[str, Any]) -> None:
    """MOC-INV-4, MOC-INV-8."""
    house, seats = data["places"]["coffee_house"], data["seats"]
    assert house["price"] == (11 - house["rubies"] if house["rubies"] else None)
    lying = sum(place.get("rubies", 0) for place in data["places"].values())
    assert lying + sum(seat["rubies"] for seat in seats) == RUBIES[len(seats)]


def check_counters(data: dict[str, Any]) -> None:
    """MOC-INV-6, MOC-INV-7."""
    for seat in data["seats"]:
        assert isinstance(seat["coffee"], int)
        assert seat["coffee"] >= 0
    names = mocha().rules.place_names
    if data["turn"] > 0:
        assert all(2 <= names.index(place) <= 12 for place in data["tokens"].values())


@pytest.mark.rule("MOC-INV-1", "MOC-INV-2", "MOC-INV-3", "MOC-INV-4", "MOC-INV-5", "MOC-INV-6", "MOC-INV-7")
@pytest.mark.rule("MOC-INV-8", "MOC-DEC-4", "MOC-PC-1")
@pytest.mark.parametrize(
    ("players", "variant"), [*[(n, False) for n in PLAYERS], (2, True), (3, True), (4, True)]
)
def test_a_whole_game_keeps_its_invariants(players: int, variant: bool) -> None:
    match = Match(mocha(), Setup(players, {"neutral_assistants": variant, "layout": "random"}))
    dice = Dice(100 + players)
    steps = 0
    while match.to_move() != OVER:
        if steps % EVERY == 0:
            data: Any = mocha().notation.dump(match.state)
            for check in (check_cards, check_tavern, check_rubies, check_counters):
                check(data)
        check_bounds(match)
        match.push(dice.pick(match.game.legal(match.state)))
        steps += 1
    assert steps > 500
    assert max(seat.rubies for seat in match.state.seats) >= 6


def check_bounds(match: Match) -> None:
    """MOC-DEC-4."""
    if match.to_move() == CHANCE:
        return
    verbs = [token.partition(":")[0] for token in offered(match)]
    for verb, most in MOST.items():
        assert verbs.count(verb) <= most
