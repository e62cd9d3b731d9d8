"""A progress bar, if somebody is looking."""

import sys
from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from rich.console import Console
from rich.progress import Progress

T = TypeVar("T")


def watched(items: Iterable[T], games: int, done: int, count: Callable[[T], int]) -> Iterator[T]:
    """The items as they come, each standing for a number of games, some of which were done before."""
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task("games", total=games, completed=done)
        for item in items:
            yield item
            progress.advance(task, count(item))
