"""Ratings of players and puzzles by Glicko-2, and what a hint or a telling theme is worth."""

from dataclasses import replace

import pytest

from bedesten.puzzles.glicko import FRESH, LEAST, Rating, after, aged
from bedesten.server.people.hardness import HALF, Tried, fold, gained
from bedesten.server.store.attempts import AttemptRow

SOLVED = AttemptRow("aylin", "puzzle", "istanbul", 1600, True, False, 1.0)


def test_a_fresh_player_stands_where_the_page_says() -> None:
    """`glicko.test.ts` has the same number."""
    rating = after(FRESH, Rating(1600.0, 120.0), True)
    assert (rating.rating, rating.deviation) == pytest.approx((1816.4714, 305.2562), abs=1e-3)


def test_the_example_of_the_paper_for_one_game() -> None:
    """A player of 1500 ± 200 who beats one of 1400 ± 30 gains as Glickman works it out."""
    rating = after(Rating(1500.0, 200.0, 0.06), Rating(1400.0, 30.0), True)
    assert rating.rating == pytest.approx(1563.6, abs=0.1)
    assert rating.deviation == pytest.approx(175.4, abs=0.1)


def test_nobody_is_known_better_than_that() -> None:
    own = FRESH
    for game in range(600):
        own = after(own, Rating(1500.0, LEAST), bool(game % 2))
    assert own.deviation >= LEAST


@pytest.mark.parametrize("solved", [True, False])
def test_a_puzzle_that_is_solved_is_easier_than_was_thought(solved: bool) -> None:
    known = Tried()
    fold(known, replace(SOLVED, solved=solved))
    puzzle = known.puzzles["puzzle"]
    assert (puzzle.rating.rating < 1600) is solved
    assert (puzzle.tries, puzzle.solved) == (1, int(solved))
    assert known.players["aylin"] == after(FRESH, Rating(1600.0, 120.0), solved)


@pytest.mark.parametrize("how", [{"told": True}, {"hinted": True}])
def test_whoever_was_helped_moves_a_puzzle_half_as_far(how: dict[str, bool]) -> None:
    whole, part = Tried(), Tried()
    fold(whole, SOLVED)
    fold(part, replace(SOLVED, **how))  # type: ignore[arg-type]
    moved = [1600 - known.puzzles["puzzle"].rating.rating for known in (whole, part)]
    assert moved[1] == pytest.approx(HALF * moved[0])


def test_a_puzzle_nobody_knows_moves_a_player_less_than_one_that_is_known() -> None:
    known = after(FRESH, Rating(1600.0, 50.0), True).rating
    assert after(FRESH, Rating(1600.0, 350.0), True).rating < known
    tried = Tried()
    fold(tried, replace(SOLVED, deviation=50))
    assert tried.players["aylin"].rating == known


def test_who_tries_nothing_for_long_becomes_uncertain_again() -> None:
    """`glicko.test.ts` has the same number."""
    own = Rating(1700.0, 80.0)
    assert aged(own, 365 * 86_400.0).deviation == pytest.approx(155.7054, abs=1e-3)
    assert aged(own, 0.0) == own
    assert aged(own, 1e12).deviation == FRESH.deviation


def test_an_attempt_after_a_long_time_moves_further() -> None:
    def gain(at: float) -> float:
        known = Tried()
        for n in range(30):
            fold(known, replace(SOLVED, id=f"p{n}", solved=bool(n % 2), at=float(n)))
        before = known.players["aylin"].rating
        fold(known, replace(SOLVED, id="last", at=at))
        return known.players["aylin"].rating - before

    assert gain(1000 * 86_400.0) > gain(30.0)


def test_a_hint_halves_what_is_gained_and_nothing_of_what_is_lost() -> None:
    assert gained(replace(SOLVED, hinted=True)) == HALF
    assert gained(replace(SOLVED, hinted=True, solved=False)) == 1
    assert gained(replace(SOLVED, told=True, solved=False)) == HALF
