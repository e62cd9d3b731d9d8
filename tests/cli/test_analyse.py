"""`bedesten analyse`: the choices of a turn, judged by what their player could see."""

import json
from pathlib import Path

import pytest

from bedesten import catalog
from bedesten.bots.mcts import Choice, Explanation
from bedesten.cli.analyse import share, shown
from bedesten.cli.main import main
from bedesten.text import LANGUAGES
from scripts.golden import path_of
from tests.voices import voice

RECORD = str(path_of("istanbul", 3, 0))
Capture = pytest.CaptureFixture[str]


def test_a_turn_is_judged(capsys: Capture) -> None:
    assert main(["analyse", RECORD, "--turn", "9", "--level", "medium", "--json"]) == 0
    judged = json.loads(capsys.readouterr().out)
    assert judged
    for each in judged:
        assert each["played"] in [choice["token"] for choice in each["choices"]]
        shares = [round(choice["share"], 2) for choice in each["choices"] if choice["share"] is not None]
        assert shares == sorted(shares, reverse=True)
        assert all(0 <= share <= 1 for share in shares)
        assert any(choice["as_good"] for choice in each["choices"])
    assert len({json.dumps(each["plan"]) for each in judged}) == 1, "one plan for the turn"


@pytest.mark.thorough
def test_a_plan_for_this_turn_is_among_what_its_best_options_bring(capsys: Capture) -> None:
    """Never a ruby in the plan that no option told beside it brings."""
    plans = 0
    for turn in (24, 42):
        record = str(path_of("istanbul", 3, 1, "greedy"))
        assert main(["analyse", record, "--turn", str(turn), "--level", "medium", "--json"]) == 0
        judged = json.loads(capsys.readouterr().out)
        if judged and judged[-1]["plan"] and judged[-1]["plan"]["turns"] == 1:
            plans += 1
            good = [choice["gain"] for choice in judged[-1]["choices"] if choice["as_good"]]
            assert any(gain.get("rubies", 0) > 0 for gain in good), turn
    assert plans > 0


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ["played", "The plan:", "± ", "brings this turn", "no clear difference from the best"]),
        (
            "fr",
            ["joué", "Le plan\N{NARROW NO-BREAK SPACE}:", "apporte ce tour-ci", "ne se distingue pas"],
        ),
    ],
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


def test_amounts_are_told_with_their_signs() -> None:
    assert voice("en", "istanbul").gained({"lira": -7, "rubies": 1}) == "−7\xa0Lira, +1\xa0ruby"
    assert voice("fr", "istanbul").gained({"rubies": 2}) == "+2\xa0rubis"
    assert voice("en", "kairo").gained({"vp": 3}) == "+3\xa0points"
    assert voice("en", "istanbul").gained({}) == "nothing"


@pytest.mark.parametrize(
    ("lang", "game", "said"),
    [
        ("en", "istanbul", "nothing; 3 turns to the next ruby"),
        ("fr", "kairo", "rien\N{NARROW NO-BREAK SPACE}; 3 tours jusqu’aux prochains points"),
        ("de", "istanbul", "nichts; in 3 Zügen der nächste Rubin"),
        ("es", "kairo", "nada; 3 turnos hasta los próximos puntos"),
    ],
)
def test_what_an_option_leads_to_stands_beside_what_it_brings(lang: str, game: str, said: str) -> None:
    text = voice(lang, game)
    assert text.prospect({}, 3) == said
    assert text.prospect({}, 0) not in (said, text.gained({}))
    assert text.prospect({"rubies": 1}, 1) == text.gained({"rubies": 1}), "it is said already"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_others_are_called_by_their_names(lang: str) -> None:
    game = catalog.game("istanbul")
    caught = game.lexicon.action("catch:2")
    explanation = Explanation([Choice(caught, 0.5, 9, 0.1)], None)
    table = shown(game, ["Ada", "Bora", "Cem"], 0, caught, explanation, voice(lang, "istanbul"))
    (said,) = table.columns[0].cells
    assert "Cem" in str(said)
    assert "3" not in str(said)


def test_what_was_not_looked_at_says_so() -> None:
    explanation = Explanation([Choice(0, 0.5, 9, 0.1), Choice(1, 0.4, 0)], None)
    text = voice("en", "istanbul")
    assert [share(each, explanation, text) for each in explanation.choices] == ["50 % ± 10 ≈", "not examined"]


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
