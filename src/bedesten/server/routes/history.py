"""What a player has played, over HTTP: for themselves, and for everybody if they show it."""

from typing import Literal

from litestar import get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from bedesten.server.people import history
from bedesten.server.people.visitor import Visitor
from bedesten.server.protocol.bounds import NAME_LENGTH
from bedesten.server.protocol.people import Habits, PlayedGame, Profile, RatingWay
from bedesten.server.routes.costs import LOOKED_UP
from bedesten.server.store.results import Wanted
from bedesten.server.store.session import Session
from bedesten.server.tables.lobby import Lobby
from bedesten.server.tables.names import called, mark, robots_called
from bedesten.server.words import known


@get("/api/players/{id:str}", costs=LOOKED_UP)
async def profile(
    id: FromPath[str], lobby: NamedDependency[Lobby], visitor: NamedDependency[Visitor]
) -> Profile:
    """Who somebody is, how many games they have played to the end, and against whom; `me` is whoever asks."""
    return await lobby.services.store.run(lambda db: history.profile(db, id, visitor))


@get("/api/players/{id:str}/games", costs=LOOKED_UP)
async def games(
    id: FromPath[str],
    lobby: NamedDependency[Lobby],
    visitor: NamedDependency[Visitor],
    before: FromQuery[float] = 0.0,
    game: FromQuery[str] = "",
    players: FromQuery[int] = 0,
    result: FromQuery[Literal["", "won", "lost"]] = "",
    against: FromQuery[str] = "",
    lang: FromQuery[str] = "en",
) -> list[PlayedGame]:
    """Twenty games at a time, the newest first; `before` is when the last of the twenty before ended.
    `against`: only those with somebody else who has this in their name."""
    part, spoken = against.strip()[:NAME_LENGTH], known(lang)
    wanted = Wanted(before, game[:80], players, result, part, robots_called(part))

    def twenty(db: Session) -> list[PlayedGame]:
        return [
            history.played(
                db,
                over,
                seats,
                open_,
                called(seats, over.game, spoken),
                [mark(over.game, seat) for seat in seats],
            )
            for over, seats, open_ in history.games(db, id, visitor, wanted)
        ]

    return await lobby.services.store.run(twenty)


@get("/api/players/{id:str}/ratings", costs=LOOKED_UP)
async def ratings(
    id: FromPath[str],
    lobby: NamedDependency[Lobby],
    visitor: NamedDependency[Visitor],
    game: FromQuery[str] = "",
) -> RatingWay:
    """What was believed of somebody after each of their last rated games of one kind, the oldest first, and
    what those games say of them at tables of each size."""
    return await lobby.services.store.run(lambda db: history.way(db, id, visitor, game[:80]))


@get("/api/players/{id:str}/habits", costs=LOOKED_UP)
async def habits(
    id: FromPath[str],
    lobby: NamedDependency[Lobby],
    visitor: NamedDependency[Visitor],
    game: FromQuery[str] = "",
) -> Habits:
    """What somebody uses in games of one kind, and how lucky they were in those that were studied."""
    return await lobby.services.store.run(lambda db: history.habits(db, id, visitor, game[:80]))


ROUTES = [profile, games, ratings, habits]
