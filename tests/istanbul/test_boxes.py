"""What an expansion may add without the base game naming it."""

from fractions import Fraction
from itertools import permutations

import pytest

from bedesten.core.errors import BadSave, BadSetup
from bedesten.core.game import Setup
from bedesten.core.lexicon import UNUSED
from bedesten.core.play.conformance import Checker
from bedesten.core.play.match import Match
from bedesten.istanbul.board import BASE_GRID, LAYOUTS, Board, Grid, edge_of
from bedesten.istanbul.game import Istanbul
from bedesten.istanbul.ids import BLACK_MARKET, FOUNTAIN, TEA
from bedesten.istanbul.kernel import Box
from bedesten.istanbul.pieces import Secret, Side
from tests.istanbul.lay import at, do, offered
from tests.istanbul.toy import PIER, SLOT, Toy
from tests.tiers import thorough

TOY = Toy()
ACT = "todo=ActHere.0,Encounters.0,EndTurn.0"
MEET = "todo=Encounters.0,EndTurn.0"


def lay(scene: str, **options: object) -> Match:
    match = Match(TOY, Setup(3, options))
    match.state = TOY.notation.load(TOY.notation.scene(scene, match.setup))
    return match


# ------------------------------------------------------------------ everything together


@pytest.mark.parametrize("players", [2, 3, thorough(5)])
@pytest.mark.parametrize("layout", ["row", "random"])
def test_a_game_with_a_box_keeps_every_law_and_ends(players: int, layout: str) -> None:
    checker = Checker(TOY, Setup(players, {"layout": layout}), players, 60)
    checker.run()
    checker.check_record()


def test_a_box_lies_in_its_own_slot_and_the_slots_before_it_stay_empty() -> None:
    match = lay("0 3fish")
    assert [type(box) is Box for box in TOY.rules.boxes] == [True, False]
    assert type(match.state.sides[0]) is Side
    assert type(match.state.secrets[0]) is Secret
    assert match.state.secrets[0].glimpse(0) == []
    assert at(match, "seats.0.fish") == 3
    assert at(match, "seats.1.fish") == 0


def test_a_box_has_options_of_its_own() -> None:
    assert at(lay("", fish=2), "seats.2.fish") == 2
    with pytest.raises(BadSetup, match="expected layout, start, neutral_assistants, fish"):
        TOY.new(Setup(3, {"birds": 2}))


@pytest.mark.parametrize(
    ("scene", "token", "rule", "key"),
    [
        ("0 @tea", "ferry", "TOY-1", "no_ferry"),  # at its decision
        (f"{ACT} | 0 @tea", "ferry", "TOY-2", "action"),  # at another one, told the phase
        ("0 @tea 9fish", "move:pier", "TOY-3", "stormy"),  # before the base game
        ("0 @tea 8fish", "move:pier", "IST-MOVE-1", "too_far"),
        ("0 @tea", "*fish:1+1", "TOY-4", "chance_decides"),
        ("0 @pier", "fish", "IST-TURN-2", "other_phase"),
        (f"{ACT} | 0 @tea", "fish", "IST-ACT-1", "other_place"),
        ("0 @tea", "porter", "IST-DEC-1", "not_offered"),  # nothing is said of it
    ],
)
def test_a_part_says_why_something_of_it_is_not_offered(scene: str, token: str, rule: str, key: str) -> None:
    reason = TOY.guide.why_not(lay(scene).state, 0, TOY.lexicon.action(token))
    assert reason is not None
    assert (reason.rule, reason.key) == (rule, key)


def test_words_of_a_scene_are_asked_of_every_part() -> None:
    with pytest.raises(BadSave, match=r"'4birds' is not understood: expected 7L .* 3fish"):
        lay("0 4birds")
    with pytest.raises(BadSave, match=r"'birds' is not understood: expected layout=… .* harbour"):
        lay("birds")


# ------------------------------------------------------------------ numbers with gaps


def test_numbers_that_are_not_in_play_are_no_places() -> None:
    assert TOY.rules.numbers == [*range(1, 17), PIER]
    assert TOY.rules.place_names[17:21] == [UNUSED] * 4
    assert TOY.lexicon.action("send:pier") == TOY.lexicon.action(f"send:{PIER}")
    match = lay(f"{ACT} | 0 @police out=pier")
    assert offered(match)[-1] == "send:pier"
    assert len(offered(match)) == 1 + 16
    with pytest.raises(BadSetup, match="each number from 1 to 16 and 21 to 21 once"):
        TOY.new(Setup(3, {"layout": "1 2 3"}))


def test_a_set_of_places_knows_the_new_one() -> None:
    match = lay(f"{ACT} | 0 @fountain out=tea,pier")
    do(match, "return:pier,9")
    assert at(match, "seats.0.assistants") == []


# ------------------------------------------------------------------ ways, stakes, dice, tokens


def test_another_way_begins_a_turn_like_a_move() -> None:
    match = lay("0 hand=ferry @tea")
    assert offered(match)[-1] == "ferry"
    do(match, "ferry leave")
    assert at(match, "seats.0.merchant") == "pier"
    assert at(match, "discard") == ["ferry"]


def test_dice_can_be_rolled_for_something_else_and_everybody_is_asked() -> None:
    match = lay(f"{ACT} | 0 @pier tiles=red")
    do(match, "fish *fish:2+5")
    assert offered(match) == ["keep"]
    do(match, "keep")
    assert at(match, "seats.0.fish") == 1


def test_a_play_changes_the_dice_as_often_as_it_can() -> None:
    match = lay(f"{ACT} | 0 1fish @tea")
    do(match, "tea:4 *tea:5+6")
    assert offered(match) == ["keep", "turn_die:1", "turn_die:2"]
    do(match, "turn_die:2")
    assert offered(match) == ["keep", "turn_die:2"]
    do(match, "turn_die:2 keep")
    assert at(match, "seats.0.lira") == lay("").state.seats[0].lira + 4


def test_after_the_red_tile_a_play_is_still_possible() -> None:
    match = lay(f"{ACT} | 0 0L 1fish tiles=red @tea")
    do(match, "tea:9 *tea:1+1")
    assert offered(match) == ["keep", "set4:1", "set4:2", "reroll", "turn_die:1", "turn_die:2"]
    do(match, "reroll *reroll:3+6")
    assert offered(match) == ["keep", "turn_die:1", "turn_die:2"]
    do(match, "keep")
    assert at(match, "seats.0.lira") == 9


def test_another_token_is_met_and_rolled_for() -> None:
    match = lay(f"{MEET} porter@tea | 0 0L @tea")
    assert offered(match) == ["end_turn", "porter"]
    do(match, "porter *porter:4+5")
    assert offered(match) == ["end_turn"]
    assert at(match, "used") == ["porter"]
    assert at(match, "tokens.porter") == "tea"


@pytest.mark.parametrize("met", ["governor *draw:stay *governor:1+1", "smuggler:R *smuggler:1+1"])
def test_whoever_meets_free_is_not_asked_to_pay(met: str) -> None:
    match = lay(f"{MEET} governor@tea smuggler@tea | 0 9L 2fish @tea")
    do(match, met)
    assert at(match, "seats.0.lira") == 9


# ------------------------------------------------------------------ a turn that is no visit


def test_in_a_turn_that_is_no_visit_nobody_is_met() -> None:
    match = lay(f"{MEET} used=fishing governor@tea porter@tea | 0 @tea hand=lira_5 | 1 family@tea")
    assert offered(match) == ["end_turn", "lira_5"]


@pytest.mark.parametrize(
    ("scene", "tokens", "then"),
    [
        ("0 @post hand=repeat_post", "post", "end_turn"),
        ("0 9L @spice tiles=green", "fill", "end_turn"),
        ("0 @tea tiles=red", "tea:3 *tea:1+1", "keep"),
    ],
)
def test_in_a_turn_that_is_no_visit_nothing_bound_to_a_place_is_used(
    scene: str, tokens: str, then: str
) -> None:
    match = lay(f"{ACT} used=fishing | {scene}")
    do(match, tokens)
    assert offered(match) == [then]


def test_in_a_turn_that_is_no_visit_the_small_market_buys_only_what_it_demands() -> None:
    scene = f"small=S3 | 0 BB @small_market hand=small_market_any {ACT}"
    assert "sell_any:BB" in offered(lay(scene.replace(f" {ACT}", "") + f" | {ACT}"))
    assert offered(lay(f"{ACT} used=fishing small=S3 | 0 BB @small_market hand=small_market_any")) == ["skip"]


# ------------------------------------------------------------------ boards and grids


def test_a_closed_edge_is_walked_around() -> None:
    board = Board(LAYOUTS["order"], 4)
    closed = board.closed(edge_of(6, 7))
    assert (board.steps[6][7], closed.steps[6][7]) == (1, 3)
    assert (board.steps[5][8], closed.steps[5][8]) == (3, 5)
    assert closed.steps[6][1] == board.steps[6][1] == 2
    assert closed is board.closed(edge_of(7, 6))


def test_a_straight_line_ends_at_a_closed_edge_and_at_the_border() -> None:
    board = Board(LAYOUTS["order"], 4)
    assert board.straight(5, 1) == [1, 6, 7, 8, 9, 13]
    assert board.closed(edge_of(6, 7)).straight(5, 2) == [13]
    assert len(board.edges) == 24


def test_a_grid_may_be_lopsided_and_every_layout_stays_as_likely() -> None:
    places = 12
    grid = Grid(3, 4, {}, [0, 1, 6], crossed=True)
    assert grid.usual() == "random"
    shares: dict[tuple[int, int, int], Fraction] = {}
    for tokens in permutations(range(places), 3):
        layout = [0] * places
        chance = Fraction(1)
        for place, position in zip((FOUNTAIN, BLACK_MARKET, TEA), tokens, strict=True):
            positions = grid.positions_for(place, layout)
            weights = grid.weights(place, layout)
            share = weights[positions.index(position)] if position in positions else 0
            chance *= Fraction(share, sum(weights))
            layout[position] = place
            if chance == 0:
                break
        if chance:
            shares[tokens] = chance
    assert shares.keys() == {
        (fountain, market, tea)
        for fountain, market, tea in permutations(range(places), 3)
        if fountain in (0, 1, 6)
        and abs(market // 4 - tea // 4) + abs(market % 4 - tea % 4) >= 3
        and market // 4 != tea // 4
        and market % 4 != tea % 4
    }
    assert len(set(shares.values())) == 1


def test_printed_layouts_are_worked_out_once() -> None:
    assert BASE_GRID.board(LAYOUTS["long"].copy()) is BASE_GRID.board(LAYOUTS["long"])
    assert BASE_GRID.board([*range(16, 0, -1)]) is not BASE_GRID.board([*range(16, 0, -1)])


def test_the_view_of_a_seat_glimpses_its_own_secret_only() -> None:
    match = lay("numbers=1,2,3")
    assert [TOY.view(match.state, seat).glimpses[SLOT] for seat in (0, 2, -3)] == [[1], [3], []]


def test_an_expansion_need_not_add_to_what_is_shown() -> None:
    """Its book has an empty answer: what a seat has and what is explained are those of the base game."""
    match, base = lay("0 7L @tea"), Istanbul()
    plain = base.notation.load(base.notation.scene("0 7L @tea", Setup(3)))
    assert TOY.guide.assets(match.state, 0) == base.guide.assets(plain, 0)
    assert set(base.guide.worth_explaining(plain, 0)) <= {
        *TOY.guide.worth_explaining(match.state, 0),
        *match.state.offered,
    }
