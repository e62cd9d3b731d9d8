"""How a table is set, and how people sit down at it."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from bedesten.server.protocol.bounds import (
    MOST_OPTIONS,
    MOST_RECORD,
    MOST_SEATS,
    GivenName,
    GivenOption,
    Help,
    Secret,
    Word,
)

MOST_WAIT = 3600  # seconds


class NewSeat(Struct, forbid_unknown_fields=True):
    kind: Literal["me", "open", "bot"]
    bot: Word | None = None
    name: GivenName | None = None
    colour: Word | None = None  # left out: the one of its number, or one that is left


class Clock(Struct, forbid_unknown_fields=True):
    """Seconds per turn; left out, a day for a slow game and 90 seconds for a live one."""

    kind: Literal["none", "slow", "live"] = "none"
    seconds: int | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    game: Word
    players: int
    seats: Annotated[list[NewSeat], Meta(max_length=MOST_SEATS)]
    options: Annotated[dict[Word, GivenOption], Meta(max_length=MOST_OPTIONS)] = {}
    clock: Clock = field(default_factory=Clock)
    undo: bool = True
    help: Help = "full"
    rated: bool = False  # agreed to count for ratings
    watched: bool = True  # others may look on while it is played
    free_text: bool = False  # who sits there may write to each other, where the site allows it
    listed: bool = False  # for everybody to find while seats are open
    lang: Word = ""  # spoken there, for those who look for a table
    fill: Annotated[int, Meta(ge=0, le=MOST_WAIT)] = 0  # seconds after which bots take open seats; 0: never
    promise: Secret = ""  # a hash of what the browser will add to the seed, for the first "me"


class Quick(Struct, forbid_unknown_fields=True):
    """A quick match: with how many players, 0 for any number."""

    game: Word
    players: Annotated[int, Meta(ge=0, le=MOST_SEATS)] = 0
    pace: Literal["live", "slow"] = "live"
    lang: Word = ""  # spoken at the table, if it is a new one
    rated: bool = False  # only with others who want that too
    promise: Secret = ""


class TakenSeat(Struct):
    seat: int
    token: str


class DiceInfo(Struct):
    """What the game is dealt from, as far as it may be known: the `commitment` to the secret of the house;
    by seat what was promised to be added to it, empty for nothing; the seats whose entropy is `awaited`
    now, and those whose entropy is `mixed` in."""

    commitment: str
    promises: list[str]
    awaited: list[int]
    mixed: list[int]


class Taken(Struct):
    table: str
    seats: list[TakenSeat]
    dice: DiceInfo


class Join(Struct, forbid_unknown_fields=True):
    seat: int | None = None
    name: GivenName | None = None
    promise: Secret = ""


class Rematch(Struct, forbid_unknown_fields=True):
    """`also`: the other seats of a screen that holds several."""

    token: Secret
    also: Annotated[list[Secret], Meta(max_length=MOST_SEATS)] = []
    promise: Secret = ""  # for the seat of `token`


class OpenRecord(Struct, forbid_unknown_fields=True):
    """A finished game as text."""

    record: Annotated[str, Meta(max_length=MOST_RECORD)]


class Opened(Struct):
    """The table at which it can be looked at, and gone on from. Its variations, for the sandbox: from which
    step on, and as a tree."""

    table: str
    step: int = 0
    tree: str = ""


class Branch(Struct, forbid_unknown_fields=True):
    """`mine`: the seats the one who asks will play; bots play the others."""

    step: int
    mine: Annotated[list[int], Meta(max_length=MOST_SEATS)]
    name: GivenName | None = None
    promise: Secret = ""  # for the first of `mine`
