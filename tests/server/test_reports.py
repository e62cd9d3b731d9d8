"""Somebody at the table is reported to whoever runs the site: by whom, and who reads it."""

from typing import Any

import pytest

from bedesten.server.store import players, reports
from bedesten.server.store.players import PlayerRow
from bedesten.server.store.reports import ReportRow
from bedesten.server.store.rows import HUMAN, STATUS_OPEN, SeatRow
from tests.server.client import Client, get, http, new_key, new_table, post
from tests.server.test_inviting import put
from tests.server.test_ratings import session
from tests.server.test_seeing import PASSWORD, house

__all__ = ["house", "session"]


def read(url: str) -> str:
    return http.get(f"{url}/admin/reports", auth=("any", PASSWORD)).text


def test_a_report_says_who_where_and_what_they_said(house: str) -> None:
    key, friend, stranger = (new_key() for _ in range(3))
    code, _ = new_table(house, "me", "open", "greedy", key=key)
    joined = post(house, f"/api/tables/{code}/join", {"name": "<b>Mert"}, key=friend)
    with Client(house, code, [joined["seats"][0]["token"]]) as client:
        for phrase in ("oops", "again"):
            client.say(t="say", seat=1, phrase=phrase)
            client.until("said")
        for _ in range(2):
            post(house, f"/api/tables/{code}/report", {"seat": 1}, key=key)
    page = read(house)
    assert page.count(f">{code}<") == 1
    assert "oops<br>again" in page
    assert "&lt;b&gt;Mert" in page
    assert get(house, "/api/me", key=friend)["id"] in page
    assert [one["seat"] for one in get(house, "/api/me/everything", key=key)["reports"]] == [1]
    assert get(house, "/api/me/everything", key=friend)["reports"] == [], "nobody is told who reported them"
    post(house, "/api/me", {"name": "Eve"}, key=stranger)
    for who, seat in ((stranger, 1), (key, 0), (key, 2), (key, 9), ("", 1)):
        post(house, f"/api/tables/{code}/report", {"seat": seat}, 404, key=who)
    post(house, "/api/me/delete", {}, key=friend)
    assert code not in read(house)


def test_a_report_is_seen_to(house: str) -> None:
    key, friend = new_key(), new_key()
    code, _ = new_table(house, "me", "open", "open", key=key)
    post(house, f"/api/tables/{code}/join", {"name": "Mert"}, key=friend)
    post(house, f"/api/tables/{code}/report", {"seat": 1}, key=key)
    me = get(house, "/api/me", key=key)["id"]
    path = f"/admin/reports/{code}/1/{me}/done"
    assert f'action="{path}"' in read(house)
    assert http.post(house + path).status_code == 401
    assert http.post(house + path, auth=("any", PASSWORD)).status_code == 200
    assert f'action="{path}"' not in read(house)
    assert f">{code}<" in read(house), "it is still there to be read"
    for wrong in (f"/admin/reports/x/1/{me}/done", f"/admin/reports/{code}/99/{me}/done"):
        assert http.post(house + wrong, auth=("any", PASSWORD)).status_code == 404


def test_what_nobody_has_seen_to_comes_first(session: Any) -> None:
    put(session, "TABLES", STATUS_OPEN, SeatRow(0, HUMAN))
    for at in range(3):
        reports.put(session, ReportRow("TABLES", 0, f"eve{at}", "mert", "Mert", "", float(at)))
    reports.settle(session, "TABLES", 0, "eve2", 9.0)
    assert [(row.reporter, row.done) for row in reports.newest(session)] == [
        ("eve1", 0.0),
        ("eve0", 0.0),
        ("eve2", 9.0),
    ]


def test_reports_have_an_end(session: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reports, "MOST", 3)
    put(session, "TABLES", STATUS_OPEN, SeatRow(0, HUMAN))
    for at in range(5):
        reports.put(session, ReportRow("TABLES", 0, f"eve{at}", "mert", "Mert", "", float(at)))
    assert [row.reporter for row in reports.newest(session)] == ["eve4", "eve3", "eve2"]
    players.put(session, PlayerRow("mert"))
    players.erase(session, "eve4")
    assert [row.reporter for row in reports.newest(session)] == ["eve3", "eve2"]
    players.erase(session, "mert")
    assert reports.newest(session) == []


def test_nobody_reports_without_end(house: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reports, "MOST_EACH", 1)
    key = new_key()
    code, _ = new_table(house, "me", "open", "open", key=key)
    for _ in range(2):
        post(house, f"/api/tables/{code}/join", {}, key=new_key())
    post(house, f"/api/tables/{code}/report", {"seat": 1}, key=key)
    post(house, f"/api/tables/{code}/report", {"seat": 2}, 409, key=key)
