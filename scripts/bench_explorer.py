"""How fast the explorer answers on a large site: `make load` runs it.

Its sums are written straight into the store of a site, as many as there can be: in every game and for every
number of players the tree of openings is grown to the full, as 200,000 games on all layouts could make it.
Then it is asked over HTTP, with the shipped games beside if they are there; it is told what an answer takes,
and how much processor time of the server it costs.
"""

import argparse
import random
import tempfile
from itertools import product
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter
from typing import Any

import httpx

from bedesten import catalog
from bedesten.explorer.sums import ANY, DEEPEST, letter
from bedesten.server.store.explored import BEFORE
from bedesten.server.store.sqlite import FILE, connect
from tests.server.serving import Process

GOAL_MS = 100
GAMES, ROUNDS, PLACES = 200_000, 17, 20
SIGNS = [letter(number) for number in range(PLACES)]
ROW = "(kind, parent, sign, seats, times, won) VALUES (%s, %s, %s, %s, %s, %s)"


def name(number: int) -> str:
    return f"place.number_{number}"


def tables() -> list[tuple[str, int]]:
    sizes = {game: catalog.game(game) for game in catalog.GAMES}
    return [(game, n) for game, one in sizes.items() for n in range(one.min_players, one.max_players + 1)]


def fill(folder: Path) -> int:
    """How many openings there are."""
    db = connect(folder, folder / FILE)
    db.execute("PRAGMA synchronous = OFF")
    db.execute("BEGIN")
    named = [(sign, name(number)) for number, sign in enumerate(SIGNS)]
    db.executemany(f"INSERT INTO {BEFORE}name VALUES (%s, %s)", named)
    for kind, (game, players) in enumerate(tables(), 1):
        row = (kind, game, players, ANY, GAMES // len(tables()), ROUNDS * GAMES // len(tables()))
        db.execute(f"INSERT INTO {BEFORE}kind VALUES (%s, %s, %s, %s, %s, %s)", row)
        db.executemany(f"INSERT INTO {BEFORE}used {ROW}", [(kind, "", sign, 9, 20, 3.0) for sign in SIGNS])
        for depth in range(DEEPEST):
            grown = (
                (kind, "".join(path), sign, 3, 3, 1.0) for *path, sign in product(SIGNS, repeat=depth + 1)
            )
            db.executemany(f"INSERT INTO {BEFORE}opening {ROW}", list(grown))
    db.execute("COMMIT")
    openings = int(db.execute(f"SELECT count(*) FROM {BEFORE}opening").fetchone()[0])
    db.close()
    return openings


def paths(requests: int) -> list[dict[str, Any]]:
    """Of all games, openings of every length."""
    dice = random.Random(19)
    return [
        {
            "game": game,
            "players": players,
            "after": ",".join(name(dice.randrange(PLACES)) for _ in range(n % DEEPEST)),
        }
        for n, (game, players) in enumerate(dice.choices(tables(), k=requests))
    ]


def used(pid: int) -> float:
    """Seconds of the processor that a process has used so far."""
    ticks = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(ticks[11]) + int(ticks[12])) / 100


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--requests", type=int, default=1000)
    requests = parser.parse_args().requests
    with tempfile.TemporaryDirectory() as folder:
        openings = fill(Path(folder) / "data")
        server = Process(Path(folder) / "data")
        took = []
        try:
            with httpx.Client(base_url=server.url, timeout=60) as client:
                client.get("/api/explorer").raise_for_status()
                before = used(server.child.pid)
                for asked in paths(requests):
                    began = perf_counter()
                    client.get("/api/explorer", params=asked).raise_for_status()
                    took.append(1000 * (perf_counter() - began))
                spent = 1000 * (used(server.child.pid) - before) / requests
        finally:
            server.kill()
    late = quantiles(took, n=20)[-1]
    print(f"{GAMES} games, {openings} openings: {requests} answers of the explorer")
    print(
        f"median {median(took):.1f} ms, p95 {late:.1f} ms, {spent:.1f} ms of the server's processor time each"
    )
    return 0 if late < GOAL_MS else 1


if __name__ == "__main__":
    raise SystemExit(main())
