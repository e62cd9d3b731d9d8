"""The laws catch games that break them."""

from typing import Any

import pytest

from bedesten.core.dice import Dice
from bedesten.core.event import Event
from bedesten.core.game import Setup
from bedesten.core.guide import Prospect
from bedesten.core.ids import CHANCE, OVER, WATCHER, Action
from bedesten.core.play import conformance
from bedesten.core.play.conformance import Checker
from bedesten.istanbul import events as ev
from bedesten.istanbul.game import Istanbul
from bedesten.istanbul.guide import IstanbulGuide
from bedesten.istanbul.kernel import State
from bedesten.istanbul.notation import IstanbulNotation
from bedesten.istanbul.pieces import changed
from bedesten.istanbul.view import View
from tests.istanbul.lay import istanbul

NEVER = 10**9  # how often the costly laws are checked


class NoOptions(Istanbul):
    def legal(self, s: State) -> list[Action]:
        return []


class Descending(Istanbul):
    def legal(self, s: State) -> list[Action]:
        return super().legal(s)[::-1]


class Twice(Istanbul):
    def legal(self, s: State) -> list[Action]:
        options = super().legal(s)
        return [*options, options[-1]]


class Unknown(Istanbul):
    def legal(self, s: State) -> list[Action]:
        return [*super().legal(s), 10**9]


class AfterTheEnd(Istanbul):
    def legal(self, s: State) -> list[Action]:
        return super().legal(s) if self.to_move(s) != OVER else [1]


class FewOdds(Istanbul):
    def odds(self, s: State) -> list[int]:
        return super().odds(s)[1:]


class NoChance(Istanbul):
    def odds(self, s: State) -> list[int]:
        return [0, *super().odds(s)[1:]]


class OtherSum(Istanbul):
    def chance_total(self, s: State) -> int:
        return super().chance_total(s) + 1


class Loaded(Istanbul):
    """Dice that always fall alike."""

    def chance_outcome(self, s: State, nth: int) -> Action:
        return self.legal(s)[0]


class LosesARuby(Istanbul):
    def apply(self, s: State, a: Action) -> None:
        super().apply(s, a)
        s.rubies = changed(s.rubies, 16, -1)


class SharesSeats(Istanbul):
    def clone(self, s: State) -> State:
        c = super().clone(s)
        c.seats = s.seats
        return c


class GivesALira(Istanbul):
    def clone(self, s: State) -> State:
        c = super().clone(s)
        c.seats[0].lira += 1
        return c


class ForgetsLira(IstanbulNotation):
    def load(self, data: dict[str, object]) -> State:
        s = super().load(data)
        s.seats[0].lira = 0
        return s


class ForgetsOptions(IstanbulNotation):
    def load(self, data: dict[str, object]) -> State:
        s = super().load(data)
        s.offered = s.offered[1:]
        return s


class SaysLittle(IstanbulNotation):
    def describe(self, s: State) -> str:
        return ""


class SeesTheHand(Istanbul):
    """How many lira cards the first seat holds can be read off the mail indicators."""

    def view(self, s: State, seat: int) -> View:
        v = super().view(s, seat)
        v.table.post = s.hands[0][1]
        return v


class TellsTheCard(Istanbul):
    """Whoever draws a card shows it to everybody."""

    def apply(self, s: State, a: Action) -> None:
        super().apply(s, a)
        for event in s.news or []:
            if event.kind == ev.DREW:
                s.tell(ev.PLAYED, event.seat, event.args)


class ImaginesRiches(Istanbul):
    def imagine(self, v: View, dice: Dice) -> State:
        s = super().imagine(v, dice)
        s.seats[1].lira += 1
        return s


class OffersToTheKnowing(Istanbul):
    def imagine(self, v: View, dice: Dice) -> State:
        s = super().imagine(v, dice)
        s.offered = s.offered[1:]
        return s


class ForgetsTheView(IstanbulNotation):
    def load_view(self, data: dict[str, object]) -> View:
        v = super().load_view(data)
        v.cards[0] += 1
        return v


class TellsHalfTheOdds(IstanbulGuide):
    def prospects(self, s: State, a: Action) -> list[Prospect]:
        return super().prospects(s, a)[1:]


class WorstFirst(IstanbulGuide):
    def tally(self, s: State, seat: int) -> list[int]:
        return [-number for number in super().tally(s, seat)]


class CountsMore(IstanbulGuide):
    def tally(self, s: State, seat: int) -> list[int]:
        return [*super().tally(s, seat), 0]


Broken = type[Istanbul] | type[IstanbulNotation] | type[IstanbulGuide]


def game_with(broken: Broken) -> Istanbul:
    """The rules, the notation or the guide are not as they should be."""
    if issubclass(broken, Istanbul):
        return broken()
    game = Istanbul()
    if issubclass(broken, IstanbulNotation):
        game.notation = broken(game, game.rules, [])
    else:
        game.guide = broken(game.rules, [])
    return game


class Spaced(Istanbul):
    def __init__(self) -> None:
        super().__init__()
        self.name = "istanbul "


@pytest.mark.parametrize(
    ("broken", "sample", "message"),
    [
        (NoOptions, NEVER, "nobody has options before the end"),
        (Descending, NEVER, "options do not ascend"),
        (Twice, NEVER, "options do not ascend"),
        (Unknown, NEVER, "an option is not among the game's actions"),
        (AfterTheEnd, NEVER, "somebody has options after the end"),
        (FewOdds, NEVER, "odds do not stand beside the options"),
        (NoChance, NEVER, "an outcome has no chance"),
        (OtherSum, NEVER, "the odds have another sum"),
        (Loaded, 1, "outcomes do not follow the odds"),
        (LosesARuby, NEVER, "20 rubies, 21 expected"),
        (SharesSeats, 1, "a clone changed"),
        (GivesALira, 1, "a clone differs"),
        (ForgetsLira, 1, "load does not restore what dump wrote"),
        (ForgetsOptions, 1, "a loaded position has other options"),
        (SaysLittle, 1, "scene notation loses something"),
        (ImaginesRiches, 1, "imagines another table"),
        (SeesTheHand, NEVER, "sees a secret"),
        (TellsTheCard, NEVER, "an event shows its secret to seat"),
        (OffersToTheKnowing, 1, "options tell more than the view"),
        (ForgetsTheView, 1, "a view does not survive JSON"),
        (TellsHalfTheOdds, 1, "some ways are not told"),
        (WorstFirst, NEVER, "the ranking does not follow the tallies"),
        (CountsMore, NEVER, "a tally has no name"),
    ],
)
def test_a_broken_law_is_noticed(broken: Broken, sample: int, message: str) -> None:
    checker = Checker(game_with(broken), Setup(2), 1, sample)
    with pytest.raises(AssertionError) as error:
        checker.run()
    assert message in str(error.value)


def test_a_game_that_does_not_end_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conformance, "LONGEST", 10)
    with pytest.raises(AssertionError, match="the game does not end"):
        Checker(istanbul(), Setup(2), 0, NEVER).run()


def test_a_record_that_does_not_survive_its_text_is_noticed() -> None:
    checker = Checker(Spaced(), Setup(2), 0, NEVER)
    checker.run()
    with pytest.raises(AssertionError, match="a record does not survive its text"):
        checker.check_record()


def test_a_sound_game_keeps_every_law() -> None:
    checker = Checker(istanbul(), Setup(3, {"layout": "random"}), 4, 50)
    checker.run()
    checker.check_record()
    assert checker.game.to_move(checker.state) == OVER
    assert checker.decisions > 0


def test_the_secret_of_an_event_is_for_one_seat() -> None:
    secret, public = Event(1, 0, [5], 0), Event(1, 0, [5], WATCHER)
    told: Any = [conformance.seen([secret, public], seat) for seat in (0, 1, WATCHER, CHANCE)]
    assert told == [[(1, 0, [5]), (1, 0, [5])]] + [[(1, 0, []), (1, 0, [5])]] * 3
