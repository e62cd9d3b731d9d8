"""`bedesten explore rate`: what a layout is like, by games that a bot plays on it."""

import json
import os
from dataclasses import asdict

from rich.console import Console
from rich.table import Table

from bedesten import catalog
from bedesten.cli.agreed import Agreed
from bedesten.cli.analyse import Json
from bedesten.cli.explore import called, decimal, framed, percent
from bedesten.cli.play import system_language
from bedesten.cli.progress import watched
from bedesten.cli.simulate import Count, Plan, check
from bedesten.explorer import Rating, deals, rated
from bedesten.explorer.lab import Mean, Often
from bedesten.explorer.make import Lot, play_all
from bedesten.text import Text


def rate(
    *,
    game: str = catalog.FIRST,
    players: int = 4,
    games: Count = 400,
    bot: str = "greedy",
    seed: str = "1",
    jobs: Count | None = None,
    agreed: Agreed | None = None,
    lang: str | None = None,
    as_json: Json = False,
) -> None:
    """Rate a layout: let a bot play all seats on it, and tell how long games are, whether it helps to begin,
    and where points come from. The same seed gives the same rating, whatever the number of jobs.

    :param game: The game.
    :param players: How many play.
    :param games: How many games; four times as many make intervals half as wide.
    :param bot: Who plays all seats.
    :param seed: Any text; game number i is dealt from "SEED:i".
    :param jobs: Number of processes; by default one per core.
    :param lang: Language by its code, such as en; by default that of your system.
    :param as_json: Print JSON instead.
    """
    options = (agreed or Agreed()).options(game)
    check(Plan(game, players, options, [bot], seed))
    table = Lot(game, players, options, bot, seed)
    played = play_all(deals(table, range(games)), jobs or os.cpu_count() or 1)
    rating = rated(table, watched(played, games, 0, lambda _: 1))
    if as_json:
        print(json.dumps(asdict(rating)))
    else:
        show(rating, Text(lang or system_language(), catalog.game(game)))


# --- shown


def show(rating: Rating, text: Text) -> None:
    console = Console(highlight=False)
    facts = {
        **asdict(rating),
        "rounds": decimal(rating.rounds.mean, text),
        "interval": between(rating.rounds, text),
        "least": min(rating.lengths),
        "most": max(rating.lengths),
        "par": percent(rating.par, text),
    }
    console.print(text.say("ui.rate.games", facts))
    console.print(text.say("ui.rate.rounds", facts))
    console.print(text.say(f"ui.rate.first_{rating.first}", facts))
    console.print(chairs(rating, text))
    for title, rows in (("gains", rating.gains), ("visits", rating.visits)):
        console.print(laid(title, rows, rating, text))
    console.print(text.say("ui.rate.about", facts), style="dim")


def chairs(rating: Rating, text: Text) -> Table:
    made = framed(text.say("ui.rate.chair"), text, "ui.explore.won", "ui.explore.interval")
    for each in rating.chairs:
        share = f"{percent(each.low, text)} – {percent(each.high, text)}"
        made.add_row(text.say("ui.rate.turn", {"number": each.chair}), percent(each.won, text), share)
    return made


def laid(title: str, rows: list[Often], rating: Rating, text: Text) -> Table:
    what = text.say(f"used.{catalog.game(rating.game).guide.visits}")
    head = text.say(f"ui.rate.{title}", {"tally": text.say(f"ui.{rating.tally}"), "what": what})
    made = framed(head, text, "ui.rate.seat", "ui.explore.interval", "ui.rate.winner")
    for row in rows:
        made.add_row(
            called(row.name, text), fine(row.mean, text), between(row, text), fine(row.winners, text)
        )
    return made


def between(mean: Mean | Often, text: Text) -> str:
    return f"{fine(mean.low, text)} – {fine(mean.high, text)}"


def fine(number: float, text: Text) -> str:
    """To two decimals."""
    return f"{number:.2f}".replace(".", text.say("ui.review.decimal"))
