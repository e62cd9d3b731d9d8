"""Everything a page was ever told by the server."""

import json
from typing import Any

from playwright.sync_api import Page, WebSocket

Message = dict[str, Any]


class Wire:
    """Listens to every websocket of a page, also to those opened later."""

    def __init__(self, page: Page) -> None:
        self.frames: list[str] = []
        self.info: Message = {}
        self.last: Message = {}  # the last sync or step
        self.answers = 0  # how many this page has given
        self.socket: WebSocket
        page.on("websocket", self.follow)

    def follow(self, socket: WebSocket) -> None:
        self.socket = socket
        socket.on("framereceived", self.hear)
        socket.on("framesent", self.say)

    def say(self, frame: str | bytes) -> None:
        assert isinstance(frame, str)
        self.answers += json.loads(frame)["t"] == "act"

    def hear(self, frame: str | bytes) -> None:
        assert isinstance(frame, str)
        self.frames.append(frame)
        message: Message = json.loads(frame)
        if message["t"] == "table":
            self.info = message["info"]
        elif message["t"] in ("sync", "step"):
            self.last = message

    def wait_for(self, kind: str, after: int) -> None:
        """A message of this kind, after the first ones."""
        while not any(message["t"] == kind for message in self.messages[after:]):
            self.socket.wait_for_event("framereceived")

    def catch_up(self, seq: int) -> None:
        """A page may show what it was told before it is known here."""
        while self.last.get("seq", 0) < seq:
            self.socket.wait_for_event("framereceived")

    def told(self, seq: int) -> Message:
        """How the table stood then, whatever has happened since."""
        return next(message for message in self.messages if message["t"] == "step" and message["seq"] == seq)

    @property
    def ask(self) -> Message:
        ask: Message = self.last["ask"]
        return ask

    @property
    def messages(self) -> list[Message]:
        return [json.loads(frame) for frame in self.frames]

    @property
    def hand(self) -> list[str]:
        """Of the seat this page sees."""
        hand: list[str] = self.last["view"]["seats"][self.last["as"]]["hand"]
        return hand
