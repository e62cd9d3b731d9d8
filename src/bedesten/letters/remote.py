"""USE_NPC: governor, smuggler or courier, wherever they are, for their price. LET-BONUS-12, BAZ-TAV-2."""

from typing import Any

from bedesten.core.ids import SPAN, Action
from bedesten.core.step import Step
from bedesten.istanbul import events as base_ev
from bedesten.istanbul.chance import RollToken
from bedesten.istanbul.encounters import PRICE, card_prices, is_used, meets_free, pay_price, prices
from bedesten.istanbul.gifts import RewardGood, TakeBonus
from bedesten.istanbul.ids import DISCARD, GAIN, PAY2, USED_TOKEN
from bedesten.istanbul.kernel import Ask, FreePlay, State
from bedesten.istanbul.rulings import SMUGGLER_NEEDS_ROOM
from bedesten.letters.courier import can_pay_courier, courier_prices, pay_courier
from bedesten.letters.ids import PLAY_USE_NPC, USE_NPC
from bedesten.letters.post import TakeLetter
from bedesten.letters.rulings import COURIER_LETTER_FIRST, USE_NPC_COUNTS, USE_NPC_FREE
from bedesten.letters.side import side_of


class RemoteService:
    """A token that can be used from anywhere: what it gives, and what it asks for."""

    name = ""  # of the token

    def pays_first(self, s: State) -> bool:
        return False

    def possible(self, s: State, seat: int) -> bool:
        raise NotImplementedError

    def gain(self, seat: int) -> Step[Any]:
        raise NotImplementedError

    def prices(self, s: State, seat: int) -> list[Action]:
        raise NotImplementedError

    def pay(self, s: State, seat: int, a: Action) -> None:
        raise NotImplementedError


def covered(s: State, seat: int) -> bool:
    """Whoever meets tokens without paying uses them so from afar too, where that was agreed. BAZ-TAV-2."""
    return s.rulings[USE_NPC_FREE] > 0 and meets_free(s, seat)


class RemoteGovernor(RemoteService):
    """The card just played can be drawn, so it can always be used."""

    name = "governor"

    def possible(self, s: State, seat: int) -> bool:
        return True

    def gain(self, seat: int) -> Step[Any]:
        return TakeBonus(seat)

    def prices(self, s: State, seat: int) -> list[Action]:
        return card_prices(s, seat)

    def pay(self, s: State, seat: int, a: Action) -> None:
        if a == PAY2:
            s.pay_lira(seat, PRICE)
        else:
            s.discard(seat, a - DISCARD, base_ev.DISCARDED)


class RemoteSmuggler(RemoteService):
    name = "smuggler"

    def possible(self, s: State, seat: int) -> bool:
        """IST-ENC-8."""
        return len(s.with_room(seat, GAIN)) > 0 or s.rulings[SMUGGLER_NEEDS_ROOM] > 0

    def gain(self, seat: int) -> Step[Any]:
        return RewardGood(seat)

    def prices(self, s: State, seat: int) -> list[Action]:
        return prices(s, seat)

    def pay(self, s: State, seat: int, a: Action) -> None:
        pay_price(s, seat, a)


class RemoteCourier(RemoteService):
    """LET-COUR-3, LET-COUR-4."""

    name = "courier"

    def possible(self, s: State, seat: int) -> bool:
        return side_of(s).can_draw() and (covered(s, seat) or can_pay_courier(s, seat))

    def pays_first(self, s: State) -> bool:
        return s.rulings[COURIER_LETTER_FIRST] > 0

    def gain(self, seat: int) -> Step[Any]:
        return TakeLetter(seat)

    def prices(self, s: State, seat: int) -> list[Action]:
        return courier_prices(s, seat)

    def pay(self, s: State, seat: int, a: Action) -> None:
        pay_courier(s, seat, a)


class UseNpc(FreePlay):
    """USE_NPC(x): this is no encounter, and the token can still be met. LET-BONUS-12."""

    def __init__(self, tokens: list[str], others: list[RemoteService]) -> None:
        super().__init__(PLAY_USE_NPC, USE_NPC)
        known = {
            service.name: service
            for service in [RemoteGovernor(), RemoteSmuggler(), RemoteCourier(), *others]
        }
        self.services = [known[token] for token in tokens]  # by token

    def options(self, s: State, seat: int, window: int) -> list[Action]:
        counts = s.rulings[USE_NPC_COUNTS] > 0
        return [
            PLAY_USE_NPC + token
            for token, service in enumerate(self.services)
            if service.possible(s, seat) and not (counts and is_used(s, token))
        ]

    def play(self, s: State, seat: int, a: Action) -> None:
        token = a - PLAY_USE_NPC
        s.play(seat, USE_NPC)
        if s.rulings[USE_NPC_COUNTS]:
            s.used |= USED_TOKEN << token
        deal: list[Step[Any]] = [service_of(s, token).gain(seat), PayAfar(seat, token)]
        if service_of(s, token).pays_first(s):
            deal.reverse()
        s.plan([*deal, RollToken(token)])


def service_of(s: State, token: int) -> RemoteService:
    play = s.rules.plays[PLAY_USE_NPC // SPAN]
    assert isinstance(play, UseNpc)
    return play.services[token]


class PayAfar(Ask):
    """D-GOV-PAY, D-SMU-PAY, D-COU-PAY inside USE_NPC: also with what was just taken. LET-BONUS-12."""

    def __init__(self, seat: int, token: int) -> None:
        super().__init__(seat)
        self.token = token

    def args(self) -> list[int]:
        return [self.seat, self.token]

    def options(self, s: State) -> list[Action]:
        return [] if covered(s, self.seat) else service_of(s, self.token).prices(s, self.seat)

    def answer(self, s: State, a: Action) -> None:
        service_of(s, self.token).pay(s, self.seat, a)
