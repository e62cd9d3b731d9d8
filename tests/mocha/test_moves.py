"""Movement on the board of twenty, and the barrier. MOC-MOVE."""

from collections.abc import Iterator

import pytest

from bedesten.core.play.match import Match
from tests.istanbul.lay import ASSIST, at, do, offered
from tests.mocha.test_setup import lay

BOARD = [[16, 15, 18, 3, 10], [8, 1, 7, 17, 4], [2, 19, 6, 12, 9], [20, 11, 5, 14, 13]]
CELL = {place: (row, column) for row, line in enumerate(BOARD) for column, place in enumerate(line)}
PLACE = {cell: place for place, cell in CELL.items()}
NO_EDGE = (0, 0)
DIRECTIONS = [(0, 1), (0, -1), (1, 0), (-1, 0)]
EDGES = sorted(
    (p, q)
    for p in CELL
    for q in CELL
    if p < q and sum(abs(a - b) for a, b in zip(CELL[p], CELL[q], strict=True)) == 1
)


def step(place: int, direction: tuple[int, int], shut: tuple[int, int]) -> int:
    """The next place in a direction; 0 over the border or over the barrier."""
    cell = (CELL[place][0] + direction[0], CELL[place][1] + direction[1])
    other = PLACE.get(cell, 0)
    return 0 if (min(place, other), max(place, other)) == shut else other


def distances(place: int, shut: tuple[int, int]) -> dict[int, int]:
    """Shortest paths without the barrier's edge."""
    reached, queue = {place: 0}, [place]
    for here in queue:
        for direction in DIRECTIONS:
            other = step(here, direction, shut)
            if other and other not in reached:
                reached[other] = reached[here] + 1
                queue.append(other)
    return reached


def lines(place: int, shut: tuple[int, int]) -> set[int]:
    """Places three or more away in one direction."""
    reached = set()
    for direction in DIRECTIONS:
        here, count = step(place, direction, shut), 1
        while here:
            if count >= 3:
                reached.add(here)
            here, count = step(here, direction, shut), count + 1
    return reached


def targets(match: Match, verb: str) -> set[int]:
    """The numbers of the places an offered verb leads to."""
    names = match.state.rules.place_names
    return {names.index(token.partition(":")[2]) for token in offered(match) if token.startswith(f"{verb}:")}


def around(scene: str) -> Iterator[tuple[int, Match]]:
    """Seat 0 about to move, from every place of the board in turn."""
    match = lay(scene)
    for place in CELL:
        match.state.seats[0].place = place
        match.game.settle(match.state)
        yield place, match


ALL_WAYS = "0 hand=move_3_4,corner_move tavern=movement"


@pytest.mark.rule("MOC-MOVE-1", "MOC-MOVE-2", "MOC-MOVE-3", "MOC-MOVE-4", "MOC-MOVE-7")
@pytest.mark.parametrize("shut", EDGES, ids=str)
def test_moves_go_by_the_shortest_way_round_the_barrier(shut: tuple[int, int]) -> None:
    for place, match in around(f"barrier={shut[0]}-{shut[1]}:1 | {ALL_WAYS}"):
        far = distances(place, shut)
        assert targets(match, "move") == {q for q, steps in far.items() if steps in (1, 2)}
        assert targets(match, "move_long") == {q for q, steps in far.items() if steps in (3, 4)}
        assert targets(match, "line") == lines(place, shut)
        assert targets(match, "corner") == {16, 10, 20, 13} - {place}


@pytest.mark.rule("MOC-MOVE-2", "MOC-MOVE-7")
@pytest.mark.parametrize("barrier", ["", "barrier=7-17:0"])
def test_the_holder_and_everybody_without_a_barrier_move_freely(barrier: str) -> None:
    for place, match in around(f"{barrier} | {ALL_WAYS}"):
        far = distances(place, NO_EDGE)
        assert targets(match, "move") == {q for q, steps in far.items() if steps in (1, 2)}
        assert targets(match, "move_long") == {q for q, steps in far.items() if steps in (3, 4)}
        assert targets(match, "line") == lines(place, NO_EDGE)


@pytest.mark.rule("MOC-MOVE-2")
@pytest.mark.parametrize("shut", EDGES, ids=str)
def test_one_edge_never_locks_a_merchant_in(shut: tuple[int, int]) -> None:
    for place, match in around(f"barrier={shut[0]}-{shut[1]}:2"):
        assert 1 in distances(place, shut).values()
        assert len(targets(match, "move")) >= 2


@pytest.mark.rule("MOC-MOVE-3")
def test_near_places_of_a_line_are_ordinary_moves_only() -> None:
    for _, match in around("0 tavern=movement"):
        assert not targets(match, "line") & targets(match, "move")


@pytest.mark.rule("MOC-MOVE-3", "MOC-MOVE-4", "MOC-BONUS-7")
def test_without_tile_and_card_there_is_neither_line_nor_corner() -> None:
    for _, match in around("0 tavern=encounter hand=move_3_4"):
        assert targets(match, "line") == targets(match, "corner") == set()


@pytest.mark.rule("MOC-MOVE-3")
def test_the_movement_tile_works_every_turn_for_nothing() -> None:
    match = lay("0 0L 0C @gemstone tavern=movement")
    for target in ("large_market", "palace", "coffee_house", "gemstone"):
        do(match, f"line:{target} decline")
        assert at(match, "seats.0.merchant") == target
        for _ in range(2):
            do(
                match,
                "move:wainwright decline"
                if "move:wainwright" in offered(match)
                else "move:fountain skip end_turn",
            )
    assert (at(match, "seats.0.lira"), at(match, "seats.0.coffee")) == (0, 0)
    assert at(match, "seats.0.tavern_tiles") == ["movement"]


@pytest.mark.rule("MOC-MOVE-3", "MOC-MOVE-5")
def test_places_passed_over_have_no_effect() -> None:
    match = lay("governor@fountain | 0 5L @black_market tavern=movement | 1 3L @fountain family@wainwright")
    do(match, "line:fruit")
    assert offered(match) == ["leave", "decline"]
    do(match, "leave")
    assert offered(match) == ["skip", "fill"]
    do(match, "fill")
    assert offered(match) == ["end_turn"]
    assert at(match, "seats.0.assistants") == ["fruit"]
    assert (at(match, "seats.0.lira"), at(match, "seats.1.lira")) == (5, 3)
    assert at(match, "seats.1.family") == "wainwright"


@pytest.mark.rule("MOC-MOVE-3", "MOC-MOVE-4")
@pytest.mark.parametrize("token", ["line:fruit", "corner:palace", "move_long:fruit", "stay", "move:fabric"])
def test_one_movement_option_a_turn(token: str) -> None:
    match = lay("0 @black_market hand=corner_move,corner_move,move_3_4,stay tavern=movement")
    do(match, token)
    assert offered(match) == ["leave", "decline"]


@pytest.mark.rule("MOC-MOVE-5")
@pytest.mark.parametrize("token", ["line:large_market", "corner:large_market"])
def test_all_phases_follow_at_the_target(token: str) -> None:
    scene = "coffee_trader@large_market | 0 2L R @gemstone hand=corner_move tavern=movement"
    match = lay(f"{scene} | 1 3L @large_market | 2 family@large_market")
    do(match, token)
    assert offered(match) == ["leave", "decline"]
    do(match, "leave")
    assert offered(match) == ["pay", "refuse"]
    do(match, "pay")
    assert at(match, "seats.1.lira") == 5
    assert offered(match) == ["skip", "sell:R"]
    do(match, "skip")
    assert set(offered(match)) == {"catch:2", "coffee_trader"}


@pytest.mark.rule("MOC-MOVE-5", "MOC-TURN-5")
@pytest.mark.parametrize("token", ["line:large_market", "corner:large_market"])
def test_declining_the_assistant_step_ends_the_turn_at_once(token: str) -> None:
    match = lay(
        "coffee_trader@large_market | 0 9L R @gemstone hand=corner_move,lira_5,coffee_2 tavern=movement"
    )
    do(match, f"{token} decline")
    assert match.to_move() == 1
    assert "coffee_2" in at(match, "seats.0.hand")


@pytest.mark.rule("MOC-TURN-5")
def test_a_refused_toll_ends_the_turn_and_no_card_follows() -> None:
    match = lay("0 0L @fountain hand=coffee_2,coffee_2 | 1 @wainwright")
    do(match, "move:wainwright leave coffee_2 refuse")
    assert match.to_move() == 1
    assert at(match, "seats.0.hand") == ["coffee_2"]
    assert at(match, "seats.0.assistants") == ["wainwright"]


@pytest.mark.rule("MOC-MOVE-6")
def test_the_barrier_stops_no_family_member() -> None:
    match = lay("barrier=9-12:1 todo=ActHere.0,Encounters.0,EndTurn.0 | 0 @police")
    assert len(targets(match, "send")) == 19
    assert "send:tea" in offered(match)
    do(match, "send:tea tea:3 *tea:1+2 keep")
    assert at(match, "seats.0.family") == "tea"


@pytest.mark.rule("MOC-MOVE-6")
def test_the_barrier_stops_no_returning_assistant() -> None:
    match = lay(
        "barrier=7-17:1 | 0 5L stack=1 out=roasting_plant,fruit,tea hand=return_assistant tiles=yellow"
    )
    assert {"return_assistant:roasting_plant", "yellow:fruit"} <= set(offered(match))
    do(match, "return_assistant:roasting_plant yellow:fruit")
    assert at(match, "seats.0.assistants") == ["tea"]


@pytest.mark.rule("MOC-MOVE-6")
def test_the_barrier_stops_no_token() -> None:
    match = lay("barrier=6-7:1 todo=Encounters.0,EndTurn.0 coffee_trader@fountain | 0 5L")
    do(match, "coffee_trader pay2 *trader:1+5")
    assert at(match, "tokens.coffee_trader") == "caravansary"


@pytest.mark.rule("MOC-MOVE-6", "MOC-PC-2")
def test_the_barrier_stops_no_neutral_merchant_and_none_controls_it() -> None:
    match = lay(f"barrier=12-14:1 {ASSIST} | 0 5L @small_mosque", 2)
    do(match, "leave pay *neutral:6+6")
    assert at(match, "neutral_merchants") == ["police", "great_mosque", "gemstone"]
    assert at(match, "barrier") == {"edge": "12|14", "holder": 1}


@pytest.mark.rule("MOC-MOVE-6", "MOC-GCARD-7")
def test_the_barrier_does_not_stop_guild_card_7() -> None:
    match = lay("barrier=7-17:1 | 0 @roasting_plant guild=7")
    do(match, "guild:7 return")
    assert at(match, "seats.0.merchant") == "fountain"


@pytest.mark.rule("MOC-MOVE-7")
def test_the_control_tile_stays_until_another_player_takes_the_barrier_option() -> None:
    match = lay("barrier=7-17:1 active=1 | 1 2C @coffee_house | 2 2C @coffee_house")
    do(match, "move:tavern leave tile:movement end_turn")
    assert at(match, "barrier") == {"edge": "7|17", "holder": 1}
    do(match, "move:tavern leave refuse")
    assert at(match, "barrier") == {"edge": "7|17", "holder": 1}
