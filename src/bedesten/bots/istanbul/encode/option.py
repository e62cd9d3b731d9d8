"""What an option leads to: beyond its words, what waits on the place it names, and whom it names."""

from typing import Final

from bedesten.bots.encode.pieces import Bits, Memo, Scale, one_hot, packed
from bedesten.bots.encode.words import Argument
from bedesten.bots.istanbul.encode.part import Part
from bedesten.core.ids import SPAN, Action
from bedesten.core.lexicon import Kind
from bedesten.istanbul.bundles import BUNDLES, SIZES
from bedesten.istanbul.ids import COLOURS, FOUNTAIN, LARGE_MARKET, POLICE, SELL, SELL_ANY, VERBS
from bedesten.istanbul.kernel import Rules
from bedesten.istanbul.places.markets import LARGE, REVENUE, SMALL
from bedesten.istanbul.places.police import Errand
from bedesten.istanbul.setup import MOST
from bedesten.istanbul.turn import TOLL
from bedesten.istanbul.view import View

TO: Final = [
    "to.steps",
    "to.tolls",
    "to.too_dear",  # the tolls there cannot be paid
    "to.assistant",  # one of their own is there
    "to.no_assistant",  # none is there, and none can be left
    "to.family",  # one’s own family member is there
    "to.caught",  # family members of others are there
]
FAR: Final = 16  # more than any steps
HEADS: Final = 16  # more than are ever paid, or caught
BEST_SALE: Final = 25


def goods_of(counts: list[int], full: float) -> list[float]:
    return [count / full for count in counts]


def arguments_of(rules: Rules) -> dict[str, Argument]:
    """Kinds of argument of which more can be said than which word it is."""
    goods = [f"good:{good}" for good in COLOURS]
    numbers, sets = rules.numbers, rules.sets
    places = [f"place:{rules.place_names[place]}" for place in numbers]
    return {
        "good": Argument(goods, lambda good: [0.2 if good == i else 0.0 for i in range(4)]),
        "bundle": Argument(goods, lambda bundle: goods_of(BUNDLES[bundle], 5.0)),
        "set of places": Argument(places, lambda some: [float(sets[some] >> place & 1) for place in numbers]),
        "number": Argument(["number"], lambda number: [number / 12]),
        "seat": Argument([], lambda seat: []),
    }


class There(Memo):
    """The place an option names, as far as every game tells it."""

    def __init__(self) -> None:
        super().__init__(16 * FAR * HEADS * MOST)

    def numbers(self, key: int) -> list[float]:
        flags, steps, tolls = key % 16, key // 16 % FAR, key // (16 * FAR) % HEADS
        caught = key // (16 * FAR * HEADS)
        unpayable, assistant, none, family = [float(flags >> bit & 1) for bit in range(4)]
        return [steps / 6, tolls / 4, unpayable, assistant, none, family, caught / 4]


class OptionSight:
    """For one combination of boxes."""

    def __init__(self, rules: Rules, parts: list[Part]) -> None:
        self.parts = parts
        self.names_place = [is_of(rules, verb, "place") for verb in range(VERBS)]
        self.names_seat = [is_of(rules, verb, "seat") for verb in range(VERBS)]
        meetings = [f"to.{meeting.name}" for meeting in rules.meetings]
        self.there = There()
        self.met = Bits([1 << token for token in range(len(meetings))])
        self.heres = [Bits([1 << bit for bit in range(len(part.here_names))]) for part in parts]
        self.who = one_hot(MOST)
        self.sale = Scale(BEST_SALE)
        more = [name for part in parts for name in part.here_names]
        self.names = [
            *TO,
            *meetings,
            *more,
            "revenue",
            *[f"seat:{n}" for n in ["self", "+1", "+2", "+3", "+4"]],
        ]
        self.nowhere = packed([0.0] * (len(TO) + len(meetings) + len(more)))
        self.places = len(rules.places)

    def see(self, v: View, a: Action, tolls: list[int], row: list[bytes]) -> None:
        verb, argument = a // SPAN, a % SPAN
        if self.names_place[verb]:
            self.place(v, argument, tolls, row)
        else:
            row.append(self.nowhere)
        row.append(self.sale.of(revenue(v, verb, argument)))
        if self.names_seat[verb]:
            row.append(self.who[(argument - v.seat) % v.table.players])
        else:
            row.append(self.who[MOST])

    def place(self, v: View, place: int, tolls: list[int], row: list[bytes]) -> None:
        t = v.table
        me = t.seats[v.seat]
        steps = t.boards[v.seat].steps[me.place][place]
        assistant = me.out >> place & 1
        flags = 1 if tolls[place] * TOLL > me.lira else 0
        flags |= assistant << 1
        if not assistant and not me.stack and place != FOUNTAIN:
            flags |= 4
        if me.family == place:
            flags |= 8
        caught, met = 0, 0
        for other in range(t.players):
            if other != v.seat and t.seats[other].family == place != POLICE:
                caught += 1
        for token in range(len(t.tokens)):
            if t.tokens[token] == place:
                met |= 1 << token
        row.append(self.there.of(((caught * HEADS + tolls[place]) * FAR + min(steps, FAR - 1)) * 16 + flags))
        row.append(self.met.of(met))
        for i, part in enumerate(self.parts):
            row.append(self.heres[i].of(part.here(v, place)))

    def tolls(self, v: View) -> list[int]:
        """By place: how many are paid there."""
        t = v.table
        tolls = [0] * self.places
        for other in range(t.players):
            if other != v.seat:
                tolls[t.seats[other].place] += 1
        for place in t.merchants:
            tolls[place] += 1
        for part in self.parts:
            part.tolls(v, tolls)
        tolls[FOUNTAIN] = 0
        return tolls


def is_of(rules: Rules, verb: int, kind: str) -> bool:
    known: Kind | None = rules.lexicon.kinds.get(verb)
    return known is not None and known.name == kind


def revenue(v: View, verb: int, bundle: int) -> int:
    """Of a sale."""
    if verb != SELL // SPAN and verb != SELL_ANY // SPAN:
        return 0
    t = v.table
    step = t.todo[-1]
    place = step.place if isinstance(step, Errand) else t.here(v.seat)
    return REVENUE[LARGE if place == LARGE_MARKET else SMALL][SIZES[bundle]]
