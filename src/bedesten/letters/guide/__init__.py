"""What the expansion has to say to people.."""

from bedesten.core.ids import SPAN, Action
from bedesten.istanbul.guide.ledger import FAMILY, MERCHANT, Brings, always
from bedesten.istanbul.guide.part import GuidePart
from bedesten.istanbul.ids import REPEAT
from bedesten.istanbul.kernel import State, Table
from bedesten.letters import events as ev
from bedesten.letters import ids
from bedesten.letters.auction import FinalBid, OpenAuction, OtherBid
from bedesten.letters.die import ChangeDie
from bedesten.letters.guide.faces import FACES
from bedesten.letters.guide.outlook import ARRIVALS, LOOKS, SOURCES
from bedesten.letters.guide.reasons import REASONS
from bedesten.letters.guide.settling import FOREGONE, SETTLING
from bedesten.letters.kiosk import UseTile
from bedesten.letters.seals import PaySeals
from bedesten.letters.side import side_of

COMPANION = "companion"
DIE_TILE = "K16"  # the only one that rolls a die


class LettersGuide(GuidePart):
    """Letters, companions, kiosk and secret society."""

    phases: dict[str, str] = {
        "ChooseHome": "action",
        "BuyTurn": "meet",
        "ExtraTurn": "meet",
        **dict.fromkeys(["ClearTiles", "OpenAuction", "OtherBid", "FinalBid", "TakePile"], "action"),
    }
    card_actions: dict[int, Action] = {
        ids.LETTER_1: ids.PLAY_LETTER_1,
        ids.DICE_REWARD_LETTERS: ids.PLAY_DICE_REWARD_LETTERS,
        ids.LIRA_7_FOR_1_GOOD: ids.PLAY_LIRA_7_FOR_1_GOOD,
        ids.YELLOW_LIRA_3: ids.PLAY_YELLOW_LIRA_3,
        ids.GREEN_LIRA_3: ids.PLAY_GREEN_LIRA_3,
        ids.RED_LIRA_3: ids.PLAY_RED_LIRA_3,
        ids.BLUE_LIRA_3: ids.PLAY_BLUE_LIRA_3,
        ids.COPY_DISCARD: ids.COPY,
        ids.FAMILY_STEP: ids.FAMILY + ids.EMBASSY_PLACE,
        ids.JOIN_MERCHANT: ids.JOIN,
        ids.COMPANION_2: ids.COMP2 + ids.EMBASSY_PLACE,
        ids.USE_NPC: ids.PLAY_USE_NPC,
        ids.REPEAT_MOSQUE: ids.REPEAT_TILE,
        ids.REPEAT_SECRET: REPEAT,
        ids.JUMP_ANYWHERE: ids.JUMP + ids.EMBASSY_PLACE,
    }
    place_actions: dict[int, list[Action]] = {
        ids.EMBASSY_PLACE: [ids.EMBASSY],
        ids.SECRET_SOCIETY: [ids.SECRET],
    }
    good_verbs: list[Action] = [ids.PLAY_LIRA_7_FOR_1_GOOD]
    moves: list[Action] = [ids.JUMP, ids.COMP, ids.COMP2]
    instead: list[Action] = [ids.COMP, ids.COMP2, ids.FAMILY, ids.JOIN, ids.JUMP]
    besides: list[Action] = [ids.DOUBLE]
    passes: list[Action] = [ids.END, ids.DECLINE_TILE, ids.NO_BID]
    followed: list[str] = ["seals"]
    faces: dict[str, dict[str, object]] = FACES
    barriers: dict[int, str] = {
        ids.LETTER_DRAWN // SPAN: "ui.undo_letter",
        ids.REVEALED // SPAN: "ui.undo_kiosk",
    }
    arrivals = ARRIVALS
    looks = LOOKS
    sources = SOURCES
    settling = SETTLING
    foregone = FOREGONE
    reason_tables = REASONS
    ledger: dict[int, Brings] = {
        ev.DREW_LETTER: always("letters", 1),
        ev.GAVE_LETTER: always("letters", -1),
        ev.DELIVERED: always("seals", 1),  # the back of a letter is worth one more
    }
    walking: dict[int, str] = {
        ev.STACK_MOVED: MERCHANT,
        ev.FAMILY_MOVED: FAMILY,
        ev.COMPANION_MOVED: COMPANION,
    }
    put: dict[int, str] = {ev.COMPANION_PLACED: COMPANION}
    rolls: list[int] = [ev.ROLLED_DIE]

    def facts(self, t: Table) -> dict[str, object]:
        """The auction, the tile that may be used, the seals to pay, the die that may be changed."""
        step = t.todo[-1] if t.todo else None
        if isinstance(step, OpenAuction):
            return {"auction": {"asked": step.seat, "opener": step.seat, "leader": -1, "high": 0}}
        if isinstance(step, OtherBid | FinalBid):
            opener = step.opener if isinstance(step, OtherBid) else step.seat
            bid = {"asked": step.seat, "opener": opener, "leader": step.leader, "high": step.high}
            return {"auction": bid}
        if isinstance(step, UseTile):
            return {"tile": ids.KIOSK_TILES[step.tile]}
        if isinstance(step, ChangeDie):
            return {"dice": [step.pips]}
        return {"seals_due": step.due} if isinstance(step, PaySeals) else {}

    def assets(self, s: State, seat: int) -> dict[str, int]:
        side = side_of(s)
        return {"letters": len(side.letters[seat]), "seals": side.seals(seat)}

    def about(self, t: Table) -> str:
        """The kiosk tile that is used or not; the one that rolled a die which can be changed."""
        step = t.todo[-1] if t.todo else None
        if isinstance(step, ChangeDie):
            return DIE_TILE
        return ids.KIOSK_TILES[step.tile] if isinstance(step, UseTile) else ""
