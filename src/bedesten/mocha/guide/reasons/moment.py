"""Verbs of the expansion at another decision than theirs. MOC-TURN-1, MOC-BONUS-2, MOC-DEC-1."""

from bedesten.core.guide import Reason
from bedesten.core.ids import Action
from bedesten.istanbul import ids as base
from bedesten.istanbul.guide.reasons.common import Elsewhere, with_card
from bedesten.istanbul.guide.reasons.moment import ANSWER_FIRST, moved
from bedesten.istanbul.kernel import State
from bedesten.istanbul.turn import Move
from bedesten.mocha import ids
from bedesten.mocha.cards import CARDS

ONLY_EXCHANGE = Reason("MOC-BONUS-9", "only_exchange", {"card": CARDS[ids.EXCHANGE_3]})
ORDER = Reason("MOC-GCARD-8", "only_guild_card", {"guild_card": "8"})
INSIDE = Reason("MOC-BONUS-2", "inside")  # nothing is played while something is being resolved
SIX_WHEN = Reason("MOC-DICE-1", "six_when", {"card": CARDS[ids.DIE_TO_6]})


def guild(s: State, seat: int, now: str) -> Reason:
    """MOC-TURN-1: instead of a movement; what is being decided before it comes first."""
    if any(isinstance(step, Move) for step in s.todo):
        return ANSWER_FIRST
    return Reason("MOC-TURN-1", "guild_at_start")


ELSEWHERE: dict[Action, Elsewhere] = {
    base.GAIN: Reason("MOC-BONUS-6", "gain_when"),
    ids.LINE: moved,
    ids.CORNER: moved,
    ids.GUILD: guild,
    ids.STOP: ANSWER_FIRST,
    ids.DISCARD_GUILD: Reason("MOC-PLACE-18", "only_guild_hall"),
    ids.AT: Reason("MOC-TAV-2", "at_when"),
    ids.GIVE_SET: ONLY_EXCHANGE,
    ids.TAKE_SET: ONLY_EXCHANGE,
    ids.GAIN_SET: Reason("MOC-GCARD-2", "only_guild_goods"),
    ids.GOODS_FIRST: ORDER,
    ids.ROLL_FIRST: ORDER,
    ids.PAY_SET: Reason("MOC-GCARD-13", "only_guild_card", {"guild_card": "13"}),
    ids.SET6: with_card("MOC-DICE-1", ids.DIE_TO_6, SIX_WHEN),
    ids.PLAY_COFFEE_2: INSIDE,
    ids.PLAY_GUILD_FOR_2_COFFEE: INSIDE,
    ids.PLAY_LIRA_8_FOR_1_COFFEE: INSIDE,
    ids.PLAY_DICE_REWARD: INSIDE,
    ids.PLAY_EXCHANGE_3: INSIDE,
}
