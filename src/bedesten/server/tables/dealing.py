"""Tables for deals that others play too: the one of a day, chosen by the date, and duplicates."""

import asyncio
import json
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from hashlib import sha256

from bedesten import catalog
from bedesten.bots.levels import RIVALS
from bedesten.server.codes import is_code, new_code
from bedesten.server.errors import Refused
from bedesten.server.people.visitor import Visitor
from bedesten.server.protocol.deals import NewDuplicate
from bedesten.server.protocol.seating import NewSeat, NewTable, Taken, TakenSeat
from bedesten.server.site import Site
from bedesten.server.store import deals, rows
from bedesten.server.store.deals import DealRow, SatDown
from bedesten.server.store.rows import FINISHED, Stored
from bedesten.server.store.session import Session
from bedesten.server.tables import creation
from bedesten.server.tables.games import known
from bedesten.server.tables.lobby import Lobby
from bedesten.server.tables.names import named_apart
from bedesten.server.tables.seats import new_seats, table_row
from bedesten.server.tables.seeds import dice_info

TODAY = "today"
STRIDE = 7  # days that follow each other differ in box and number of players
LEVELS = ["nilufer", "idris", "ester", "hagop"]  # they think for a moment, and count it in steps
LONGEST = timedelta(days=30)  # a duplicate is kept secret, if a table of it is never played to the end


# ------------------------------------------------------------------ which


def today() -> date:
    return datetime.fromtimestamp(rows.now(), UTC).date()


def asked_day(word: str) -> date:
    """Refused if it is no day, or has not come yet."""
    try:
        day = today() if word == TODAY else date.fromisoformat(word)
    except ValueError:
        raise Refused(404, f"{word[:20]!r}: expected a day, such as 2026-11-17") from None
    if day > today():
        raise Refused(404, f"the deal of {day} is not dealt before its day")
    return day


def begins(day: date) -> float:
    return datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp()


def kinds(site: Site) -> list[tuple[str, int]]:
    """Every game that is offered with every number of players."""
    games = [catalog.game(name) for name in catalog.GAMES if site.offers(name)]
    return [(game.name, n) for game in games for n in range(game.min_players, game.max_players + 1)]


def chosen(day: date, seed: str, site: Site) -> DealRow:
    """By the date alone, but for the seed: what can be known of it beforehand is no advantage."""
    among = kinds(site)
    stride = STRIDE if len(among) % STRIDE else 1
    name, players = among[day.toordinal() * stride % len(among)]
    game = catalog.game(name)
    levels = [level for level in LEVELS if level in catalog.bots(name)] or [catalog.standin(name)]
    levels.sort(key=lambda level: sha256(f"bedesten day {day} {level}".encode()).digest())
    robots = ["", *(levels[seat % len(levels)] for seat in range(players - 1))]
    options = {"layout": "random"} if "random" in game.layouts else {}
    opens, ends = begins(day), begins(day + timedelta(days=1))
    return DealRow(day.isoformat(), name, players, options, robots, seed, opens, ends)


async def day_deal(lobby: Lobby, word: str) -> tuple[DealRow, DealRow | None]:
    """The deal of a day, and that of the next if it is fixed already: today's and tomorrow's are."""
    day = asked_day(word)
    settings = lobby.services.settings
    new = [day, day + timedelta(days=1)] if day == today() else []
    fresh = [chosen(one, settings.seeds(""), settings.site) for one in new]

    def look(db: Session) -> list[DealRow | None]:
        for one in fresh:
            deals.put(db, one)
        return [deals.load(db, (day + timedelta(days=late)).isoformat()) for late in (0, 1)]

    deal, following = await lobby.services.store.run(look)
    if deal is None:
        raise Refused(404, f"nothing was dealt here on {day}")
    return deal, following


# ------------------------------------------------------------------ a table for it


def laid(deal: DealRow, who: Visitor | None) -> tuple[Stored, list[TakenSeat]]:
    """Robots where they belong; the other chairs are open, or of whoever plays it alone. Nobody looks on."""
    me = NewSeat("open") if who is None else NewSeat("me")
    wanted = [NewSeat("bot", bot=robot) if robot else me for robot in deal.robots]
    new = NewTable(deal.game, deal.players, wanted, options=dict(deal.options), watched=False)
    seats, taken = new_seats(deal.game, wanted, *([] if who is None else [who.player]))
    row = replace(table_row(new, seats, deal.seed), deal=deal.id)
    return Stored(row, named_apart(seats, row.game), [], None), taken


async def begin(lobby: Lobby, word: str, who: Visitor) -> Taken:
    """The first game of a player on the day itself counts. Until it has ended there is no other; then, and on
    days that are over, as many as one likes, which do not count."""
    deal, _ = await day_deal(lobby, word)
    counts = rows.now() < deal.ends
    if counts and (going := await under_way(lobby, deal, who)):
        return going
    stored, taken = await asyncio.to_thread(laid, deal, who)
    seat = None if not counts or await has_sat(lobby, deal, who) else sit_first(deal, who)
    try:
        return await creation.opened(lobby, stored, taken, who, seat)
    except Faster:  # another request with the same key
        return await begin(lobby, word, await lobby.services.store.run(who.settled))


class Faster(Exception):
    """Somebody has sat down at another table of the deal."""


def sit_first(deal: DealRow, who: Visitor) -> creation.Also:
    def sit(db: Session, code: str) -> None:
        known = who.settled(db).id == who.id
        if not known or deals.sit(db, SatDown(deal.id, who.id, code, rows.now())).code != code:
            raise Faster

    return sit


async def has_sat(lobby: Lobby, deal: DealRow, who: Visitor) -> bool:
    return await lobby.services.store.run(lambda db: deals.sat(db, deal.id, who.id)) is not None


async def under_way(lobby: Lobby, deal: DealRow, who: Visitor) -> Taken | None:
    """The game that counts, if it has not ended; its chair is opened by the key."""

    def look(db: Session) -> Stored | None:
        sat = deals.sat(db, deal.id, who.id)
        row = rows.load_table(db, sat.code) if sat else None
        return None if row is None or row.status == FINISHED else rows.load(db, row.code)

    stored = await lobby.services.store.run(look)
    if stored is None:
        return None
    dice = dice_info(stored.table, stored.seats)
    return Taken(stored.table.code, [TakenSeat(deal.chair, "")], dice)


# ------------------------------------------------------------------ duplicates


async def duplicate(lobby: Lobby, new: NewDuplicate) -> str:
    """All of its tables are there from the start; whoever has the link sits down at one of them."""
    deal = checked(new, lobby.services.settings.seeds(""))
    tables = [(await asyncio.to_thread(laid, deal, None))[0] for _ in range(deal.tables)]

    def keep(db: Session) -> None:
        deals.put(db, deal)
        for stored in tables:
            creation.insert_new(db, lobby.services.settings, stored)

    await lobby.services.store.run(keep)
    return deal.id


def checked(new: NewDuplicate, seed: str) -> DealRow:
    game, robots = known(new.game), [robot for robot in new.robots if robot]
    if len(new.robots) != new.players:
        raise Refused(400, f"robots: {len(new.robots)} for {new.players} players: expected one for each")
    if len(robots) == new.players:
        raise Refused(400, "robots: expected at least one chair for a person")
    strange = [robot for robot in robots if robot not in RIVALS]
    if strange:  # others think by the clock, and would not do the same twice
        raise Refused(400, f"robot '{strange[0]}' is unknown: expected {', '.join(RIVALS)}")
    opens = rows.now()
    ends = opens + LONGEST.total_seconds()
    options = json.loads(json.dumps(dict(new.options)))
    id = f"{new_code()}{new_code()}"
    return DealRow(id, game, new.players, options, new.robots, seed, opens, ends, new.tables)


def asked_duplicate(word: str) -> str:
    """What could be one: nothing else ever reaches the store."""
    code = word[:40].upper()
    if not is_code(code, codes=2):
        raise Refused(404, f"there is no duplicate {word[:20]!r}")
    return code
