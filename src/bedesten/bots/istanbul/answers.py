"""How each decision is answered: by a plan, or by a rule where no plan is needed."""

from typing import Final

from bedesten.bots.greedy import NO_ANSWER
from bedesten.bots.istanbul import rolls
from bedesten.bots.istanbul.openings import begin
from bedesten.bots.istanbul.outlook import best
from bedesten.bots.istanbul.seen import trader
from bedesten.bots.istanbul.skills import Answer, World, skills_of
from bedesten.bots.istanbul.trader import Trader
from bedesten.bots.istanbul.worth import A_CARD
from bedesten.core.ids import SPAN, Action
from bedesten.istanbul import encounters, ids
from bedesten.istanbul.ids import BLUE, RED
from bedesten.istanbul.places.dice_places import ChangeDice
from bedesten.istanbul.places.police import Errand
from bedesten.istanbul.view import View

# verbs that are taken whenever they are offered, best first
AT_ONCE: Final = [ids.PLAY_LIRA_5, ids.PLAY_FAMILY_HOME]  # a plan had better know what it can spend
PICKING: Final = [ids.PICK_OWN, ids.PICK_NEUTRAL]
ACTING: Final = [ids.BUY_RUBY, ids.FILL, ids.COLLECT, ids.TAKE_CARDS, ids.BLACK_ROLL]
MEETING: Final = [ids.CATCH, ids.MEET_GOVERNOR]
LAST: Final = [ids.PLAY_LIRA_5]
VERY_LAST: Final = [ids.PLAY_GOOD_1, ids.DONE]
RUBIES: Final = [ids.DELIVER, ids.TAKE_TILE]
CALLS: Final = [ids.PLAY_RETURN_ASSISTANT // SPAN, ids.USE_YELLOW // SPAN]
CHANGES: Final = {
    ids.KEEP: rolls.kept,
    ids.SET4 + 1: rolls.low_to_four,
    ids.SET4 + 2: rolls.high_to_four,
    ids.REROLL: rolls.rolled_again,
}


def first_of(verbs: list[Action], options: list[Action]) -> Action:
    """The first option of the first of these verbs that is offered."""
    for verb in verbs:
        for a in options:
            if verb <= a < verb + SPAN:
                return a
    return NO_ANSWER


def plan(v: View, options: list[Action]) -> Action:
    """The option the best plan begins with; cards wait until the next plan is made from its start."""
    return plan_as(v, trader(v), options)


def plan_as(v: View, me: Trader, options: list[Action]) -> Action:
    return start(v, me, [a for a in options if v.table.rules.plays[a // SPAN] is None])


def start(v: View, me: Trader, options: list[Action]) -> Action:
    """The option the best plan begins with."""
    w, step = World(v), v.table.todo[-1]
    place = step.place if isinstance(step, Errand) else v.table.here(v.seat)
    plans = begin(w, me, place, options)
    return best(w, plans).root if plans else options[0]


def move(v: View, options: list[Action]) -> Action:
    """D-MOVE."""
    skills = skills_of(v.table.rules)
    now = first_of(skills.at_once, options)
    for thought in reversed(skills.thoughts):
        if now == NO_ANSWER:
            now = thought(v, options)
    return start(v, trader(v), options) if now == NO_ANSWER else now


def assist(v: View, options: list[Action]) -> Action:
    """D-ASSIST: one is left, or called back to be left, only where there is something to do."""
    picked = first_of(PICKING, options)
    if picked != NO_ANSWER:
        return picked
    w, me = World(v), trader(v)
    if not w.visits[me.place](w, me) and w.met[me.place] == 0:
        return ids.DECLINE
    return ids.LEAVE if ids.LEAVE in options else call_back(v, options)


def call_back(v: View, options: list[Action]) -> Action:
    """The assistant that is farthest away, by card rather than for lira."""
    steps = v.table.board.steps[v.table.seats[v.seat].place]
    calls = [a for a in options if a // SPAN in CALLS]
    return max(calls, key=lambda a: (a < ids.USE_YELLOW, steps[a % SPAN])) if calls else ids.DECLINE


def act(v: View, options: list[Action]) -> Action:
    """D-ACTION, D-FAMACT: what costs nothing is not skipped."""
    skills = skills_of(v.table.rules)
    free = first_of(skills.acting, options)
    if free != NO_ANSWER:
        return free
    if ids.ANNOUNCE + rolls.MOST in options:
        return ids.ANNOUNCE + rolls.ANNOUNCED[has_red(v)]
    if ids.RETURN in options:
        return max(a for a in options if a < ids.RETURN + SPAN)  # all of them: the largest set comes last
    rubies = [a for a in options if a - a % SPAN in skills.rubies]
    return plan(v, rubies or options)


def has_red(v: View) -> int:
    return v.table.seats[v.seat].tiles >> RED & 1


def after(v: View, options: list[Action]) -> Action:
    """D-POST: what a card repeats is always worth the card."""
    if ids.REPEAT in options:
        return ids.REPEAT
    return plan(v, options) if first_of([ids.REPEAT], options) != NO_ANSWER else ids.PROCEED


def meet(v: View, options: list[Action]) -> Action:
    """D-ENC."""
    skills = skills_of(v.table.rules)
    met = first_of(skills.meeting, options)
    if met != NO_ANSWER:
        return met
    return plan(v, options) if first_of(skills.deals, options) != NO_ANSWER else ids.END_TURN


def reward(v: View, options: list[Action]) -> Action:
    """D-REWARD."""
    return ids.REWARD_LIRA


def pay_governor(v: View, options: list[Action]) -> Action:
    """D-GOV-PAY: the worst card if it is worth less than the lira, or if only lira count any more."""
    worst = discard(v, options)
    precious = skills_of(v.table.rules).cards[worst - ids.DISCARD] > encounters.PRICE
    if ids.PAY2 in options and precious and not v.table.ending:
        return ids.PAY2
    return worst


def take_card(v: View, options: list[Action]) -> Action:
    """D-CARA-TAKE."""
    cards = skills_of(v.table.rules).cards
    if ids.TAKE_DISCARD in options and cards[v.table.discards[-1]] > A_CARD:
        return ids.TAKE_DISCARD
    return options[0]


def discard(v: View, options: list[Action]) -> Action:
    """D-CARA-DISCARD: the card that is worth least."""
    cards = skills_of(v.table.rules).cards
    return min((a for a in options if a != ids.PAY2), key=lambda a: cards[a - ids.DISCARD])


def change_dice(v: View, options: list[Action]) -> Action:
    """D-DICE."""
    step, me, skills = v.table.todo[-1], v.table.seats[v.seat], skills_of(v.table.rules)
    assert isinstance(step, ChangeDice)
    stake, best, most = skills.stake(step.announced), NO_ANSWER, -1.0
    for a in options:
        if a in skills.changes:
            worth = skills.changes[a](stake, step.pair)
            if stake.jewelry:
                worth = min(worth, float(me.capacity - me.goods[BLUE]))
            if worth > most:
                best, most = a, worth
    return best


def last_cards(v: View, options: list[Action]) -> Action:
    """D-FINAL: lira and goods break ties before cards do."""
    return first_of([*skills_of(v.table.rules).last, *VERY_LAST], options)


ANSWERS: Final[dict[str, Answer]] = {  # by step, see docs/notation.md
    "Move": move,
    "Assist": assist,
    "PayMerchants": plan,
    "ActHere": act,
    "FamilyAct": act,
    "AfterAction": after,
    "Encounters": meet,
    "Reward": reward,
    "PayGovernor": pay_governor,
    "PaySmuggler": plan,
    "BuyExtra": plan,
    "TakeCard": take_card,
    "DiscardCard": discard,
    "ChooseGood": plan,
    "RewardGood": plan,
    "ChangeDice": change_dice,
    "FinalCards": last_cards,
}
