"""`bedesten explore`: games come in from records, sites and bots, and questions are answered from them."""

import json
from ast import literal_eval
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from bedesten.cli.main import main
from bedesten.explorer import Explorer
from bedesten.explorer.parquet import TABLES
from bedesten.server.admin import explored
from bedesten.server.admin.backup import looked_at
from bedesten.server.run import serve_in_background
from bedesten.text import LANGUAGES
from scripts.golden import FOLDER
from tests.server.client import Client, new_table
from tests.server.serving import settings
from tests.test_docs import blocks

SOME = [str(path) for path in sorted(FOLDER.glob("istanbul-3-greedy-*.bdn"))]
THREE = ["--game", "istanbul", "--players", "3"]
Printed = pytest.CaptureFixture[str]


def asked(capsys: Printed, *arguments: str) -> dict[str, object]:
    capsys.readouterr()
    assert main(["explore", *arguments, "--json"]) == 0
    answer: dict[str, object] = json.loads(capsys.readouterr().out)
    return answer


def test_records_are_asked_where_seats_went_first_and_then(capsys: Printed) -> None:
    answer = asked(capsys, *SOME, *THREE)
    assert (answer["games"], answer["seats"]) == (len(SOME), 3 * len(SOME))
    first = answer["next"][0]  # type: ignore[index]
    assert first["name"].startswith("place.")
    assert first["low"] <= first["won"] <= first["high"]
    then = asked(capsys, *SOME, *THREE, "--after", first["name"].removeprefix("place."))
    assert (then["after"], then["seats"]) == ([first["name"]], first["seats"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_answer_is_told_in_every_language(capsys: Printed, lang: str) -> None:
    assert main(["explore", *SOME, *THREE, "--after", "fabric", "--lang", lang]) == 0
    out = capsys.readouterr().out
    assert "95" in out
    assert "place." not in out


def test_a_file_is_added_to_and_every_game_counts_once(tmp_path: Path, capsys: Printed) -> None:
    file = tmp_path / "games.sqlite"
    assert main(["explore", "add", str(file), *SOME]) == 0
    assert main(["explore", "add", str(file), *SOME]) == 0
    assert capsys.readouterr().out == f"{file}: {len(SOME)} games added\n{file}: 0 games added\n"
    assert asked(capsys, "--file", str(file), *THREE) == asked(capsys, *SOME, *THREE)


def test_bots_make_the_same_file_with_the_same_seed(tmp_path: Path, capsys: Printed) -> None:
    dumps = []
    for jobs in "12":
        file = tmp_path / f"{jobs}.sqlite"
        made = ["explore", "make", str(file), "--games", "4", "--bot", "random", "--jobs", jobs]
        assert main([*made, "--of", "istanbul,kairo"]) == 0
        dumps.append(list(Explorer(file).db.iterdump()))
    assert dumps[0] == dumps[1]
    answer = asked(capsys, "--file", str(tmp_path / "1.sqlite"), "--game", "kairo", "--players", "2")
    assert answer["games"] == 1


def test_games_are_written_as_parquet_and_say_the_same(tmp_path: Path, capsys: Printed) -> None:
    file = tmp_path / "games.sqlite"
    assert main(["explore", "add", str(file), *SOME]) == 0
    assert main(["explore", "parquet", str(tmp_path / "out"), "--file", str(file)]) == 0
    with Explorer(file, fixed=True) as explorer:
        visits = [*rows_of(explorer, "SELECT * FROM visit")]
        seats = [*rows_of(explorer, "SELECT played, seat, rank, won FROM seat")]
    read = import_module("pyarrow.parquet").read_table
    tables = {name: read(tmp_path / "out" / f"{name}.parquet").to_pylist() for name in TABLES}
    assert len(tables["games"]) == len(SOME)
    assert {(row["game"], row["players"], row["source"]) for row in tables["games"]} == {
        ("istanbul", 3, "record")
    }
    assert sorted(tables["seats"], key=str) == sorted(seats, key=str)
    assert sorted(tables["visits"], key=str) == sorted(visits, key=str)
    assert visits


def test_what_is_shown_of_parquet_works(
    tmp_path: Path, capsys: Printed, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "games.sqlite"
    assert main(["explore", "add", str(file), *SOME]) == 0
    assert main(["explore", "parquet", str(tmp_path), "--file", str(file)]) == 0
    capsys.readouterr()
    monkeypatch.chdir(tmp_path)
    (shown,) = blocks("explorer.md", "py")
    exec(shown, {})
    told = literal_eval(capsys.readouterr().out)
    assert {row["name"].partition(".")[0] for row in told} >= {"place"}
    assert sum(row["won_count"] for row in told) >= 3 * len(SOME)


def rows_of(explorer: Explorer, statement: str) -> Iterator[dict[str, object]]:
    cursor = explorer.db.execute(statement)
    names = [column[0] for column in cursor.description]
    return (dict(zip(names, row, strict=True)) for row in cursor)


def test_the_finished_games_of_a_site_are_added_without_names(
    tmp_path: Path, capsys: Printed, monkeypatch: pytest.MonkeyPatch
) -> None:
    data, file = tmp_path / "data", tmp_path / "games.sqlite"
    running = serve_in_background(settings(data))
    over, tokens = new_table(running.url, "me", "random", options={"start": 0})
    new_table(running.url, "me", "me", options={"start": 0})
    with Client(running.url, over, tokens) as client:
        client.say(t="name", seat=0, name="Ayşe")
        client.say(t="handover", seat=0, bot="greedy")
        while not client.over() or client.info["status"] != "over":
            client.read()
    assert main(["explore", "add", str(file), "--data", str(data)]) == 0, "while it runs"
    running.stop()
    assert main(["explore", "add", str(file), "--data", str(data)]) == 0
    assert capsys.readouterr().out == f"{file}: 1 games added\n{file}: 0 games added\n"
    assert asked(capsys, "--file", str(file), "--players", "2")["games"] == 1
    assert "Ayşe".encode() not in file.read_bytes()
    with looked_at(data, "") as db:
        assert len(list(explored.finished(db))) == 1
        monkeypatch.setattr("bedesten.server.store.deals.sealed", lambda db, deal: True)
        assert list(explored.finished(db)) == [], "others still play this deal"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([*SOME, "--file", "some.sqlite"], "expected records, or --file"),
        (["--file", "nowhere.sqlite"], "nowhere.sqlite: there is no such file"),
        ([*SOME, "--players", "5"], "no games of istanbul with 5 players: there are istanbul, 3 players: 3"),
        ([*SOME, *THREE, "--layout", "moon"], "layout 'moon'"),
        ([*SOME, *THREE, "--after", "a", "b", "c", "d"], "4 visits: expected fewer than 4"),
        ([*SOME, *THREE, "--after", "moon"], "'place.moon' is unknown: expected place."),
        (["make", "x.sqlite", "--of", "chess"], "game 'chess' is unknown"),
    ],
)
def test_what_cannot_be_answered_is_said(capsys: Printed, arguments: list[str], said: str) -> None:
    assert main(["explore", *arguments]) == 2
    assert said in capsys.readouterr().err
    assert not Path("x.sqlite").exists()
