"""Players in an archive: one a line, before the tables, with the hashes of their keys and the public halves
of their passkeys. Links do not last."""

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from typing import Any

import msgspec

from bedesten.server.store import attempts, passkeys, players
from bedesten.server.store.attempts import AttemptRow
from bedesten.server.store.passkeys import PasskeyRow
from bedesten.server.store.players import LINK, KeyRow, PlayerRow


@dataclass(frozen=True)
class Kept:
    player: PlayerRow
    keys: list[KeyRow]
    passkeys: list[PasskeyRow]
    attempts: list[AttemptRow] = field(default_factory=list)  # at puzzles; archives of old have none


def kept(db: Any) -> Iterator[Kept]:
    for player in players.ids(db):
        keys = [key for key in players.keys_of(db, player) if key.kind != LINK]
        yield Kept(players.load(db, player), keys, passkeys.of(db, player), attempts.of(db, player))


def packed(one: Kept, head: dict[str, object]) -> str:
    return json.dumps({**head, **asdict(one)}, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def unpacked(data: dict[str, Any]) -> Kept:
    """Every field has its type, and there is none that this version does not know."""
    one = msgspec.convert(data, Kept)
    owned: list[KeyRow | PasskeyRow | AttemptRow] = [*one.keys, *one.passkeys, *one.attempts]
    owners = {each.player for each in owned}
    if asdict(one) != {"attempts": [], **data} or owners - {one.player.id}:
        raise ValueError(f"player {one.player.id[:12]!r} is none")
    return one


def put(db: Any, one: Kept) -> None:
    players.put(db, one.player)
    for key in one.keys:
        players.put_key(db, key)
    for passkey in one.passkeys:
        passkeys.put(db, passkey)
    for attempt in one.attempts:
        attempts.put(db, attempt)
