"""Every message between the server and a client. docs/protocol.md says what they mean."""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct, field

Json: TypeAlias = dict[str, Any]
Lang: TypeAlias = str
# What a client says is bounded before anything is done with it.
MOST_SEATS = 8  # more than any game has
MOST_OPTIONS = 32
Word: TypeAlias = Annotated[str, Meta(max_length=80)]  # the name of a game, a bot, a chapter, an option
Secret: TypeAlias = Annotated[str, Meta(max_length=200)]
GivenName: TypeAlias = Annotated[str, Meta(max_length=200)]  # before it is cleaned
GivenOption: TypeAlias = Annotated[str, Meta(max_length=16_384)] | int | bool  # the longest is a whole board
OptionValue: TypeAlias = str | int | bool
Status: TypeAlias = Literal["open", "running", "over"]
Help: TypeAlias = Literal["full", "table", "bare"]
Stands: TypeAlias = Literal["go", "wait", "off", "done"]
Role: TypeAlias = Literal["act", "instead", "free", "out"]
ErrorCode: TypeAlias = Literal[
    "stale", "illegal", "not_your_seat", "bad_message", "over", "barred", "rate", "paused"
]

# ------------------------------------------------------------------ HTTP


class Ok(Struct, omit_defaults=True):
    """Whether the house is well; if not, what of it does not run."""

    ok: bool
    dead: list[str] = []


class Problem(Struct):
    """Any error over HTTP."""

    error: str
    detail: Any = None


class Players(Struct):
    min: int
    max: int


class Ruling(Struct):
    """What a table may decide otherwise: the option, its rule, its readings, the usual one first."""

    name: str
    rule: str
    values: list[OptionValue]


class Agreement(Struct):
    """A ruling that a table has decided otherwise than usual."""

    name: str
    rule: str
    reading: str


class Game(Struct):
    name: str
    boxes: list[str]  # of which it consists, the base first
    marks: list[str]  # what its seats are told apart by, if not by colours
    players: Players
    layouts: list[str]
    variants: list[str]
    choices: dict[str, list[str]]
    rulings: list[Ruling]
    bots: list[str]
    faces: dict[str, Json]  # by place: what is printed there, for drawing it
    goals: list[int]  # what ends the game, by number of players from the fewest on
    options: dict[str, OptionValue]  # what a new table is played with here if it says nothing else
    plans: dict[str, list[int]] = {}  # by printed layout: the numbers of its places, row by row


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
    promise: Secret = ""  # a hash of what the browser will add to the seed, for the first "me"


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


class Branch(Struct, forbid_unknown_fields=True):
    """`mine`: the seats the one who asks will play; bots play the others."""

    step: int
    mine: Annotated[list[int], Meta(max_length=MOST_SEATS)]
    name: GivenName | None = None
    promise: Secret = ""  # for the first of `mine`


class NewLesson(Struct, forbid_unknown_fields=True):
    game: Word
    chapter: Word


class ChapterInfo(Struct):
    """`places` and `cards` are those its path meets, in that order."""

    name: str
    title: str
    lead: str
    steps: int
    places: list[str]
    cards: list[str]


class Course(Struct):
    game: str
    title: str
    lead: str
    chapters: list[ChapterInfo]


class SeatInfo(Struct, omit_defaults=True):
    seat: int
    name: str
    colour: str  # or the symbol its game knows it by
    kind: Literal["human", "bot", "open"]
    online: bool
    standin: str  # the bot that sits in, empty for none
    bot: str | None = None
    host: bool = False
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


class Picture(Struct):
    """What everybody can see of a table; nothing before the game has begun."""

    view: Json | None


class Reach(Struct):
    """Under which address other computers of this network find the site; empty if they do not, or if it is
    not known."""

    address: str


class Fairness(Struct):
    """`dice`: whether this game rolls any; otherwise chance only shuffles and draws."""

    fair: bool
    outcomes: int
    message: str
    dice: bool


class Shares(Struct):
    """What chance could bring, in the order of the engine, and in how many equally likely ways each."""

    tokens: list[str]
    weights: list[int]


class Outcome(Struct):
    """What chance brought; `shares` is a number of the list of `Proof`."""

    turn: int
    token: str
    shares: int


class Revealed(Struct):
    """What a seat promised and revealed; `entropy` is empty if it did not."""

    seat: int
    promise: str
    entropy: str


class Proof(Struct):
    """All that chance did in a finished game, for whoever wants to deal it again. Outcome number `first` and
    those after it follow from this seed, the others from that of the table it was branched from."""

    game: str
    commitment: str
    seed: str
    revealed: list[Revealed]
    first: int
    shares: list[Shares]
    outcomes: list[Outcome]
    dice: bool
    scene: bool  # whether it began in the middle


class ReplayStep(Struct):
    """`step` numbers the position after it; 0 is the position before anything happened. `score` is the
    tally of every seat that weighs most in the ranking; `why` says whether the choice can be explained."""

    step: int
    turn: int
    seat: int
    token: str
    text: list[str]
    score: list[int]
    why: bool


class Replay(Struct):
    table: str
    names: list[str]
    steps: list[ReplayStep]
    boxes: list[str] = []  # of which the game consists, the base first
    marks: list[str] = []  # what tells its seats apart


class Frame(Struct):
    step: int
    view: Json


class Judged(Struct):
    """An option in words, the share of the win it promised (nothing if it was never tried), and whether it
    was the one that was played."""

    text: str
    share: float | None
    played: bool


class Judgement(Struct):
    """What a strong player thinks of a choice, by what its seat could see: the best options first."""

    step: int
    seat: int
    choices: list[Judged]
    plan: str


class Rank(Struct):
    """One seat at the end; `tally` in the order in which ties are broken, `decided_by` names the one that
    put this seat behind the seat before it."""

    seat: int
    rank: int
    tally: dict[str, int]
    decided_by: str


class DiceCount(Struct):
    total: int
    rolled: int
    expected: float


class Story(Struct):
    """Series hold one number per seat for each of `turns`, as the turn ended, for every tally of the game."""

    names: list[str]
    steps: int  # the number of the last frame of the replay
    turns: list[int]
    rounds: list[int]  # the round of each of `turns`
    series: dict[str, list[list[int]]]
    visits: dict[str, list[int]]  # place: how often each seat went there
    income: dict[str, dict[str, list[int]]]  # tally, place: what each seat gained in turns that went there
    dice: list[DiceCount]
    ranking: list[Rank]
    sources: dict[str, list[int]] = {}  # what the first tally came from: how much of it for each seat


# ------------------------------------------------------------------ client to server


class Incoming(Struct, tag_field="t", forbid_unknown_fields=True):
    """What a client may say."""


class Hello(Incoming, tag="hello"):
    tokens: list[str] = []
    lang: Lang = "en"
    seq: int = 0
    entropy: list[str] = []
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


class Sync(Incoming, tag="sync"):
    pass


ClientMessage: TypeAlias = Hello | Reveal | Act | Undo | Why | Handover | Name | SetLang | Look | Sync

# ------------------------------------------------------------------ server to client


class Happening(Struct, omit_defaults=True):
    """`args` only if the receiver may see them."""

    kind: str
    seat: int
    args: dict[str, int | str]
    text: str
    barrier: bool = False  # nothing before it can be taken back
    turn: int = 0  # the number of the turn that it opens
    remains: str = ""  # how much the seat has then of what it cost or brought


class Line(Struct, omit_defaults=True):
    seq: int
    turn: int
    seat: int
    text: str
    barrier: bool
    remains: str = ""


class Turn(Struct, omit_defaults=True):
    """One turn in one sentence, as the receiver may know it: `text` without the name of the seat and of the
    place it went to (`place`, called `where`). `ways`: of each figure that went somewhere the place it left
    and the one it reached, or only that. `cost` and `gain` are named like the gain of an option. `tags`: the
    tally that ranks first, if some of it was gained, and `dice`."""

    turn: int
    seat: int
    text: str
    round: int = 0
    place: str = ""
    where: str = ""
    ways: list[list[str]] = []
    cost: dict[str, int] = {}
    gain: dict[str, int] = {}
    tags: list[str] = []


class Reason(Struct, omit_defaults=True):
    """`marks`: what on the board stands in the way; `way`: the way over the board that would be broken.
    `help`: what would make it possible."""

    rule: str
    text: str
    marks: list[str] = []
    way: list[str] = []
    help: str = ""


class UndoInfo(Struct):
    allowed: bool
    text: str


class Odds(Struct):
    """One thing the dice may bring, in `ways` of all equally likely ones."""

    ways: int
    of: int
    gain: dict[str, int]


class PlanLine(Struct, omit_defaults=True):
    """One consequence of an option, what remains after it, and the asset (as in `gain`) it is drawn by."""

    text: str
    remains: str = ""
    asset: str = ""


class Deed(Struct):
    """Something to be done where an option leads, and the tokens to send for both at once."""

    token: str
    text: str
    plan: list[str]
    bars: bool


class Use(Struct, omit_defaults=True):
    """What waits where an option leads, with what the seat will have there: in a few words (`pill`), in
    figures (`mini`), line by line, and as `deeds` where it is one or two. If it is not `useful`: why, and
    where what `lacks` can be had (`help`)."""

    useful: bool
    pill: str
    mini: str = ""
    asset: str = ""
    lines: list[PlanLine] = []
    lacks: str = ""
    help: str = ""
    deeds: list[Deed] = []


class Share(Struct):
    """A part of a sum: `sign` says what is drawn beside it, as the game names it."""

    sign: str
    count: int
    text: str


class Sum(Struct, omit_defaults=True):
    """What an answer costs and brings, in words that add up."""

    title: str
    line: str = ""  # what else there is to know of it
    cost: list[Share] = []
    why: str = ""  # how the cost comes about
    brings: list[Share] = []
    total: str = ""
    note: str = ""  # what it sets off for everybody
    short: Share | None = None  # what it brings, in a word
    act: str = ""  # the answer with its sum, for whoever confirms it


class Option(Struct, omit_defaults=True):
    token: str
    verb: str
    text: str
    shape: str  # in which its argument is chosen, as the kind of the argument says
    argument: str
    main: bool
    plan: list[str]
    lines: list[str]
    gain: dict[str, int]
    bars: bool
    odds: list[Odds] = []
    role: Role = "act"
    moves: bool = False  # it takes a figure to the place it names: what follows happens there
    card: str = ""  # the card from the hand that it plays
    consequences: list[PlanLine] = []  # what `lines` tell, in short and with what remains
    use: Use | None = None  # what waits where it leads, if it leads to a place
    steps: int = 0  # how far it takes a figure over the board, if by steps
    folded: bool = False  # comes to the same as passing: need not be offered beside it
    sum: Sum | None = None


class Ask(Struct):
    seat: int
    mine: bool
    decision: str
    title: str
    phase: str
    phases: list[str]
    done: list[str]
    options: list[Option]
    usual: str
    why: dict[str, Reason]
    undo: UndoInfo
    facts: Json = {}  # what the decision is about beyond its options, for drawing it
    ways: list[Option] = []  # whole answers, each through several decisions
    passing: str = ""  # the way out, where nothing else answers and no card or tile would change that


class Coaching(Struct):
    """What the coach of a lesson says now; `token` is the answer it suggests, empty for none."""

    chapter: str
    title: str
    step: int
    steps: int
    stands: Stands
    say: str
    why: str
    token: str


class TableMessage(Struct, tag_field="t", tag="table"):
    info: TableInfo


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


class ErrorMessage(Struct, tag_field="t", tag="error", omit_defaults=True):
    code: ErrorCode
    text: str
    rule: str | None = None


ServerMessage: TypeAlias = TableMessage | SyncMessage | StepMessage | WhyMessage | ErrorMessage

MESSAGE_BYTES = 4096
MESSAGE_TOKENS = 40
NAME_LENGTH = 24
