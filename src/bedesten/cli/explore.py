"""`bedesten explore`: what wins from here, asked of many finished games."""

import json
from collections.abc import Iterable, Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from bedesten import catalog
from bedesten.cli import records
from bedesten.cli.analyse import Json
from bedesten.cli.play import system_language
from bedesten.cli.progress import watched
from bedesten.cli.simulate import Count
from bedesten.cli.where import Address, address
from bedesten.core.ids import OVER
from bedesten.explorer import Answer, Explorer, Fared, Seen, parquet, seen
from bedesten.explorer.make import PLAYERS, play_all, some_of_each
from bedesten.explorer.shipped import SHIPPED
from bedesten.server.admin import explored
from bedesten.server.admin.backup import looked_at
from bedesten.text import Text

Visits = Annotated[list[str], Parameter(consume_multiple=True)]

app = App(name="explore", help="Show what wins, from many finished games.")
app.command("bedesten.cli.rate:rate", name="rate", help="Rate a layout from games that a bot plays on it.")


@app.default
def ask(
    *games: Path,
    file: Path | None = None,
    game: str = catalog.FIRST,
    players: int = 4,
    layout: str = "",
    after: Visits | None = None,
    lang: str | None = None,
    as_json: Json = False,
) -> None:
    """How often seats went where, and how they fared; what they used, and how those fared who did not.

    :param games: Records (.bdn), or folders of them.
    :param file: A file made by `bedesten explore add` or `make`; without it and GAMES, the shipped games.
    :param game: The game.
    :param players: How many played it.
    :param layout: On one layout only: its name, or the numbers of its places separated by commas.
    :param after: Where a seat has gone so far, such as place.fountain, one after the other; three at most.
    :param lang: Language by its code, such as en; by default that of your system.
    :param as_json: Print JSON instead.
    """
    file = file or (None if games or not SHIPPED.is_file() else SHIPPED)
    if bool(games) == bool(file):
        raise ValueError("expected records, or --file with a file of `bedesten explore`")
    if file is not None and not file.is_file():
        raise ValueError(f"{file}: there is no such file")
    played = catalog.game(game)
    with Explorer(file, fixed=file is not None) as explorer:
        keep(explorer, in_records(games), "record")
        visits = [whole(what, played.guide.visits) for what in after or []]
        answer = explorer.ask(game, players, layout, visits)
    if as_json:
        print(json.dumps(asdict(answer)))
    else:
        show(answer, Text(lang or system_language(), played))


@app.command
def add(
    file: Path,
    *games: Path,
    data: Path | None = None,
    store: Address = "",
    store_file: Path | None = None,
) -> None:
    """Add finished games to a file, each once: those of records, and those of a site.

    :param file: The file, a new one if there is none.
    :param games: Records (.bdn), or folders of them.
    :param data: Folder in which a site keeps its tables; its server may run.
    :param store: A PostgreSQL database of a site; better given as BEDESTEN_STORE.
    :param store_file: A file that holds the address of that database.
    """
    url = address(store, store_file)
    with Explorer(file) as explorer:
        new = keep(explorer, in_records(games), "record")
        if data or url:
            with looked_at(data or Path(), url) as db:
                new += keep(explorer, explored.finished(db), "site")
    print(f"{file}: {new} games added")


@app.command
def make(
    file: Path,
    *,
    games: Count = 100,
    of: str = ",".join(catalog.GAMES),
    bot: str = "greedy",
    seed: str = "1",
    jobs: Count = 1,
) -> None:
    """Let bots play all games in turn, with all numbers of players and layouts, and add them to a file. The
    same seed gives the same games, whatever the number of jobs.

    :param file: The file, a new one if there is none.
    :param games: How many.
    :param of: Which games, separated by commas.
    :param bot: Who plays all seats.
    :param seed: Any text.
    :param jobs: Number of processes.
    """
    lots = some_of_each(of.split(","), PLAYERS, bot, seed, games)
    for name in of.split(","):
        catalog.bot(bot, 0, catalog.game(name))
    with Explorer(file) as explorer:
        new = keep(explorer, watched(play_all(lots, jobs), games, 0, lambda _: 1), bot)
    print(f"{file}: {new} games added")


@app.command(name="parquet")
def as_parquet(folder: Path, *, file: Path | None = None) -> None:
    """Write games as Parquet for researchers: games, seats and visits, a file each.

    :param folder: The folder to write to; created if needed.
    :param file: A file made by `bedesten explore add` or `make`; by default the shipped games.
    """
    file = file or SHIPPED
    if not file.is_file():
        raise ValueError(f"{file}: there is no such file")
    with Explorer(file, fixed=True) as explorer:
        for name, rows in parquet.write(explorer, folder).items():
            print(f"{folder / name}.parquet: {rows} rows")


def keep(explorer: Explorer, games: Iterable[Seen], source: str) -> int:
    """How many of them were new."""
    return sum(explorer.add(one, catalog.game(one.game).guide.visits, source) for one in games)


def in_records(paths: Iterable[Path]) -> Iterator[Seen]:
    """Finished games from their set-up on; others are passed over."""
    for path in paths:
        for file in sorted(path.rglob("*.bdn")) if path.is_dir() else [path]:
            written, match = records.load(file)
            if match.to_move() == OVER and not match.setup.scene:
                yield seen(written.game, match.setup, match.actions)


def whole(what: str, visits: str) -> str:
    return what if "." in what else f"{visits}.{what}"


# --- shown


def show(answer: Answer, text: Text) -> None:
    console = Console(highlight=False)
    facts = {**asdict(answer), "rounds": decimal(answer.rounds, text), "par": percent(answer.par, text)}
    console.print(text.say("ui.explore.games", facts))
    if answer.after:
        route = ", ".join(called(what, text) for what in answer.after)
        console.print(text.say("ui.explore.after", {"places": route, "seats": answer.seats}))
    console.print(laid("next", answer.next, answer.seats, text))
    console.print(laid("used", answer.used, answer.games * answer.players, text))
    console.print(text.say("ui.explore.about", facts), style="dim")


def laid(title: str, rows: list[Fared], seats: int, text: Text) -> Table:
    columns = [f"ui.explore.{column}" for column in ("seats", "often", "won", "interval", "without")]
    made = framed(text.say(f"ui.explore.{title}"), text, *columns)
    for row in rows:
        made.add_row(
            called(row.name, text),
            f"{row.seats}",
            percent(row.seats / seats, text),
            percent(row.won, text),
            f"{percent(row.low, text)} – {percent(row.high, text)}",
            "" if row.without is None else percent(row.without, text),
        )
    return made


def framed(head: str, text: Text, *columns: str) -> Table:
    """Names on the left, numbers on the right."""
    made = Table(head, box=SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False)
    for column in columns:
        made.add_column(text.say(column), justify="right")
    return made


def called(what: str, text: Text) -> str:
    return text.name(*what.split(".", 1))


def decimal(number: float, text: Text) -> str:
    return f"{number:.1f}".replace(".", text.say("ui.review.decimal"))


def percent(share: float, text: Text) -> str:
    return text.say("ui.review.percent", {"percent": decimal(100 * share, text)})
