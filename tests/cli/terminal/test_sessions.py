"""Evenings at the table, in this process: scripts are typed, transcripts read."""

import json
import sys
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from bedesten.cli.main import main
from bedesten.core.play import record
from bedesten.text import LANGUAGES
from tests.cli.games import finished, random_match, save_last_round, unfinished, written
from tests.voices import voice

Capture = pytest.CaptureFixture[str]
EN = voice("en")


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")


def play(monkeypatch: pytest.MonkeyPatch, script: list[str], *args: str) -> int:
    monkeypatch.setattr(sys, "stdin", StringIO("".join(f"{line}\n" for line in script)))
    return main(["play", "--terminal", *args])


def saved(tmp_path: Path) -> dict[str, Any]:
    (path,) = (tmp_path / "bedesten" / "games").glob("*.json")
    data = json.loads(path.read_text("utf-8"))
    assert isinstance(data, dict)
    return data


def test_the_end_of_input_saves_and_says_how_to_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    assert play(monkeypatch, []) == 0
    out = capsys.readouterr().out
    data = saved(tmp_path)
    assert data["seats"] == ["human", "random", "random", "random"]
    assert len(data["seed"]) == 32
    assert data["seed"] not in out
    assert "Go on with: bedesten play --terminal --resume " in out
    assert "options\n" in data["record"]


def test_a_choice_by_number_and_by_token_is_in_the_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    assert play(monkeypatch, ["2", "LEAVE", "quit"], "--seed", "demo", "--layout", "long") == 0
    data = saved(tmp_path)
    assert "move:fabric leave\n" in data["record"]
    assert "options layout=long\n" in data["record"]
    assert data["seed"] == "demo"
    assert capsys.readouterr().err == ""


def test_a_game_with_an_expansion_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    """Two coffee at the roasting plant; the way there is known by the number of the place."""
    script = ["why guild:5", "17", "leave", "roast_lira", "stop", "help", "", "quit"]
    seats = ("--seats", "human,random", "--game", "istanbul+mocha")
    assert play(monkeypatch, script, *seats, "--seed", "coffee 2") == 0
    out, err = capsys.readouterr()
    assert (saved(tmp_path)["record"].count("move:roasting_plant leave roast_lira"), err) == (1, "")
    assert "2C 0g" in out
    assert "You do not have the guild card of the Post Office. (MOC-" in out
    assert "C coffee, g guild cards" in out


def test_letters_are_taken_and_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    """The Embassy is known by its number, also where a companion could move."""
    script = ["21", "leave", "embassy", "hand", "", "help", "", "quit"]
    seats = ("--seats", "human,random", "--game", "istanbul+letters")
    assert play(monkeypatch, script, *seats, "--seed", "letters") == 0
    out, err = capsys.readouterr()
    assert (saved(tmp_path)["record"].count("move:embassy leave embassy *letter:"), err) == (1, "")
    assert "Letters of * White" in out
    assert "e letters, s seals" in out


def test_every_no_has_a_reason(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    script = ["why move:palace", "13", "why", "why 2", "why nonsense", "buy_ruby", "99", "hello", ""]
    assert play(monkeypatch, script, "--seed", "demo") == 0
    out = capsys.readouterr().out
    assert out.count("Too far: 4 steps away; you may walk 1 or 2. (IST-MOVE-1)") == 2
    for said in (
        "Why what?",
        "This is possible now: Move to the Fabric Warehouse.",
        "“nonsense” is not a token of this game.",
        "That belongs to the phase “action”",
        "There is no option 99 here",
        "“hello” is neither an option number, a token nor a command.",
    ):
        assert said in out.replace("\n", " ")


def test_undo_takes_back_a_choice_and_is_barred_at_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    script = ["undo", "2", "undo", "4", "1", "undo", "undo", "undo", "quit"]
    assert play(monkeypatch, script, "--seed", "demo") == 0
    out = capsys.readouterr().out
    assert out.count("Nothing to undo yet.") == 2
    assert "Taken back: Move to the Fabric Warehouse." in out
    assert "Taken back: Leave an assistant here." in out
    assert "move:fabric undo move:fruit leave undo undo\n" in saved(tmp_path)["record"]


def test_dice_bar_undo_and_are_named(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    # the card in hand keeps the turn from ending by itself
    script = ["move:tea", "leave", "tea:3", "undo", "quit"]
    for number in range(40):
        assert play(monkeypatch, script, "--seed", f"dice {number}", "--save", f"/dev/shm/x{number}") in (
            0,
            2,
        )
        out = capsys.readouterr().out
        if "Cannot undo: dice were rolled." in out:
            return
    raise AssertionError("no game in which a roll bars undo")


def test_the_pages_beside_the_table(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    script = ["help", "", "hand", "", "log", "", "board", "more", "quit"]
    assert play(monkeypatch, script, "--seed", "demo") == 0
    out = capsys.readouterr().out
    assert "How to play at this table" in out
    assert "Do not move: your turn goes on where your merchant stands." in out
    assert out.count("Enter: back to the table") == 3


def test_a_copy_is_saved_and_resumed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    copy = tmp_path / "my copy.json"
    assert play(monkeypatch, ["2", f"save {copy}", "save", "quit"], "--seed", "demo") == 0
    assert "Saved to " in capsys.readouterr().out
    assert play(monkeypatch, ["undo", "quit"], "--resume", str(copy), "--lang", "fr") == 0
    out = capsys.readouterr().out
    assert "Annulé : Aller à l’Entrepôt de tissus." in out
    assert f"--resume '{copy}'" in out
    assert json.loads(copy.read_text("utf-8"))["record"].count(" undo") == 1


def test_a_folder_that_cannot_be_written_is_told_and_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    blocker = written(tmp_path, "", "file")
    assert play(monkeypatch, [f"save {blocker}/game", "quit"], "--seed", "demo") == 0
    assert "Could not save to" in capsys.readouterr().out
    assert play(monkeypatch, [], "--save", f"{blocker}/game") == 2
    assert "file" in capsys.readouterr().err


@pytest.mark.parametrize(("lang", "wins"), [("en", "wins."), ("fr", "gagne.")])
def test_the_end_shows_the_ranking_and_leaves_a_record(
    lang: str, wins: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    late = save_last_round(tmp_path, lang)
    assert play(monkeypatch, ["1", "2", "3", "4", "5"] * 30, "--resume", str(late)) == 0
    out = capsys.readouterr().out
    assert wins in out
    path = tmp_path / "late.bdn"
    assert f"bedesten verify {path}" in out.replace("\n", "")
    assert not late.exists()
    assert main(["verify", str(path)]) == 0
    assert record.read(path.read_text("utf-8")).result


def test_players_at_one_keyboard_never_see_each_others_cards(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    """Three people look at hand and log, move and pass on, until everybody has been asked."""
    quiet = ["", "hand", "", "log", "", "help", ""]
    turn = [*quiet, "move:fabric", "decline"]
    assert play(monkeypatch, [*turn * 3, "", "quit"], "--seats", "human,human,human", "--seed", "cards") == 0
    parts = capsys.readouterr().out.split("Pass the table to ")[1:]
    assert len(parts) == 4
    held = hands("cards", 3)
    assert len(set(held)) == 3
    for part in parts[:3]:
        seat = "*^@".index(part[0])
        for other, card in enumerate(held):
            for name in (EN.name("card", card), EN.say(f"card_text.{card}")):
                assert (name in part) == (other == seat), (seat, name)


def hands(seed: str, players: int) -> list[str]:
    """The first card of every player, as the record of the game knows it."""
    match = random_match(players, seed, 1)
    held = match.game.notation.dump(match.state)["seats"]
    assert isinstance(held, list)
    return [entry["hand"][0] for entry in held]


def test_one_player_is_never_asked_to_pass_the_table(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    assert play(monkeypatch, ["2", "2", "quit"], "--seed", "demo") == 0
    assert "Pass the table" not in capsys.readouterr().out


@pytest.mark.parametrize(
    ("spoken", "said"), [("fr_FR.UTF-8", "Où va votre marchand"), ("C", "Where does your merchant go")]
)
def test_the_language_is_that_of_the_system(
    spoken: str, said: str, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.setenv("LC_ALL", spoken)
    assert play(monkeypatch, [], "--players", "2") == 0
    assert said in capsys.readouterr().out


@pytest.mark.parametrize(
    ("args", "expected"),
    [
        (["--players", "6"], "6 players: expected 2 to 5"),
        (["--players", "1"], "1 players: expected 2 to 5"),
        (["--players", "0"], "expected 2 to 5"),
        (["--players", "-3"], "expected 2 to 5"),
        (["--layout", "round"], "layout 'round' is unknown: expected short"),
        (["--game", "kairo", "--players", "5"], "5 players: expected 2 to 4"),
        (["--lang", "tr"], f"language 'tr' is unknown: expected {' or '.join(LANGUAGES)}"),
        (["--seats", "human,genius"], "seat 'genius' is unknown: expected human, random"),
        (["--seats", "random,random"], "no seat is human: expected at least one"),
        (["--seats", "human,random", "--players", "4"], "2 seats for 4 players: expected one for each"),
        (["--seed", " "], "expected a text on one line"),
        (["--seed", ""], "expected a text on one line"),
        (["--resume", "x.json", "--players", "3"], "expected only --lang and --save"),
        (["--resume", "nowhere.json"], "nowhere.json: No such file"),
    ],
)
def test_wrong_options_are_named(
    args: list[str], expected: str, monkeypatch: pytest.MonkeyPatch, capsys: Capture, tmp_path: Path
) -> None:
    assert play(monkeypatch, [], *args) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert expected in err
    assert not (tmp_path / "bedesten").exists()


def test_a_save_that_is_none_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    good = json.loads(save_last_round(tmp_path, "en").read_text("utf-8"))
    broken = {
        "expected the saved game": unfinished(),
        "found no JSON in line 1": "{",
        "expected an object": "[]",
        "seats is missing": json.dumps({"bedesten": 1}),
        "from 1 to 1": json.dumps({**good, "bedesten": 2}),
        "expected the one that was committed to": json.dumps({**good, "seed": "other"}),
        "seats has 1 entries: expected 4": json.dumps({**good, "seats": ["human"]}),
        "seat 'genius' is unknown": json.dumps({**good, "seats": ["human", "genius", "random", "random"]}),
        "mood is unknown": json.dumps({**good, "mood": "good"}),
        "the record is cut off": json.dumps({**good, "record": good["record"][:900]}),
        "language 'tr' is unknown": json.dumps({**good, "lang": "tr"}),
        "this game is over": json.dumps(
            {**good, "record": finished(), "seed": "fair", "seats": ["human", "random"]}
        ),
    }
    for expected, text in broken.items():
        path = written(tmp_path, text, "broken.json")
        assert play(monkeypatch, [], "--resume", path) == 2, expected
        err = capsys.readouterr().err
        assert expected in err
        assert err.count("\n") == 1
