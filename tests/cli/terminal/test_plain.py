"""A game that nobody has drawn is played all the same: its tallies, what the seat can see, its options."""

import sys
from io import StringIO
from pathlib import Path
from types import ModuleType

import pytest

from bedesten import catalog
from bedesten.cli.main import main
from bedesten.cli.terminal import canvas
from bedesten.cli.terminal.pages import hand_page, help_page, log_page
from bedesten.cli.terminal.screen import screen
from bedesten.core.guide import guard
from tests.cli.terminal.drawn import SMALL, asked_at, laid, seen
from tests.cli.terminal.test_screens import check_fits, moments
from tests.voices import voice


@pytest.fixture(autouse=True)
def undrawn(monkeypatch: pytest.MonkeyPatch) -> None:
    def none(game: object) -> list[ModuleType]:
        return []

    monkeypatch.setattr(canvas, "boxes", none)


@pytest.mark.parametrize("name", ["istanbul+letters", "kairo"])
def test_every_decision_fits_and_can_be_chosen(name: str) -> None:
    game, text = catalog.game(name), voice("en", name)
    for number, (chronicle, seat) in enumerate(moments(3, "plain", None, game)):
        if number % 4 == 0:
            at = asked_at(chronicle, seat, text)
            check_fits(screen(at), SMALL)
            assert [choice.number for choice in at.choices] == list(range(1, len(at.choices) + 1))
            assert {choice.action for choice in at.choices} == {*game.legal(chronicle.match.state)}


def test_the_seats_stand_with_what_ranks_them() -> None:
    shown = "\n".join(line.plain for line in screen(asked_at(laid(GAME, "0 3L 2r | 1 7L"), 0, voice("en"))))
    assert ">* White  2 rubies, 3 Lira, 0 goods, 0 cards" in shown
    assert " ^ Yellow  0 rubies, 7 Lira, 0 goods, 0 cards" in shown


GAME = catalog.game("istanbul")


def test_nothing_that_is_hidden_is_shown() -> None:
    chronicle = laid(GAME, "0 hand=lira_5 | 1 hand=repeat_gem")
    shown = "\n".join(line.plain for line in screen(asked_at(chronicle, 0, voice("en"))))
    assert "repeat_gem" not in shown.replace("\n", "")


def test_the_pages_beside_it_say_what_they_can() -> None:
    c = seen(laid(GAME, "0 @tea"))
    assert help_page(c)[0].plain.startswith("How to play")
    assert hand_page(c)
    assert log_page(c, laid(GAME, "0 @tea")) == []


def test_it_is_played_saved_and_taken_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    guard.failures.clear()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    script = ["1", "u", "2", "1", "why buy_ruby", "help", "", "hand", "", "log", "", "quit"]
    monkeypatch.setattr(sys, "stdin", StringIO("".join(f"{line}\n" for line in script)))
    assert main(["play", "--terminal", "--seed", "demo", "--lang", "en"]) == 0
    (kept,) = (tmp_path / "bedesten" / "games").glob("*.json")
    assert " undo " in kept.read_text("utf-8")
    assert not guard.failures
