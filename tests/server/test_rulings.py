"""Rulings at the tables of a house: offered with their readings, refused with a sentence, told to all."""

from pathlib import Path

import pytest

from bedesten.server.run import serve_in_background
from bedesten.server.tables import games
from tests.server.client import Client, get, http, new_table
from tests.server.serving import settings


def test_every_game_offers_its_rulings_with_their_readings(url: str) -> None:
    (kairo,) = [game for game in get(url, "/api/games") if game["name"] == "kairo"]
    assert kairo["rulings"][-1] == {
        "name": "strict_three_cards",
        "rule": "KAI-CARD-3",
        "values": [False, True],
    }
    (base,) = [game for game in get(url, "/api/games") if game["name"] == "istanbul"]
    assert {"name": "long_move", "rule": "IST-MOVE-3", "values": ["distance", "walk"]} in base["rulings"]


def test_a_table_tells_what_it_decided_otherwise(url: str) -> None:
    options = {"long_move": "walk", "stay_on_fountain": True, "start": 0}
    code, tokens = new_table(url, "me", "me", options=options)
    info = get(url, f"/api/tables/{code}")
    assert info["options"] == options
    assert info["agreed"] == [{"name": "long_move", "rule": "IST-MOVE-3", "reading": "walk"}]
    with Client(url, code, tokens) as client:
        assert client.info["agreed"] == info["agreed"]
        assert client.last["view"]["rulings"] == {"long_move": "walk"}


def test_a_table_as_usual_says_nothing_of_rulings(url: str) -> None:
    code, _ = new_table(url, "me", "me")
    assert "agreed" not in get(url, f"/api/tables/{code}")


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"long_move": "run"}, "long_move is 'run': expected distance or walk (IST-MOVE-3)"),
        ({"meet_again": "yes"}, "meet_again is 'yes': expected false or true (IST-ENC-9)"),
        ({"companion_at_once": False}, "option 'companion_at_once' is unknown: expected layout"),
    ],
)
def test_a_wrong_ruling_is_refused_with_what_was_expected(
    url: str, options: dict[str, object], message: str
) -> None:
    table = {
        "game": "istanbul",
        "players": 2,
        "seats": [{"kind": "me"}, {"kind": "me"}],
        "options": options,
    }
    answer = http.post(f"{url}/api/tables", json=table)
    assert answer.status_code == 400
    assert answer.json()["error"].startswith(message)


def test_the_rulings_of_a_house_are_those_of_its_new_tables(folder: Path) -> None:
    house = settings(folder)
    house.options["istanbul"] = {"long_move": "walk"}
    server = serve_in_background(house)
    code, _ = new_table(server.url, "me", "me")
    assert get(server.url, f"/api/tables/{code}")["options"] == {"long_move": "walk"}
    code, _ = new_table(server.url, "me", "me", options={"long_move": "distance"})
    assert "agreed" not in get(server.url, f"/api/tables/{code}")
    server.stop()
    assert games.described("istanbul", house.options["istanbul"]).options == {"long_move": "walk"}


def test_bots_play_under_rulings(url: str) -> None:
    code, tokens = new_table(url, "me", "greedy", options={"meet_again": True, "start": 1})
    with Client(url, code, tokens) as client:
        assert client.info["agreed"][0]["name"] == "meet_again"
        assert client.ask is not None
