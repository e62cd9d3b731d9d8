"""Finished games are studied by the server, told as far as it has come, and kept with the game."""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from bedesten import catalog
from bedesten.core.ids import CHANCE, OVER
from bedesten.core.play.match import Match
from bedesten.server.replay import reviews
from bedesten.server.run import serve_in_background
from bedesten.server.settings import Settings
from bedesten.server.store import rows
from bedesten.server.store.rows import FINISHED, RUNNING, LogRow, ReviewRow, SeatRow, Stored, TableRow
from bedesten.server.store.sqlite import Store
from bedesten.study import key
from tests.patience import WITHIN
from tests.server.serving import settings
from tests.study.games import played

CODE = "ABCDEF"


def keep(store: Store, match: Match, code: str = CODE) -> None:
    """A table with this game, as the store has it."""
    over = match.to_move() == OVER
    table = TableRow(
        code,
        "istanbul",
        catalog.game("istanbul").rules_version,
        2,
        {},
        {"kind": "none"},
        True,
        "full",
        1.0,
        "seed",
        FINISHED if over else RUNNING,
        scene=match.setup.scene,
    )
    seats = [SeatRow(0, "bot", "greedy"), SeatRow(1, "bot", "greedy")]
    log = [LogRow(n, n + 1, CHANCE, token, 1.0) for n, token in enumerate(match.log)]
    asyncio.run(store.run(lambda db: rows.insert(db, Stored(table, seats, log, None))))


def stored(folder: Path) -> ReviewRow | None:
    store = Store(folder)
    row = asyncio.run(store.run(lambda db: rows.load_review(db, CODE)))
    store.close()
    return row


@pytest.fixture
def site(folder: Path) -> Settings:
    """With one finished game, in which a ruby that would have won was left lying."""
    store = Store(folder)
    keep(store, played("skip"))
    store.close()
    return replace(settings(folder), review_seconds=WITHIN)


def asked(url: str, lang: str = "en", code: str = CODE) -> httpx.Response:
    return httpx.get(f"{url}/api/tables/{code}/study?lang={lang}", timeout=WITHIN)


def studied(url: str, lang: str = "en") -> dict[str, Any]:
    """Asked again and again, until it has come to an end."""
    while (found := asked(url, lang).json())["state"] in ("waiting", "running"):
        assert [seat["verdict"] for seat in found["seats"]] in ([], ["", ""]), "nobody is judged too early"
    whole: dict[str, Any] = found
    return whole


def test_a_finished_game_is_studied_and_kept(site: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    server = serve_in_background(site)
    found = studied(server.url)
    french = asked(server.url, "fr").json()
    server.stop()
    assert found["state"] == french["state"] == "done"
    (blunder,) = [moment for moment in found["moments"] if moment["name"] == "blunder"]
    assert (blunder["step"], blunder["seat"], blunder["title"]) == (1, 0, "Blunder")
    assert any("Buy a ruby" in line for line in blunder["told"])
    assert [moment["title"] for moment in french["moments"]].count("Grosse erreur") == 1
    assert all(seat["verdict"] for seat in found["seats"])
    for seat in found["seats"]:
        shares = {entry["name"]: entry["share"] for entry in seat["ledger"]}
        entries = ["start", "own_choices", "rivals_choices", "own_luck", "rivals_luck", "unseen"]
        assert sum(shares[name] for name in entries) == pytest.approx(shares["result"])
    row = stored(site.data)
    assert row is not None

    async def nobody(*_: object) -> None:
        raise AssertionError("it was studied before")

    monkeypatch.setattr(reviews.Reviews, "study", nobody)
    server = serve_in_background(site)
    again = asked(server.url).json()
    server.stop()
    assert again == found


def test_a_review_by_another_evaluation_is_made_again(
    site: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = serve_in_background(site)
    studied(server.url)
    server.stop()
    old = stored(site.data)
    monkeypatch.setattr(key, "VERSION", 99)
    server = serve_in_background(site)
    assert asked(server.url).json()["state"] in ("waiting", "running")
    studied(server.url)
    server.stop()
    new = stored(site.data)
    assert old is not None
    assert new is not None
    assert old.about != new.about
    assert old.review == new.review


def test_a_study_whose_time_is_up_says_so_and_judges_nobody(
    site: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "SLICE", 0.0)
    server = serve_in_background(replace(site, review_seconds=1e-9))
    found = studied(server.url)
    server.stop()
    assert found["state"] == "stopped"
    assert found["done"] < found["questions"]
    assert [seat["verdict"] for seat in found["seats"]] == ["", ""]
    assert found["turns"][-1]["shares"] == [0.0, 1.0]


@pytest.mark.parametrize("seconds", [0.0, WITHIN])
def test_a_host_can_do_without(site: Settings, seconds: float) -> None:
    server = serve_in_background(replace(site, review_seconds=seconds))
    replay = httpx.get(f"{server.url}/api/tables/{CODE}/replay", timeout=WITHIN).json()
    story = httpx.get(f"{server.url}/api/tables/{CODE}/story", timeout=WITHIN).json()
    answer = asked(server.url)
    server.stop()
    assert answer.status_code == (200 if seconds else 404)
    assert replay["study"] is story["study"] is (seconds > 0)


def test_a_game_that_is_not_over_is_not_studied(folder: Path) -> None:
    match = played()
    begun = Match(match.game, match.setup)
    begun.push_token("skip")
    store = Store(folder)
    keep(store, begun)
    store.close()
    server = serve_in_background(replace(settings(folder), review_seconds=WITHIN))
    answer = asked(server.url)
    server.stop()
    assert answer.status_code == 409
