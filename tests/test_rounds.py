"""The game says its round: turns that were bought or granted belong to the round they were taken in."""

from itertools import groupby
from typing import Any

import pytest

from bedesten import catalog
from bedesten.arena import plan as contest
from bedesten.arena.run import play_game
from bedesten.bots.base import Budget
from bedesten.bots.play import bot_seed, play
from bedesten.cli import simulate
from bedesten.core.errors import BadSave
from bedesten.core.game import Setup
from bedesten.core.play import record
from bedesten.core.play.match import Match
from bedesten.core.play.scenario import lay
from scripts.golden import GAMES, Golden, path_of
from tests.istanbul.lay import do
from tests.tiers import recorded_games


def counted(seats: list[int], start: int, players: int) -> list[int]:
    """The round of each turn, if these seats took one after the other: a new one begins with the start
    player, or with whoever comes next if they are out."""
    rounds, before = [0], players
    for seat in seats:
        late = (seat - start) % players
        rounds.append(rounds[-1] + (late <= before))
        before = late
    return rounds[1:]


def recorded(which: Golden) -> tuple[dict[int, tuple[int, int]], Match]:
    """By turn: whose it was and the round, as the game says them; and where the game ended."""
    game, told = catalog.game(which.name), {}
    for _, _, match in record.replay(record.read(path_of(*which).read_text()), game):
        told[match.game.turn(match.state)] = (match.game.active(match.state), match.game.round(match.state))
    assert told.pop(0)[1] == 0
    return told, match


@recorded_games
def test_a_round_is_a_turn_of_everybody_whatever_was_bought_besides(which: Golden) -> None:
    told, match = recorded(which)
    end = told.pop(max(told))
    turns = list(told.values())
    if which.name != "kairo":  # there the last one left plays on alone
        turns = [next(same) for _, same in groupby(turns, key=lambda turn: turn[0])]
    rounds = [one for _, one in turns]
    assert rounds == counted([seat for seat, _ in turns], match.state.start, which.players)
    assert sorted({one for _, one in told.values()}) == list(range(1, rounds[-1] + 1))
    assert end == (-1, rounds[-1])


@pytest.mark.rule("LET-DOUBLE-5", "MOC-GCARD-7")
def test_recorded_games_have_more_turns_than_their_rounds() -> None:
    for box in ("istanbul+mocha", "istanbul+letters", "istanbul+mocha+letters"):
        ends = (recorded(game)[1] for game in GAMES if game.name == box)
        assert any(match.state.turn - 1 > match.state.round * match.state.players for match in ends)


def laid(name: str, scene: str, players: int = 2) -> Match:
    return lay({"scene": scene, "players": players, "options": {}}, catalog.game(name))


def round_of(match: Match) -> int:
    return match.game.round(match.state)


@pytest.mark.rule("LET-DOUBLE-5", "LET-DOUBLE-1")
def test_a_bought_turn_is_in_the_round_of_the_turn_before() -> None:
    match = laid(
        "istanbul+letters",
        "todo=TurnEnd.0,EndTurn.0 turn=7 active=0 start=0 | 0 @tea letters=1,2,3",
    )
    assert round_of(match) == 4
    do(match, "double give_letter:1 give_letter:2 give_letter:3")
    assert (match.state.turn, match.state.active, round_of(match)) == (8, 0, 4)
    do(match, "move:palace leave skip end_turn")
    assert (match.state.turn, match.state.active, round_of(match)) == (9, 1, 4)


@pytest.mark.rule("MOC-GCARD-7", "MOC-END-2")
def test_a_granted_turn_is_in_the_round_of_the_turn_before() -> None:
    match = laid("istanbul+mocha", "turn=7 active=0 start=0 | 0 guild=7 @tavern | 1 @palace")
    do(match, "guild:7 return end_turn")
    assert (match.state.turn, match.state.active, round_of(match)) == (8, 0, 4)


# ------------------------------------------------------------------ positions


BEYOND = [
    ("istanbul+letters", "turn=9 active=0 start=0 round=3"),
    ("istanbul+mocha", "turn=9 active=1 start=0 round=3"),
    ("kairo", "turn=9 active=1 start=0 ending round=7"),
]


@pytest.mark.parametrize(("name", "scene"), BEYOND)
def test_positions_tell_the_round_where_the_turn_does_not(name: str, scene: str) -> None:
    match = laid(name, scene)
    game, data = match.game, match.game.notation.dump(match.state)
    assert data["round"] == round_of(match) == int(scene[-1])
    assert round_of_loaded(game, data) == int(scene[-1])
    assert f" round={scene[-1]} " in game.notation.describe(match.state)
    view = game.notation.dump_view(game.view(match.state, 1))
    assert view["round"] == game.notation.load_view(view).table.round == int(scene[-1])


def round_of_loaded(game: Any, data: dict[str, object]) -> int:
    number = game.round(game.notation.load(data))
    assert isinstance(number, int)
    return number


@pytest.mark.parametrize("name", ["istanbul", "istanbul+mocha+letters", "kairo"])
@pytest.mark.parametrize(("where", "expected"), [("turn=1 active=0", 1), ("turn=8 active=1", 4)])
def test_a_position_of_old_tells_the_round_by_turn_and_seat(name: str, where: str, expected: int) -> None:
    layout = "layout=8,1,2,3,4,5,6,9,10,11,12,13,7,14,15,16,17,18,19,20,21,22,23,24,25 "
    match = laid(name, (layout if name.endswith("mocha+letters") else "") + f"start=0 {where}")
    data = match.game.notation.dump(match.state)
    assert "round" not in data
    assert round_of_loaded(match.game, data) == expected
    assert round_of_loaded(match.game, {**data, "round": expected}) == expected


def test_a_bought_turn_or_two_do_not_mislead_a_position_of_old() -> None:
    match = laid("istanbul+letters", "turn=10 active=2 start=1", players=4)  # 5, and one that was bought
    assert round_of(match) == 3
    assert round_of(laid("kairo", "turn=5 active=2 start=1 ending", players=3)) == 2  # seat 0 is out


@pytest.mark.parametrize(("name", "scene"), BEYOND)
@pytest.mark.parametrize("wrong", [0, 10, "two"])
def test_a_round_that_cannot_be_is_refused(name: str, scene: str, wrong: object) -> None:
    match = laid(name, scene)
    with pytest.raises(BadSave, match=r"round is .*: expected a whole number from 1 to 9"):
        match.game.notation.load({**match.game.notation.dump(match.state), "round": wrong})


# ------------------------------------------------------------------ where rounds are counted


BOUGHT: tuple[str, int, dict[str, object]] = (
    "istanbul+letters",
    2,
    {"start": 0},
)  # with these seeds somebody buys turns


def test_simulate_counts_the_rounds_of_the_game() -> None:
    game, players, options = BOUGHT
    told = simulate.play_one(simulate.Plan(game, players, options, ["greedy", "greedy"], "1"), 0)
    bots = [catalog.bot("greedy", bot_seed("1:0", seat), catalog.game(game)) for seat in range(players)]
    s = play(catalog.game(game), Setup(players, options), bots, "1:0", Budget()).state
    assert told.rounds == s.round < (s.turn - 1) // players


def test_the_arena_counts_the_rounds_of_the_game() -> None:
    game, players, options = BOUGHT
    plan = contest.Plan(game, players, ["greedy", "random"], options=options)
    told = play_game(plan, 0)
    bots = [
        catalog.bot(name, bot_seed(plan.deal(0), seat), catalog.game(game))
        for seat, name in enumerate(plan.seating(0))
    ]
    s = play(catalog.game(game), plan.setup(), bots, plan.deal(0), Budget(plan.seconds)).state
    assert {line.rounds for line in told} == {s.round}
    assert s.round < (s.turn - 1) // players
