"""The bench measures what its table names."""

import pytest

from scripts import bench, bench_tab
from scripts.bench_tab import Measure


@pytest.mark.thorough
def test_every_number_of_players_has_its_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "SECONDS", 0.0)
    monkeypatch.setattr(bench, "CLONES", 10)
    measured = bench.measure("kairo")
    assert {key.partition(":")[0] for key in measured} == {"import ms", "2 players", "3 players", "4 players"}
    assert len(measured) == 4 + 3 * 5
    assert all(figure > 0 for figure in measured.values())


def test_the_import_is_that_of_a_process_that_has_nothing_yet() -> None:
    """A package that is there already would take no time at all."""
    assert bench.measure_import("kairo") > 1


def test_the_bench_of_the_tab_fails_where_a_goal_is_missed_and_names_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    measured = [Measure("sent", 10.1, "MB", 12), Measure("its turns", 9.0, "s", middle=1.0)]
    monkeypatch.setattr(bench_tab, "measured", lambda: measured)
    bench_tab.main()
    assert "12 MB" in capsys.readouterr().out
    monkeypatch.setattr(bench_tab, "measured", lambda: [*measured, Measure("first visit", 8.1, "s", 8.0)])
    with pytest.raises(SystemExit, match="missed: first visit"):
        bench_tab.main()
