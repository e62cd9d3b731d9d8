"""The words of the expansion's actions."""

from bedesten.core.ids import SPAN, Action
from bedesten.core.lexicon import NOTHING, UNUSED, Kind, Numbers
from bedesten.istanbul.ids import MOVE
from bedesten.istanbul.kernel import Rules
from bedesten.istanbul.lexicon import DICE, GOOD, SEAT, TILE
from bedesten.letters import ids

NUMBERS = range(1, ids.LAST_PLACE + 1)
FRONTS = [UNUSED, *[f"{place}-front" for place in NUMBERS]]
BACKS = [UNUSED, *[f"{place}-back" for place in NUMBERS]]
LETTER = Kind(
    "letter",
    FRONTS + [UNUSED] * (ids.BACK - len(FRONTS)) + BACKS,
    {str(place): place for place in NUMBERS},
    "letter",
)
DRAWN = Kind("letter number", [UNUSED, *[str(place) for place in NUMBERS]])
KIOSK_TILE = Kind("kiosk tile", ids.KIOSK_TILES, shape="kiosk")
ALTERNATIVE = Kind("alternative", [UNUSED, "1", "2"], shape="way")
BIDS = [UNUSED, *[str(lira) for lira in range(1, ids.MAX_BID + 1)]]  # LET-AUCT-11
BID = Numbers("lira", BIDS, shape="bid")
ONE_DIE = Kind("one die", [UNUSED, *[str(pips) for pips in range(1, 7)]])

VERBS: list[tuple[Action, str, Kind]] = [
    (ids.PLACE, "place", NOTHING),
    (ids.JOIN, "join", SEAT),
    (ids.EMBASSY, "embassy", NOTHING),
    (ids.KIOSK, "kiosk", NOTHING),
    (ids.AUCTION, "auction", NOTHING),
    (ids.SECRET, "secret", NOTHING),
    (ids.HOME, "home", NOTHING),
    (ids.PICK, "pick", KIOSK_TILE),
    (ids.USE, "use", ALTERNATIVE),
    (ids.GIVE_LETTER, "give_letter", LETTER),
    (ids.BID, "bid", BID),
    (ids.MEET_COURIER, "courier", NOTHING),
    (ids.DOUBLE, "double", NOTHING),
    (ids.END, "end", NOTHING),
    (ids.PLAY_LETTER_1, "letter_1", NOTHING),
    (ids.PLAY_DICE_REWARD_LETTERS, "dice_reward_letters", NOTHING),
    (ids.PLAY_LIRA_7_FOR_1_GOOD, "lira_7_for_1_good", GOOD),
    (ids.PLAY_YELLOW_LIRA_3, "yellow_lira_3", NOTHING),
    (ids.PLAY_GREEN_LIRA_3, "green_lira_3", NOTHING),
    (ids.PLAY_RED_LIRA_3, "red_lira_3", NOTHING),
    (ids.PLAY_BLUE_LIRA_3, "blue_lira_3", NOTHING),
    (ids.COPY, "copy", NOTHING),
    (ids.DECLINE_TILE, "decline_tile", NOTHING),
    (ids.NO_BID, "no_bid", NOTHING),
    (ids.REPEAT_TILE, "repeat_tile", TILE),
    (ids.ROLLED_COURIER, "*courier", DICE),
    (ids.LETTER_DRAWN, "*letter", DRAWN),
    (ids.REVEALED, "*kiosk", KIOSK_TILE),
    (ids.ROLLED_DIE, "*die", ONE_DIE),
    (ids.ROLLED_LETTERS_REWARD, "*letters_reward", DICE),
]
PLACE_VERBS: list[tuple[Action, str]] = [
    (ids.COMP, "comp"),
    (ids.COMP2, "comp2"),
    (ids.JUMP, "jump"),
    (ids.FAMILY, "family"),
    (ids.TRACK, "track"),
]


def add_verbs(rules: Rules) -> None:
    """Words for places and tokens are those of the whole game."""
    lexicon = rules.lexicon
    for verb, name, kind in VERBS:
        lexicon.add(verb, name, kind)
    for verb, name in PLACE_VERBS:
        lexicon.add(verb, name, lexicon.kinds[MOVE // SPAN])
    lexicon.add(ids.PLAY_USE_NPC, "use_npc", Kind("token", [meeting.name for meeting in rules.meetings]))
