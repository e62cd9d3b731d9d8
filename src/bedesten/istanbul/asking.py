"""How the open decision is put to a person: its phase, its usual answer, what deserves a reason."""

from typing import Final

from bedesten.core.ids import SPAN, Action
from bedesten.istanbul import ids
from bedesten.istanbul.book import Book
from bedesten.istanbul.kernel import State, Table
from bedesten.istanbul.turn import ActHere, Assist, Move, PayMerchants

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
NO_ACTION: Final = -1

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
WAYS_OUT: Final = [ids.DECLINE, ids.REFUSE, ids.SKIP, ids.PASS, ids.PROCEED, ids.END_TURN, ids.DONE]
GOOD_VERBS: Final = [ids.BUY, ids.GAIN, ids.BLACK_GOOD, ids.MEET_SMUGGLER, ids.PLAY_GOOD_1]

# why an outcome of chance bars undo, by its verb; all others are dice
BARRIERS: Final = {ids.DRAWN // SPAN: "ui.undo_card", ids.DEMAND // SPAN: "ui.undo_demand"}


def phase(s: State, book: Book) -> str:
    """The phase of the open window, or of the one that will be open again; empty outside turns."""
    phases = dict(WINDOW_PHASES)
    for part in book.parts:
        phases.update(part.phases)
    known = (phases.get(type(step).__name__, "") for step in reversed(s.todo))
    return next((name for name in known if name), "")


def about(t: Table, book: Book) -> str:
    """What an expansion asks about."""
    return next((word for part in book.parts if (word := part.about(t))), "")


def usual(s: State) -> Action:
    """The answer that carries on with a move already chosen; NO_ACTION if there is something to choose."""
    if isinstance(s.todo[-1], Assist | PayMerchants):
        for a in USUAL:
            if a in s.offered:
                return a
    return NO_ACTION


def is_way_out(a: Action, book: Book) -> bool:
    return a in WAYS_OUT or any(a in part.ways_out for part in book.parts)


def barrier(a: Action, book: Book) -> str:
    """The message that says why nothing can be taken back after this outcome; empty for dice."""
    barriers = dict(BARRIERS)
    for part in book.parts:
        barriers.update(part.barriers)
    return barriers.get(a // SPAN, "")


def worth_explaining(s: State, seat: int, book: Book) -> list[Action]:
    """What a person might look for here: if it is not offered, the reason should be at hand."""
    found: list[Action] = []
    if isinstance(s.todo[-1], Move):
        found += [ids.MOVE + place for place in s.rules.numbers]
    if isinstance(s.todo[-1], ActHere):
        for actions in [PLACE_ACTIONS, *[part.place_actions for part in book.parts]]:
            found += actions.get(s.here(seat), [])
    for part in book.parts:
        found += part.worth_explaining(s, seat)
    for verb in GOOD_VERBS + [verb for part in book.parts for verb in part.good_verbs]:
        if any(verb <= a < verb + 4 for a in s.offered):
            found += [verb + good for good in range(4)]
    return sorted((set(found) - set(s.offered)) | idle_cards(s, seat, book))


def idle_cards(s: State, seat: int, book: Book) -> set[Action]:
    """The actions of cards in hand that cannot be played in any way now."""
    verbs = {a // SPAN for a in s.offered}
    known = dict(enumerate(CARD_ACTIONS))
    for part in book.parts:
        known.update(part.card_actions)
    held = [known[card] for card, count in enumerate(s.hands[seat]) if count > 0]
    return {a for a in held if a // SPAN not in verbs}
