"""Ten thousand players and their finished games in one store: `make load` (CROWD=200000: how many games).

Games are written straight into the store, as they are when they have ended, all of them rated; every fifth
player shows their page. Tables wait for anybody, are played for everybody to see, and people are asked to
them. It is measured how long it takes to work out all ratings. Then pages of history, profile and lobby are
asked for over HTTP, of players, of the busiest one and of somebody else, and it is measured how long each
answer takes.
"""

import argparse
import json
import random
import tempfile
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter, process_time
from typing import Any

import httpx

from bedesten.server.codes import token_hash
from bedesten.server.people import rated
from bedesten.server.store import invitations, players, results, rows
from bedesten.server.store.players import DEVICE, KeyRow, PlayerRow
from bedesten.server.store.rows import (
    BOT,
    FINISHED,
    HUMAN,
    OPEN,
    RUNNING,
    STATUS_OPEN,
    LogRow,
    ResultRow,
    SeatRow,
    Stored,
    TableRow,
    now,
)
from bedesten.server.store.sqlite import FILE, connect
from scripts.load import processor
from tests.server.serving import Process

GOAL_MS = 50
GOAL_REBUILD = 60.0  # seconds, for all ratings
SHOWN = 5  # one in how many shows their page
GAMES = ("istanbul", "istanbul+mocha", "kairo")
PATHS = (
    "/api/players/me",
    "/api/players/me/games",
    "/api/players/me/games?game=kairo&players=4",
    "/api/players/me/games?against=player%201",
    "/api/players/me/ratings?game=kairo",
    "/api/players/me/habits?game=kairo",
    "/api/me/tables",
    "/api/me/people",
    "/api/me/keepsakes",
    "/api/me/invitations",
    "/api/players/SHOWN",
    "/api/players/SHOWN/games",
    "/api/players/SHOWN/ratings?game=kairo",
    "/api/open",
    "/api/playing",
)
OPEN_TABLES = 100  # that wait for anybody
PLAYED_TABLES = 100  # that everybody may look on at
BUSIEST = 2000  # games of one player
USES = json.dumps({f"place.number_{n}": n for n in range(25)})


def key_of(number: int) -> str:
    return f"{number:032}"


def fill(folder: Path, people: int, games: int) -> None:
    dice = random.Random(18)
    db = connect(folder, folder / FILE)
    db.execute("PRAGMA synchronous = OFF")
    db.execute("BEGIN")
    for number in range(people):
        shown = number % SHOWN == 0
        players.put(
            db, PlayerRow(f"p{number}", f"Player {number}", "", 1.0, shown, 0.0, now() if shown else 0.0)
        )
        players.put_key(db, KeyRow(token_hash(key_of(number)), f"p{number}", DEVICE, 1.0))
    for number in range(OPEN_TABLES):
        put_open(db, number)
    for number in range(PLAYED_TABLES):
        put_played(db, number)
    for number in range(games):
        first = 0 if number < BUSIEST else dice.randrange(people)
        put(db, dice, number, {first, *(dice.randrange(people) for _ in range(dice.randrange(2)))})
    db.execute("UPDATE explored SET counted = 1")  # there is nothing of them to be counted
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
    over = [ResultRow(n, rank, 17, float(number), number + 1, uses=USES) for n, rank in enumerate(ranks)]
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
    invitations.put(db, row.code, f"p{number}", [f"p{one}" for one in range(number + 1, number + 6)])


def put_played(db: Any, number: int) -> None:
    """A table where everybody may look on."""
    row = TableRow(
        f"LIVE{number:02}",
        GAMES[0],
        1,
        2,
        {},
        {"kind": "none"},
        True,
        "full",
        now(),
        "s",
        RUNNING,
        listed=True,
    )
    seats = [SeatRow(n, HUMAN, player=f"p{number * SHOWN + n}") for n in range(2)]
    rows.insert(db, Stored(row, seats, [LogRow(0, 1, 0, "pass", now())], None))


def rebuilt(folder: Path) -> tuple[int, float, float]:
    """How many games count, how long all ratings took, and how much processor time."""
    db = connect(folder, folder / FILE)
    began, worked = perf_counter(), process_time()
    games, _ = rated.rebuild_whole(db)
    took = perf_counter() - began, process_time() - worked
    db.close()
    return games, *took


def asked(url: str, people: int, requests: int) -> dict[str, list[float]]:
    """Milliseconds by path; every tenth request is of the busiest."""
    dice = random.Random(19)
    took: dict[str, list[float]] = {path: [] for path in PATHS}
    with httpx.Client(base_url=url, timeout=60) as client:
        for n in range(requests):
            key = key_of(0 if n % 10 == 0 else dice.randrange(people))
            for path, times in took.items():
                somebody = f"p{SHOWN * dice.randrange(max(1, people // SHOWN))}"
                began = perf_counter()
                client.get(path.replace("SHOWN", somebody), headers={"Bedesten-Key": key}).raise_for_status()
                times.append(1000 * (perf_counter() - began))
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
        games, took_all, worked_all = rebuilt(data)
        server = Process(data)
        try:
            before = processor(server.child.pid)
            took = asked(server.url, args.players, args.requests)
            worked = processor(server.child.pid) - before
        finally:
            server.kill()
    print(f"{args.players} players, {args.games} games, {args.requests} requests of each page")
    print(f"{games} rated games: all ratings in {took_all:.1f} s, {worked_all:.1f} s of processor time")
    print(f"{1000 * worked / args.requests / len(PATHS):.1f} ms of processor time for each request")
    late = {path: quantiles(times, n=20)[-1] for path, times in took.items()}
    for path, times in took.items():
        print(f"{path}: median {median(times):.1f} ms, p95 {late[path]:.1f} ms, at most {max(times):.1f} ms")
    return 0 if max(late.values()) < GOAL_MS and took_all < GOAL_REBUILD else 1


if __name__ == "__main__":
    raise SystemExit(main())
