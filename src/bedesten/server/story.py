"""How a finished game went, as numbers for charts."""

from bedesten.core.ids import WATCHER
from bedesten.server.protocol import DiceCount, Json, Rank, Story
from bedesten.server.replay import Film, numbers_of

WAYS = {total: 6 - abs(total - 7) for total in range(2, 13)}  # of 36, with two dice
VISITS = ("moved", "stayed")
TIE_BREAKS = ("rubies", "lira", "goods", "cards")


def story(film: Film, names: list[str]) -> Story:
    turns, views = turn_ends(film)
    return Story(
        names=names,
        turns=turns,
        rubies=[numbers_of(view, "rubies") for view in views],
        lira=[numbers_of(view, "lira") for view in views],
        goods=[numbers_of(view, "goods") for view in views],
        visits=visits(film, len(names)),
        dice=dice(film),
        ranking=ranking(film),
    )


def turn_ends(film: Film) -> tuple[list[int], list[Json]]:
    """The last position of every turn."""
    last: dict[int, int] = {}
    for step, state in enumerate(film.states):
        last[film.game.turn(state)] = step
    return list(last), [film.open_view(step) for step in last.values()]


def visits(film: Film, players: int) -> dict[str, list[int]]:
    """How often every merchant came to a place."""
    found: dict[str, list[int]] = {}
    kinds = {kind.name: kind for kind in film.game.lexicon.kinds.values()}
    for entry in film.entries:
        for e in entry.events:
            if film.game.events[e.kind][0] in VISITS and e.seat >= 0:
                place = kinds["place"].words[e.args[0]]
                found.setdefault(place, [0] * players)[e.seat] += 1
    return found


def dice(film: Film) -> list[DiceCount]:
    """What was rolled, beside what two fair dice would show."""
    rolled = dict.fromkeys(WAYS, 0)
    for entry in film.entries:
        for e in entry.events:
            key, fields = film.game.events[e.kind]
            if key == "rolled" and e.secret == WATCHER:
                rolled[e.args[fields.index("total")]] += 1
    rolls = sum(rolled.values())
    return [DiceCount(total, n, round(rolls * WAYS[total] / 36, 2)) for total, n in rolled.items()]


def ranking(film: Film) -> list[Rank]:
    """Best first, with the number that decided between neighbours."""
    end = film.open_view(len(film.states) - 1)
    ranks = film.game.ranking(film.states[-1])
    numbers = {name: numbers_of(end, name) for name in TIE_BREAKS}
    order = sorted(range(len(ranks)), key=lambda seat: (ranks[seat], seat))
    found: list[Rank] = []
    for i, seat in enumerate(order):
        mine = {name: numbers[name][seat] for name in TIE_BREAKS}
        before = order[i - 1] if i else seat
        decided = next((name for name in TIE_BREAKS if numbers[name][before] != mine[name]), "")
        found.append(Rank(seat=seat, rank=ranks[seat], decided_by=decided, **mine))
    return found
