"""`bedesten analyse`: the choices of a turn, judged by what their player could see."""

import json
from pathlib import Path

import pytest

from bedesten.cli.main import main
from scripts.golden import path_of
from tests.voices import voice

RECORD = str(path_of("istanbul", 3, 0))
Capture = pytest.CaptureFixture[str]


def test_a_turn_is_judged_choice_by_choice(capsys: Capture) -> None:
    assert main(["analyse", RECORD, "--turn", "9", "--level", "medium", "--json"]) == 0
    judged = json.loads(capsys.readouterr().out)
    assert judged
    for each in judged:
        assert each["played"] in [choice["token"] for choice in each["choices"]]
        tries = [choice["tries"] for choice in each["choices"]]
        assert tries == sorted(tries, reverse=True)
        assert all(0 <= choice["share"] <= 1 for choice in each["choices"])


@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", ["played", "The plan:"]), ("fr", ["joué", "Le plan\N{NARROW NO-BREAK SPACE}:"])],
)
def test_it_is_said_in_words(lang: str, words: list[str], capsys: Capture) -> None:
    assert main(["analyse", RECORD, "--turn", "9", "--level", "medium", "--lang", lang]) == 0
    out = capsys.readouterr().out
    for word in words:
        assert word in out


@pytest.mark.parametrize(
    ("lang", "game", "place", "said"),
    [
        ("en", "istanbul", "palace", "The plan: 2 turns to the next ruby, at the Sultan's Palace."),
        ("en", "kairo", "red", "The plan: 2 turns to the next points, with the red stand."),
        (
            "fr",
            "kairo",
            "red",
            "Le plan\N{NARROW NO-BREAK SPACE}: 2 tours jusqu’aux prochains points, avec l’étal rouge.",
        ),
    ],
)
def test_the_plan_is_told_in_the_words_of_the_game(lang: str, game: str, place: str, said: str) -> None:
    text = voice(lang, game)
    assert text.aim(place, 2) == said
    assert text.aim(place, 1) != said != text.aim("", 0)


def test_kairo_is_judged_too(capsys: Capture) -> None:
    record = str(path_of("kairo", 3, 0))
    assert main(["analyse", record, "--turn", "20", "--level", "medium", "--lang", "en"]) == 0
    assert "The plan:" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (
            ["--turn", "9", "--level", "easy"],
            "level 'easy' is unknown: expected ester, hagop, safiye, medium, hard, master",
        ),
        (["--turn", "0"], "turn 0: expected a turn from 1 to "),
    ],
)
def test_what_cannot_be_judged_is_refused(words: list[str], expected: str, capsys: Capture) -> None:
    assert main(["analyse", RECORD, *words]) == 2
    assert expected in capsys.readouterr().err


def test_a_missing_record_is_named(tmp_path: Path, capsys: Capture) -> None:
    assert main(["analyse", str(tmp_path / "none.bdn"), "--turn", "1"]) == 2
    assert "none.bdn" in capsys.readouterr().err
