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
    study: bool = False  # whether the whole game can be studied


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
    of its first and of those at which something better was left lying (`moments`); and the plan."""

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
    study: bool = False  # whether the whole game can be studied


class StudyEntry(Struct):
    """A line of the ledger of a seat: what it is (`name`), how it is called, and its share of winning; `text`
    says it in points, with its error."""

    name: str
    label: str
    share: float
    text: str


class StudySeat(Struct):
    """`verdict` is empty until the study is whole. `accuracy` is in words, beside `phases` of the study."""

    verdict: str
    ledger: list[StudyEntry]
    accuracy: list[str]


class StudyMoment(Struct):
    """Something that mattered: a choice that cost its seat something, or what chance gave it. `name` is
    inaccuracy, mistake, blunder, lucky, unlucky, or empty; `title` says so in words. `step` is that of the
    replay; `told` says what happened, what was better, and why."""

    step: int
    turn: int
    seat: int
    choice: bool
    name: str
    title: str
    share: float
    text: str
    told: list[str]


class StudyTurn(Struct):
    """The shares of winning when a turn was over; `step` is its last."""

    turn: int
    step: int
    seat: int
    shares: list[float]


class GameStudy(Struct):
    """The study of a finished game as far as it has come: `waiting` (`before`: so many games are studied
    first), `running`, `stopped` (its time was up) or `done`."""

    state: str
    before: int
    done: int
    questions: int
    names: list[str]
    marks: list[str]
    boxes: list[str]
    turns: list[StudyTurn]
    seats: list[StudySeat]
    phases: list[str]  # what the accuracies are of
    moments: list[StudyMoment]
    notes: dict[str, str]  # what the figures mean: ledger, accuracy, moments
