"""The file of results only grows, and survives being cut off anywhere."""

from pathlib import Path

import pytest

from bedesten.arena import results
from bedesten.arena.results import Line, Results


def game(number: int) -> list[Line]:
    return [Line(number, seat, "ab"[seat], 1 + seat, 5 - seat, 17, 80, 0.25) for seat in range(2)]


def filled(path: Path, games: int) -> Results:
    file = Results(path, 2)
    for number in range(games):
        file.add(game(number))
    return file


def test_what_was_played_is_read_again(tmp_path: Path) -> None:
    path = tmp_path / "results.csv"
    filled(path, 3)
    again = Results(path, 2)
    assert again.ordered() == [game(0), game(1), game(2)]
    assert again.missing(5) == [3, 4]


def test_wherever_the_file_is_cut_off_whole_games_stay_and_the_rest_is_played_again(tmp_path: Path) -> None:
    path = tmp_path / "results.csv"
    filled(path, 2)
    whole = path.read_bytes()
    header = len(whole.splitlines(keepends=True)[0])
    for end in range(header, len(whole)):
        path.write_bytes(whole[:end])
        file = Results(path, 2)
        kept = file.ordered()
        assert kept in ([], [game(0)])
        for number in file.missing(2):
            file.add(game(number))
        assert path.read_bytes() == whole
        assert Results(path, 2).ordered() == [game(0), game(1)]


@pytest.mark.parametrize(("columns", "last"), [(4, "seconds"), (2, "memory"), (1, "relieved")])
def test_a_file_of_old_is_read_and_played_on(tmp_path: Path, columns: int, last: str) -> None:
    path = tmp_path / "results.csv"
    filled(path, 1)
    path.write_text("".join(line.rsplit(",", columns)[0] + "\n" for line in path.read_text().splitlines()))
    assert path.read_text().splitlines()[0].endswith(f",{last}")
    file = Results(path, 2)
    file.add(game(1))
    assert Results(path, 2).ordered() == [game(0), game(1)]
    assert path.read_text().splitlines()[0].endswith(",memory,relieved,luck")


def test_games_are_ordered_whenever_they_ended(tmp_path: Path) -> None:
    file = Results(tmp_path / "results.csv", 2)
    for number in (2, 0, 1):
        file.add(game(number))
    assert [lines[0].game for lines in file.ordered()] == [0, 1, 2]


def test_with_pyarrow_there_is_a_parquet_file_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept: dict[Path, object] = {}

    class Arrow:
        """What is used of pyarrow and of pyarrow.parquet."""

        class Table:
            @staticmethod
            def from_pylist(rows: list[dict[str, object]]) -> list[dict[str, object]]:
                return rows

        @staticmethod
        def write_table(table: object, path: Path) -> None:
            kept[path] = table

    monkeypatch.setattr(results, "find_spec", lambda name: name)
    monkeypatch.setattr(results, "import_module", lambda name: Arrow)
    results.write_parquet(tmp_path / "x", [game(0)])
    table = kept[tmp_path / "x"]
    assert isinstance(table, list)
    assert [row["bot"] for row in table] == ["a", "b"]


def test_without_pyarrow_there_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(results, "find_spec", lambda name: None)
    results.write_parquet(tmp_path / "x", [game(0)])
    assert not (tmp_path / "x").exists()
