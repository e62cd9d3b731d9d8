"""What a server says over a websocket."""

from typing import TypeAlias

from msgspec import Struct, field

from bedesten.server.protocol.bounds import ErrorCode, Json, Phrase, Sign
from bedesten.server.protocol.questions import Ask, Coaching, Happening, Line, Turn
from bedesten.server.protocol.tables import TableInfo


class TableMessage(Struct, tag_field="t", tag="table"):
    info: TableInfo


class Reaction(Struct):
    """A sign that a seat has put on a turn; null: none any more."""

    turn: int
    seat: int
    sign: Sign | None


class SyncMessage(Struct, tag_field="t", tag="sync"):
    """`view` and `ask` are null before the game began, `ask` also when it is over. `missed`: how many
    of the last lines of `log` are new to the client."""

    seq: int
    you: list[int]
    as_: int = field(name="as")
    view: Json | None
    ask: Ask | None
    log: list[Line]
    missed: int
    lesson: Coaching | None = None
    chance: list[str] = []  # every outcome so far, as the viewer may know it
    turns: list[Turn] = []  # those `log` tells of
    reactions: list[Reaction] = []


class StepMessage(Struct, tag_field="t", tag="step"):
    seq: int
    as_: int = field(name="as")
    events: list[Happening]
    view: Json | None
    ask: Ask | None
    lesson: Coaching | None = None
    chance: list[str] = []  # the outcomes of this change
    turns: list[Turn] = []  # those it belongs to, as they stand now


class WhyMessage(Struct, tag_field="t", tag="why", omit_defaults=True):
    token: str
    rule: str
    text: str
    marks: list[str] = []
    way: list[str] = []
    help: str = ""


class SaidMessage(Struct, tag_field="t", tag="said"):
    """A phrase by its name: whoever hears it reads it in their own language. It is kept nowhere."""

    seat: int
    phrase: Phrase


class WroteMessage(Struct, tag_field="t", tag="wrote"):
    """What somebody wrote, as they wrote it. It is kept nowhere."""

    seat: int
    text: str


class ReactedMessage(Reaction, tag_field="t", tag="reacted"):
    """To everybody at the table."""


class ErrorMessage(Struct, tag_field="t", tag="error", omit_defaults=True):
    code: ErrorCode
    text: str
    rule: str | None = None


ServerMessage: TypeAlias = (
    TableMessage
    | SyncMessage
    | StepMessage
    | WhyMessage
    | SaidMessage
    | WroteMessage
    | ReactedMessage
    | ErrorMessage
)
