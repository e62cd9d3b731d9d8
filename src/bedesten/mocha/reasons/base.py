"""Actions of the base game where the expansion changes what forbids them."""

from bedesten.core.game import Reason
from bedesten.core.ids import Action
from bedesten.istanbul import ids as base
from bedesten.istanbul.encounters import PRICE
from bedesten.istanbul.ids import GOODS, NO_VISIT, TILE_PLACE, WAINWRIGHT
from bedesten.istanbul.kernel import State
from bedesten.istanbul.reasons import actions
from bedesten.istanbul.reasons.common import Perhaps, acting_place, cannot_pay, good_full, holds
from bedesten.istanbul.reasons.decisions import ACTION_PLACES
from bedesten.istanbul.reasons.moves import NEAR
from bedesten.istanbul.turn import AfterAction, Move
from bedesten.mocha.guild_errands import GuildMosque, GuildReturn
from bedesten.mocha.ids import COFFEE_HOUSE
from bedesten.mocha.reasons.actions import deliver_coffee
from bedesten.mocha.reasons.guild import mosque_tile
from bedesten.mocha.reasons.moment import guild_turn
from bedesten.mocha.stakes import RewardGood
from bedesten.mocha.tavern import ActAt
from bedesten.mocha.trader import PayTrader


def move(s: State, seat: int, place: int) -> Reason | None:
    """MOC-MOVE-2: near enough, but for the barrier."""
    if s.used & NO_VISIT:
        return guild_turn("MOC-GUILD-2")
    here = s.seats[seat].place
    if isinstance(s.todo[-1], Move) and 0 < s.board.steps[here][place] <= NEAR:
        return Reason("MOC-MOVE-2", "barrier_in_way", {"place": s.rules.place_names[place]})
    return None


def moved(s: State, seat: int, _: int) -> Reason | None:
    """MOC-GUILD-2: no phase of the turn takes place."""
    return guild_turn("MOC-GUILD-2") if s.used & NO_VISIT else None


def bound(s: State, seat: int, _: int) -> Reason | None:
    """MOC-GUILD-4: what needs a particular place is not for a guild turn."""
    return guild_turn("MOC-GUILD-4") if s.used & NO_VISIT else None


def met(s: State, seat: int, _: int) -> Reason | None:
    """MOC-ENC-5: a guild turn meets nobody."""
    return guild_turn("MOC-ENC-5") if s.used & NO_VISIT else None


def repeat(s: State, seat: int, chosen: int) -> Reason | None:
    """MOC-BONUS-8: wainwright and coffee house too, at the price that is valid then."""
    if s.used & NO_VISIT:
        return guild_turn("MOC-GUILD-4")
    place = acting_place(s, seat)
    again = isinstance(s.todo[-1], AfterAction) and chosen == 0
    if not again or not holds(s, seat, s.rules.repeat_card[place]):
        return None
    if place == COFFEE_HOUSE:
        return deliver_coffee(s, seat, 0)
    return actions.extend(s, seat, 0) if place == WAINWRIGHT else None


def pay_two(s: State, seat: int, _: int) -> Reason | None:
    return cannot_pay("MOC-ENC-1", s, seat, PRICE) if isinstance(s.todo[-1], PayTrader) else None


def give(s: State, seat: int, good: int) -> Reason | None:
    if not isinstance(s.todo[-1], PayTrader):
        return None
    return Reason("MOC-ENC-1", "lacking", {"missing": GOODS[good]})


def gain(s: State, seat: int, good: int) -> Reason | None:
    """MOC-COF-5: a good of choice has room."""
    return good_full("MOC-COF-5", s, seat, good) if isinstance(s.todo[-1], RewardGood) else None


def at_barrier(verb: Action) -> Perhaps:
    """MOC-TAV-4, MOC-GCARD-12: the action of the place that was chosen, with all its conditions."""

    def why(s: State, seat: int, argument: int) -> Reason | None:
        step = s.todo[-1]
        if verb == base.RETURN and isinstance(step, GuildReturn):
            return actions.return_all(s, seat, argument)
        if verb == base.TAKE_TILE and isinstance(step, GuildMosque):
            return mosque_tile(s, seat, step.place, argument)
        if not isinstance(step, ActAt):
            return bound(s, seat, argument) if verb == base.SELL_ANY else None
        places = (TILE_PLACE[argument],) if verb == base.TAKE_TILE else ACTION_PLACES[verb]
        names = s.rules.place_names
        if step.place not in places:
            wanted = ",".join(names[place] for place in places)
            return Reason("MOC-TAV-4", "other_place", {"places": wanted, "here": names[step.place]})
        if verb == base.SELL_ANY and s.used & NO_VISIT:
            return guild_turn("MOC-GUILD-4")
        return actions.ACTIONS[verb](s, seat, argument) if verb in actions.ACTIONS else None

    return why


BASE: dict[Action, Perhaps] = {
    **{verb: at_barrier(verb) for verb in ACTION_PLACES},
    base.MOVE: move,
    base.MOVE_LONG: moved,
    base.STAY_PUT: moved,
    base.PLAY_RETURN_ASSISTANT: bound,
    base.BUY: bound,
    base.SET4: bound,
    base.REROLL: bound,
    base.CATCH: met,
    base.MEET_GOVERNOR: met,
    base.MEET_SMUGGLER: met,
    base.REPEAT: repeat,
    base.PAY2: pay_two,
    base.GIVE: give,
    base.GAIN: gain,
}
