"""Players: what they are called, what keeps them, and where they sit."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from bedesten.server.protocol.bounds import MOST_SEATS, GivenName, Json, Secret, Status, Word
from bedesten.server.protocol.notifications import KeptChannel, KeptNotice, KeptTelling
from bedesten.server.protocol.puzzles import PuzzleAttempt
from bedesten.server.protocol.tables import OpenTable

Fingerprint: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]  # SHA-256 of a secret that stays away

# what a player is at; empty where that is not told
Presence: TypeAlias = Literal["", "playing", "open", "here", "away", "gone"]


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


class MyKey(Struct):
    """One of the things that keep a player. Its `id` opens nothing; `here`: the browser that asks."""

    id: str
    kind: Literal["device", "words", "passkey"]
    created: float
    here: bool = False


class Revoke(Struct, forbid_unknown_fields=True):
    id: Word


class MySeat(Struct):
    table: str
    seat: int
    name: str
    game: str
    status: Status
    created: float
    rank: int | None
    used: dict[str, int] = {}  # how often what its game counts
    luck: float | None = None  # what it was worth, as a share of winning, once the game was studied
    lost: float | None = None  # points given away by choices, once the game was studied
    blunders: int | None = None
    seconds: float | None = None  # how long its people were at the table
    rounds: int | None = None
    ended: float | None = None
    mu: float | None = None  # of a rated game: what was believed before it
    sigma: float | None = None
    worth: int | None = None  # beside others of the same deal


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


class KeptDeal(Struct):
    """The one game of a player in a deal that others play too."""

    deal: str
    table: str
    at: float


class KeptMute(Struct):
    """Somebody who is not heard, since when; not who."""

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
    telling: KeptTelling
    channels: list[KeptChannel]
    notices: list[KeptNotice]
    deals: list[KeptDeal]
    muted: list[KeptMute]
    banned: float = 0.0  # since when they may not sit down here; 0: they may
    seen: float = 0.0  # when they were here last; 0: others do not see their page


class Invite(Struct, forbid_unknown_fields=True):
    """Play again with those who had these `seats` in a game that is over; left out, with everybody."""

    seats: Annotated[list[int], Meta(max_length=MOST_SEATS)] | None = None
    promise: Secret = ""


class Decline(Struct, forbid_unknown_fields=True):
    """Without a `seat`: the invitation to a table. With one: not again with who sits there."""

    seat: int | None = None


class Mute(Struct, forbid_unknown_fields=True):
    """Who sits there is not heard, at this table or any other; or is again."""

    seat: int
    muted: bool = True


class Muted(Struct):
    """The seats of a table whose people are not heard."""

    seats: list[int]


class Report(Struct, forbid_unknown_fields=True):
    """Somebody else at the table, to whoever runs the site."""

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
    """Games of one kind and number of players that were played to the end, and how long its people were at
    the table for them; a pause of more than five minutes counts as five."""

    game: str
    players: int
    games: int
    won: int
    seconds: float


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


class SizeRating(Struct):
    """What games at tables of `players` seats say by themselves, and how many these are."""

    players: int
    points: int
    band: int
    games: int


class RobotRating(Struct):
    """How strong a robot is held to be."""

    bot: str
    points: int


class RatingWay(Struct, omit_defaults=True):
    """Of the last 200 rated games of one kind: what was believed after each of them, and by size of table;
    and where robots stand in that game, the weakest first."""

    way: list[RatedThen]
    sizes: list[SizeRating]
    robots: list[RobotRating] = []


class Keepsake(Struct):
    """Something that happened at the table, and when it first did; None: not yet."""

    name: str
    at: float | None


class Companion(Struct):
    """Somebody one has played with: as they were called at the `last` table, and their `seat` there. Of those
    who show their page, their `id`, and whether they are here: at a `table` one may look on at or sit down
    at, of which `game`; else `since` when they are not."""

    name: str
    last: str
    seat: int
    id: str
    emblem: str
    presence: Presence
    game: str
    table: str
    since: float


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


class Used(Struct):
    """Something a game counts, by the key of its name (`place.palace`), and how often it was used."""

    name: str
    times: int


class LuckThen(Struct):
    """What luck was worth in a game that was studied, in points of a hundred, and how much it usually is to
    either side; `ended` is when the game did."""

    ended: float
    points: float
    usual: float


class Expected(Struct):
    """How often strong robots would have used something in as many games."""

    name: str
    times: float


class Ended(Struct):
    """After that many rounds: how many games ended, and how many of strong robots would have."""

    rounds: int
    games: int
    strong: float


class Beside(Struct):
    """What strong robots do at tables of the same sizes, by `games` that `bot` has played against itself."""

    bot: str
    games: int
    used: list[Expected]
    ended: list[Ended]


class Habits(Struct):
    """Of the newest `games` of one kind: what was used, most often first; and luck, the oldest first; and
    how strong robots play it, if that is known of this game."""

    games: int
    used: list[Used]
    luck: list[LuckThen]
    beside: Beside | None


class PlayedSeat(Struct):
    name: str
    colour: str
    kind: str
    bot: str
    rank: int


class PlayedGame(Struct):
    """A game that is over; `table` is empty where somebody sat who shows nothing. `change`: by how many
    points it moved the rating, None if it does not count. `accuracy`: in percent, once it was studied."""

    table: str
    game: str
    ended: float
    rounds: int
    mine: int
    seats: list[PlayedSeat]
    change: int | None = None
    accuracy: float | None = None
