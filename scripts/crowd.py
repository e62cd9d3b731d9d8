"""Ten thousand players and their finished games in one store: `make load` (CROWD=200000: how many games).

Games are written straight into the store, as they are when they have ended, all of them rated. It is
measured how much processor time it takes to work out all ratings. Then pages of history and profile are asked
for over HTTP, of players and of the busiest one, and it is measured how long each answer takes.
"""

import argparse
import random
import tempfile
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter, process_time
from typing import Any

import httpx

from bedesten.server.codes import token_hash
from bedesten.server.people import rated
from bedesten.server.store import players, results, rows
from bedesten.server.store.players import DEVICE, KeyRow, PlayerRow
from bedesten.server.store.rows import (
    BOT,
    FINISHED,
    HUMAN,
    OPEN,
    STATUS_OPEN,
    ResultRow,
    SeatRow,
    Stored,
    TableRow,
    now,
)
from bedesten.server.store.sqlite import FILE, connect
from tests.server.serving import Process

GOAL_MS = 50
GOAL_REBUILD = 60.0  # seconds of processor time, for all ratings
GAMES = ("istanbul", "istanbul+mocha", "kairo")
PATHS = (
    "/api/players/me",
    "/api/players/me/games",
    "/api/players/me/games?game=kairo&players=4",
    "/api/players/me/ratings?game=kairo",
    "/api/me/tables",
    "/api/open",
)
OPEN_TABLES = 100  # that wait for anybody
BUSIEST = 2000  # games of one player


def key_of(number: int) -> str:
    return f"{number:032}"


def fill(folder: Path, people: int, games: int) -> None:
    dice = random.Random(18)
    db = connect(folder, folder / FILE)
    db.execute("PRAGMA synchronous = OFF")
    db.execute("BEGIN")
    for number in range(people):
        players.put(db, PlayerRow(f"p{number}", f"Player {number}", created=1.0))
        players.put_key(db, KeyRow(token_hash(key_of(number)), f"p{number}", DEVICE, 1.0))
    for number in range(OPEN_TABLES):
        put_open(db, number)
    for number in range(games):
        first = 0 if number < BUSIEST else dice.randrange(people)
        put(db, dice, number, {first, *(dice.randrange(people) for _ in range(dice.randrange(2)))})
    db.execute("COMMIT")
    db.close()


def put(db: Any, dice: random.Random, number: int, sat: set[int]) -> None:
    """A game of these people, and of robots on the other seats."""
    seats = [SeatRow(n, HUMAN, name=f"Player {one}", player=f"p{one}") for n, one in enumerate(sat)]
    seats += [SeatRow(n, BOT, "idris") for n in range(len(seats), dice.randrange(2, 5))]
    size = len(seats)
    row = TableRow(
        f"{number:06}", dice.choice(GAMES), 1, size, {}, {"kind": "none"}, True, "full", number, "s", FINISHED
    )
    rows.insert(db, Stored(row, seats, [], None))
    ranks = dice.sample(range(1, size + 1), size)
    over = [ResultRow(n, rank, 17, float(number), number + 1) for n, rank in enumerate(ranks)]
    results.put(db, row.code, over)


def put_open(db: Any, number: int) -> None:
    """A table that waits for anybody."""
    row = TableRow(
        f"OPEN{number}",
        GAMES[0],
        1,
        3,
        {},
        {"kind": "slow", "seconds": 86400},
        True,
        "full",
        now() - number,
        "s",
        STATUS_OPEN,
        rated=True,
        listed=True,
    )
    seats = [SeatRow(0, HUMAN, player=f"p{number}"), SeatRow(1, OPEN), SeatRow(2, BOT, "idris")]
    rows.insert(db, Stored(row, seats, [], None))


def rebuilt(folder: Path) -> tuple[int, float]:
    """How many games count, and how much processor time all ratings took."""
    db = connect(folder, folder / FILE)
    began = process_time()
    games, _ = rated.rebuild_whole(db)
    took = process_time() - began
    db.close()
    return games, took


def asked(url: str, people: int, requests: int) -> dict[str, list[float]]:
    """Milliseconds by path; every tenth request is of the busiest."""
    dice = random.Random(19)
    took: dict[str, list[float]] = {path: [] for path in PATHS}
    with httpx.Client(base_url=url, timeout=60) as client:
        for n in range(requests):
            key = key_of(0 if n % 10 == 0 else dice.randrange(people))
            for path, found in took.items():
                began = perf_counter()
                client.get(path, headers={"Bedesten-Key": key}).raise_for_status()
                found.append(1000 * (perf_counter() - began))
    return took


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=10_000)
    parser.add_argument("--games", type=int, default=200_000)
    parser.add_argument("--requests", type=int, default=300, help="for each page")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "data"
        fill(data, args.players, args.games)
        games, took_all = rebuilt(data)
        server = Process(data)
        try:
            took = asked(server.url, args.players, args.requests)
        finally:
            server.kill()
    print(f"{args.players} players, {args.games} games, {args.requests} requests of each page")
    print(f"{games} rated games: all ratings in {took_all:.1f} s of processor time")
    late = {path: quantiles(found, n=20)[-1] for path, found in took.items()}
    for path, found in took.items():
        print(f"{path}: median {median(found):.1f} ms, p95 {late[path]:.1f} ms, at most {max(found):.1f} ms")
    return 0 if max(late.values()) < GOAL_MS and took_all < GOAL_REBUILD else 1


if __name__ == "__main__":
    raise SystemExit(main())
