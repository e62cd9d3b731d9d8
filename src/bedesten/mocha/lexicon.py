"""The words of the expansion's actions."""

from bedesten.core.ids import SPAN, Action
from bedesten.core.lexicon import NOTHING, UNUSED, Kind, Lexicon
from bedesten.istanbul.board import ENDS, edge_of
from bedesten.istanbul.ids import DISCARD, MOVE
from bedesten.istanbul.lexicon import DICE, DIE, GOOD
from bedesten.mocha import ids
from bedesten.mocha.bundles import EXCHANGE_WORDS, SET_WORDS, SIX_WORDS

GUILD_CARD = Kind("guild card", [UNUSED, *[str(n) for n in range(1, ids.GUILD_CARDS + 1)]], shape="card")
TAVERN_TILE = Kind("tavern tile", ids.TAVERN_TILES)
UNITS = Kind("goods and coffee", EXCHANGE_WORDS, shape="bundle")
SIX = Kind("six goods", SIX_WORDS, shape="bundle")
GOODS_SET = Kind("set of goods", SET_WORDS, {"-": 0}, "bundle")

VERBS: list[tuple[Action, str, Kind]] = [
    (ids.GUILD, "guild", GUILD_CARD),
    (ids.ROAST_LIRA, "roast_lira", NOTHING),
    (ids.ROAST_GOOD, "roast_good", GOOD),
    (ids.ROAST_GUILD, "roast_guild", GUILD_CARD),
    (ids.STOP, "stop", NOTHING),
    (ids.DISCARD_GUILD, "discard_guild", GUILD_CARD),
    (ids.TILE, "tile", TAVERN_TILE),
    (ids.DELIVER_COFFEE, "deliver_coffee", NOTHING),
    (ids.MEET_TRADER, "coffee_trader", NOTHING),
    (ids.GIVE_SET, "give_set", UNITS),
    (ids.TAKE_SET, "take_set", UNITS),
    (ids.GAIN_SET, "gain_set", GOODS_SET),
    (ids.GOODS_FIRST, "goods_first", NOTHING),
    (ids.ROLL_FIRST, "roll_first", NOTHING),
    (ids.PAY_SET, "pay_set", SIX),
    (ids.SET6, "set6", DIE),
    (ids.PLAY_GUILD_FOR_2_COFFEE, "guild_for_2_coffee", NOTHING),
    (ids.PLAY_LIRA_8_FOR_1_COFFEE, "lira_8_for_1_coffee", NOTHING),
    (ids.PLAY_EXCHANGE_3, "exchange_3", NOTHING),
    (ids.ROLLED_TRADER, "*trader", DICE),
    (ids.GUILD_DRAWN, "*guild_draw", GUILD_CARD),
    (ids.ROLLED_REWARD, "*reward", DICE),
    (ids.ROLLED_GUILD_8, "*guild_8", DICE),
    (ids.ROLLED_GUILD_9, "*guild_9", DICE),
]
PLACE_VERBS: list[tuple[Action, str]] = [
    (ids.LINE, "line"),
    (ids.CORNER, "corner"),
    (ids.RUBY, "ruby"),
    (ids.AT, "at"),
]


class EdgeKind(Kind):
    """`7|17`: two places, understood in either order and any spelling."""

    def __init__(self, place: Kind) -> None:
        numbers = place.numbers()
        words = [UNUSED] * (ENDS * (max(numbers) + 1))
        for p in numbers:
            for q in numbers:
                if p < q:
                    words[edge_of(p, q)] = f"{p}|{q}"
        super().__init__("border", words, shape="edge")
        self.place = place

    def understands(self, word: str) -> int:
        ends = [self.place.understands(name) for name in word.replace("-", "|").split("|")]
        if len(ends) != 2 or min(ends) < 0 or ends[0] == ends[1]:
            return -1
        return edge_of(ends[0], ends[1])

    def fields(self, argument: int) -> dict[str, object]:
        place, _, beside = self.words[argument].partition("|")
        return {"place": self.place.words[int(place)], "beside": self.place.words[int(beside)]}


def add_verbs(lexicon: Lexicon) -> None:
    """Place and card words are those of the whole game."""
    place, card = lexicon.kinds[MOVE // SPAN], lexicon.kinds[DISCARD // SPAN]
    for verb, name, kind in VERBS:
        lexicon.add(verb, name, kind)
    for verb, name in PLACE_VERBS:
        lexicon.add(verb, name, place)
    lexicon.add(ids.ROAST_BONUS, "roast_bonus", card)
    lexicon.add(ids.BARRIER, "barrier", EdgeKind(place))
