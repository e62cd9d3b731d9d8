"""Every ruling of Mocha & Baksheesh in both its readings."""

import re

import pytest

from tests.istanbul.lay import ACT, at, do, offered
from tests.istanbul.test_rulings import why
from tests.mocha.test_setup import lay

TAVERN = f"{ACT} governor@tea smuggler@tea coffee_trader@tea | 0 7C 7L @tavern"


@pytest.mark.rule("MOC-TAV-3")
def test_the_barrier_is_placed_where_it_lies_or_elsewhere() -> None:
    scene = TAVERN.replace(" | ", " barrier=7-17:1 | ", 1)
    assert "barrier:7|17" in offered(lay(scene))
    match = lay(scene, barrier_same_edge=False)
    assert "barrier:1|7" in offered(match)
    assert why(match, "barrier:7|17") == ("MOC-TAV-3", "agreed")


@pytest.mark.rule("MOC-TAV-5")
def test_the_tavern_itself_is_reached_by_the_barrier_or_not() -> None:
    match = lay(TAVERN)
    do(match, "barrier:1|19")
    assert offered(match) == ["skip", "at:wainwright", "at:tavern"]
    match = lay(TAVERN, tavern_by_barrier=False)
    do(match, "barrier:1|19")
    assert offered(match) == ["skip", "at:wainwright"]
    assert why(match, "at:tavern") == ("MOC-TAV-5", "agreed")


@pytest.mark.rule("MOC-TAV-4")
def test_the_action_at_the_barrier_is_declined_or_not() -> None:
    match = lay(TAVERN)
    do(match, "barrier:2|20 skip")
    match = lay(TAVERN, barrier_action_optional=False)
    do(match, "barrier:2|20")
    assert offered(match) == ["at:fabric"]
    assert why(match, "skip") == ("MOC-TAV-4", "agreed")
    none = lay(TAVERN.replace("7C 7L", "2C 0L"), barrier_action_optional=False, tavern_by_barrier=False)
    do(none, "barrier:1|19")
    assert offered(none) == ["skip"]


@pytest.mark.rule("MOC-TAV-4", "MOC-BONUS-8")
def test_cards_of_a_place_serve_the_action_at_the_barrier_or_not() -> None:
    scene = TAVERN.replace("7C", "15C") + " hand=repeat_coffee_house"
    match = lay(scene)
    do(match, "barrier:2|20 at:coffee_house deliver_coffee repeat")
    match = lay(scene, cards_by_barrier=False)
    do(match, "barrier:2|20 at:coffee_house deliver_coffee")
    assert offered(match) == ["end_turn"]
    assert why(match, "repeat") == ("MOC-TAV-4", "agreed")
    assert at(match, "seats.0.rubies") == 1


@pytest.mark.rule("MOC-TAV-4", "IST-MARK-3")
def test_anything_is_sold_by_the_barrier_or_not() -> None:
    scene = TAVERN.replace("@tavern", "@tavern BR hand=small_market_any").replace(" | ", " small=S3 | ", 1)
    match = lay(scene)
    edge = next(token for token in offered(match) if re.fullmatch(r"barrier:(11\|\d+|\d+\|11)", token))
    do(match, f"{edge} at:small_market")
    assert "sell_any:RB" in offered(match)
    match = lay(scene, cards_by_barrier=False)
    do(match, f"{edge} at:small_market")
    assert offered(match) == ["sell:R"]
    assert why(match, "sell_any:RB") == ("MOC-TAV-4", "agreed")
    match = lay(scene.replace("BR", "B"), cards_by_barrier=False)
    do(match, edge)
    assert why(match, "at:small_market") == ("MOC-TAV-4", "agreed")


@pytest.mark.rule("MOC-GUILD-7")
@pytest.mark.parametrize(("reading", "left"), [("when_empty", 1), ("next_draw", 0)])
def test_the_guild_pile_is_shuffled_at_once_or_at_the_next_draw(reading: str, left: int) -> None:
    held = ",".join(str(card) for card in range(1, 18))
    scene = f"{ACT} guild_discard=20 | 0 @guild_hall | 1 guild={held}"
    match = lay(scene, reshuffle=reading)
    do(match, "guild_hall *guild_draw:18 *guild_draw:19")
    assert at(match, "places.guild_hall.pile_size") == left
