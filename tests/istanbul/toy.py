"""A small expansion for the tests of the seams: a pier far from the other numbers, a ferry card, a porter."""

from typing import Any

from bedesten.core.dice import Dice
from bedesten.core.game import Setup
from bedesten.core.guide import Reason
from bedesten.core.ids import SPAN, WATCHER, Action
from bedesten.core.lexicon import NOTHING
from bedesten.core.notation.fields import Fields
from bedesten.istanbul.board import Grid
from bedesten.istanbul.chance import RollToken
from bedesten.istanbul.game import Istanbul
from bedesten.istanbul.guide.part import GuidePart
from bedesten.istanbul.guide.reasons.decisions import ACTING
from bedesten.istanbul.guide.reasons.tables import ReasonTables
from bedesten.istanbul.ids import MOVE, NO_VISIT
from bedesten.istanbul.kernel import Box, DicePlay, Meeting, Place, Rules, Stake, State, Table, Way
from bedesten.istanbul.lexicon import DICE, DIE
from bedesten.istanbul.notation.book import Data, Part
from bedesten.istanbul.pieces import Secret, Side
from bedesten.istanbul.places.dice_places import RollFor, dice_not_showing, with_die
from bedesten.istanbul.turn import Move, arrive
from bedesten.istanbul.view import View

SLOT = 1
PIER = 21
FERRY = 12
FOR_FISH = 15
TAKE_FERRY, MEET_PORTER, FISH, TURN_DIE, ROLLED_PORTER, ROLLED_FISH = (n * SPAN for n in range(180, 186))
ROW = [7, 8, 1, 2, 3, 9, 4, 5, 6, 10, 11, 12, 13, 14, 15, 16, PIER]
TWO = 2


class ToySide(Side):
    def __init__(self, fish: list[int]) -> None:
        self.fish = fish

    def clone(self) -> "ToySide":
        return ToySide(self.fish.copy())


class ToySecret(Secret):
    """Everybody has a secret number from 0 to 3 that only they see."""

    def __init__(self, numbers: list[int]) -> None:
        self.numbers = numbers

    def clone(self) -> "ToySecret":
        return ToySecret(self.numbers.copy())

    def glimpse(self, seat: int) -> list[int]:
        return [] if seat == WATCHER else [self.numbers[seat]]


def side(t: Table) -> ToySide:
    side = t.sides[SLOT]
    assert isinstance(side, ToySide)
    return side


def secret(s: State) -> ToySecret:
    secret = s.secrets[SLOT]
    assert isinstance(secret, ToySecret)
    return secret


class Pier(Place):
    """Roll for fish; afterwards the turn is no visit any more."""

    def options(self, s: State, seat: int) -> list[Action]:
        return [FISH]

    def act(self, s: State, seat: int, a: Action) -> None:
        s.used |= NO_VISIT
        s.todo.append(RollFor(seat, FOR_FISH))


class FishStake(Stake):
    def pay_out(self, s: State, seat: int, pair: int) -> None:
        side(s).fish[seat] += 1
        secret(s).numbers[seat] = pair % 4
        if side(s).fish[seat] % 3 == 0:
            s.gain_ruby(seat, PIER) if s.rubies[PIER] else s.gain_lira(seat, 1)


class Ferry(Way):
    def options(self, s: State, seat: int) -> list[Action]:
        return [TAKE_FERRY] if s.seats[seat].place != PIER else []

    def go(self, s: State, seat: int, a: Action) -> None:
        s.play(seat, FERRY)
        arrive(s, seat, PIER)


class TurnDie(DicePlay):
    """Whoever has caught a fish may turn a die to 2."""

    def options(self, s: State, seat: int, pair: int) -> list[Action]:
        return dice_not_showing(TWO, pair, TURN_DIE) if side(s).fish[seat] > 0 else []

    def play(self, s: State, seat: int, a: Action, pair: int) -> int:
        return with_die(pair, a % SPAN, TWO)


class Porter(Meeting):
    def options(self, s: State, seat: int) -> list[Action]:
        return [MEET_PORTER]

    def meet(self, s: State, seat: int, a: Action) -> None:
        s.gain_lira(seat, 1)
        s.todo.append(RollToken(self.token))


class ToyBox(Box):
    def __init__(self) -> None:
        super().__init__(SLOT)
        self.places = {PIER: "pier"}
        self.cards = {FERRY: "ferry"}
        self.options = ["fish"]

    def extend(self, rules: Rules) -> None:
        rules.grid = Grid(1, len(ROW), {"row": ROW}, [0, 1, 4], crossed=False)
        rules.places += [Place()] * (PIER - len(rules.places)) + [Pier()]
        rules.rubies[PIER] = [0, 0, 9, 9, 9, 9]
        rules.copies[FERRY] = 6
        rules.add_way(Ferry(TAKE_FERRY, FERRY))
        rules.add_stake(FOR_FISH, FishStake(ROLLED_FISH, red=False))
        rules.dice_plays.append(TurnDie(TURN_DIE))
        rules.add_meeting(Porter("porter", MEET_PORTER, ROLLED_PORTER))
        rules.add_use("fishing", NO_VISIT)
        for verb, name in ((TAKE_FERRY, "ferry"), (MEET_PORTER, "porter"), (FISH, "fish")):
            rules.lexicon.add(verb, name, NOTHING)
        rules.lexicon.add(TURN_DIE, "turn_die", DIE)
        rules.lexicon.add(ROLLED_PORTER, "*porter", DICE)
        rules.lexicon.add(ROLLED_FISH, "*fish", DICE)

    def set_up(self, s: State, setup: Setup) -> None:
        fish = setup.options.get("fish", 0)
        assert isinstance(fish, int)
        s.sides[SLOT] = ToySide([fish] * s.players)
        s.secrets[SLOT] = ToySecret([0] * s.players)

    def imagine(self, t: Table, seat: int, glimpse: list[int], dice: Dice) -> Secret:
        return ToySecret([glimpse[0] if other == seat else dice.below(4) for other in range(t.players)])

    def meets_free(self, s: State, seat: int) -> bool:
        return side(s).fish[seat] > 1

    def audit(self, s: State) -> None:
        assert max(side(s).fish) < 1000, "too many fish"


def no_ferry(s: State, seat: int, _: int) -> Reason:
    return Reason("TOY-1", "no_ferry")


def no_boat(s: State, seat: int, now: str) -> Reason:
    return Reason("TOY-2", now)


def stormy(s: State, seat: int, a: Action) -> Reason | None:
    """Whoever has nine fish stays at home."""
    return Reason("TOY-3", "stormy") if a == MOVE + PIER and side(s).fish[seat] == 9 else None


class ToyPart(Part):
    table_items = "harbour"
    seat_items = "3fish"

    def dump_table(self, t: Table, data: Data) -> None:
        for entry, fish in zip(data["seats"], side(t).fish, strict=True):
            entry["fish"] = fish

    def dump_hidden(self, s: State, data: Data) -> None:
        data["numbers"] = secret(s).numbers.copy()

    def dump_glimpse(self, v: View, data: Data) -> None:
        if v.seat >= 0:
            data["number"] = v.glimpses[SLOT][0]

    def load_table(self, f: Fields, t: Table) -> None:
        entries: list[Any] = f.items("seats")
        t.sides[SLOT] = ToySide([Fields(entry).number("fish", 0, 999) for entry in entries])

    def load_hidden(self, f: Fields, s: State) -> None:
        numbers = [n for n in f.items("numbers") if isinstance(n, int)]
        s.secrets[SLOT] = ToySecret(numbers)

    def load_glimpse(self, f: Fields, v: View) -> None:
        if v.seat >= 0:
            v.glimpses[SLOT] = [f.number("number", 0, 3)]

    def read_seat_item(self, word: str, seat: Data) -> bool:
        if word.endswith("fish"):
            seat["fish"] = int(word.removesuffix("fish"))
        return word.endswith("fish")

    def read_table_item(self, word: str, data: Data) -> bool:
        if word.startswith("numbers="):
            data["numbers"] = [int(n) for n in word.removeprefix("numbers=").split(",")]
        return word.startswith("numbers=")

    def write_table(self, data: Data) -> list[str]:
        return ["numbers=" + ",".join(map(str, data["numbers"]))]

    def write_seat(self, seat: Data) -> list[str]:
        return [f"{seat['fish']}fish"]


class ToyGuide(GuidePart):
    reason_tables = ReasonTables(
        decisions={TAKE_FERRY: (Move,), FISH: ACTING},
        places={FISH: (PIER,)},
        reasons={TAKE_FERRY: no_ferry},
        elsewhere={TAKE_FERRY: no_boat},
        chance={ROLLED_FISH: "TOY-4"},
        better=(stormy,),
    )


class Toy(Istanbul):
    def __init__(self) -> None:
        self.open_book(
            "toy", [ToyBox()], [ToyPart(), Part()], [ToyGuide(), GuidePart()]
        )  # a part need not add anything
