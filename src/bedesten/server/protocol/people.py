"""Players: what they are called, what keeps them, and where they sit."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from bedesten.server.protocol.bounds import MOST_SEATS, GivenName, Json, Secret, Status, Word
from bedesten.server.protocol.puzzles import PuzzleAttempt
from bedesten.server.protocol.tables import OpenTable

Fingerprint: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]  # SHA-256 of a secret that stays away


class Me(Struct):
    """What is kept of whoever asks: nothing yet if they are not `known`. `devices`: browsers that are theirs;
    `words`: whether six words would bring it all back; `passkeys`: how many would."""

    id: str
    known: bool
    name: str
    emblem: str
    created: float
    shown: bool
    devices: int
    words: bool
    passkeys: int


class AboutMe(Struct, forbid_unknown_fields=True):
    name: GivenName = ""
    emblem: Word = ""
    shown: Literal["nobody", "everybody"] = "nobody"


class NewKey(Struct, forbid_unknown_fields=True):
    """The hash of a secret by which another browser will be let in."""

    secret: Fingerprint


class LinkMade(Struct):
    until: float


class OpenWith(Struct, forbid_unknown_fields=True):
    """The secret of a link, or what six words come to."""

    secret: Secret


class Challenge(Struct):
    """What a passkey is asked to sign, the site it is for, and whose it would be; bytes as base64url."""

    challenge: str
    site: str
    user: str


class Signed(Struct, forbid_unknown_fields=True):
    """As a browser writes a credential (`PublicKeyCredential.toJSON`)."""

    credential: Json


class MyTable(Struct):
    table: str
    game: str
    status: Status
    created: float
    seats: list[int]


class KeptKey(Struct):
    """What opens the things of a player: the secret itself nobody knows here."""

    kind: str
    created: float


class MySeat(Struct):
    table: str
    seat: int
    name: str
    game: str
    status: Status
    created: float
    rank: int | None


class GameRating(Struct):
    """What is believed of somebody in one game, in points, by how many rated games."""

    game: str
    points: int
    band: int
    games: int


class KeptInvitation(Struct):
    """That somebody was asked to a table, or would rather not be asked after its game."""

    table: str
    at: float
    declined: bool


class KeptReport(Struct):
    """That somebody reported another."""

    table: str
    seat: int
    at: float


class Everything(Struct):
    """All that is kept of a player besides the games themselves, which are records of their tables."""

    me: Me
    keys: list[KeptKey]
    seats: list[MySeat]
    ratings: list[GameRating]
    puzzles: list[PuzzleAttempt]
    invitations: list[KeptInvitation]
    reports: list[KeptReport]


class Invite(Struct, forbid_unknown_fields=True):
    """Play again with those who had these `seats` in a game that is over; left out, with everybody."""

    seats: Annotated[list[int], Meta(max_length=MOST_SEATS)] | None = None
    promise: Secret = ""


class Decline(Struct, forbid_unknown_fields=True):
    """Without a `seat`: the invitation to a table. With one: not again with who sits there."""

    seat: int | None = None


class Report(Struct, forbid_unknown_fields=True):
    """Somebody else at the table, to whoever keeps the site."""

    seat: int


class Invitation(Struct):
    """Somebody one has played with waits at a table."""

    name: str
    table: OpenTable


class Claim(Struct, forbid_unknown_fields=True):
    tokens: Annotated[list[Secret], Meta(max_length=MOST_SEATS)]


class Claimed(Struct):
    seats: list[int]


class Deleted(Struct):
    """`left`: tables at other processes, each of which has to be left first (and then all of this again)."""

    left: list[str]


class KindCount(Struct):
    """Games of one kind and number of players that were played to the end."""

    game: str
    players: int
    games: int
    won: int


class RivalCount(Struct):
    """Somebody who was met: a `bot`, or a person, whose `id` is told if they show their page. How often one
    ended `ahead` of them, and `level` with them. Where one can play again with them: the `table` of the last
    game with them, and their `seat` there."""

    bot: str
    id: str
    name: str
    games: int
    ahead: int
    level: int
    table: str = ""
    seat: int = 0


class RatedThen(Struct):
    """What was believed after a rated game; `ended` is when it did."""

    ended: float
    points: int
    band: int


class Profile(Struct):
    """A player, as they see themselves (`mine`) or as they show themselves to others."""

    id: str
    mine: bool
    name: str
    emblem: str
    created: float
    ratings: list[GameRating]
    counts: list[KindCount]
    rivals: list[RivalCount]


class PlayedSeat(Struct):
    name: str
    colour: str
    kind: str
    bot: str
    rank: int


class PlayedGame(Struct):
    """A game that is over; `table` is empty where somebody sat who shows nothing."""

    table: str
    game: str
    ended: float
    rounds: int
    mine: int
    seats: list[PlayedSeat]
