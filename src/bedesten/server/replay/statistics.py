"""How a finished game went, as numbers for charts. What is counted, the game says."""

from dataclasses import dataclass

from bedesten.core.guide.guard import shown
from bedesten.core.ids import WATCHER
from bedesten.server.protocol.finished import DiceCount, Rank, Statistics
from bedesten.server.replay.replay import Film

ROLLED, TOTAL = "rolled", "total"  # the event of an open roll, and its field

Series = dict[str, list[list[int]]]


@dataclass
class Turn:
    """A turn as it ended; `seat` is less than 0 for setting up."""

    number: int
    step: int
    seat: int
    round: int


def statistics(film: Film, names: list[str]) -> Statistics:
    """A chart that cannot be drawn is empty."""
    end, players = film.at(len(film.entries)), len(names)
    turns = turns_of(film)
    series: Series = shown(end, "story", {}, series_of, film, turns)
    return Statistics(
        names=names,
        steps=len(film.entries),
        turns=[turn.number for turn in turns],
        rounds=[turn.round for turn in turns],
        series=series,
        visits=shown(end, "story", {}, visits, film, turns, players),
        income=shown(end, "story", {}, income, film, turns, series, players),
        dice=shown(end, "story", [], dice, film),
        ranking=shown(end, "story", [], ranking, film),
        sources=shown(end, "story", {}, sources, film, players),
        study=film.study,
    )


def turns_of(film: Film) -> list[Turn]:
    """The last position of every turn, and whose turn it was."""
    turns: dict[int, Turn] = {}
    for step, state in enumerate(film.states):
        number, active = film.game.turn(state), film.game.active(state)
        turn = turns.setdefault(number, Turn(number, step, active, film.game.round(state)))
        turn.step, turn.seat = step, max(turn.seat, active)
    return list(turns.values())


def series_of(film: Film, turns: list[Turn]) -> Series:
    """Every tally, and what else is worth following, by turn and seat."""
    tallies = [film.tallies(turn.step) for turn in turns]
    series = {
        name: [[mine[which] for mine in seats] for seats in tallies]
        for which, name in enumerate(film.game.guide.tallies())
    }
    for name in film.game.guide.followed():
        series[name] = [[mine[name] for mine in film.assets(turn.step)] for turn in turns]
    return series


def visits(film: Film, turns: list[Turn], players: int) -> dict[str, list[int]]:
    """How often every seat went to a place."""
    visits: dict[str, list[int]] = {}
    for turn in turns:
        if place := destination(film, turn):
            visits.setdefault(place, [0] * players)[turn.seat] += 1
    return visits


def income(film: Film, turns: list[Turn], series: Series, players: int) -> dict[str, dict[str, list[int]]]:
    """What every series of a seat gained in its own turns, by the place it went to."""
    gains: dict[str, dict[str, list[int]]] = {name: {} for name in series}
    for i, turn in enumerate(turns):
        place = destination(film, turn)
        for name, values in series.items() if place else []:
            gained = values[i][turn.seat] - values[i - 1][turn.seat]
            gains[name].setdefault(place, [0] * players)[turn.seat] += gained
    return gains


def destination(film: Film, turn: Turn) -> str:
    return film.game.guide.where(film.states[turn.step], turn.seat) if turn.seat >= 0 else ""


def dice(film: Film) -> list[DiceCount]:
    """What was rolled openly, beside what fair dice would show."""
    ways = film.game.guide.rolls()
    rolled = dict.fromkeys(ways, 0)
    for entry in film.entries:
        for e in entry.events:
            key, fields = film.game.events[e.kind]
            if key == ROLLED and e.secret == WATCHER and ways:
                rolled[e.args[fields.index(TOTAL)]] += 1
    share = sum(rolled.values()) / max(1, sum(ways.values()))
    return [DiceCount(total, n, round(share * ways[total], 2)) for total, n in rolled.items()]


def sources(film: Film, players: int) -> dict[str, list[int]]:
    """What the weightiest tally of every seat came from, where the game tells it."""
    grown_by: dict[str, list[int]] = {}
    for e in [e for entry in film.entries for e in entry.events if e.secret == WATCHER]:
        name, grown = film.game.guide.source(e)
        if name:
            grown_by.setdefault(name, [0] * players)[e.seat] += grown
    return grown_by


def ranking(film: Film) -> list[Rank]:
    """Best first, with the tally that decided between neighbours."""
    ranks = film.game.ranking(film.states[-1])
    names = film.game.guide.tallies()
    tallies = [dict(zip(names, mine, strict=True)) for mine in film.tallies(len(film.states) - 1)]
    order = sorted(range(len(ranks)), key=lambda seat: (ranks[seat], seat))
    ranked: list[Rank] = []
    for before, seat in zip([order[0], *order], order, strict=False):
        decided = next((name for name in names if tallies[before][name] != tallies[seat][name]), "")
        ranked.append(Rank(seat=seat, rank=ranks[seat], tally=tallies[seat], decided_by=decided))
    return ranked
