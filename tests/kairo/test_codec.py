"""Positions as JSON: what dump writes load reads, and everything wrong is named."""

import json
from typing import Any

import pytest

from bedesten.core.errors import BadSave
from bedesten.core.play.scenario import put
from bedesten.kairo.notation.steps import STEPS
from tests.kairo.lay import COURTYARD, do, kairo, lay, opened, random_game, replayed

SCENE = (
    "customers=green:E6,red:J2 waiting=blue | n white=D3>D4"
    " | 0 5G hand=S5,JR1 gold=green silver=green green=C5>C6+B5 | 1 6G barkers=2 green=I5>I6"
)
NOTHING = object()


def position(path: str = "", value: object = NOTHING, scene: str = SCENE) -> dict[str, Any]:
    """A position with one thing changed."""
    match = lay(scene)
    data: dict[str, Any] = json.loads(json.dumps(match.game.notation.dump(match.state)))
    if path:
        put(data, path, value)
    return data


@pytest.mark.parametrize(
    "options", [{}, {"board": COURTYARD}, {"start_mode": "variable", "bank_limited": False}]
)
def test_positions_survive_being_saved(options: dict[str, object]) -> None:
    match = random_game(6, 2, **options)
    game = match.game
    for s in replayed(match, 25):
        data = game.notation.dump(s)
        loaded = game.notation.load(json.loads(json.dumps(data)))
        assert game.notation.dump(loaded) == data
        assert game.legal(loaded) == game.legal(s)


def test_an_announcement_survives_being_saved() -> None:
    match = lay(SCENE)
    do(match, "main colour:red square:F5")
    data = match.game.notation.dump(match.state)
    assert data["draft"] == ["main", "colour:red", "square:F5"]
    assert data["todo"] == ["ChooseAction 0", "EndTurn 0"]
    assert match.game.legal(match.game.notation.load(data)) == match.game.legal(match.state)


def test_what_follows_from_the_rest_may_be_left_out() -> None:
    data, whole = position(), position()
    for key in ("bank", "supply", "barkers", "deck", "deck_size"):
        del data[key]
    for seat in data["seats"]:
        del seat["reserve"]
    assert kairo().notation.dump(kairo().notation.load(data)) == whole


def test_hands_and_medals_are_read_in_any_order() -> None:
    assert kairo().notation.load(position("seats.0.hand", ["JR1", "S5"])).hands[0][4] == 1


COUNTS = {"white": 20, "yellow": 20, "red": 20, "blue": 20, "green": 9, "purple": 20}


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        ("game", "chess", "game is chess on bazaar-12x10: expected kairo on bazaar-12x10"),
        ("board", COURTYARD, "expected kairo on bazaar-12x10"),
        ("players", 5, "players is 5"),
        ("options", [], "options is .*: expected an object"),
        ("options.stall_guard_turns", -1, "options: stall_guard_turns is -1"),
        ("options.speed", 1, "options: option 'speed' is unknown"),
        ("start", 2, "start is 2"),
        ("idle", -1, "idle is -1"),
        ("ending", 1, "ending is 1: expected true or false"),
        ("seats", [], "seats has 0 entries: expected 2"),
        ("seats.0.vp", -1, "seats.0.vp is -1"),
        ("seats.1.gold", ["green"], "that medal is held by another seat too"),
        ("seats.0.gold", ["red"], "its stand was never expanded"),
        ("seats.0.coins.green", 15, r"more than 20 coins of a colour \(KAI-INV-1\)"),
        ("seats.0.coins.pink", 1, "seats.0.coins.pink is unknown"),
        ("seats.0.hand", ["S5", "S5", "S5", "S5"], "hold 4 S5: expected at most 3"),
        (
            "seats.0.hand",
            ["S5", "S6", "S7", "S8", "S9"],
            "seats.0.hand has 5 cards: expected at most 4",
        ),
        ("seats.0.barkers", 6, "seats hold 8 barkers"),
        ("seats.0.reserve", [], "seats.0.reserve is"),
        ("seats.0.stands.pink", {}, "seats.0.stands.pink is unknown: expected one of white"),
        ("seats.0.stands.green.expansions", ["C5"], "has a tile on C5: another tile lies there"),
        (
            "seats.0.stands.green.expansions",
            ["B7"],
            "the board is impossible: stand 4 does not hang together",
        ),
        ("seats.0.stands.green.entrance", "D6", "impossible: stand 4 has its entrance astray"),
        ("seats.0.stands.green.size", 3, "seats.0.stands.green.size is 3: expected 2"),
        ("neutral.white.main", "Z1", "neutral.white.main has 'Z1'"),
        ("neutral.white.entrance", "C6", r"neutral.white has its entrance on C6: another lies there"),
        ("customers.green", "A8", "the board is impossible: an entrance or a customer under a tile"),
        ("customers.pink", None, "customers.pink is unknown"),
        ("waiting", "pink", "waiting has 'pink'"),
        ("bank", {**COUNTS, "green": 10}, "bank.green is 10: expected a whole number from"),
        ("supply.green", 6, "supply.green is 6"),
        ("barkers", 6, "barkers is 6"),
        ("display", ["S1"] * 5, "hold 5 S1"),
        ("display", ["S1", "S2", "S3", "S4", "S6"], "display has 5 cards"),
        ("deck_size", 3, "deck_size is 3"),
        ("mood", "good", "mood is unknown"),
        ("draft", ["fly"], "draft: 'fly' is not understood"),
        ("draft", ["move"], "draft has move: not possible in this position"),
        ("draft", "move", "draft is 'move': expected a list"),
        ("todo", ["Dance 0"], "todo has 'Dance 0': expected one of ChooseAction"),
        ("todo", ["ChooseAction 4"], "todo has 'ChooseAction 4': expected ChooseAction seat"),
        ("todo", ["ChooseAction"], "expected ChooseAction seat"),
        ("todo", ["ChooseAction 0"], "todo ends with ChooseAction 0"),
        ("todo", ["ChooseAction 1", "EndTurn 0"], "todo has ChooseAction 1: not possible"),
        ("todo", ["StartColour 0", "EndTurn 0"], "todo has StartColour 0: not possible"),
        ("todo", ["DrawCard 1", "EndTurn 0"], "todo has DrawCard 1: not possible"),
        ("todo", [], "expected a start player, and an active one unless the game is over"),
    ],
)
def test_a_wrong_position_is_named(path: str, value: object, message: str) -> None:
    with pytest.raises(BadSave, match=message):
        kairo().notation.load(position(path, value))


def test_a_setup_that_cannot_be_worked_off_is_refused() -> None:
    match = opened(2, "")
    data: dict[str, Any] = match.game.notation.dump(match.state)
    data["todo"].insert(0, "PlaceCustomer 2")
    with pytest.raises(BadSave, match="a PlaceCustomer for each of the last start squares"):
        match.game.notation.load(data)


def test_more_than_the_box_holds_is_refused() -> None:
    data = position(scene="0 red=B2>B3+C2+D2+E2 | 1 red=B6>B7+C6+D6")
    data["seats"][1]["stands"]["red"]["expansions"] += ["E6", "F6"]
    del data["supply"]
    with pytest.raises(BadSave, match="7 red expansions lie on the board: expected at most 6"):
        kairo().notation.load(data)
    with pytest.raises(BadSave, match=r"expected them with two players only \(KAI-TWO-1\)"):
        lay("n white=D3>D4", 3)
    rest = ",".join(f"S{n}" for n in range(1, 10) for _ in range(3 if n > 4 else 2))
    with pytest.raises(BadSave, match=r"the pile is empty: .* \(KAI-DRAW-7\)"):
        lay(f"discard={rest},JR1,JR2,JR3,JC1,JC2,JC3")


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        ("viewer", -2, "viewer is -2: expected a seat or -3"),
        ("seats.0.cards", 3, "hands, display, discard and deck_size are"),
        ("deck_size", 25, "hands, display, discard and deck_size are"),
        ("seats.1.hand", [], "seats.1: expected hand and coins of exactly those the viewer sees"),
        ("seats.1.coins", COUNTS, "expected hand and coins of exactly those the viewer sees"),
        ("bank.green", 21, "bank.green is 21"),
    ],
)
def test_a_wrong_view_is_named(path: str, value: object, message: str) -> None:
    match = lay(SCENE)
    data: dict[str, Any] = match.game.notation.dump_view(match.game.view(match.state, 0))
    put(data, path, value)
    with pytest.raises(BadSave, match=message):
        kairo().notation.load_view(data)


def test_a_view_that_miscounts_its_own_hand_is_refused() -> None:
    match = lay(SCENE)
    data: dict[str, Any] = match.game.notation.dump_view(match.game.view(match.state, 0))
    data["seats"][0]["cards"], data["seats"][1]["cards"] = 1, 1
    with pytest.raises(BadSave, match=r"seats.0.cards is 1: expected 2"):
        kairo().notation.load_view(data)


def test_the_names_of_steps_are_part_of_the_save_format() -> None:
    assert {name: kinds for name, (_, kinds) in STEPS.items()} == {
        "ChooseAction": ["seat"],
        "ChooseStart": ["nobody"],
        "DiscardCard": ["seat"],
        "DrawCard": ["seat"],
        "DrawNeutral": ["seat", "bag"],
        "EndTurn": ["seat"],
        "FinalScoring": ["seat"],
        "FirstTurn": ["seat"],
        "NextTurn": ["seat"],
        "PlaceCustomer": ["start square"],
        "SeatStart": ["seat"],
        "ShowCard": ["seat"],
        "StartColour": ["seat"],
        "StartSide": ["seat", "owner", "colour", "square"],
        "StartSquare": ["seat", "owner", "colour"],
        "TakeCard": ["seat"],
    }
