"""What the expansion changes about verbs of the base game: the barrier, new decisions, new dice."""

from collections.abc import Callable
from typing import TypeAlias

from bedesten.core.guide import Reason
from bedesten.core.ids import SPAN, Action
from bedesten.core.lexicon import verb_of
from bedesten.istanbul import ids as base
from bedesten.istanbul.board import ENDS
from bedesten.istanbul.bundles import places_in
from bedesten.istanbul.encounters import PRICE
from bedesten.istanbul.gifts import RewardGood
from bedesten.istanbul.guide.reasons import decisions as base_decisions
from bedesten.istanbul.guide.reasons.actions import extend
from bedesten.istanbul.guide.reasons.common import (
    Judge,
    agreed,
    cannot_pay,
    holds,
    no_assistant_at,
    no_room,
    reason_of,
)
from bedesten.istanbul.guide.reasons.decisions import Kind
from bedesten.istanbul.guide.reasons.moment import last_cards_only, wrong_place
from bedesten.istanbul.guide.reasons.moves import FAR, NEAR
from bedesten.istanbul.guide.reasons.rulings import is_repeat
from bedesten.istanbul.guide.reasons.tables import ReasonTables
from bedesten.istanbul.ids import GOODS, MOVE_3_4, WAINWRIGHT
from bedesten.istanbul.kernel import State
from bedesten.istanbul.places.dice_places import ChangeDice
from bedesten.istanbul.rulings import LONG_MOVE
from bedesten.istanbul.scoring import FinalCards
from bedesten.istanbul.turn import AfterAction, Move
from bedesten.mocha import ids
from bedesten.mocha.guide.reasons.common import in_the_way, tile_for_one
from bedesten.mocha.guide.reasons.decisions import ACTION_PLACES, DECISIONS, FINAL
from bedesten.mocha.guide.reasons.places import deliver_coffee
from bedesten.mocha.guild_errands import GuildMosque, GuildReturn
from bedesten.mocha.ids import COFFEE_HOUSE, FOR_REWARD
from bedesten.mocha.rulings import BARRIER_ACTION_OPTIONAL, CARDS_BY_BARRIER
from bedesten.mocha.side import side_of
from bedesten.mocha.tavern import ActAt, AtEdge
from bedesten.mocha.trader import PayTrader

Perhaps: TypeAlias = Reason | Callable[[State, int, int], Reason | None]


def last_cards(s: State, seat: int, a: Action) -> Reason | None:
    """MOC-END-3: which of the new cards can still be played after the last round."""
    verb = verb_of(a)
    if verb < ids.LINE or not isinstance(s.todo[-1], FinalCards) or FinalCards in DECISIONS.get(verb, FINAL):
        return None
    return last_cards_only("MOC-END-3", s)


def barred(s: State, seat: int, a: Action) -> Reason | None:
    """MOC-MOVE-2: near enough, were it not for the barrier."""
    verb, here = verb_of(a), s.seats[seat].place
    if not isinstance(s.todo[-1], Move) or verb not in (base.MOVE, base.MOVE_LONG):
        return None
    if verb == base.MOVE_LONG and not holds(s, seat, MOVE_3_4):
        return None
    least = 1 if s.rulings[LONG_MOVE] else NEAR + 1
    reach = range(1, NEAR + 1) if verb == base.MOVE else range(least, FAR + 1)
    return in_the_way("MOC-MOVE-2", s) if s.board.steps[here][a - verb] in reach else None


def changed_answer(s: State, seat: int, a: Action) -> Reason | None:
    """Verbs of the base game that answer decisions of the expansion."""
    why = CHANGED.get((type(s.todo[-1]), verb_of(a)))
    return reason_of(why, s, seat, a % SPAN) if why else None


def guild_tile(s: State, seat: int, tile: int) -> Reason | None:
    """MOC-GCARD-14; the tiles of the other mosque are elsewhere."""
    step = s.todo[-1]
    assert isinstance(step, GuildMosque)
    return tile_for_one("MOC-GCARD-14", s, seat, tile) if base.TILE_PLACE[tile] == step.place else None


def guild_return(s: State, seat: int, which: int) -> Reason:
    """MOC-GCARD-7: own assistants that lie on places."""
    missing = places_in(s.rules.sets[which] & ~s.seats[seat].out)
    return no_assistant_at("MOC-GCARD-7", s, seat, missing[0])


def repeat(s: State, seat: int, chosen: int) -> Reason | None:
    """MOC-BONUS-8: with the card, at the price that is valid now."""
    step = s.todo[-1]
    assert isinstance(step, AfterAction)
    if chosen or step.place not in REPEATED or not holds(s, seat, s.rules.repeat_card[step.place]):
        return None
    return REPEATED[step.place](s, seat, 0)


def sell_any(s: State, seat: int, _: int) -> Reason | None:
    """MOC-TAV-4: the card of the small market."""
    step = s.todo[-1]
    assert isinstance(step, ActAt)
    held = step.place == base.SMALL_MARKET and holds(s, seat, base.SMALL_MARKET_ANY)
    return agreed(s, CARDS_BY_BARRIER) if held else None


def repeat_by_barrier(s: State, seat: int, a: Action) -> Reason | None:
    """MOC-TAV-4: after the action at the edge."""
    if not is_repeat(s, a) or isinstance(s.todo[-1], AfterAction) or s.here(seat) != ids.TAVERN:
        return None
    cards = [s.rules.repeat_card[place] for place in (side_of(s).edge // ENDS, side_of(s).edge % ENDS)]
    held = any(card != base.NO_CARD and holds(s, seat, card) for card in cards)
    return agreed(s, CARDS_BY_BARRIER) if held else None


REPEATED: dict[int, Judge] = {WAINWRIGHT: extend, COFFEE_HOUSE: deliver_coffee}
CHANGED: dict[tuple[Kind, Action], Perhaps] = {
    (PayTrader, base.PAY2): lambda s, seat, _: cannot_pay("MOC-ENC-1", s, seat, PRICE),
    (PayTrader, base.GIVE): lambda s, seat, good: Reason("MOC-ENC-1", "lacking", {"missing": GOODS[good]}),
    (RewardGood, base.GAIN): no_room("MOC-COF-5"),
    (GuildMosque, base.TAKE_TILE): guild_tile,
    (GuildReturn, base.RETURN): guild_return,
    (ActAt, base.SKIP): Reason("MOC-TURN-4", "must_act"),
    (AtEdge, base.SKIP): lambda s, seat, _: agreed(s, BARRIER_ACTION_OPTIONAL),
    (ActAt, base.SELL_ANY): sell_any,
    (AfterAction, base.REPEAT): repeat,
}


def chosen_by_card(s: State, seat: int, a: Action) -> Reason | None:
    """MOC-GCARD-12: the action of the place that was chosen with the guild card."""
    by_card = isinstance(s.todo[-1], ActAt) and side_of(s).in_play == base.POLICE
    return wrong_place(s, seat, a, BY_CARD) if by_card else None


BY_CARD = ReasonTables(
    places={**base_decisions.ACTION_PLACES, **ACTION_PLACES}, acting={ActAt: "MOC-GCARD-12"}
)


def reward_dice(s: State, seat: int, a: Action) -> Reason | None:
    """MOC-BONUS-6: a roll of a card belongs to no phase, and the red tile does not change it."""
    step, verb = s.todo[-1], verb_of(a)
    if not isinstance(step, ChangeDice) or step.announced != FOR_REWARD or verb == ids.SET6:
        return None
    if verb in (base.SET4, base.REROLL):
        return Reason("MOC-BONUS-6", "reward_red")
    if s.rules.plays[a // SPAN] is not None:
        return Reason("MOC-BONUS-2", "inside")
    return Reason("IST-DEC-1", "answer_first")
