"""Positions of Letters & Seals as JSON and as scenes."""

import json
from typing import Any

import pytest

from bedesten.core.errors import BadSave
from bedesten.core.ids import WATCHER
from bedesten.istanbul.notation.loading import load_step
from bedesten.letters.notation.steps import STEPS
from tests.istanbul.lay import at, book_of
from tests.letters.lay import bazaar, lay, lay_bazaar, letters
from tests.mocha.test_codec import change

NAMES = """
BuyTurn ChangeDie ChooseHome ClearTiles CopyCard DrawLetter ExtraTurn FinalBid GiveLetter GiveUnit LastTile
OpenAuction OtherBid PayAfar PayCourier PaySeals PickTile Receive RevealTile RewardGood RollDie TakeBonus
TakeLetter TakePile TakeTrackRuby TakeUnit TurnEnd UseTile
"""
FIRST = {"seals": "1", "pips": "1", "bid": "1", "alternative": "1"}
PICKING = "todo=PickTile.0,PickTile.1,PickTile.2,LastTile.0,ClearTiles.0,Encounters.0,TurnEnd.0,EndTurn.0"


def position() -> dict[str, Any]:
    """A whole position as dump() writes it."""
    return json.loads(json.dumps(letters().notation.dump(lay("").state)))  # type: ignore[no-any-return]


def test_the_names_of_the_steps_are_part_of_the_save_format() -> None:
    assert sorted(STEPS) == NAMES.split()


@pytest.mark.parametrize("name", NAMES.split())
def test_every_step_survives_its_text(name: str) -> None:
    numbers = [FIRST.get(kind, "0") for kind in STEPS[name][1]]
    step = load_step(" ".join([name, *numbers]), 2, book_of(letters()))
    assert type(step).__name__ == name
    assert list(map(str, step.args())) == numbers


@pytest.mark.parametrize("name", ["GoAnywhere", "TakeCoffee"])
def test_every_step_of_the_great_bazaar_survives_its_text(name: str) -> None:
    assert load_step(f"{name} 1", 2, book_of(bazaar())).args() == [1]


# ------------------------------------------------------------------ scenes


def test_a_scene_says_everything_the_expansion_adds() -> None:
    scene = (
        f"{PICKING} bonus_deck=new_only letters_discard=3,3,4 kiosk=K01,K02,K03,K04 kiosk_chosen=K05 "
        "kiosk_discard=K06,K24 society=1 acting@kiosk doubled=1 joined=2 added=4 courier@tea used=moved_away "
        "letters_reward=2-12:1T | 0 letters=5-back,9,5 companion@spice | 1 companion@personal_supply"
    )
    match = lay(scene)
    expected = {
        "bonus_deck": "new_only",
        "letters": {"pile_size": 30, "discard": [3, 3, 4]},
        "places.kiosk.revealed": ["K01", "K02", "K03", "K04"],
        "places.kiosk.chosen": ["K05"],
        "places.kiosk.discard": ["K06", "K24"],
        "places.kiosk.pile_size": 17,
        "places.secret_society.lira": [2, 1],
        "acting": "kiosk",
        "doubled": 1,
        "joined": 2,
        "added_rubies": 4,
        "tokens.courier": "tea",
        "used": ["moved_away"],
        "letter_tables.letters_reward": "2-12:1T",
        "seats.0.letters": ["5-front", "9-front", "5-back"],
        "seats.0.companion": "spice",
        "seats.1.companion": "personal_supply",
        "seats.2.companion": "general_supply",
    }
    assert {path: at(match, path) for path in expected} == expected
    again = letters().notation.load(
        letters().notation.scene(letters().notation.describe(match.state), match.setup)
    )
    assert letters().notation.dump(again) == letters().notation.dump(match.state)


def test_a_scene_of_the_great_bazaar_has_the_words_of_both_expansions() -> None:
    match = lay_bazaar("barrier=24-25:1 society=3 | 0 3C guild=5 letters=9 companion@catacombs")
    again = bazaar().notation.load(
        bazaar().notation.scene(bazaar().notation.describe(match.state), match.setup)
    )
    assert bazaar().notation.dump(again) == bazaar().notation.dump(match.state)
    assert at(match, "places.secret_society.lira") == []


@pytest.mark.parametrize("word", ["letters", "harbour", "companion@post", "kiosks=K01"])
def test_a_word_that_is_not_understood_is_answered_with_all_that_are(word: str) -> None:
    with pytest.raises(BadSave, match=r"not understood: expected layout=.*bonus_deck=new_only"):
        lay(word.replace("letters", "letter"))


def test_a_word_of_a_seat_that_is_not_understood_too() -> None:
    with pytest.raises(BadSave, match=r"not understood: expected 7L .* companion@PLACE"):
        lay("0 letter=9")


# ------------------------------------------------------------------ what cannot be


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        ("seats.0.letters", ["26-front"], "expected letters such as 9-front or 9-back"),
        ("seats.0.letters", ["9-front"] * 3, "3 letters 9: expected at most 2"),
        ("seats.0.letters", ["7-back"], "1 letters 7: expected at most 0"),
        ("seats.0.companion", "moon", "seats.0.companion"),
        ("seats.0.companion", "nowhere", "expected 'general_supply'"),
        ("letters.discard", ["9"], "expected numbers of places"),
        ("letters.discard", [26], "expected numbers of places"),
        ("letters.pile_size", 35, "expected 36"),
        ("places.kiosk.revealed", ["K25"], "K25"),
        ("places.kiosk.discard", ["K01", "K01"], "K01"),
        ("places.secret_society.lira", [3, 2], "expected the last of [3, 2, 1] (LET-SETUP-8)"),
        ("bonus_deck", "old", "expected one of mixed, new_only"),
        ("letter_tables.letters", "99:1", "letter_tables: letters has '99:1'"),
        ("added_rubies", -1, "added_rubies is -1"),
        ("doubled", 3, "doubled is 3"),
        ("acting", "moon", "acting"),
        ("todo", ["DrawLetter 5", "EndTurn 0"], "todo has"),
        ("todo", ["BuyTurn 0", "EndTurn 0"], "BuyTurn 0: not possible in this position"),
        ("todo", ["UseTile 0 3", "EndTurn 0"], "UseTile 0 3: not possible in this position"),
        ("todo", ["CopyCard 0", "EndTurn 0"], "CopyCard 0: not possible in this position"),
        ("todo", ["PickTile 0", "EndTurn 0"], "as many PickTile and LastTile as tiles revealed"),
    ],
)
def test_an_impossible_position_is_refused_with_what_was_expected(
    path: str, value: object, message: str
) -> None:
    data = position()
    change(data, path, value)
    with pytest.raises(BadSave) as error:
        letters().notation.load(data)
    assert message in str(error.value)


@pytest.mark.parametrize(
    ("scene", "options", "message"),
    [
        ("0 @tea letters=9", {}, "since a piece stands there"),
        (f"{PICKING} kiosk=K01,K02,K03,K04 kiosk_discard=K01", {}, "a tile more than once"),
        ("todo=DrawLetter.0,EndTurn.0 | 1 letters=9", {"letters": "9:1"}, "DrawLetter 0: not possible"),
    ],
)
def test_more_than_there_is_cannot_lie_on_a_table(
    scene: str, options: dict[str, object], message: str
) -> None:
    with pytest.raises(BadSave, match=message):
        lay(scene, 3, **options)


def test_no_tile_can_be_revealed_when_none_is_left() -> None:
    tiles = ",".join(f"K{n:02}" for n in range(1, 25))
    with pytest.raises(BadSave, match="RevealTile 0: not possible"):
        lay(f"todo=RevealTile.0,PickTile.0,LastTile.0,EndTurn.0 kiosk=K01 kiosk_discard={tiles[4:]}")


def test_tables_and_deck_may_be_left_out_and_are_the_standard_ones() -> None:
    data = position()
    tables, deck = data.pop("letter_tables"), data.pop("bonus_deck")
    dumped = letters().notation.dump(letters().notation.load(data))
    assert (dumped["letter_tables"], dumped["bonus_deck"]) == (tables, deck)


# ------------------------------------------------------------------ views


@pytest.mark.rule("LET-LETTER-2", "LET-SETUP-9")
@pytest.mark.parametrize("seat", [0, 1, WATCHER])
def test_everybody_sees_all_letters_and_nobody_the_piles(seat: int) -> None:
    match = lay("kiosk_discard=K03 letters_discard=4 | 0 letters=9,5-back hand=letter_1 | 1 letters=16")
    seen: Any = letters().notation.dump_view(letters().view(match.state, seat))
    assert [entry["letters"] for entry in seen["seats"]] == [["9-front", "5-back"], ["16-front"], []]
    assert seen["letters"] == {"pile_size": 32, "discard": [4]}
    assert seen["places"]["kiosk"] == {"pile_size": 23, "revealed": [], "chosen": [], "discard": ["K03"]}
    assert [entry.get("hand") for entry in seen["seats"]] == [
        hand if i == seat else None for i, hand in enumerate([["letter_1"], [], []])
    ]
    assert "deck" not in seen
    assert letters().notation.dump_view(letters().notation.load_view(seen)) == seen
