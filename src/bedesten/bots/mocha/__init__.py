"""Mocha & Baksheesh as the bots play it."""

from pathlib import Path

from bedesten.bots.istanbul.skills import Skills
from bedesten.bots.mocha.answers import ANSWERS, exchange_first
from bedesten.bots.mocha.encode import MochaSight
from bedesten.bots.mocha.features import FEATURES, measure
from bedesten.bots.mocha.gains import GAINS
from bedesten.bots.mocha.guild import guild_turns
from bedesten.bots.mocha.holdings import CoffeeHouseTrack, owned
from bedesten.bots.mocha.looks import LOOKS
from bedesten.bots.mocha.openings import OPTIONS
from bedesten.bots.mocha.rolls import GUILD_8, GUILD_9, high_to_six, low_to_six
from bedesten.bots.mocha.visits import VISITS
from bedesten.bots.mocha.worth import CARDS, LIKES, MET
from bedesten.mocha import ids

__all__ = ["ANSWERS", "SETUPS", "extend", "sight"]

sight = MochaSight
SETUPS: list[dict[str, object]] = [{"layout": layout} for layout in ("first_play", "random")]


def extend(skills: Skills) -> None:
    skills.add_places(VISITS, GAINS)
    skills.add_verbs(OPTIONS, LOOKS)
    skills.add_cards(CARDS)
    skills.add_likes(LIKES)
    skills.add_features(FEATURES, measure)
    skills.weights = Path(__file__).with_name("weights.toml")
    skills.owned[ids.SLOT] = owned
    skills.turns.append(guild_turns)
    skills.tracks[ids.COFFEE_HOUSE] = CoffeeHouseTrack()
    skills.met.update(MET)
    skills.stakes.update({ids.FOR_GUILD_9 + number: stake for number, stake in enumerate(GUILD_9)})
    skills.stakes[ids.FOR_GUILD_8] = GUILD_8
    skills.changes.update({ids.SET6 + 1: low_to_six, ids.SET6 + 2: high_to_six})
    skills.at_once += [ids.PLAY_COFFEE_2, ids.PLAY_LIRA_8_FOR_1_COFFEE, ids.PLAY_DICE_REWARD]
    skills.acting += [ids.GUILD_HALL, ids.DELIVER_COFFEE]
    skills.last += [ids.PLAY_LIRA_8_FOR_1_COFFEE, ids.PLAY_DICE_REWARD]
    skills.rubies += [ids.RUBY]
    skills.deals += [ids.MEET_TRADER]
    skills.copied += [ids.COFFEE_2]
    skills.thoughts.append(exchange_first)
