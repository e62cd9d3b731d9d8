"""Verbs of the expansion at another decision than theirs. MOC-TURN-1, MOC-BONUS-2, MOC-DEC-1."""

from bedesten.core.guide import Reason
from bedesten.core.ids import Action
from bedesten.istanbul import ids as base
from bedesten.istanbul.guide.reasons.common import Elsewhere, holds, no_card
from bedesten.istanbul.guide.reasons.moment import answer_first, moved
from bedesten.istanbul.kernel import State
from bedesten.istanbul.turn import Move
from bedesten.mocha import ids


def guild(s: State, seat: int, now: str) -> Reason:
    """MOC-TURN-1: instead of a movement; what is being decided before it comes first."""
    if any(isinstance(step, Move) for step in s.todo):
        return answer_first(s, seat, now)
    return Reason("MOC-TURN-1", "guild_at_start")


def discard_guild(s: State, seat: int, now: str) -> Reason:
    return Reason("MOC-PLACE-18", "only_guild_hall")


def at(s: State, seat: int, now: str) -> Reason:
    return Reason("MOC-TAV-2", "at_when")


def exchange(s: State, seat: int, now: str) -> Reason:
    return Reason("MOC-BONUS-9", "only_exchange", {"card": s.rules.card_names[ids.EXCHANGE_3]})


def gain_set(s: State, seat: int, now: str) -> Reason:
    return Reason("MOC-GCARD-2", "only_guild_goods")


def order(s: State, seat: int, now: str) -> Reason:
    return Reason("MOC-GCARD-8", "only_guild_card", {"guild_card": "8"})


def pay_set(s: State, seat: int, now: str) -> Reason:
    return Reason("MOC-GCARD-13", "only_guild_card", {"guild_card": "13"})


def gain(s: State, seat: int, now: str) -> Reason:
    """MOC-BONUS-6, MOC-GCARD-8 and the black market of the base game."""
    return Reason("MOC-BONUS-6", "gain_when")


def set_six(s: State, seat: int, now: str) -> Reason:
    """MOC-DICE-1: directly after an own roll."""
    if not holds(s, seat, ids.DIE_TO_6):
        return no_card("MOC-DICE-1", s, ids.DIE_TO_6)
    return Reason("MOC-DICE-1", "six_when", {"card": s.rules.card_names[ids.DIE_TO_6]})


def play(s: State, seat: int, now: str) -> Reason:
    """MOC-BONUS-2: nothing is played while something is being resolved."""
    return Reason("MOC-BONUS-2", "inside")


ELSEWHERE: dict[Action, Elsewhere] = {
    base.GAIN: gain,
    ids.LINE: moved,
    ids.CORNER: moved,
    ids.GUILD: guild,
    ids.STOP: answer_first,
    ids.DISCARD_GUILD: discard_guild,
    ids.AT: at,
    ids.GIVE_SET: exchange,
    ids.TAKE_SET: exchange,
    ids.GAIN_SET: gain_set,
    ids.GOODS_FIRST: order,
    ids.ROLL_FIRST: order,
    ids.PAY_SET: pay_set,
    ids.SET6: set_six,
    ids.PLAY_COFFEE_2: play,
    ids.PLAY_GUILD_FOR_2_COFFEE: play,
    ids.PLAY_LIRA_8_FOR_1_COFFEE: play,
    ids.PLAY_DICE_REWARD: play,
    ids.PLAY_EXCHANGE_3: play,
}
