"""Positions as one line."""

from typing import Any

import pytest

from bedesten.core.errors import BadSave
from bedesten.core.game import Setup
from tests.istanbul.lay import at, istanbul, lay, random_game, replayed

PHASES = ["Move", "Assist", "PayMerchants", "ActHere", "Encounters", "EndTurn"]


def read(scene: str, players: int = 3, **options: object) -> Any:
    """What a scene says, before it is loaded."""
    return istanbul().notation.scene(scene, Setup(players, options))


@pytest.mark.parametrize(
    ("players", "options"),
    [(2, {"neutral_assistants": True}), (3, {"layout": "random"}), (5, {"layout": "long"})],
)
def test_every_position_of_a_game_survives_its_line(players: int, options: dict[str, object]) -> None:
    game = istanbul()
    match = random_game(players + 40, players, **options)
    for s in replayed(match, 25):
        if game.turn(s) > 0:
            line = game.notation.describe(s)
            assert "\n" not in line
            again = game.notation.load(game.notation.scene(line, match.setup))
            assert game.notation.dump(again) == game.notation.dump(s)
            assert game.legal(again) == game.legal(s)


def test_an_empty_line_is_the_start_of_a_game_with_empty_hands() -> None:
    match = lay("", 3)
    assert at(match, "tokens") == {"governor": "police", "smuggler": "police"}
    assert at(match, "places.large_market.demand") == "L1"
    assert at(match, "places.small_market.demand") == "S1"
    assert [at(match, f"seats.{seat}.hand") for seat in range(3)] == [[], [], []]
    assert [at(match, f"seats.{seat}.lira") for seat in range(3)] == [2, 3, 4]
    assert at(match, "todo")[0] == "Move 0"
    assert (at(match, "turn"), at(match, "deck_size")) == (1, 26)


def test_the_example_of_the_notation_is_understood() -> None:
    match = lay(
        "post=2 governor@tea discard=stay | 0 7L RRGB cap3 1r @palace hand=lira_5,stay out=spice | 1 @palace",
        3,
    )
    assert at(match, "places.post.indicators") == 2
    assert (at(match, "tokens.governor"), at(match, "discard")) == ("tea", ["stay"])
    seat = at(match, "seats.0")
    assert seat["goods"] == {"red": 2, "green": 1, "yellow": 0, "blue": 1}
    assert (seat["lira"], seat["capacity"], seat["rubies"]) == (7, 3, 1)
    assert (seat["merchant"], seat["hand"], seat["assistants"]) == ("palace", ["lira_5", "stay"], ["spice"])
    assert seat["stack"] == 3
    assert at(match, "seats.1.merchant") == "palace"


@pytest.mark.parametrize(
    ("item", "path", "value"),
    [
        ("12L", "seats.1.lira", 12),
        ("4r", "seats.1.rubies", 4),
        ("cap5", "seats.1.capacity", 5),
        ("RYY", "seats.1.goods", {"red": 1, "green": 0, "yellow": 2, "blue": 0}),
        ("-", "seats.1.goods.red", 0),
        ("@tea", "seats.1.merchant", "tea"),
        ("family@tea", "seats.1.family", "tea"),
        ("out=fabric,tea", "seats.1.assistants", ["fabric", "tea"]),
        ("out=", "seats.1.assistants", []),
        ("stack=1", "seats.1.stack", 1),
        ("tiles=red,blue", "seats.1.tiles", ["red", "blue"]),
        ("hand=stay,stay", "seats.1.hand", ["stay", "stay"]),
        ("hand=stay shown=stay", "seats.1.shown", ["stay"]),
    ],
)
def test_every_item_of_a_seat_is_laid_out(item: str, path: str, value: object) -> None:
    assert at(lay(f"1 {item}", 3), path) == value


@pytest.mark.parametrize(
    ("item", "path", "value"),
    [
        ("layout=order", "layout", list(range(1, 17))),
        ("layout=16,15,14,13,12,11,10,9,8,7,6,5,4,3,2,1", "layout", list(range(16, 0, -1))),
        ("ending", "ending", True),
        ("start=2", "start", 2),
        ("turn=5", "turn", 5),
        ("active=1", "todo", [f"{step} 1" for step in PHASES]),
        ("post=4", "places.post.indicators", 4),
        ("governor@post", "tokens.governor", "post"),
        ("smuggler@post", "tokens.smuggler", "post"),
        ("rubies=palace:3,gemstone:8", "places.gemstone.rubies", 8),
        ("large=L3,L1", "places.large_market.under", ["L1"]),
        ("large=L3,L1", "places.large_market.unseen", ["L2", "L4", "L5"]),
        ("small=S2", "places.small_market.demand", "S2"),
        ("todo=DrawDemand.1,EndTurn.0 small=?,S1", "places.small_market.demand", None),
        ("used=red,governor", "used", ["red", "governor"]),
        ("discard=stay,lira_5", "discard", ["stay", "lira_5"]),
        ("todo=ActHere.0,EndTurn.0", "todo", ["ActHere 0", "EndTurn 0"]),
        ("todo=AfterAction.0.5,EndTurn.0", "todo.0", "AfterAction 0 5"),
    ],
)
def test_every_item_of_the_table_is_laid_out(item: str, path: str, value: object) -> None:
    assert at(lay(item, 3), path) == value


def test_neutral_pieces_are_laid_out() -> None:
    match = lay("merchants=post,post,gemstone", 2)
    assert at(match, "neutral_merchants") == ["post", "post", "gemstone"]
    variant = lay("neutral_assistants strays=fabric,tea | 0 stack=ooo | 1 stack=noo out=spice", 3)
    assert at(variant, "neutral_assistants") is True
    assert at(variant, "stray_assistants") == ["fabric", "tea"]
    assert at(variant, "seats.1.stack") == ["neutral", "own", "own"]


def test_segments_may_be_empty_and_come_in_any_order() -> None:
    match = lay("| 2 9L || post=1 | 0 8L |", 3)
    assert [at(match, f"seats.{seat}.lira") for seat in range(3)] == [8, 3, 9]
    assert at(match, "places.post.indicators") == 1


@pytest.mark.parametrize(
    ("scene", "message"),
    [
        ("0 7X", "scene: '7X' is not understood: expected 7L RRGB cap3 1r"),
        ("0 XYZ", "scene: 'XYZ' is not understood"),
        ("0 post=2", "scene: 'post=2' is not understood: expected 7L"),
        ("0 cap12", "scene: 'cap12' is not understood"),
        ("3 7L", "scene: seat 3: expected 0 to 2"),
        ("active=3", "scene: seat 3: expected 0 to 2"),
        ("fog", "scene: 'fog' is not understood: expected layout=…"),
        ("7L", "scene: '7L' is not understood: expected layout=…"),
        ("weather=rain", "scene: 'weather=rain' is not understood: expected layout=…"),
        ("courier@tea", "scene: 'courier@tea' is not understood"),
        ("turn=--1", "scene: 'turn=--1' is not understood: expected a whole number, not '--1'"),
        ("large=", "scene: 'large=' is not understood: expected layout="),
        ("² 7L", "scene: '²' is not understood"),
        ("turn=x", "scene: 'turn=x' is not understood: expected a whole number, not 'x'"),
        ("post=", "scene: 'post=' is not understood: expected a whole number, not ''"),
        ("layout=round", "scene: 'layout=round' is not understood: expected a whole number, not 'round'"),
        ("rubies=palace", "scene: 'rubies=palace' is not understood: expected a whole number"),
    ],
)
def test_an_item_that_is_not_understood_is_answered_with_what_would_be(scene: str, message: str) -> None:
    with pytest.raises(BadSave) as error:
        read(scene)
    assert message in str(error.value)


@pytest.mark.parametrize(
    ("scene", "message"),
    [
        ("0 RRR", "seats.0.goods.red is 3: expected a whole number from 0 to 2"),
        ("0 cap9", "seats.0.capacity is 9"),
        ("0 @moon", "seats.0.merchant has 'moon'"),
        ("0 hand=ace", "seats.0.hand has 'ace'"),
        ("0 stack=oxo", "seats.0.stack is"),
        ("governor@gemstone", "tokens.governor is gemstone"),
        ("rubies=moon:3", "places.moon is unknown"),
        ("large=L9", "places.large_market.demand has 'L9'"),
        ("large=L1,L1", "places.large_market has 6 tiles"),
        ("todo=Dance.0", "todo has 'Dance 0'"),
        ("active=-1", "seat -1: expected 0 to 2"),
        ("merchants=tea", "neutral_merchants has 1 places"),
    ],
)
def test_a_line_that_describes_no_possible_position_is_refused(scene: str, message: str) -> None:
    with pytest.raises(BadSave) as error:
        lay(scene, 3)
    assert message in str(error.value)


def test_a_finished_game_is_described_too() -> None:
    game = istanbul()
    match = random_game(2, 2)
    line = game.notation.describe(match.state)
    assert "todo= " in line
    assert "active=-1" in line
    assert game.notation.dump(
        game.notation.load(game.notation.scene(line, match.setup))
    ) == game.notation.dump(match.state)
