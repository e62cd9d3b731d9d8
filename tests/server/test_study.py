"""Finished games are studied by the server, told as far as it has come, and kept with the game."""

import asyncio
from concurrent.futures import BrokenExecutor
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from bedesten.core.play.match import Match
from bedesten.server.bots.pool import BotPool
from bedesten.server.bots.studying import Finished
from bedesten.server.replay import reviews
from bedesten.server.run import serve_in_background
from bedesten.server.settings import Settings
from bedesten.server.store import rows
from bedesten.server.store.rows import ReviewRow
from bedesten.server.store.sqlite import Store
from bedesten.study import Answers, Review, key
from tests.patience import WITHIN
from tests.server.keeping import keep
from tests.server.serving import settings
from tests.study.games import played

CODE = "ABCDEF"


def stored(folder: Path) -> ReviewRow | None:
    store = Store(folder)
    row = asyncio.run(store.run(lambda db: rows.load_review(db, CODE)))
    store.close()
    return row


@pytest.fixture
def site(folder: Path) -> Settings:
    """With one finished game, in which a ruby that would have won was missed."""
    store = Store(folder)
    keep(store, played("skip"), CODE)
    store.close()
    return replace(settings(folder), review_seconds=WITHIN)


def asked(url: str, lang: str = "en", code: str = CODE) -> httpx.Response:
    return httpx.get(f"{url}/api/tables/{code}/study?lang={lang}", timeout=WITHIN)


def studied(url: str, lang: str = "en") -> dict[str, Any]:
    """Asked again and again, until it has come to an end."""
    while (study := asked(url, lang).json())["state"] in ("waiting", "running"):
        early = [seat["verdict"] for seat in study["seats"]]
        assert study["older"] is not None or early in ([], ["", ""]), "nobody is judged too early"
    whole: dict[str, Any] = study
    return whole


def test_a_finished_game_is_studied_and_kept(site: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    server = serve_in_background(site)
    study = studied(server.url)
    french = asked(server.url, "fr").json()
    server.stop()
    assert study["state"] == french["state"] == "done"
    (blunder,) = [moment for moment in study["moments"] if moment["name"] == "blunder"]
    assert (blunder["step"], blunder["seat"], blunder["title"]) == (1, 0, "Blunder")
    assert blunder["played"] == blunder["better"] == "gemstone", "where the merchant stands"
    assert study["seats"][0]["marks"]["blunder"] == 1
    assert [seat["rank"] for seat in study["seats"]] == [2, 1]
    assert study["older"] is None
    assert any("Buy a ruby" in line for line in blunder["told"])
    assert [moment["title"] for moment in french["moments"]].count("Grosse erreur") == 1
    assert all(seat["verdict"] for seat in study["seats"])
    for seat in study["seats"]:
        shares = {entry["name"]: entry["share"] for entry in seat["ledger"]}
        entries = ["start", "own_choices", "rivals_choices", "own_luck", "rivals_luck"]
        assert sum(shares[name] for name in entries) == pytest.approx(shares["result"])
        assert seat["lost"]["share"] == pytest.approx(blunder["share"] if seat is study["seats"][0] else 0.0)
    assert {step["mover"] for step in study["steps"]} >= {0, 1}
    row = stored(site.data)
    assert row is not None

    async def nobody(*_: object) -> None:
        raise AssertionError("it was studied before")

    monkeypatch.setattr(reviews.Reviews, "study", nobody)
    server = serve_in_background(site)
    again = asked(server.url).json()
    server.stop()
    assert again == study


@pytest.mark.thorough
def test_a_review_by_another_evaluation_is_made_again(
    site: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = serve_in_background(site)
    studied(server.url)
    server.stop()
    old = stored(site.data)
    assert old is not None
    monkeypatch.setattr(key, "VERSION", 99)
    server = serve_in_background(site)
    begun = asked(server.url).json()
    assert begun["state"] in ("waiting", "running")
    assert begun["older"] == msgspec.json.decode(old.review)["at"]
    assert all(seat["verdict"] for seat in begun["seats"]), "what was found stands until there is more"
    assert studied(server.url)["older"] is None
    server.stop()
    new = stored(site.data)
    assert new is not None
    assert old.about != new.about
    both = [msgspec.json.decode(row.review) | {"at": 0} for row in (old, new)]
    assert both[0] == both[1]


def test_what_an_older_engine_wrote_otherwise_is_not_told() -> None:
    assert reviews.readable(ReviewRow("old", '{"done": "all"}')) == (None, 0.0)
    part = Review(1, 9, [], [], [], [])
    assert reviews.readable(ReviewRow("old", msgspec.json.encode(asdict(part)).decode())) == (None, 0.0)


def test_it_is_told_about_how_long_it_will_take(monkeypatch: pytest.MonkeyPatch) -> None:
    waiting = reviews.Reviews(None)  # type: ignore[arg-type]
    first = reviews.Progress(
        "one", reviews.RUNNING, Review(20, 60, [], [], [], []), begun=100.0, most=9.0, thought=1.0
    )
    second = reviews.Progress("two", reviews.WAITING)
    waiting.known.update(one=first, two=second)
    monkeypatch.setattr(reviews, "monotonic", lambda: 110.0)
    assert waiting.left(first) == 20.0
    first.most = 1.5
    assert waiting.left(first) == 5.0, "then its time is up"
    assert not first.over(), "it had its turn for a second only"
    first.thought = 1.5
    assert first.over()
    first.most, first.thought = 0.5, 0.2
    assert first.over(), "there were hardly any turns for it, and there is an end to that"
    assert waiting.left(first) == 0.0
    assert waiting.left(second) == reviews.USUAL
    assert waiting.left(reviews.Progress("three", reviews.RUNNING)) == 0.0
    hardly = reviews.Progress(
        "four", reviews.RUNNING, Review(2, 60, [], [], [], []), begun=100.0, most=9.0, thought=1.0
    )
    assert waiting.left(hardly) == 0.0, "too little has been thought to say"


def test_a_study_whose_time_is_up_says_so_and_judges_nobody(
    site: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "SLICE", 0.0)
    server = serve_in_background(replace(site, review_seconds=1e-9))
    study = studied(server.url)
    server.stop()
    assert study["state"] == "stopped"
    assert study["done"] < study["questions"]
    assert [seat["verdict"] for seat in study["seats"]] == ["", ""]
    assert study["turns"][-1]["shares"] == [0.0, 1.0]


@pytest.mark.thorough
def test_a_study_whose_time_was_up_goes_on_when_somebody_asks(
    site: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "SLICE", 0.0)
    server = serve_in_background(replace(site, review_seconds=1e-9))
    before = studied(server.url)
    monkeypatch.setattr(reviews, "SLICE", WITHIN)
    begun = httpx.post(f"{server.url}/api/tables/{CODE}/study", timeout=WITHIN).json()
    after = studied(server.url)
    server.stop()
    assert before["state"] == "stopped"
    assert begun["state"] in ("waiting", "running", "done")
    assert begun["turns"] == before["turns"] or begun["state"] == "done"
    assert after["state"] == "done"


def test_what_was_found_is_told_until_there_is_more() -> None:
    few, many = Review(1, 9, [], [], [], []), Review(2, 9, [], [], [], [])
    assert reviews.further(None, few) is few
    assert reviews.further(many, few) is many
    assert reviews.further(few, many) is many


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
    keep(store, begun, CODE)
    store.close()
    server = serve_in_background(replace(settings(folder), review_seconds=WITHIN))
    answer = asked(server.url)
    server.stop()
    assert answer.status_code == 409


def test_a_study_whose_process_ends_keeps_what_was_found(
    site: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And says so, instead of beginning anew."""
    really, slices = BotPool.study, iter([0.0])

    async def study(pool: BotPool, game: Finished, _: float, before: Answers) -> tuple[Answers, Review]:
        for seconds in slices:
            return await really(pool, game, seconds, before)
        raise BrokenExecutor

    monkeypatch.setattr(BotPool, "study", study)
    server = serve_in_background(site)
    told = studied(server.url)
    server.stop()
    assert told["state"] == "stopped"
    assert told["turns"]
