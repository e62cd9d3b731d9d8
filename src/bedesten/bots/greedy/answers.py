"""How each decision is answered: by a plan, or by a rule where no plan is needed."""

from typing import Final

from bedesten.bazaar.ids import CATACOMBS
from bedesten.bots.greedy import rolls
from bedesten.bots.greedy.coffee_answers import should_exchange
from bedesten.bots.greedy.mail_answers import give_unit, letter
from bedesten.bots.greedy.options import begin
from bedesten.bots.greedy.outlook import best
from bedesten.bots.greedy.trader import trader
from bedesten.bots.greedy.world import bazaar
from bedesten.bots.greedy.worth import A_CARD, CARDS
from bedesten.core.ids import SPAN, Action
from bedesten.istanbul import encounters, ids
from bedesten.istanbul.ids import BLUE, RED
from bedesten.istanbul.places.dice_places import BLACK, ChangeDice
from bedesten.istanbul.places.police import FamilyAct
from bedesten.istanbul.view import View
from bedesten.letters import ids as letters
from bedesten.mocha import ids as mocha
from bedesten.mocha.guild_errands import GuildTavern
from bedesten.mocha.tavern import ActAt

NONE: Final = -1

# verbs that are taken whenever they are offered, best first
AT_ONCE: Final = [  # a plan had better know what it can spend
    ids.PLAY_LIRA_5,
    ids.PLAY_FAMILY_HOME,
    mocha.PLAY_COFFEE_2,
    mocha.PLAY_LIRA_8_FOR_1_COFFEE,
    mocha.PLAY_DICE_REWARD,
    letters.PLACE,
    letters.PLAY_LETTER_1,
    letters.PLAY_DICE_REWARD_LETTERS,
    letters.PLAY_YELLOW_LIRA_3,
    letters.PLAY_GREEN_LIRA_3,
    letters.PLAY_RED_LIRA_3,
    letters.PLAY_BLUE_LIRA_3,
]
PICKING: Final = [ids.PICK_OWN, ids.PICK_NEUTRAL]
ACTING: Final = [
    ids.BUY_RUBY,
    ids.FILL,
    ids.COLLECT,
    ids.TAKE_CARDS,
    ids.BLACK_ROLL,
    mocha.GUILD_HALL,
    mocha.DELIVER_COFFEE,
    letters.SECRET,
    letters.EMBASSY,
    letters.KIOSK,
    letters.AUCTION,
    CATACOMBS,
]
MEETING: Final = [ids.CATCH, ids.MEET_GOVERNOR, letters.MEET_COURIER]
LAST: Final = [
    ids.PLAY_LIRA_5,
    mocha.PLAY_LIRA_8_FOR_1_COFFEE,
    mocha.PLAY_DICE_REWARD,
    letters.PLAY_DICE_REWARD_LETTERS,
    letters.PLAY_LIRA_7_FOR_1_GOOD,
    letters.PLAY_YELLOW_LIRA_3,
    letters.PLAY_GREEN_LIRA_3,
    letters.PLAY_RED_LIRA_3,
    letters.PLAY_BLUE_LIRA_3,
    letters.COPY,
    ids.PLAY_GOOD_1,
    ids.DONE,
]


def first_of(verbs: list[Action], options: list[Action]) -> Action:
    """The first option of the first of these verbs that is offered."""
    for verb in verbs:
        for a in options:
            if verb <= a < verb + SPAN:
                return a
    return NONE


def plan(v: View, options: list[Action]) -> Action:
    """The option the best plan begins with; cards wait until the next plan is made from its start."""
    return start(v, [a for a in options if v.table.rules.plays[a // SPAN] is None])


def start(v: View, options: list[Action]) -> Action:
    """The option the best plan begins with."""
    w, me, step = bazaar(v), trader(v), v.table.todo[-1]
    place = step.place if isinstance(step, FamilyAct | ActAt) else v.table.here(v.seat)
    me.coffee += step.discount if isinstance(step, GuildTavern) else 0
    plans = begin(w, me, place, options)
    return best(w, plans).root if plans else options[0]


def move(v: View, options: list[Action]) -> Action:
    """D-MOVE."""
    now = first_of(AT_ONCE, options)
    if now == NONE:
        now = mail(v, options)
    if now != NONE:
        return now
    if mocha.PLAY_EXCHANGE_3 in options and should_exchange(v):
        return mocha.PLAY_EXCHANGE_3
    return start(v, options)


def mail(v: View, options: list[Action]) -> Action:
    """Cards of Letters & Seals that need a thought: a good for 7 lira, a meeting, a copy of a card that
    would be played at once."""
    sold = [a for a in options if a // SPAN == letters.PLAY_LIRA_7_FOR_1_GOOD // SPAN]
    if sold:
        return give_unit(v, sold)
    if letters.COPY in options and v.table.discards[-1] in COPIED:
        return letters.COPY
    afar = [a for a in options if a // SPAN == letters.PLAY_USE_NPC // SPAN]
    return afar[-1] if afar and v.table.seats[v.seat].lira >= encounters.PRICE else NONE


COPIED: Final = [  # by card: what is worth a copy at any time
    ids.LIRA_5,
    mocha.COFFEE_2,
    letters.LETTER_1,
    letters.DICE_REWARD_LETTERS,
    letters.YELLOW_LIRA_3,
    letters.GREEN_LIRA_3,
    letters.RED_LIRA_3,
    letters.BLUE_LIRA_3,
]


def copy(v: View, options: list[Action]) -> Action:
    """D-COPY."""
    return options[0]


def pay_afar(v: View, options: list[Action]) -> Action:
    """D-GOV-PAY and its like, from afar."""
    if ids.PAY2 in options:
        return ids.PAY2
    if first_of([letters.GIVE_LETTER], options) != NONE:
        return letter(v, options)
    return discard(v, options) if first_of([ids.DISCARD], options) != NONE else give_unit(v, options)


def assist(v: View, options: list[Action]) -> Action:
    """D-ASSIST: one is left, or called back to be left, only where there is something to do."""
    found = first_of(PICKING, options)
    if found != NONE:
        return found
    w, me = bazaar(v), trader(v)
    if not w.visits[me.place](w, me) and w.met[me.place] == 0:
        return ids.DECLINE
    return ids.LEAVE if ids.LEAVE in options else call_back(v, options)


CALLS: Final = [ids.PLAY_RETURN_ASSISTANT // SPAN, ids.USE_YELLOW // SPAN]


def call_back(v: View, options: list[Action]) -> Action:
    """The assistant that is farthest away, by card rather than for lira."""
    steps = v.table.board.steps[v.table.seats[v.seat].place]
    calls = [a for a in options if a // SPAN in CALLS]
    return max(calls, key=lambda a: (a < ids.USE_YELLOW, steps[a % SPAN])) if calls else ids.DECLINE


def act(v: View, options: list[Action]) -> Action:
    """D-ACTION, D-FAMACT: what costs nothing is not skipped."""
    found = first_of(ACTING, options)
    if found != NONE:
        return found
    if ids.ANNOUNCE + rolls.MOST in options:
        return ids.ANNOUNCE + rolls.ANNOUNCED[has_red(v)]
    if ids.RETURN in options:
        return max(a for a in options if a < ids.RETURN + SPAN)  # all of them: the largest set comes last
    rubies = [a for a in options if a // SPAN in RUBIES]
    return plan(v, rubies or options)


RUBIES: Final = [ids.DELIVER // SPAN, ids.TAKE_TILE // SPAN, mocha.RUBY // SPAN]


def has_red(v: View) -> int:
    return v.table.seats[v.seat].tiles >> RED & 1


def after(v: View, options: list[Action]) -> Action:
    """D-POST: what a card repeats is always worth the card."""
    if ids.REPEAT in options:
        return ids.REPEAT
    tile = first_of([letters.REPEAT_TILE], options)
    if tile != NONE:
        return tile
    return plan(v, options) if first_of([ids.REPEAT], options) != NONE else ids.PROCEED


def meet(v: View, options: list[Action]) -> Action:
    """D-ENC."""
    found = first_of(MEETING, options)
    if found != NONE:
        return found
    sold = first_of([ids.MEET_SMUGGLER, mocha.MEET_TRADER], options)
    return plan(v, options) if sold != NONE else ids.END_TURN


def reward(v: View, options: list[Action]) -> Action:
    """D-REWARD."""
    return ids.REWARD_LIRA


def pay_governor(v: View, options: list[Action]) -> Action:
    """D-GOV-PAY: the worst card if it is worth less than the lira, or if only lira count any more."""
    worst = discard(v, options)
    dear = CARDS[worst - ids.DISCARD] > encounters.PRICE
    if ids.PAY2 in options and dear and not v.table.ending:
        return ids.PAY2
    return worst


def take_card(v: View, options: list[Action]) -> Action:
    """D-CARA-TAKE."""
    if ids.TAKE_DISCARD in options and CARDS[v.table.discards[-1]] > A_CARD:
        return ids.TAKE_DISCARD
    return options[0]


def discard(v: View, options: list[Action]) -> Action:
    """D-CARA-DISCARD: the card that is worth least."""
    return min((a for a in options if a != ids.PAY2), key=lambda a: CARDS[a - ids.DISCARD])


def change_dice(v: View, options: list[Action]) -> Action:
    """D-DICE."""
    step, me = v.table.todo[-1], v.table.seats[v.seat]
    assert isinstance(step, ChangeDice)
    values = rolls.changes(step.announced, step.pair) + rolls.sixes(step.announced, step.pair)
    if step.announced in (BLACK, mocha.FOR_GUILD_8):
        values = [min(value, float(me.capacity - me.goods[BLUE])) for value in values]
    return max((a for a in options if a in CHANGES), key=lambda a: values[CHANGES.index(a)])


CHANGES: Final = [
    ids.KEEP,
    ids.SET4 + 1,
    ids.SET4 + 2,
    ids.REROLL,
    mocha.SET6 + 1,
    mocha.SET6 + 2,
]


def last_cards(v: View, options: list[Action]) -> Action:
    """D-FINAL: lira and goods break ties before cards do."""
    return first_of(LAST, options)
