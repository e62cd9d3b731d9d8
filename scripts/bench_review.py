"""How long a study takes: `make bench`. A recorded game of four in the base game is studied as the house does
it, by its processes at the lowest priority, until nothing is left to think about."""

import asyncio
import os
from dataclasses import dataclass
from time import perf_counter, process_time

from bedesten import catalog
from bedesten.core.play import record
from bedesten.server.bots import studying, worker
from bedesten.server.bots.pool import BotPool
from bedesten.server.replay.reviews import SLICE
from bedesten.study import Answers, Review
from scripts.golden import Golden, path_of

GAME = Golden("istanbul", 4, 0, "greedy")
PATIENCE = 600.0  # seconds until a process is there


@dataclass(frozen=True)
class Timed:
    review: Review
    seconds: float
    worked: list[float]  # seconds of processor time, by process
    engine: str


async def timed(which: Golden) -> Timed:
    match = record.final(record.read(path_of(*which).read_text()), catalog.game(which.name))
    game = studying.finished(which.name, match.setup, match.actions)
    pool, answers, began = BotPool(1, 0.1, PATIENCE), Answers(), perf_counter()
    try:
        answers, review = await pool.study(game, SLICE, answers)
        while not review.whole:
            answers, review = await pool.study(game, SLICE, answers)
        seconds, workers = perf_counter() - began, pool.studies.workers
        worked = [await each.do(process_time, PATIENCE) for each in workers]
        return Timed(review, seconds, worked, await pool.aside(worker.there))
    finally:
        pool.close()


def main() -> None:
    study = asyncio.run(timed(GAME))
    worked, load = sum(study.worked), os.getloadavg()[0]
    print(
        f"a study of {path_of(*GAME).stem}: {study.review.questions} questions,"
        f" {len(study.worked)} processes, {study.engine} engine: {study.seconds:.0f} s,"
        f" {worked:.0f} s of processor time (load {load:.0f} on {os.cpu_count()} cores)"
    )


if __name__ == "__main__":
    main()
