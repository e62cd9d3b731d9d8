"""The sixth ruby, the last round and the last cards. MOC-END."""

import pytest

from bedesten.core.ids import OVER
from tests.istanbul.lay import ACT, at, do, offered
from tests.mocha.test_setup import CARDS, PLAYERS, lay

SOURCES = {
    "wainwright": (f"{ACT} | 0 7L cap4 @wainwright", "extend"),
    "palace": (f"{ACT} rubies=palace:5 | 0 RRGGYYBB @palace", "deliver:R"),
    "small mosque": (f"{ACT} | 0 RR tiles=green @small_mosque", "take:red"),
    "great mosque": (f"{ACT} | 0 BB tiles=yellow @great_mosque", "take:blue"),
    "gemstone dealer": (f"{ACT} | 0 20L @gemstone", "buy_ruby"),
    "coffee house": (f"{ACT} | 0 6C @coffee_house", "deliver_coffee"),
    "baksheesh": (f"{ACT} | 0 4C YYY cap3 @tavern", "ruby:coffee_house"),
    "through the barrier": (f"{ACT} | 0 8C @tavern", "barrier:2|20 at:coffee_house deliver_coffee"),
    "guild card 1": ("0 cap4 guild=1", "guild:1"),
    "guild card 13": ("0 RRGGYY guild=13", "guild:13 pay_set:RRGGYY"),
    "guild card 14": ("0 R tiles=green guild=14", "guild:14 take:red"),
    "guild card 15": ("0 Y tiles=blue guild=15", "guild:15 take:yellow"),
    "guild card 16": ("0 15L guild=16", "guild:16"),
    "guild card 19": ("0 3C YYY cap3 guild=19", "guild:19 ruby:palace"),
    "guild card 20": ("0 3C guild=20", "guild:20"),
}


@pytest.mark.rule("MOC-END-1", "MOC-PC-1")
@pytest.mark.parametrize("source", SOURCES)
@pytest.mark.parametrize("players", PLAYERS)
def test_the_sixth_ruby_triggers_the_end_wherever_it_comes_from(source: str, players: int) -> None:
    scene, tokens = SOURCES[source]
    for owned, ending in [(4, False), (5, True), (6, True)]:
        match = lay(f"{scene} | 0 {owned}r", players)
        do(match, tokens)
        assert at(match, "seats.0.rubies") == owned + 1
        assert at(match, "ending") is ending


@pytest.mark.rule("MOC-END-1", "MOC-END-3")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("start", [0, 1])
def test_the_round_is_completed_up_to_the_player_before_the_start_player(players: int, start: int) -> None:
    match = lay(f"start={start} active=0 | 0 3C 5r guild=20", players)
    do(match, "guild:20 end_turn")
    last = (start - 1) % players
    turns = [] if last == 0 else list(range(1, last + 1))
    for seat in turns:
        assert match.to_move() == seat
        do(match, "move:guild_hall decline")
    for i in range(players):
        assert match.to_move() == (start + i) % players
        assert offered(match) == ["done"]
        do(match, "done")
    assert match.to_move() == OVER


@pytest.mark.rule("MOC-END-2")
@pytest.mark.parametrize("players", PLAYERS)
def test_an_added_turn_does_not_shift_the_round(players: int) -> None:
    last = players - 1
    match = lay(f"active={last} | {last} 5r 7L cap4 @tea guild=7", players)
    do(match, "guild:7 return end_turn move:wainwright leave extend proceed end_turn")
    assert at(match, "active") == -1
    assert offered(match) == ["done"]


@pytest.mark.rule("MOC-END-2")
def test_card_7_after_the_trigger_still_gives_its_turn() -> None:
    match = lay("ending active=2 | 0 6r | 2 @tea guild=7")
    do(match, "guild:7 return end_turn")
    assert (match.to_move(), at(match, "active")) == (2, 2)
    do(match, "move:guild_hall decline")
    assert at(match, "active") == -1


FINAL = "ending active=-1 todo=FinalCards.0,FinalCards.1,FinalCards.2,GameOver.0"
LAST_CARDS = ["lira_8_for_1_coffee", "dice_reward", "exchange_3", "lira_5", "good_1"]


@pytest.mark.rule("MOC-END-3")
@pytest.mark.parametrize("card", LAST_CARDS)
def test_cards_that_bring_goods_or_money_are_played_at_last(card: str) -> None:
    match = lay(f"{FINAL} | 0 2C R hand={card}")
    assert card in [token.partition(":")[0] for token in offered(match)]


@pytest.mark.rule("MOC-END-3")
@pytest.mark.parametrize("card", sorted(set(CARDS) - set(LAST_CARDS)))
def test_no_other_card_is(card: str) -> None:
    match = lay(f"{FINAL} | 0 9L 9C RGYB stack=3 family@tea out=tea guild=1,17 tiles=yellow hand={card}")
    assert offered(match) == ["done"]


@pytest.mark.rule("MOC-END-3", "MOC-DICE-1")
@pytest.mark.parametrize(("dice", "lira", "coffee"), [("1+1", 4, 0), ("3+4", 0, 2), ("5+6", 10, 0)])
def test_a_last_roll_counts_at_once(dice: str, lira: int, coffee: int) -> None:
    match = lay(f"{FINAL} | 0 0L 0C tiles=red hand=dice_reward,die_to_6")
    do(match, f"dice_reward *reward:{dice}")
    assert offered(match) == ["done"]
    assert (at(match, "seats.0.lira"), at(match, "seats.0.coffee")) == (lira, coffee)


@pytest.mark.rule("MOC-END-4")
@pytest.mark.parametrize(
    ("mine", "other", "ranks"),
    [
        ("6r 0L", "5r 99L RGYB 20C", [1, 2]),
        ("6r 6L 0C", "6r 5L RGYB 20C", [1, 2]),
        ("6r 5L RG 0C", "6r 5L R 20C hand=stay", [1, 2]),
        ("6r 5L RG 0C hand=stay", "6r 5L RG 20C guild=1,2,3", [1, 2]),
        ("6r 5L RG 0C hand=stay", "6r 5L YB 20C guild=1,2,3 hand=coffee_2", [1, 1]),
        ("6r 5L RG", "6r 5L RG 9C tavern=movement guild=1", [1, 1]),
    ],
)
def test_rubies_then_lira_then_goods_then_bonus_cards(mine: str, other: str, ranks: list[int]) -> None:
    match = lay(f"{FINAL} | 0 {mine} | 1 {other} | 2 0r 0L")
    do(match, "done done done")
    assert match.game.ranking(match.state) == [*ranks, 3]
