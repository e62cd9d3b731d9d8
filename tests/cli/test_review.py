"""`bedesten review`: a finished game studied, as text, as JSON and as a page."""

import json
from html import escape
from html.parser import HTMLParser
from pathlib import Path

import pytest

from bedesten import catalog
from bedesten.cli import review, review_page
from bedesten.cli.main import main
from bedesten.cli.terminal.drawing import as_svg
from bedesten.core.ids import CHANCE
from bedesten.core.play import record
from bedesten.core.play.match import Match
from bedesten.study.words import Words
from bedesten.text import LANGUAGES, Text
from scripts.golden import path_of
from tests.study.games import guessed, played
from tests.study.test_ledger import GAME, golden
from tests.tiers import thorough
from tests.voices import voice

Capture = pytest.CaptureFixture[str]
COLUMNS = 80
REVIEWED = ["istanbul+mocha", "istanbul+letters", "istanbul+mocha+letters", "kairo"]


@pytest.fixture
def blunder(tmp_path: Path) -> str:
    file = tmp_path / "blunder.bdn"
    file.write_text(record.write(record.of_match(played("skip"), "study")))
    return str(file)


def said(capsys: Capture, *words: str) -> str:
    assert main(["review", "--jobs", "1", *words]) == 0
    return capsys.readouterr().out


def test_several_processes_find_the_same(blunder: str, capsys: Capture) -> None:
    alone = said(capsys, blunder, "--json")
    assert main(["review", blunder, "--json", "--jobs", "2"]) == 0
    assert capsys.readouterr().out == alone


def test_a_review_as_json_adds_up(blunder: str, capsys: Capture) -> None:
    review = json.loads(said(capsys, blunder, "--json"))
    assert review["done"] == review["questions"] > 0
    for seat, ledger in enumerate(review["ledgers"]):
        chosen, lucky = ([0.0, 0.0], [0.0, 0.0])  # own, rivals'
        for step in review["steps"]:
            chosen[step["chooser"] != seat] += step["chosen"][seat]
            lucky[step["active"] != seat] += step["luck"][seat] if step["mover"] == CHANCE else 0.0
        entries = ["own_choices", "rivals_choices", "own_luck", "rivals_luck"]
        assert [ledger[entry]["share"] for entry in entries] == pytest.approx([*chosen, *lucky])
        assert ledger["start"] + sum(chosen + lucky) == pytest.approx(ledger["result"])
    assert [moment["name"] for moment in review["moments"]].count("blunder") == 1
    assert review["turns"][-1]["shares"] == [0.0, 1.0]


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        (
            "en",
            [
                "Turn 40, White: Blunder",
                "Better: Buy a ruby",
                "+1\xa0ruby",
                "The plan:",
                "own choices",
                "won",
            ],
        ),
        (
            "fr",
            [
                "Tour 40, Blanc\u202f: Grosse erreur",
                "Mieux\u202f: ",
                "+1\xa0rubis",
                "Le plan",
                "ses choix",
                "gagne",
            ],
        ),
    ],
)
def test_it_is_said_in_words_on_eighty_columns(
    lang: str, words: list[str], blunder: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", str(COLUMNS))
    out = said(capsys, blunder, "--lang", lang)
    for word in words:
        assert word in out
    assert max(len(line) for line in out.splitlines()) <= COLUMNS


class Tags(HTMLParser):
    """Every tag that is opened is closed, and nothing is fetched."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.fetched: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.fetched += [value or "" for name, value in attrs if name in ("src", "href")]
        if tag not in ("meta", "br"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_page_is_whole_in_itself(lang: str, blunder: str, capsys: Capture) -> None:
    page = said(capsys, blunder, "--html", "--lang", lang)
    tags = Tags()
    tags.feed(page)
    assert (tags.open, tags.fetched) == ([], [])
    assert f'lang="{lang}"' in page
    assert page.count("<polyline") == 2


def test_beside_every_moment_of_the_page_is_the_table_as_it_was(blunder: str, capsys: Capture) -> None:
    review = json.loads(said(capsys, blunder, "--json"))
    page = said(capsys, blunder, "--html", "--lang", "en")
    match = played("skip")
    assert review["moments"]
    for moment in review["moments"]:
        before = Match(match.game, match.setup)
        for a in match.actions[: moment["step"] - 1]:
            before.push(a)
        assert before.game.turn(before.state) == moment["turn"]
        assert as_svg(before, voice("en", match.game.name)).strip() in page


@pytest.mark.parametrize(
    ("game", "lang"),
    [
        (game, lang) if (number - nth) % len(REVIEWED) == 0 else thorough(game, lang)
        for number, game in enumerate(REVIEWED)
        for nth, lang in enumerate(LANGUAGES)
    ],
)
def test_every_game_is_reviewed_as_far_as_there_is_time(
    game: str, lang: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without any thought there are shares and luck; what is missing is said, and nobody is judged."""
    monkeypatch.setenv("COLUMNS", str(COLUMNS))
    out = said(capsys, str(path_of(game, 4, 1, "greedy")), "--seconds", "0", "--lang", lang)
    assert max(len(line) for line in out.splitlines()) <= COLUMNS
    assert "--seconds" in out
    assert ("In a sentence" in out, "En une phrase" in out) == (False, False)


def test_a_game_that_is_not_over_is_refused(tmp_path: Path, capsys: Capture) -> None:
    match = played()
    begun = type(match)(match.game, match.setup)
    file = tmp_path / "begun.bdn"
    begun.push_token("skip")
    file.write_text(record.write(record.of_match(begun, "study")))
    assert main(["review", str(file)]) == 2
    assert "the game is not over" in capsys.readouterr().err


def test_what_else_could_be_done_is_told_as_text_as_json_and_on_the_page() -> None:
    game = catalog.game(GAME.name)
    studied, words = guessed(golden(GAME)).review(), Words(Text("en", game), game, ["A", "B", "C"])
    lines = [line for moment in studied.moments for line in words.further(moment)]
    assert lines
    assert "  " + lines[0] in [line.plain for line in review.moments(studied, words)]
    assert escape(lines[0]) in review_page.page(
        studied, words, {moment.step: "" for moment in studied.moments}
    )
    options = [each for moment in review.plain(studied, GAME.name)["moments"] for each in moment["further"]]
    assert len(options) == len(lines)
    assert options[0].keys() == {"option", "share", "error", "tries", "level"}
