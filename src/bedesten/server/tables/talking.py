"""What people say to each other at a table: phrases, signs on turns, and their own words where both the site
and the table allow them. It is heard once, kept in memory for a report, and stored nowhere."""

import re
import unicodedata
from collections import OrderedDict, deque

from bedesten.server.errors import Declined
from bedesten.server.net.limits import Bucket
from bedesten.server.protocol.bounds import TEXT_LENGTH, Sign
from bedesten.server.protocol.outgoing import Reaction
from bedesten.server.tables.names import clean_name, visible

RATE, BURST = 0.25, 3.0  # phrases, texts and signs a second from one seat, and at once
HEARD = 10  # things said by a seat that a report tells
KEPT = 60  # turns whose signs are remembered
# an address of a page or of a person, however its full stops are drawn
LINK = re.compile(r"://|\bwww\b|@|[^\W_]\.[^\W\d_]{2,}", re.IGNORECASE)
DOTS = str.maketrans(dict.fromkeys("\u2024\u3002\ufe52\uff0e\uff61\u00b7\u2027\u2219\u22c5", "."))


class Talk:
    """At one table, as long as it is open here."""

    def __init__(self) -> None:
        self.buckets: dict[int, Bucket] = {}  # how much each seat may still say
        self.heard: dict[int, deque[str]] = {}  # what each said last
        self.signs: OrderedDict[int, dict[int, Sign]] = OrderedDict()  # by turn and seat

    def take(self, seat: int) -> None:
        """Whoever says much is not heard."""
        if not self.buckets.setdefault(seat, Bucket(RATE, BURST)).take():
            raise Declined("rate", "words")

    def note(self, seat: int, said: str) -> None:
        self.heard.setdefault(seat, deque(maxlen=HEARD)).append(said)

    def react(self, turn: int, seat: int, sign: Sign | None) -> None:
        """One sign of each seat on each turn; none takes it back."""
        signs = self.signs.setdefault(turn, {})
        signs.pop(seat, None)
        if sign is not None:
            signs[seat] = sign
        while len(self.signs) > KEPT:
            self.signs.pop(min(self.signs))

    def reactions(self) -> list[Reaction]:
        return [Reaction(turn, seat, sign) for turn, by in self.signs.items() for seat, sign in by.items()]


def checked_text(text: str) -> str:
    """As it will be read; Declined says what was expected."""
    cleaned = clean_name(text)
    if not cleaned or len(cleaned) > TEXT_LENGTH or not visible(cleaned):
        raise Declined("bad_message", "text", most=TEXT_LENGTH)
    if LINK.search(unicodedata.normalize("NFKC", cleaned).translate(DOTS)):
        raise Declined("bad_message", "no_links")
    return cleaned
