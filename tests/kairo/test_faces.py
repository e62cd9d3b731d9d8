"""What is counted of the seats and printed on the board is what the rules use."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from bedesten.core.game import Setup
from bedesten.kairo.numbers import NEUTRAL_INCOME
from tests.kairo.lay import do, kairo, lay, random_game

DATA: dict[str, Any] = tomllib.loads(
    Path(__file__).parents[2].joinpath("docs/rules/data/kairo.toml").read_text("utf-8")
)


def test_a_seat_has_what_the_position_says() -> None:
    scene = "0 7vp 3RG hand=S1,S1 barkers=3 gold=red silver=red red=B2>B3+C2"
    assert kairo().guide.assets(lay(scene).state, 0) == {
        "vp": 7, "gold": 1, "silver": 1, "cards": 2, "barkers": 3,
        "white": 0, "yellow": 0, "red": 3, "blue": 0, "green": 1, "purple": 0,
    }  # fmt: skip


@pytest.mark.rule("KAI-EXP-1", "KAI-VP-3")
def test_an_expansion_costs_coins_and_a_card_and_brings_points_and_medals() -> None:
    game, match = kairo(), lay("0 4R hand=S1,S4 red=B2>B3")
    before = game.guide.assets(match.state, 0)
    do(match, "expand colour:red square:C2 card:S1 own:2")
    after = game.guide.assets(match.state, 0)
    changed = {name: after[name] - old for name, old in before.items() if after[name] != old}
    assert changed == {"vp": 7, "gold": 1, "silver": 1, "cards": -1, "red": -2}


@pytest.mark.rule("KAI-SCORE-5")
def test_points_alone_rank_the_seats() -> None:
    match = random_game(3, 4)
    game, s = match.game, match.state
    assert game.guide.tallies() == ["vp"]
    assert [game.guide.tally(s, seat) for seat in range(4)] == [[points] for points in s.vp]


@pytest.mark.rule("KAI-BOARD-7", "KAI-COMP-4")
@pytest.mark.parametrize("entry", DATA["boards"], ids=lambda entry: str(entry["name"]))
def test_the_face_of_a_game_is_its_board(entry: dict[str, Any]) -> None:
    name = entry["name"]
    faces = kairo().for_setup(Setup(2, {"board": name})).guide.faces()
    face: dict[str, Any] = faces[name]
    assert set(faces) == {other["name"] for other in DATA["boards"]}
    assert face["map"].split("/") == entry["map"].split()
    assert face["sections"].split("/") == [
        ",".join(line.split()) for line in entry["sections"].split("\n") if line
    ]
    assert face["starts"] == entry["customer_starts"]
    cards = entry.get("cards", DATA["cards"])
    assert [card[:3] for card in face["cards"]] == [
        [card["id"], card["kind"], card.get("sections", [])] for card in cards
    ]
    assert face["medals"] == [DATA["medals"]["gold_vp"], DATA["medals"]["silver_vp"]]


@pytest.mark.rule("KAI-PAY-1", "KAI-VP-1")
@pytest.mark.parametrize(("tiles", "square", "size"), [("+C2", "C1", 3), ("+C2+C1", "D1", 4)])
def test_the_face_says_what_every_size_costs_and_has_scored(tiles: str, square: str, size: int) -> None:
    face: dict[str, Any] = kairo().guide.faces()["bazaar-12x10"]
    match = lay(f"0 9R hand=S1 gold=red silver=red red=B2>B3{tiles}")
    do(match, f"expand colour:red square:{square} card:S1 own:{face['costs'][size]}")
    assert kairo().guide.assets(match.state, 0)["vp"] == face["scored"][size] - face["scored"][size - 1]
    assert face["scored"][:5] == [0, 0, 2, 5, 9]


@pytest.mark.rule("KAI-INC-1", "KAI-INC-2", "KAI-INC-3")
def test_the_face_says_what_a_customer_pays_whoever_lures_it() -> None:
    face: dict[str, Any] = kairo().guide.faces()["bazaar-12x10"]
    match = lay("customers=red:J2 | 1 red=B2>B3+C2")
    do(match, "lure target:1-red")
    got = [kairo().guide.assets(match.state, seat)["red"] for seat in (0, 1)]
    assert got == [face["commission"], 2]
    assert face["neutral_income"] == NEUTRAL_INCOME


@pytest.mark.parametrize(
    ("token", "why"), [("*draw:S1", "card"), ("*display:S1", "card"), ("*neutral:red", "neutral")]
)
def test_undo_is_barred_by_what_chance_showed(token: str, why: str) -> None:
    game = kairo()
    assert game.guide.barrier(game.lexicon.action(token)) == f"ui.undo_{why}"
