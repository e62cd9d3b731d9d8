"""A quick match is one call: whoever presses at the same moment sits at one table."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bedesten.server.run import serve_in_background
from tests.server import database
from tests.server.client import get, http, keyed, new_key, new_table, post
from tests.server.serving import settings
from tests.server.test_people import house, seats

__all__ = ["house"]
WANTED = {"game": "istanbul", "players": 2, "pace": "live", "lang": "en"}


def press(url: str, key: str, **wanted: Any) -> dict[str, Any]:
    answer = http.post(
        f"{url}/api/quick", json={**WANTED, **wanted}, headers=keyed(key), follow_redirects=True
    )
    assert answer.status_code == 201, answer.text
    taken: dict[str, Any] = answer.json()
    return taken


def at_once(urls: list[str], **wanted: Any) -> list[str]:
    """The tables that each found."""
    with ThreadPoolExecutor(len(urls)) as hands:
        return [one["table"] for one in hands.map(lambda url: press(url, new_key(), **wanted), urls)]


def test_two_who_press_at_once_sit_at_one_table(house: str) -> None:
    for _ in range(4):
        first, second = at_once([house, house])
        assert first == second
        assert [seat["kind"] for seat in seats(house, first)] == ["human", "human"]


def test_seven_who_press_at_once_sit_at_three_tables(house: str) -> None:
    tables = at_once([house] * 7, players=3, pace="slow")
    assert sorted(tables.count(code) for code in {*tables}) == [1, 3, 3]


def test_who_wants_a_rated_game_meets_others_who_do(house: str) -> None:
    plain = press(house, new_key(), pace="slow")["table"]
    first, second = at_once([house, house], pace="slow", rated=True)
    assert first == second != plain
    assert get(house, f"/api/tables/{first}")["rated"] is True
    assert press(house, new_key(), pace="slow")["table"] == plain
    answer = http.post(f"{house}/api/quick", json={**WANTED, "rated": True})
    assert answer.status_code == 409, "everybody has a key there"


def test_it_opens_a_table_that_robots_fill(house: str) -> None:
    taken = press(house, new_key(), game="kairo", players=0)
    told = get(house, f"/api/tables/{taken['table']}")
    assert (told["game"], told["players"], told["clock"]["kind"]) == ("kairo", 3, "live")
    assert told["listed"] is True
    assert round(told["fill_at"] - told["created"]) == 60
    assert [seat["token"] != "" for seat in taken["seats"]] == [True]


def test_who_presses_twice_waits_once(house: str) -> None:
    key = new_key()
    first = press(house, key, players=4)
    again = press(house, key, players=4)
    assert (again["table"], again["seats"]) == (first["table"], [{"seat": 0, "token": ""}])
    assert [seat["kind"] for seat in seats(house, first["table"])] == ["human", "open", "open", "open"]


def test_other_games_paces_sizes_and_tables_that_are_agreed_otherwise_are_none(house: str) -> None:
    waiting = press(house, new_key(), players=5)["table"]
    kept, _ = new_table(house, "me", "open", "open", "open", "open", key=new_key(), listed=True)
    for other in ({"pace": "slow"}, {"players": 4}, {"game": "istanbul+mocha"}):
        assert press(house, new_key(), **{"players": 5, **other})["table"] not in (waiting, kept)
    assert press(house, new_key(), players=5)["table"] == waiting


@pytest.mark.parametrize("wrong", [{"players": 1}, {"players": 9}, {"game": "chess"}, {"pace": "none"}])
def test_what_cannot_be_played_is_refused(house: str, wrong: dict[str, Any]) -> None:
    answer = http.post(f"{house}/api/quick", json={**WANTED, **wrong}, headers=keyed(new_key()))
    assert answer.status_code in (400, 404)


def test_who_opens_a_table_by_it_counts_like_anybody_who_does(folder: Path) -> None:
    running = serve_in_background(replace(settings(folder), tables_per_minute=1))
    opened, joined = press(running.url, new_key()), press(running.url, new_key())
    assert opened["table"] == joined["table"]
    post(running.url, "/api/quick", WANTED, 429, key=new_key())
    running.stop()


def test_two_who_come_to_different_processes_meet_too(postgres: database.Database, tmp_path: Path) -> None:
    store = postgres.fresh()
    with database.unhurried():
        both = [
            serve_in_background(replace(settings(tmp_path / name), store=store)) for name in ("one", "two")
        ]
        for _ in range(3):
            first, second = at_once([running.url for running in both])
            assert first == second
            assert [seat["kind"] for seat in seats(both[0].url, first)] == ["human", "human"]
        for running in both:
            running.stop()
