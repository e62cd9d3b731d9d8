"""What the bots know of Istanbul with the boxes that lie beside it: tables to which every box adds."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from bedesten.bots.istanbul.look import Gain, Look, Walk
from bedesten.bots.istanbul.rolls import HIGHEST, Change, Stake
from bedesten.bots.istanbul.tracks import Track
from bedesten.bots.istanbul.trader import Holdings, Trader
from bedesten.bots.istanbul.units import Unit
from bedesten.bots.istanbul.worth import CAUGHT
from bedesten.core.boxes import slices
from bedesten.core.ids import SPAN, Action
from bedesten.istanbul.ids import POLICE, VERBS
from bedesten.istanbul.kernel import Rules, State
from bedesten.istanbul.places.mosques import REQUIRED, taken
from bedesten.istanbul.view import View

# What a trader can make of the action of a place, or of a turn that goes nowhere; it may change the one it is
# given. Empty: nothing to do.
Visit = Callable[["World", Trader], list[Trader]]
# What comes of an option: of a trader who may be changed, the place they act on, the option's argument.
Begin = Callable[["World", Trader, int, int], list[Trader]]
Answer = Callable[[View, list[Action]], Action]
Owned = Callable[[View], Holdings]  # by the viewer
Measure = Callable[[State, int], list[float]]  # features of a seat

NEVER: Final = 9  # more of a good than anybody can carry


def at_nowhere(w: "World", t: Trader) -> list[Trader]:
    return []


def nothing_owned(v: View) -> Holdings:
    return NOTHING_OWNED


NOTHING_OWNED: Final = Holdings()
UNKNOWN_PLACE: Final = Gain()
NO_LOOK: Final = Look()
NOWHERE: Final = Path()


class Skills:
    """Of one combination of boxes; filled once, then only read."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        places = len(rules.places)
        # --- greedy
        self.visits: list[Visit] = [at_nowhere] * places  # by place
        self.turns: list[Visit] = []  # turns that go nowhere
        self.options: dict[Action, Begin] = {}  # by verb: those that begin a plan
        self.owned: list[Owned] = [nothing_owned] * len(rules.boxes)  # by slot
        self.travelled: list[int] = []  # slots of holdings that change where a piece comes to
        self.tracks: dict[int, Track] = {}  # by place
        self.cards = [0.0] * len(rules.copies)  # what each is worth in hand
        self.met: dict[str, float] = {}  # what meeting somebody is worth, by name …
        self.tokens: list[float] = []  # … and by token
        self.units: dict[int, Unit] = {}  # by argument of the options that give and take one
        self.stakes: dict[int, Stake] = {}  # by what is announced
        self.changes: dict[Action, Change] = {}  # of rolls
        self.copied: list[int] = []  # cards that are worth a copy at any time
        # --- verbs that greedy takes whenever they are offered, best first: before it moves, to act where it
        # is, to meet somebody, when the game is over
        self.at_once: list[Action] = []
        self.acting: list[Action] = []
        self.meeting: list[Action] = []
        self.last: list[Action] = []
        self.rubies: list[Action] = []  # verbs that bring a ruby: nothing else is planned beside them
        self.deals: list[Action] = []  # verbs of meetings that want a plan
        self.thoughts: list[Answer] = []  # before it moves, the last box first
        self.likes: dict[str, dict[int, float]] = {}  # by rival and place, see tastes.py
        # --- search
        self.gains: list[Gain] = [UNKNOWN_PLACE] * places  # by place
        self.looks: list[Look] = [NO_LOOK] * VERBS  # by verb
        self.walks: list[Walk] = []
        self.features: list[str] = []  # names of what is measured
        self.measures: list[Measure] = []
        self.weights = NOWHERE  # the file of the net that weighs these features

    def stake(self, announced: int) -> Stake:
        return self.stakes.get(announced, HIGHEST)

    def add_places(self, visits: dict[int, Visit], gains: dict[int, Gain]) -> None:
        """What greedy makes of places, and what search sees in them."""
        for place, visit in visits.items():
            self.visits[place] = visit
        for place, gain in gains.items():
            self.gains[place] = gain

    def add_verbs(self, options: dict[Action, Begin], looks: dict[Action, Look]) -> None:
        """How plans begin with options, and how these look at first sight."""
        self.options.update(options)
        for verb, look in looks.items():
            self.looks[verb // SPAN] = look

    def add_cards(self, worths: dict[int, float]) -> None:
        for card, worth in worths.items():
            self.cards[card] = worth

    def add_likes(self, likes: dict[str, dict[int, float]]) -> None:
        for rival, places in likes.items():
            self.likes[rival] = {**self.likes.get(rival, {}), **places}

    def add_features(self, names: list[str], measure: Measure) -> None:
        """They want a file of weights that knows them too."""
        self.features += names
        self.measures.append(measure)


class Latest:
    """The skills that were asked for last, nearly always those that are asked for next."""

    def __init__(self) -> None:
        self.skills: Skills | None = None


def skills_of(rules: Rules) -> Skills:
    latest = LATEST.skills
    if latest is None or latest.rules is not rules:
        latest = LATEST.skills = learnt(rules)
    return latest


def learnt(rules: Rules) -> Skills:
    skills = KNOWN.get(rules)
    if skills is None:
        skills = KNOWN[rules] = Skills(rules)
        boxes = ["istanbul", *[box.name for box in rules.boxes if box.name]]
        for box in slices(boxes, "bedesten.bots"):
            if hasattr(box, "extend"):
                box.extend(skills)
        skills.tokens = [skills.met.get(meeting.name, 0.0) for meeting in rules.meetings]
        while skills.owned and skills.owned[-1] is nothing_owned:
            skills.owned.pop()
    return skills


KNOWN: Final[dict[Rules, Skills]] = {}
LATEST: Final = Latest()


class InPassing(View):
    """Of a seat that is only imagined to play on, by somebody in a hurry: plans look less far."""


class World:
    """What surrounds a trader and does not change while they plan; built once for every decision."""

    def __init__(self, v: View) -> None:
        t = v.table
        hurried = isinstance(v, InPassing)
        self.turns = 2 if hurried else 4  # planned after this one
        self.width = 4 if hurried else 8  # plans carried on
        self.skills = skills_of(t.rules)
        self.visits = self.skills.visits
        self.board = t.boards[v.seat]
        self.goal = t.rules.trigger[t.players]
        self.ending = t.ending
        self.numbers = t.rules.numbers
        self.merchants = [other.place for other in t.seats]  # by seat
        places = len(t.rules.places)
        self.tolls = [t.merchants.count(place) for place in range(places)]  # in later turns
        self.tolls_now = [len(t.creditors(v.seat, place)) for place in range(places)]
        self.met = [0.0] * places  # worth of those who are met there now
        for seat, other in enumerate(t.seats):
            if seat != v.seat and other.family != POLICE:
                self.met[other.family] += CAUGHT
        for token, place in enumerate(t.tokens):
            self.met[place] += self.skills.tokens[token]
        self.liked = [0.0] * places  # what a turn there is worth besides, to whoever has a taste
        self.required = [required(v, tile) for tile in range(4)]

    def targets(self, t: Trader) -> list[int]:
        """Where their merchant may go in a later turn."""
        near = self.board.near[t.place]
        for held in t.holdings:
            near = held.reach(self.board, t.place, near)
        return near

    def come_to(self, t: Trader, place: int) -> None:
        """The merchant, or who acts for them, stands there now."""
        for slot in self.skills.travelled:
            held = t.holdings[slot]
            after = held.come_to(place)
            if after is not held:
                t.hold(slot, after)

    def spend(self, t: Trader, card: int) -> None:
        hand = t.hand.copy()
        hand[card] -= 1
        t.hand = hand
        t.extra -= self.skills.cards[card]


def required(v: View, tile: int) -> int:
    """How many goods the next tile of this colour asks for."""
    stack = REQUIRED[v.table.players]
    gone = taken(v.table, tile)
    return stack[gone] if gone < len(stack) else NEVER
