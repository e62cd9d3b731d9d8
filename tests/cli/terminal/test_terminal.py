"""The real program in a real terminal of 80 columns and 24 rows."""

import json
import re
import signal
import sys
from pathlib import Path

import pexpect
import pytest

from bedesten import catalog
from bedesten.cli.terminal.saves import Keeper, Secrets
from bedesten.core.dice import Dice
from bedesten.core.game import Setup
from bedesten.core.play.match import Match
from tests.cli.games import bedesten, save_last_round
from tests.patience import WITHIN
from tests.tiers import thorough

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
        self,
        folder: Path,
        lang: str,
        *args: str,
        colour: bool = True,
        size: tuple[int, int] = (24, 80),
        more: dict[str, str] | None = None,
    ) -> None:
        """`more` is what else the program finds in its environment."""
        env = {"TERM": "xterm-256color", "LANG": "C.UTF-8", "HOME": str(folder), "XDG_DATA_HOME": str(folder)}
        self.lang, self.size = lang, size
        self.child = pexpect.spawn(
            sys.executable,
            ["-c", CODE, "play", "--terminal", *args],
            env={**env, **(more or {}), **({} if colour else {"NO_COLOR": "1"})},
            dimensions=size,
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
            assert len(lines) <= self.size[0]
            assert max(map(len, lines)) <= self.size[1]
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


@pytest.mark.parametrize("lang", ["en", thorough("fr")])
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
    return [int(number) for number in re.findall(r"^ {0,1}(\d+) \S", below, re.MULTILINE)]


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


# --- every game, in both languages and sizes


SMALL, LARGE = ("en", (24, 80), True), ("fr", (40, 120), False)


@pytest.mark.parametrize(
    ("game", "lang", "size", "colour"),
    [
        (game, *how) if how is (SMALL, LARGE)[number % 2] else thorough(game, *how)
        for number, game in enumerate(catalog.GAMES)
        for how in (SMALL, LARGE)
    ],
)
def test_every_game_is_played_in_both_languages_and_sizes(
    game: str, lang: str, size: tuple[int, int], colour: bool, tmp_path: Path
) -> None:
    """Some choices by number, each on a screen that fits and cuts nothing off; then it is resumed."""
    said = ("--game", game, "--seats", "human,greedy", "--lang", lang, "--seed", "all")
    player = Player(tmp_path, lang, *said, colour=colour, size=size)
    dice, shown = Dice(3), player.screen()
    for _ in range(25):
        shown = player.ask(str(dice.pick(numbers(shown))))
        assert "…" not in shown
    path = re.findall(r"--resume (\S+)", player.leave())[0]
    again = Player(tmp_path, lang, "--resume", path, colour=colour, size=size)
    assert numbers(again.screen()) == numbers(shown)
    again.leave()


@pytest.mark.parametrize(("lang", "colour"), [thorough("en", True), ("fr", False)])
def test_a_whole_game_of_kairo_is_played_to_its_end(lang: str, colour: bool, tmp_path: Path) -> None:
    """By numbers alone, against greedy; the record it leaves is fair and whole."""
    save = tmp_path / "market.json"
    said = ("--game", "kairo", "--seats", "human,greedy", "--lang", lang, "--seed", "whole")
    player = Player(tmp_path, lang, *said, "--save", str(save), colour=colour)
    dice, shown = Dice(5), player.screen()
    while "bedesten verify" not in shown:
        shown = player.ask(str(dice.pick(numbers(shown))))
    player.child.close()
    assert player.child.exitstatus == 0
    assert {"en": "Ankh", "fr": "Œil"}[lang] in shown
    assert bedesten("verify", str(save.with_suffix(".bdn"))).returncode == 0


BUILD = "| 0 hand=S1,S4 red=J2>J3 | 1 hand=S1 yellow=J6>J7"


@pytest.mark.parametrize("lang", ["en", thorough("fr")])
def test_a_build_is_explained_taken_back_and_saved_in_the_middle(lang: str, tmp_path: Path) -> None:
    match = Match(catalog.game("kairo"), Setup(2, scene=BUILD))
    keeper = Keeper(tmp_path / "build.json", Secrets("seed", ["human", "random"], lang))
    player = Player(tmp_path, lang, "--resume", str(keeper.keep(match)))
    player.screen()
    why = {"en": "why", "fr": "pourquoi"}[lang]
    assert "(KAI-" in player.ask(f"{why} expand")
    player.ask("1")
    squares = player.ask("colour:white")
    assert "(KAI-" in player.ask(f"{why} L9")
    assert {"en": "possible now", "fr": "possible maintenant"}[lang] in player.ask(f"{why} 1")
    back = player.ask("undo")
    assert {"en": "Taken back", "fr": "Annulé"}[lang] in back
    assert player.ask("colour:white") == squares
    path = re.findall(r"--resume (\S+)", player.leave())[0]
    assert kept(Path(path)).rstrip().splitlines()[-3].endswith("main colour:white undo colour:white")
    again = Player(tmp_path, lang, "--resume", path)
    assert numbers(again.screen()) == numbers(squares)
    built = again.ask("1")
    assert built != squares
    again.leave()
