"""The new bonus cards that are played in windows. LET-BONUS."""

from typing import Any, Final

from bedesten.core.ids import Action
from bedesten.core.step import Step
from bedesten.istanbul.cards import FREE
from bedesten.istanbul.chance import SUM
from bedesten.istanbul.gifts import give
from bedesten.istanbul.ids import (
    BLUE,
    GREAT_MOSQUE,
    GREEN,
    IN_DICE,
    IN_ERRAND,
    IN_FINAL,
    RED,
    SMALL_MOSQUE,
    YELLOW,
)
from bedesten.istanbul.kernel import FreePlay, Rules, Stake, State
from bedesten.istanbul.places.dice_places import RollFor
from bedesten.letters.copying import CopyDiscard
from bedesten.letters.ids import (
    BLUE_LIRA_3,
    COPY,
    COPY_DISCARD,
    DICE_REWARD_LETTERS,
    FOR_LETTERS_REWARD,
    GREEN_LIRA_3,
    LETTER_1,
    LIRA_7_FOR_1_GOOD,
    PLAY_BLUE_LIRA_3,
    PLAY_DICE_REWARD_LETTERS,
    PLAY_GREEN_LIRA_3,
    PLAY_LETTER_1,
    PLAY_LIRA_7_FOR_1_GOOD,
    PLAY_RED_LIRA_3,
    PLAY_YELLOW_LIRA_3,
    RED_LIRA_3,
    REPEAT_MOSQUE,
    REPEAT_SECRET,
    REPEAT_TILE,
    ROLLED_LETTERS_REWARD,
    SECRET_SOCIETY,
    YELLOW_LIRA_3,
)
from bedesten.letters.post import TakeLetter
from bedesten.letters.remote import RemoteService, UseNpc
from bedesten.letters.side import side_of
from bedesten.letters.tables import LETTER
from bedesten.letters.units import units_of

SEVEN: Final = 7  # lira
THREE: Final = 3


class Letter1(FreePlay):
    """Take a letter, if one can be drawn. LET-BONUS-5."""

    def options(self, s: State, seat: int, window: int) -> list[Action]:
        return [PLAY_LETTER_1] if side_of(s).can_draw() else []

    def play(self, s: State, seat: int, a: Action) -> None:
        s.play(seat, LETTER_1)
        s.todo.append(TakeLetter(seat))


class DiceForLetters(FreePlay):
    """Roll two dice for the reward of LET-R3. LET-BONUS-6."""

    def options(self, s: State, seat: int, window: int) -> list[Action]:
        return [PLAY_DICE_REWARD_LETTERS]

    def play(self, s: State, seat: int, a: Action) -> None:
        s.play(seat, DICE_REWARD_LETTERS)
        s.todo.append(RollFor(seat, FOR_LETTERS_REWARD))


class LettersStake(Stake):
    """By the sum of the dice; what cannot be taken is void. LET-R3, LET-BONUS-6."""

    def __init__(self) -> None:
        super().__init__(ROLLED_LETTERS_REWARD, red=False)

    def pay_out(self, s: State, seat: int, pair: int) -> None:
        steps: list[Step[Any]] = []
        for kind, count in side_of(s).tables.rewards[SUM[pair]]:
            if kind == LETTER:
                steps += [TakeLetter(seat) for _ in range(count)]
            else:
                steps += give(s, seat, kind, count)
        s.plan(steps)


class LiraForGood(FreePlay):
    """Pay any good, or coffee, and take 7 lira. LET-BONUS-7, BAZ-COFFEE-1."""

    def options(self, s: State, seat: int, window: int) -> list[Action]:
        return units_of(s).owned(s, seat, PLAY_LIRA_7_FOR_1_GOOD)

    def play(self, s: State, seat: int, a: Action) -> None:
        s.play(seat, LIRA_7_FOR_1_GOOD)
        units_of(s).pay(s, seat, a - PLAY_LIRA_7_FOR_1_GOOD)
        s.gain_lira(seat, SEVEN)


class GoodAndLira(FreePlay):
    """A good of the card's colour and 3 lira; without room the good is lost. LET-T3, LET-GEN-3."""

    def __init__(self, verb: Action, card: int, good: int) -> None:
        super().__init__(verb, card)
        self.good = good

    def options(self, s: State, seat: int, window: int) -> list[Action]:
        return [self.verb]

    def play(self, s: State, seat: int, a: Action) -> None:
        s.play(seat, self.card)
        s.gain_good(seat, self.good, 1)
        s.gain_lira(seat, THREE)


def add_cards(rules: Rules, others: list[RemoteService]) -> None:
    """LET-T3 with its windows; what may still be played after the last round: LET-END-3."""
    final = [*FREE, IN_FINAL]
    rules.add_play(Letter1(PLAY_LETTER_1, LETTER_1), FREE)
    rules.add_play(DiceForLetters(PLAY_DICE_REWARD_LETTERS, DICE_REWARD_LETTERS), final)
    rules.add_play(LiraForGood(PLAY_LIRA_7_FOR_1_GOOD, LIRA_7_FOR_1_GOOD), final)
    rules.add_play(GoodAndLira(PLAY_YELLOW_LIRA_3, YELLOW_LIRA_3, YELLOW), final)
    rules.add_play(GoodAndLira(PLAY_GREEN_LIRA_3, GREEN_LIRA_3, GREEN), final)
    rules.add_play(GoodAndLira(PLAY_RED_LIRA_3, RED_LIRA_3, RED), final)
    rules.add_play(GoodAndLira(PLAY_BLUE_LIRA_3, BLUE_LIRA_3, BLUE), final)
    rules.add_play(UseNpc([meeting.name for meeting in rules.meetings], others), FREE)
    rules.add_play(CopyDiscard(COPY, COPY_DISCARD), [*final, IN_ERRAND, IN_DICE])
    rules.add_stake(FOR_LETTERS_REWARD, LettersStake())
    rules.repeat_card[SECRET_SOCIETY] = REPEAT_SECRET
    for mosque in (SMALL_MOSQUE, GREAT_MOSQUE):
        rules.repeat_card[mosque] = REPEAT_MOSQUE
        rules.repeat_verb[mosque] = REPEAT_TILE
