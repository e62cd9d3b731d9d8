"""Phase 4: family members are caught, governor and smuggler can be met. IST-ENC."""

from typing import Final

from bedesten.core.ids import SPAN, Action
from bedesten.istanbul import events as ev
from bedesten.istanbul.bundles import BUNDLES, SINGLE
from bedesten.istanbul.chance import RollToken
from bedesten.istanbul.ids import (
    CATCH,
    DISCARD,
    END_TURN,
    GIVE,
    GOVERNOR,
    IN_ENCOUNTERS,
    MEET_GOVERNOR,
    MEET_SMUGGLER,
    NO_VISIT,
    NOBODY_MET,
    PAY2,
    POLICE,
    REWARD_CARD,
    REWARD_LIRA,
    ROLLED_GOVERNOR,
    ROLLED_SMUGGLER,
    SMUGGLER,
    USED_TOKEN,
)
from bedesten.istanbul.kernel import Ask, Meeting, State
from bedesten.istanbul.rulings import MEET_AGAIN, SMUGGLER_NEEDS_ROOM
from bedesten.istanbul.window import Window

REWARD: Final = 3
PRICE: Final = 2
ONLY_END: Final = [END_TURN]


class Encounters(Window):
    """D-ENC: in any order, until the turn is ended. IST-ENC-1, IST-TURN-8."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, IN_ENCOUNTERS)

    def choices(self, s: State) -> list[Action]:
        if s.used & (NO_VISIT | NOBODY_MET):
            return ONLY_END
        here = s.here(self.seat)
        options = catches(s, self.seat, here)
        may_end = not options
        if here in s.tokens:
            for token, place in enumerate(s.tokens):
                if place == here and not is_used(s, token):
                    options += s.rules.meetings[token].options(s, self.seat)
        if not options:
            return ONLY_END
        if may_end:
            options.append(END_TURN)
            options.sort()
        return options

    def choose(self, s: State, a: Action) -> None:
        if a == END_TURN:
            return
        s.todo.append(self)
        meeting = s.rules.meeting_of[a // SPAN]
        if meeting is not None:
            s.used |= USED_TOKEN << meeting.token
            meeting.meet(s, self.seat, a)
        else:
            catch(s, self.seat, a - CATCH)


def is_used(s: State, token: int) -> bool:
    """Once a turn, also if the dice bring it back, unless another reading was agreed on. IST-ENC-9."""
    return s.used & USED_TOKEN << token != 0 and not s.rulings[MEET_AGAIN]


def catches(s: State, seat: int, here: int) -> list[Action]:
    """CATCH(q) for each other family member here; nobody is caught at the station. IST-ENC-2."""
    options: list[Action] = []
    if here != POLICE:
        for other in range(s.players):
            if s.seats[other].family == here and other != seat:
                options.append(CATCH + other)
    return options


def catch(s: State, seat: int, other: int) -> None:
    """Its owner gets and pays nothing. IST-ENC-3, IST-ENC-4."""
    s.seats[other].family = POLICE
    s.tell(ev.CAUGHT, seat, [other])
    s.rests(other, POLICE)
    s.todo.append(Reward(seat))


class Reward(Ask):
    """D-REWARD: 3 lira or a card. IST-ENC-3."""

    def options(self, s: State) -> list[Action]:
        """After the last round only what counts then. IST-END-4."""
        return [REWARD_LIRA, REWARD_CARD] if s.can_draw() and s.active >= 0 else [REWARD_LIRA]

    def answer(self, s: State, a: Action) -> None:
        if a == REWARD_LIRA:
            s.gain_lira(self.seat, REWARD)
        else:
            s.draw_card(self.seat)


class Governor(Meeting):
    """Draw a card, pay 2 lira or a card, then the token is rolled for. IST-ENC-5, IST-ENC-6."""

    def __init__(self) -> None:
        super().__init__("governor", MEET_GOVERNOR, ROLLED_GOVERNOR)

    def options(self, s: State, seat: int) -> list[Action]:
        return [MEET_GOVERNOR] if s.can_draw() else []

    def meet(self, s: State, seat: int, a: Action) -> None:
        s.plan([PayGovernor(seat), RollToken(GOVERNOR)])
        s.draw_card(seat)


class PayGovernor(Ask):
    """D-GOV-PAY: 2 lira, or any card, also the one just drawn."""

    def options(self, s: State) -> list[Action]:
        return [] if meets_free(s, self.seat) else card_prices(s, self.seat)

    def answer(self, s: State, a: Action) -> None:
        if a == PAY2:
            s.pay_lira(self.seat, PRICE)
        else:
            s.discard(self.seat, a - DISCARD, ev.DISCARDED)


def card_prices(s: State, seat: int) -> list[Action]:
    """DISCARD(c) for each card in hand, or PAY2. IST-ENC-5."""
    options = discards(s, seat)
    if s.seats[seat].lira >= PRICE:
        options.append(PAY2)
    return options


def meets_free(s: State, seat: int) -> bool:
    """An expansion may let somebody meet tokens without paying."""
    return any(box.meets_free(s, seat) for box in s.rules.boxes)


def discards(s: State, seat: int) -> list[Action]:
    """DISCARD(c) for each kind of card in hand. IST-DEC-2."""
    return [DISCARD + card for card, held in enumerate(s.hands[seat]) if held > 0]


class Smuggler(Meeting):
    """Take a good, pay 2 lira or a good, then the token is rolled for. IST-ENC-7, IST-ENC-8."""

    def __init__(self) -> None:
        super().__init__("smuggler", MEET_SMUGGLER, ROLLED_SMUGGLER)

    def options(self, s: State, seat: int) -> list[Action]:
        """Without any room not, unless it was agreed that the good is lost. IST-ENC-8."""
        options = s.with_room(seat, MEET_SMUGGLER)
        if options or not s.rulings[SMUGGLER_NEEDS_ROOM]:
            return options
        return [MEET_SMUGGLER + good for good in range(4)]

    def meet(self, s: State, seat: int, a: Action) -> None:
        s.gain_good(seat, a % SPAN, 1)
        s.plan([PaySmuggler(seat), RollToken(SMUGGLER)])


class PaySmuggler(Ask):
    """D-SMU-PAY: 2 lira, or any good, also the one just taken."""

    def options(self, s: State) -> list[Action]:
        return [] if meets_free(s, self.seat) else prices(s, self.seat)

    def answer(self, s: State, a: Action) -> None:
        pay_price(s, self.seat, a)


def prices(s: State, seat: int) -> list[Action]:
    """PAY2 or GIVE(h) for each good owned. IST-ENC-7."""
    me = s.seats[seat]
    options = [PAY2] if me.lira >= PRICE else []
    return options + [GIVE + good for good in range(4) if me.goods[good] > 0]


def pay_price(s: State, seat: int, a: Action) -> None:
    if a == PAY2:
        s.pay_lira(seat, PRICE)
    else:
        s.pay_goods(seat, BUNDLES[SINGLE[a - GIVE]])
