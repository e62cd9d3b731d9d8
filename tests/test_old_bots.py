"""Bots of other people, written after documents of old, still run, and are told what the new names are."""

import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bedesten import catalog
from bedesten.cli.main import main
from bedesten.core.game import Game, Setup
from bedesten.core.guide import Guide
from bedesten.core.notation import Notation
from bedesten.core.play.match import Match
from bedesten.istanbul.game import Istanbul
from tests.short import short_games

PAGE = Path(__file__).with_name("old") / "writing-a-bot.md"
BLOCKS = re.findall(r"^```python\n(.*?)^```", PAGE.read_text(), re.MULTILINE | re.DOTALL)


def test_the_python_of_old_runs_and_is_told_the_new_names() -> None:
    with pytest.warns(DeprecationWarning, match="is now") as told:
        exec(compile("\n".join(BLOCKS), "writing-a-bot.md", "exec"), {})
    assert {str(warning.message) for warning in told} == {"Istanbul.dump_view is now notation.dump_view"}
    assert {warning.filename for warning in told} == {"writing-a-bot.md"}, "the line that should change"


@short_games()
def test_the_bot_of_old_plays_in_the_arena(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "old_bots.py").write_text(next(b for b in BLOCKS if b.startswith("# my_bots.py\n")))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path.copy())
    assert main(["arena", "--bots", "old_bots:Dreamer,random", "--players", "2", "--games", "1"]) == 0
    assert capsys.readouterr().err == ""
    assert "old_bots:Dreamer" in (tmp_path / "arena" / "results.csv").read_text()


# what was asked of a game when it had one contract, and where it is now
ASKED: dict[str, Callable[[Any, Any, Any], object]] = {
    "notation.dump": lambda game, s, v: game.dump(s),
    "notation.load": lambda game, s, v: game.load(game.notation.dump(s)),
    "notation.describe": lambda game, s, v: game.describe(s),
    "notation.load_view": lambda game, s, v: game.load_view(game.notation.dump_view(v)),
    "guide.why_not": lambda game, s, v: game.why_not(s, 0, 0),
    "guide.phases": lambda game, s, v: game.phases,
    "guide.tally": lambda game, s, v: game.tally(s, 0),
    "guide.is_pass": lambda game, s, v: game.is_way_out(0),
    "for_setup": lambda game, s, v: game.fitted(Setup(2)),
}


@pytest.mark.parametrize("name", catalog.GAMES)
@pytest.mark.parametrize("new", ASKED)
def test_what_a_game_was_asked_is_still_answered(new: str, name: str) -> None:
    game = catalog.game(name)
    s = game.new(Setup(2))
    with pytest.warns(DeprecationWarning, match=rf" is now {new}$"):
        ASKED[new](game, s, game.view(s, 0))


def test_nothing_that_moved_is_missing() -> None:
    """But the old names are no part of the contract: nobody in the house is asked by them."""
    moved = {name for contract in (Notation, Guide) for name in vars(contract) if name[0] != "_"}
    assert moved <= set(vars(Game))
    assert not moved & set(vars(Istanbul))


def test_a_match_of_old_is_played_word_by_word() -> None:
    match: Any = Match(catalog.game("kairo"), Setup(2))
    with pytest.warns(DeprecationWarning, match=r"^Match\.enter is now push_token$"):
        match.enter(match.game.lexicon.token(match.game.legal(match.state)[0]))
    with pytest.warns(DeprecationWarning, match=r"^Match\.live is now actions$"):
        assert match.live == match.actions
