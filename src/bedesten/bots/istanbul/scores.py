"""How promising each option looks at first sight: what it brings until the end of the turn, in lira."""

from typing import Final

from bedesten.bots.istanbul.gains import gain
from bedesten.bots.istanbul.look import Look, WayLook, acting, with_next
from bedesten.bots.istanbul.places import take
from bedesten.bots.istanbul.rolls import JEWELS, TEA_HOUSE
from bedesten.bots.istanbul.seat_worth import bundle, called_back, next_good, ruby
from bedesten.bots.istanbul.skills import skills_of
from bedesten.bots.istanbul.turns import turn_here, turns
from bedesten.bots.istanbul.worth import A_CARD, CARDS, CAUGHT, FAMILY, MET
from bedesten.core.ids import SPAN, Action
from bedesten.istanbul import ids
from bedesten.istanbul.bundles import BUNDLES, SIZES
from bedesten.istanbul.encounters import PRICE as TO_MEET
from bedesten.istanbul.encounters import REWARD
from bedesten.istanbul.kernel import State
from bedesten.istanbul.places.dice_places import ChangeDice
from bedesten.istanbul.places.gemstones import price as ruby_price
from bedesten.istanbul.places.markets import LARGE, REVENUE, SMALL
from bedesten.istanbul.places.palace import SPACES, price
from bedesten.istanbul.places.warehouses import PRICE as EXTRA
from bedesten.istanbul.tiles import PRICE as CALL
from bedesten.istanbul.turn import TOLL, Assist


class AtStay(WayLook):
    def go(self, s: State, seat: int, x: int, each: list[float]) -> float:
        return with_next(s, s.seats[seat].place, each) - self.worth


class AtTurn(Look):
    """Pick an assistant up or leave one, pay, and act."""

    def score(self, s: State, seat: int, x: int) -> float:
        return turn_here(s, seat) + MEETING


class AtToll(Look):
    """The assistant has been moved; what is left is to pay and act."""

    def score(self, s: State, seat: int, x: int) -> float:
        me = s.seats[seat]
        return gain(s, me, me.place) - TOLL * len(s.creditors(seat, me.place)) + MEETING


class AtAction(Look):
    """The only thing this place offers, or all it can do again."""

    def score(self, s: State, seat: int, x: int) -> float:
        return gain(s, s.seats[seat], acting(s, seat))


class AtBuy(Look):
    """One more of something, for lira."""

    def score(self, s: State, seat: int, x: int) -> float:
        return skills_of(s.rules).units[x].gained(s, seat) - self.worth


class AtBlackGood(Look):
    def score(self, s: State, seat: int, x: int) -> float:
        me = s.seats[seat]
        return next_good(me, x) + JEWELS[me.tiles >> ids.RED & 1] * next_good(me, ids.BLUE)


class AtAnnounce(Look):
    def score(self, s: State, seat: int, x: int) -> float:
        return TEA_HOUSE[x].changed if s.seats[seat].tiles >> ids.RED & 1 else TEA_HOUSE[x].plain


class AtDice(Look):
    """Keep, a four for one die, or roll again; a single die, or a companion, is kept for nothing."""

    def __init__(self, first: int) -> None:
        super().__init__()
        self.first = first

    def score(self, s: State, seat: int, x: int) -> float:
        step = s.todo[-1]
        if not isinstance(step, ChangeDice):
            return 0.0
        return skills_of(s.rules).stake(step.announced).changes(step.pair)[self.first + x]


class AtSale(Look):
    def score(self, s: State, seat: int, x: int) -> float:
        market = SMALL if acting(s, seat) == ids.SMALL_MARKET else LARGE
        return REVENUE[market][SIZES[x]] - bundle(s.seats[seat], BUNDLES[x]) - self.worth


class AtSend(Look):
    def score(self, s: State, seat: int, x: int) -> float:
        return gain(s, s.seats[seat], x) - FAMILY


class AtDeliver(Look):
    def score(self, s: State, seat: int, x: int) -> float:
        me = s.seats[seat]
        return ruby(s, me) - bundle(me, price(SPACES - s.rubies[ids.PALACE], x)) - self.worth


class AtTile(Look):
    def score(self, s: State, seat: int, x: int) -> float:
        return take(s, s.seats[seat], x)


class AtRuby(Look):
    def score(self, s: State, seat: int, x: int) -> float:
        return ruby(s, s.seats[seat]) - ruby_price(s)


class AtAgain(Look):
    """What a card repeats."""

    def score(self, s: State, seat: int, x: int) -> float:
        return AGAIN if x == 0 else AT_DELIVER.score(s, seat, x)


class AtGive(Look):
    def score(self, s: State, seat: int, x: int) -> float:
        return -skills_of(s.rules).units[x].missed(s, seat)


class AtDiscard(Look):
    def score(self, s: State, seat: int, x: int) -> float:
        return -skills_of(s.rules).cards[x]


class AtDiscardPile(Look):
    def score(self, s: State, seat: int, x: int) -> float:
        return skills_of(s.rules).cards[s.discards[-1]]


class AtReturn(Look):
    def score(self, s: State, seat: int, x: int) -> float:
        return called_back(s.seats[seat], s.rules.sets[x].bit_count())


class AtCall(Look):
    """One assistant comes back, perhaps to be left again at once where there was none to leave."""

    def score(self, s: State, seat: int, x: int) -> float:
        me = s.seats[seat]
        stranded = not me.stack and isinstance(s.todo[-1], Assist)
        return called_back(me, 1) - self.worth + (gain(s, me, me.place) if stranded else 0.0)


AGAIN: Final = 10.0
MEETING: Final = 1.0  # whoever came here may have come to meet somebody
AT_DELIVER: Final = AtDeliver()


LOOKS: Final[dict[Action, Look]] = {  # by verb
    ids.MOVE: WayLook(),
    ids.MOVE_LONG: WayLook(CARDS[ids.MOVE_3_4]),
    ids.STAY_PUT: AtStay(CARDS[ids.STAY]),
    ids.PICK_OWN: AtTurn(),
    ids.PICK_NEUTRAL: AtTurn(),
    ids.LEAVE: AtTurn(),
    ids.PAY: AtToll(),
    ids.EXTEND: AtAction(),
    ids.FILL: AtAction(),
    ids.COLLECT: AtAction(),
    ids.TAKE_CARDS: AtAction(),
    ids.BLACK_ROLL: AtAction(),
    ids.BUY: AtBuy(EXTRA),
    ids.DRAW: Look(A_CARD),
    ids.TAKE_DISCARD: AtDiscardPile(),
    ids.DISCARD: AtDiscard(),
    ids.RETURN: AtReturn(),
    ids.BLACK_GOOD: AtBlackGood(),
    ids.GAIN: AtBuy(),
    ids.ANNOUNCE: AtAnnounce(),
    ids.KEEP: AtDice(0),
    ids.SET4: AtDice(0),
    ids.REROLL: AtDice(3),
    ids.SELL: AtSale(),
    ids.SELL_ANY: AtSale(CARDS[ids.SMALL_MARKET_ANY]),
    ids.SEND: AtSend(),
    ids.DELIVER: AT_DELIVER,
    ids.TAKE_TILE: AtTile(),
    ids.BUY_RUBY: AtRuby(),
    ids.REPEAT: AtAgain(),
    ids.CATCH: Look(CAUGHT),
    ids.MEET_GOVERNOR: Look(MET["governor"]),
    ids.MEET_SMUGGLER: AtBuy(TO_MEET),
    ids.PAY2: Look(-TO_MEET),
    ids.GIVE: AtGive(),
    ids.REWARD_LIRA: Look(REWARD),
    ids.REWARD_CARD: Look(A_CARD),
    ids.PLAY_LIRA_5: Look(0.5, free=True),
    ids.PLAY_GOOD_1: AtBuy(CARDS[ids.GOOD_1], free=True),
    ids.PLAY_FAMILY_HOME: Look(FAMILY - CARDS[ids.FAMILY_HOME], free=True),
    ids.PLAY_RETURN_ASSISTANT: AtCall(CARDS[ids.RETURN_ASSISTANT], free=True),
    ids.USE_YELLOW: AtCall(CALL, free=True),
}


def scores(s: State, seat: int, options: list[Action]) -> list[float]:
    """Beside the options."""
    looks = skills_of(s.rules).looks
    each: list[float] = []
    worths: list[float] = []
    best = 0.0
    for a in options:
        look = looks[a // SPAN]
        if isinstance(look, WayLook):
            if not each:
                each = turns(s, seat)
            score = look.go(s, seat, a % SPAN, each)
        else:
            score = look.score(s, seat, a % SPAN)
        if not look.free and score > best:
            best = score
        worths.append(score)
    for i, a in enumerate(options):
        if looks[a // SPAN].free:
            worths[i] += best
    return worths
