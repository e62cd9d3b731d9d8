"""Games one after the other leave no memory behind: `make load` (GAMES=5000: how many).

Every game is watched to its end, then left. What the house keeps open for a while (a hundred tables nobody
needs) is full after the first games; from then on its memory must not grow.
"""

import argparse
import asyncio
import tempfile
from pathlib import Path
from time import perf_counter

from websockets.asyncio.client import connect

from scripts.load import decode, encode, memory, new_tables
from scripts.starved import numbers
from tests.server.serving import Process

BOTS = [{"kind": "bot", "bot": "greedy"}] * 2
HELLO = {"t": "hello", "tokens": [], "lang": "en", "seq": 0}
LOOKS = 20  # times the memory is looked at
FULL = 0.4  # of the games; by then whatever is kept for a while is full
GOAL_KB = 10  # for each further game; a table that is not let go takes 300


async def see(url: str) -> None:
    """A game from its beginning to its end."""
    (taken,) = await new_tables(url, 1, seats=BOTS)
    async with connect(f"{url.replace('http', 'ws')}/ws/{taken['table']}", open_timeout=60) as socket:
        await socket.send(encode(HELLO), text=True)
        async for raw in socket:
            message = decode(raw)
            if message["t"] in ("sync", "step") and message["ask"] is None and message["view"] is not None:
                return


async def measure(server: Process, games: int) -> list[tuple[int, float]]:
    """After how many games how many MB, bots included."""
    sizes: list[tuple[int, float]] = []
    began = perf_counter()
    for game in range(1, games + 1):
        await see(server.url)
        if game % max(1, games // LOOKS) == 0:
            sizes.append((game, memory(server.child.pid)))
            rooms = (await numbers(server.url))["bedesten_tables_open"]
            took = perf_counter() - began
            print(f"{game} games, {sizes[-1][1]:.1f} MB, {rooms:.0f} tables open, {took:.0f} s", flush=True)
    return sizes


def growth(measured: list[tuple[int, float]]) -> float:
    """kB a game, the straight line through what was measured since everything was full."""
    full = [each for each in measured if each[0] >= FULL * measured[-1][0]]
    games, sizes = sum(game for game, _ in full) / len(full), sum(size for _, size in full) / len(full)
    slope = sum((game - games) * (size - sizes) for game, size in full)
    return 1000 * slope / sum((game - games) ** 2 for game, _ in full)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=500)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Process(Path(folder))
        try:
            sizes = asyncio.run(measure(server, args.games))
        finally:
            server.kill()
    grown = growth(sizes)
    print(f"{args.games} games one after the other: memory grows by {grown:.1f} kB a game (goal {GOAL_KB})")
    return 0 if grown <= GOAL_KB else 1


if __name__ == "__main__":
    raise SystemExit(main())
