"""The deal of a day and duplicates over HTTP: played, compared, looked back at."""

import asyncio
from datetime import date

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from bedesten import catalog
from bedesten.server.errors import Refused
from bedesten.server.people import dealt
from bedesten.server.people.visitor import Visitor
from bedesten.server.protocol.deals import (
    DayDeal,
    DealBeside,
    DealCalendar,
    DealPair,
    Duplicate,
    DuplicateMade,
    NewDuplicate,
)
from bedesten.server.protocol.seating import Taken
from bedesten.server.replay.beside import beside, turns_of
from bedesten.server.routes.costs import LOOKED_UP, PLAYED_AGAIN
from bedesten.server.routes.tables import Asker, address
from bedesten.server.store import deals, rows
from bedesten.server.store.deals import DealRow, Standing
from bedesten.server.store.rows import Stored
from bedesten.server.store.session import Session
from bedesten.server.tables import dealing, duplicates
from bedesten.server.tables.lobby import Lobby
from bedesten.server.words import known


@get("/api/deals", costs=LOOKED_UP)
async def month(
    lobby: NamedDependency[Lobby],
    visitor: NamedDependency[Visitor],
    first: FromQuery[str] = "",
    last: FromQuery[str] = "",
) -> DealCalendar:
    """The days from one to another, at most six weeks, with what whoever asks made of them."""
    now = dealing.today()
    try:
        days = date.fromisoformat(first or now.isoformat()), date.fromisoformat(last or now.isoformat())
    except ValueError:
        raise Refused(400, "first, last: expected days, such as 2026-11-17") from None
    me = visitor.id
    return await lobby.services.store.run(lambda db: dealt.calendar(db, *days, now, me))


@get("/api/deals/{day:str}", costs=LOOKED_UP)
async def day_deal(
    day: FromPath[str], lobby: NamedDependency[Lobby], visitor: NamedDependency[Visitor]
) -> DayDeal:
    """What is dealt on a day (`today` is one), how those who played it fared, and whoever asks."""
    deal, following = await dealing.day_deal(lobby, day)
    studied = lobby.services.settings.review_seconds > 0
    return await lobby.services.store.run(lambda db: dealt.day(db, deal, following, visitor.id, studied))


@post("/api/deals/{day:str}", opens_table=True)
async def begin(
    day: FromPath[str], lobby: NamedDependency[Lobby], keyholder: NamedDependency[Visitor]
) -> Taken:
    """A table for it. On the day itself the first one counts, also if it is left; while it lasts it is
    answered again. Any other is practice."""
    return await dealing.begin(lobby, day, keyholder)


@get("/api/deals/{day:str}/beside", costs=PLAYED_AGAIN)
async def next_to(
    day: FromPath[str],
    lobby: NamedDependency[Lobby],
    visitor: NamedDependency[Visitor],
    lang: FromQuery[str] = "en",
    other: FromQuery[int] = 0,
) -> DealBeside:
    """One's own game beside one of the others on the board, the best if none is named, turn by turn, for
    whoever has ended theirs."""
    deal, _ = await dealing.day_deal(lobby, day)
    told, mine, theirs = await lobby.services.store.run(lambda db: both_games(db, deal, visitor.id, other))
    told.turns = await asyncio.to_thread(compared, mine, theirs, deal.chair, known(lang))
    return told


def both_games(db: Session, deal: DealRow, me: str, number: int) -> tuple[DealBeside, Stored, Stored]:
    """What is told before any turn, one's own game and the other."""
    mine = deals.of_player(db, deal, me)
    if mine is None or mine.rank is None:
        raise Refused(409, "you see what others drew once you have finished the deal of the day")
    other = on_board(db, deal, me, number)
    code = other.code if other.shown and rows.now() >= deal.ends else ""
    tally = catalog.game(deal.game).guide.tallies()[0]
    told = DealBeside(dealt.ranked(db, deal, other, me), code, tally, [])
    return told, loaded(db, mine.code), loaded(db, other.code)


def compared(mine: Stored, other: Stored, chair: int, lang: str) -> list[DealPair]:
    return beside(turns_of(mine, chair, lang), turns_of(other, chair, lang))


def on_board(db: Session, deal: DealRow, me: str, number: int) -> Standing:
    """Of those who have ended it, without whoever asks."""
    board = deals.best(db, deal, dealt.BOARD)
    others = [one for one in board if one.player != me and one.rank is not None]
    if not 0 <= number < len(others):
        raise Refused(404, "nobody else has finished this deal yet, or nobody with that number")
    return others[number]


def loaded(db: Session, code: str) -> Stored:
    stored = rows.load(db, code)
    assert stored is not None
    return stored


@post("/api/duplicates", opens_table=True)
async def new_duplicate(
    data: JSONBody[NewDuplicate], lobby: NamedDependency[Lobby], request: Asker
) -> DuplicateMade:
    """The same deal at several tables; whoever has the link sits down at one of them."""
    for _ in range(data.tables - 1):  # the first was let in like any table
        lobby.door.admit(address(request))
    return DuplicateMade(await dealing.duplicate(lobby, data))


@get("/api/duplicates/{id:str}", costs=LOOKED_UP)
async def duplicate(
    id: FromPath[str],
    lobby: NamedDependency[Lobby],
    visitor: NamedDependency[Visitor],
    lang: FromQuery[str] = "en",
) -> Duplicate:
    """Its tables, and every chair beside the same chair elsewhere."""
    code, spoken = dealing.asked_duplicate(id), known(lang)
    return await lobby.services.store.run(lambda db: duplicates.duplicate(db, code, visitor.id, spoken))


ROUTES = [month, day_deal, begin, next_to, new_duplicate, duplicate]
