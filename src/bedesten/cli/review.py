"""`bedesten review`: a finished game studied, luck and play apart."""

import json
import os
import sys
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from contextlib import suppress
from dataclasses import asdict
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter
from typing import Annotated, Any, Final, TypeVar

from cyclopts import Parameter
from cyclopts.types import PositiveInt
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import Progress
from rich.table import Table
from rich.text import Text as Line

from bedesten.cli import records, review_page
from bedesten.cli.analyse import Json
from bedesten.cli.play import system_language
from bedesten.cli.replay import called
from bedesten.cli.terminal.drawing import as_svg
from bedesten.core.ids import OVER
from bedesten.core.play.match import Match
from bedesten.server.bots import studying
from bedesten.server.bots.studying import Finished
from bedesten.study import Review, Study, tables
from bedesten.study.words import Words
from bedesten.text import Text

T = TypeVar("T")
Html = Annotated[bool, Parameter(name="--html", negative="")]

MOST: Final = 12  # turns whose shares are shown: a game has dozens


def review(
    record: Path,
    *,
    seconds: float = 60.0,
    jobs: PositiveInt | None = None,
    lang: str | None = None,
    as_json: Json = False,
    as_html: Html = False,
) -> None:
    """For a finished game: everybody's chances through it, what choices cost and what chance gave, and the
    ten moments that mattered most.

    :param record: A recorded game that is over.
    :param seconds: How long to think about it at most.
    :param jobs: How many processes think; by default one per core.
    :param lang: Language by its code, such as en; by default that of your system.
    :param as_json: Print JSON instead.
    :param as_html: Print a page instead, complete in one file.
    """
    written, match = records.load(record)
    if match.to_move() != OVER:
        raise ValueError(f"{record}: the game is not over")
    text = Text(lang or system_language(), match.game)
    words = Words(text, match.game, called(written, text))
    game = studying.finished(written.game, match.setup, match.actions)
    studied_game = studied(game, seconds, jobs or os.cpu_count() or 1, words)
    if as_json:
        print(json.dumps(plain(studied_game, written.game)))
    elif as_html:
        print(review_page.page(studied_game, words, pictures(studied_game, match, text)))
    else:
        show(studied_game, words)


def studied(game: Finished, seconds: float, jobs: int, words: Words) -> Review:
    """All that there is time for."""
    until, study = perf_counter() + seconds, studying.known(game)
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task(words.say("progress"))
        for _ in alone(study, until) if jobs == 1 else together(study, game, until, jobs):
            done, known = study.progress()
            progress.update(task, completed=done, total=known)
    return study.review()


def alone(study: Study, until: float) -> Iterator[None]:
    """One question after the other."""
    while perf_counter() < until and study.think():
        yield


def together(study: Study, game: Finished, until: float, jobs: int) -> Iterator[None]:
    """Several at once, in processes of their own."""
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        looks = {n: pool.submit(studying.look, game, n) for n in study.unseen()}
        for number, look in answered(looks, until):
            study.looks[number] = look
            yield
        doubts = {n: study.looks[n] for n in study.suspects()}
        comparisons = {n: pool.submit(studying.compare, game, n, look) for n, look in doubts.items()}
        for number, comparison in answered(comparisons, until):
            study.comparisons[number] = comparison
            yield


def answered(asked: "dict[int, Future[T]]", until: float) -> Iterator[tuple[int, T]]:
    """As answers come in; when time is up, nobody begins another."""
    numbers = {future: number for number, future in asked.items()}
    try:
        with suppress(TimeoutError):
            for future in as_completed(numbers, max(0.0, until - perf_counter())):
                yield numbers[future], future.result()
    finally:
        for future in numbers:
            future.cancel()


def pictures(review: Review, match: Match, text: Text) -> dict[int, str]:
    """The table before each moment, by its step."""
    steps = {moment.step for moment in review.moments}
    return {n: as_svg(then, text) for n, (then, _) in enumerate(records.again(match), 1) if n in steps}


def plain(review: Review, game: str) -> dict[str, Any]:
    """For programs: shares from 0 to 1, tokens instead of words."""
    fair = [asdict(ledger.fair) for ledger in review.ledgers]
    return {"game": game, **asdict(review), "fair": fair}


def show(review: Review, words: Words) -> None:
    console = Console(highlight=False)
    if not review.whole:
        console.print(words.say("bounded", done=review.done, questions=review.questions))
    head = tables.head(words)
    turns = tables.head(words, words.say("turns_column"))
    for title, part in {
        **({"verdict": verdicts(review, words)} if review.whole else {}),
        "turns": laid(turns, some(tables.chances(review, words))),
        "ledger": laid(head, tables.ledger(review, words)),
        "accuracy": laid(head, tables.accuracy(review, words)),
    }.items():
        console.print(Line(words.say(title), "bold"))
        console.print(part)
    console.print(Line(words.say("moments"), "bold"))
    for line in moments(review, words):
        console.print(line)
    for note in (*words.about(review), words.say("accuracy_about"), words.lines()):
        console.print(note, style="dim")


def laid(head: tables.Row, rows: list[tables.Row]) -> Table:
    """A column for every seat."""
    made = Table(head[0], box=SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False)
    for name in head[1:]:
        made.add_column(name, justify="right", no_wrap=True)
    for row in rows:
        made.add_row(*row)
    return made


def some(rows: list[tables.Row]) -> list[tables.Row]:
    """Evenly apart, the last among them."""
    apart = -(-len(rows) // MOST)
    return rows[::-1][::apart][::-1]


def verdicts(review: Review, words: Words) -> Table:
    made = Table.grid(padding=(0, 1))
    for seat, name in enumerate(words.names):
        made.add_row(name, words.verdict(review, seat))
    return made


def moments(review: Review, words: Words) -> list[Line]:
    if not review.moments:
        return [Line(words.say("no_moments"))]
    lines = []
    for moment in review.moments:
        lines.append(Line(words.headed(moment), "bold"))
        lines += [Line(f"  {line}") for line in (*words.told(moment), *words.further(moment))]
    return lines
