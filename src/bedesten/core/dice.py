"""Dice for search and bots, and the dealer who answers for chance in a real game."""

from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final

from bedesten.core.ids import Action

if TYPE_CHECKING:
    from mypy_extensions import i64

LIMIT: Final = 1 << 64


class Dice:
    """A small integer generator (xorshift64*): fast, repeatable, no secret.

    Its 64 bits are a signed number, with which a compiled engine computes without making objects; the masks
    keep unbounded ints to the same 64 bits."""

    def __init__(self, seed: int) -> None:
        # A hash of the seed, so that neighbouring seeds give unrelated games.
        self.state: i64 = int.from_bytes(sha256(b"dice %d" % seed).digest()[:8], "big", signed=True) | 1

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, for n far below 2**32."""
        x: i64 = self.state
        x ^= x >> 12 & 0xFFFFFFFFFFFFF
        x ^= ((x + 0x4000000000 & 0x7FFFFFFFFF) - 0x4000000000) << 25  # the low 39 bits, signed
        x ^= x >> 27 & 0x1FFFFFFFFF
        self.state = x
        return (x * 0x2545F4914F6CDD1D >> 32 & 0xFFFFFFFF) * n >> 32

    def pick(self, options: list[Action]) -> Action:
        """One of the options, each as likely as the other."""
        return options[self.below(len(options))]


def commitment(seed: str) -> str:
    """What may be published before the game: it fixes the seed and tells nothing about it."""
    return sha256(b"bedesten seed " + seed.encode()).hexdigest()


class Dealer:
    """Deals outcome i of a game as a function of its secret seed and i alone."""

    def __init__(self, seed: str, dealt: int = 0) -> None:
        self.seed = seed
        self.prefix = b"bedesten deal " + seed.encode() + b" "
        self.dealt = dealt

    def below(self, total: int) -> int:
        """The next number from 0 to total - 1, exactly uniform over the hash."""
        number = draw(b"%s%d" % (self.prefix, self.dealt), total)
        self.dealt += 1
        return number

    def answer(self, rules: Any, s: Any) -> Action:
        """What chance does in this position of a game."""
        outcome: Action = rules.chance_outcome(s, self.below(rules.chance_total(s)))
        return outcome


def draw(label: bytes, total: int) -> int:
    """A number below total out of a label; a hash in the uneven rest at the top is drawn again."""
    again = 0
    x = int.from_bytes(sha256(label).digest()[:8], "big")
    while x >= LIMIT - LIMIT % total:
        again += 1
        x = int.from_bytes(sha256(b"%s again %d" % (label, again)).digest()[:8], "big")
    return x % total
