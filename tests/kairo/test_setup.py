"""The opening. KAI-SETUP, KAI-START, KAI-TWO."""

from collections import Counter

import pytest

from bedesten.core.errors import BadSetup
from bedesten.core.game import Setup
from bedesten.core.ids import CHANCE
from bedesten.core.play.match import Match
from bedesten.kairo.ids import HUES, NEUTRAL
from bedesten.kairo.kernel import NOBODY, State
from tests.kairo.files import six_sections
from tests.kairo.lay import CUSTOMERS, at, do, kairo, lay, offered, opened, told, why

# every square of sections 1 to 9 but one pair each, so that three stands fit somewhere
FIRST = [("red", "B2", "s"), ("blue", "F2", "s"), ("green", "J4", "s"), ("white", "B6", "s")]


def place(match: Match, colour: str, square: str, side: str) -> None:
    do(match, f"colour:{colour} square:{square} side:{side}")


@pytest.mark.rule("KAI-SETUP-2", "KAI-SETUP-8", "KAI-CHANCE-1")
def test_chance_is_asked_in_the_order_of_the_rules() -> None:
    match = Match(kairo(), Setup(3))
    verbs = []
    while match.to_move() == CHANCE:
        total = match.game.chance_total(match.state)
        verbs.append((offered(match)[0].split(":")[0], total))
        match.push(match.game.legal(match.state)[0])
    assert verbs == [
        *[("*display", n) for n in (33, 32, 31, 30)],
        *[("*draw", n) for n in range(29, 20, -1)],
        *[("*customer", n) for n in (6, 5, 4, 3, 2)],
        ("*start", 3),
    ]
    assert match.to_move() == 0


@pytest.mark.rule("KAI-CHANCE-1")
def test_each_card_of_the_pile_is_as_likely() -> None:
    match = Match(kairo(), Setup(2))
    odds = dict(zip(offered(match), match.game.odds(match.state), strict=True))
    assert odds == {**{f"*display:S{n}": 3 for n in range(1, 10)}, **JOKERS}
    do(match, "*display:S1 *display:S1")
    assert dict(zip(offered(match), match.game.odds(match.state), strict=True))["*display:S1"] == 1


JOKERS = {f"*display:{card}": 1 for card in ("JR1", "JR2", "JR3", "JC1", "JC2", "JC3")}


@pytest.mark.rule("KAI-SETUP-3", "KAI-SETUP-4", "KAI-SETUP-6", "KAI-SETUP-7", "KAI-TWO-6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_begins_with_the_same(players: int) -> None:
    match = opened(players)
    assert at(match, "bank") == dict.fromkeys(at(match, "bank"), 20 - players)
    assert at(match, "supply") == dict.fromkeys(at(match, "supply"), 6)
    assert at(match, "barkers") == 7
    assert len(at(match, "display")) == 4
    assert at(match, "deck_size") == 33 - 4 - 3 * players
    for seat in range(players):
        assert at(match, f"seats.{seat}.vp") == 0
        assert at(match, f"seats.{seat}.coins") == dict.fromkeys(at(match, "bank"), 1)
        assert len(at(match, f"seats.{seat}.hand")) == 3
        assert len(at(match, f"seats.{seat}.reserve")) == 6


@pytest.mark.rule("KAI-SETUP-5", "KAI-ACC-5")
def test_five_customers_come_to_the_start_squares_and_the_sixth_waits() -> None:
    match = opened(2)
    assert list(at(match, "customers").values()) == ["C2", "J2", "G5", "C8", "J8", None]
    assert at(match, "waiting") == "purple"


@pytest.mark.rule("KAI-START-2")
def test_the_start_player_is_drawn_by_lot() -> None:
    match = Match(kairo(), Setup(4))
    while not offered(match)[0].startswith("*start"):
        match.push(match.game.legal(match.state)[0])
    assert match.game.odds(match.state) == [1, 1, 1, 1]
    do(match, "*start:2")
    assert (at(match, "start"), match.to_move()) == (2, 2)
    assert opened(4, "", start=3).to_move() == 3


@pytest.mark.rule("KAI-START-1", "KAI-START-3", "KAI-START-9", "KAI-START-10")
def test_three_rounds_in_the_same_order_then_the_start_player_begins() -> None:
    match = opened(3, "*start:1")
    squares = ["B2", "F1", "J1", "B5", "F5", "J4", "B9", "F8", "J10"]
    colours = ["red", "blue", "green", "white", "yellow", "white", "yellow", "red", "purple"]
    movers = []
    for colour, square in zip(colours, squares, strict=True):
        movers.append(match.to_move())
        do(match, f"colour:{colour} square:{square}")
        do(match, offered(match)[0])
    assert movers == [1, 2, 0] * 3
    assert (at(match, "turn"), at(match, "active"), match.to_move()) == (1, 1, 1)
    assert [at(match, f"seats.{seat}.vp") for seat in range(3)] == [0, 0, 0]


@pytest.mark.rule("KAI-START-5")
def test_start_placements_cost_nothing() -> None:
    match = opened(2)
    before = (at(match, "seats.0.coins"), at(match, "seats.0.hand"))
    place(match, *FIRST[0])
    assert (at(match, "seats.0.coins"), at(match, "seats.0.hand")) == before
    assert at(match, "seats.0.stands.red.main") == "B2"


# two main stands in each of six sections, together with the purple and the neutral one
MINE = "white=A1>A2 yellow=E1>E2 red=B5>B6 blue=F5>F6 green=J5>J6"
YOURS = "white=D5>D6 yellow=H5>H6 red=K7>K6 blue=C8>D8 green=F8>F9"
IN_SETUP = "turn=0 active=-1 todo={},FirstTurn.0 | 0 {} | 1 {}"


@pytest.mark.rule("KAI-START-11")
def test_whoever_has_no_start_placement_skips_it() -> None:
    scene = IN_SETUP.format("StartColour.1", f"{MINE} purple=A9>B9", f"{YOURS} | n yellow=J9>J8")
    match = lay(scene, board=six_sections())
    assert (at(match, "turn"), match.to_move()) == (1, 0)
    assert at(match, "seats.1.reserve") == ["purple"]


@pytest.mark.rule("KAI-START-7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_fixed_layout_is_placed_at_once(players: int) -> None:
    match = opened(players, start_mode="fixed")
    assert (at(match, "turn"), match.to_move()) == (1, 0)
    assert all(len(at(match, f"seats.{seat}.stands")) == 3 for seat in range(players))
    assert len(at(match, "neutral")) == (6 if players == 2 else 0)
    match.game.audit(match.state)


@pytest.mark.rule("KAI-START-7")
def test_stands_of_a_fixed_layout_are_told_by_their_owner_and_neutral_ones_by_nobody() -> None:
    match = opened(2, "", start_mode="fixed")
    news = told(do(match, "*start:1"))
    assert [seat for key, seat, _ in news if key == "placed"] == [0, 0, 0, 1, 1, 1]
    assert [seat for key, seat, _ in news if key == "placed_neutral"] == [NOBODY] * 6


# ------------------------------------------------------------------ two players


def after_own_stands() -> Match:
    match = opened(2)
    for colour, square in [("red", "B2"), ("blue", "F1"), ("green", "J1"), ("white", "B5"), ("yellow", "F5")]:
        do(match, f"colour:{colour} square:{square}")
        do(match, offered(match)[0])
    do(match, "colour:red square:F8 side:n")
    return match


@pytest.mark.rule("KAI-TWO-1", "KAI-TWO-2")
def test_six_neutral_stands_are_drawn_and_placed_in_turn() -> None:
    match = after_own_stands()
    placers: list[int] = []
    while match.to_move() == CHANCE:
        assert match.game.odds(match.state) == [1] * (6 - len(placers))
        do(match, offered(match)[0])
        placers.append(match.to_move())
        assert offered(match)[0].startswith("square:")
        do(match, offered(match)[-1])
        do(match, offered(match)[0])
    assert placers == [0, 1, 0, 1, 0, 1]
    assert len(at(match, "neutral")) == 6
    assert (at(match, "turn"), match.to_move()) == (1, 0)


@pytest.mark.rule("KAI-TWO-2")
def test_more_players_have_no_neutral_stands() -> None:
    match = opened(3, start_mode="fixed")
    assert at(match, "neutral") == {}


@pytest.mark.rule("KAI-TWO-3")
def test_a_neutral_stand_without_a_place_leaves_the_game() -> None:
    others = "| n yellow=J9>J8"
    match = lay(IN_SETUP.format("DrawNeutral.0.1", MINE, f"{YOURS} {others}"), board=six_sections())
    assert offered(match) == ["*neutral:white"]
    assert all(token.startswith("square:") for token in offered(after(match, "*neutral:white")))
    full = lay(
        IN_SETUP.format("DrawNeutral.0.1", f"{MINE} purple=A9>B9", f"{YOURS} {others}"), board=six_sections()
    )
    assert ("no_room", NOBODY, [0]) in told(do(full, "*neutral:white"))
    assert (list(at(full, "neutral")), at(full, "turn")) == (["yellow"], 1)


def after(match: Match, token: str) -> Match:
    do(match, token)
    return match


@pytest.mark.rule("KAI-TWO-4", "KAI-EXP-9", "KAI-MOVE-10")
def test_nobody_expands_or_moves_a_neutral_stand() -> None:
    match = lay("n green=B6>C6 yellow=B4>B5 purple=A7>B7 | 0 9G9Y hand=S4")
    assert why(match, "expand") == "KAI-EXP-9"
    assert why(match, "move") == "KAI-MOVE-1"


@pytest.mark.rule("KAI-SETUP-9")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_is_reduced_by_the_number_of_players(players: int) -> None:
    s: State = opened(players, start_mode="fixed").state
    assert (sum(s.supply), s.barker_supply, sum(s.rules.copies), len(s.customers)) == (36, 7, 33, 6)
    owners = Counter(stand // HUES for stand, square in enumerate(s.main) if square >= 0)
    assert owners[NEUTRAL] == (6 if players == 2 else 0)
    assert all(owners[seat] == 0 for seat in range(players, NEUTRAL))


# ------------------------------------------------------------------ options


@pytest.mark.parametrize(
    ("players", "options", "message"),
    [
        (1, {}, "1 players: expected 2 to 4"),
        (5, {}, "5 players: expected 2 to 4"),
        (2, {"layout": "short"}, "option 'layout' is unknown: expected board, start_mode"),
        (2, {"start_mode": "odd"}, "start_mode is 'odd': expected variable or fixed"),
        (2, {"start": 2}, "start is 2: expected a number from 0 to 1"),
        (2, {"start": True}, "start is True"),
        (2, {"bank_limited": 1}, "bank_limited is 1: expected true or false"),
        (2, {"stall_guard_turns": -1}, "stall_guard_turns is -1"),
    ],
)
def test_a_wrong_option_is_named(players: int, options: dict[str, object], message: str) -> None:
    with pytest.raises(BadSetup, match=message):
        kairo().new(Setup(players, options))


def test_customers_are_placed_in_the_order_of_the_board() -> None:
    assert CUSTOMERS.count("*customer") == 5
    assert at(opened(2), "todo")[0] == "StartColour 0"
