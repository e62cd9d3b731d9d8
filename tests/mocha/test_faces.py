"""What is printed on the new places and counted of the seats is what the rules use."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.mocha.test_setup import PLAYERS, lay, mocha

DATA: dict[str, Any] = tomllib.loads(
    Path(__file__).parents[2].joinpath("docs/rules/data/istanbul-mocha.toml").read_text("utf-8")
)


@pytest.mark.rule("MOC-PLACE-6", "MOC-PLACE-17", "MOC-PLACE-18", "MOC-TAV-2", "MOC-TAV-8")
def test_the_new_places_show_their_prices() -> None:
    faces = mocha().guide.faces()
    assert faces["caravansary"] == {"coffee": 1}
    assert faces["roasting_plant"] == {"price": 2, "coffee": 2}
    assert faces["guild_hall"] == {"coffee": 1, "cards": 2}
    tavern = DATA["tavern"]
    assert faces["tavern"] == {"barrier": tavern["barrier_coffee"], "ruby": tavern["ruby_coffee"]}
    assert faces["wainwright"] == {"price": 7}


@pytest.mark.rule("MOC-END-1")
@pytest.mark.parametrize("players", PLAYERS)
def test_six_rubies_bring_the_end_on(players: int) -> None:
    assert mocha().guide.goal(players) == 6


def test_coffee_and_guild_cards_are_had_and_coffee_is_followed() -> None:
    game, match = mocha(), lay("0 3C guild=5,12")
    assets = game.guide.assets(match.state, 0)
    assert (assets["coffee"], assets["guild_cards"]) == (3, 2)
    assert game.guide.followed() == ["coffee"]


@pytest.mark.parametrize(("token", "why"), [("*guild_draw:3", "card"), ("*trader:3+4", "dice")])
def test_undo_is_barred_by_what_chance_showed(token: str, why: str) -> None:
    game = mocha()
    assert game.guide.barrier(game.lexicon.action(token)) == f"ui.undo_{why}"


def test_every_guild_card_in_hand_says_why_it_is_not_played() -> None:
    game, match = mocha(), lay("0 14L guild=16,17")
    asked = game.lexicon.tokens(game.guide.worth_explaining(match.state, 0))
    assert "guild:16" in asked
    assert "guild:17" not in asked
