"""Finished games over HTTP: proof, replay, judgement, statistics."""

from msgspec import Struct

from bedesten.server.protocol.bounds import Json


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


class Outcome(Struct, omit_defaults=True):
    """What chance brought; `shares` is a number of the list of `Proof`, `reel` names the part of the tape it
    was read from, and is empty where a game is dealt outcome by outcome."""

    turn: int
    token: str
    shares: int
    reel: str = ""


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
    study: bool = False  # whether the whole game can be studied
    sealed: bool = False  # others still play this deal: it cannot be proven yet


class Frame(Struct):
    step: int
    view: Json


class Judged(Struct):
    """An option in words, the share of the win it promised (nothing if it was not looked at) and its standard
    error, whether it was the one that was played, whether it cannot be told from the best, and what it brings
    in its turn."""

    text: str
    share: float | None
    played: bool
    error: float | None = None
    as_good: bool = False
    gain: str = ""


class Moment(Struct):
    """A choice of a turn."""

    step: int
    choices: list[Judged]


class Judgement(Struct):
    """What a strong player thinks of a turn, by what its seat could see: of the choice that was asked about,
    of its first and of those at which something better was missed (`moments`); and the plan."""

    step: int
    seat: int
    choices: list[Judged]
    plan: str
    moments: list[Moment] = []


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


class Statistics(Struct):
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
    study: bool = False  # whether the whole game can be studied
    sealed: bool = False  # others still play this deal: it cannot be proven yet


class StudyEntry(Struct):
    """A line of the ledger of a seat: what it is (`name`), how it is called, and its share of winning; `text`
    says it in points, with its error."""

    name: str
    label: str
    share: float
    text: str


class StudySeat(Struct):
    """`verdict` is empty until the study is whole. `accuracy` is in words, beside `phases` of the study, and
    `percents` the same as numbers (nothing of no choice); `marks` counts what has a name. `lost` is
    what choices cost against the best: no part of the sum that `ledger` is. `rank` is its place, from 1."""

    verdict: str
    ledger: list[StudyEntry]
    lost: StudyEntry
    accuracy: list[str]
    percents: list[float | None]
    marks: dict[str, int]
    rank: int


class StudyTotal(Struct):
    """In how many ways dice show a total, whether that is no worse than what was to be expected, and whether
    it came."""

    total: int
    odds: int
    good: bool
    came: bool


class StudyGlance(Struct):
    """Another option, tried only briefly: what it is and brings, its share, and in words (`about`) how
    closely that is known, after how many tries, and whether it may be as good as the best (`level`)."""

    told: str
    share: float
    about: str
    level: bool


class StudyMoment(Struct):
    """Something that mattered: a choice that cost its seat something or was a find, or what chance gave it.
    `name` is find, inaccuracy, mistake, blunder, lucky, unlucky, or empty; `title` says so in words. `step`
    is that of the replay; `told` says what happened, what was better (of a find: what was next best), and
    why. `played` and `better` (of a find: the next best) are where on the board that is, as words of the
    notation, if it is anywhere; `top`: it is among those that mattered most. `swing` says in words from which
    share to which it went, `shares` in numbers (empty where nobody knows), `totals` what dice may show, and
    `right` is true where luck was bad and the choice before it was right (`told` says so). `further`: what
    else could have been chosen."""

    step: int
    turn: int
    seat: int
    choice: bool
    name: str
    title: str
    share: float
    text: str
    told: list[str]
    played: str
    better: str
    top: bool
    swing: str
    totals: list[StudyTotal]
    right: bool
    shares: list[float]
    further: list[StudyGlance]


class StudyTurn(Struct):
    """The shares of winning when a turn was over; `step` is its last."""

    turn: int
    step: int
    seat: int
    shares: list[float]


class StudyStep(Struct):
    """What one action gave each seat, as shares of winning. `mover` is a seat, -1 of chance, and `active` at
    turn, whose luck `luck` is (empty where there was none); `chosen` is the rest, which belongs to the seat
    that chose last, `chooser`. All of them together are the ledgers."""

    step: int
    turn: int
    active: int
    mover: int
    chooser: int
    chosen: list[float]
    luck: list[float]


class GameStudy(Struct):
    """The study of a finished game as far as it has come: `waiting` (`before`: how many games are studied
    first), `running`, `stopped` (its time was up) or `done`. `left`: about how many seconds until it is done,
    0 if nobody can say. `older`: what is told was found by an older engine, in seconds since 1970 when (0
    if nobody knows), and stands until the new study is done. `short`: of so few rounds little can be said."""

    state: str
    before: int
    left: float
    older: float | None
    short: bool
    game: str
    rounds: int
    done: int
    questions: int
    names: list[str]
    marks: list[str]
    boxes: list[str]
    turns: list[StudyTurn]
    seats: list[StudySeat]
    phases: list[str]  # what the accuracies are of
    moments: list[StudyMoment]
    steps: list[StudyStep]  # when it is done
    notes: dict[str, str]  # what the figures mean: ledger, accuracy, moments
