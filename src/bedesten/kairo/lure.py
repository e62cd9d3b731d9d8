"""Luring a customer to an entrance, the exchange of customers, the income. KAI-LURE, KAI-SWAP, KAI-INC."""

from bedesten.core.ids import Action
from bedesten.kairo import events as ev
from bedesten.kairo.ground import FAR
from bedesten.kairo.ids import HUES, NEUTRAL, STANDS, TARGET
from bedesten.kairo.kernel import NOBODY, NOWHERE, Announcement, State, Table
from bedesten.kairo.numbers import BARKERS, COMMISSION, NEUTRAL_INCOME

OUT_OF_REACH = FAR


def prices(t: Table, barkers: int = BARKERS) -> list[int]:
    """By stand: the barkers it costs to lure its colour's customer there; -1 where that is impossible. What
    costs more than these barkers may be left out."""
    sites = t.look()
    if sites.priced < barkers:
        costs = [OUT_OF_REACH] * STANDS
        for colour in range(HUES):
            if t.customers[colour] >= 0:
                price_colour(t, colour, barkers, costs)
        sites.prices = costs
        sites.priced = barkers
    return sites.prices


def price_colour(t: Table, colour: int, barkers: int, costs: list[int]) -> None:
    """As many barkers as there are unoccupied entrances strictly nearer. KAI-LURE-3 to -8, KAI-LURE-13."""
    doors = [t.door[owner * HUES + colour] for owner in range(NEUTRAL + 1)]
    nearer = t.ground.nearer(t.customers[colour], doors, t.look().customers, barkers)
    for owner in range(NEUTRAL + 1):
        costs[owner * HUES + colour] = nearer[owner]


def targets(s: State, seat: int) -> list[Action]:
    """TARGET(stand) for every entrance whose price the seat's barkers can pay. KAI-LURE-12."""
    barkers = s.barkers[seat]
    return [TARGET + stand for stand, price in enumerate(prices(s, barkers)) if 0 <= price <= barkers]


def can_lure(s: State, seat: int) -> bool:
    """Whether targets() has any: the nearest entrance costs nothing, so distances do not matter."""
    if not s.terms.checked:
        return len(targets(s, seat)) > 0
    customers = s.customers
    return any(
        door >= 0 and customers[stand % HUES] >= 0 and door not in customers
        for stand, door in enumerate(s.door)
    )


class ChooseTarget(Announcement):
    """The entrance: it fixes the customer and the number of barkers. KAI-LURE-1, KAI-LURE-12."""

    def options(self, s: State) -> list[Action]:
        return targets(s, self.seat)

    def proceed(self, s: State) -> None:
        stand = s.draft[-1] - TARGET
        s.draft = ()
        lure(s, self.seat, stand)


def lure(s: State, seat: int, stand: int) -> None:
    colour = stand % HUES
    play_barkers(s, seat, prices(s, s.barkers[seat])[stand])
    tell_lured(s, seat, stand)
    exchange(s, colour, s.door[stand])
    pay_income(s, seat, stand)


def tell_lured(s: State, seat: int, stand: int) -> None:
    owner, colour = divmod(stand, HUES)
    if owner == seat:
        s.tell(ev.LURED_OWN, seat, [colour, s.door[stand]])
    elif owner == NEUTRAL:
        s.tell(ev.LURED_NEUTRAL, seat, [colour, s.door[stand]])
    else:
        s.tell(ev.LURED, seat, [colour, s.door[stand], owner])


def play_barkers(s: State, seat: int, count: int) -> None:
    """KAI-LURE-9: they return to the supply."""
    s.barkers[seat] -= count
    s.barker_supply += count
    if count > 0:
        s.tell(ev.BARKERS_PLAYED, seat, [count])


def exchange(s: State, colour: int, door: int) -> None:
    """The lured customer leaves the board, the one that waited comes to the entrance. KAI-SWAP."""
    newcomer = s.waiting
    s.put_customer(colour, NOWHERE)
    if newcomer != NOBODY:
        s.put_customer(newcomer, door)
        s.tell(ev.CUSTOMER_CAME, NOBODY, [newcomer, door])
    s.waiting = colour


def pay_income(s: State, seat: int, stand: int) -> None:
    """The size to the owner; to whoever lured to another's stand 1, and first. KAI-INC, KAI-BANK-3."""
    owner, colour = divmod(stand, HUES)
    if owner == NEUTRAL:
        s.receive(seat, colour, NEUTRAL_INCOME)
        return
    if owner != seat:
        s.receive(seat, colour, COMMISSION)
    s.receive(owner, colour, s.size(stand))
