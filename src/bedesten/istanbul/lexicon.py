"""The words of the base game's actions."""

from bedesten.core.ids import Action
from bedesten.core.lexicon import NOTHING, UNUSED, Kind, Lexicon, Numbers
from bedesten.istanbul import ids
from bedesten.istanbul.bundles import WORDS

GOOD = Kind("good", list(ids.GOODS), {name: i for i, name in enumerate(ids.COLOURS)}, "good")
TILE = Kind("tile", ids.COLOURS)
DEMAND = Kind("demand tile", ids.DEMAND_TILES, field="demand")
BUNDLE = Kind("bundle", WORDS, {"-": 0}, "bundle")
SEAT = Numbers("seat", [str(i) for i in range(5)], shape="seat", field="other")
NUMBER = Kind("number", [str(i) if 3 <= i <= 12 else UNUSED for i in range(13)], shape="number")
DIE = Kind("die", [UNUSED, "1", "2"], shape="die", field="which_die")
PAIRS = [(low, high) for low in range(1, 7) for high in range(low, 7)]


class DiceKind(Kind):
    """`2+5`: two dice, in either order."""

    def __init__(self) -> None:
        other_way = {f"{high}+{low}": i for i, (low, high) in enumerate(PAIRS)}
        super().__init__("pair of dice", [f"{low}+{high}" for low, high in PAIRS], other_way)

    def fields(self, argument: int) -> dict[str, object]:
        low, high = PAIRS[argument]
        return {"die": low, "die2": high, "total": low + high}


DICE = DiceKind()

VERBS: list[tuple[Action, str, Kind]] = [
    (ids.STAY_PUT, "stay", NOTHING),
    (ids.PICK_OWN, "pick_own", NOTHING),
    (ids.PICK_NEUTRAL, "pick_neutral", NOTHING),
    (ids.LEAVE, "leave", NOTHING),
    (ids.DECLINE, "decline", NOTHING),
    (ids.PAY, "pay", NOTHING),
    (ids.REFUSE, "refuse", NOTHING),
    (ids.SKIP, "skip", NOTHING),
    (ids.EXTEND, "extend", NOTHING),
    (ids.FILL, "fill", NOTHING),
    (ids.BUY, "buy", GOOD),
    (ids.PASS, "pass", NOTHING),
    (ids.COLLECT, "post", NOTHING),
    (ids.TAKE_CARDS, "caravansary", NOTHING),
    (ids.DRAW, "draw", NOTHING),
    (ids.TAKE_DISCARD, "take_discard", NOTHING),
    (ids.BLACK_GOOD, "black_market", GOOD),
    (ids.BLACK_ROLL, "black_market_roll", NOTHING),
    (ids.GAIN, "gain", GOOD),
    (ids.ANNOUNCE, "tea", NUMBER),
    (ids.KEEP, "keep", NOTHING),
    (ids.SET4, "set4", DIE),
    (ids.REROLL, "reroll", NOTHING),
    (ids.SELL, "sell", BUNDLE),
    (ids.SELL_ANY, "sell_any", BUNDLE),
    (ids.DELIVER, "deliver", BUNDLE),
    (ids.TAKE_TILE, "take", TILE),
    (ids.BUY_RUBY, "buy_ruby", NOTHING),
    (ids.REPEAT, "repeat", BUNDLE),
    (ids.PROCEED, "proceed", NOTHING),
    (ids.CATCH, "catch", SEAT),
    (ids.MEET_GOVERNOR, "governor", NOTHING),
    (ids.MEET_SMUGGLER, "smuggler", GOOD),
    (ids.PAY2, "pay2", NOTHING),
    (ids.GIVE, "give", GOOD),
    (ids.REWARD_LIRA, "lira", NOTHING),
    (ids.REWARD_CARD, "card", NOTHING),
    (ids.END_TURN, "end_turn", NOTHING),
    (ids.DONE, "done", NOTHING),
    (ids.PLAY_LIRA_5, "lira_5", NOTHING),
    (ids.PLAY_GOOD_1, "good_1", GOOD),
    (ids.PLAY_FAMILY_HOME, "family_home", NOTHING),
    (ids.START, "*start", SEAT),
    (ids.DEMAND, "*demand", DEMAND),
    (ids.ROLLED_GOVERNOR, "*governor", DICE),
    (ids.ROLLED_SMUGGLER, "*smuggler", DICE),
    (ids.ROLLED_NEUTRAL, "*neutral", DICE),
    (ids.ROLLED_BLACK, "*black", DICE),
    (ids.ROLLED_TEA, "*tea", DICE),
    (ids.REROLLED, "*reroll", DICE),
]
PLACE_VERBS: list[tuple[Action, str]] = [
    (ids.MOVE, "move"),
    (ids.MOVE_LONG, "move_long"),
    (ids.SEND, "send"),
    (ids.PLAY_RETURN_ASSISTANT, "return_assistant"),
    (ids.USE_YELLOW, "yellow"),
]


def place_kind(places: list[str], keys: dict[str, int]) -> Kind:
    """Places by name, by the key of the component data, or by the number on the tile."""
    numbers = {str(i): i for i in range(1, len(places)) if places[i] != UNUSED}
    return Kind("place", [UNUSED, *places[1:]], {**numbers, **keys}, "place")


def set_kind(sets: list[int], place: Kind) -> Kind:
    """Sets of places: names with commas between them, nothing for the empty set."""
    words = {0: ""}
    for some in sets[1:]:
        last = some.bit_length() - 1
        before = words[some ^ (1 << last)]
        words[some] = f"{before},{place.words[last]}" if before else place.words[last]
    return SetKind(list(words.values()), sets, place)


class SetKind(Kind):
    """A set is understood in any order and spelling of its places."""

    def __init__(self, words: list[str], sets: list[int], place: Kind) -> None:
        super().__init__("set of places", words, shape="set", field="places")
        self.numbered = {some: i for i, some in enumerate(sets)}
        self.place = place

    def understands(self, word: str) -> int:
        some = 0
        names = word.strip("{}")
        for name in names.split(",") if names else []:
            place = self.place.understands(name.strip())
            if place < 0:
                return -1
            some |= 1 << place
        return self.numbered.get(some, -1)


class GridKind(Kind):
    """`7@6`: place 7 on position 6, the place in any spelling."""

    def __init__(self, place: Kind) -> None:
        numbers = place.numbers()
        words = [UNUSED] * (len(place.words) * len(numbers))
        for p in numbers:
            for at in range(len(numbers)):
                words[p * len(numbers) + at] = f"{p}@{at + 1}"
        super().__init__("place and position", words)
        self.place = place

    def understands(self, word: str) -> int:
        name, _, position = word.partition("@")
        return super().understands(f"{self.place.understands(name)}@{position}")

    def fields(self, argument: int) -> dict[str, object]:
        place, _, position = self.words[argument].partition("@")
        return {"place": self.place.words[int(place)], "position": position}


def base_lexicon(place: Kind, card: Kind, sets: list[int]) -> Lexicon:
    """Every verb of the base game, for these places and cards."""
    lexicon = Lexicon()
    for verb, name, kind in VERBS:
        lexicon.add(verb, name, kind)
    for verb, name in PLACE_VERBS:
        lexicon.add(verb, name, place)
    lexicon.add(ids.DISCARD, "discard", card)
    lexicon.add(ids.DRAWN, "*draw", card)
    lexicon.add(ids.RETURN, "return", set_kind(sets, place))
    lexicon.add(ids.LAY, "*lay", GridKind(place))
    return lexicon
