"""Actions inside actions, the order of the dice window, another turn, and what stays hidden."""

import pytest

from bedesten import catalog
from bedesten.core.game import Setup
from bedesten.core.ids import WATCHER
from bedesten.core.play.conformance import seen
from bedesten.core.play.match import Match
from bedesten.core.play.scenario import look
from bedesten.istanbul.board import edge_of
from tests.istanbul.lay import at, do, offered

ACT = "todo=ActHere.0,Encounters.0,EndTurn.0"
ALL = range(1, 21)


def lay(scene: str, players: int = 3) -> Match:
    game = catalog.game("istanbul+mocha")
    match = Match(game, Setup(players, {}))
    match.state = game.notation.load(game.notation.scene(scene, match.setup))
    return match


def hand(*without: int) -> str:
    """All guild cards but these."""
    return ",".join(str(card) for card in ALL if card not in without)


# ------------------------------------------------------------------ the barrier


@pytest.mark.rule("MOC-MOVE-2")
def test_every_edge_closed_leaves_every_place_in_reach_by_the_shortest_way_around() -> None:
    board = lay("").state.board
    for edge in board.edges:
        closed = board.closed(edge)
        p, q = edge // 32, edge % 32
        assert closed.steps[p][q] == 3
        for a in ALL:
            assert sorted(closed.steps[a][b] for b in ALL)[0] == 0
            for b in ALL:
                detour = closed.steps[a][b] - board.steps[a][b]
                assert detour in (0, 2)
                assert closed.steps[a][b] == closed.steps[b][a]
    assert edge_of(7, 17) in board.edges


@pytest.mark.rule("MOC-TAV-5", "MOC-TAV-4", "MOC-DEC-2")
def test_the_tavern_is_reached_again_and_again_through_the_barrier() -> None:
    match = lay(f"{ACT} | 0 7C 7L @tavern hand=repeat_wainwright")
    do(match, "barrier:1|19 at:tavern barrier:2|19 at:tavern barrier:1|19")
    assert at(match, "seats.0.coffee") == 1
    assert offered(match) == ["skip", "at:wainwright", "at:tavern"]
    do(match, "at:wainwright")
    assert offered(match) == ["extend"]
    do(match, "extend")
    assert at(match, "todo")[0] == "AfterAction 0 1"
    assert offered(match) == ["proceed"]
    do(match, "proceed")
    assert at(match, "todo") == ["Encounters 0", "EndTurn 0"]


@pytest.mark.rule("MOC-BONUS-8", "MOC-TAV-4")
def test_the_coffee_house_beside_the_barrier_is_repeated_with_its_card() -> None:
    match = lay(f"{ACT} | 0 15C @tavern hand=repeat_coffee_house")
    do(match, "barrier:2|20 at:coffee_house deliver_coffee repeat")
    assert at(match, "seats.0.rubies") == 2
    assert at(match, "seats.0.coffee") == 15 - 2 - 6 - 7
    assert offered(match) == ["proceed"]


@pytest.mark.rule("MOC-TAV-4", "MOC-GUILD-4")
@pytest.mark.parametrize("used", ["", "used=guild_turn "])
def test_tiles_bound_to_a_place_serve_beside_the_barrier_but_not_in_a_guild_turn(used: str) -> None:
    match = lay(f"{used}todo=ActAt.0.9,Encounters.0,EndTurn.0 | 0 0L @tavern tiles=red")
    do(match, "tea:5 *tea:1+1")
    assert ("reroll" in offered(match)) == (not used)


# ------------------------------------------------------------------ dice


@pytest.mark.rule("MOC-DICE-2")
def test_tile_and_cards_change_a_roll_in_any_order() -> None:
    match = lay(f"{ACT} | 0 0L @tea tiles=red hand=die_to_6,die_to_6")
    do(match, "tea:12 *tea:1+2")
    assert offered(match) == ["keep", "set4:1", "set4:2", "reroll", "set6:1", "set6:2"]
    do(match, "set6:1")
    assert offered(match) == ["keep", "set4:1", "set4:2", "reroll", "set6:1"]
    do(match, "set4:1")
    assert offered(match) == ["keep", "set6:1"]
    do(match, "set6:1")
    assert offered(match) == ["keep"]
    do(match, "keep")
    assert at(match, "seats.0.lira") == 12
    assert at(match, "used") == ["red"]


@pytest.mark.rule("MOC-DICE-5")
def test_whoever_has_nothing_to_change_a_roll_with_is_asked_all_the_same() -> None:
    for scene in ("0 @tea", "0 @tea hand=die_to_6"):
        match = lay(f"{ACT} | {scene}")
        do(match, "tea:3 *tea:6+6")
        assert offered(match) == ["keep"]


@pytest.mark.rule("MOC-DICE-1", "MOC-END-3")
def test_after_the_last_round_a_roll_counts_as_it_falls() -> None:
    match = lay("ending turn=9 active=-1 todo=FinalCards.0,GameOver.0 | 0 0L hand=dice_reward,die_to_6")
    do(match, "dice_reward *reward:1+1")
    assert at(match, "seats.0.lira") == 4
    assert offered(match) == ["done"]


# ------------------------------------------------------------------ guild turns


@pytest.mark.rule("MOC-GCARD-7", "MOC-END-2", "MOC-TURN-2")
def test_another_turn_is_a_turn_of_its_own_in_the_same_round() -> None:
    match = lay("ending active=2 start=0 turn=30 | 2 9L guild=7,17 tiles=yellow @tavern out=tea,palace")
    do(match, "guild:7 return:tea yellow:palace end_turn")
    assert (at(match, "turn"), at(match, "active"), at(match, "used")) == (31, 2, [])
    assert at(match, "seats.2.merchant") == "fountain"
    do(match, "guild:17 end_turn")
    assert at(match, "active") == -1
    assert match.to_move() == 0


@pytest.mark.rule("MOC-GCARD-12", "MOC-TAV-5", "MOC-GUILD-5")
def test_the_police_card_goes_through_tavern_and_barrier_and_brings_the_family_home_at_last() -> None:
    match = lay("0 4C 0L guild=12 family@tea hand=repeat_post")
    do(match, "guild:12 at:tavern barrier:5|14 at:post post")
    assert at(match, "seats.0.family") == "police"
    assert at(match, "places.guild_hall.discard") == [12]
    assert at(match, "todo") == ["Encounters 0", "EndTurn 0"]
    assert offered(match) == ["end_turn"]


@pytest.mark.rule("MOC-GUILD-5", "MOC-GUILD-7")
def test_the_card_being_resolved_is_in_no_pile_when_the_pile_is_shuffled() -> None:
    match = lay(f"guild_discard=3,4 | 0 guild=12 | 1 guild={hand(3, 4, 12)}")
    do(match, "guild:12 at:guild_hall guild_hall")
    assert offered(match) == ["*guild_draw:3", "*guild_draw:4"]
    do(match, "*guild_draw:3 *guild_draw:4")
    assert offered(match) == ["discard_guild:3", "discard_guild:4"]
    do(match, "discard_guild:4")
    assert at(match, "places.guild_hall.discard") == [4, 12]
    assert at(match, "seats.0.guild_hand") == [3]


@pytest.mark.rule("MOC-GCARD-19")
def test_the_second_tavern_action_waits_for_the_whole_first_one() -> None:
    match = lay("0 4C 2L guild=19")
    do(match, "guild:19 barrier:7|17 at:roasting_plant roast_lira")
    assert at(match, "seats.0.coffee") == 4 - 1 + 2
    assert offered(match)[:2] == ["stop", "barrier:1|7"]
    do(match, "tile:encounter")
    assert at(match, "seats.0.coffee") == 4
    assert offered(match) == ["end_turn"]


@pytest.mark.rule("MOC-GUILD-4")
def test_in_a_guild_turn_the_small_market_wants_what_it_demands() -> None:
    match = lay("small=S3 | 0 BBR guild=12 hand=small_market_any")
    do(match, "guild:12 at:small_market")
    assert offered(match) == ["sell:R"]


# ------------------------------------------------------------------ hidden


@pytest.mark.rule("MOC-GUILD-8")
def test_only_the_drawer_sees_the_guild_card_they_draw() -> None:
    match = lay(f"{ACT} | 0 @guild_hall")
    do(match, "guild_hall")
    one, other = (match.game.clone(match.state) for _ in range(2))
    for s, token in ((one, "*guild_draw:4"), (other, "*guild_draw:9")):
        s.news = []
        match.game.apply(s, match.game.lexicon.action(token))
    for seat in (1, 2, WATCHER):
        assert seen(one.news, seat) == seen(other.news, seat)
        views = [match.game.notation.dump_view(match.game.view(s, seat)) for s in (one, other)]
        assert views[0] == views[1]
    assert seen(one.news, 0) != seen(other.news, 0)
    assert look(match.game.notation.dump_view(match.game.view(one, 0)), "seats.0.guild_hand") == [4]
