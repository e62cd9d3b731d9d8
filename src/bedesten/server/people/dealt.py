"""How the games of a day stand beside each other: its board, and a calendar of days."""

from datetime import date, timedelta

from bedesten import catalog
from bedesten.core.dice import commitment
from bedesten.server.protocol.deals import (
    DayBrief,
    DayDeal,
    DealBar,
    DealCalendar,
    DealRank,
    MyDeal,
)
from bedesten.server.store import deals, friends, rows
from bedesten.server.store.deals import DealRow, Standing
from bedesten.server.store.rows import FINISHED
from bedesten.server.store.session import Session

BOARD, FRIENDS = 20, 50  # games
MONTH = timedelta(days=41)  # at most, with the days around it


def ranked(db: Session, deal: DealRow, one: Standing, me: str) -> DealRank:
    """Whoever shows nothing has no name for others; their emblem says nothing of them."""
    mine = one.player == me
    place = 0 if one.rank is None else deals.place(db, deal, one)
    tallies = catalog.game(deal.game).guide.tallies()
    open_ = mine or one.shown
    return DealRank(
        place=place,
        won=one.rank == 1,
        rounds=one.rounds,
        tally=one.tally()[: len(tallies)] if one.rank is not None else [],
        mine=mine,
        player=one.player if one.shown else "",
        name=one.name if open_ else "",
        emblem=one.emblem,
        lost=one.lost,
    )


def day(db: Session, deal: DealRow, following: DealRow | None, me: str, studied: bool) -> DayDeal:
    over = rows.now() >= deal.ends
    mine = deals.of_player(db, deal, me)
    bars = deals.bars(db, deal)
    return DayDeal(
        day=deal.id,
        game=deal.game,
        boxes=catalog.game(deal.game).boxes,
        players=deal.players,
        options=deal.options,
        robots=deal.robots,
        ends=deal.ends,
        over=over,
        commitment=commitment(deal.seed),
        seed=deal.seed if over else "",
        next="" if following is None else commitment(following.seed),
        tallies=catalog.game(deal.game).guide.tallies(),
        begun=deals.begun(db, deal),
        ended=sum(bars.values()),
        bars=[DealBar(rounds, games) for rounds, games in bars.items()],
        best=[ranked(db, deal, one, me) for one in deals.best(db, deal, BOARD)],
        studied=studied,
        friends=of_friends(db, deal, me),
        mine=None if mine is None else my_deal(db, deal, mine),
    )


def of_friends(db: Session, deal: DealRow, me: str) -> list[DealRank] | None:
    """The board of those whom whoever asks knows, and of themselves; nothing if they know nobody."""
    if not friends.some(db, me):
        return None
    return [ranked(db, deal, one, me) for one in deals.of_friends(db, deal, me, FRIENDS)]


def my_deal(db: Session, deal: DealRow, mine: Standing) -> MyDeal:
    row = rows.load_table(db, mine.code)
    ended = row is None or row.status == FINISHED
    return MyDeal(mine.code, ended, ranked(db, deal, mine, mine.player))


# ------------------------------------------------------------------ a calendar


def calendar(db: Session, first: date, last: date, now: date, me: str) -> DealCalendar:
    """Of at most a month and the days around it."""
    last = min(last, first + MONTH, now)
    days = deals.between(db, first.isoformat(), last.isoformat())
    return DealCalendar([brief(db, deal, me) for deal in days], streak(db, me, now))


def brief(db: Session, deal: DealRow, me: str) -> DayBrief:
    mine = deals.of_player(db, deal, me) if me else None
    ended = mine is not None and mine.rank is not None
    return DayBrief(
        day=deal.id,
        game=deal.game,
        players=deal.players,
        begun=mine is not None,
        won=mine is not None and mine.rank == 1,
        rounds=mine.rounds if mine else 0,
        place=deals.place(db, deal, mine) if mine and ended else 0,
        ended=sum(deals.bars(db, deal).values()) if ended else 0,
    )


def streak(db: Session, me: str, now: date) -> int:
    days = deals.days_ended(db, me)
    day = now if now.isoformat() in days else now - timedelta(days=1)
    many = 0
    while (day - timedelta(days=many)).isoformat() in days:
        many += 1
    return many
