"""Bots that are programs of their own: believed when they name an option, and never waited for for ever."""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bedesten import catalog
from bedesten.bots.base import Bot, Budget, Unanswered
from bedesten.bots.play import play
from bedesten.cli.main import main
from bedesten.core.dice import Dice
from bedesten.core.errors import BadSetup
from bedesten.core.game import Setup
from bedesten.stdio import StdioBot, bot
from bedesten.stdio.talk import Talk

EXAMPLES = Path("docs/examples").resolve()
# answers as a bot should, until a question of its own choosing
PROGRAM = """
import os, random, sys
random.seed(1)
seen = 0
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "hello":
        print("hello 1 test", flush=True)
    if word == "options":
        options = rest.split()
    if word == "choose":
        seen += 1
        {strange}
        print("choose", random.choice(options), flush=True)
"""


@pytest.fixture
def written(tmp_path: Path) -> Callable[[str], str]:
    """The name of a bot that does something strange before it answers."""

    def write(strange: str) -> str:
        path = tmp_path / "program.py"
        path.write_text(PROGRAM.format(strange=strange), "utf-8")
        return f"stdio:{sys.executable} {path}"

    return write


def games(name: str, game: str = "istanbul", players: int = 2) -> Any:
    """A game of this bot against one that takes anything."""
    rules = catalog.game(game)
    seats: list[Bot] = [
        catalog.bot(name, 1, rules),
        *(catalog.bot("random", i, rules) for i in range(1, players)),
    ]
    return play(rules, Setup(players), seats, "x", Budget(seconds=0.0)), seats[0]


@pytest.mark.parametrize("game", list(catalog.GAMES))
def test_a_program_plays_a_whole_game(written: Callable[[str], str], game: str) -> None:
    played, _ = games(written("print('explain because', seen, flush=True)"), game)
    assert played.relieved == [0, 0]
    assert min(catalog.game(game).ranking(played.state)) == 1


def test_it_may_explain_itself_and_says_its_name(written: Callable[[str], str]) -> None:
    _, first = games(written("print('explain because', seen, flush=True)"))
    assert first.name == "test"
    assert re.fullmatch(r"because \d+", *first.explanation)


STRANGE = {
    "lies": "print('choose fly:moon', flush=True)",
    "merely mentions a move": "print('I take', options[0], flush=True)",
    "has ended": "sys.exit()",
    "is mute": "continue",
    "shouts": "print('x' * 10_000_000, flush=True)",
    "chatters": "[print('explain', n) for n in range(100_000)]",
    "does not read": "import time; os.close(0); time.sleep(1000)",
}


@pytest.mark.parametrize("strange", STRANGE)
def test_a_program_that_fails_is_answered_for_and_the_game_goes_on(
    written: Callable[[str], str],
    strange: str,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(bot, "PATIENCE", 0.5 if strange in ("is mute", "does not read") else 300.0)
    played, first = games(written(STRANGE[strange]))
    assert played.relieved[0] > bot.FAULTS
    assert first.faults == bot.FAULTS
    assert first.talk is None
    assert len([line for line in caplog.messages if "is answered for" in line]) == bot.FAULTS


def test_who_refuses_is_asked_again(written: Callable[[str], str]) -> None:
    refuses = "if seen % 2: print('refuse no idea', flush=True); continue"
    played, first = games(written(refuses))
    assert played.relieved[0] > bot.FAULTS
    assert first.faults == 0


def test_a_program_ends_with_its_bot_and_all_it_has_started(written: Callable[[str], str]) -> None:
    made = catalog.bot(written("pass"), 1)
    rules = catalog.game("istanbul")
    s = rules.new(Setup(2))
    options = rules.deal(s, Dice(1))
    made.choose(rules.view(s, rules.to_move(s)), options, Budget())
    assert isinstance(made, StdioBot)
    assert made.talk is not None
    process = made.talk.process
    assert process.poll() is None
    del made
    assert process.poll() is not None


def test_it_learns_nothing_of_the_house_and_nothing_its_seat_may_not_know(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BEDESTEN_ADMIN", "secret")
    heard = tmp_path / "heard"
    spy = tmp_path / "spy.py"
    spy.write_text(
        f"import os, sys\nout = open({str(heard)!r}, 'w')\nprint(os.environ, file=out)\n"
        "for line in sys.stdin:\n"
        "    out.write(line); out.flush()\n"
        "    if line.startswith('hello'): print('hello 1', flush=True)\n"
        "    if line.startswith('options'): option = __import__('random').choice(line.split()[1:])\n"
        "    if line.startswith('choose'): print('choose', option, flush=True)\n",
        "utf-8",
    )
    rules = catalog.game("istanbul")
    seats = [catalog.bot(f"stdio:{sys.executable} {spy}", 1, rules), catalog.bot("greedy", 2, rules)]
    play(rules, Setup(2), seats, "x", Budget())
    told = heard.read_text("utf-8")
    assert "secret" not in told
    assert {line.split()[0] for line in told.splitlines()[1:]} == {
        "hello",
        "game",
        "view",
        "options",
        "choose",
    }
    views = [json.loads(line[5:]) for line in told.splitlines() if line.startswith("view ")]
    assert views
    for view in views:
        assert rules.notation.dump_view(rules.notation.load_view(view)) == view


@pytest.mark.parametrize("command", ["", "no-such-program-at-all", "'"])
def test_a_program_that_cannot_be_run_is_said_before_anything_is_played(command: str) -> None:
    with pytest.raises(BadSetup, match="stdio:"):
        catalog.bot(f"stdio:{command}", 1)


def test_another_version_is_not_understood(tmp_path: Path) -> None:
    newer = tmp_path / "newer.py"
    newer.write_text("print('hello 2 newer', flush=True)\nimport time; time.sleep(1000)\n")
    rules = catalog.game("istanbul")
    with pytest.raises(Unanswered, match="version '2'"):
        StdioBot(f"{sys.executable} {newer}", rules, 1).begin(1e9)


@pytest.fixture(scope="module")
def in_c(tmp_path_factory: pytest.TempPathFactory) -> Path:
    program = tmp_path_factory.mktemp("c") / "first"
    compiler = os.environ.get("CC") or shutil.which("cc") or "gcc"
    subprocess.run([compiler, "-Wall", "-Werror", "-o", program, EXAMPLES / "first.c"], check=True)
    return program


def test_the_example_in_c_plays_in_simulate_and_in_the_arena(
    in_c: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bots = f"stdio:{in_c},random"
    assert main(["simulate", "--players", "2", "--bots", bots, "--games", "2", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["games"] == 2
    assert report["answered_for_by_seat"] == [0, 0]
    arena = ["arena", "--players", "2", "--bots", bots, "--games", "2", "--out", str(tmp_path / "arena")]
    assert main(arena) == 0
    assert f"stdio:{in_c}" in (tmp_path / "arena/report.md").read_text("utf-8")


def test_the_conversation_is_as_the_document_shows(in_c: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    say, hear = Talk.say, Talk.hear

    def noted(line: str, by: str) -> str:
        said.append(f"{by} {line}")
        return line

    monkeypatch.setattr(Talk, "say", lambda self, line: say(self, noted(line, ">")))
    monkeypatch.setattr(Talk, "hear", lambda self, until: noted(hear(self, until), "<"))
    rules = catalog.game("istanbul")
    setup = Setup(2, {"layout": "short", "start": 0})
    play(rules, setup, [StdioBot(str(in_c), rules, 7), catalog.bot("greedy", 2, rules)], "x", Budget())
    shown = re.search(r"```text\n(.*?)```", (EXAMPLES.parent / "stdio.md").read_text("utf-8"), re.S)
    assert shown
    lines = shown[1].splitlines()
    for line, real in zip(lines, said[: len(lines)], strict=True):
        assert re.fullmatch(re.escape(line).replace("…", ".*"), real), real


def test_simulate_and_the_arena_say_who_was_answered_for(
    written: Callable[[str], str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    liar = written(STRANGE["lies"])
    main(["simulate", "--players", "2", "--bots", f"{liar},random", "--games", "1"])
    assert re.search(
        r"seat 0, stdio:.*greedy\s+answered\s+for\s+it\s+\d+\s+times", capsys.readouterr().out, re.S
    )
    main(
        ["arena", "--players", "2", "--bots", f"{liar},random", "--games", "2", "--out", str(tmp_path / "a")]
    )
    assert "greedy answered for it" in (tmp_path / "a/report.md").read_text("utf-8")


SCRIPTED = """
import sys
asked = sys.stdin.read()
options = asked.split("one on each line:\\n")[1].split("\\n\\n")[0].splitlines()
word = options[0].split()[0]
print({answer})
"""


@pytest.mark.parametrize(("answer", "refused"), [("word", False), ("f'I would take {word}.'", True)])
def test_a_language_model_is_believed_when_it_says_one_option_and_nothing_else(
    tmp_path: Path, answer: str, refused: bool
) -> None:
    model = tmp_path / "model.py"
    model.write_text(SCRIPTED.format(answer=answer), "utf-8")
    adapter = f"{sys.executable} {EXAMPLES / 'language_model.py'} {sys.executable} {model}"
    rules = catalog.game("kairo")
    s = rules.new(Setup(2))
    options = rules.deal(s, Dice(1))
    v = rules.view(s, rules.to_move(s))
    if refused:
        with pytest.raises(Unanswered, match="I would take"):
            StdioBot(adapter, rules, 1).choose(v, options, Budget())
    else:
        assert StdioBot(adapter, rules, 1).choose(v, options, Budget()) == options[0]
