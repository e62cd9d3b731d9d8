"""The real program in a real terminal of 80 columns and 24 rows."""

import json
import re
import signal
import sys
from pathlib import Path

import pexpect
import pytest

from tests.cli.games import bedesten, save_last_round
from tests.patience import WITHIN

CODE = "import sys; from bedesten.cli.main import main; sys.exit(main())"
STYLE = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")
PROMPT = {"en": "why, help", "fr": "pourquoi, aide"}
BACK = {"en": "back to the table", "fr": "retour à la table"}


def hear_interrupts() -> None:
    """As in a terminal, also where the tests run in the background and Ctrl-C is ignored."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Player:
    """Somebody at a terminal who reads what is on the screen."""

    def __init__(
        self, folder: Path, lang: str, *args: str, colour: bool = True, more: dict[str, str] | None = None
    ) -> None:
        """`more` is what else the program finds in its environment."""
        env = {"TERM": "xterm-256color", "LANG": "C.UTF-8", "HOME": str(folder), "XDG_DATA_HOME": str(folder)}
        self.lang = lang
        self.child = pexpect.spawn(
            sys.executable,
            ["-c", CODE, "play", "--terminal", *args],
            env={**env, **(more or {}), **({} if colour else {"NO_COLOR": "1"})},
            dimensions=(24, 80),
            encoding="utf-8",
            timeout=WITHIN,
            preexec_fn=hear_interrupts,
        )

    def ask(self, entry: str, ends: str | None = None) -> str:
        """Type an entry; the screen that answers it."""
        self.child.sendline(entry)
        return self.screen(ends)

    def screen(self, ends: str | None = None) -> str:
        """What is on the screen once the program waits; it must fit."""
        style = r"(?:\x1b\[[0-9;]*m)*"
        over = self.child.expect([f"{ends or PROMPT[self.lang]}{style} {style}> ?{style}", pexpect.EOF])
        shown = str(self.child.before) + ("" if over else str(self.child.after))
        # only what stands after the screen was last cleared
        plain = STYLE.sub("", shown.rpartition("\x1b[H")[2]).replace("\r", "")
        lines = plain.split("\n")
        if not over:
            assert len(lines) <= 24
            assert max(map(len, lines)) <= 80
        return plain

    def leave(self) -> str:
        """Quit; the last words of the program."""
        self.child.sendline("quit")
        self.child.expect(pexpect.EOF)
        self.child.close()
        assert self.child.exitstatus == 0
        return STYLE.sub("", str(self.child.before)).replace("\r", "")


@pytest.mark.parametrize(("lang", "colour"), [("en", True), ("fr", False)])
def test_an_evening_from_the_start(lang: str, colour: bool, tmp_path: Path) -> None:
    """A dozen moves, a question, an undo, a copy, and on another day the game goes on."""
    player = Player(tmp_path, lang, "--lang", lang, "--seed", "evening", colour=colour)
    first = player.screen()
    assert "13 " in first
    why = player.ask("why move:wainwright" if lang == "en" else "pourquoi move:13")
    assert "(IST-MOVE-" in why or {"en": "possible now", "fr": "possible maintenant"}[lang] in why
    moved = player.ask(str(numbers(first)[0]))
    assert moved != first
    back = player.ask("undo" if lang == "en" else "annuler")
    assert {"en": "Taken back", "fr": "Annulé"}[lang] in back
    for page in ("help", "hand", "log"):
        player.ask(page, BACK[lang])
        player.ask("")
    shown = back
    for _ in range(12):
        shown = player.ask(str(numbers(shown)[0]))
    copy = tmp_path / "copy.json"
    assert "copy.json" in player.ask(f"save {copy}").replace("\n", "")
    words = player.leave()
    path = re.findall(r"--resume (\S+)", words)[0]
    assert kept(copy) == kept(Path(path))
    again = Player(tmp_path, lang, "--resume", path)
    assert numbers(again.screen()) == numbers(shown)
    again.child.sendeof()
    assert again.screen() != ""
    again.child.close()
    assert again.child.exitstatus == 0


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_game_is_played_to_its_end_by_numbers(lang: str, tmp_path: Path) -> None:
    late = save_last_round(tmp_path, lang)
    player = Player(tmp_path, lang, "--resume", str(late))
    shown = player.screen()
    for _ in range(60):
        if not player.child.isalive() and "bedesten verify" in shown:
            break
        shown = player.ask(str(numbers(shown)[0]))
    player.child.close()
    assert player.child.exitstatus == 0
    assert str(tmp_path / "late.bdn") in shown.replace("\n", "")
    assert bedesten("verify", str(tmp_path / "late.bdn")).returncode == 0


def kept(path: Path) -> str:
    """The record in a saved game."""
    return str(json.loads(path.read_text("utf-8"))["record"])


def numbers(shown: str) -> list[int]:
    """The numbers that can be chosen: at the beginning of lines below the question."""
    below = re.split(r"\?.*\n", shown)[-1]
    return [int(found) for found in re.findall(r"^ {0,1}(\d+) \S", below, re.MULTILINE)]


def test_an_interrupt_keeps_the_game(tmp_path: Path) -> None:
    player = Player(tmp_path, "en", "--seed", "evening")
    player.screen()
    player.child.sendintr()
    player.child.expect(pexpect.EOF)
    player.child.close()
    assert "--resume" in str(player.child.before)
    assert "Traceback" not in str(player.child.before)
    assert player.child.exitstatus == 130
    assert list((tmp_path / "bedesten" / "games").glob("*.json"))


def test_a_large_terminal_uses_its_room(tmp_path: Path) -> None:
    player = Player(tmp_path, "en", "--seed", "evening")
    player.screen()
    player.child.setwinsize(40, 120)
    player.child.sendline("board")
    player.child.expect("why, help")
    shown = STYLE.sub("", str(player.child.before))
    assert "Sultan's Palace" in shown
    assert "┼" in shown
    player.leave()
