"""Letters & Seals as the bots play it."""

from pathlib import Path
from typing import Final

from bedesten.bots.istanbul.skills import Skills
from bedesten.bots.letters.answers import ANSWERS, cards_first
from bedesten.bots.letters.encode import LettersSight
from bedesten.bots.letters.features import FEATURES, measure
from bedesten.bots.letters.gains import GAINS, Deliveries
from bedesten.bots.letters.holdings import owned
from bedesten.bots.letters.looks import LOOKS
from bedesten.bots.letters.openings import OPTIONS
from bedesten.bots.letters.visits import VISITS
from bedesten.bots.letters.worth import CARDS, LIKES, MET
from bedesten.letters import ids

__all__ = ["ANSWERS", "SETUPS", "extend", "sight"]

sight = LettersSight
SETUPS: list[dict[str, object]] = [{"layout": layout} for layout in ("first_play", "random")]

GOOD_AND_LIRA: Final = [
    ids.PLAY_YELLOW_LIRA_3,
    ids.PLAY_GREEN_LIRA_3,
    ids.PLAY_RED_LIRA_3,
    ids.PLAY_BLUE_LIRA_3,
]


def extend(skills: Skills) -> None:
    skills.add_places(VISITS, GAINS)
    skills.add_verbs(OPTIONS, LOOKS)
    skills.add_cards(CARDS)
    skills.add_likes(LIKES)
    skills.add_features(FEATURES, measure)
    skills.weights = Path(__file__).with_name("weights.toml")
    skills.owned[ids.SLOT] = owned
    skills.travelled.append(ids.SLOT)
    skills.met.update(MET)
    skills.walks.append(Deliveries())
    skills.at_once += [ids.PLACE, ids.PLAY_LETTER_1, ids.PLAY_DICE_REWARD_LETTERS, *GOOD_AND_LIRA]
    skills.acting += [ids.SECRET, ids.EMBASSY, ids.KIOSK, ids.AUCTION]
    skills.meeting += [ids.MEET_COURIER]
    skills.last += [ids.PLAY_DICE_REWARD_LETTERS, ids.PLAY_LIRA_7_FOR_1_GOOD, *GOOD_AND_LIRA, ids.COPY]
    skills.copied += [ids.LETTER_1, ids.DICE_REWARD_LETTERS]
    skills.copied += [ids.YELLOW_LIRA_3, ids.GREEN_LIRA_3, ids.RED_LIRA_3, ids.BLUE_LIRA_3]
    skills.thoughts.append(cards_first)
