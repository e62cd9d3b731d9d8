"""A duplicate: the same deal at several tables, every chair beside the same chair elsewhere."""

from bedesten import catalog
from bedesten.core.dice import commitment
from bedesten.server.errors import Refused
from bedesten.server.protocol.deals import Duplicate, DuplicateSeat, DuplicateTable
from bedesten.server.store import deals, results, rows
from bedesten.server.store.deals import DealRow
from bedesten.server.store.rows import STATUS_OPEN, ResultRow, SeatRow
from bedesten.server.store.session import Session
from bedesten.server.tables.names import called, mark


def duplicate(db: Session, id: str, me: str, lang: str) -> Duplicate:
    deal = deals.load(db, id)
    if deal is None or not deal.tables:
        raise Refused(404, "there is no such duplicate")
    over = not deals.sealed(db, id)
    played = [(code, status, results.of(db, code)) for code, status in deals.tables(db, id)]
    points = [by_place([one.rank for one in ended]) for _, _, ended in played if ended]
    means = [sum(chair) / len(chair) for chair in zip(*points, strict=True)]
    tables = [
        one_table(db, deal, (number, code, status), ended, (me, lang, over), means)
        for number, (code, status, ended) in enumerate(played, 1)
    ]
    return Duplicate(
        id=deal.id,
        game=deal.game,
        players=deal.players,
        commitment=commitment(deal.seed),
        seed=deal.seed if over else "",
        over=over,
        tallies=catalog.game(deal.game).guide.tallies(),
        means=means,
        tables=tables,
    )


def by_place(ranks: list[int]) -> list[float]:
    """100 for a win, 0 for the last place; equals share what they would have had one after the other."""
    last = max(len(ranks) - 1, 1)
    middle = [rank - 1 + (ranks.count(rank) - 1) / 2 for rank in ranks]
    return [100 * (last - behind) / last for behind in middle]


def one_table(
    db: Session,
    deal: DealRow,
    at: tuple[int, str, str],
    ended: list[ResultRow],
    asks: tuple[str, str, bool],
    means: list[float],
) -> DuplicateTable:
    (number, code, status), (me, lang, over) = at, asks
    seats = rows.load_seats(db, code)
    mine = any(seat.of(me) for seat in seats)
    names = called(seats, deal.game, lang)
    points = by_place([one.rank for one in ended])
    chairs = [chair(deal, seat, name, me) for seat, name in zip(seats, names, strict=True)]
    for one, result, got, mean in zip(chairs, ended, points, means, strict=False):
        one.rank, one.points, one.against = result.rank, got, got - mean
        one.tally = deals.tally(result.worth)[: len(catalog.game(deal.game).guide.tallies())]
    told = code if over or mine or status == STATUS_OPEN else ""
    return DuplicateTable(number, told, status, ended[0].rounds if ended else 0, chairs)  # type: ignore[arg-type]


def chair(deal: DealRow, seat: SeatRow, name: str, me: str) -> DuplicateSeat:
    return DuplicateSeat(name, mark(deal.game, seat), seat.kind, seat.bot, seat.of(me))  # type: ignore[arg-type]
