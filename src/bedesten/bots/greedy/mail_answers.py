"""How the decisions of Letters & Seals are answered that need no plan."""

from typing import Final

from bedesten.bots.greedy.kiosk import tile_worths, unit_gained, unit_missed
from bedesten.core.ids import SPAN, Action
from bedesten.istanbul import ids as base
from bedesten.istanbul.view import View
from bedesten.letters import ids
from bedesten.letters.kiosk import UseTile
from bedesten.letters.side import side_of

MANY_SEALS: Final = 9  # a ruby's worth, and three to spare
PLENTY: Final = 4  # lira for two cards, at most
OPENING: Final = 2
HIGH: Final = 4  # pips that are kept


# --- companion, letters, seals


def choose_home(v: View, options: list[Action]) -> Action:
    """D-FOUNTAIN: out of the general supply, so that he can be placed."""
    away = side_of(v.table).companions[v.seat] == ids.GENERAL_SUPPLY
    return ids.HOME if away else base.KEEP


def letter(v: View, options: list[Action]) -> Action:
    """D-SEALS, D-KIOSK-GIVE: one that is not delivered before one that is."""
    return min(a for a in options if a // SPAN == ids.GIVE_LETTER // SPAN)


def pay_courier(v: View, options: list[Action]) -> Action:
    """D-COU-PAY."""
    return base.PAY2 if base.PAY2 in options else letter(v, options)


def buy_turn(v: View, options: list[Action]) -> Action:
    """D-DOUBLE: with seals to spare, or when they are of no use any more."""
    rich = side_of(v.table).seals(v.seat) >= MANY_SEALS
    return ids.DOUBLE if rich or v.table.ending else ids.END


# --- units


def give_unit(v: View, options: list[Action]) -> Action:
    """D-KIOSK-GIVE: what is missed least."""
    return min(options, key=lambda a: unit_missed(v.table, v.seat, a % SPAN))


def take_unit(v: View, options: list[Action]) -> Action:
    """D-KIOSK-GAIN, D-CATA-GOOD: what is missed most."""
    return max(options, key=lambda a: unit_gained(v.table, v.seat, a % SPAN))


# --- kiosk


def pick(v: View, options: list[Action]) -> Action:
    """D-KIOSK-PICK: the tile that brings most."""
    return max(options, key=lambda a: max(0.0, *worths(v, a - ids.PICK)))


def use(v: View, options: list[Action]) -> Action:
    """D-KIOSK-USE: the better alternative, if it brings anything."""
    step = v.table.todo[-1]
    assert isinstance(step, UseTile)
    values = worths(v, step.tile)
    best = max((a for a in options if a != ids.DECLINE_TILE), key=lambda a: values[a - ids.USE - 1])
    return best if values[best - ids.USE - 1] > 0 else ids.DECLINE_TILE


def worths(v: View, tile: int) -> list[float]:
    return tile_worths(v.table, v.seat, v.hand, tile)


def change_die(v: View, options: list[Action]) -> Action:
    """D-DICE with one die: a card turns it to 6."""
    step = v.table.todo[-1]
    low = step.args()[1] < HIGH
    return next((a for a in options if low and a not in (base.KEEP, ids.COPY)), base.KEEP)


# --- auction


def open_auction(v: View, options: list[Action]) -> Action:
    """D-AUCT-OPEN."""
    return options[min(OPENING, len(options)) - 1]


def bid(v: View, options: list[Action]) -> Action:
    """D-AUCT-BID: the least that wins, if two cards are worth it."""
    return options[0] if options[0] - ids.BID <= PLENTY else ids.NO_BID


def let_go(v: View, options: list[Action]) -> Action:
    """D-AUCT-FINAL: whoever bids more pays him."""
    return ids.NO_BID
