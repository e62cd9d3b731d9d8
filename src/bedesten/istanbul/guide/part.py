"""What a box has to say to people: phases, what deserves a reason, what is printed and counted."""

from collections.abc import Callable

from bedesten.core.ids import Action
from bedesten.istanbul.guide.outlook import Look
from bedesten.istanbul.guide.reasons.tables import ReasonTables
from bedesten.istanbul.guide.settling import Foregone, Settling
from bedesten.istanbul.kernel import State, Table


class GuidePart:
    """What one box adds to the guide of a game. The base game brings one too (`asking.py`)."""

    phases: dict[str, str] = {}  # of its decisions, by the name of the step
    card_actions: dict[int, Action] = {}  # an action that stands for each of its cards
    place_actions: dict[int, list[Action]] = {}  # what a person may look for at its places
    good_verbs: list[Action] = []  # verbs with a good as argument
    passes: list[Action] = []  # answers that do nothing
    moves: list[Action] = []  # verbs that take a figure to a place, to act there
    instead: list[Action] = []  # verbs that begin a turn in another way than the merchant's own steps
    besides: list[Action] = []  # verbs of offers that nobody has to answer
    barriers: dict[int, str] = {}  # why an outcome of chance bars undo, by its verb
    followed: list[str] = []  # assets that are worth following through a game
    faces: dict[str, dict[str, object]] = {}  # what is printed on its places
    arrivals: list[int] = []  # events that tell where a seat comes to, to act there
    looks: dict[int, Look] = {}  # what its places hold for whoever comes there
    sources: dict[str, list[int]] = {}  # where what is missing can be had
    settling: dict[Action, Settling] = {}  # what is asked for after its verbs, as a rule
    foregone: dict[type, Foregone] = {}  # by step: the answer nobody would want to be asked for
    reason_tables = ReasonTables()  # why something of it is not offered
    # of its events, by their kind: what they cost and bring, made of their arguments; the figure they take to
    # the place that is their first argument, or put there; those that tell what dice show
    ledger: dict[int, Callable[[list[int]], dict[str, int]]] = {}
    walking: dict[int, str] = {}
    put: dict[int, str] = {}
    rolls: list[int] = []

    def assets(self, s: State, seat: int) -> dict[str, int]:
        """What a seat has of it that an action can cost or bring."""
        return {}

    def worth_explaining(self, s: State, seat: int) -> list[Action]:
        """What a person might look for in this decision."""
        return []

    def facts(self, t: Table) -> dict[str, object]:
        """What the open decision is about, if it is one of its own, to draw it."""
        return {}

    def about(self, t: Table) -> str:
        """What the open decision is about, if it is one of its own and its options do not tell."""
        return ""
