"""Passkeys (WebAuthn): a device signs what the server asks for, and so shows whose browser this is.

What is asked for follows from the key of the browser and the time: nobody else is asked the same, no answer
is worth anything to another browser or some minutes later, and nothing has to be remembered."""

import re
from base64 import b64decode, b64encode, urlsafe_b64encode
from collections.abc import Callable
from hashlib import sha256
from typing import Any, TypeVar
from urllib.parse import urlsplit

from bedesten.server.errors import Refused
from bedesten.server.net.origins import is_address
from bedesten.server.people import keeping
from bedesten.server.people.visitor import Visitor
from bedesten.server.protocol.bounds import Json
from bedesten.server.protocol.people import Challenge, Me
from bedesten.server.store import passkeys, players
from bedesten.server.store.passkeys import PasskeyRow
from bedesten.server.store.rows import now
from bedesten.server.store.session import Session

SLOT = 300  # seconds; an answer is taken in the same slot or the next
MOST = 10  # of one player
NAME = re.compile(r"[\w-]{1,1400}", re.ASCII)  # of one
NOTHING = "this passkey opens nothing here"
T = TypeVar("T")


def site_of(origin: str) -> str:
    """The name a passkey is for; Refused where it could be for none."""
    name = urlsplit(origin).hostname or ""
    if not name or is_address(name):
        raise Refused(400, "a passkey needs a page of a site with a name")
    return name


def challenge(who: Visitor, slot: int) -> bytes:
    return sha256(f"bedesten passkey {who.key_hash} {slot}".encode()).digest()


def slot_now() -> int:
    return int(now()) // SLOT


def plain(data: bytes) -> str:
    """As browsers write bytes."""
    return urlsafe_b64encode(data).decode().rstrip("=")


def asked(who: Visitor, origin: str) -> Challenge:
    return Challenge(plain(challenge(who, slot_now())), site_of(origin), plain(who.id.encode()))


def checked(who: Visitor, check: Callable[[bytes], T]) -> T:
    """What comes of it for what is asked now, or was just before."""
    for slot in (slot_now(), slot_now() - 1):
        try:
            return check(challenge(who, slot))
        except Exception:  # whatever is wrong with it, it proves nothing
            continue
    raise Refused(403, NOTHING)


# --- in a thread: what reads it is large


def made(who: Visitor, origin: str, credential: Json) -> PasskeyRow:
    """A new passkey, if its device has really made it for this site just now."""
    from webauthn import verify_registration_response

    site = site_of(origin)

    def check(wanted: bytes) -> Any:
        return verify_registration_response(
            credential=credential, expected_challenge=wanted, expected_rp_id=site, expected_origin=origin
        )

    verified = checked(who, check)
    name = plain(verified.credential_id)
    if not NAME.fullmatch(name):
        raise Refused(400, "the name of this passkey is too long")
    public = b64encode(verified.credential_public_key).decode()
    return PasskeyRow(name, who.id, public, verified.sign_count, now())


def signed(who: Visitor, origin: str, credential: Json, passkey: PasskeyRow) -> int:
    """How often it was used, if it really was."""
    from webauthn import verify_authentication_response

    site = site_of(origin)

    def check(wanted: bytes) -> Any:
        return verify_authentication_response(
            credential=credential,
            expected_challenge=wanted,
            expected_rp_id=site,
            expected_origin=origin,
            credential_public_key=b64decode(passkey.public),
            credential_current_sign_count=passkey.uses,
        )

    return int(checked(who, check).new_sign_count)


# --- in the store


def find(db: Session, name: object) -> PasskeyRow:
    row = passkeys.find(db, name) if isinstance(name, str) and NAME.fullmatch(name) else None
    if row is None:
        raise Refused(403, NOTHING)
    return row


def keep(db: Session, who: Visitor, passkey: PasskeyRow) -> Me:
    who.enlist(db)
    if len(passkeys.of(db, who.id)) >= MOST or passkeys.find(db, passkey.id):
        raise Refused(409, f"this passkey is known already, or there are {MOST}")
    passkeys.put(db, passkey)
    return keeping.told(db, who.now_known())


def open_with(db: Session, who: Visitor, passkey: PasskeyRow, uses: int) -> Me:
    passkeys.used(db, passkey.id, uses)
    return keeping.become(db, who, players.load(db, passkey.player))
