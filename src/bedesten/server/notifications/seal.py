"""What a site makes itself known by, and signs the links in its emails with."""

import hmac
import secrets
from dataclasses import dataclass
from hashlib import sha256
from typing import TYPE_CHECKING

from bedesten.server.store import site_secrets
from bedesten.server.store.channels import ChannelRow
from bedesten.server.store.session import Session

if TYPE_CHECKING:
    from bedesten.server.notifications.cipher import Identity

CONFIRM, STOP, SIGN = "confirm", "stop", "sign"  # what a token is good for


@dataclass(frozen=True)
class Seal:
    identity: "Identity"
    secret: str

    def mac(self, purpose: str, channel: ChannelRow) -> str:
        """Of one way and one purpose; nobody can make one up, and none opens anything else."""
        said = f"{purpose}\n{channel.id}\n{channel.address}".encode()
        return hmac.new(self.secret.encode(), said, sha256).hexdigest()[:40]

    def token(self, purpose: str, channel: ChannelRow) -> str:
        return f"{channel.id}.{self.mac(purpose, channel)}"

    def opens(self, token: str, purpose: str, channel: ChannelRow) -> bool:
        return hmac.compare_digest(token.encode("utf-8", "replace"), self.token(purpose, channel).encode())


def kept(db: Session) -> Seal:
    """Made at the first start; the same for every process."""
    from bedesten.server.notifications.cipher import Identity, new_identity

    number = site_secrets.kept(db, "push", new_identity)
    return Seal(Identity(number), site_secrets.kept(db, "seal", lambda: secrets.token_hex(32)))
