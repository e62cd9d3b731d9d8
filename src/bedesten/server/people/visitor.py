"""Who asks: a browser that shows its key. It need not be known yet; it is, as soon as it takes a seat."""

import re
from dataclasses import dataclass, replace
from typing import Self

from bedesten.server.codes import token_hash
from bedesten.server.errors import Refused
from bedesten.server.store import players
from bedesten.server.store.players import DEVICE, NO_PLAYER, KeyRow, PlayerRow
from bedesten.server.store.rows import now
from bedesten.server.store.session import Session
from bedesten.server.store.sqlite import Store

GOOD = re.compile(r"[\w-]{32,64}", re.ASCII)


@dataclass(frozen=True)
class Visitor:
    """Without a key the hash and the id are empty."""

    key_hash: str = ""
    player: PlayerRow = NO_PLAYER
    known: bool = False

    @property
    def id(self) -> str:
        return self.player.id

    @property
    def banned(self) -> bool:
        """They may look on, and nothing else."""
        return self.player.banned > 0

    def now_known(self) -> Self:
        return replace(self, known=True)

    def enlist(self, db: Session) -> None:
        """From now on this browser is known, unless another request of it was faster."""
        if self.key_hash and not self.known and not players.taken(db, self.key_hash):
            players.put(db, self.player)
            players.put_key(db, KeyRow(self.key_hash, self.id, DEVICE, self.player.created))

    def settled(self, db: Session) -> Self:
        """Known by now: as this browser, or as whoever a faster request of it has made it."""
        self.enlist(db)
        player = players.by_key(db, self.key_hash)
        return self if player is None else replace(self, player=player, known=True)


NOBODY = Visitor()


async def recognised(store: Store, key: str) -> Visitor:
    """By a key that came over HTTP or a socket."""
    if not key:
        return NOBODY
    if not GOOD.fullmatch(key):
        raise Refused(400, "Bedesten-Key: expected 32 to 64 of a-z, A-Z, 0-9, - and _")
    key_hash = token_hash(key)
    player = await store.run(lambda db: players.greeted(db, key_hash))
    fresh = PlayerRow(players.new_id(), created=now())
    return Visitor(key_hash, player or fresh, player is not None)
