"""Keeps running what must always run: what fails is started again, and while it is down that is known."""

import asyncio
import logging
import threading
from collections.abc import Awaitable, Callable
from functools import partial

log = logging.getLogger(__name__)
PAUSES = (0.1, 0.2, 0.5, 1.0)  # seconds before the next start; the last one again and again
Well = Callable[[], None]
Work = Callable[[Well], Awaitable[None]]


def pause(failures: int) -> float:
    return PAUSES[min(failures, len(PAUSES)) - 1]


class Supervisor:
    """Of the background tasks of a server, by name."""

    def __init__(self) -> None:
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.down: dict[str, str] = {}  # and why

    def keep(self, name: str, work: Work) -> None:
        """Work says when it is well by calling what it is given; it never ends by itself."""
        self.tasks[name] = asyncio.create_task(self.restart(name, work), name=name)

    def every(self, name: str, seconds: float, look: Callable[[], Awaitable[None]]) -> None:
        self.keep(name, partial(repeat, seconds, look))

    async def restart(self, name: str, work: Work) -> None:
        failures = 0

        def well() -> None:
            nonlocal failures
            failures = 0
            if self.down.pop(name, None):
                log.warning("%s goes on", name)

        while True:
            try:
                await work(well)
                why = "has ended"
            except Exception as error:
                why = f"{type(error).__name__}: {error}"
                if name not in self.down:
                    log.exception("%s fails", name)
            self.down[name] = why
            failures += 1
            await asyncio.sleep(pause(failures))

    def dead(self) -> list[str]:
        """The names of those that do not run."""
        ended = {name for name, task in self.tasks.items() if task.done()}
        return sorted(ended | set(self.down))

    async def stop(self) -> None:
        for task in self.tasks.values():
            task.cancel()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)
        self.tasks.clear()


async def repeat(seconds: float, look: Callable[[], Awaitable[None]], well: Well) -> None:
    while True:
        await look()
        well()
        await asyncio.sleep(seconds)


def persevere(work: Callable[[], None], ending: threading.Event, failed: Callable[[str], None]) -> None:
    """The same for the work of a thread, until it returns."""
    failures = 0
    while True:
        try:
            work()
            return
        except Exception as error:
            log.exception("%s fails", threading.current_thread().name)
            failed(f"{type(error).__name__}: {error}")
        failures += 1
        if ending.wait(pause(failures)):
            return
