"""A client as a page is one: it draws nothing, knows no rule, and keeps everything it was sent."""

import json
import secrets
import time
from contextlib import ExitStack, suppress
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.patience import WITHIN

Message = dict[str, Any]
# Every request on a connection of its own; but one client, since each new one reads all known certificates.
http = httpx.Client(timeout=WITHIN, limits=httpx.Limits(max_keepalive_connections=0))


class Client:
    """One websocket; `frames` is every text that ever arrived."""

    def __init__(
        self,
        url: str,
        code: str,
        tokens: list[str] | None = None,
        lang: str = "en",
        seq: int = 0,
        entropy: list[str] | None = None,
        look: int | None = None,
        key: str = "",
    ) -> None:
        self.prepare(url, code)
        added: Message = {"entropy": entropy} if entropy else {}
        added |= {} if look is None else {"look": look}
        added |= {"key": key} if key else {}
        with ExitStack() as refused:
            refused.push(self.held.__exit__)
            self.say(t="hello", tokens=tokens or [], lang=lang, seq=seq, **added)
            self.sync = self.until("sync")
            refused.pop_all()

    def prepare(self, url: str, code: str) -> None:
        """Before hello."""
        self.frames: list[str] = []
        self.held = ExitStack()
        where = f"{url.replace('http', 'ws', 1)}/ws/{code}"
        # no limit on what waits to be read: who stops reading hears no ping, and is soon taken for gone
        door = connect(where, open_timeout=WITHIN, close_timeout=2, max_size=None, max_queue=None)
        self.socket: ClientConnection = self.held.enter_context(door)
        self.info: Message = {}
        self.last: Message = {}  # the last sync or step
        self.apart = False  # it need not be sent every change

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.held.close()

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def raw(self, text: str | bytes) -> None:
        self.socket.send(text)

    def read(self) -> Message:
        """The next message, whatever it is."""
        text = self.socket.recv(timeout=WITHIN)
        assert isinstance(text, str)
        self.frames.append(text)
        message: Message = json.loads(text)
        if message["t"] == "table":
            self.info = message["info"]
        elif message["t"] in ("sync", "step"):
            if message["t"] == "step" and self.last and not self.apart:
                assert message["seq"] == self.last["seq"] + 1, "a change was lost or doubled"
            self.last = message
        return message

    def until(self, kind: str) -> Message:
        """Read on to the next message of this kind."""
        while (message := self.read())["t"] != kind:
            pass
        return message

    @property
    def seq(self) -> int:
        return int(self.last["seq"])

    @property
    def ask(self) -> Message | None:
        ask: Message | None = self.last["ask"]
        return ask

    def mine(self) -> bool:
        return self.ask is not None and bool(self.ask["mine"])

    def over(self) -> bool:
        return self.last["view"] is not None and self.ask is None

    def wait_for_turn(self) -> None:
        """Read until this client is asked, or the game is over."""
        while not self.mine() and not self.over():
            self.read()

    def act(self, *tokens: str) -> Message:
        """Answer; the step or error that comes of it."""
        self.say(t="act", seq=self.seq, tokens=list(tokens))
        while (message := self.read())["t"] not in ("step", "error"):
            pass
        return message

    def option(self, token: str) -> Message:
        assert self.ask is not None
        return next(option for option in self.ask["options"] if option["token"] == token)


def proposed(ask: Message) -> list[str]:
    """What the table would press, or the first option where it proposes none."""
    usual = [option for option in ask["options"] if option["token"] == ask["usual"]]
    plan: list[str] = [*usual, *ask["options"]][0]["plan"]
    return plan


def play_on(client: Client) -> Message:
    """One answer after the other, whatever is proposed, to the end; what everybody can see then."""
    while not client.over():
        client.wait_for_turn()
        if ask := client.ask:
            client.act(*proposed(ask))
    while client.info["status"] != "over":
        client.read()
    return client.info


def come_back(url: str, code: str, tokens: list[str], seq: int = 0, rest: float = 0.0) -> Client:
    """As a page does, however often it is told to come again."""
    while True:
        with suppress(ConnectionClosed):
            return Client(url, code, tokens, seq=seq)
        time.sleep(rest)


def new_table(url: str, *seats: str, key: str = "", **more: Any) -> tuple[str, list[str]]:
    """Seats are "me", "open" or the name of a bot; the code and the tokens."""
    wanted = [{"kind": s} if s in ("me", "open") else {"kind": "bot", "bot": s} for s in seats]
    body = {"game": "istanbul", "players": len(seats), "seats": wanted, **more}
    taken = post(url, "/api/tables", body, key=key)
    return taken["table"], [seat["token"] for seat in taken["seats"]]


def new_key() -> str:
    """Of a browser nobody has seen yet."""
    return secrets.token_urlsafe(24)


def keyed(key: str) -> dict[str, str]:
    """How a browser shows its key."""
    return {"Bedesten-Key": key} if key else {}


def post(url: str, path: str, body: Any, status: int = 201, key: str = "") -> Message:
    answer = http.post(url + path, json=body, headers=keyed(key))
    assert answer.status_code == status, answer.text
    told: Message = answer.json()
    return told


def get(url: str, path: str, status: int = 200, key: str = "") -> Any:
    answer = http.get(url + path, headers=keyed(key))
    assert answer.status_code == status, answer.text
    return answer.json() if "json" in answer.headers["content-type"] else answer.text
