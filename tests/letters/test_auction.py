"""Auction House (23): a good, then two cards for the highest bid. LET-AUCT."""

import pytest

from bedesten.core.ids import WATCHER
from bedesten.istanbul import events as base_ev
from tests.istanbul.lay import at, do, goods, offered
from tests.letters.lay import ACT, lay
from tests.letters.test_kiosk import EMPTY, why

SCENE = f"{ACT} | 0 9L @auction_house | 1 9L | 2 9L"


@pytest.mark.rule("LET-AUCT-1", "LET-GEN-3")
def test_without_room_the_good_is_void_and_the_auction_follows() -> None:
    match = lay(f"{ACT} | 0 2L RRGGYYBB @auction_house")
    do(match, "auction")
    assert offered(match) == ["bid:1", "bid:2"]
    match = lay(f"{ACT} | 0 2L RRGGYY @auction_house")
    do(match, "auction")
    assert offered(match) == ["gain:B"]
    assert why(match, "gain:R") == "LET-GEN-3"


@pytest.mark.rule("LET-AUCT-2", "LET-AUCT-7")
def test_whoever_has_lira_must_open() -> None:
    match = lay(SCENE)
    do(match, "auction gain:R")
    assert offered(match)[0] == "bid:1"
    assert why(match, "no_bid") == "LET-AUCT-2"
    assert why(match, "end_turn") == "IST-TURN-2"


@pytest.mark.rule("LET-AUCT-3", "LET-AUCT-4")
def test_if_all_others_pass_the_opening_bid_wins_without_another_one() -> None:
    match = lay(SCENE)
    do(match, "auction gain:R bid:3 no_bid no_bid *draw:stay *draw:stay")
    assert at(match, "seats.0.lira") == 6
    assert at(match, "seats.0.hand") == ["stay", "stay"]
    assert offered(match) == ["end_turn"]


@pytest.mark.rule("LET-AUCT-3")
def test_everybody_is_asked_once_and_each_bid_tops_the_highest() -> None:
    match = lay(SCENE)
    do(match, "auction gain:R bid:2 bid:4")
    assert (match.to_move(), offered(match)[0]) == (2, "bid:5")
    assert why(match, "bid:4") == "LET-AUCT-3"
    do(match, "bid:5")
    assert (match.to_move(), offered(match)[0]) == (0, "bid:6")
    do(match, "no_bid *draw:stay *draw:stay")
    assert [at(match, f"seats.{seat}.lira") for seat in range(3)] == [14, 9, 4]


@pytest.mark.rule("LET-AUCT-6")
def test_nobody_bids_more_lira_than_they_own() -> None:
    match = lay(f"{ACT} | 0 3L @auction_house | 1 5L | 2 9L")
    do(match, "auction gain:R")
    assert offered(match) == ["bid:1", "bid:2", "bid:3"]
    assert why(match, "bid:4") == "LET-AUCT-6"
    do(match, "bid:3")
    assert offered(match) == ["bid:4", "bid:5", "no_bid"]


@pytest.mark.rule("LET-AUCT-11", "LET-AUCT-6")
def test_no_bid_is_higher_than_fifty() -> None:
    match = lay(f"{ACT} | 0 80L @auction_house | 1 90L | 2 9L")
    do(match, "auction gain:R")
    assert offered(match) == [f"bid:{lira}" for lira in range(1, 51)]
    do(match, "bid:50")
    assert offered(match) == ["no_bid"]


@pytest.mark.rule("LET-AUCT-8")
def test_a_single_card_left_is_drawn_and_still_paid_for() -> None:
    match = lay(f"{ACT} {EMPTY} | 0 9L @auction_house | 1 9L")
    do(match, "auction gain:R bid:1 bid:5 no_bid no_bid *draw:letter_1")
    assert at(match, "seats.1.hand") == ["letter_1"]
    assert [at(match, f"seats.{seat}.lira") for seat in range(2)] == [14, 4]
    assert match.to_move() == 0


@pytest.mark.rule("LET-AUCT-9", "LET-AUCT-5")
def test_only_the_winner_sees_the_cards() -> None:
    match = lay(SCENE)
    news = do(match, "auction gain:R bid:1 bid:2 no_bid no_bid *draw:stay *draw:lira_5")
    drawn = [event for event in news if event.kind == base_ev.DREW]
    assert len(drawn) == 2
    for event in drawn:
        assert [seat for seat in (WATCHER, 0, 1, 2) if event.seen_by(seat)] == [1]
    views = [match.game.notation.dump_view(match.game.view(match.state, seat)) for seat in (WATCHER, 0, 2)]
    for view in views:
        seats: list[dict[str, object]] = view["seats"]  # type: ignore[assignment]
        assert seats[1]["cards"] == 2
        assert "hand" not in seats[1]


@pytest.mark.rule("LET-AUCT-10")
def test_with_two_players_only_the_opponent_bids_in_between() -> None:
    match = lay(f"{ACT} merchants=auction_house,tea,tea | 0 9L @auction_house | 1 9L", players=2)
    do(match, "auction gain:R bid:1")
    assert match.to_move() == 1
    do(match, "bid:2")
    assert (match.to_move(), offered(match)[0]) == (0, "bid:3")


@pytest.mark.rule("LET-BONUS-15", "LET-GEN-8")
def test_nobody_plays_a_card_for_the_sake_of_a_bid() -> None:
    match = lay(f"{ACT} | 0 1L hand=lira_5,red_lira_3 @auction_house | 1 1L hand=lira_5,red_lira_3")
    do(match, "auction gain:R")
    assert (why(match, "lira_5"), why(match, "red_lira_3")) == ("IST-TURN-4", "LET-BONUS-2")
    do(match, "bid:1")
    assert match.to_move() == 1
    assert (why(match, "lira_5"), why(match, "red_lira_3")) == ("LET-BONUS-15", "LET-BONUS-15")
    assert goods(match) == "R"
