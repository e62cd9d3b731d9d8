"""Whether a position could be one: pieces on squares that can hold them, a stack that can be worked off."""

from bedesten.core.errors import BadSave
from bedesten.core.ids import WATCHER
from bedesten.core.step import Step
from bedesten.kairo.audit import audit_sections, audit_squares, audit_stand
from bedesten.kairo.draw import DiscardCard, DrawCard, ShowCard, TakeCard
from bedesten.kairo.ids import COLOURS, HUES, NEUTRAL, STANDS
from bedesten.kairo.kernel import NOBODY, NOWHERE, Rules, State, Table
from bedesten.kairo.notation.codec import dump_step
from bedesten.kairo.numbers import DISPLAY, DRAW_CARDS, HAND_LIMIT, LEAST_PLAYERS
from bedesten.kairo.scoring import FinalScoring
from bedesten.kairo.setup import (
    ChooseStart,
    DrawNeutral,
    PlaceCustomer,
    SeatStart,
    StartColour,
    StartSide,
    StartSquare,
)
from bedesten.kairo.turn import ChooseAction, EndTurn, FirstTurn, NextTurn
from bedesten.kairo.view import View

LAST_STEPS = (EndTurn, FinalScoring, FirstTurn, NextTurn, SeatStart, ChooseStart)  # one lies under all others
IN_SETUP = (
    ChooseStart,
    DrawNeutral,
    FirstTurn,
    PlaceCustomer,
    SeatStart,
    StartColour,
    StartSide,
    StartSquare,
)
IN_TURN = (ChooseAction, DiscardCard, EndTurn, NextTurn, TakeCard)
UNORDERED = ["hand", "gold", "silver", "reserve", "expansions"]


def check_board(t: Table) -> None:
    """Every tile, entrance and customer lies where the rules can have put it. KAI-INV-4 to KAI-INV-9."""
    try:
        for stand in range(STANDS):
            audit_stand(t, stand)
        audit_squares(t)
        audit_sections(t)
    except AssertionError as error:
        raise BadSave(f"the board is impossible: {error}") from None
    if t.players > LEAST_PLAYERS and any(t.main[NEUTRAL * HUES + c] != NOWHERE for c in range(HUES)):
        raise BadSave("neutral has stands: expected them with two players only (KAI-TWO-1)")


def check_medals(t: Table) -> None:
    """A medal is held by somebody who has a stand of its colour."""
    for holders, medal in ((t.gold, "gold"), (t.silver, "silver")):
        for colour, seat in enumerate(holders):
            if seat != NOBODY and t.size(seat * HUES + colour) < 2:
                raise BadSave(
                    f"seats.{seat}.{medal} has {COLOURS[colour]}: its stand was never expanded (KAI-INV-10)"
                )


def check_cards(left: list[int], rules: Rules) -> None:
    """What is left of every card when all that is known to lie elsewhere is taken away."""
    for card, count in enumerate(left):
        if count < 0:
            copies, name = rules.copies[card], rules.card_names[card]
            raise BadSave(
                f"hands, display and discard pile hold {copies - count} {name}: "
                f"expected at most {copies} (KAI-INV-3)"
            )


def check_piles(t: Table) -> None:
    """KAI-DRAW-7, KAI-DRAW-8: the pile is never empty; the display never holds more than 4."""
    if t.deck_size == 0:
        raise BadSave("the pile is empty: the discard pile would have become the new one (KAI-DRAW-7)")
    if len(t.display) > DISPLAY:
        raise BadSave(f"display has {len(t.display)} cards: expected at most {DISPLAY} (KAI-INV-3)")


def check_hands(s: State) -> None:
    """KAI-DRAW-5: above the limit only while cards are drawn."""
    for seat, hand in enumerate(s.hands):
        drawing = any(isinstance(step, DiscardCard) and step.seat == seat for step in s.todo)
        if sum(hand) > HAND_LIMIT + (DRAW_CARDS if drawing else 0):
            raise BadSave(
                f"seats.{seat}.hand has {sum(hand)} cards: expected at most {HAND_LIMIT} (KAI-DRAW-5)"
            )


def check_counts(v: View) -> None:
    """A view's numbers of cards add up, and whoever looks sees their own hand."""
    t = v.table
    if v.seat not in (WATCHER, *range(t.players)):
        raise BadSave(f"viewer is {v.seat}: expected a seat or {WATCHER}")
    total, counted = sum(t.rules.copies), sum(v.cards) + len(t.display) + len(t.discards) + t.deck_size
    if counted != total:
        raise BadSave(f"hands, display, discard and deck_size are {counted} cards: expected {total}")
    for seat, hand in enumerate(v.hands):
        seen = seat == v.seat or not t.todo
        if (len(hand) > 0) != seen or (len(v.purses[seat]) > 0) != seen:
            raise BadSave(f"seats.{seat}: expected hand and coins of exactly those the viewer sees")
        if seen and sum(hand) != v.cards[seat]:
            raise BadSave(f"seats.{seat}.cards is {v.cards[seat]}: expected {sum(hand)}")


def check_todo(t: Table) -> None:
    """The stack can be worked off: something ends it, and every step is of its time."""
    if t.todo and not isinstance(t.todo[0], LAST_STEPS):
        raise BadSave(f"todo ends with {dump_step(t.todo[0])}: expected a step that ends a turn or the setup")
    for step in t.todo:
        if not fits(step, t):
            raise BadSave(f"todo has {dump_step(step)}: not possible in this position")
    coming = sorted(step.whose for step in t.todo if isinstance(step, PlaceCustomer))
    if coming != list(range(len(t.rules.plan.starts)))[len(t.rules.plan.starts) - len(coming) :]:
        raise BadSave("todo: expected a PlaceCustomer for each of the last start squares")
    if t.turn > 0 and (t.start == NOBODY or (t.active == NOBODY) != (not t.todo)):
        raise BadSave("turn is not 0: expected a start player, and an active one unless the game is over")


def fits(step: Step[State], t: Table) -> bool:
    """Setup steps before the first turn; in a turn only those of the active player."""
    if isinstance(step, IN_SETUP):
        return t.turn == 0
    if isinstance(step, IN_TURN):
        return t.turn > 0 and step.seat == t.active
    return not isinstance(step, DrawCard | ShowCard) or t.turn == 0 or step.whose == t.active
