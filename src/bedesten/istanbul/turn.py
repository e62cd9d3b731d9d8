"""The turn as a list of steps: move, assistant, merchants, action, encounters, end. IST-TURN, IST-DEC-1."""

from typing import Any, Final

from bedesten.core.ids import SPAN, Action
from bedesten.core.step import Step
from bedesten.istanbul import events as ev
from bedesten.istanbul.board import FAR, Board
from bedesten.istanbul.chance import RollNeutral
from bedesten.istanbul.encounters import Encounters
from bedesten.istanbul.ids import (
    DECLINE,
    FOUNTAIN,
    IN_ACTION,
    IN_ASSIST,
    IN_MOVE,
    IN_PAY,
    IN_POST,
    LEAVE,
    MOVE_3_4,
    MOVE_LONG,
    NEUTRAL,
    NO_CARD,
    NO_VISIT,
    OWN,
    PAY,
    PICK_NEUTRAL,
    PICK_OWN,
    PROCEED,
    REFUSE,
    SKIP,
    STAY,
    STAY_PUT,
    USED_REPEAT,
)
from bedesten.istanbul.kernel import SUPPLY, Do, State, Table
from bedesten.istanbul.rulings import (
    LONG_MOVE,
    OWN_ASSISTANT_JOINS,
    REPEAT_CARDS_CHAIN,
    STAY_ON_FOUNTAIN,
)
from bedesten.istanbul.scoring import FinalCards, GameOver
from bedesten.istanbul.window import Window

TOLL: Final = 2
PICK_OR_DECLINE: Final = [PICK_OWN, DECLINE]
LEAVE_OR_DECLINE: Final = [LEAVE, DECLINE]
ONLY_DECLINE: Final = [DECLINE]
PAY_OR_REFUSE: Final = [PAY, REFUSE]
ONLY_REFUSE: Final = [REFUSE]
ONLY_SKIP: Final = [SKIP]
ONLY_PICK: Final = [PICK_OWN]


class Move(Window):
    """D-MOVE: to a place at distance 1 or 2, or with a card 3 or 4, or stay. IST-MOVE."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, IN_MOVE)

    def choices(self, s: State) -> list[Action]:
        hand = s.hands[self.seat]
        place = s.seats[self.seat].place
        board = s.boards[self.seat]
        options = board.near[place]
        if hand[MOVE_3_4] > 0:
            options = options + (walks(board, place) if s.rulings[LONG_MOVE] else board.far[place])
        if hand[STAY] > 0 and not (s.rulings[STAY_ON_FOUNTAIN] and place == FOUNTAIN):
            options = [*options, STAY_PUT]
        for way in s.rules.ways:
            if way.card == NO_CARD or hand[way.card] > 0:
                more = way.options(s, self.seat)
                if more:
                    options = options + more
        return options

    def choose(self, s: State, a: Action) -> None:
        way = s.rules.way_of[a // SPAN]
        if way is not None:
            way.go(s, self.seat, a)
        elif a == STAY_PUT:
            s.play(self.seat, STAY)
            s.tell(ev.STAYED, self.seat, [s.seats[self.seat].place])
        else:
            if a >= MOVE_LONG:
                s.play(self.seat, MOVE_3_4)
            arrive(s, self.seat, a & (SPAN - 1))


def walks(board: Board, place: int) -> list[Action]:
    """Where 3 or 4 steps can lead, back and forth too. IST-MOVE-3."""
    return board.reach(MOVE_LONG, place, 1, FAR)


def arrive(s: State, seat: int, place: int) -> None:
    """The merchant comes to a place with its whole stack. IST-MOVE-1."""
    s.seats[seat].place = place
    if s.news is not None:
        s.tell(ev.MOVED, seat, [place])
    s.rests(seat, place)


class Assist(Window):
    """D-ASSIST: pick up or leave an assistant, or the turn ends. IST-ASSIST, IST-VAR."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, IN_ASSIST)

    def choices(self, s: State) -> list[Action]:
        me = s.seats[self.seat]
        place = me.place
        if place == FOUNTAIN:
            return []
        if s.variant:
            return self.with_neutral(s)
        if me.out >> place & 1:
            return ONLY_PICK if s.rulings[OWN_ASSISTANT_JOINS] else PICK_OR_DECLINE
        return LEAVE_OR_DECLINE if me.stack else ONLY_DECLINE

    def with_neutral(self, s: State) -> list[Action]:
        """IST-VAR-2 to IST-VAR-4."""
        me = s.seats[self.seat]
        mine = me.out >> me.place & 1
        options = [PICK_OWN] if mine else []
        if me.place in s.strays:
            options.append(PICK_NEUTRAL)
        if not mine and me.stack:
            options.append(LEAVE)
        if mine and s.rulings[OWN_ASSISTANT_JOINS]:
            return options
        return [*options, DECLINE]

    def choose(self, s: State, a: Action) -> None:
        if a == LEAVE:
            self.leave(s)
        elif a == DECLINE:
            if s.news is not None:
                s.tell(ev.DECLINED, self.seat, [s.seats[self.seat].place])
            s.end_turn_at_once()
        else:
            self.pick_up(s, NEUTRAL if a == PICK_NEUTRAL else OWN)

    def leave(self, s: State) -> None:
        """The bottommost one is left. IST-ASSIST-2, IST-VAR-5."""
        me = s.seats[self.seat]
        which = me.stack[0]
        me.stack = me.stack[1:]
        if which == OWN:
            me.out |= 1 << me.place
        else:
            s.strays = sorted([*s.strays, me.place])
        if s.news is not None:
            s.tell(ev.LEFT, self.seat, [me.place, which])

    def pick_up(self, s: State, which: int) -> None:
        """It joins the bottom of the stack. IST-ASSIST-1, IST-VAR-2."""
        me = s.seats[self.seat]
        if which == OWN:
            me.out ^= 1 << me.place
        else:
            s.strays = s.strays.copy()
            s.strays.remove(me.place)
        me.stack = (which, *me.stack)
        if s.news is not None:
            s.tell(ev.PICKED_UP, self.seat, [me.place, which])


class PayMerchants(Window):
    """D-PAY: 2 lira to each other merchant here, or the turn ends. IST-PAY, IST-TWO."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, IN_PAY)

    def choices(self, s: State) -> list[Action]:
        here = s.here(self.seat)
        if here == FOUNTAIN:
            return []
        owed = s.creditors(self.seat, here)
        if not owed:
            return []
        return PAY_OR_REFUSE if s.seats[self.seat].lira >= TOLL * len(owed) else ONLY_REFUSE

    def choose(self, s: State, a: Action) -> None:
        here = s.here(self.seat)
        if a == REFUSE:
            if s.news is not None:
                s.tell(ev.REFUSED, self.seat, [here])
            s.end_turn_at_once()
            return
        for other in s.creditors(self.seat, here):
            self.toll(s, other)
        s.plan([RollNeutral(which) for which, place in enumerate(s.merchants) if place == here])

    def toll(self, s: State, other: int) -> None:
        """To a player, or to the supply for a neutral merchant. IST-PAY-4."""
        s.seats[self.seat].lira -= TOLL
        if other != SUPPLY:
            s.seats[other].lira += TOLL
        if s.news is not None:
            s.tell(ev.PAID_TOLL, self.seat, [other, TOLL])


class ActHere(Window):
    """D-ACTION: the action of the place where this seat is, once, or none. IST-ACT-1."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, IN_ACTION)

    def choices(self, s: State) -> list[Action]:
        return ONLY_SKIP + s.rules.places[s.here(self.seat)].options(s, self.seat)

    def choose(self, s: State, a: Action) -> None:
        carry_out(s, self.seat, s.here(self.seat), a, True)


def carry_out(s: State, seat: int, place: int, a: Action, repeats: bool) -> None:
    """An action chosen by a merchant or for a family member; skipping it is possible too. Some can be
    repeated with a card. IST-ACT-4."""
    if a == SKIP:
        if s.news is not None:
            s.tell(ev.SKIPPED, seat, [place])
        return
    if repeats and s.rules.repeat_card[place] >= 0 and not s.used & NO_VISIT:
        s.todo.append(s.rules.after[seat][place])
    s.rules.places[place].act(s, seat, a)


class AfterAction(Window):
    """D-POST: right after an action that a card can repeat. IST-CARD-13."""

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat, IN_POST)
        self.place = place

    def args(self) -> list[int]:
        return [self.seat, self.place]

    def choices(self, s: State) -> list[Action]:
        spent = s.used & USED_REPEAT and s.rulings[REPEAT_CARDS_CHAIN]
        if spent or s.hands[self.seat][s.rules.repeat_card[self.place]] == 0:
            return [PROCEED]
        verb = s.rules.repeat_verb[self.place]
        again = [verb + a % SPAN for a in s.rules.places[self.place].options(s, self.seat)]
        return sorted([*again, PROCEED])

    def choose(self, s: State, a: Action) -> None:
        if a == PROCEED:
            return
        s.play(self.seat, s.rules.repeat_card[self.place])
        if s.rulings[REPEAT_CARDS_CHAIN]:
            s.used |= USED_REPEAT
        s.todo.append(self)
        place = s.rules.places[self.place]
        first = place.options(s, self.seat)[0]
        place.act(s, self.seat, first - first % SPAN + a % SPAN)


class EndTurn(Do):
    """Pass on to the next player, or end the game with the round. IST-TURN-1, IST-END-1 to -3."""

    def run(self, s: State) -> None:
        following = (self.seat + 1) % s.players
        if s.ending and following == s.start:
            last_cards(s)
        else:
            begin_turn(s, following)


def begin_turn(s: State, seat: int) -> None:
    """The turn of the next player; a round begins with the start player. IST-TURN-1."""
    if seat == s.start:
        s.round += 1
    open_turn(s, seat)


def open_turn(s: State, seat: int) -> None:
    """A turn starts with all its limits reset. IST-TURN-5."""
    s.turn += 1
    s.active = seat
    s.used = 0
    s.acting = 0
    if s.todo:
        s.todo.extend(s.rules.turns[seat])
    else:  # a new list costs less than one that grows from nothing
        s.todo = s.rules.turns[seat].copy()
    if s.news is not None:
        s.tell(ev.TURN_BEGAN, seat, [s.turn])


def begin_another_turn(s: State, seat: int) -> None:
    """The same player goes on in the same round; what was to follow the turn before follows this one."""
    end = len(s.todo)
    open_turn(s, seat)
    if end > 0:
        del s.todo[end]


def usual_round(t: Table) -> int:
    """The round as turn and seat tell it: the right one as long as fewer turns were bought or granted than
    there are players. No position that was written before rounds were counted says more."""
    if t.turn == 0:
        return 0
    before = (t.active - t.start) % t.players if t.active >= 0 else t.players
    return max(1, (t.turn - 1 - before) // t.players + 1)


def last_cards(s: State) -> None:
    """After the last round everybody may still play cards, from the start player on. IST-END-4."""
    s.turn += 1
    s.active = -1
    s.used = 0
    s.acting = 0
    s.tell(ev.LAST_CARDS, s.start, [])
    order: list[Step[Any]] = [FinalCards((s.start + i) % s.players) for i in range(s.players)]
    s.plan([*order, GameOver(s.start)])


def turn_of(seat: int, closing: list[Step[Any]]) -> list[Step[Any]]:
    """The phases of a turn, last first; expansions may add to its end. IST-TURN-2."""
    phases: list[Step[Any]] = [Encounters(seat), ActHere(seat), PayMerchants(seat), Assist(seat), Move(seat)]
    return [EndTurn(seat), *closing, *phases]
