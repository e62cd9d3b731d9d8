"""What wins from here, over HTTP."""

from typing import Literal, TypeAlias

from msgspec import Struct

Source: TypeAlias = Literal["both", "site", "shipped"]
Verdict: TypeAlias = Literal["more", "less", "open"]


class ExplorerRow(Struct):
    """What seats went to or used: how many did, how often in all, their share of the wins with its 95 %
    interval, and the same share of the seats that did not."""

    name: str
    seats: int
    times: int
    won: float
    low: float
    high: float
    without: float | None


class ExplorerKind(Struct):
    """How many games there are with that many players, on a layout or (empty) on all of them."""

    players: int
    layout: str
    games: int


class ExplorerAnswer(Struct):
    """`next` is about where seats went after `after`, `used` about whole games; `par` is the fair share.
    `kinds` are the games there are in `of`, `site` and `shipped` how many of each; `waiting` are games of the
    site that are not counted yet; `rates` is whether layouts can be rated here."""

    game: str
    players: int
    layout: str
    after: list[str]
    of: Source
    games: int
    rounds: float
    seats: int
    par: float
    next: list[ExplorerRow]
    used: list[ExplorerRow]
    visits: str
    kinds: list[ExplorerKind]
    site: int
    shipped: int
    waiting: int
    rates: bool


class LayoutChair(Struct):
    """The share of the wins of a seat by the order of turns, from 1, with its 95 % interval."""

    chair: int
    won: float
    low: float
    high: float


class LayoutOften(Struct):
    """How much of something a seat had in a game, with its 95 % interval, and how much a winner."""

    name: str
    mean: float
    low: float
    high: float
    winners: float


class LayoutRating(Struct):
    """What a layout is like, after `games` of `of` games that `bot` plays in all seats. `rounds` has its 95 %
    interval in `low` and `high`; `first` is whether beginning wins more or less than the fair share `par`, as
    far as it is clear; `gains` are of what ranks the seats first, `tally`."""

    game: str
    players: int
    layout: str
    bot: str
    games: int
    of: int
    par: float
    rounds: float
    low: float
    high: float
    least: int
    most: int
    first: Verdict
    tally: str
    chairs: list[LayoutChair]
    gains: list[LayoutOften]
    visits: list[LayoutOften]
