"""Mocha & Baksheesh as search sees it."""

import pytest

from bedesten import catalog
from bedesten.bots.evaluate.istanbul.features import features, names
from bedesten.bots.evaluate.istanbul.gains import gains
from bedesten.bots.evaluate.istanbul.scores import scores
from bedesten.istanbul.kernel import State
from bedesten.mocha.ids import COFFEE_HOUSE, ROASTING_PLANT, TAVERN
from tests.istanbul.lay import ACT
from tests.mocha.test_setup import lay


def promising(scene: str) -> str:
    """The option that looks best at first sight."""
    match = lay(scene)
    offered = match.game.legal(match.state)
    found = scores(match.state, match.game.to_move(match.state), offered)
    assert len(found) == len(offered)
    return match.game.lexicon.token(offered[found.index(max(found))])


@pytest.mark.parametrize(
    ("scene", "token"),
    [
        (f"{ACT} | 0 9C @coffee_house", "deliver_coffee"),
        (f"{ACT} | 0 1C @tavern", "tile:movement"),
        (f"{ACT} | 0 2L R @roasting_plant", "roast_lira"),
    ],
)
def test_the_obvious_looks_best(scene: str, token: str) -> None:
    assert promising(scene) == token


@pytest.mark.parametrize(
    ("scene", "place", "found"),
    [
        ("0 6C", COFFEE_HOUSE, True),
        ("0 5C", COFFEE_HOUSE, False),
        ("rubies=coffee_house:0 | 0 9C", COFFEE_HOUSE, False),
        ("0 0L", ROASTING_PLANT, False),
        ("0 2L", ROASTING_PLANT, True),
        ("0 0L R", ROASTING_PLANT, True),
        ("0 0L hand=stay", ROASTING_PLANT, True),
        ("0 1C", TAVERN, True),
        ("0 1C tavern=movement,encounter", TAVERN, False),
    ],
)
def test_a_place_brings_something_only_if_its_action_can_be_carried_out(
    scene: str, place: int, found: bool
) -> None:
    s = lay(scene).state
    assert (gains(s, s.seats[0])[place] > 0) is found


@pytest.mark.parametrize("better", ["0 1r", "0 6C", "0 guild=1,5"])
def test_who_has_more_stands_better(better: str) -> None:
    match = lay(better)
    values = catalog.evaluation(match.game).values(match.state)
    assert values[0] > max(values[1:])


def test_coffee_is_counted_beside_the_rest() -> None:
    s: State = lay("0 3C").state
    told = dict(zip(names("istanbul+mocha"), features(s, 0), strict=True))
    assert told["coffee"] == 3
    assert told["coffee_missing"] == 3
    assert told["guild_cards"] == 0
