"""Post office. IST-POST."""

import pytest

from tests.istanbul.lay import ACT, at, do, goods, lay


@pytest.mark.rule("IST-POST-1", "IST-POST-2")
@pytest.mark.parametrize(
    ("down", "mail", "lira", "following"),
    [(0, "GY", 2, 1), (1, "RY", 2, 2), (2, "RY", 3, 3), (3, "RB", 3, 4), (4, "RB", 4, 0)],
)
def test_the_uncovered_mail_is_gained_and_then_an_indicator_moves(
    down: int, mail: str, lira: int, following: int
) -> None:
    match = lay(f"{ACT} post={down} | 0 0L @post")  # EX-18
    do(match, "post")
    assert (goods(match), at(match, "seats.0.lira")) == (mail, lira)
    assert at(match, "places.post.indicators") == following


@pytest.mark.rule("IST-POST-1")
def test_goods_beyond_the_capacity_are_lost() -> None:
    match = lay(f"{ACT} | 0 0L GGB @post")  # EX-03
    do(match, "post")
    assert (goods(match), at(match, "seats.0.lira")) == ("GGYB", 2)


@pytest.mark.rule("IST-POST-2")
def test_when_all_indicators_are_down_they_all_go_up() -> None:
    match = lay(f"{ACT} post=4 | 0 0L @post hand=repeat_post")  # EX-19
    do(match, "post repeat")
    assert at(match, "places.post.indicators") == 1
    assert (goods(match), at(match, "seats.0.lira")) == ("RGYB", 6)
