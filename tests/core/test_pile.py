"""A pile as counts."""

from bedesten.core.pile import drawn, nth_of, take_nth, weights

PILE = [0, 2, 0, 3]


def test_only_what_is_left_may_come_up_each_as_likely_as_there_are_pieces() -> None:
    assert drawn(100, PILE) == [101, 103]
    assert weights(PILE) == [2, 3]


def test_every_number_falls_into_the_share_of_one_kind() -> None:
    assert [nth_of(PILE, nth) for nth in range(5)] == [1, 1, 3, 3, 3]


def test_what_is_taken_is_gone() -> None:
    pile = PILE.copy()
    assert [take_nth(pile, 4), take_nth(pile, 0), take_nth(pile, 1)] == [3, 1, 3]
    assert pile == [0, 1, 0, 1]
