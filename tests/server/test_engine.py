"""An engine that is compiled while tables are played: the next thought happens in it, and nobody waits."""

import asyncio
import py_compile
import shutil
import sys
from pathlib import Path

import pytest

from bedesten.core.game import Setup
from bedesten.server.bots import engine
from bedesten.server.bots.pool import BotPool
from bedesten.server.bots.process import Worker
from bedesten.server.bots.worker import Question, plain
from tests.server import wrong_bots
from tests.server.client import Client, new_table
from tests.server.serving import ROOT, Process, wait_for_the_end_of

OPTIONS = [3, 5, 8]
NOTE = "\n__import__('pathlib').Path(__file__).with_name('used').touch()\n"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where an engine is going to be."""
    folder = tmp_path / "engine"
    monkeypatch.setenv(engine.COMPILING, str(folder))
    monkeypatch.setattr(sys, "path", [*sys.path])
    return folder


def compile_quickly(folder: Path) -> None:
    """A copy of the package with a module that has no source, as if it were compiled; it notes its use."""
    shutil.copytree(ROOT / "src", folder, ignore=shutil.ignore_patterns("__pycache__"))
    dice = folder / "bedesten/core/dice.py"
    dice.write_text(dice.read_text() + NOTE)
    py_compile.compile(str(dice), cfile=str(dice.with_suffix(".pyc")), doraise=True)
    dice.unlink()
    (folder / engine.WHOLE).touch()


def used(folder: Path) -> bool:
    return (folder / "bedesten/core/used").exists()


def question(notes: Path, bot: str) -> Question:
    return Question(str(notes), plain(Setup(2)), bot, 1, {}, OPTIONS)


def test_the_next_question_is_thought_about_in_the_engine_that_is_ready(folder: Path, tmp_path: Path) -> None:
    pool = BotPool(1, 0.1, 600, wrong_bots.takes_the_last)
    (worker,) = pool.quick.workers
    assert isinstance(worker, Worker)

    async def ask() -> tuple[str, object]:
        assert await pool.choose(question(tmp_path, "greedy")) == OPTIONS[-1]
        return worker.engine, worker.pool

    async def asked() -> None:
        first = await ask()
        assert first[0] == "interpreted"
        assert await ask() == first  # the same process
        compile_quickly(folder)
        second = await ask()
        assert second[0] == "compiled"
        assert await ask() == second

    try:
        asyncio.run(asked())
    finally:
        pool.close()
    assert engine.running() == "interpreted"


def test_what_is_being_thought_about_is_thought_to_its_end(folder: Path, tmp_path: Path) -> None:
    """Here the old process answers only when the new one has been asked, and dies by that."""
    pool = BotPool(1, 0.1, 600, wrong_bots.waits_for_a_death)
    (worker,) = pool.slow.workers
    assert isinstance(worker, Worker)

    async def both() -> list[int]:
        first = asyncio.create_task(worker.do(pool.tasks(question(tmp_path, "other"), 1)[0], 600))
        while not (tmp_path / "asked").exists():
            await asyncio.sleep(0.01)
        assert worker.pool is not None
        pids.extend(worker.pool._processes or {})
        compile_quickly(folder)
        second = worker.do(pool.tasks(question(tmp_path, "wrong"), 1)[0], 600)
        with pytest.raises(Exception, match="terminated abruptly"):
            await second
        return [await first, await worker.do(pool.tasks(question(tmp_path, "wrong"), 1)[0], 600)]

    pids: list[int] = []
    try:
        assert asyncio.run(both()) == [OPTIONS[-1], OPTIONS[-1]]
        wait_for_the_end_of(pids[0])
        assert worker.engine == "compiled"
    finally:
        pool.close()


def test_a_table_is_played_on_while_its_bots_change_over(folder: Path, tmp_path: Path) -> None:
    server = Process(tmp_path / "data")
    try:
        code, tokens = new_table(server.url, "me", "greedy", options={"start": 0}, help="bare")
        with Client(server.url, code, tokens) as client:
            play_a_turn(client)
            compile_quickly(folder)
            assert not used(folder)
            play_a_turn(client)
            assert used(folder)
    finally:
        server.kill()


def play_a_turn(client: Client) -> None:
    """And on until the bot has taken its own."""
    while client.mine():
        assert client.ask is not None
        assert client.act(client.ask["options"][0]["token"])["t"] == "step"
    client.wait_for_turn()
