"""The explorer over HTTP: what wins from here, in the games of this site and in those that come with it."""

import asyncio
from collections import Counter
from dataclasses import asdict, dataclass
from typing import Final

from litestar import get
from litestar.di import NamedDependency
from litestar.params import FromQuery

from bedesten import catalog
from bedesten.explorer import Fared, Kind, Sums, answer, shipped
from bedesten.explorer.sums import ANY, DEEPEST
from bedesten.server.errors import Refused
from bedesten.server.protocol.bounds import MOST_SEATS
from bedesten.server.protocol.explorer import (
    ExplorerAnswer,
    ExplorerKind,
    ExplorerRow,
    LayoutChair,
    LayoutOften,
    LayoutRating,
    Source,
)
from bedesten.server.replay.exploring import Exploring
from bedesten.server.replay.laboratory import Laboratory, Run, laid
from bedesten.server.routes.costs import LOOKED_UP, THOUGHT_ABOUT
from bedesten.server.routes.tables import Asker, address
from bedesten.server.store import explored
from bedesten.server.store.session import Session
from bedesten.server.tables.games import known
from bedesten.server.tables.lobby import Lobby

MOST_KINDS: Final = 100  # that are listed
LONGEST: Final = 400  # characters of a layout or of an opening
SITE, SHIPPED = "site", "shipped"


@dataclass(frozen=True)
class Asked:
    game: str
    players: int  # 0: as many as most games have
    layout: str
    after: list[str]
    of: Source

    def among(self, kinds: list[Kind]) -> tuple[str, int, str, list[str]]:
        """What sums are asked for, where there are these."""
        most = max(kinds, key=lambda kind: kind.games, default=None)
        fewest = most.players if most else catalog.game(self.game).min_players
        return self.game, self.players or fewest, self.layout, self.after


@dataclass(frozen=True)
class Site:
    """What the store knows."""

    kinds: list[Kind]
    waiting: int
    sums: Sums


@get("/api/explorer", costs=LOOKED_UP)
async def explore(
    lobby: NamedDependency[Lobby],
    exploring: NamedDependency[Exploring],
    game: FromQuery[str] = catalog.FIRST,
    players: FromQuery[int] = 0,
    layout: FromQuery[str] = ANY,
    after: FromQuery[str] = "",
    of: FromQuery[Source] = "both",
) -> ExplorerAnswer:
    """How often seats went where after some visits (with commas between them), and how they fared. Without
    players: as many as most games have."""
    exploring.wake()
    asked = read(game, players, layout, after, of)
    fixed = await asyncio.to_thread(shipped_kinds, asked.game)
    site = await lobby.services.store.run(lambda db: of_site(db, asked, fixed))
    return await asyncio.to_thread(told, asked, fixed, site, lobby.services.settings.review_seconds > 0)


def read(game: str, players: int, layout: str, after: str, of: Source) -> Asked:
    """Refused unless it can be answered; that there are no such games is an answer, too."""
    name, visits = known(game), [each for each in after.split(",") if each]
    if len(visits) >= DEEPEST or max(len(layout), len(after)) > LONGEST:
        raise Refused(400, f"expected fewer than {DEEPEST} visits, and at most {LONGEST} characters")
    if not (layout + after).isprintable():
        raise Refused(400, "expected names of layouts and places")
    if not 0 <= players <= MOST_SEATS:
        raise Refused(400, f"{players} players: expected at most {MOST_SEATS}")
    return Asked(name, players, layout, visits, of)


def shipped_kinds(game: str) -> list[Kind]:
    fixed = shipped()
    return fixed.sums.kinds(game) if fixed else []


def wanted(asked: Asked, site: list[Kind], fixed: list[Kind]) -> list[Kind]:
    return [*(site if asked.of != SHIPPED else []), *(fixed if asked.of != SITE else [])]


def of_site(db: Session, asked: Asked, fixed: list[Kind]) -> Site:
    kinds = explored.kinds(db, asked.game)
    among = asked.among(wanted(asked, kinds, fixed))
    sums = explored.ask(db, *among) if asked.of != SHIPPED else Sums()
    return Site(kinds, explored.how_many_wait(db), sums)


def told(asked: Asked, fixed: list[Kind], site: Site, rates: bool) -> ExplorerAnswer:
    there = wanted(asked, site.kinds, fixed)
    among, table = asked.among(there), shipped()
    sums = site.sums.plus(table.sums.ask(*among)) if table and asked.of != SITE else site.sums
    counted = answer(sums, *among)
    return ExplorerAnswer(
        **asdict(counted) | {"next": rows(counted.next), "used": rows(counted.used)},
        of=asked.of,
        visits=catalog.game(asked.game).guide.visits,
        kinds=gathered(there),
        site=games(site.kinds),
        shipped=games(fixed),
        waiting=site.waiting,
        rates=rates,
    )


def rows(fared: list[Fared]) -> list[ExplorerRow]:
    return [ExplorerRow(**asdict(each)) for each in fared]


def gathered(kinds: list[Kind]) -> list[ExplorerKind]:
    """The most played first."""
    counts: Counter[tuple[int, str]] = Counter()
    for kind in kinds:
        counts[kind.players, kind.layout] += kind.games
    return [ExplorerKind(*key, games) for key, games in counts.most_common(MOST_KINDS)]


def games(kinds: list[Kind]) -> int:
    return sum(kind.games for kind in kinds if kind.layout == ANY)


@get("/api/explorer/layout")
async def rate(
    lobby: NamedDependency[Lobby],
    laboratory: NamedDependency[Laboratory],
    request: Asker,
    game: FromQuery[str] = catalog.FIRST,
    players: FromQuery[int] = 4,
    layout: FromQuery[str] = ANY,
) -> LayoutRating:
    """What a layout is like, by games that a bot plays, as far as they have come: who asks first has them
    begun, and then asks again; what came of them is kept. The layout is a name, or the numbers of its places
    with commas; in a game with boards the name of one."""
    asked = read(game, players, layout, "", "both")
    table = laboratory.read(asked.game, asked.players, asked.layout)
    lobby.turnstile.admit(address(request), LOOKED_UP if laboratory.is_known(table) else THOUGHT_ABOUT)
    return rating(await laboratory.asked(table))


def rating(run: Run) -> LayoutRating:
    rated = run.rating
    return LayoutRating(
        game=rated.game,
        players=rated.players,
        layout=laid(run.lab.table),
        bot=rated.bot,
        games=rated.games,
        of=run.of,
        par=rated.par,
        rounds=rated.rounds.mean,
        low=rated.rounds.low,
        high=rated.rounds.high,
        least=min(rated.lengths, default=0),
        most=max(rated.lengths, default=0),
        first=rated.first,
        tally=rated.tally,
        chairs=[LayoutChair(**asdict(each)) for each in rated.chairs],
        gains=[LayoutOften(**asdict(each)) for each in rated.gains],
        visits=[LayoutOften(**asdict(each)) for each in rated.visits],
    )


ROUTES = [explore, rate]
