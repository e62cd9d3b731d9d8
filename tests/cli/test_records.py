"""`bedesten replay`, `position` and `verify`: records are shown, and altered ones refused."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from bedesten import catalog
from bedesten.cli.main import main
from bedesten.core.dice import commitment
from bedesten.core.game import Setup
from bedesten.core.play import record
from bedesten.core.play.entropy import LEFT_OUT, Share, mixed, promise
from bedesten.text import LANGUAGES
from scripts.golden import path_of
from tests.cli.games import SEED, bedesten, finished, random_match, unfinished, written

Capture = pytest.CaptureFixture[str]
MINE = "5" * 64


# ------------------------------------------------------------------ replay


def test_a_game_is_told_turn_by_turn(tmp_path: Path, capsys: Capture) -> None:
    assert main(["replay", written(tmp_path, finished()), "--lang", "en"]) == 0
    out = capsys.readouterr().out
    first = next(line for line in finished().split("\n") if line.startswith("1 "))
    assert "turn 1 " in out
    assert " ".join(first.split()[2:]) in out
    assert "moves to the" in out
    assert "wins." in out
    assert out.rstrip().endswith(record.read(finished()).digest)


def test_a_game_is_told_in_french(tmp_path: Path, capsys: Capture) -> None:
    assert main(["replay", written(tmp_path, unfinished()), "--lang", "fr"]) == 0
    out = capsys.readouterr().out
    assert "tour 1 " in out
    assert "mise en place" in out


def test_what_was_taken_back_is_not_told(tmp_path: Path, capsys: Capture) -> None:
    path = written(tmp_path, unfinished())
    assert main(["replay", path, "--lang", "en"]) == 0
    assert " undo" in capsys.readouterr().out
    assert main(["replay", path, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["turns"][-1]["tokens"][-1] == "undo"


def test_a_game_as_json(tmp_path: Path, capsys: Capture) -> None:
    assert main(["replay", written(tmp_path, finished()), "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    game = record.read(finished())
    assert list(data) == ["game", "players", "turns", "ranking", "digest"]
    assert (data["game"], data["players"], data["digest"]) == ("istanbul", 2, game.digest)
    assert data["ranking"] == game.result
    assert [turn["tokens"] for turn in data["turns"]] == [tokens for _, tokens in game.turns]
    assert [turn["turn"] for turn in data["turns"]] == list(range(len(game.turns)))
    assert {turn["seat"] for turn in data["turns"][1:-1]} == {0, 1}
    assert data["turns"][0]["seat"] == -1


def test_a_position_of_the_replay(tmp_path: Path, capsys: Capture) -> None:
    path = written(tmp_path, finished())
    assert main(["replay", path, "--turn", "20", "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert "round 10" in out
    assert "turn=20" in out
    assert main(["replay", path, "--turn", "20", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["turn"] == 20


def test_a_position_of_the_market_is_drawn_above_its_line(capsys: Capture) -> None:
    path = path_of("kairo", 2, 0)
    assert main(["replay", str(path), "--turn", "20", "--lang", "en"]) == 0
    drawn = capsys.readouterr().out
    assert main(["position", str(path), "--turn", "20"]) == 0
    line = capsys.readouterr().out
    assert line.startswith("start=0 turn=20 ")
    assert drawn.endswith(line)
    assert "Ankh" in drawn


def test_an_unknown_language_is_refused(tmp_path: Path, capsys: Capture) -> None:
    assert main(["replay", written(tmp_path, finished()), "--lang", "tr"]) == 2
    assert f"expected {' or '.join(LANGUAGES)}" in capsys.readouterr().err


# ------------------------------------------------------------------ position


def test_a_position_is_a_scene_that_can_be_laid_again(tmp_path: Path, capsys: Capture) -> None:
    path = written(tmp_path, finished())
    assert main(["position", path, "--turn", "7"]) == 0
    line = capsys.readouterr().out.strip()
    assert main(["position", path, "--turn", "7", "--json"]) == 0
    dumped = json.loads(capsys.readouterr().out)
    game = catalog.game("istanbul")
    assert game.notation.dump(game.notation.load(game.notation.scene(line, Setup(2)))) == dumped
    assert dumped["turn"] == 7


def test_the_last_turn_of_an_unfinished_game_has_a_position(tmp_path: Path, capsys: Capture) -> None:
    path = written(tmp_path, unfinished())
    last = int(record.read(unfinished()).turns[-1][0].split()[0])
    assert main(["position", path, "--turn", str(last)]) == 0
    assert f"turn={last}" in capsys.readouterr().out


@pytest.mark.parametrize("turn", ["0", "-1", "99999"])
def test_a_turn_beyond_the_record_is_answered_with_the_range(
    turn: str, tmp_path: Path, capsys: Capture
) -> None:
    last = record.read(finished()).turns[-1][0].split()[0]
    assert main(["position", written(tmp_path, finished()), "--turn", turn]) == 2
    assert capsys.readouterr().err == f"bedesten: turn {turn}: expected a turn from 1 to {last}\n"


# ------------------------------------------------------------------ verify


def test_a_fair_record_is_proven_fair(tmp_path: Path) -> None:
    run = bedesten("verify", written(tmp_path, finished()))
    outcomes = sum(token.startswith("*") for token in record.read(finished()).tokens())
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout == f"fair: {outcomes} chance outcomes follow from the seed\n"


def test_a_loaded_die_is_named(tmp_path: Path) -> None:
    rolled = record.read(finished()).tokens()[2]
    other = "*governor:1+1" if rolled != "*governor:1+1" else "*governor:6+6"
    run = bedesten("verify", written(tmp_path, finished().replace(rolled, other, 1)))
    assert run.returncode == 1
    assert run.stdout.startswith(f"not fair: chance outcome 3 (turn 0 setup) is {other}: the seed deals ")


def test_a_seed_that_was_not_promised_is_unfair(tmp_path: Path) -> None:
    run = bedesten("verify", written(tmp_path, finished().replace(f"seed {SEED}", "seed other")))
    assert run.returncode == 1
    assert "does not match the commitment" in run.stdout


def test_an_unfinished_record_is_not_proven_yet(tmp_path: Path) -> None:
    run = bedesten("verify", written(tmp_path, unfinished()))
    assert run.returncode == 1
    assert run.stdout == "not proven: the seed is not revealed yet: the game is not over\n"


def with_a_share() -> str:
    """The finished game dealt again, with something that the browser of seat 0 added."""
    mine = Share(0, promise(MINE), MINE)
    absent = Share(1, promise(SEED), LEFT_OUT)
    shares = [mine, absent]
    match = random_match(2, mixed(SEED, shares), 10**9)
    return record.write(record.of_match(match, SEED, shares=shares))


def test_what_browsers_added_is_part_of_the_proof(tmp_path: Path) -> None:
    path = written(tmp_path, with_a_share())
    run = bedesten("verify", path, "--commitment", commitment(SEED), "--entropy", MINE)
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout.splitlines()[1:] == [
        "white added to the seed",
        "yellow promised to add to the seed and did not",
    ]


@pytest.mark.parametrize(
    ("option", "told"),
    [("--commitment", "the record was committed to by "), ("--entropy", "the seed was mixed without ")],
)
def test_a_record_must_have_what_its_reader_noted(option: str, told: str, tmp_path: Path) -> None:
    path = written(tmp_path, with_a_share())
    run = bedesten("verify", path, option, "0" * 64)
    assert run.returncode == 1
    assert run.stdout.startswith(f"not fair: {told}")
    assert bedesten("verify", path, option, "short").returncode == 2


# ------------------------------------------------------------------ broken records


def cut_off(text: str) -> str:
    return text[: len(text) // 2]


def without_a_turn(text: str) -> str:
    lines = text.split("\n")
    del lines[12]
    return "\n".join(lines)


def wrong_seat(text: str) -> str:
    """A token under the name of the other seat."""
    lines = text.split("\n")
    number, name, tokens = lines[9].split(" ", 2)
    lines[9] = f"{number} {'yellow' if name == 'white' else 'white'} {tokens}"
    return "\n".join(lines)


def split_turn(text: str) -> str:
    """One turn on two lines."""
    lines = text.split("\n")
    number, name, first, rest = lines[9].split(" ", 3)
    lines[9:10] = [f"{number} {name} {first}", f"{number} {name} {rest}"]
    return "\n".join(lines)


BROKEN: dict[str, Callable[[str], str]] = {
    "nothing": lambda _: "",
    "prose": lambda _: "Once upon a time\n",
    "cut off": cut_off,
    "without a turn": without_a_turn,
    "wrong seat": wrong_seat,
    "split turn": split_turn,
    "six players": lambda text: text.replace("players 2", "players 6").replace("seats", "seats a b c d"),
    "too many seats": lambda text: text.replace("players 2", "players 3"),
    "wrong layout": lambda text: text.replace("options", "options layout=round", 1),
    "unknown game": lambda text: text.replace("game istanbul", "game chess"),
    "other rules": lambda text: text.replace("rules 1", "rules 99"),
    "unknown token": lambda text: text.replace(" end_turn", " fly:away", 1),
    "wrong result": lambda text: text.replace("result ", "result 7 "),
    "wrong digest": lambda text: text.replace("digest ", "digest 0"),
    "unknown footer": lambda text: text + "moral none\n",
    "other format": lambda text: text.replace("bedesten 1", "bedesten 2"),
}


@pytest.mark.parametrize("how", BROKEN)
def test_a_broken_record_is_refused_with_its_name(how: str, tmp_path: Path, capsys: Capture) -> None:
    path = written(tmp_path, BROKEN[how](finished()))
    for command in (["replay", path], ["position", path, "--turn", "1"], ["verify", path]):
        assert main(command) == 2, command
        out, err = capsys.readouterr()
        assert out == ""
        assert err.startswith(f"bedesten: {path}: ")
        assert err.count("\n") == 1


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_broken_record_gives_no_traceback(command: str, tmp_path: Path) -> None:
    for text in (cut_off(finished()), wrong_seat(finished())):
        run = bedesten(command, written(tmp_path, text))
        assert run.returncode == 2
        assert run.stderr.startswith("bedesten: ")
        assert "Traceback" not in run.stderr


def test_a_missing_file_a_folder_and_a_picture_are_named(tmp_path: Path, capsys: Capture) -> None:
    picture = tmp_path / "picture.png"
    picture.write_bytes(b"\x89PNG\xff\xfe")
    for path in (tmp_path / "none.bdn", tmp_path, picture):
        assert main(["replay", str(path)]) == 2
        assert str(path) in capsys.readouterr().err
