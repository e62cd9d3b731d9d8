"""Games for the tests of the commands: whole ones, and one that is about to end."""

import subprocess
import sys
from functools import cache
from pathlib import Path

from bedesten import catalog
from bedesten.cli.terminal.saves import Keeper, Secrets
from bedesten.core.dice import Dealer, Dice
from bedesten.core.game import Setup
from bedesten.core.ids import CHANCE, OVER
from bedesten.core.play import record
from bedesten.core.play.match import Match
from tests.patience import WITHIN

SEED = "fair"


def random_match(players: int, seed: str, decisions: int, options: dict[str, object] | None = None) -> Match:
    """A match of random choices, to its end or after some decisions."""
    game = catalog.game("istanbul")
    match = Match(game, Setup(players, options))
    dealer, dice = Dealer(seed), Dice(len(seed))
    while match.to_move() != OVER and decisions > 0:
        if match.to_move() == CHANCE:
            match.deal(dealer)
        else:
            match.push(dice.pick(game.legal(match.state)))
            decisions -= 1
    return match


@cache
def finished() -> str:
    """The record of a whole game."""
    return record.write(record.of_match(random_match(2, SEED, 10**9), SEED))


@cache
def unfinished() -> str:
    """The record of a game in its first rounds, with something taken back."""
    match = random_match(3, SEED, 30)
    while match.to_move() == CHANCE:
        match.deal(Dealer(SEED, match.dealt))
    match.push(match.game.legal(match.state)[0])
    match.undo()
    return record.write(record.of_match(match, SEED))


def written(folder: Path, text: str, name: str = "game.bdn") -> str:
    """A file with this text."""
    path = folder / name
    path.write_text(text, "utf-8")
    return str(path)


@cache
def last_round() -> tuple[str, Match]:
    """A game of four in its last round, with a choice for seat 0 still to come, and its seed."""
    for number in range(100):
        seed = f"last {number}"
        whole = random_match(4, seed, 10**9)
        match = Match(whole.game, whole.setup)
        for a in whole.actions:
            # several choices are left: the seat is about to move
            if match.state.ending and match.to_move() == 0 and len(match.game.legal(match.state)) > 4:
                return seed, match
            match.push(a)
    raise AssertionError("no game ends like this")


def save_last_round(folder: Path, lang: str) -> Path:
    """The game of last_round() as a saved one, with a human in seat 0."""
    seed, match = last_round()
    keeper = Keeper(folder / "late.json", Secrets(seed, ["human", "random", "random", "random"], lang))
    return keeper.keep(match)


def bedesten(*args: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    """The command in a process of its own."""
    code = "import sys; from bedesten.cli.main import main; sys.exit(main())"
    run = [sys.executable, "-c", code, *args]
    return subprocess.run(run, input=stdin, capture_output=True, text=True, check=False, timeout=WITHIN)
