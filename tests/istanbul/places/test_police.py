"""Police station and family members. IST-POLI."""

import pytest

from bedesten.istanbul.ids import PLACES
from tests.istanbul.lay import ACT, at, do, goods, lay, offered

ELSEWHERE = [place for place in PLACES[1:] if place != "police"]


@pytest.mark.rule("IST-POLI-1")
def test_the_family_member_moves_from_the_station_to_any_other_place() -> None:
    match = lay(f"{ACT} | 0 @police")
    assert offered(match) == ["skip", *[f"send:{place}" for place in ELSEWHERE]]
    do(match, "send:gemstone")
    assert (at(match, "seats.0.family"), at(match, "seats.0.merchant")) == ("gemstone", "police")


@pytest.mark.rule("IST-POLI-1", "IST-POLI-4")
def test_while_it_is_away_there_is_no_action_at_the_station() -> None:
    match = lay("0 @fruit family@tea")
    do(match, "move:police leave")
    assert offered(match) == ["skip"]
    assert at(match, "seats.0.assistants") == ["police"]


@pytest.mark.rule("IST-POLI-2")
@pytest.mark.parametrize("place", ELSEWHERE)
def test_it_offers_the_action_of_the_place_it_was_sent_to(place: str) -> None:
    seat = "30L RRGGYYBBB cap4"
    here = lay(f"{ACT} | 0 {seat} @{place}")
    sent = lay(f"{ACT} | 0 {seat} @police")
    do(sent, f"send:{place}")
    assert offered(sent) == offered(here)
    assert len(offered(sent)) > 1
    do(sent, "skip")
    assert at(sent, "seats.0.family") == place


@pytest.mark.rule("IST-POLI-2")
def test_it_may_go_where_its_action_cannot_be_carried_out() -> None:
    match = lay(f"{ACT} governor@tea smuggler@tea | 0 0L - @police")
    do(match, "send:palace")
    assert offered(match) == ["skip"]
    do(match, "skip")
    assert offered(match) == ["end_turn"]


@pytest.mark.rule("IST-POLI-3", "IST-POLI-5")
def test_it_pays_nobody_and_meets_nobody_where_it_goes() -> None:
    match = lay(f"{ACT} governor@spice smuggler@police | 0 2L @police | 1 @spice family@spice")  # EX-28
    stack = at(match, "seats.0.stack")
    do(match, "send:spice fill")
    assert (goods(match), at(match, "seats.0.lira"), at(match, "seats.0.stack")) == ("GG", 2, stack)
    assert at(match, "seats.1.family") == "spice"
    assert offered(match) == ["smuggler:R", "smuggler:Y", "smuggler:B", "end_turn"]
    do(match, "smuggler:R pay2 *smuggler:1+1")
    assert at(match, "tokens.governor") == "spice"
    assert offered(match) == ["end_turn"]


@pytest.mark.rule("IST-POLI-3")
def test_it_does_not_move_neutral_merchants() -> None:
    match = lay(f"{ACT} | 0 20L @police", 2)
    do(match, "send:gemstone buy_ruby")
    assert at(match, "neutral_merchants") == ["small_mosque", "great_mosque", "gemstone"]
    assert at(match, "seats.0.lira") == 5


@pytest.mark.rule("IST-POLI-4")
def test_it_stays_there_until_it_is_caught() -> None:
    match = lay(f"{ACT} | 0 @police | 1 @caravansary")
    do(match, "send:black_market skip end_turn")
    assert at(match, "seats.0.family") == "black_market"
    do(match, "move:black_market leave skip catch:0 lira end_turn")
    assert at(match, "seats.0.family") == "police"


@pytest.mark.rule("IST-POLI-4")
def test_it_stays_there_until_the_card_calls_it_home() -> None:
    match = lay(f"{ACT} | 0 @police family@black_market hand=family_home")  # EX-40
    assert offered(match) == ["skip", "family_home"]
    do(match, "family_home lira send:gemstone")
    assert (at(match, "seats.0.family"), at(match, "seats.0.lira")) == ("gemstone", 5)


@pytest.mark.rule("IST-POLI-5")
def test_after_the_station_the_merchant_has_its_encounters_there() -> None:
    match = lay(f"{ACT} governor@police smuggler@tea | 0 @police | 1 family@police")
    do(match, "send:tea tea:3 *tea:5+5")
    assert offered(match) == ["governor", "end_turn"]
