"""Being told: what a player likes to hear of, and by which ways."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from bedesten.server.protocol.bounds import Secret, ToldOf, WayKind, Word

Minute: TypeAlias = Annotated[int, Meta(ge=0, lt=24 * 60)]  # of a day
Address: TypeAlias = Annotated[str, Meta(max_length=1000)]
Half: TypeAlias = Annotated[str, Meta(max_length=120)]


class Wishes(Struct, forbid_unknown_fields=True):
    """`tell` nothing at all, or what is chosen `of`: that it is one's `turn`; `tables`: that somebody asks
    one to a table, or has opened one for everybody; that a game has `ended`. Nothing is told from the minute
    `quiet_from` of one's day to `quiet_to`; the same twice: there are no quiet hours."""

    of: Annotated[list[ToldOf], Meta(max_length=3)]
    tell: Literal["nothing", "chosen"] = "chosen"
    quiet_from: Minute = 22 * 60
    quiet_to: Minute = 8 * 60
    zone: Word = "UTC"
    lang: Word = "en"


class ToldBy(Struct):
    """A way: `address` is that of a email or a hook; of a browser only the service it is reached by.
    `here`: it is the browser that asks; `secret`: what a hook is signed with."""

    id: str
    kind: WayKind
    address: str
    created: float
    confirmed: bool
    here: bool
    secret: str


class Told(Struct):
    """What is possible on this site: `push` is the key a browser subscribes with, empty if it cannot."""

    push: str
    email: bool
    hook: bool
    wishes: Wishes
    ways: list[ToldBy]


class NewPush(Struct, forbid_unknown_fields=True):
    """What a browser says of its subscription, and what holds for somebody who has chosen nothing yet."""

    endpoint: Address
    p256dh: Half
    auth: Half
    zone: Word = "UTC"
    lang: Word = "en"


class NewAddress(Struct, forbid_unknown_fields=True):
    """Where to write to, or what to call."""

    address: Address
    zone: Word = "UTC"
    lang: Word = "en"


class ForgetWay(Struct, forbid_unknown_fields=True):
    id: Word


class Answered(Struct, forbid_unknown_fields=True):
    """The token of a link in a email."""

    token: Secret


class KeptTelling(Struct):
    stopped: int
    turn: int
    tables: int
    ended: int
    quiet_from: int
    quiet_to: int
    zone: str
    lang: str
    told_at: float


class KeptChannel(Struct):
    kind: str
    address: str
    created: float
    confirmed: bool


class KeptNotice(Struct):
    """What somebody is to be told of a table, or was."""

    table: str
    kind: str
    due: float
    told: bool
