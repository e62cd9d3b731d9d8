"""Players in an archive: one a line, before the tables, with the hashes of their keys and the public halves
of their passkeys. Links do not last."""

from collections.abc import Iterator
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

Owned = KeyRow | PasskeyRow | AttemptRow | TellingRow | ChannelRow | SatDown | MuteRow


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
    owned: list[Owned] = [*one.keys, *one.passkeys, *one.attempts, *one.telling, *one.channels]
    owned += [*one.dealt, *one.muted]
    owners = {each.player for each in owned}
    before: dict[str, list[object]] = {
        "attempts": [],
        "telling": [],
        "channels": [],
        "dealt": [],
        "muted": [],
    }
    known = {**before, **data, "player": {"seen": 0.0, **data["player"]}}  # archives of old do not say when
    if asdict(one) != known or owners - {one.player.id}:
        raise ValueError(f"player {one.player.id[:12]!r} is none")
    return one


def put(db: Any, one: Kept | Secrets) -> None:
    if isinstance(one, Secrets):
        for name, value in one.secrets.items():
            site_secrets.replace(db, name, value)
        return
    players.put(db, one.player)
    for key in one.keys:
        players.put_key(db, key)
    for passkey in one.passkeys:
        passkeys.put(db, passkey)
    for attempt in one.attempts:
        attempts.put(db, attempt)
    for sat in one.dealt:
        deals.keep(db, sat)
    for row in one.muted:
        mutes.put(db, row)
    for wishes in one.telling:
        channels.put_wishes(db, wishes)
    for channel in one.channels:
        channels.put(db, channel)
