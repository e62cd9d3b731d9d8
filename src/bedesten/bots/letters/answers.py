"""How the decisions of Letters & Seals are answered that need no plan."""

from typing import Final

from bedesten.bots.greedy import NO_ANSWER
from bedesten.bots.istanbul.answers import discard, first_of, plan
from bedesten.bots.istanbul.skills import Answer, skills_of
from bedesten.bots.letters.kiosk import tile_worths, unit_gained, unit_missed
from bedesten.core.ids import SPAN, Action
from bedesten.istanbul import encounters
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
    """D-FOUNTAIN: out of the general supply, so that they can be placed."""
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
    """D-KIOSK-GAIN: what is missed most."""
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
    """D-AUCT-FINAL: whoever bids more pays them."""
    return ids.NO_BID


# --- cards


def cards_first(v: View, options: list[Action]) -> Action:
    """Before a move, cards that need a thought: a good for 7 lira, a meeting, a copy of a card that would be
    played at once."""
    sold = [a for a in options if a // SPAN == ids.PLAY_LIRA_7_FOR_1_GOOD // SPAN]
    if sold:
        return give_unit(v, sold)
    if ids.COPY in options and v.table.discards[-1] in skills_of(v.table.rules).copied:
        return ids.COPY
    afar = [a for a in options if a // SPAN == ids.PLAY_USE_NPC // SPAN]
    return afar[-1] if afar and v.table.seats[v.seat].lira >= encounters.PRICE else NO_ANSWER


def copy(v: View, options: list[Action]) -> Action:
    """D-COPY."""
    return options[0]


def pay_afar(v: View, options: list[Action]) -> Action:
    """D-GOV-PAY and its like, from afar."""
    if base.PAY2 in options:
        return base.PAY2
    if first_of([ids.GIVE_LETTER], options) != NO_ANSWER:
        return letter(v, options)
    return discard(v, options) if first_of([base.DISCARD], options) != NO_ANSWER else give_unit(v, options)


def after(v: View, options: list[Action]) -> Action:
    """D-POST: another mosque tile, if there is nothing to repeat as it was."""
    return NO_ANSWER if base.REPEAT in options else first_of([ids.REPEAT_TILE], options)


ANSWERS: Final[dict[str, Answer]] = {  # by step
    "AfterAction": after,
    "ChooseHome": choose_home,
    "PaySeals": letter,
    "PayCourier": pay_courier,
    "BuyTurn": buy_turn,
    "PickTile": pick,
    "UseTile": use,
    "GiveUnit": give_unit,
    "GiveLetter": letter,
    "TakeUnit": take_unit,
    "ChangeDie": change_die,
    "OpenAuction": open_auction,
    "OtherBid": bid,
    "FinalBid": let_go,
    "TakeTrackRuby": plan,
    "CopyCard": copy,
    "PayAfar": pay_afar,
}
