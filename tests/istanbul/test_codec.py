"""Positions as JSON, out and in."""

import json
from typing import Any

import pytest

from bedesten.core.errors import BadSave
from bedesten.core.game import Setup
from bedesten.core.ids import WATCHER
from bedesten.core.notation.fields import compare
from bedesten.core.play.scenario import look, put
from bedesten.istanbul.kernel import State
from bedesten.istanbul.notation.book import UNORDERED
from bedesten.istanbul.notation.loading import load_step
from bedesten.istanbul.notation.steps import STEPS
from tests.istanbul.lay import book_of, istanbul, lay, random_game, replayed

NAMES = [
    "ActHere",
    "AfterAction",
    "Assist",
    "BuyExtra",
    "ChangeDice",
    "ChooseGood",
    "ChooseStart",
    "DiscardCard",
    "DrawCard",
    "DrawDemand",
    "Encounters",
    "EndTurn",
    "FamilyAct",
    "FinalCards",
    "FirstTurn",
    "GameOver",
    "LayPlace",
    "Move",
    "PayGovernor",
    "PayMerchants",
    "PaySmuggler",
    "Reward",
    "RollAgain",
    "RollFor",
    "RollNeutral",
    "RollToken",
    "SeatStart",
    "TakeCard",
]


def position(players: int = 3, scene: str = "", **options: object) -> dict[str, Any]:
    """A whole position as dump() writes it."""
    match = lay(scene, players, **options)
    return json.loads(json.dumps(match.game.notation.dump(match.state)))  # type: ignore[no-any-return]


def check_refused(data: dict[str, Any], message: str) -> None:
    with pytest.raises(BadSave) as error:
        istanbul().notation.load(data)
    assert message in str(error.value)


def test_the_names_of_the_steps_are_part_of_the_save_format() -> None:
    assert sorted(STEPS) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_every_step_survives_its_text(name: str) -> None:
    kinds = STEPS[name][1]
    numbers = ["1" if kind == "place" else "0" for kind in kinds]
    step = load_step(" ".join([name, *numbers]), 2, book_of(istanbul()))
    assert type(step).__name__ == name
    assert list(map(str, step.args())) == numbers


@pytest.mark.parametrize(
    ("players", "options"), [(2, {}), (3, {"layout": "random"}), (4, {"neutral_assistants": True}), (5, {})]
)
def test_every_position_of_a_game_is_saved_and_loaded_also_while_setting_up(
    players: int, options: dict[str, object]
) -> None:
    game = istanbul()
    for s in replayed(random_game(players, players, **options), 25):
        data = json.loads(json.dumps(game.notation.dump(s)))
        loaded = game.notation.load(data)
        assert game.notation.dump(loaded) == data
        assert game.legal(loaded) == game.legal(s)
        assert loaded.layout == s.layout
        for seat in (WATCHER, 0, players - 1):
            seen = json.loads(json.dumps(game.notation.dump_view(game.view(s, seat))))
            assert game.notation.dump_view(game.notation.load_view(seen)) == seen


def test_a_saved_game_goes_on_as_the_other_would() -> None:
    game = istanbul()
    match = random_game(6, 3)
    states: list[State] = replayed(match, 10**6)[10:12]
    for number, s in enumerate(states, start=10):
        loaded = game.notation.load(game.notation.dump(s))
        for a in match.actions[number:]:
            game.apply(loaded, a)
        assert game.notation.dump(loaded) == game.notation.dump(match.state)


def test_what_follows_from_the_rest_may_be_left_out() -> None:
    data = position(3, "discard=stay | 0 hand=lira_5 tiles=red out=tea")
    whole = json.loads(json.dumps(data))
    del data["deck"], data["deck_size"]
    for place in data["places"].values():
        for key in ("price", "tiles", "extensions"):
            place.pop(key, None)
    for seat in data["seats"]:
        del seat["stack"], seat["shown"]
    assert istanbul().notation.dump(istanbul().notation.load(data)) == whole


def test_in_the_variant_a_stack_left_out_has_its_neutral_assistant_at_the_bottom() -> None:
    data = position(3, "0 out=tea tiles=blue", neutral_assistants=True)
    assert data["seats"][0]["stack"] == ["neutral", "own", "own", "own"]


def test_a_position_may_have_fewer_pieces_than_a_game() -> None:
    data = position(3, "rubies=palace:1,gemstone:0 | 0 stack=0")
    assert data["seats"][0]["stack"] == 0
    assert data["places"]["gemstone"] == {"rubies": 0, "price": None}


@pytest.mark.parametrize(
    ("path", "value", "ordered"),
    [
        ("seats.0.hand", ["stay", "good_1", "stay"], ["good_1", "stay", "stay"]),
        ("seats.0.tiles", ["blue", "red"], ["red", "blue"]),
        ("seats.0.assistants", ["tea", "fabric"], ["fabric", "tea"]),
        ("used", ["governor", "red"], ["red", "governor"]),
        ("places.large_market.unseen", ["L5", "L3", "L4", "L2"], ["L2", "L3", "L4", "L5"]),
    ],
)
def test_what_has_no_order_is_read_in_any(path: str, value: list[str], ordered: list[str]) -> None:
    data = istanbul().notation.scene("0 stack=2", Setup(3))
    put(data, path, value)
    assert look(istanbul().notation.dump(istanbul().notation.load(data)), path) == ordered


def test_what_has_no_order_is_compared_all_the_same() -> None:
    compare(["stay", "lira_5"], ["lira_5", "stay"], "seats.0.hand", UNORDERED)
    with pytest.raises(BadSave, match=r"hand is \['stay'\]: expected \['lira_5'\]"):
        compare(["stay"], ["lira_5"], "seats.0.hand", UNORDERED)
    with pytest.raises(BadSave, match=r"discard\.0 is 'stay': expected 'lira_5'"):
        compare(["stay", "lira_5"], ["lira_5", "stay"], "discard", UNORDERED)


def test_the_discard_pile_and_the_tiles_under_a_stack_keep_their_order() -> None:
    data = position(3, "discard=stay,lira_5,good_1 large=L4,L3,L1")
    assert data["discard"] == ["stay", "lira_5", "good_1"]
    assert data["places"]["large_market"]["under"] == ["L3", "L1"]


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        ("game", "kairo", "game is kairo: expected istanbul"),
        ("players", 6, "players is 6: expected a whole number from 2 to 5"),
        ("players", 4, "seats has 3 entries: expected 4"),
        ("neutral_assistants", 1, "neutral_assistants is 1: expected true or false"),
        ("layout.0", 5, "expected each number from 1 to 16 once"),
        ("layout.0", 17, "expected each number from 1 to 16 once"),
        ("layout.0", "15", "expected each number from 1 to 16 once"),
        ("layout", [1, 2], "layout is [1, 2]: expected each number from 1 to 16 once"),
        ("start", 3, "start is 3: expected a whole number from -1 to 2"),
        ("turn", -1, "turn is -1"),
        ("active", 3, "active is 3"),
        ("ending", "no", "ending is 'no': expected true or false"),
        ("used", ["purple"], "used has 'purple': expected one of red, green, yellow, governor, smuggler"),
        ("used", ["red", "red"], "used has red more than once"),
        ("tokens.governor", "palace", "tokens.governor is palace: expected a place from 2 to 12"),
        ("tokens.smuggler", "wainwright", "tokens.smuggler is wainwright"),
        ("tokens.courier", "tea", "tokens.courier is unknown: expected governor, smuggler"),
        ("neutral_merchants", ["tea"], "neutral_merchants has 1 places: expected 3 with 2 players"),
        ("stray_assistants", ["moon"], "stray_assistants has 'moon': expected one of"),
        ("discard", ["joker"], "discard has 'joker': expected one of good_1, lira_5"),
        ("discard", ["stay"] * 3, "hands and discard pile hold 3 stay: expected at most 2 (T-CARD)"),
        ("places.palace.rubies", 7, "places.palace.rubies is 7: expected a whole number from 0 to 6"),
        ("places.wainwright.rubies", -1, "places.wainwright.rubies is -1"),
        ("places.post.indicators", 5, "places.post.indicators is 5: expected a whole number from 0 to 4"),
        ("places.large_market.demand", "S1", "places.large_market.demand has 'S1': expected one of L1"),
        ("places.large_market.demand", "L2", "places.large_market has 5 tiles: expected each of L1"),
        ("places.large_market.under", ["L1"], "places.large_market has 6 tiles"),
        ("places.small_market.unseen", ["S2"], "places.small_market has 2 tiles"),
        ("places.harbour", {}, "places.harbour is unknown"),
        ("seats.0.capacity", 6, "seats.0.capacity is 6: expected a whole number from 2 to 5"),
        ("seats.0.goods.red", 3, "seats.0.goods.red is 3: expected a whole number from 0 to 2"),
        ("seats.0.goods.pink", 1, "seats.0.goods.pink is unknown"),
        ("seats.0.lira", "many", "seats.0.lira is 'many': expected a whole number"),
        ("seats.0.tiles", ["red", "red"], "seats.0.tiles has red more than once"),
        ("seats.0.merchant", "moon", "seats.0.merchant has 'moon': expected one of"),
        ("seats.0.merchant", "nowhere", "seats.0 has a piece nowhere"),
        ("seats.0.family", "nowhere", "seats.0 has a piece nowhere"),
        ("seats.0.stack", 5, "seats.0 has 5 own assistants: expected at most 4 (IST-STATE-1)"),
        ("seats.0.stack", 6, "seats.0.stack is 6: expected a whole number from 0 to 5"),
        ("seats.0.assistants", ["tea"], "seats.0 has 5 own assistants"),
        ("seats.0.hand", ["ace"], "seats.0.hand has 'ace': expected one of good_1"),
        ("seats.0.hand", ["stay"] * 3, "hands and discard pile hold 3 stay: expected at most 2"),
        ("seats.0.shown", ["stay"], "seats.0.shown has a card that is not in hand"),
        ("seats.0.cards", 1, "seats.0.cards is unknown"),
        ("seats.1", 7, "seats.1 is 7: expected an object"),
        ("seats", {}, "seats is {}: expected a list"),
        ("deck", {"stay": 1}, "deck.stay is 1: expected 2"),
        ("deck", {"joker": 1}, "deck.joker is unknown"),
        ("deck_size", 25, "deck_size is 25: expected 26"),
        ("places.palace.price.red", 2, "places.palace.price.red is 2: expected 1"),
        ("places.palace.price", None, "places.palace.price is None: expected {"),
        ("places.gemstone.price", 13, "places.gemstone.price is 13: expected 14"),
        ("places.wainwright.extensions", 8, "places.wainwright.extensions is 8: expected 9"),
        ("places.small_mosque.tiles.red", [3, 4], "tiles.red is [3, 4]: expected [2, 3, 4]"),
        ("places.small_mosque.tiles.red", [2, 3, 5], "places.small_mosque.tiles.red.2 is 5: expected 4"),
        ("lyra", 1, "lyra is unknown: expected game, players"),
        ("todo", ["Dance 0"], "todo has 'Dance 0': expected one of ActHere"),
        ("todo", [""], "todo has '': expected one of ActHere"),
        ("todo", ["Move"], "todo has 'Move': expected Move seat"),
        ("todo", ["Move 3"], "todo has 'Move 3': expected Move seat"),
        ("todo", ["Move -1"], "todo has 'Move -1': expected Move seat"),
        ("todo", ["Move 0 1"], "todo has 'Move 0 1': expected Move seat"),
        ("todo", ["ChangeDice 0 5 21"], "expected ChangeDice seat announced roll"),
        ("todo", ["RollFor 0 13"], "todo has 'RollFor 0 13': expected RollFor seat announced"),
        ("todo", ["RollFor 0 2"], "todo has 'RollFor 0 2': expected RollFor seat announced"),
        ("todo", ["FamilyAct 0 0"], "todo has 'FamilyAct 0 0': expected FamilyAct seat place"),
        ("todo", ["FamilyAct 0 12", "EndTurn 0"], "todo has FamilyAct 0 12: not possible in this position"),
        ("todo", ["AfterAction 0 3", "EndTurn 0"], "todo has AfterAction 0 3: not possible"),
        ("todo", ["RollNeutral 0", "EndTurn 0"], "todo has RollNeutral 0: not possible"),
        ("todo", ["DrawDemand 0", "EndTurn 0"], "a demand tile is missing exactly while DrawDemand"),
        ("todo", ["LayPlace 3", "EndTurn 0"], "expected a LayPlace in todo for every place not laid yet"),
        ("todo", ["Move 0"], "todo ends with Move 0: expected EndTurn or GameOver"),
        ("layout.0", 0, "expected a LayPlace in todo for every place not laid yet"),
        ("start", -1, "turn is not 0: expected a start player"),
        ("tokens.governor", "nowhere", "turn is not 0: expected a start player, and governor"),
        ("stray_assistants", ["tea"], "1 neutral assistants: expected one per player in the variant"),
        ("seats.0.assistants", ["nowhere"], "seats.0 has"),
        ("todo", [7], "todo has 7: expected one of ActHere"),
        ("todo", "Move 0", "todo is 'Move 0': expected a list"),
    ],
)
def test_an_impossible_position_is_refused_with_what_was_expected(
    path: str, value: object, message: str
) -> None:
    data = position()
    put(data, path, value)
    check_refused(data, message)


def test_there_are_never_more_mosque_tiles_of_a_colour_than_in_the_stack() -> None:
    data = position(5)
    for seat in data["seats"]:
        seat["tiles"] = ["red"]
    check_refused(data, "seats have 5 red mosque tiles: expected at most 4 with 5 players (IST-SETUP-2)")


def test_the_only_unseen_tile_must_be_there_to_be_drawn() -> None:
    data = position(3, "large=L1,L2,L3,L4,L5")
    data["places"]["large_market"] |= {"demand": None, "under": ["L1", "L2", "L3", "L4", "L5"]}
    data["todo"] = ["DrawDemand 0", "EndTurn 0"]
    check_refused(data, "todo has DrawDemand 0: not possible in this position")


def test_no_neutral_piece_is_nowhere() -> None:
    data = position(2)
    data["neutral_merchants"] = ["tea", "nowhere", "tea"]
    check_refused(data, "a neutral piece is nowhere")
    data = position(2)
    data["seats"][0] |= {"stack": 3, "assistants": ["nowhere"]}
    check_refused(data, "seats.0 has a piece nowhere")


def test_what_was_dumped_can_be_changed_without_touching_the_game() -> None:
    data = position(3, "layout=short")
    data["layout"][0] = 99
    assert position(3, "layout=short")["layout"][0] == 15
    scene = istanbul().notation.scene("layout=long", Setup(3))
    put(scene, "layout.0", 99)
    live = istanbul().notation.dump(istanbul().new(Setup(3, {"layout": "long"})))
    put(live, "layout.0", 99)
    assert position(3, "layout=long")["layout"][0] == 16


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        ("viewer", -1, "viewer is -1: expected a seat or -3"),
        ("deck_size", 3, "hands, deck_size and discard are 4 cards: expected 26"),
        ("seats.0.cards", 0, "hands, deck_size and discard are 25 cards: expected 26"),
        ("seats.0.hand", [], "seats.0.cards is 1: expected 0"),
        ("seats.1.shown", ["lira_5"], "seats.1.cards is 0: expected 1"),
        ("seats.1.shown", ["stay"] * 3, "hands and discard pile hold 3 stay"),
    ],
)
def test_an_impossible_view_is_refused_with_what_was_expected(path: str, value: object, message: str) -> None:
    match = lay("0 hand=good_1", 3)
    data = json.loads(json.dumps(match.game.notation.dump_view(match.game.view(match.state, 0))))
    put(data, path, value)
    with pytest.raises(BadSave) as error:
        istanbul().notation.load_view(data)
    assert message in str(error.value)


def test_no_assistant_lies_on_the_fountain() -> None:
    data = position()
    data["seats"][1] |= {"stack": 3, "assistants": ["fountain"]}
    check_refused(data, "seats.1.assistants has fountain: no assistant lies there (IST-ASSIST-7)")


@pytest.mark.parametrize("key", ["game", "players", "layout", "tokens", "places", "seats", "todo", "discard"])
def test_what_does_not_follow_from_the_rest_must_be_there(key: str) -> None:
    data = position()
    del data[key]
    check_refused(data, f"{key} is missing")


def test_a_hand_must_be_there() -> None:
    data = position()
    del data["seats"][2]["hand"]
    check_refused(data, "seats.2.hand is missing")


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        ("viewer", 3, "viewer is 3"),
        ("viewer", -4, "viewer is -4"),
        ("deck_size", 27, "deck_size is 27"),
        ("deck", {}, "deck is unknown"),
        ("seats.1.hand", ["stay"], "seats.1.hand is unknown"),
        ("seats.1.cards", -1, "seats.1.cards is -1"),
        ("places.gemstone.price", 23, "places.gemstone.price is 23: expected 14"),
    ],
)
def test_an_impossible_view_is_refused(path: str, value: object, message: str) -> None:
    game = istanbul()
    match = lay("0 hand=stay", 3)
    data = json.loads(json.dumps(game.notation.dump_view(game.view(match.state, 0))))
    put(data, path, value)
    with pytest.raises(BadSave) as error:
        game.notation.load_view(data)
    assert message in str(error.value)


def test_while_setting_up_tokens_and_places_lie_nowhere_yet() -> None:
    data = istanbul().notation.dump(istanbul().new(Setup(2, {"layout": "random"})))
    assert data["tokens"] == {"governor": "nowhere", "smuggler": "nowhere"}
    assert data["layout"] == [0] * 16
    assert data["start"] == data["active"] == -1
    assert istanbul().notation.dump(istanbul().notation.load(data)) == data
