"""How the decisions of the base game are put to a person: phases, usual answers, what deserves a reason."""

from typing import Final

from bedesten.core.ids import SPAN, Action
from bedesten.istanbul import ids
from bedesten.istanbul.guide.changes import ARRIVALS
from bedesten.istanbul.guide.faces import printed
from bedesten.istanbul.guide.ledger import LEDGER, PUT, ROLLS, WALKING
from bedesten.istanbul.guide.outlook import LOOKS, SOURCES
from bedesten.istanbul.guide.part import GuidePart
from bedesten.istanbul.guide.reasons import BASE
from bedesten.istanbul.guide.settling import FOREGONE, NO_ACTION, SETTLING
from bedesten.istanbul.kernel import State, Table
from bedesten.istanbul.lexicon import PAIRS
from bedesten.istanbul.places.dice_places import ChangeDice
from bedesten.istanbul.turn import Assist, Move, PayMerchants

PHASES: Final = ["move", "assistant", "toll", "action", "meet"]
WINDOW_PHASES: Final = {
    "Move": "move",
    "Assist": "assistant",
    "PayMerchants": "toll",
    "ActHere": "action",
    "AfterAction": "action",
    "Encounters": "meet",
    # an action that was chosen has taken its window off the stack
    "FamilyAct": "action",
    "BuyExtra": "action",
    "TakeCard": "action",
    "DiscardCard": "action",
    "ChooseGood": "action",
    "ChangeDice": "action",
}
# what somebody who has chosen a place will answer on arrival, best first
USUAL: Final = [ids.PICK_OWN, ids.PICK_NEUTRAL, ids.LEAVE, ids.PAY]

# an action that stands for each card; what can be done with it now is known by the verb
CARD_ACTIONS: Final = [
    ids.PLAY_GOOD_1,
    ids.PLAY_LIRA_5,
    ids.MOVE_LONG + ids.FOUNTAIN,
    ids.STAY_PUT,
    ids.PLAY_RETURN_ASSISTANT + ids.POLICE,
    ids.PLAY_FAMILY_HOME,
    ids.SELL_ANY + 1,
    ids.REPEAT,
    ids.REPEAT,
    ids.REPEAT,
]
PLACE_ACTIONS: Final = {
    ids.WAINWRIGHT: [ids.EXTEND],
    ids.CARAVANSARY: [ids.TAKE_CARDS],
    ids.LARGE_MARKET: [ids.SELL + 1],
    ids.SMALL_MARKET: [ids.SELL + 1],
    ids.POLICE: [ids.SEND + ids.FOUNTAIN],
    ids.PALACE: [ids.DELIVER],
    ids.SMALL_MOSQUE: [ids.TAKE_TILE + ids.RED, ids.TAKE_TILE + ids.GREEN],
    ids.GREAT_MOSQUE: [ids.TAKE_TILE + ids.BLUE, ids.TAKE_TILE + ids.YELLOW],
    ids.GEMSTONE: [ids.BUY_RUBY],
}
MOVES: Final = [ids.MOVE, ids.MOVE_LONG]
PASSES: Final = [ids.DECLINE, ids.REFUSE, ids.SKIP, ids.PASS, ids.PROCEED, ids.END_TURN, ids.DONE]
GOOD_VERBS: Final = [ids.BUY, ids.GAIN, ids.BLACK_GOOD, ids.MEET_SMUGGLER, ids.PLAY_GOOD_1]

# why an outcome of chance bars undo, by its verb; all others are dice
BARRIERS: Final = {ids.DRAWN // SPAN: "ui.undo_card", ids.DEMAND // SPAN: "ui.undo_demand"}


class BaseGuide(GuidePart):
    """What the base game tells."""

    phases = WINDOW_PHASES
    card_actions = dict(enumerate(CARD_ACTIONS))
    place_actions = PLACE_ACTIONS
    good_verbs = GOOD_VERBS
    passes = PASSES
    moves = MOVES
    barriers = BARRIERS
    faces = printed()
    arrivals = ARRIVALS
    looks = LOOKS
    sources = SOURCES
    settling = SETTLING
    foregone = FOREGONE
    reason_tables = BASE
    ledger = LEDGER
    walking = WALKING
    put = PUT
    rolls = ROLLS

    def assets(self, s: State, seat: int) -> dict[str, int]:
        me = s.seats[seat]
        counts = {"lira": me.lira, "rubies": me.rubies, "cards": sum(s.hands[seat])}
        goods = dict(zip(ids.COLOURS, me.goods, strict=True))
        return {**counts, **goods, "assistants": len(me.stack)}

    def facts(self, t: Table) -> dict[str, object]:
        """The dice that lie on the table while it is asked whether to change them."""
        step = t.todo[-1] if t.todo else None
        return {"dice": list(PAIRS[step.pair])} if isinstance(step, ChangeDice) else {}

    def worth_explaining(self, s: State, seat: int) -> list[Action]:
        return [ids.MOVE + place for place in s.rules.numbers] if isinstance(s.todo[-1], Move) else []


def usual(s: State) -> Action:
    """The answer that carries on with a move already chosen; NO_ACTION if there is something to choose."""
    if isinstance(s.todo[-1], Assist | PayMerchants):
        for a in USUAL:
            if a in s.offered:
                return a
    return NO_ACTION
