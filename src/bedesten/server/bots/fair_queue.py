"""Whose question is next: every table gets the same share of thought, those somebody waits for first."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

Task = Callable[[], Any]


def always() -> bool:
    return True


@dataclass(eq=False)
class Asked:
    """A question that waits; `tasks` says what n processes have to do for it."""

    table: str
    cost: float  # how much thought it takes, compared with the others
    tasks: Callable[[int], list[Task]]
    most: int = 1  # how many processes can share it
    waited_for: Callable[[], bool] = always
    begins: float = 0.0
    ends: float = 0.0
    done: asyncio.Future[list[Any]] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )


class FairQueue:
    """Fair queueing: a question begins where the thought its table has had so far ends, not before now, and
    the one that would end first is next. So tables that ask the same take turns, and one that asks for little
    does not wait for those that ask for much. What nobody waits for is next when there is nothing else."""

    def __init__(self) -> None:
        self.waiting: list[Asked] = []
        self.now = 0.0  # where the last question that was taken begins
        self.ends: dict[str, float] = {}  # by table; of those before now nothing needs to be known

    def put(self, asked: Asked) -> None:
        asked.begins = max(self.now, self.ends.get(asked.table, 0.0))
        asked.ends = self.ends[asked.table] = asked.begins + asked.cost
        self.waiting.append(asked)

    def take(self) -> Asked | None:
        """The next, and of equals the one that has waited longest; what nobody wants any more is dropped."""
        self.waiting = [asked for asked in self.waiting if not asked.done.done()]
        if not self.waiting:
            self.ends.clear()
            return None
        first = min(self.waiting, key=lambda asked: (not asked.waited_for(), asked.ends))
        self.waiting.remove(first)
        self.now = max(self.now, first.begins)
        self.ends = {table: end for table, end in self.ends.items() if end > self.now}
        return first
