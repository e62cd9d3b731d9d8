"""The rules of the Harbour.

- **HAR-PIER-1** At the pier you catch a fish. You sell it for 3 Lira, or you keep it.
- **HAR-PIER-2** Every second fish that you keep brings a ruby of the pier, while there are any.
- **HAR-QUAY-1** At a quay you take 2 Lira.
- **HAR-FERRY-1** With the card “Ferry” you move to the pier, however far it is.
- **HAR-PORTER-1** The porter, met where it stands, gives you 1 Lira.
"""

from typing import Any, Final

from bedesten.core.game import Setup
from bedesten.core.guide import Outlook, Reason
from bedesten.core.ids import SPAN, Action
from bedesten.core.lexicon import NOTHING
from bedesten.core.notation.fields import Fields
from bedesten.istanbul.board import Grid
from bedesten.istanbul.chance import RollToken
from bedesten.istanbul.events import EVENTS as BASE_EVENTS
from bedesten.istanbul.game import Istanbul
from bedesten.istanbul.guide.outlook import Look
from bedesten.istanbul.guide.part import GuidePart
from bedesten.istanbul.guide.reasons.tables import ReasonTables
from bedesten.istanbul.kernel import Ask, Box, Meeting, PlainPlace, Rules, State, Table, Way
from bedesten.istanbul.lexicon import DICE
from bedesten.istanbul.notation.book import Data, Part
from bedesten.istanbul.pieces import Side
from bedesten.istanbul.turn import Move, arrive

SLOT: Final = 0
PIER: Final = 17
QUAYS: Final = {18: "north_quay", 19: "east_quay", 20: "south_quay"}
PLACES: Final = {PIER: "pier", **QUAYS}
FERRY: Final = 10
TAKE_FERRY, KEEP_FISH, SELL_FISH, PORTER, ROLLED_PORTER = (n * SPAN for n in range(200, 205))
FISH: Final = 205 * SPAN
REST: Final = {quay: (206 + n) * SPAN for n, quay in enumerate(QUAYS)}
CAUGHT_FISH, KEPT_FISH = (len(BASE_EVENTS) + n for n in range(2))
EVENTS: Final[list[tuple[str, list[str]]]] = [("caught_fish", []), ("kept_fish", ["count"])]
LAYOUTS: Final = {"coast": [17, 1, 2, 3, 4, 18, 5, 7, 8, 6, 19, 10, 9, 12, 11, 20, 13, 14, 15, 16]}
INNER: Final = [6, 7, 8, 11, 12, 13]
PRICE: Final = 3
RENT: Final = 2
FOR_A_RUBY: Final = 2
MOST: Final = 99


class HarbourSide(Side):
    """How many fish each seat has kept."""

    def __init__(self, fish: list[int]) -> None:
        self.fish = fish

    def clone(self) -> "HarbourSide":
        return HarbourSide(self.fish.copy())


def side_of(t: Table) -> HarbourSide:
    side = t.sides[SLOT]
    assert isinstance(side, HarbourSide)
    return side


class Pier(PlainPlace):
    """HAR-PIER-1."""

    def act(self, s: State, seat: int, a: Action) -> None:
        s.tell(CAUGHT_FISH, seat, [])
        s.todo.append(KeepFish(seat))


class KeepFish(Ask):
    """HAR-PIER-1, HAR-PIER-2."""

    def options(self, s: State) -> list[Action]:
        return [KEEP_FISH, SELL_FISH]

    def answer(self, s: State, a: Action) -> None:
        if a == SELL_FISH:
            s.gain_lira(self.seat, PRICE)
            return
        fish = side_of(s).fish
        fish[self.seat] += 1
        s.tell(KEPT_FISH, self.seat, [fish[self.seat]])
        if fish[self.seat] % FOR_A_RUBY == 0 and s.rubies[PIER]:
            s.gain_ruby(self.seat, PIER)


class Quay(PlainPlace):
    """HAR-QUAY-1."""

    def act(self, s: State, seat: int, a: Action) -> None:
        s.gain_lira(seat, RENT)


class Ferry(Way):
    """HAR-FERRY-1."""

    def options(self, s: State, seat: int) -> list[Action]:
        return [TAKE_FERRY] if s.seats[seat].place != PIER else []

    def go(self, s: State, seat: int, a: Action) -> None:
        s.play(seat, FERRY)
        arrive(s, seat, PIER)


class Porter(Meeting):
    """HAR-PORTER-1."""

    def options(self, s: State, seat: int) -> list[Action]:
        return [PORTER]

    def meet(self, s: State, seat: int, a: Action) -> None:
        s.gain_lira(seat, 1)
        s.todo.append(RollToken(self.token))


class HarbourBox(Box):
    def __init__(self) -> None:
        super().__init__(SLOT)
        self.name = "harbour"
        self.places = PLACES
        self.cards = {FERRY: "ferry"}

    def extend(self, rules: Rules) -> None:
        rules.grid = Grid(4, 5, LAYOUTS, INNER, crossed=True)
        rules.places += [Pier(FISH, "HAR-PIER-1"), *[Quay(verb, "HAR-QUAY-1") for verb in REST.values()]]
        rules.rubies[PIER] = [0, 0, 6, 6, 6, 6]
        rules.copies[FERRY] = 4
        rules.events += EVENTS
        rules.add_way(Ferry(TAKE_FERRY, FERRY))
        rules.add_meeting(Porter("porter", PORTER, ROLLED_PORTER))
        for verb, name in VERBS.items():
            rules.lexicon.add(verb, name, NOTHING)
        rules.lexicon.add(ROLLED_PORTER, "*porter", DICE)

    def set_up(self, s: State, setup: Setup) -> None:
        s.sides[SLOT] = HarbourSide([0] * s.players)

    def audit(self, s: State) -> None:
        assert min(side_of(s).fish) >= 0, "fish are missing"


VERBS: Final = {
    TAKE_FERRY: "ferry",
    KEEP_FISH: "keep_fish",
    SELL_FISH: "sell_fish",
    PORTER: "porter",
}


# --- how positions are written


class HarbourPart(Part):
    """`2fish` in a scene, `fish` in a position."""

    steps: dict[str, Any] = {"KeepFish": (KeepFish, ["seat"])}
    seat_items = "2fish"

    def dump_table(self, t: Table, data: Data) -> None:
        for entry, fish in zip(data["seats"], side_of(t).fish, strict=True):
            entry["fish"] = fish

    def load_table(self, f: Fields, t: Table) -> None:
        entries: list[Any] = f.items("seats")
        t.sides[SLOT] = HarbourSide([Fields(entry).number("fish", 0, MOST) for entry in entries])

    def read_seat_item(self, word: str, seat: Data) -> bool:
        count = word.removesuffix("fish")
        if word.endswith("fish") and count.isdecimal():
            seat["fish"] = int(count)
            return True
        return False

    def write_seat(self, seat: Data) -> list[str]:
        return [f"{seat['fish']}fish"] if seat["fish"] else []


# --- what people are shown


def no_ferry(s: State, seat: int, _: int) -> Reason:
    if not s.hands[seat][FERRY]:
        return Reason("HAR-FERRY-1", "no_card", {"card": "ferry"})
    return Reason("HAR-FERRY-1", "at_pier")


def no_fish(s: State, seat: int, now: str) -> Reason:
    return Reason("HAR-PIER-1", "fish_when")


def pier(s: State, seat: int) -> Outlook:
    return Outlook("pier", {"lira": PRICE}, "fish", side_of(s).fish[seat] + 1)


def quay(s: State, seat: int) -> Outlook:
    return Outlook("quay", {"lira": RENT}, "lira", s.seats[seat].lira + RENT)


class HarbourGuide(GuidePart):
    phases: dict[str, str] = {"KeepFish": "action"}
    card_actions: dict[int, Action] = {FERRY: TAKE_FERRY}
    followed: list[str] = ["fish"]
    faces: dict[str, dict[str, object]] = {
        "pier": {"lira": PRICE, "fish": FOR_A_RUBY},
        **{name: {"lira": RENT} for name in QUAYS.values()},
    }
    looks: dict[int, Look] = {PIER: pier, **dict.fromkeys(QUAYS, quay)}
    reason_tables = ReasonTables(
        decisions={
            TAKE_FERRY: (Move,),
            KEEP_FISH: (KeepFish,),
            SELL_FISH: (KeepFish,),
        },
        reasons={TAKE_FERRY: no_ferry},
        elsewhere={KEEP_FISH: no_fish, SELL_FISH: no_fish},
        chance={ROLLED_PORTER: "HAR-PORTER-1"},
        phases={KeepFish: "action"},
    )

    def assets(self, s: State, seat: int) -> dict[str, int]:
        return {"fish": side_of(s).fish[seat]}


class Harbour(Istanbul):
    """The base game with the Harbour, for 2 to 5 players."""

    def __init__(self) -> None:
        self.open_book("istanbul+harbour", [HarbourBox()], [HarbourPart()], [HarbourGuide()])
