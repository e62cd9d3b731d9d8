"""Open tables that are for everybody: who finds them, what they tell, and what becomes of them."""

from pathlib import Path
from typing import Any

import pytest

from bedesten.server.people import robots
from bedesten.server.run import serve_in_background
from bedesten.server.store import rows
from bedesten.server.store.rows import HUMAN, OPEN, RUNNING, STATUS_OPEN, LogRow, SeatRow, Stored, TableRow
from bedesten.server.tables import finding
from tests.server.client import Client, get, new_key, new_table, post
from tests.server.serving import settings
from tests.server.test_people import house
from tests.server.test_ratings import session

__all__ = ["house", "session"]


def listed(url: str, **asked: str) -> dict[str, dict[str, Any]]:
    lang = asked.get("lang", "en")
    return {table["table"]: table for table in get(url, f"/api/open?lang={lang}")}


def test_a_table_is_found_only_if_whoever_set_it_likes(house: str) -> None:
    hidden, _ = new_table(house, "me", "open", key=new_key())
    shown, _ = new_table(
        house, "me", "open", "easy", key=new_key(), listed=True, lang="fr", clock={"kind": "live"}
    )
    tables = listed(house)
    assert hidden not in tables
    told = tables[shown]
    assert (told["game"], told["players"], told["lang"], told["clock"]["kind"]) == (
        "istanbul",
        3,
        "fr",
        "live",
    )
    assert [seat["kind"] for seat in told["seats"]] == ["human", "open", "bot"]
    assert [seat["name"] for seat in told["seats"]] == ["White", "Yellow", "Nilüfer"]
    assert listed(house, lang="fr")[shown]["seats"][0]["name"] == "Blanc"
    assert "token" not in str(told)


def test_a_table_that_is_full_is_not_listed_any_more(house: str) -> None:
    code, _ = new_table(house, "me", "open", key=new_key(), listed=True)
    assert code in listed(house)
    post(house, f"/api/tables/{code}/join", {}, key=new_key())
    assert code not in listed(house)


def test_a_table_where_nobody_sits_any_more_is_not_listed(house: str) -> None:
    key = new_key()
    code, _ = new_table(house, "me", "open", key=key, listed=True)
    post(house, f"/api/tables/{code}/leave", {}, key=key)
    assert code not in listed(house)


def test_a_game_is_looked_on_at_only_where_the_table_was_for_everybody_and_nobody_minds(house: str) -> None:
    def begun(**more: object) -> str:
        code, _ = new_table(house, "me", "open", key=new_key(), **more)
        assert code not in playing()
        post(house, f"/api/tables/{code}/join", {}, key=new_key())
        with Client(house, code) as watcher:
            while watcher.info["status"] == "open":
                watcher.read()
        return code

    def playing() -> dict[str, Any]:
        return {table["table"]: table for table in get(house, "/api/playing?lang=fr")}

    shown, unlisted, unwatched = begun(listed=True), begun(), begun(listed=True, watched=False)
    tables = playing()
    assert {shown, unlisted, unwatched} & tables.keys() == {shown}
    assert [seat["name"] for seat in tables[shown]["seats"]] == ["Blanc", "Jaune"]
    assert "token" not in str(tables)


def test_nothing_is_played_now_where_nothing_has_happened_for_long(session: Any) -> None:
    table = TableRow(
        "AAAAAA", "istanbul", 1, 1, {}, {"kind": "none"}, True, "full", rows.now(), "s", RUNNING, listed=True
    )
    rows.insert(
        session, Stored(table, [SeatRow(0, HUMAN)], [LogRow(0, 0, 0, "pass", rows.now() - 3600)], None)
    )
    assert finding.playing(session, "en") == []
    rows.append(session, "AAAAAA", [LogRow(1, 1, 0, "pass", rows.now())])
    assert [one.table for one in finding.playing(session, "en")] == ["AAAAAA"]


def test_a_rated_table_says_how_strong_they_are(house: str) -> None:
    code, _ = new_table(house, "me", "open", "hagop", key=new_key(), listed=True, rated=True)
    told = listed(house)[code]
    assert told["rated"] is True
    hagop = robots.skill("istanbul", "hagop")
    assert hagop
    assert [seat.get("rating", {}).get("points") for seat in told["seats"]] == [1500, None, hagop.points()]
    plain, _ = new_table(house, "me", "open", "hagop", key=new_key(), listed=True)
    assert all("rating" not in seat for seat in listed(house)[plain]["seats"])


def test_bots_take_the_seats_that_are_open_after_the_agreed_time(house: str) -> None:
    code, tokens = new_table(house, "me", "open", "open", key=new_key(), listed=True, fill=1)
    with Client(house, code, tokens) as client:
        while client.info["status"] == "open":
            client.read()
        assert [seat["kind"] for seat in client.info["seats"]] == ["human", "bot", "bot"]
        assert "fill_at" not in client.info
    assert code not in listed(house)


def test_who_comes_in_time_has_the_seat(house: str) -> None:
    code, tokens = new_table(house, "me", "open", key=new_key(), listed=True, fill=3000)
    told = get(house, f"/api/tables/{code}")
    assert told["listed"] is True
    assert told["fill_at"] == pytest.approx(told["created"] + 3000, abs=1)
    post(house, f"/api/tables/{code}/join", {}, key=new_key())
    with Client(house, code, tokens) as client:
        assert [seat["kind"] for seat in client.info["seats"]] == ["human", "human"]


def test_seats_are_filled_though_the_server_was_away(folder: Path) -> None:
    running = serve_in_background(settings(folder))
    code, tokens = new_table(running.url, "me", "open", key=new_key(), fill=1)
    running.stop()
    running = serve_in_background(settings(folder))
    with Client(running.url, code, tokens) as client:
        while client.info["status"] == "open":
            client.read()
        assert client.info["seats"][1]["kind"] == "bot"
    running.stop()


@pytest.mark.parametrize("change", [{"fill": -1}, {"fill": 3601}, {"lang": "xx"}, {"listed": "yes"}])
def test_what_makes_no_sense_is_refused(house: str, change: dict[str, Any]) -> None:
    body = {"game": "istanbul", "players": 2, "seats": [{"kind": "me"}, {"kind": "open"}], **change}
    post(house, "/api/tables", body, 400, key=new_key())


# ------------------------------------------------------------------ in the store


def put(db: Any, code: str, created: float, pace: str) -> None:
    clock = {"kind": pace, "seconds": 90}
    table = TableRow(code, "istanbul", 1, 2, {}, clock, True, "full", created, "s", STATUS_OPEN, listed=True)
    seats = [SeatRow(0, HUMAN, player="p"), SeatRow(1, OPEN)]
    rows.insert(db, Stored(table, seats, [], None))


def test_nobody_waits_for_ever_and_the_list_has_an_end(session: Any) -> None:
    now = rows.now()
    for number in range(60):
        put(session, f"N{number:05}", now - number, "none")
    put(session, "LIVE", now + 5, "live")
    put(session, "OLDLIVE", now - 2 * finding.HOUR, "live")
    put(session, "SLOW", now + 4, "slow")
    codes = [table.table for table in finding.waiting(session, "en")]
    assert codes[:3] == ["LIVE", "SLOW", "N00000"]
    assert len(codes) == finding.MOST
    assert "OLDLIVE" not in codes


def test_a_slow_table_waits_for_days(session: Any) -> None:
    put(session, "SLOW", rows.now() - 24 * finding.HOUR, "slow")
    put(session, "NONE", rows.now() - 24 * finding.HOUR, "none")
    assert [table.table for table in finding.waiting(session, "en")] == ["SLOW"]
