"""Codes of tables, which people read aloud, and the secret tokens of those who sit there."""

import secrets
from hashlib import sha256

ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # no two characters that are easily confused
CODE_LENGTH = 6


def new_code() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))


def is_code(code: str, codes: int = 1) -> bool:
    """Or that many `codes` in a row."""
    return len(code) == codes * CODE_LENGTH and all(letter in ALPHABET for letter in code)


def new_token() -> str:
    return secrets.token_urlsafe(18)


def token_hash(token: str) -> str:
    """The token is long and random: a plain hash keeps it secret."""
    return sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def next_token(token: str, code: str) -> str:
    """The secret of the same person at the next table: asked twice, the same."""
    return sha256(f"bedesten next {code} {token}".encode("utf-8", "surrogatepass")).hexdigest()[:32]
