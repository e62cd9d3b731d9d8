"""How options of Letters & Seals look at first sight."""

from typing import Final

from bedesten.bots.istanbul.gains import gain
from bedesten.bots.istanbul.look import NEXT_TURN, Look, WayLook, best_near
from bedesten.bots.istanbul.places import take
from bedesten.bots.istanbul.scores import AtAction
from bedesten.bots.istanbul.seat_worth import next_good
from bedesten.bots.istanbul.turns import turns
from bedesten.bots.istanbul.worth import A_CARD
from bedesten.bots.letters.gains import delivered
from bedesten.bots.letters.kiosk import HOME, tile_worths, unit_missed
from bedesten.bots.letters.worth import A_LETTER, A_SEAL, CARDS, MET
from bedesten.core.ids import Action
from bedesten.istanbul.ids import BLUE, GREEN, RED, YELLOW
from bedesten.istanbul.kernel import State
from bedesten.istanbul.turn import TOLL
from bedesten.letters import ids
from bedesten.letters.auction import LOTS
from bedesten.letters.cards import SEVEN, THREE
from bedesten.letters.double import SEALS
from bedesten.letters.kiosk import UseTile
from bedesten.letters.side import side_of
from bedesten.letters.ways import JUMP_PRICE


class AtCompanion(WayLook):
    """They act without an assistant, and the merchant stays behind."""

    def go(self, s: State, seat: int, x: int, each: list[float]) -> float:
        me = s.seats[seat]
        now = gain(s, me, x) - TOLL * len(s.creditors(seat, x)) + delivered(s, seat, x)
        return now + NEXT_TURN * best_near(s, me.place, each) - self.worth


class AtFamily(WayLook):
    """Pays nobody and meets nobody."""

    def go(self, s: State, seat: int, x: int, each: list[float]) -> float:
        me = s.seats[seat]
        now = gain(s, me, x) + delivered(s, seat, x)
        return now + NEXT_TURN * best_near(s, me.place, each) - self.worth


class AtJoin(WayLook):
    """Whoever is joined asks for no toll."""

    def go(self, s: State, seat: int, x: int, each: list[float]) -> float:
        me, place = s.seats[seat], s.seats[x].place
        now = gain(s, me, place) + delivered(s, seat, place) if me.stack else each[place]
        return now + NEXT_TURN * best_near(s, place, each) - self.worth


class AtHome(Look):
    """Only a companion who has never been placed is missed there."""

    def score(self, s: State, seat: int, x: int) -> float:
        return self.worth if side_of(s).companions[seat] == ids.GENERAL_SUPPLY else -self.worth


class AtPick(Look):
    def score(self, s: State, seat: int, x: int) -> float:
        return max(0.0, max(tile_worths(s, seat, s.hands[seat], x)))


class AtUse(Look):
    def score(self, s: State, seat: int, x: int) -> float:
        step = s.todo[-1]
        assert isinstance(step, UseTile)
        return tile_worths(s, seat, s.hands[seat], step.tile)[x - 1]


class AtGiveLetter(Look):
    """One that is delivered has two seals."""

    def score(self, s: State, seat: int, x: int) -> float:
        return -2 * A_SEAL if x >= ids.BACK else -A_LETTER


class AtBid(Look):
    def score(self, s: State, seat: int, x: int) -> float:
        return LOTS * A_CARD - x


class AtDouble(Look):
    """Another turn from here for three seals; in the last round they are good for nothing else."""

    def score(self, s: State, seat: int, x: int) -> float:
        best = best_near(s, s.seats[seat].place, turns(s, seat))
        return best if s.ending else best - SEALS * A_SEAL


class AtSevenLira(Look):
    def score(self, s: State, seat: int, x: int) -> float:
        return SEVEN - unit_missed(s, seat, x) - self.worth


class AtGoodAndLira(Look):
    def __init__(self, card: int, good: int) -> None:
        super().__init__(CARDS[card], free=True)
        self.good = good

    def score(self, s: State, seat: int, x: int) -> float:
        return next_good(s.seats[seat], self.good) + THREE - self.worth


class AtMosqueAgain(Look):
    def score(self, s: State, seat: int, x: int) -> float:
        return take(s, s.seats[seat], x) - self.worth


LOOKS: Final[dict[Action, Look]] = {  # by verb
    ids.PLACE: Look(1.0, free=True),
    ids.COMP: AtCompanion(),
    ids.COMP2: AtCompanion(CARDS[ids.COMPANION_2]),
    ids.JOIN: AtJoin(CARDS[ids.JOIN_MERCHANT]),
    ids.JUMP: WayLook(CARDS[ids.JUMP_ANYWHERE] + JUMP_PRICE),
    ids.FAMILY: AtFamily(CARDS[ids.FAMILY_STEP]),
    ids.EMBASSY: AtAction(),
    ids.KIOSK: AtAction(),
    ids.AUCTION: AtAction(),
    ids.SECRET: AtAction(),
    ids.HOME: AtHome(HOME),
    ids.PICK: AtPick(),
    ids.USE: AtUse(),
    ids.GIVE_LETTER: AtGiveLetter(),
    ids.BID: AtBid(),
    ids.MEET_COURIER: Look(MET["courier"]),
    ids.DOUBLE: AtDouble(),
    ids.PLAY_LETTER_1: Look(A_LETTER - CARDS[ids.LETTER_1], free=True),
    ids.PLAY_DICE_REWARD_LETTERS: Look(0.2, free=True),
    ids.PLAY_LIRA_7_FOR_1_GOOD: AtSevenLira(CARDS[ids.LIRA_7_FOR_1_GOOD], free=True),
    ids.PLAY_YELLOW_LIRA_3: AtGoodAndLira(ids.YELLOW_LIRA_3, YELLOW),
    ids.PLAY_GREEN_LIRA_3: AtGoodAndLira(ids.GREEN_LIRA_3, GREEN),
    ids.PLAY_RED_LIRA_3: AtGoodAndLira(ids.RED_LIRA_3, RED),
    ids.PLAY_BLUE_LIRA_3: AtGoodAndLira(ids.BLUE_LIRA_3, BLUE),
    ids.PLAY_USE_NPC: Look(-CARDS[ids.USE_NPC], free=True),
    ids.COPY: Look(0.5, free=True),
    ids.REPEAT_TILE: AtMosqueAgain(CARDS[ids.REPEAT_MOSQUE]),
}
