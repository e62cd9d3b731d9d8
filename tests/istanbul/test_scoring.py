"""The end of the game. IST-END."""

import pytest

from bedesten.core.ids import OVER
from bedesten.core.play.match import Match
from tests.istanbul.lay import ACT, at, do, goods, lay, offered


def buy_on(rubies: int, seat: int, players: int = 3, start: int = 0) -> Match:
    """A seat at the dealer, about to buy one ruby more."""
    todo = f"todo=ActHere.{seat},Encounters.{seat},EndTurn.{seat}"
    return lay(f"{todo} active={seat} | {seat} {rubies}r 30L @gemstone", players, start=start)


@pytest.mark.rule("IST-END-1")
@pytest.mark.parametrize(("n", "trigger"), [(2, 6), (3, 5), (4, 5), (5, 5)])
def test_the_fifth_ruby_triggers_the_end_and_with_two_players_the_sixth(n: int, trigger: int) -> None:
    early = buy_on(trigger - 2, 0, n)
    do(early, "buy_ruby")
    assert at(early, "ending") is False
    match = buy_on(trigger - 1, 0, n)
    do(match, "buy_ruby")
    assert at(match, "ending") is True


@pytest.mark.rule("IST-END-1", "IST-END-3")
def test_the_round_is_completed_up_to_the_player_before_the_start_player() -> None:
    match = buy_on(4, 1)  # EX-42
    do(match, "buy_ruby proceed end_turn")
    assert (match.to_move(), at(match, "todo.0")) == (2, "Move 2")
    do(match, "move:tea decline")
    assert (match.to_move(), at(match, "todo.0")) == (0, "FinalCards 0")
    assert at(match, "active") == -1


@pytest.mark.rule("IST-END-1")
def test_more_rubies_may_be_gained_after_the_trigger() -> None:
    match = lay(f"{ACT} | 0 4r 60L @gemstone hand=repeat_gem", 3)
    do(match, "buy_ruby repeat")
    assert at(match, "seats.0.rubies") == 6
    other = lay("ending active=1 todo=ActHere.1,Encounters.1,EndTurn.1 | 0 5r | 1 30L @gemstone", 3)
    do(other, "buy_ruby")
    assert at(other, "seats.1.rubies") == 1


@pytest.mark.rule("IST-END-2")
@pytest.mark.parametrize(
    ("scene", "tokens"),
    [
        ("0 4r 30L @gemstone", "buy_ruby"),
        ("0 4r RGYB @police", "send:palace deliver"),
        ("0 4r 7L cap4 @wainwright", "extend"),
        ("0 4r RR tiles=green @small_mosque", "take:red"),
        ("0 4r YY tiles=blue @great_mosque", "take:yellow"),
        ("0 3r 60L @gemstone hand=repeat_gem", "buy_ruby repeat"),
    ],
)
def test_the_trigger_is_checked_on_every_ruby(scene: str, tokens: str) -> None:
    match = lay(f"{ACT} | {scene}")
    assert at(match, "ending") is False
    do(match, tokens)
    assert at(match, "ending") is True


@pytest.mark.rule("IST-END-2")
def test_the_game_ends_after_the_turn_of_the_last_player_of_a_round() -> None:
    match = buy_on(4, 2)
    do(match, "buy_ruby proceed end_turn")
    assert offered(match) == ["done"]
    assert at(match, "todo") == ["FinalCards 0", "FinalCards 1", "FinalCards 2", "GameOver 0"]


@pytest.mark.rule("IST-END-2", "IST-END-3")
def test_a_round_begins_with_the_start_player_whoever_that_is() -> None:
    match = buy_on(4, 1, start=2)
    do(match, "buy_ruby proceed end_turn")
    assert at(match, "todo")[:3] == ["FinalCards 2", "FinalCards 0", "FinalCards 1"]
    earlier = buy_on(4, 2, start=2)
    do(earlier, "buy_ruby proceed end_turn")
    assert at(earlier, "todo.0") == "Move 0"


@pytest.mark.rule("IST-END-3")
def test_nobody_moves_after_the_last_cards() -> None:
    match = lay("ending todo=EndTurn.2 active=2", 3)
    do(match, "done done done")
    assert match.to_move() == OVER
    assert offered(match) == []


@pytest.mark.rule("IST-END-4")
def test_then_everybody_may_play_lira_and_goods_cards_in_turn_order() -> None:
    match = lay("ending todo=EndTurn.1 active=1 start=2 | 0 0L hand=lira_5 | 2 RR hand=good_1,good_1", 3)
    assert (match.to_move(), offered(match)) == (2, ["done", "good_1:G", "good_1:Y", "good_1:B"])
    do(match, "good_1:G good_1:G done")
    assert goods(match, 2) == "RRGG"
    assert (match.to_move(), offered(match)) == (0, ["done", "lira_5"])
    do(match, "lira_5")
    assert (at(match, "seats.0.lira"), offered(match)) == (5, ["done"])
    do(match, "done")
    assert match.to_move() == 1


@pytest.mark.rule("IST-END-4")
def test_no_other_card_tile_or_token_is_used_after_the_last_round() -> None:
    cards = "move_3_4,stay,return_assistant,family_home,small_market_any,repeat_sultan,repeat_post,repeat_gem"
    match = lay(
        "ending governor@tea todo=EndTurn.2 active=2"
        f" | 0 9L @tea family@post tiles=yellow out=post hand={cards}",
        3,
    )
    assert offered(match) == ["done"]
    full = lay("ending todo=EndTurn.2 active=2 | 0 RRGGYYBB hand=good_1", 3)
    assert offered(full) == ["done"]


@pytest.mark.rule("IST-END-5")
@pytest.mark.parametrize(
    ("winner", "loser"),
    [
        ("5r 0L -", "4r 9L RRGG hand=stay"),
        ("5r 4L -", "5r 3L RRGG hand=stay"),
        ("5r 4L RGY", "5r 4L RR hand=stay"),
        ("5r 4L RG hand=stay,stay", "5r 4L RG hand=lira_5"),
    ],
)
def test_rubies_win_then_lira_then_goods_then_cards(winner: str, loser: str) -> None:
    for first, second, ranks in ((winner, loser, [1, 2]), (loser, winner, [2, 1])):
        match = lay(f"ending todo=EndTurn.1 active=1 | 0 {first} | 1 {second}", 2)
        do(match, "done done")
        assert match.game.ranking(match.state) == ranks


@pytest.mark.rule("IST-END-5")
def test_a_card_played_at_the_end_counts_as_lira_and_no_more_as_a_card() -> None:
    match = lay("ending todo=EndTurn.1 active=1 | 0 5r 3L hand=lira_5 | 1 5r 7L", 2)  # EX-43
    assert match.game.ranking(match.state) == [2, 1]
    do(match, "lira_5 done done")
    assert match.game.ranking(match.state) == [1, 2]


@pytest.mark.rule("IST-END-5", "IST-END-6")
def test_players_still_tied_share_the_victory_and_any_other_rank() -> None:
    equal = "4L RGY hand="
    match = lay(f"ending | 0 5r {equal}stay | 1 5r {equal}stay | 2 4r {equal}good_1 | 3 4r {equal}lira_5", 4)
    assert match.game.ranking(match.state) == [1, 1, 3, 3]  # EX-44
    ahead = lay("0 2L | 1 2L | 2 9L | 3 2L", 4)
    assert ahead.game.ranking(ahead.state) == [2, 2, 1, 2]
