"""The bench measures what its table names."""

import pytest

from scripts import bench


def test_every_number_of_players_has_its_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "SECONDS", 0.01)
    monkeypatch.setattr(bench, "CLONES", 10)
    found = bench.measure("kairo")
    assert {key.partition(":")[0] for key in found} == {"import ms", "2 players", "3 players", "4 players"}
    assert len(found) == 4 + 3 * 5
    assert all(figure > 0 for figure in found.values())


def test_the_import_is_that_of_a_process_that_has_nothing_yet() -> None:
    """A package that is there already would take no time at all."""
    assert bench.measure_import("kairo") > 1
