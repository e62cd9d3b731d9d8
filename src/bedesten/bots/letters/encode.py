"""What Letters & Seals adds to what a learner sees."""

from typing import Final

from bedesten.bots.encode.pieces import ONE, ZERO, Bits, Memo, Scale, Tally, packed
from bedesten.bots.istanbul.encode.board import Plan
from bedesten.bots.istanbul.encode.part import Block, Part
from bedesten.bots.istanbul.encode.steps import hot, measured, seat_block
from bedesten.istanbul.kernel import Rules
from bedesten.istanbul.setup import MOST
from bedesten.istanbul.view import View
from bedesten.letters.ids import BACK, KIOSK_TILES, MAX_BID, PERSONAL_SUPPLY
from bedesten.letters.side import LettersSide, side_of

STEPS: Final[dict[str, list[str]]] = {
    "BuyTurn": [],
    "ChangeDie": ["pips"],
    "ChooseHome": [],
    "CopyCard": [],
    "FinalBid": ["leader", "bid"],
    "GiveLetter": [],
    "GiveUnit": [],
    "OpenAuction": [],
    "OtherBid": ["opener", "leader", "bid"],
    "PayAfar": ["token"],
    "PayCourier": [],
    "PaySeals": ["seals", "flag"],
    "PickTile": [],
    "RewardGood": [],
    "TakeTrackRuby": [],
    "TakeUnit": [],
    "UseTile": ["tile"],
}
HELD: Final = 16  # letters that are told apart


class Letters(Memo):
    """By letters held, and how many of them are delivered: how many, and their seals."""

    def __init__(self) -> None:
        super().__init__(HELD * HELD)

    def numbers(self, key: int) -> list[float]:
        held, backs = key // HELD, key % HELD
        return [held / 6, (held + backs) / 6]


class Supply(Memo):
    """Where the companion is not on a place; then what else is a matter of yes and no."""

    def __init__(self) -> None:
        super().__init__(32)

    def numbers(self, key: int) -> list[float]:
        return [float(key >> bit & 1) for bit in range(5)]


def blocks(rules: Rules) -> dict[str, Block]:
    return {
        "opener": seat_block("step.opener", MOST),
        "leader": seat_block("step.leader", MOST),
        "bid": measured("step.bid", {lira: lira / 10 for lira in range(MAX_BID + 1)}),
        "token": hot("step.token", {i: meeting.name for i, meeting in enumerate(rules.meetings)}),
        "seals": measured("step.seals", {seals: seals / 6 for seals in range(7)}),
        "flag": measured("step.front_given", {0: 0.0, 1: 1.0}),
        "pips": measured("step.pips", {pips: pips / 6 for pips in range(7)}),
        "tile": hot("step.tile", dict(enumerate(KIOSK_TILES))),
    }


class LettersSight(Part):
    """Letters, companions, the kiosk, the secret society."""

    def __init__(self, rules: Rules, plan: Plan) -> None:
        super().__init__(rules, plan)
        self.steps, self.blocks = STEPS, blocks(rules)
        self.table_names = [
            "letter_pile",
            "society_served",
            "new_cards_only",
            *[f"kiosk_shown:{tile}" for tile in KIOSK_TILES],
            *[f"kiosk_pile:{tile}" for tile in KIOSK_TILES],
        ]
        self.seat_names = [
            "letters",
            "seals",
            "companion_kept",
            "companion_away",
            "double_bought",
            "joined",
            "society_paid",
            *plan.fields("letter"),
            *plan.fields("companion_steps"),
            *plan.fields("companion"),
        ]
        self.here_names = ["to.letter", "to.companion"]
        self.pile, self.served, self.tiles = Scale(30), Scale(3), Bits([1 << i for i in range(24)])
        self.letters, self.supply = Letters(), Supply()
        self.fronts = Tally(plan.numbers, 2.0)
        self.off_board = packed([0.0] * 2 * len(plan.numbers))

    def table(self, v: View, row: list[bytes]) -> None:
        side = side_of(v.table)
        row.append(self.pile.of(side.pile_size))
        row.append(self.served.of(side.served))
        row.append(ONE if side.new_only else ZERO)
        row.append(self.tiles.of(side.shown))
        row.append(self.tiles.of(side.tiles))

    def seat(self, v: View, seat: int, row: list[bytes]) -> None:
        side, plan = side_of(v.table), self.plan
        letters = side.letters[seat]
        backs = 0
        for letter in letters:
            if letter >= BACK:
                backs += 1
        row.append(self.letters.of(min(len(letters), HELD - 1) * HELD + min(backs, HELD - 1)))
        row.append(self.supply.of(self.flags(side, seat)))
        row.append(self.fronts.of(letters))
        at = side.companions[seat]
        row.append(plan.ways(v.table.boards[seat]).from_place(at) if at > 0 else self.off_board)

    def flags(self, side: LettersSide, seat: int) -> int:
        at = side.companions[seat]
        flags = 0 if at > 0 else 1 if at == PERSONAL_SUPPLY else 2
        if side.doubled == seat:
            flags |= 4
        if side.joined == seat:
            flags |= 8
        return flags | (side.paid >> seat & 1) << 4

    def here(self, v: View, place: int) -> int:
        side = side_of(v.table)
        here = 1 if place in side.letters[v.seat] else 0
        return here | (2 if side.companions[v.seat] == place else 0)

    def tolls(self, v: View, tolls: list[int]) -> None:
        """Companions are paid as well; a merchant that was joined is not."""
        side = side_of(v.table)
        for other in range(v.table.players):
            if other != v.seat:
                if side.companions[other] > 0:
                    tolls[side.companions[other]] += 1
                if side.joined == other:
                    tolls[v.table.seats[other].place] -= 1
