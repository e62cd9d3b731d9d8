"""How Istanbul, with or without expansions, is put to people.."""

from collections.abc import Iterable
from typing import TypeVar

from bedesten.core.event import Event
from bedesten.core.guide import Change, Guide, Journey, Outlook, Prospect, Reason
from bedesten.core.ids import SPAN, Action
from bedesten.istanbul.events import CAUGHT, FAMILY_HOME, PLAYED, RUBY
from bedesten.istanbul.guide import faces, prospects, reasons
from bedesten.istanbul.guide.asking import PHASES, BaseGuide, usual
from bedesten.istanbul.guide.changes import ASSISTANTS, UNSAID, counted
from bedesten.istanbul.guide.ledger import FAMILY, FIGURES
from bedesten.istanbul.guide.part import GuidePart
from bedesten.istanbul.guide.reasons import plain
from bedesten.istanbul.guide.reasons.tables import ReasonTables
from bedesten.istanbul.guide.settling import NO_ACTION
from bedesten.istanbul.guide.waiting import NOWHERE, arrived, waiting
from bedesten.istanbul.ids import COLOURS, SEND
from bedesten.istanbul.kernel import Rules, State, Table
from bedesten.istanbul.scoring import score
from bedesten.istanbul.turn import ActHere

K = TypeVar("K")
T = TypeVar("T")


class IstanbulGuide(Guide[State]):
    """What the base game and its expansions tell, box by box."""

    phases = PHASES
    open_counts = True

    def __init__(self, rules: Rules, expansions: list[GuidePart]) -> None:
        self.rules = rules
        self.parts = [BaseGuide(), *expansions]
        self.step_phases = joined(part.phases for part in self.parts)
        self.card_actions = plain.card_actions(rules) | joined(part.card_actions for part in self.parts)
        self.barriers = joined(part.barriers for part in self.parts)
        self.good_verbs = [verb for part in self.parts for verb in part.good_verbs]
        self.passes = [a for part in self.parts for a in part.passes]
        self.moving = [verb // SPAN for part in self.parts for verb in part.moves]
        self.roles = {verb // SPAN: "instead" for part in self.parts for verb in part.instead}
        self.roles |= {verb // SPAN: "free" for part in self.parts for verb in part.besides}
        self.costs = joined(part.ledger for part in self.parts)
        self.counts = {**self.costs, **ASSISTANTS}
        self.walking = joined(part.walking for part in self.parts)
        self.put = joined(part.put for part in self.parts)
        self.dice = [kind for part in self.parts for kind in part.rolls]
        self.arrivals = [kind for part in self.parts for kind in part.arrivals]
        self.looks = joined(part.looks for part in self.parts)
        self.sources = gathered(part.sources for part in self.parts)
        settling = joined(part.settling for part in self.parts)
        self.settling = {verb // SPAN: settled for verb, settled in settling.items()}
        self.sure = joined(part.foregone for part in self.parts)
        told = sum([part.reason_tables for part in self.parts], ReasonTables())
        self.reason_tables = plain.reason_tables(rules, told) + told

    def why_not(self, s: State, seat: int, a: Action) -> Reason | None:
        return reasons.why_not(s, seat, a, self.reason_tables)

    def phase(self, s: State) -> str:
        """The phase of the open window, or of the one that will be open again; empty outside turns."""
        phases = (self.step_phases.get(type(step).__name__, "") for step in reversed(s.todo))
        return next((phase for phase in phases if phase), "")

    def about(self, s: Table) -> str:
        return next((word for part in self.parts if (word := part.about(s))), "")

    def usual(self, s: State) -> Action:
        return usual(s)

    def is_free_play(self, a: Action) -> bool:
        return self.rules.plays[a // SPAN] is not None

    def is_pass(self, a: Action) -> bool:
        return a in self.passes

    def role(self, a: Action) -> str:
        return self.roles.get(a // SPAN) or super().role(a)

    def moves(self, a: Action) -> bool:
        return a // SPAN in self.moving

    def card_played(self, e: Event) -> str:
        return self.rules.card_names[e.args[0]] if e.kind == PLAYED else ""

    def facts(self, s: Table) -> dict[str, object]:
        return joined(part.facts(s) for part in self.parts)

    def worth_explaining(self, s: State, seat: int) -> list[Action]:
        """What a person might look for here: if it is not offered, the reason should be at hand."""
        wanted = [a for part in self.parts for a in part.worth_explaining(s, seat)]
        if isinstance(s.todo[-1], ActHere):
            wanted += [a for part in self.parts for a in part.place_actions.get(s.here(seat), [])]
        for verb in self.good_verbs:
            if any(verb <= a < verb + 4 for a in s.offered):
                wanted += [verb + good for good in range(4)]
        return sorted((set(wanted) - set(s.offered)) | self.idle_cards(s, seat))

    def idle_cards(self, s: State, seat: int) -> set[Action]:
        """The actions of cards in hand that cannot be played in any way now."""
        verbs = {a // SPAN for a in s.offered}
        held = [self.card_actions[card] for card, count in enumerate(s.hands[seat]) if count > 0]
        return {a for a in held if a // SPAN not in verbs}

    def prospects(self, s: State, a: Action) -> list[Prospect]:
        return prospects.prospects(s, a)

    def ledger(self, e: Event) -> dict[str, int]:
        return self.costs[e.kind](e.args) if e.kind in self.costs else {}

    def journeys(self, e: Event) -> list[Journey]:
        """A family member goes home when it is fetched, or caught by another seat."""
        if e.kind in (FAMILY_HOME, CAUGHT):
            whose = e.args[0] if e.kind == CAUGHT else e.seat
            return [Journey(f"{FAMILY} {whose}", FIGURES[FAMILY], walks=False)]
        figure = self.walking.get(e.kind) or self.put.get(e.kind)
        place = self.rules.place_names[e.args[0]] if figure else ""
        return [Journey(f"{figure} {e.seat}", place, e.kind in self.walking)] if figure else []

    def figures(self) -> dict[str, str]:
        return FIGURES

    def rolled(self, e: Event) -> bool:
        return e.kind in self.dice

    def changes(self, s: State, seat: int, had: dict[str, int], news: list[Event]) -> list[Change]:
        comes = arrived(news, seat, self.arrivals) != NOWHERE
        changes = counted(self.counts, seat, news, had, dict.fromkeys(COLOURS, s.seats[seat].capacity))
        for one in changes:
            one.unsaid = comes and one.e.kind in UNSAID
        return changes

    def outlook(self, s: State, then: State, seat: int, news: list[Event]) -> list[Outlook]:
        place = arrived(news, seat, self.arrivals)
        if place == NOWHERE:
            return []
        outlooks = waiting(then, seat, place, news, self.looks)
        for one in outlooks:
            if one.why and one.asset in self.sources:
                one.help = self.nearest(s, seat, self.sources[one.asset])
        return outlooks

    def nearest(self, s: State, seat: int, places: list[int]) -> dict[str, object]:
        """The nearest of these places on the board."""
        steps = s.boards[seat].steps[s.seats[seat].place]
        near = [(steps[place], place) for place in places if place in s.layout and steps[place] > 0]
        return {"steps": min(near)[0], "place": self.rules.place_names[min(near)[1]]} if near else {}

    def worthwhile(self, s: State, seat: int, a: Action) -> bool:
        """Of sending a family member: whether it has something to do there."""
        look = self.looks.get(a % SPAN) if a // SPAN == SEND // SPAN else None
        return look is None or look(s, seat).why is None

    def settled(self, s: State, seat: int, a: Action) -> list[list[Action]]:
        settle = self.settling.get(a // SPAN)
        return settle(s, seat, a) if settle else []

    def foregone(self, s: State, seat: int) -> Action:
        answer = self.sure.get(type(s.todo[-1]))
        return answer(s, seat) if answer else NO_ACTION

    def steps(self, s: State, seat: int, a: Action) -> int:
        """Of the merchant, along the board."""
        if a // SPAN not in self.moving:
            return 0
        return s.boards[seat].steps[s.seats[seat].place][a % SPAN]

    def barrier(self, a: Action) -> str:
        return self.barriers.get(a // SPAN) or super().barrier(a)

    def assets(self, s: State, seat: int) -> dict[str, int]:
        return joined(part.assets(s, seat) for part in self.parts)

    def tallies(self) -> list[str]:
        return faces.TALLIES

    def tally(self, s: State, seat: int) -> list[int]:
        return score(s, seat)

    def followed(self) -> list[str]:
        return [name for part in self.parts for name in part.followed]

    def where(self, s: State, seat: int) -> str:
        return self.rules.place_names[s.here(seat) if seat == s.active else s.seats[seat].place]

    def source(self, e: Event) -> tuple[str, int]:
        """The place whose ruby was taken, wherever the merchant stands."""
        return (self.rules.place_names[e.args[0]], 1) if e.kind == RUBY else ("", 0)

    def used(self, e: Event) -> str:
        if e.kind in self.arrivals:
            return f"place.{self.rules.place_names[e.args[0]]}"
        return f"card.{self.rules.card_names[e.args[0]]}" if e.kind == PLAYED else ""

    def layout(self, s: State) -> str:
        names = [name for name, plan in self.plans().items() if plan == s.layout]
        return names[0] if names else ",".join(map(str, s.layout))

    def rolls(self) -> dict[int, int]:
        return faces.rolls()

    def faces(self) -> dict[str, dict[str, object]]:
        return joined(part.faces for part in self.parts)

    def plans(self) -> dict[str, list[int]]:
        return self.rules.grid.layouts

    def goal(self, players: int) -> int:
        return self.rules.trigger[players]


def joined(tables: Iterable[dict[K, T]]) -> dict[K, T]:
    """The box that comes last knows best."""
    return {key: value for table in tables for key, value in table.items()}


def gathered(tables: Iterable[dict[str, list[T]]]) -> dict[str, list[T]]:
    """What every box has under a name, one after the other."""
    joined: dict[str, list[T]] = {}
    for table in tables:
        for name, some in table.items():
            joined[name] = joined.get(name, []) + some
    return joined
