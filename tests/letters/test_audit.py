"""What went missing is noticed, and what a seat has is counted. LET-STATE-1."""

from collections.abc import Callable

import pytest

from bedesten.letters.side import LettersSide, side_of
from tests.letters.lay import lay, letters

Harm = Callable[[LettersSide], None]


def lose_a_letter(side: LettersSide) -> None:
    side.pile[9] -= 1
    side.pile_size -= 1


def miscount(side: LettersSide) -> None:
    side.pile_size += 1


def lose_a_tile(side: LettersSide) -> None:
    side.tiles ^= 1


def two_of_a_tile(side: LettersSide) -> None:
    side.tiles ^= 6
    side.shown, side.tile_discards = 2, 2


def nowhere(side: LettersSide) -> None:
    side.companions[0] = 17


def undelivered(side: LettersSide) -> None:
    side.letters[0] = [9]
    lose_a_letter(side)


def unordered(side: LettersSide) -> None:
    side.letters[0] = [16, 9]


def too_many_served(side: LettersSide) -> None:
    side.served = 4


def fewer_rubies(side: LettersSide) -> None:
    side.added = -1


@pytest.mark.rule("LET-STATE-1")
@pytest.mark.parametrize(
    ("harm", "message"),
    [
        (lose_a_letter, "letters"),
        (miscount, "letters in the pile"),
        (lose_a_tile, "kiosk tiles"),
        (two_of_a_tile, "kiosk tiles"),
        (nowhere, "companions"),
        (undelivered, "has not delivered 9"),
        (unordered, r"holds \[16, 9\]"),
        (too_many_served, "4 lira piles taken"),
        (fewer_rubies, "rubies"),
    ],
)
def test_whatever_went_missing_is_noticed(harm: Harm, message: str) -> None:
    s = lay("0 @tea family@post hand=lira_5").state
    letters().audit(s)
    harm(side_of(s))
    with pytest.raises(AssertionError, match=message):
        letters().audit(s)


def test_an_empty_track_is_noticed() -> None:
    s = lay("").state
    s.rubies[16] = 0
    s.seats[0].rubies = 10
    with pytest.raises(AssertionError, match="an empty track"):
        letters().audit(s)


def test_letters_and_seals_are_assets_worth_following() -> None:
    s = lay("0 letters=1,2-back,3-back").state
    counted = letters().guide.assets(s, 0)
    assert (counted["letters"], counted["seals"]) == (3, 5)
    assert "seals" in letters().guide.followed()
