"""Istanbul as the bots play it.

The slice of a box that lies beside it defines `extend(skills)`, which adds to the tables of `skills.Skills`
as `Box.extend` adds to those of the rules:

    def extend(skills: Skills) -> None:
        skills.add_places({MY_PLACE: at_my_place}, {MY_PLACE: ToMyPlace()})  # for greedy, for search
        skills.add_verbs({MY_VERB: begin_with_it}, {MY_VERB: Look(2.0)})
        skills.add_cards({MY_CARD: 2.5})

What is left out is worth nothing to the bots, and they play it by the rules all the same.
"""

from pathlib import Path

from bedesten.bots.istanbul import answers
from bedesten.bots.istanbul.answers import ANSWERS
from bedesten.bots.istanbul.encode import IstanbulEncoder
from bedesten.bots.istanbul.features import FEATURES, measure
from bedesten.bots.istanbul.openings import OPTIONS
from bedesten.bots.istanbul.places import GAINS
from bedesten.bots.istanbul.rolls import BLACK_MARKET, TEA_HOUSE
from bedesten.bots.istanbul.scores import LOOKS
from bedesten.bots.istanbul.search import IstanbulEvaluation
from bedesten.bots.istanbul.skills import Skills
from bedesten.bots.istanbul.tastes import LIKES, inclined, liking
from bedesten.bots.istanbul.tracks import TRACKS
from bedesten.bots.istanbul.units import Good
from bedesten.bots.istanbul.visits import VISITS
from bedesten.bots.istanbul.worth import CARDS, MET
from bedesten.istanbul.ids import LIRA_5, MEET_SMUGGLER
from bedesten.istanbul.places.dice_places import BLACK

__all__ = [
    "ANSWERS",
    "DECISIVE",
    "SETUPS",
    "IstanbulEvaluation",
    "encoder",
    "evaluation",
    "extend",
    "inclined",
    "liking",
]

evaluation = IstanbulEvaluation
encoder = IstanbulEncoder
DECISIVE = ("Move",)  # where to go, and how
SETUPS: list[dict[str, object]] = [
    {"layout": layout} for layout in ("random", "short", "random", "long", "random", "random")
]


def extend(skills: Skills) -> None:
    skills.add_places(VISITS, GAINS)
    skills.add_verbs(OPTIONS, LOOKS)
    skills.add_cards(dict(enumerate(CARDS)))
    skills.add_likes(LIKES)
    skills.add_features(FEATURES, measure)
    skills.weights = Path(__file__).with_name("weights.toml")
    skills.tracks.update(TRACKS)
    skills.met.update(MET)
    skills.units.update({good: Good(good) for good in range(4)})
    skills.stakes.update({**dict(enumerate(TEA_HOUSE)), BLACK: BLACK_MARKET})
    skills.changes.update(answers.CHANGES)
    skills.at_once += answers.AT_ONCE
    skills.acting += answers.ACTING
    skills.meeting += answers.MEETING
    skills.last += answers.LAST
    skills.rubies += answers.RUBIES
    skills.deals += [MEET_SMUGGLER]
    skills.copied += [LIRA_5]
