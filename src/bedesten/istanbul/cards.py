"""Bonus cards: the table first, then one class per card that is played in a window. IST-CARD."""

from typing import Final

from bedesten.core.ids import Action
from bedesten.istanbul import events as ev
from bedesten.istanbul.encounters import Reward
from bedesten.istanbul.ids import (
    FAMILY_HOME,
    GOOD_1,
    IN_ACTION,
    IN_ASSIST,
    IN_ENCOUNTERS,
    IN_FINAL,
    IN_MOVE,
    IN_PAY,
    IN_POST,
    LIRA_5,
    PLAY_FAMILY_HOME,
    PLAY_GOOD_1,
    PLAY_LIRA_5,
    PLAY_RETURN_ASSISTANT,
    POLICE,
    RETURN_ASSISTANT,
)
from bedesten.istanbul.kernel import FreePlay, Rules, State
from bedesten.istanbul.rulings import FAMILY_HOME_AT_END, RETURN_ASSISTANT_ANY_PHASE

COPIES: Final = [4, 4, 4, 2, 2, 2, 2, 2, 2, 2]  # T-CARD, by kind

# IST-TURN-7: where the classes FREE and PHASE_1 are played
FREE: Final = [IN_MOVE, IN_ASSIST, IN_PAY, IN_ACTION, IN_POST, IN_ENCOUNTERS]
PHASE_1: Final = [IN_MOVE, IN_ASSIST]
LATER: Final = [IN_PAY, IN_ACTION, IN_POST, IN_ENCOUNTERS]

LIRA: Final = 5


class Lira5(FreePlay):
    """Gain 5 lira. IST-CARD-7."""

    def options(self, s: State, seat: int, window: int) -> list[Action]:
        return [PLAY_LIRA_5]

    def play(self, s: State, seat: int, a: Action) -> None:
        s.play(seat, LIRA_5)
        s.gain_lira(seat, LIRA)


class Good1(FreePlay):
    """Gain a good the cart has room for. IST-CARD-6."""

    def options(self, s: State, seat: int, window: int) -> list[Action]:
        return s.with_room(seat, PLAY_GOOD_1)

    def play(self, s: State, seat: int, a: Action) -> None:
        s.play(seat, GOOD_1)
        s.gain_good(seat, a - PLAY_GOOD_1, 1)


class FamilyHome(FreePlay):
    """Their family member goes back to the station for a reward. IST-CARD-8."""

    def options(self, s: State, seat: int, window: int) -> list[Action]:
        return [PLAY_FAMILY_HOME] if s.seats[seat].family != POLICE else []

    def play(self, s: State, seat: int, a: Action) -> None:
        s.play(seat, FAMILY_HOME)
        s.seats[seat].family = POLICE
        s.tell(ev.FAMILY_HOME, seat, [])
        s.rests(seat, POLICE)
        s.todo.append(Reward(seat))


class ReturnAssistant(FreePlay):
    """One of their assistants joins the bottom of the stack. IST-CARD-11."""

    def options(self, s: State, seat: int, window: int) -> list[Action]:
        return assistants_out(s, seat, window, PLAY_RETURN_ASSISTANT)

    def play(self, s: State, seat: int, a: Action) -> None:
        s.play(seat, RETURN_ASSISTANT)
        s.call_back(seat, a - PLAY_RETURN_ASSISTANT)


def assistants_out(s: State, seat: int, window: int, verb: Action) -> list[Action]:
    """verb(p) for each place with an assistant of theirs; in D-ASSIST not the target place. IST-ASSIST-8."""
    me = s.seats[seat]
    out = me.out
    if window == IN_ASSIST:
        out &= ~(1 << me.place)
    return [verb + place for place in s.rules.numbers if out >> place & 1]


def add_cards(rules: Rules) -> None:
    rules.copies[: len(COPIES)] = COPIES
    rules.add_play(Lira5(PLAY_LIRA_5, LIRA_5), [*FREE, IN_FINAL])
    rules.add_play(Good1(PLAY_GOOD_1, GOOD_1), [*FREE, IN_FINAL])
    home = FamilyHome(PLAY_FAMILY_HOME, FAMILY_HOME)
    rules.add_play(home, FREE)
    rules.add_ruled_play(home, [IN_FINAL], FAMILY_HOME_AT_END)  # IST-END-4
    called = ReturnAssistant(PLAY_RETURN_ASSISTANT, RETURN_ASSISTANT)
    rules.add_play(called, PHASE_1)
    rules.add_ruled_play(called, LATER, RETURN_ASSISTANT_ANY_PHASE)  # IST-CARD-11
