"""Players in an archive: one a line, before the tables, with the hashes of their keys and the public halves
of their passkeys. Links do not last."""

from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from typing import Any

import msgspec

from bedesten.server.store import attempts, channels, deals, mutes, passkeys, players, site_secrets
from bedesten.server.store.attempts import AttemptRow
from bedesten.server.store.channels import ChannelRow, TellingRow
from bedesten.server.store.deals import SatDown
from bedesten.server.store.mutes import MuteRow
from bedesten.server.store.passkeys import PasskeyRow
from bedesten.server.store.players import LINK, KeyRow, PlayerRow


@dataclass(frozen=True)
class Kept:
    player: PlayerRow
    keys: list[KeyRow]
    passkeys: list[PasskeyRow]
    # archives of old have none
    attempts: list[AttemptRow] = field(default_factory=list)  # at puzzles
    telling: list[TellingRow] = field(default_factory=list)  # what they like to be told, if they have said so
    channels: list[ChannelRow] = field(default_factory=list)
    dealt: list[SatDown] = field(default_factory=list)  # deals that others play too
    muted: list[MuteRow] = field(default_factory=list)


@dataclass(frozen=True)
class Secrets:
    """What the site is known by to those who tell its players."""

    secrets: dict[str, str]


# what a player owns, and how a row of it is put back
PUT: dict[str, Callable[[Any, Any], object]] = {
    "keys": players.put_key,
    "passkeys": passkeys.put,
    "attempts": attempts.put,
    "dealt": deals.keep,
    "muted": mutes.put,
    "telling": channels.put_wishes,
    "channels": channels.put,
}


def kept(db: Any) -> Iterator[Kept]:
    for player in players.ids(db):
        keys = [key for key in players.keys_of(db, player) if key.kind != LINK]
        yield Kept(
            player=players.load(db, player),
            keys=keys,
            passkeys=passkeys.of(db, player),
            attempts=attempts.of(db, player),
            telling=channels.said(db, player),
            channels=channels.of(db, player),
            dealt=deals.of(db, player),
            muted=mutes.of(db, player),
        )


def unpacked(data: dict[str, Any]) -> Kept:
    """Every field has its type, and there is none that this version does not know."""
    one = msgspec.convert(data, Kept)
    owners = {row.player for name in PUT for row in getattr(one, name)}
    # archives of old do not say when, and have nothing of what came later
    known = {name: [] for name in PUT} | data | {"player": {"seen": 0.0, **data["player"]}}
    if asdict(one) != known or owners - {one.player.id}:
        raise ValueError(f"player {one.player.id[:12]!r} is not a player")
    return one


def put(db: Any, one: Kept | Secrets) -> None:
    if isinstance(one, Secrets):
        for name, value in one.secrets.items():
            site_secrets.replace(db, name, value)
        return
    players.put(db, one.player)
    for name, put_row in PUT.items():
        for row in getattr(one, name):
            put_row(db, row)
