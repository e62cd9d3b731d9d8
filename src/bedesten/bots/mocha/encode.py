"""What Mocha & Baksheesh adds to what a learner sees."""

from typing import Final

from bedesten.bots.encode.pieces import ONE, ZERO, Bits, Counts, Memo, Scale, Tally, one_hot, packed
from bedesten.bots.encode.words import Argument
from bedesten.bots.istanbul.encode.board import Plan
from bedesten.bots.istanbul.encode.part import Block, Part
from bedesten.bots.istanbul.encode.steps import measured
from bedesten.istanbul.board import ENDS, edge_of
from bedesten.istanbul.ids import COLOURS
from bedesten.istanbul.kernel import Rules
from bedesten.istanbul.view import View
from bedesten.mocha.bundles import EXCHANGES, SIXES
from bedesten.mocha.ids import COFFEE_HOUSE, GUILD_CARDS, SLOT, TAVERN_TILES
from bedesten.mocha.places import TRACK_END
from bedesten.mocha.side import MochaSide, side_of
from bedesten.mocha.tavern import TILE_PRICES

STEPS: Final[dict[str, list[str]]] = {
    "ActAt": ["place"],
    "AtEdge": ["edge"],
    "DiscardGuild": [],
    "GiveSet": [],
    "GuildAnywhere": [],
    "GuildGoods": ["most"],
    "GuildMosque": ["place"],
    "GuildOrder": [],
    "GuildPay": [],
    "GuildReturn": [],
    "GuildTavern": ["discount"],
    "GuildTea": [],
    "PayTrader": [],
    "RewardGood": [],
    "Roast": ["parts"],
    "TakeSet": ["given"],
}
CARDS: Final = list(range(1, GUILD_CARDS + 1))
UNITS: Final = [*COLOURS, "coffee"]
GOODS: Final = [f"good:{unit}" for unit in UNITS]
ROAST: Final = ["lira", "good", "card"]
MOST: Final = 64  # bags of coffee that are told apart
TILES: Final = len(TILE_PRICES) + 1


class Coffee(Memo):
    """By the price of the next ruby of the coffee house, and coffee."""

    def __init__(self) -> None:
        super().__init__((TRACK_END + 1) * MOST)

    def numbers(self, key: int) -> list[float]:
        coffee, price = key % MOST, key // MOST
        return [min(coffee, 10) / 10, coffee / 20, min(1.0, max(0, price - coffee) / 15)]


class TavernPrices(Memo):
    """Of the next tile of each kind, 0 if there is none: by how many are gone."""

    def __init__(self) -> None:
        super().__init__(TILES * TILES)

    def numbers(self, key: int) -> list[float]:
        gone = [key // TILES, key % TILES]
        return [TILE_PRICES[n] / 4 if n < len(TILE_PRICES) else 0.0 for n in gone]


def units_of(counts: list[int]) -> list[float]:
    return [count / 5 for count in counts]


def ends_of(edge: int, plan: Plan) -> list[float]:
    ends = (edge // ENDS, edge % ENDS)
    return [1.0 if place in ends else 0.0 for place in plan.numbers]


def arguments(plan: Plan) -> dict[str, Argument]:
    places = [f"place:{name}" for name in plan.names]
    return {
        "border": Argument(places, lambda edge: ends_of(edge, plan)),
        "goods and coffee": Argument(GOODS, lambda units: units_of(EXCHANGES[units])),
        "six goods": Argument(GOODS[:4], lambda six: units_of(SIXES[six])),
        "set of goods": Argument(GOODS[:4], lambda some: [some >> g & 1 and 0.2 for g in range(4)]),
    }


def blocks(plan: Plan) -> dict[str, Block]:
    edges = [edge_of(p, q) for p in plan.numbers for q in plan.numbers if p < q]
    return {
        "edge": Block(plan.fields("step.edge"), {edge: packed(ends_of(edge, plan)) for edge in edges}),
        "most": measured("step.goods", {n: n / 4 for n in range(5)}),
        "discount": measured("step.discount", {0: 0.0, 1: 1.0}),
        "parts": Block(
            [f"step.roasted:{part}" for part in ROAST],
            {some: packed([float(some >> bit & 1) for bit in range(3)]) for some in range(8)},
        ),
        "given": Block(
            [f"step.given:{unit}" for unit in UNITS],
            {number: packed(units_of(units)) for number, units in enumerate(EXCHANGES)},
        ),
    }


class MochaSight(Part):
    """Coffee, the barrier, the tavern, guild cards."""

    def __init__(self, rules: Rules, plan: Plan) -> None:
        super().__init__(rules, plan)
        self.steps, self.blocks, self.arguments = STEPS, blocks(plan), arguments(plan)
        self.table_names = [
            *plan.fields("barrier"),
            *[f"baksheesh:{good}" for good in COLOURS],
            "coffee_house.rubies",
            *[f"tavern.price:{tile}" for tile in TAVERN_TILES],
            "guild_pile",
            *[f"guild_in_play:{card}" for card in CARDS],
            *[f"guild_discarded:{card}" for card in CARDS],
            *[f"guild_hand:{card}" for card in CARDS],
        ]
        self.seat_names = [
            "coffee_up_to_ten",
            "coffee",
            "coffee_missing",
            *[f"tavern_tile:{tile}" for tile in TAVERN_TILES],
            "guild_cards",
            "barrier",
        ]
        self.few, self.pile, self.coffee, self.prices = Scale(5), Scale(20), Coffee(), TavernPrices()
        self.card, self.discards = one_hot(GUILD_CARDS), Tally(CARDS, 1.0)
        self.baksheesh = Counts([0, 1, 2, 3], 3.0)
        self.hand = Bits([1 << card for card in CARDS])
        self.tiles = Bits([1, 2])
        self.edges = Bits([1 << place for place in plan.numbers])

    def table(self, v: View, row: list[bytes]) -> None:
        side = side_of(v.table)
        row.append(self.edges.of((1 << side.edge // ENDS | 1 << side.edge % ENDS) if side.edge else 0))
        row.append(self.baksheesh.of(side.tables.baksheesh[side.baksheesh]))
        row.append(self.few.of(v.table.rubies[COFFEE_HOUSE]))
        row.append(self.prices.of(self.gone(side)))
        row.append(self.pile.of(side.pile_size))
        row.append(self.card[side.in_play - 1])
        row.append(self.discards.of(side.discards))
        hidden = v.glimpses[SLOT]
        row.append(self.hand.of(hidden[0] if hidden else 0))

    def gone(self, side: MochaSide) -> int:
        """How many tavern tiles are owned, of both kinds."""
        first, second = 0, 0
        for tiles in side.tiles:
            first += tiles & 1
            second += tiles >> 1 & 1
        return first * TILES + second

    def seat(self, v: View, seat: int, row: list[bytes]) -> None:
        side = side_of(v.table)
        price = TRACK_END - v.table.rubies[COFFEE_HOUSE]
        row.append(self.coffee.of(price * MOST + min(side.coffee[seat], MOST - 1)))
        row.append(self.tiles.of(side.tiles[seat]))
        row.append(self.few.of(side.held[seat]))
        row.append(ONE if side.holder == seat else ZERO)
