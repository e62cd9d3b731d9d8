"""Some processes, and the questions that wait for one of them."""

import asyncio
from typing import Any, Protocol

from bedesten.server.bots.fair_queue import Asked, FairQueue, Task
from bedesten.server.ops.inbox import settle


class Thinker(Protocol):
    """A process, or what is one somewhere else."""

    async def do(self, task: Task, patience: float) -> Any: ...

    def close(self) -> None: ...


class Lane:
    """A question is given to a process only when that is about to think of it, so its time begins then.
    `ahead`: how many are given to a process at once, where fetching one takes longer than answering it."""

    def __init__(self, workers: list[Thinker], patience: float, ahead: int = 1) -> None:
        self.patience = patience
        self.queue = FairQueue()
        self.workers = workers
        self.idle = self.workers * ahead
        self.serving: set[asyncio.Task[None]] = set()

    async def ask(self, asked: Asked) -> list[Any]:
        """What each of its processes answered."""
        self.queue.put(asked)
        self.hand_out()
        return await asked.done

    def hand_out(self) -> None:
        """Processes nobody else waits for share a question that can be shared."""
        while self.idle and (asked := self.queue.take()) is not None:
            parts = 1 if self.queue.waiting else min(asked.most, len(self.idle))
            workers = [self.idle.pop() for _ in range(parts)]
            serving = asyncio.create_task(self.serve(asked, workers))
            self.serving.add(serving)
            serving.add_done_callback(self.serving.discard)

    async def serve(self, asked: Asked, workers: list[Thinker]) -> None:
        """Also to the end if nobody wants to know any more: a process cannot be interrupted, only killed."""
        tasks = zip(workers, asked.tasks(len(workers)), strict=True)
        said = await asyncio.gather(
            *(worker.do(task, self.patience) for worker, task in tasks), return_exceptions=True
        )
        self.idle += workers
        problem = next((answer for answer in said if isinstance(answer, Exception)), None)
        settle(asked.done, said, problem)
        self.hand_out()

    def close(self) -> None:
        for serving in self.serving:
            serving.cancel()
        for worker in self.workers:
            worker.close()
