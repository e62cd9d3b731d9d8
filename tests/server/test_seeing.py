"""Whoever keeps the house can see how it does, and nobody else."""

import json
import logging
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest

from bedesten.server.net import limits
from bedesten.server.ops import logs, metrics
from bedesten.server.routes import admin
from bedesten.server.run import serve_in_background
from tests.server.client import Client, http, new_table
from tests.server.serving import settings

PASSWORD = "open sesame"


@pytest.fixture
def house(folder: Path) -> Iterator[str]:
    running = serve_in_background(replace(settings(folder), admin=PASSWORD))
    yield running.url
    running.stop()


def value(text: str, name: str) -> float:
    line = re.search(rf"^{re.escape(name)} (\S+)$", text, re.MULTILINE)
    assert line, name
    return float(line[1])


def test_the_numbers_of_the_house_are_told_to_its_keeper(house: str) -> None:
    code, tokens = new_table(house, "me", "random", options={"start": 0})
    with Client(house, code, tokens) as client, Client(house, code):
        client.act("move:fabric", "leave")
        client.act("fill")
        client.wait_for_turn()
        text = http.get(f"{house}/metrics", auth=("any", PASSWORD)).text
        page = http.get(f"{house}/admin", auth=("any", PASSWORD))
    assert value(text, "bedesten_tables_open") == 1
    assert value(text, "bedesten_sockets") == 2
    assert value(text, "bedesten_store_waits") == 0
    assert value(text, "bedesten_action_seconds_count") == 2
    assert value(text, 'bedesten_action_seconds_bucket{le="+Inf"}') == 2
    assert value(text, "bedesten_bot_seconds_count") >= 1
    assert value(text, "bedesten_store_seconds_count") >= 3
    assert '<th scope="row">tables running</th><td>1</td>' in page.text
    assert "<script" not in page.text
    assert code not in page.text


@pytest.mark.parametrize("path", ["/admin", "/admin/reports", "/metrics"])
def test_nobody_else_sees_them(house: str, url: str, path: str) -> None:
    assert http.get(url + path).status_code == 404  # no password was set: there is nothing
    for wrong in (None, ("any", "sesame"), ("any", "")):
        answer = http.get(house + path, auth=wrong)
        assert (answer.status_code, answer.headers["www-authenticate"][:5]) == (401, "Basic")
    garbage = http.get(house + path, headers={b"Authorization": b"Basic \xe9"})
    assert garbage.status_code == 401


def test_wrong_passwords_are_answered_late_and_then_not_at_all(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An address that has guessed too often is not heard, also not with the right one; others are."""
    pauses: list[float] = []
    now = [1000.0]

    async def pause(seconds: float) -> None:
        pauses.append(seconds)

    monkeypatch.setattr(admin, "asyncio", SimpleNamespace(sleep=pause))
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: now[0]))
    wanted = replace(settings(folder), admin=PASSWORD, admin_pause=1.5, admin_tries=3, admin_lockout=600.0)
    running = serve_in_background(wanted)

    def ask(password: str, address: str = "203.0.113.7") -> httpx.Response:
        headers = {"X-Forwarded-For": address}
        return http.get(f"{running.url}/metrics", auth=("any", password), headers=headers)

    nobody = http.get(f"{running.url}/metrics", headers={"X-Forwarded-For": "203.0.113.7"})
    assert (nobody.status_code, pauses) == (401, [])  # a browser asks without one first
    assert [ask("guess").status_code for _ in range(3)] == [401] * 3
    assert pauses == [1.5] * 3
    refused = ask(PASSWORD)
    assert (refused.status_code, refused.headers["retry-after"]) == (429, "600")
    assert PASSWORD not in refused.text
    assert ask(PASSWORD, "203.0.113.8").status_code == 200
    now[0] += 601
    assert ask(PASSWORD).status_code == 200
    running.stop()


NAMES = {
    "bedesten_tables_open": "gauge",
    "bedesten_sockets": "gauge",
    "bedesten_store_waits": "gauge",
    "bedesten_bots_waiting": "gauge",
    "bedesten_not_shown_total": "counter",
    "bedesten_bots_relieved_total": "counter",
    "bedesten_relayed_total": "counter",
    "bedesten_told_total": "counter",
    "bedesten_action_seconds": "histogram",
    "bedesten_bot_seconds": "histogram",
    "bedesten_store_seconds": "histogram",
}


def test_the_names_that_dashboards_know_stay(house: str) -> None:
    """What Prometheus is told to look at is written down elsewhere: names, kinds, labels, bounds."""
    answer = httpx.get(f"{house}/metrics", auth=("any", PASSWORD))
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    assert dict(re.findall(r"^# TYPE (\S+) (\S+)$", answer.text, re.MULTILINE)) == NAMES
    for why in ("late", "died", "wrong"):
        assert value(answer.text, f'bedesten_bots_relieved_total{{why="{why}"}}') == 0
    bounds = re.findall(r'^bedesten_store_seconds_bucket{le="(\S+)"}', answer.text, re.MULTILINE)
    assert list(map(float, bounds)) == [*metrics.BOUNDS, float("inf")]


def test_two_servers_in_one_process_count_for_themselves(house: str, tmp_path: Path) -> None:
    other = serve_in_background(replace(settings(tmp_path / "other"), admin=PASSWORD))
    code, tokens = new_table(house, "me", "me", options={"start": 0})
    with Client(house, code, tokens) as client:
        client.act("move:fabric", "leave")
    texts = [httpx.get(f"{url}/metrics", auth=("any", PASSWORD)).text for url in (house, other.url)]
    other.stop()
    assert [value(text, "bedesten_action_seconds_count") for text in texts] == [1, 0]


def test_a_histogram_counts_by_bounds() -> None:
    histogram = metrics.seconds("some", "some")
    assert metrics.told(histogram) == {"count": "0", "share": "95", "most": "0"}
    for seconds in (0.001, 0.003, 0.03, 60.0):
        histogram.observe(seconds)
    assert metrics.told(histogram, 0.25) == {"count": "4", "share": "25", "most": "1"}
    assert metrics.told(histogram, 0.5)["most"] == "5"
    assert metrics.told(histogram)["most"] == "inf"


def test_a_line_of_the_log_is_an_object() -> None:
    try:
        raise ValueError("ouch")
    except ValueError as error:
        trouble = error
    record = logging.LogRecord(
        "bedesten.server.tables.lobby", logging.ERROR, "", 1, "table %s", ("X",), (ValueError, trouble, None)
    )
    line = logs.Lines().format(record)
    assert "\n" not in line
    entry = json.loads(line)
    assert (entry["level"], entry["logger"], entry["message"]) == ("error", "tables.lobby", "table X")
    assert "ouch" in entry["trace"]
