"""People one has played with, and whether they are here; and what happened at the table, for oneself."""

from dataclasses import replace
from datetime import date, timedelta
from typing import Any

import pytest

from bedesten import catalog
from bedesten.server.people import dealt, keepsakes, presence
from bedesten.server.store import attempts, deals, invitations, mutes, open_tables, players, results, rows
from bedesten.server.store.attempts import AttemptRow
from bedesten.server.store.deals import DealRow, SatDown
from bedesten.server.store.players import DEVICE, KeyRow, PlayerRow
from bedesten.server.store.rows import BOT, HUMAN, OPEN, RUNNING, STATUS_OPEN, LogRow, SeatRow
from tests.server.client import get, new_key, post
from tests.server.test_history import human, laid
from tests.server.test_inviting import put, shared
from tests.server.test_people import house
from tests.server.test_ratings import session

__all__ = ["house", "session"]
NOW = 1_000_000.0


@pytest.fixture
def site(session: Any, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Mert, Lina and Deniz have played with Aylin; Mert and Deniz show their page."""
    for module in (presence, players):
        monkeypatch.setattr(module, "now", lambda: NOW)
    for name, shown in {"aylin": False, "mert": True, "lina": False, "deniz": True}.items():
        players.put(session, PlayerRow(name, name.title(), "red", 1.0, shown))
    laid(session, "AAAAAA", "istanbul", [human(0, "aylin"), human(1, "mert")], [1, 2], 1.0)
    laid(session, "BBBBBB", "istanbul", [human(0, "aylin"), human(1, "mert")], [1, 2], 2.0)
    laid(session, "CCCCCC", "kairo", [human(0, "aylin"), human(1, "lina"), human(2, "deniz")], [1, 2, 3], 3.0)
    return session


def seen(db: Any, player: str, at: float) -> None:
    db.execute("UPDATE players SET seen = %s WHERE id = %s", (at, player))


def told(db: Any) -> dict[str, tuple[str, str, str]]:
    people = presence.company(db, "aylin")
    return {one.name: (one.presence, one.game, one.table) for one in people}


def sitting(db: Any, code: str, status: str, at: float, **more: Any) -> None:
    """A table of Mert's, and when they last did something there."""
    put(db, code, status, human(0, "mert"), SeatRow(1, OPEN if status == STATUS_OPEN else HUMAN))
    rows.append(db, code, [LogRow(0, 1, 0, "x", at)])
    for column, value in more.items():
        db.execute(f"UPDATE tables SET {column} = %s WHERE code = %s", (value, code))


def test_whoever_shows_nothing_is_somebody_to_play_with_again_and_no_more(site: Any) -> None:
    seen(site, "mert", NOW - 10)
    assert told(site) == {"Mert": ("here", "", ""), "Lina": ("", "", ""), "Deniz": ("", "", "")}
    mert, deniz, lina = presence.company(site, "aylin")
    assert (mert.id, mert.last, mert.seat) == ("mert", "BBBBBB", 1)
    assert (deniz.id, deniz.emblem, lina.id, lina.emblem) == ("deniz", "red", "", "")
    assert (lina.last, lina.seat) == ("CCCCCC", 1)
    assert presence.company(site, "stranger") == []


@pytest.mark.parametrize(
    ("ago", "state"), [(10, "here"), (1200, "away"), (3 * 86400, "gone"), (int(NOW), "")]
)
def test_who_was_here_is_here_then_away_then_gone(site: Any, ago: int, state: str) -> None:
    seen(site, "mert", NOW - ago)
    [mert] = [one for one in presence.company(site, "aylin") if one.name == "Mert"]
    assert mert.presence == state
    assert mert.since == (NOW - ago if state in ("away", "gone") else 0)


def test_a_game_is_told_and_only_a_table_for_everybody_is_named(site: Any) -> None:
    sitting(site, "RUNNIN", RUNNING, NOW - 60)
    assert told(site)["Mert"] == ("playing", "istanbul", "")
    site.execute("UPDATE tables SET listed = 1 WHERE code = 'RUNNIN'")
    assert told(site)["Mert"] == ("playing", "istanbul", "RUNNIN")
    site.execute("UPDATE tables SET watched = 0 WHERE code = 'RUNNIN'")
    assert told(site)["Mert"] == ("playing", "istanbul", "")
    sitting(site, "SLOWLY", STATUS_OPEN, NOW - 60, listed=1)
    site.execute("UPDATE tables SET stopped = 1 WHERE code = 'RUNNIN'")
    assert told(site)["Mert"] == ("open", "istanbul", "SLOWLY")
    site.execute("UPDATE tables SET listed = 0 WHERE code = 'SLOWLY'")
    assert told(site)["Mert"] == ("here", "", "")
    assert [one.code for one in open_tables.of(site, "mert")] == ["SLOWLY"]


def test_whoever_would_rather_not_is_not_there(site: Any) -> None:
    seen(site, "mert", NOW)
    invitations.refuse(site, "BBBBBB", "mert", "aylin")
    assert told(site)["Mert"] == ("", "", "")


def test_that_somebody_is_here_is_kept_by_the_minute_and_only_while_they_show_it(
    site: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    for player in ("mert", "lina"):
        players.put_key(site, KeyRow(f"key of {player}", player, DEVICE, 1.0))
        players.greeted(site, f"key of {player}")
    assert (players.load(site, "mert").seen, players.load(site, "lina").seen) == (NOW, 0)
    monkeypatch.setattr(players, "now", lambda: NOW + 30)
    players.greeted(site, "key of mert")
    assert players.load(site, "mert").seen == NOW
    players.put(site, players.load(site, "mert"))
    assert players.load(site, "mert").seen == NOW, "another name changes nothing of it"
    players.put(site, replace(players.load(site, "mert"), shown=False))
    assert players.load(site, "mert").seen == 0


def test_people_and_keepsakes_are_told_to_nobody_else(house: str) -> None:
    key, friend = new_key(), new_key()
    code, _ = shared(house, key, friend)
    [met] = get(house, "/api/me/people", key=key)
    assert (met["name"], met["last"], met["seat"], met["presence"]) == ("Friend 1", code, 1, "")
    post(house, "/api/me", {"name": "Lina", "shown": "everybody"}, key=friend)
    get(house, "/api/me", key=friend)
    [met] = get(house, "/api/me/people", key=key)
    assert (met["name"], met["presence"]) == ("Lina", "here")
    assert get(house, "/api/me/everything", key=friend)["seen"] > 0
    kept = {one["name"]: one["at"] for one in get(house, "/api/me/keepsakes", key=key)}
    assert kept["game"] is not None
    assert kept["five"] is None
    for nobody in (new_key(), ""):
        assert get(house, "/api/me/people", key=nobody) == get(house, "/api/me/keepsakes", key=nobody) == []


# ------------------------------------------------------------------ the deal of a day


def on_board(db: Any, me: str) -> list[str] | None:
    """Whom somebody finds on the board of friends; themselves as `me`."""
    deal = deals.load(db, "2026-11-17")
    assert deal is not None
    board = dealt.day(db, deal, None, me, False).friends
    return None if board is None else ["me" if one.mine else one.name for one in board]


def test_the_board_of_friends_is_of_those_one_knows_and_told_to_nobody_else(site: Any) -> None:
    """Lina shows nothing, so she is nobody's friend; nor is who never sat at a table with one."""
    players.put(site, PlayerRow("stranger", "Stranger", "blue", 1.0, True))
    deals.put(site, DealRow("2026-11-17", "istanbul", 2, {}, ["", "idris"], "seed", 0.0, 9e9))
    assert on_board(site, "aylin") == [], "she has friends, of whom nobody has played"
    for n, who in enumerate(("deniz", "aylin", "lina", "stranger", "mert")):
        robot = SeatRow(1, BOT, "idris")
        laid(site, f"DEAL{n}", "istanbul", [human(0, who), robot], [1, 2], 100.0 + n)
        deals.sit(site, SatDown("2026-11-17", who, f"DEAL{n}", 1.0 + n))
    assert on_board(site, "aylin") == ["Deniz", "me", "Mert"], "as on the board of all"
    assert on_board(site, "lina") == ["Deniz", "me"]
    assert [on_board(site, who) for who in ("mert", "stranger", "")] == [None, None, None]
    mutes.mute(site, "deniz", "aylin")
    assert on_board(site, "aylin") == ["Deniz", "me", "Mert"], "nobody is told who does not hear them"
    mutes.mute(site, "aylin", "mert")
    assert on_board(site, "aylin") == ["Deniz", "me"]


# ------------------------------------------------------------------ keepsakes


def happened(db: Any) -> dict[str, float]:
    return {one.name: one.at for one in keepsakes.told(db, "aylin") if one.at is not None}


def test_things_that_happen_are_kept_with_the_first_day_they_did(session: Any) -> None:
    players.put(session, PlayerRow("aylin"))
    assert happened(session) == {}
    me, safiye = human(0, "aylin"), SeatRow(1, BOT, "safiye")
    laid(session, "AAAAAA", "istanbul", [me, safiye], [2, 1], 10.0)
    assert happened(session) == {"game": 10.0}
    laid(session, "BBBBBB", "istanbul", [me, safiye], [1, 2], 20.0)
    laid(session, "CCCCCC", "istanbul", [me, safiye], [1, 2], 30.0)
    assert happened(session) == {"game": 10.0, "won": 20.0, "master": 20.0}
    five = [me, *(SeatRow(seat, BOT, "idris") for seat in range(1, 5))]
    laid(session, "DDDDDD", "istanbul", five, [5, 1, 2, 3, 4], 40.0)
    results.put_studied(session, "CCCCCC", [(0.0, 0.0, 3.0, 0), (0.0, 0.0, 30.0, 2)])
    results.put_studied(session, "BBBBBB", [(0.0, 0.0, 30.0, 1), (0.0, 0.0, 0.0, 0)])
    assert happened(session) == {"game": 10.0, "won": 20.0, "master": 20.0, "five": 40.0, "careful": 30.0}


def test_every_box_has_been_played_when_the_last_has(session: Any) -> None:
    players.put(session, PlayerRow("aylin"))
    for n, game in enumerate(catalog.GAMES):
        assert "shelf" not in happened(session)
        laid(session, f"BOX{n:03}", game, [human(0, "aylin"), SeatRow(1, BOT, "idris")], [1, 2], 50.0 + n)
    assert happened(session)["shelf"] == 50.0 + len(catalog.GAMES) - 1


def test_ten_deals_in_a_row_and_fifty_puzzles(session: Any) -> None:
    players.put(session, PlayerRow("aylin"))
    first = date(2026, 9, 1)
    for n in (0, *range(2, 12)):
        assert "deals" not in happened(session)
        day, code = (first + timedelta(days=n)).isoformat(), f"DAY{n:03}"
        deals.put(session, DealRow(day, "istanbul", 2, {}, ["", "idris"], "seed", 0.0, 1e9))
        laid(session, code, "istanbul", [human(0, "aylin"), SeatRow(1, BOT, "idris")], [1, 2], 100.0 + n)
        deals.sit(session, SatDown(day, "aylin", code, 1.0))
    assert happened(session)["deals"] == 111.0
    for n in range(keepsakes.SOLVED + 5):
        attempts.put(session, AttemptRow("aylin", f"P{n}", "istanbul", 1500, n % 11 > 0, False, float(n)))
    assert happened(session)["puzzles"] == float(keepsakes.SOLVED + 4)
