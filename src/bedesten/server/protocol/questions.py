"""What happened, in words, and what is asked: the parts of what a client is sent."""

from msgspec import Struct

from bedesten.server.protocol.bounds import Json, Role, Stands


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


class Deed(Struct, omit_defaults=True):
    """Something to be done where an option leads, and the tokens to send for both at once; where it is one of
    many, its `shape`, `argument` and `odds` are those of an option, and `then` is what is done with it."""

    token: str
    text: str
    plan: list[str]
    bars: bool
    shape: str = "plain"
    argument: str = ""
    odds: list[Odds] = []
    then: str = ""


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
    settled: list[
        Deed
    ] = []  # this answer with what is asked next, the usual first; one that is not may follow
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
