"""What choices cost breaks the last ties of a day: its games are studied after everything else."""

import asyncio
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from bedesten.server.errors import Refused
from bedesten.server.replay import day_studies
from bedesten.server.replay.day_studies import DayStudies
from bedesten.server.store import deals, players, results, rows
from bedesten.server.store.deals import DealRow, SatDown
from bedesten.server.store.players import PlayerRow
from bedesten.server.store.rows import FINISHED, HUMAN, ResultRow, SeatRow
from tests.server.test_inviting import put
from tests.server.test_ratings import session

__all__ = ["session"]
DAY = DealRow("2026-11-17", "istanbul", 2, {}, ["", "idris"], "seed", 0.0, 100.0)
GAMES = {"aylin": "TABLEA", "mert": "TABLEB", "jonas": "TABLEC"}


@pytest.fixture
def day(session: Any) -> Any:
    """Three games that nothing but their choices tells apart."""
    deals.put(session, DAY)
    for ended, (player, code) in enumerate(GAMES.items()):
        players.put(session, PlayerRow(player))
        put(session, code, FINISHED, SeatRow(0, HUMAN, player=player), SeatRow(1, "bot", "idris"))
        deals.sit(session, SatDown(DAY.id, player, code, ended))
        results.put(session, code, [ResultRow(0, 1, 14, 10.0 + ended, worth=deals.worth(1, 14, [5, 3]))])
    return session


def places(db: Any) -> list[tuple[str, int, float | None]]:
    return [(one.player, deals.place(db, DAY, one), one.lost) for one in deals.best(db, DAY, 9)]


def test_points_lost_are_the_last_tie_break_and_unknown_until_a_game_is_studied(day: Any) -> None:
    assert [place for _, place, _ in places(day)] == [1, 1, 1]
    assert deals.unstudied(day, 0.0) == [*GAMES.values()]
    assert deals.unstudied(day, 10.5) == [GAMES["mert"], GAMES["jonas"]]
    results.put_studied(day, GAMES["mert"], [(0.0, 0.0, 9.6, 1)])
    assert places(day) == [("mert", 1, 9.6), ("aylin", 2, None), ("jonas", 2, None)]
    results.put_studied(day, GAMES["jonas"], [(0.0, 0.0, 2.5, 0)])
    assert places(day) == [("jonas", 1, 2.5), ("mert", 2, 9.6), ("aylin", 3, None)]
    assert deals.unstudied(day, 0.0) == [GAMES["aylin"]]


def test_games_of_the_day_are_studied_one_after_the_other_when_nobody_else_waits(
    day: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    busy = [True]

    class Store:
        async def run(self, work: Any) -> Any:
            return work(day)

    class Reviews:
        def under_way(self) -> list[bool]:
            return busy

        async def asked(self, code: str) -> None:
            asked.append(code)
            if code == GAMES["mert"]:
                raise Refused(503, "too many")

    async def looked_up(_: object, code: str, lang: str) -> str:
        return code

    monkeypatch.setattr(day_studies, "looked_up", looked_up)
    monkeypatch.setattr(rows, "now", lambda: 20.0)
    lobby = SimpleNamespace(services=SimpleNamespace(store=Store()))
    studies = DayStudies(lobby, Reviews())  # type: ignore[arg-type]

    async def looks() -> None:
        await studies.look()
        assert asked == []
        busy.clear()
        for _ in range(5):
            await studies.look()

    asyncio.run(looks())
    assert asked == [*GAMES.values()], "each once, whatever came of it"


def test_a_duplicate_is_not_studied_by_itself(day: Any) -> None:
    deals.put(day, replace(DAY, id="DUPLICATE123", tables=2))
    deals.sit(day, SatDown("DUPLICATE123", "aylin", GAMES["aylin"], 1.0))
    assert deals.unstudied(day, 0.0) == [*GAMES.values()]
