"""What a client may say over its websocket."""

from typing import TypeAlias

from msgspec import Struct

from bedesten.server.protocol.bounds import Lang, Phrase, Sign


class Incoming(Struct, tag_field="t", forbid_unknown_fields=True):
    """What a client may say."""


class Hello(Incoming, tag="hello"):
    tokens: list[str] = []
    lang: Lang = "en"
    seq: int = 0
    entropy: list[str] = []
    key: str = ""  # of the browser: opens the seats of its player
    look: int | None = None  # as in `look`; without it a screen looks as whichever of its seats is to move


class Reveal(Incoming, tag="reveal"):
    entropy: list[str]


class Act(Incoming, tag="act"):
    seq: int
    tokens: list[str]


class Undo(Incoming, tag="undo"):
    seq: int


class Why(Incoming, tag="why"):
    token: str


class Handover(Incoming, tag="handover"):
    seat: int
    bot: str | None


class Name(Incoming, tag="name"):
    seat: int
    name: str


class SetLang(Incoming, tag="lang"):
    lang: Lang


class Look(Incoming, tag="look"):
    """For a screen with several seats: see as this one of them from now on, or as a watcher (-3)."""

    seat: int


class Say(Incoming, tag="say"):
    """One of a few phrases, from a seat of theirs to everybody at the table."""

    seat: int
    phrase: Phrase


class Write(Incoming, tag="write"):
    """One's own words, where the site and the table allow them."""

    seat: int
    text: str


class React(Incoming, tag="react"):
    """A sign on a turn that was played, or none any more."""

    seat: int
    turn: int
    sign: Sign | None


class Sync(Incoming, tag="sync"):
    pass


ClientMessage: TypeAlias = (
    Hello | Reveal | Act | Undo | Why | Handover | Name | SetLang | Look | Say | Write | React | Sync
)
