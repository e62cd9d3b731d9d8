"""The deal of a day and duplicates, over HTTP."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from bedesten.server.protocol.bounds import MOST_OPTIONS, MOST_SEATS, GivenOption, Status, Word

MOST_TABLES = 12  # of a duplicate


class DealRank(Struct):
    """A game that counts: whose it is (nothing of a player who shows nothing), what place it has, whether it
    was won, after how many rounds, with how much of what ranks the seats. Without a place it was begun and
    not played to its end before the day was over. `tally` goes with `tallies` of `DayDeal`. `lost`: points
    given away by choices, which break the last ties; nothing until the game was studied."""

    place: int
    won: bool
    rounds: int
    tally: list[int]
    mine: bool = False
    player: str = ""
    name: str = ""
    emblem: str = ""
    lost: float | None = None


class DealBar(Struct):
    """How many won after each number of rounds; `rounds` is 0 for those who ended without a win."""

    rounds: int
    games: int


class MyDeal(Struct):
    """One's own game that counts; `table` is where it is."""

    table: str
    over: bool
    rank: DealRank


class DayDeal(Struct):
    """The deal of a day. `robots` by seat, empty for whoever plays it; `commitment` fixes the seed, which is
    told when the day is over; `next` is the commitment of the next day. `ends`: in seconds since 1970.
    `friends`: the board of whoever asks and of those with whom they have finished a game and who show their
    page; nothing for whoever knows nobody."""

    day: str
    game: str
    boxes: list[str]
    players: int
    options: dict[str, str | int | bool]
    robots: list[str]
    ends: float
    over: bool
    commitment: str
    seed: str
    next: str
    tallies: list[str]
    begun: int
    ended: int
    bars: list[DealBar]
    best: list[DealRank]
    studied: bool  # games are studied here: points lost are known, or will be
    mine: MyDeal | None = None
    friends: list[DealRank] | None = None


class DayBrief(Struct):
    """A day of a calendar; of whoever asks, `place` of `ended` games, 0 without one that ended."""

    day: str
    game: str
    players: int
    begun: bool
    won: bool
    rounds: int
    place: int
    ended: int


class DealCalendar(Struct):
    """`streak`: on how many days in a row, up to today or yesterday, whoever asks has played to the end."""

    days: list[DayBrief]
    streak: int


class DealTurn(Struct):
    """A turn of one of two games: `text` says what happened in it."""

    round: int
    place: str
    where: str
    text: str
    score: int  # of what weighs most, after it


class DealPair(Struct):
    """Turns beside each other, the same in both games or at least in one of them."""

    mine: DealTurn | None
    other: DealTurn | None


class DealBeside(Struct):
    """One's own game that counts beside the best of the others, or another of the board; `table` is told when
    the day is over."""

    other: DealRank
    table: str
    score: str  # what weighs most
    turns: list[DealPair]


class NewDuplicate(Struct, forbid_unknown_fields=True):
    """The same deal at several tables; `robots` by seat, empty where people will sit."""

    game: Word
    players: int
    tables: Annotated[int, Meta(ge=2, le=MOST_TABLES)]
    robots: Annotated[list[Word], Meta(max_length=MOST_SEATS)]
    options: Annotated[dict[Word, GivenOption], Meta(max_length=MOST_OPTIONS)] = {}


class DuplicateMade(Struct):
    id: str


class DuplicateSeat(Struct):
    """`points`: of a game that is over, 100 for a win and 0 for the last place, equals share; `against`: by
    how much that is more than the mean of this chair."""

    name: str
    mark: str
    kind: Literal["human", "bot", "open"]
    bot: str
    mine: bool
    rank: int = 0
    points: float = 0.0
    against: float = 0.0
    tally: list[int] = []


class DuplicateTable(Struct):
    """`table` is its code, for whoever may go there: to sit down, or because it is theirs, or since all is
    over."""

    number: int
    table: str
    status: Status
    rounds: int
    seats: list[DuplicateSeat]


class Duplicate(Struct):
    """`means`: by chair, of the tables that are over."""

    id: str
    game: str
    players: int
    commitment: str
    seed: str
    over: bool
    tallies: list[str]
    means: list[float]
    tables: list[DuplicateTable]
