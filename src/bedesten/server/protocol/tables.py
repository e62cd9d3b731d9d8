"""What everybody may know of a table."""

from typing import Literal

from msgspec import Struct

from bedesten.server.protocol.bounds import Help, Json, OptionValue, Status
from bedesten.server.protocol.seating import Clock, DiceInfo
from bedesten.server.protocol.site import Agreement


class Rating(Struct):
    """In points, and how far to either side it may be: 19 in 20."""

    points: int
    band: int


class SeatInfo(Struct, omit_defaults=True):
    seat: int
    name: str
    colour: str  # or the symbol its game knows it by
    kind: Literal["human", "bot", "open"]
    online: bool
    standin: str  # the bot that sits in, empty for none
    bot: str | None = None
    host: bool = False
    rating: Rating | None = None  # at a rated table
    robot_at: float | None = None  # of who is away: when a host may seat a bot, in seconds since 1970


class TableInfo(Struct, omit_defaults=True):
    table: str
    game: str
    players: int
    options: dict[str, OptionValue]
    clock: Clock
    undo: bool
    help: Help
    created: float
    status: Status
    seats: list[SeatInfo]
    turn: int
    round: int
    active: int
    watchers: int
    dice: DiceInfo
    ranking: list[int] | None = None
    rematch: str | None = None
    deadline: float | None = None
    branched_from: str | None = None
    lesson: str | None = None  # game/chapter
    agreed: list[Agreement] = []
    boxes: list[str] = []  # of which the game consists, the base first
    since: float | None = None  # when the last choice was made, in seconds since 1970
    asked: int | None = None  # the seat whose choice is awaited
    rated: bool = False  # its result counts for ratings
    listed: bool = False  # for everybody to find while seats are open
    watched: bool = True  # whether others may look on while it is played
    deal: str | None = None  # that others play too; /api/deals tells of it
    free_text: bool = False  # who sits there may write to each other
    stopped: bool = False  # whoever runs the site has stopped it: nothing happens there
    fill_at: float | None = None  # when bots take the seats that are still open, in seconds since 1970


class OpenSeat(Struct, omit_defaults=True):
    name: str
    colour: str
    kind: Literal["human", "bot", "open"]
    bot: str | None = None
    rating: Rating | None = None  # at a rated table


class OpenTable(Struct, omit_defaults=True):
    """A table that waits for anybody, or where everybody may look on: `lang` is spoken there, empty if
    nobody said."""

    table: str
    game: str
    players: int
    clock: Clock
    lang: str
    created: float
    seats: list[OpenSeat]
    rated: bool = False
    fill_at: float | None = None


class Picture(Struct, omit_defaults=True):
    """What everybody can see of a table; nothing before the game has begun. `tally`: what ranks the seats
    first, by its name, and `stands` how much of it each has; none where the game counts nothing."""

    view: Json | None
    tally: str = ""
    stands: list[int] = []


class Reach(Struct):
    """Under which address other computers of this network find the site; empty if they do not, or if it is
    not known. `mine`: whoever asks sits at the computer it runs on, and may let them in."""

    address: str
    mine: bool


class LetIn(Struct, forbid_unknown_fields=True):
    """Whom: only who sits here, or the devices around too."""

    whom: Literal["me", "others"]
