"""Puzzles are proved: every first choice has its exact value, and one of them is the best."""

from fractions import Fraction

import pytest

from bedesten import catalog
from bedesten.core.game import Setup
from bedesten.core.play.match import opening
from bedesten.puzzles import Puzzle, judge, shipped
from bedesten.puzzles.aims import KINDS, Goal, aims, measures, put_back
from bedesten.puzzles.check import chosen, fault
from bedesten.puzzles.find import bots_game, candidates, is_hard, laid, puzzles
from bedesten.puzzles.prove import asked, first_choices, proved
from bedesten.puzzles.puzzle import read
from bedesten.puzzles.tree import TooLarge, grow
from tests.puzzles import naive
from tests.tiers import thorough

GAMES = [*catalog.GAMES]
TEA = "todo=ActHere.0,Encounters.0,EndTurn.0 | 0 2L @tea"


def tea(lira: int) -> dict[str, Fraction]:
    """What each announcement at the tea house is worth to somebody with 2 lira who wants so many."""
    game, setup = catalog.game("istanbul"), Setup(3, {"layout": "short"}, TEA)
    s, counted = opening(game, setup), measures(game)
    tree = grow(game, s, 0, [*counted.values()])
    values = first_choices(tree, proved(tree, Goal({"lira": lira}), [*counted]))
    return {game.lexicon.token(a): value for a, value in values.items()}


def test_the_odds_of_a_roll_are_those_of_two_dice() -> None:
    values = tea(2 + 9)
    assert values["tea:9"] == Fraction(10, 36)
    assert values["tea:10"] == Fraction(6, 36)
    assert values["tea:8"] == values["skip"] == 0
    assert tea(2 + 2)["tea:12"] == 1  # who announced too much still gets two


def test_where_a_rival_has_to_choose_nothing_is_proved() -> None:
    game = catalog.game("istanbul+letters")
    s = opening(game, Setup(3, {}, "todo=ActHere.0,Encounters.0,EndTurn.0 | 0 9L @auction_house"))
    with pytest.raises(TooLarge, match="rival"):
        grow(game, s, 0, [*measures(game).values()])


@pytest.mark.parametrize("name", GAMES)
def test_what_a_seat_cannot_see_is_put_back_and_nothing_else_changes_for_it(name: str) -> None:
    game, setup, actions = bots_game(name, 4)
    s = opening(game, setup)
    for a in actions[: len(actions) // 2]:
        game.apply(s, a)
    while game.to_move(s) < 0 or game.to_move(s) != game.active(s):
        game.apply(s, game.legal(s)[0])
    seat = game.active(s)
    before, after = game.clone(s), game.clone(s)
    put_back(game, after, seat)
    game.audit(after)
    counted = measures(game).values()
    assert [count(before, seat) for count in counted] == [count(after, seat) for count in counted]
    assert game.legal(before) == game.legal(after)
    found = laid(game, setup, s, seat)
    assert found is not None
    assert game.notation.dump(found.state) == game.notation.dump(after)


@pytest.mark.parametrize("name", GAMES)
def test_a_second_solver_finds_the_same_values(name: str) -> None:
    for puzzle in sorted(shipped(name), key=lambda puzzle: puzzle.nodes)[:3]:
        assert naive.values(puzzle) == puzzle.values, puzzle.id


@pytest.mark.parametrize("name", GAMES)
def test_some_puzzles_of_every_game_are_proved_again(name: str) -> None:
    assert [fault(puzzle) for puzzle in shipped(name)[::60]] == [""] * len(shipped(name)[::60])


@thorough
@pytest.mark.parametrize("name", GAMES)
def test_all_puzzles_are_proved_again(name: str) -> None:
    assert {puzzle.id: fault(puzzle) for puzzle in shipped(name)} == dict.fromkeys(
        (puzzle.id for puzzle in shipped(name)), ""
    )


@pytest.mark.parametrize("name", GAMES)
def test_a_puzzle_is_written_and_read_again_and_is_there_once(name: str) -> None:
    found = shipped(name)
    assert [read(puzzle.line()) for puzzle in found] == found
    assert len({puzzle.id for puzzle in found}) == len({puzzle.scene for puzzle in found}) == len(found)
    assert {puzzle.kind for puzzle in found} <= {*KINDS}


def first_of(name: str, kind: str) -> Puzzle:
    return min((one for one in shipped(name) if one.kind == kind), key=lambda one: one.nodes)


def test_a_puzzle_with_another_value_is_no_proof() -> None:
    puzzle = first_of("istanbul", "odds")
    wrong = {**puzzle.values, puzzle.best: Fraction(99, 100)}
    assert "99/100" in fault(Puzzle(**{**vars(puzzle), "values": wrong}))


def test_puzzles_are_found_where_the_easy_bot_fails() -> None:
    game, setup, actions = bots_game("kairo", 1)
    found = [puzzle for at in candidates(game, setup, actions) for puzzle in puzzles(at, 3000, 1)]
    assert found
    for puzzle in found[:4]:
        assert fault(puzzle) == ""
        assert naive.values(puzzle) == puzzle.values


def test_what_the_easy_bot_plays_by_itself_is_no_puzzle() -> None:
    """With the price in hand and the ruby before it, it takes the ruby."""
    game = catalog.game("istanbul")
    scene = "todo=ActHere.0,Encounters.0,EndTurn.0 | 0 30L @gemstone"
    found = laid(game, Setup(3, {"layout": "short"}), opening(game, Setup(3, {}, scene)), 0)
    assert found is not None
    counted = measures(game)
    tree = grow(game, found.state, 0, [*counted.values()])
    had = tuple(measure(found.state, 0) for measure in counted.values())
    rubies = [one for one in asked(tree, [*counted], aims(game), had) if one.goal == Goal({"rubies": 1})]
    assert rubies
    assert not is_hard(found, tree, rubies[0], [*counted])


@pytest.mark.parametrize("kind", ["odds", "certain", "most"])
def test_whoever_gives_nothing_away_solves_it_and_whoever_does_is_refuted(kind: str) -> None:
    puzzle = first_of("istanbul", kind)
    game, s = puzzle.position()
    tokens: list[str] = []
    verdict = judge.judged(puzzle, tokens)
    while verdict.state == judge.OPEN:
        for token in game.lexicon.tokens(game.legal(s)):
            verdict = judge.judged(puzzle, [*tokens, token])
            if verdict.state != judge.WRONG:
                break
            assert verdict.had < verdict.best
            assert verdict.line
            assert verdict.right
        tokens.append(token)
        game.apply(s, game.lexicon.action(token))
    assert verdict.state == judge.SOLVED
    assert verdict.line[0].value == puzzle.value


def test_of_what_was_found_every_theme_is_kept_and_no_position_twice() -> None:
    found = shipped("istanbul")
    kept = list(chosen(found, 20))
    assert len({puzzle.scene for puzzle in kept}) == len(kept) == 20
    assert {puzzle.kind for puzzle in kept} == {*KINDS}
