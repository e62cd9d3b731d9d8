"""Whether a position could be one: no more pieces than the box holds, a stack that can be worked off."""

from bedesten.core.errors import BadSave
from bedesten.core.ids import WATCHER
from bedesten.core.step import Step
from bedesten.istanbul import ids
from bedesten.istanbul.audit import own_assistants
from bedesten.istanbul.chance import RollNeutral
from bedesten.istanbul.kernel import State, Table
from bedesten.istanbul.notation.book import Book
from bedesten.istanbul.notation.codec import dump_step
from bedesten.istanbul.pieces import Seat
from bedesten.istanbul.places.markets import DrawDemand
from bedesten.istanbul.places.mosques import REQUIRED, taken
from bedesten.istanbul.places.police import FamilyAct
from bedesten.istanbul.scoring import GameOver
from bedesten.istanbul.setup import ChooseStart, FirstTurn, LayPlace, SeatStart
from bedesten.istanbul.turn import AfterAction, EndTurn
from bedesten.istanbul.view import View

LAST_STEPS = (EndTurn, GameOver, FirstTurn, SeatStart, ChooseStart)  # one of them lies under all others


def check_pieces(t: Table) -> None:
    """A position may lack pieces, as a puzzle does, but never has more than the box holds."""
    for tile, colour in enumerate(ids.COLOURS):
        if taken(t, tile) > len(REQUIRED[t.players]):
            raise BadSave(
                f"seats have {taken(t, tile)} {colour} mosque tiles: "
                f"expected at most {len(REQUIRED[t.players])} with {t.players} players (IST-SETUP-2)"
            )
    for seat, me in enumerate(t.seats):
        own, most = me.stack.count(ids.OWN) + me.out.bit_count(), own_assistants(t.variant, me.tiles)
        if own > most:
            raise BadSave(f"seats.{seat} has {own} own assistants: expected at most {most} (IST-STATE-1)")
        if me.out >> ids.FOUNTAIN & 1:
            raise BadSave(f"seats.{seat}.assistants has fountain: no assistant lies there (IST-ASSIST-7)")
        if me.place == 0 or me.family == 0 or me.out & 1:
            raise BadSave(f"seats.{seat} has a piece nowhere: expected all pieces on places")
    neutral = len(t.strays) + sum(me.stack.count(ids.NEUTRAL) for me in t.seats)
    if neutral > (t.players if t.variant else 0):
        raise BadSave(
            f"{neutral} neutral assistants: expected one per player in the variant, else none (IST-VAR-1)"
        )
    if 0 in t.strays or 0 in t.merchants:
        raise BadSave("a neutral piece is nowhere: expected all pieces on places")


def check_shown(me: Seat, hand: list[int], path: str) -> None:
    if any(shown > held for shown, held in zip(me.shown, hand, strict=True)):
        raise BadSave(f"{path} has a card that is not in hand")


def check_cards(left: list[int], t: Table) -> None:
    """What is left of every card when all that is known to lie elsewhere is taken away."""
    for card, count in enumerate(left):
        if count < 0:
            copies, name = t.copies[card], t.rules.card_names[card]
            raise BadSave(
                f"hands and discard pile hold {copies - count} {name}: expected at most {copies} (T-CARD)"
            )


def check_counts(v: View) -> None:
    """A view's numbers of cards add up, and nobody holds fewer than were seen."""
    t = v.table
    if v.seat not in (WATCHER, *range(t.players)):
        raise BadSave(f"viewer is {v.seat}: expected a seat or {WATCHER}")
    total, counted = sum(t.copies), sum(v.cards) + len(t.discards) + t.deck_size
    if counted != total:
        raise BadSave(f"hands, deck_size and discard are {counted} cards: expected {total}")
    for seat, count in enumerate(v.cards):
        known = sum(v.hand if seat == v.seat else t.seats[seat].shown)
        if count < known or (seat == v.seat and count != known):
            raise BadSave(f"seats.{seat}.cards is {count}: expected {known}")


def check_todo(t: Table, book: Book) -> None:
    """The stack can be worked off: something ends it, and every step has what it needs."""
    if t.todo and not isinstance(t.todo[0], LAST_STEPS):
        raise BadSave(f"todo ends with {dump_step(t.todo[0])}: expected EndTurn or GameOver as the last step")
    for step in t.todo:
        if not has_what_it_needs(step, t) or not all(part.possible(step, t) for part in book.parts):
            raise BadSave(f"todo has {dump_step(step)}: not possible in this position")
    laying = sorted(step.whose for step in t.todo if isinstance(step, LayPlace))
    if laying != sorted(set(t.rules.numbers) - set(t.layout)):
        raise BadSave("layout: expected a LayPlace in todo for every place not laid yet")
    for which, market in enumerate(t.markets):
        drawing = any(isinstance(step, DrawDemand) and step.whose == which for step in t.todo)
        if drawing != (market.tile < 0):
            raise BadSave("a demand tile is missing exactly while DrawDemand is in todo")
    if t.turn > 0 and (t.start < 0 or 0 in t.tokens):
        names = " and ".join(meeting.name for meeting in t.rules.meetings)
        raise BadSave(f"turn is not 0: expected a start player, and {names} on places")


def has_what_it_needs(step: Step[State], t: Table) -> bool:
    if isinstance(step, FamilyAct):
        return step.place != ids.POLICE
    if isinstance(step, AfterAction):
        return t.rules.repeat_card[step.place] != ids.NO_CARD
    if isinstance(step, DrawDemand):
        return len(t.markets[step.whose].unseen) > 0
    return not isinstance(step, RollNeutral) or len(t.merchants) > 0
