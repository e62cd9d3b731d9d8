"""What a push is sealed and signed with: RFC 8291 (aes128gcm) and RFC 8292 (VAPID)."""

import json
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass
from functools import cached_property

from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    ECDSA,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    derive_private_key,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

RECORD = 4096  # bytes of the one record there is
POINT, AUTH = 65, 16  # bytes of a browser's half
LAST = b"\x02"  # behind the last piece


def plain(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def read(text: str) -> bytes:
    """ValueError if it is none."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point(key: EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def sealed(
    text: bytes,
    p256dh: bytes,
    auth: bytes,
    own: EllipticCurvePrivateKey | None = None,
    salt: bytes = b"",
) -> bytes:
    """For one browser alone; own key and salt are new each time."""
    own, salt = own or generate_private_key(SECP256R1()), salt or os.urandom(16)
    theirs = EllipticCurvePublicKey.from_encoded_point(SECP256R1(), p256dh)
    shared = own.exchange(ECDH(), theirs)
    both = p256dh + (mine := point(own.public_key()))
    secret = derived(shared, auth, b"WebPush: info\0" + both, 32)
    key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(mine)]) + mine
    return head + AESGCM(key).encrypt(nonce, text + LAST, None)


def half(p256dh: str, auth: str) -> tuple[bytes, bytes]:
    """A browser's half of the cipher; ValueError if it is none."""
    try:
        theirs, secret = read(p256dh), read(auth)
        EllipticCurvePublicKey.from_encoded_point(SECP256R1(), theirs)
        right = (len(theirs), len(secret)) == (POINT, AUTH)
    except ValueError:
        right = False
    if not right:
        raise ValueError("expected the keys of a subscription")
    return theirs, secret


def new_identity() -> str:
    """The number that makes a site known to push services."""
    return format(generate_private_key(SECP256R1()).private_numbers().private_value, "x")


@dataclass(frozen=True)
class Identity:
    """Of a site, as push services know it."""

    number: str

    @cached_property
    def key(self) -> EllipticCurvePrivateKey:
        return derive_private_key(int(self.number, 16), SECP256R1())

    @cached_property
    def public(self) -> str:
        """What a browser subscribes for."""
        return plain(point(self.key.public_key()))

    def signed(self, audience: str, contact: str, until: int) -> str:
        """That it is this site that asks this push service."""
        claims = {"aud": audience, "exp": until, "sub": contact}
        parts = [{"typ": "JWT", "alg": "ES256"}, claims]
        text = ".".join(plain(json.dumps(part, separators=(",", ":")).encode()) for part in parts)
        r, s = decode_dss_signature(self.key.sign(text.encode(), ECDSA(SHA256())))
        return f"vapid t={text}.{plain(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}, k={self.public}"
