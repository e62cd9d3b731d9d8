"""What must always run is started again when it fails; while it is down the house says so."""

import asyncio
import threading
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from bedesten.server.ops import supervisor
from bedesten.server.ops.supervisor import PAUSES, Supervisor, pause, persevere
from bedesten.server.run import serve_in_background
from bedesten.server.store.sqlite import Store
from bedesten.server.tables.lobby import Lobby
from tests.patience import WITHIN
from tests.server.client import http, new_table
from tests.server.serving import settings


class Patient:
    """Fails as often as it is told to; waits until it is let go on."""

    def __init__(self, failures: int) -> None:
        self.failures = failures
        self.starts = 0
        self.going = asyncio.Event()

    async def work(self, well: Callable[[], None]) -> None:
        self.starts += 1
        if self.starts <= self.failures:
            raise ValueError("ouch")
        well()
        self.going.set()
        await asyncio.Event().wait()


def test_what_fails_is_started_again_and_known_to_be_down(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supervisor, "PAUSES", (0.0,))

    async def evening() -> None:
        kept, patient = Supervisor(), Patient(3)
        kept.keep("patient", patient.work)
        while not kept.down:
            await asyncio.sleep(0)
        assert kept.dead() == ["patient"]
        assert "ouch" in kept.down["patient"]
        await patient.going.wait()
        assert (kept.dead(), patient.starts) == ([], 4)
        await kept.stop()

    asyncio.run(evening())


def test_what_ends_by_itself_or_is_cancelled_is_down() -> None:
    async def end(_: Callable[[], None]) -> None:
        pass

    async def evening() -> None:
        kept = Supervisor()
        kept.keep("ends", end)
        kept.keep("cancelled", Patient(0).work)
        await asyncio.sleep(0)
        kept.tasks["cancelled"].cancel()
        while len(kept.dead()) < 2:
            await asyncio.sleep(0)
        assert kept.dead() == ["cancelled", "ends"]
        await kept.stop()

    asyncio.run(evening())


def test_pauses_grow_and_stay_bounded() -> None:
    assert [pause(n) for n in range(1, len(PAUSES) + 3)] == [*PAUSES, PAUSES[-1], PAUSES[-1]]
    assert list(PAUSES) == sorted(PAUSES)
    assert PAUSES[-1] <= 1


def test_a_thread_goes_on_until_its_work_returns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supervisor, "PAUSES", (0.0,))
    failed: list[str] = []

    def work() -> None:
        if len(failed) < 2:
            raise ValueError("ouch")

    persevere(work, threading.Event(), failed.append)
    assert failed == ["ValueError: ouch"] * 2
    ending = threading.Event()
    ending.set()
    failed.clear()
    persevere(work, ending, failed.append)
    assert len(failed) == 1  # who is to end is not started again


def health(url: str) -> tuple[int, Any]:
    answer = http.get(f"{url}/health")
    return answer.status_code, answer.json()


@pytest.mark.parametrize("name", ["sweep", "watch"])
def test_a_background_task_that_dies_is_restarted_and_health_says_so(
    folder: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """Whatever kills it: nobody has to start the server again."""
    broken = threading.Event()
    before: Callable[[Lobby], Awaitable[None]] = getattr(Lobby, name)

    async def look(lobby: Lobby) -> None:
        if broken.is_set():
            raise RuntimeError("ouch")
        await before(lobby)

    monkeypatch.setattr("bedesten.server.tables.lobby.SWEEP", 0.05)
    monkeypatch.setattr(Lobby, name, look)
    running = serve_in_background(settings(folder))
    try:
        assert health(running.url) == (200, {"ok": True})
        broken.set()
        until(running.url, (503, {"ok": False, "dead": [f"lobby {name}"]}))
        broken.clear()
        until(running.url, (200, {"ok": True}))
    finally:
        running.stop()


def until(url: str, wanted: tuple[int, object]) -> None:
    patience = time.monotonic() + WITHIN
    while (state := health(url)) != wanted:
        assert time.monotonic() < patience, state


def test_a_writer_that_dies_goes_on_and_leaves_nobody_waiting(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = threading.Event()
    before = Store.attempt_all

    def attempt_all(store: Store, batch: list[object]) -> object:
        if broken.is_set():
            raise RuntimeError("ouch")
        return before(store, batch)  # type: ignore[arg-type]

    monkeypatch.setattr(Store, "attempt_all", attempt_all)
    running = serve_in_background(settings(folder))
    try:
        broken.set()
        # whoever asks first breaks it, and that may be a background task, which is then named beside it
        assert http.get(f"{running.url}/api/tables/ABCDEF").status_code in (500, 503)
        patience = time.monotonic() + WITHIN
        while "store" not in health(running.url)[1].get("dead", []):
            assert time.monotonic() < patience
        broken.clear()
        until(running.url, (200, {"ok": True}))
        new_table(running.url, "me", "me")
    finally:
        running.stop()
