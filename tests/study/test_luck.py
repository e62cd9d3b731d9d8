"""The check that luck weighs nothing on average."""

import pytest

from scripts.luck import Weighed, main


def test_a_mean_that_is_clear_of_its_error_is_not_fair() -> None:
    assert Weighed(1.0, 0.5, 0.0, 0.95).fair
    assert not Weighed(2.0, 0.5, 0.0, 0.95).fair


def test_every_seat_is_weighed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--games", "3", "--game", "istanbul"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in lines] == [f"istanbul, seat {seat}" for seat in range(1, 5)]
