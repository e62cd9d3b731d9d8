"""Auction House: a good of choice, then two bonus cards for the highest bid. LET-AUCT."""

from typing import Final

from bedesten.core.ids import Action
from bedesten.istanbul.gifts import RewardGood, TakeBonus
from bedesten.istanbul.kernel import Ask, Place, State
from bedesten.letters import events as ev
from bedesten.letters.ids import AUCTION, BID, MAX_BID, NO_BID
from bedesten.letters.rulings import AUCTION_WITHOUT_LIRA

LOTS: Final = 2  # bonus cards
ONLY_AUCTION: Final = [AUCTION]
ONLY_NO_BID: Final = [NO_BID]


class AuctionHouse(Place):
    """Always executable. BAZ-T1."""

    def options(self, s: State, seat: int) -> list[Action]:
        return ONLY_AUCTION

    def act(self, s: State, seat: int, a: Action) -> None:
        """LET-AUCT-1."""
        s.plan([RewardGood(seat), OpenAuction(seat)])


def bids(s: State, seat: int, high: int) -> list[Action]:
    """BID(x) above the highest bid, with lira owned now. LET-AUCT-6, LET-AUCT-11."""
    return [BID + lira for lira in range(high + 1, min(s.seats[seat].lira, MAX_BID) + 1)]


class OpenAuction(Ask):
    """D-AUCT-OPEN: without lira or without a card there is no auction; but it may be agreed that without lira
    the others bid. LET-AUCT-2, -7, -8."""

    def options(self, s: State) -> list[Action]:
        if not s.can_draw():
            return []
        if s.seats[self.seat].lira == 0 and s.rulings[AUCTION_WITHOUT_LIRA]:
            return ONLY_NO_BID
        return bids(s, self.seat, 0)

    def answer(self, s: State, a: Action) -> None:
        if a == NO_BID:
            s.tell(ev.PASSED_BID, self.seat, [])
        else:
            s.tell(ev.BID, self.seat, [a - BID])
        go_on(s, self.seat, self.seat, self.seat, 0 if a == NO_BID else a - BID)


def go_on(s: State, seat: int, opener: int, leader: int, high: int) -> None:
    """Clockwise every other player once; then the opener, if outbid. LET-AUCT-3, LET-AUCT-4."""
    following = (seat + 1) % s.players
    if following != opener:
        s.todo.append(OtherBid(following, opener, leader, high))
    elif leader != opener:
        s.todo.append(FinalBid(opener, leader, high))
    elif high > 0:
        award(s, opener, leader, high)


class OtherBid(Ask):
    """D-AUCT-BID: more than the highest bid, or nothing. LET-AUCT-3."""

    def __init__(self, seat: int, opener: int, leader: int, high: int) -> None:
        super().__init__(seat)
        self.opener = opener
        self.leader = leader  # who bids most so far
        self.high = high

    def args(self) -> list[int]:
        return [self.seat, self.opener, self.leader, self.high]

    def options(self, s: State) -> list[Action]:
        return [*bids(s, self.seat, self.high), NO_BID]

    def answer(self, s: State, a: Action) -> None:
        if a == NO_BID:
            s.tell(ev.PASSED_BID, self.seat, [])
            go_on(s, self.seat, self.opener, self.leader, self.high)
        else:
            s.tell(ev.BID, self.seat, [a - BID])
            go_on(s, self.seat, self.opener, self.seat, a - BID)


class FinalBid(Ask):
    """D-AUCT-FINAL: outbid the highest bidder, or let them have the cards. LET-AUCT-4."""

    def __init__(self, seat: int, leader: int, high: int) -> None:
        super().__init__(seat)
        self.leader = leader
        self.high = high

    def args(self) -> list[int]:
        return [self.seat, self.leader, self.high]

    def options(self, s: State) -> list[Action]:
        return [*bids(s, self.seat, self.high), NO_BID]

    def answer(self, s: State, a: Action) -> None:
        if a == NO_BID:
            s.tell(ev.PASSED_BID, self.seat, [])
            award(s, self.seat, self.leader, self.high)
        else:
            s.tell(ev.BID, self.seat, [a - BID])
            award(s, self.seat, self.seat, a - BID)


def award(s: State, opener: int, winner: int, price: int) -> None:
    """The opener pays the supply, anybody else the opener; losing bids cost nothing. LET-AUCT-5."""
    s.tell(ev.AUCTION_WON, winner, [price])
    s.pay_lira(winner, price)
    if winner != opener:
        s.gain_lira(opener, price)
    s.plan([TakeBonus(winner) for _ in range(LOTS)])
