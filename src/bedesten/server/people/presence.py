"""Whether people one has played with are here. It is told of those who show their page, to those who sat at a
table with them."""

from dataclasses import astuple, dataclass
from typing import get_args

from bedesten.server.protocol.people import Companion, Presence
from bedesten.server.store import invitations, open_tables, players, results
from bedesten.server.store.open_tables import Sitting
from bedesten.server.store.players import PlayerRow
from bedesten.server.store.results import Rival
from bedesten.server.store.rows import RUNNING, now
from bedesten.server.store.session import Session

MOST, LOOKED_AT = 6, 50
PLAYING, HERE, AWAY = 900.0, 300.0, 86400.0  # seconds since they last did anything
ORDER = [*get_args(Presence)[1:], ""]


@dataclass(frozen=True)
class At:
    """What somebody is at, at which table if others may come there, or since when they are not here."""

    presence: Presence = ""
    game: str = ""
    table: str = ""
    since: float = 0.0


def company(db: Session, me: str) -> list[Companion]:
    """Those whom one has met most often; who is here comes first."""
    met = [rival for rival in results.rivals(db, me, LOOKED_AT) if not rival.bot][:MOST] if me else []
    return sorted((told(db, rival, me) for rival in met), key=lambda one: ORDER.index(one.presence))


def told(db: Session, rival: Rival, me: str) -> Companion:
    """Of whoever shows nothing, or would rather not play with one again, nothing more than the last table."""
    code, seat = rival.last_seat()
    player = players.find(db, rival.player)
    if player is None or not player.shown or player.id in invitations.unwanted(db, code, me):
        return Companion(rival.name, code, seat, "", "", *astuple(At()))
    at = at_now(player, open_tables.of(db, player.id))
    return Companion(player.name or rival.name, code, seat, player.id, player.emblem, *astuple(at))


def at_now(player: PlayerRow, sat: list[Sitting]) -> At:
    """At a game, at a table that waits for anybody, or elsewhere on the site."""
    playing = [one for one in sat if one.status == RUNNING and now() - one.at < PLAYING]
    if playing:
        return At("playing", playing[0].game, next((one.code for one in playing if one.open), ""))
    waiting = [one for one in sat if one.status != RUNNING and one.open and now() - one.at < PLAYING]
    if waiting:
        return At("open", waiting[0].game, waiting[0].code)
    return elsewhere(max([player.seen, *(one.at for one in sat)]))


def elsewhere(seen: float) -> At:
    if not seen:
        return At()
    gone = now() - seen
    return At("here") if gone < HERE else At("away" if gone < AWAY else "gone", since=seen)
