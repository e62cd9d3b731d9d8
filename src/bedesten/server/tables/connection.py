"""One client as its table sees it: its seats, its language, and what waits to be sent."""

from collections.abc import Callable
from typing import TypeVar, cast

import msgspec

from bedesten.core.ids import OVER, WATCHER
from bedesten.server.errors import Declined
from bedesten.server.protocol.outgoing import ErrorMessage, ServerMessage
from bedesten.server.words import say

BACKLOG = 2000  # messages a client may fall behind before it has to come back
BACKLOG_BYTES = 1 << 20
AGAIN_LATER = 1013
T = TypeVar("T")
encoder = msgspec.json.Encoder()


def frozen(piece: T) -> T:
    """A piece of a message that is only sent from now on: encoded once, and smaller than what it was."""
    return cast(T, msgspec.Raw(encoder.encode(piece)))


class Connection:
    """The room writes here and never waits; the socket is woken, and sends."""

    # there are ten thousand of them
    __slots__ = ("__weakref__", "greeted", "lang", "outbox", "passed_on", "player", "viewer", "wake", "you")

    def __init__(self, wake: Callable[[], None] = lambda: None) -> None:
        self.wake = wake
        self.outbox: list[bytes | int] = []  # a number closes with this code
        self.player = ""  # whose key it has shown
        self.you: list[int] = []
        self.viewer = WATCHER
        self.passed_on = False  # whose eyes it looks through is said by whoever holds the screen
        self.lang = "en"
        self.greeted = False

    def send(self, message: ServerMessage) -> None:
        self.send_bytes(encoder.encode(message))

    def send_bytes(self, message: bytes) -> None:
        waiting = sum(len(each) for each in self.outbox if isinstance(each, bytes))
        if len(self.outbox) < BACKLOG and waiting < BACKLOG_BYTES:
            self.put(message)
        else:
            self.close(AGAIN_LATER)

    def decline(self, no: Declined) -> None:
        self.send(ErrorMessage(no.code, say(self.lang, no.key, **no.facts), no.rule))

    def close(self, code: int) -> None:
        self.put(code)

    def put(self, item: bytes | int) -> None:
        self.outbox.append(item)
        self.wake()

    def look_as(self, seat: int) -> None:
        """Several sit at this screen: nobody's cards are sent before somebody says that they see it alone."""
        self.passed_on = True
        self.viewer = seat if seat in self.you else WATCHER

    def look(self, to_move: int) -> int:
        """From now on through the eyes of their seat that is to move, else of the last that was."""
        if self.passed_on and len(self.you) > 1 and to_move != OVER:
            return self.viewer
        if to_move in self.you:
            self.viewer = to_move
        elif self.viewer not in self.you:
            self.viewer = self.you[0] if self.you else WATCHER
        return self.viewer
