"""`bedesten arena`: bots meet in many games, and a report says which is stronger, with error bars."""

from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter, validators
from rich.console import Console
from rich.table import Table

from bedesten import catalog
from bedesten.arena import charts, report
from bedesten.arena.machines import run_on_ray
from bedesten.arena.plan import Plan
from bedesten.arena.results import Results, write_parquet
from bedesten.arena.run import run
from bedesten.arena.summary import Summary, summary
from bedesten.cli.agreed import Agreed
from bedesten.cli.guests import look_here
from bedesten.cli.progress import watched
from bedesten.cli.simulate import Count
from bedesten.core.errors import BadSetup

Seconds = Annotated[float, Parameter(validator=validators.Number(gt=0))]
Amount = Annotated[int, Parameter(validator=validators.Number(gte=0))]


def arena(
    *,
    bots: str,
    game: str = catalog.FIRST,
    players: int = 4,
    games: Count = 100,
    jobs: Count = 1,
    seed: str = "1",
    seconds: Seconds = 1.0,
    iterations: Amount = 0,
    agreed: Agreed | None = None,
    engine: Literal["processes", "ray"] = "processes",
    address: str = "",
    out: Path = Path("arena"),
) -> None:
    """Let bots meet in seat-rotated games, and rate them. What has been played stays played: the same
    command goes on where it stopped, and with more --games it plays only those that are missing.

    :param bots: Names separated by commas; your own as module:Class or stdio:PROGRAM. The last one
        fills up the table.
    :param game: The game to play.
    :param players: Number of players.
    :param games: Number of games; each deal is played once for every seat, with the bots moved on by one.
    :param jobs: Number of processes.
    :param seed: Any text; it fixes the deals, the seats and the bots' own chance.
    :param seconds: How long a bot may think about one decision.
    :param iterations: How many iterations instead, for bots that count them; the results are then repeatable.
    :param engine: How the games are spread: processes of this computer, or Ray (the extra `ray`).
    :param address: Address of a Ray cluster; without one Ray runs on this computer alone.
    :param out: Folder for the results and the report.
    """
    if address and engine != "ray":
        raise BadSetup(f"--address {address}: expected --engine ray with it")
    look_here()
    names = [name.strip() for name in bots.split(",")]
    options = (agreed or Agreed()).options(game)
    plan = Plan(game, players, names, seed, seconds, iterations, options)
    plan.check()
    plan.agree(out)
    results = Results(out / "results.csv", players)
    missing = results.missing(games)
    far = engine == "ray" and missing
    playing = run_on_ray(plan, missing, jobs, address) if far else run(plan, missing, jobs)
    for lines in watched(playing, games, games - len(missing), lambda _: 1):
        results.add(lines)
    summed = summary(plan, results.ordered())
    write(out, summed, results)
    show(summed, out)


def write(out: Path, summed: Summary, results: Results) -> None:
    """The report, its charts, and the results once more for those who like columns."""
    drawn = charts.charts(summed)
    for name, picture in drawn.items():
        (out / f"{name}.svg").write_text(picture, "utf-8")
    (out / "report.md").write_text(report.markdown(summed, list(drawn)), "utf-8")
    write_parquet(out / "results.parquet", results.ordered())


def show(summed: Summary, out: Path) -> None:
    console = Console()
    console.print(report.headline(summed), highlight=False)
    for sheet in report.sheets(summed):
        table = Table(title=sheet.title, title_justify="left")
        for column, name in enumerate(sheet.head):
            table.add_column(name, justify="right" if column else "left", overflow="fold")
        for row in sheet.rows:
            table.add_row(*row)
        console.print(table)
    for line in [report.length(summed), *report.reliefs(summed)]:
        console.print(line, highlight=False)
    console.print(f"Results, report and charts: {out}", highlight=False)
