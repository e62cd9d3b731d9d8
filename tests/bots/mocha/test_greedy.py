"""Positions with Mocha & Baksheesh in which anybody would know what to do."""

import pytest

from bedesten import catalog
from bedesten.core.game import Setup
from bedesten.istanbul.board import edge_of
from tests.bots.judge import choice
from tests.istanbul.lay import ACT, MEET

GAME = catalog.game("istanbul+mocha")
INSIDE = "Encounters.0,EndTurn.0"  # what follows a choice inside the action


def chosen(scene: str) -> str:
    """The token greedy chooses in a scene of four players."""
    state = GAME.notation.load(GAME.notation.scene(scene, Setup(4)))
    return GAME.lexicon.token(choice(catalog.bot("greedy", 1), state, GAME))


@pytest.mark.parametrize(
    ("scene", "token"),
    [
        ("0 6C 5r family@post @fabric", "move:coffee_house"),
        ("0 6C 5r hand=corner_move family@post @large_market", "corner:coffee_house"),
        ("0 6C 5r tavern=movement family@post @small_mosque", "line:coffee_house"),
        ("0 5C 5r hand=coffee_2 family@post @fabric", "coffee_2"),
        ("0 5L 1C cap4 5r hand=lira_8_for_1_coffee family@post @fountain", "lira_8_for_1_coffee"),
    ],
)
def test_it_goes_where_the_sixth_ruby_can_be_had(scene: str, token: str) -> None:
    assert chosen(scene) == token


@pytest.mark.parametrize(
    ("has", "card"),
    [
        ("3C", 20),
        ("15L", 16),
        ("cap4", 1),
        ("R tiles=green", 14),
        ("RRGGYY cap3", 13),
    ],
)
def test_a_guild_card_that_brings_the_sixth_ruby_is_played(has: str, card: int) -> None:
    assert chosen(f"0 {has} 5r guild={card} family@post @fabric") == f"guild:{card}"


@pytest.mark.parametrize(
    ("scene", "token"),
    [
        (f"{ACT} | 0 6C @coffee_house", "deliver_coffee"),
        (f"{ACT} | 0 @guild_hall", "guild_hall"),
        (f"{ACT} | 0 1C @tavern", "tile:movement"),
        (f"{ACT} | 0 4C YYY cap3 @tavern", "ruby:palace"),
        (f"todo=AfterAction.0.20,{INSIDE} | 0 7C @coffee_house hand=repeat_coffee_house", "repeat"),
        (f"todo=AfterAction.0.1,{INSIDE} | 0 7L cap4 @wainwright hand=repeat_wainwright", "repeat"),
        (f"todo=Roast.0.1,{INSIDE} | 0 R @roasting_plant", "roast_good:R"),
        (f"{MEET} coffee_trader@tea | 0 9L @tea", "coffee_trader"),
        (f"{MEET} coffee_trader@tea | 0 0L tavern=encounter @tea", "coffee_trader"),
        (f"todo=GuildTavern.0.1,GuildTavern.0.0,{INSIDE} | 0 3C YYY cap3 @tea", "ruby:palace"),
    ],
)
def test_it_takes_what_is_there(scene: str, token: str) -> None:
    assert chosen(scene) == token


def test_the_barrier_is_put_where_a_ruby_can_be_bought() -> None:
    token = chosen(f"{ACT} | 0 2C 12L 5r @tavern")
    assert token in [f"barrier:{min(p, 16)}|{max(p, 16)}" for p in (8, 15)]
    edge = edge_of(8, 16)
    assert chosen(f"todo=AtEdge.0.{edge},{INSIDE} | 0 12L @tavern") == "at:gemstone"


@pytest.mark.parametrize(("has", "place"), [("12L", "gemstone"), ("6C", "coffee_house")])
def test_the_card_of_the_police_acts_where_the_ruby_is(has: str, place: str) -> None:
    assert chosen(f"todo=GuildAnywhere.0,{INSIDE} | 0 {has} 5r @tea") == f"at:{place}"


def test_the_guild_card_that_cannot_be_used_is_discarded() -> None:
    for has, kept in (("3C", 20), ("15L", 16)):
        scene = f"todo=DiscardGuild.0,{INSIDE} | 0 {has} guild=13,{kept} @guild_hall"
        assert chosen(scene) == "discard_guild:13"


@pytest.mark.parametrize(("pair", "token"), [("2", "set6:1"), ("20", "keep")])
def test_a_die_is_set_only_where_it_helps(pair: str, token: str) -> None:
    assert chosen(f"todo=ChangeDice.0.7.{pair},{INSIDE} | 0 hand=die_to_6 @tea") == token


def test_the_last_card_is_played_for_the_tie() -> None:
    todo = ",".join(f"FinalCards.{seat}" for seat in range(4))
    scene = f"ending active=-1 todo={todo},GameOver.0 | 0 6r 1L 1C hand=lira_8_for_1_coffee"
    assert chosen(scene) == "lira_8_for_1_coffee"
