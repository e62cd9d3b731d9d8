"""What the players' own browsers add to the seed, so that nobody alone decides what a game is dealt from."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from bedesten.core.errors import BadRecord

FORM: Final = re.compile("[0-9a-f]{64}")
LEFT_OUT: Final = "-"  # promised, but not there when the game was dealt


def well_formed(word: str) -> bool:
    """Entropy and the promise of it are both written as 64 small hexadecimal digits."""
    return FORM.fullmatch(word) is not None


def promise(entropy: str) -> str:
    """What may be told before the entropy itself: it fixes it and tells nothing about it."""
    return sha256(b"bedesten entropy " + entropy.encode()).hexdigest()


@dataclass(frozen=True)
class Share:
    """What one seat promised, and what it then revealed: empty before that, LEFT_OUT if it never came."""

    seat: int
    promise: str
    entropy: str = ""

    def revealed(self) -> bool:
        return self.entropy not in ("", LEFT_OUT)

    def kept(self) -> bool:
        """Whether what was revealed is what was promised."""
        return not self.revealed() or promise(self.entropy) == self.promise

    def __str__(self) -> str:
        return f"{self.seat}:{self.promise}:{self.entropy or LEFT_OUT}"


def mixed(secret: str, shares: Sequence[Share]) -> str:
    """The seed a game is dealt from: the secret of the house and all that was revealed, in the order of the
    seats. Where nothing was, it is the secret itself."""
    words = [f"{share.seat}:{share.entropy}" for share in in_order(shares) if share.revealed()]
    if not words:
        return secret
    return sha256(f"bedesten mix {' '.join(words)} seed {secret}".encode()).hexdigest()


def in_order(shares: Sequence[Share]) -> list[Share]:
    return sorted(shares, key=lambda share: share.seat)


def written(shares: Sequence[Share]) -> str:
    """As the header of a record has it."""
    return " ".join(map(str, in_order(shares)))


def read(text: str, players: int) -> list[Share]:
    """BadRecord says what was expected."""
    shares: list[Share] = []
    for word in text.split():
        seat, _, rest = word.partition(":")
        promised, _, entropy = rest.partition(":")
        known = entropy == LEFT_OUT or well_formed(entropy)
        if seat not in map(str, range(players)) or not well_formed(promised) or not known:
            raise BadRecord(f"entropy: {word[:40]!r}: expected SEAT:PROMISE:ENTROPY")
        shares.append(Share(int(seat), promised, entropy))
    if [share.seat for share in shares] != sorted({share.seat for share in shares}):
        raise BadRecord("entropy: expected every seat at most once, in ascending order")
    return shares
