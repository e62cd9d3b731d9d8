"""Positions of Mocha & Baksheesh as JSON and as scenes."""

import json
from typing import Any

import pytest

from bedesten import catalog
from bedesten.core.errors import BadSave
from bedesten.core.game import Setup
from bedesten.core.ids import WATCHER
from bedesten.core.play.match import Match
from bedesten.istanbul.notation.loading import load_step
from bedesten.mocha import Mocha
from bedesten.mocha.notation.steps import STEPS
from tests.istanbul.lay import at, book_of, offered

NAMES = """
ActAt AnotherTurn AtEdge DiscardGuild DrawGuild FamilyBack GiveSet GuildAnywhere GuildDone GuildGoods
GuildMosque GuildOrder GuildPay GuildReturn GuildTavern GuildTea PayTrader RewardGood Roast TakeBonus
TakeGuild TakeSet
"""
FIRST = {"place": "1", "edge": "39", "most": "3", "mosque": "14", "parts": "1"}


def mocha() -> Mocha:
    game = catalog.game("istanbul+mocha")
    assert isinstance(game, Mocha)
    return game


def lay(scene: str, players: int = 3, **options: object) -> Match:
    match = Match(mocha(), Setup(players, options))
    match.state = mocha().notation.load(mocha().notation.scene(scene, match.setup))
    return match


def position() -> dict[str, Any]:
    """A whole position as dump() writes it."""
    return json.loads(json.dumps(mocha().notation.dump(lay("").state)))  # type: ignore[no-any-return]


def change(data: dict[str, Any], path: str, value: object) -> None:
    *names, last = path.split(".")
    here: Any = data
    for name in names:
        here = here[int(name) if isinstance(here, list) else name]
    here[int(last) if isinstance(here, list) else last] = value


# ------------------------------------------------------------------ steps


def test_the_names_of_the_steps_are_part_of_the_save_format() -> None:
    assert sorted(STEPS) == NAMES.split()


@pytest.mark.parametrize("name", NAMES.split())
def test_every_step_survives_its_text(name: str) -> None:
    numbers = [FIRST.get(kind, "0") for kind in STEPS[name][1]]
    step = load_step(" ".join([name, *numbers]), 2, book_of(mocha()))
    assert type(step).__name__ == name
    assert list(map(str, step.args())) == numbers


# ------------------------------------------------------------------ scenes


def test_a_scene_says_everything_the_expansion_adds() -> None:
    scene = (
        "baksheesh=B barrier=7-17:1 guild_discard=8,9 coffee_trader@tea rubies=coffee_house:3 "
        "baksheesh_b=BB dice_reward=2-12:1X used=guild_turn guild_in_play=12 "
        "todo=GuildDone.0,Encounters.0,EndTurn.0 "
        "| 0 3C guild=5,17 tavern=movement | 1 tavern=movement,encounter"
    )
    match = lay(scene)
    expected = {
        "places.tavern.baksheesh": "B",
        "places.tavern.goods": "BB",
        "places.tavern.tiles.movement": [3, 4],
        "places.tavern.tiles.encounter": [2, 3, 4],
        "places.guild_hall.discard": [8, 9, 12],
        "places.guild_hall.in_play": None,
        "places.guild_hall.pile_size": 15,
        "places.coffee_house.price": 8,
        "barrier.edge": "7|17",
        "barrier.holder": 1,
        "tokens.coffee_trader": "tea",
        "tables.dice_reward": "2-12:1X",
        "seats.0.coffee": 3,
        "seats.0.guild_hand": [5, 17],
        "seats.1.tavern_tiles": ["movement", "encounter"],
    }
    assert {path: at(match, path) for path in expected} == expected
    again = mocha().notation.load(mocha().notation.scene(mocha().notation.describe(match.state), match.setup))
    assert mocha().notation.dump(again) == mocha().notation.dump(match.state)


def test_a_closed_edge_is_closed_again_when_a_position_is_loaded() -> None:
    match = lay("barrier=7-17:1 | 0 @fountain | 1 @fountain")
    assert "move:roasting_plant" not in offered(match)
    assert "move:roasting_plant" in offered(lay("active=1 barrier=7-17:1 | 1 @fountain"))


@pytest.mark.parametrize("word", ["coffee=3", "harbour", "barrier", "guild=5", "3C"])
def test_a_word_that_is_not_understood_is_answered_with_all_that_are(word: str) -> None:
    with pytest.raises(BadSave, match=r"not understood: expected layout=.*baksheesh=A barrier=7-17:SEAT"):
        lay(word)


@pytest.mark.parametrize("word", ["coffee=3", "tavern", "C3"])
def test_a_word_of_a_seat_that_is_not_understood_too(word: str) -> None:
    with pytest.raises(BadSave, match=r"not understood: expected 7L .* 3C guild=… tavern=…"):
        lay(f"0 {word}")


# ------------------------------------------------------------------ what cannot be


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        ("seats.0.coffee", -1, "seats.0.coffee is -1: expected a whole number"),
        ("seats.0.tavern_tiles", ["moon"], "expected one of movement, encounter"),
        ("seats.0.guild_hand", [21], "expected guild cards 1 to 20, each once"),
        ("seats.0.guild_hand", [5, 5], "expected guild cards 1 to 20, each once"),
        ("places.guild_hall.discard", ["5"], "expected guild cards 1 to 20, each once"),
        ("places.guild_hall.in_play", 21, "expected a whole number from 1 to 20"),
        ("places.tavern.baksheesh", "C", "expected one of A, B"),
        ("barrier.edge", "7|8", "expected two neighbours, the lower number first: 7|17"),
        ("barrier.edge", "7|17", "expected a seat exactly if barrier.edge is an edge"),
        ("barrier.holder", 0, "expected a seat exactly if barrier.edge is an edge"),
        ("places.coffee_house.price", 7, "expected 6"),
        ("guild_pile", [], "guild_pile is []"),
        ("tables.baksheesh_b", "XX", "expected goods by their letters"),
        ("todo", ["AtEdge 0 34", "EndTurn 0"], "AtEdge 0 34: not possible in this position"),
        ("todo", ["GuildDone 0", "EndTurn 0"], "GuildDone 0: not possible in this position"),
    ],
)
def test_an_impossible_position_is_refused_with_what_was_expected(
    path: str, value: object, message: str
) -> None:
    data = position()
    change(data, path, value)
    with pytest.raises(BadSave) as error:
        mocha().notation.load(data)
    assert message in str(error.value)


@pytest.mark.parametrize(
    ("scene", "message"),
    [
        ("guild_discard=5 | 0 guild=5", "a guild card more than once"),
        ("todo=DrawGuild.0,EndTurn.0 | 1 guild=" + ",".join(map(str, range(1, 21))), "in the pile"),
        (" | ".join(f"{seat} tavern=movement" for seat in range(5)), "5 movement tiles: expected at most 4"),
    ],
)
def test_more_cards_or_tiles_than_there_are_cannot_lie_on_a_table(scene: str, message: str) -> None:
    with pytest.raises(BadSave, match=message):
        lay(scene, 5)


def test_the_tables_may_be_left_out_and_are_the_standard_ones() -> None:
    data = position()
    tables = data.pop("tables")
    assert mocha().notation.dump(mocha().notation.load(data))["tables"] == tables


# ------------------------------------------------------------------ views


def view(scene: str, seat: int) -> dict[str, Any]:
    return mocha().notation.dump_view(mocha().view(lay(scene).state, seat))


@pytest.mark.rule("MOC-GUILD-6", "MOC-INV-1")
@pytest.mark.parametrize("seat", [0, 1, -3])
def test_a_view_shows_ones_own_guild_cards_and_how_many_the_others_hold(seat: int) -> None:
    seen = view("0 guild=5,12 | 1 guild=7", seat)
    assert [entry["guild_cards"] for entry in seen["seats"]] == [2, 1, 0]
    assert [entry.get("guild_hand") for entry in seen["seats"]] == [
        hand if i == seat else None for i, hand in enumerate([[5, 12], [7], []])
    ]
    assert "guild_pile" not in seen
    assert seen["places"]["guild_hall"]["pile_size"] == 17


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        ("seats.1.guild_cards", 19, "21 guild cards: expected at most 20"),
        ("seats.0.guild_hand", [5], "does not agree"),
        ("places.guild_hall.discard", [12], "does not agree"),
    ],
)
def test_a_view_that_cannot_be_is_refused(path: str, value: object, message: str) -> None:
    seen = view("0 guild=5,12", 0)
    change(seen, path, value)
    with pytest.raises(BadSave, match=message):
        mocha().notation.load_view(seen)


def test_a_guild_card_in_play_is_written_into_the_scene() -> None:
    match = lay("0 guild=2")
    match.push_token("guild:2")
    line = match.game.notation.describe(match.state)
    assert "guild_in_play=2" in line
    assert mocha().notation.dump(lay(line).state) == mocha().notation.dump(match.state)


def test_a_view_whose_guild_hand_does_not_agree_is_refused() -> None:
    game = mocha()
    data: Any = game.notation.dump_view(game.view(lay("0 guild=2,5").state, 0))
    data["seats"][0]["guild_hand"] = [2]
    with pytest.raises(BadSave, match=r"seats\.0\.guild_hand does not agree with guild_cards"):
        game.notation.load_view(data)


def test_a_watcher_sees_no_guild_hand() -> None:
    game = mocha()
    data = game.notation.dump_view(game.view(lay("0 guild=2,5").state, WATCHER))
    assert game.notation.dump_view(game.notation.load_view(data)) == data
