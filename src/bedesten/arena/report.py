"""The summary for people: tables, as Markdown and for the terminal."""

from dataclasses import dataclass

from bedesten.arena.summary import Summary


@dataclass(frozen=True)
class Sheet:
    """One table of the report."""

    title: str
    head: list[str]
    rows: list[list[str]]


def sheets(summary: Summary) -> list[Sheet]:
    return [standings(summary), seats(summary)]


def headline(summary: Summary) -> str:
    plan = summary.plan
    options = "".join(f", {name} {value}" for name, value in plan.options.items())
    budget = f"{plan.iterations} iterations" if plan.iterations else f"{plan.seconds:g} s"
    return (
        f"{summary.games:,} games of {plan.game} for {plan.players}{options}, at most {budget} a decision, "
        f"seed {plan.seed}"
    )


def length(summary: Summary) -> str:
    rounds = summary.rounds
    return f"Rounds: median {summary.middle_rounds():g}, shortest {rounds[0]}, longest {rounds[-1]}."


def reliefs(summary: Summary) -> list[str]:
    """Bots that did not play all of their games themselves."""
    return [
        f"{each.bot}: greedy answered for it {each.relieved:,} times."
        for each in summary.showings
        if each.relieved
    ]


def standings(summary: Summary) -> Sheet:
    head = ["bot", "seats", "wins", "95 %", "rank", "points", "rating", "95 %", "ms"]
    rows = [
        [
            each.bot,
            f"{each.games:,}",
            f"{each.wins / each.games:.1%}",
            f"{each.low:.0%}–{each.high:.0%}",
            f"{each.rank:.2f}",
            f"{each.points:.2f}",
            f"{each.rating.points:+.0f}",
            f"± {each.rating.half_width:.0f}",
            f"{each.seconds * 1000:.1f}",
        ]
        for each in summary.showings
    ]
    return Sheet("Standings", head, rows)


def seats(summary: Summary) -> Sheet:
    """An even share is what every seat would win if seats did not matter."""
    even = 1 / summary.plan.players
    rows = [
        [str(seat), f"{wins / summary.games:.1%}", f"{wins / summary.games - even:+.1%}"]
        for seat, wins in enumerate(summary.by_seat)
    ]
    return Sheet("Seats", ["seat", "wins", "over an even share"], rows)


def markdown(summary: Summary, charts: list[str]) -> str:
    """The whole report; charts lie beside it."""
    parts = [f"# {headline(summary)}", length(summary), *reliefs(summary)]
    parts += [f"## {sheet.title}\n\n{table(sheet)}" for sheet in sheets(summary)]
    parts += [f"![{name}]({name}.svg)" for name in charts]
    parts.append(
        "Ratings are Elo points (Plackett and Luce over whole rankings), zero in the middle of this field; "
        "a shared first place counts by its share; ms is the processor time of a decision."
    )
    return "\n\n".join(parts) + "\n"


def table(sheet: Sheet) -> str:
    lines = [sheet.head, ["---", *["---:"] * (len(sheet.head) - 1)], *sheet.rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)
