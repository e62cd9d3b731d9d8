"""Layouts are rated over HTTP: a bot plays a few games at a time, and who asks again sees how far it is."""

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from time import sleep
from types import SimpleNamespace
from typing import Any

import pytest

from bedesten import catalog
from bedesten.explorer import Seen
from bedesten.server.errors import Refused
from bedesten.server.replay import laboratory
from bedesten.server.replay.laboratory import Laboratory
from bedesten.server.run import serve_in_background
from bedesten.server.store import layouts
from tests.patience import WITHIN
from tests.server.client import get
from tests.server.serving import settings


@pytest.fixture(scope="module")
def studying(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    running = serve_in_background(replace(settings(tmp_path_factory.mktemp("data")), review_seconds=WITHIN))
    yield running.url
    running.stop()


SEEN = Seen("", "istanbul", 2, "short", False, 9, [1, 2], [])


@pytest.mark.thorough
def test_a_layout_is_rated_while_it_is_asked_about(studying: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(laboratory, "GAMES", 2)
    asked = "/api/explorer/layout?players=2&layout=short"
    while (answer := get(studying, asked))["games"] < 2:
        sleep(0.05)
    assert (answer["layout"], answer["bot"], answer["tally"]) == ("short", "greedy", "rubies")
    assert sum(row["won"] for row in answer["chairs"]) == pytest.approx(1)
    assert answer["least"] <= answer["rounds"] <= answer["most"]
    assert answer["gains"][0]["name"].startswith("place.")
    assert answer["visits"]


@pytest.mark.parametrize(
    ("asked", "status"),
    [
        ("game=chess", 400), ("players=9", 400), ("players=0", 400), ("layout=moon", 400),
        ("layout=%00", 400), (f"layout={'9,' * 300}", 400), ("game=kairo&players=2&layout=short", 400),
    ],
)  # fmt: skip
def test_what_cannot_be_rated_is_refused(studying: str, asked: str, status: int) -> None:
    assert get(studying, f"/api/explorer/layout?{asked}", status)


def test_a_board_is_laid_by_its_own_option() -> None:
    mine = house(None, None)
    usual, other = (mine.read("kairo", 2, board) for board in ("", "courtyard-11x11"))
    assert (laboratory.laid(usual), laboratory.laid(other)) == ("bazaar-12x10", "courtyard-11x11")
    assert laboratory.key(other) == ("kairo", 2, "courtyard-11x11")
    assert "layout" not in other.options


class Pool:
    """Plays when it is let."""

    def __init__(self) -> None:
        self.let = asyncio.Event()
        self.asked = 0

    async def aside(self, task: Any) -> list[Seen]:
        await self.let.wait()
        self.asked += 1
        return [SEEN] * len(task.args[0])


class Shelf:
    """A store that holds nothing but ratings, by what they are about."""

    def __init__(self) -> None:
        self.held: dict[str, str] = {}

    async def run(self, task: Any) -> Any:
        return task(self)


@pytest.fixture
def shelf(monkeypatch: pytest.MonkeyPatch) -> Shelf:
    monkeypatch.setattr(layouts, "load", lambda db, about: db.held.get(about))
    monkeypatch.setattr(layouts, "put", lambda db, about, rating: db.held.update({about: rating}))
    return Shelf()


def house(pool: Any, store: Any) -> Laboratory:
    said = SimpleNamespace(review_seconds=1.0, options={})
    return Laboratory(SimpleNamespace(pool=pool, settings=said, store=store))  # type: ignore[arg-type]


def test_games_are_played_in_small_portions_and_few_layouts_wait(shelf: Shelf) -> None:
    async def rate() -> None:
        pool = Pool()
        mine = house(pool, shelf)
        tables = [mine.read("istanbul", n, layout) for n in (2, 3, 4) for layout in ("short", "long")]
        runs = [await mine.asked(table) for table in tables[: laboratory.MOST_WAITING]]
        assert await mine.asked(tables[0]) is runs[0], "begun once"
        with pytest.raises(Refused, match="too many layouts"):
            await mine.asked(tables[laboratory.MOST_WAITING])
        pool.let.set()
        await asyncio.gather(*[run.task for run in runs if run.task])
        assert [run.lab.games for run in runs] == [laboratory.GAMES] * len(runs)
        assert pool.asked == len(runs) * laboratory.GAMES // laboratory.PORTION
        assert not (await mine.asked(tables[laboratory.MOST_WAITING])).done, "there is room again"
        await mine.stop()

    asyncio.run(rate())


def test_what_is_remembered_has_an_end_and_a_layout_has_one_name(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(laboratory, "KEPT", 2)

    async def rate() -> None:
        pool = Pool()
        pool.let.set()
        mine = house(pool, shelf)
        for layout in ("short", "long", "random"):
            run = await mine.asked(mine.read("istanbul", 2, layout))
            assert run.task
            await run.task
        assert [layout for _, _, layout in mine.known] == ["long", "random"]
        assert mine.read("istanbul", 2, "").options == mine.read("istanbul", 2, "short").options, "the usual"
        ordered = ",".join(map(str, range(1, 17)))
        assert (
            mine.read("istanbul", 2, ordered.replace(",", " ")).options
            == mine.read("istanbul", 2, ordered).options
        )

    asyncio.run(rate())


def test_a_rating_is_kept_for_whoever_asks_later_and_made_again_by_other_rules(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def rate() -> None:
        pool = Pool()
        pool.let.set()
        first, later = house(pool, shelf), house(pool, shelf)
        run = await first.asked(first.read("istanbul", 2, "short"))
        assert run.task
        await run.task
        asked = pool.asked
        kept = await later.asked(later.read("istanbul", 2, "short"))
        assert (kept.done, kept.of, kept.rating) == (True, laboratory.GAMES, run.rating)
        assert pool.asked == asked, "nobody has played"
        shelf.held = dict.fromkeys(shelf.held, "{}")
        assert not (await house(pool, shelf).asked(run.lab.table)).done, "what cannot be read is made again"
        monkeypatch.setattr(catalog.game("istanbul"), "rules_version", 99)
        assert laboratory.about(run.lab.table) not in shelf.held

    asyncio.run(rate())


def test_a_rating_that_breaks_off_can_be_asked_for_again(shelf: Shelf) -> None:
    class Broken(Pool):
        async def aside(self, task: Any) -> list[Seen]:
            raise TimeoutError

    async def rate() -> None:
        mine = house(Broken(), shelf)
        run = await mine.asked(mine.read("istanbul", 2, "short"))
        assert run.task
        await run.task
        assert not mine.known

    asyncio.run(rate())


def test_a_host_who_switches_studies_off_switches_this_off_too(url: str, studying: str) -> None:
    assert get(url, "/api/explorer/layout", 404)
    assert [get(each, "/api/explorer?of=site")["rates"] for each in (url, studying)] == [False, True]
