"""A box and a game from elsewhere in a real terminal: drawn, asked, explained, and played to the end."""

from pathlib import Path

import pytest

from bedesten import catalog
from bedesten.bots.base import Budget
from bedesten.cli.terminal.saves import Keeper, Secrets
from bedesten.core.dice import Dealer
from bedesten.core.game import Setup
from bedesten.core.ids import CHANCE, OVER
from bedesten.core.play.match import Match
from tests.cli.terminal.test_terminal import Player, numbers
from tests.toys import ENVIRONMENT, toys

SEED = "toys"
LAST = 20  # decisions that are left to play


def greedy_match(name: str) -> Match:
    game = catalog.game(name)
    match, dealer, bot = Match(game, Setup(2)), Dealer(SEED), catalog.bot("greedy", 1, game)
    while (seat := match.to_move()) != OVER:
        if seat == CHANCE:
            match.deal(dealer)
        else:
            match.push(bot.choose(game.view(match.state, seat), game.legal(match.state), Budget()))
    return match


def saved_late(folder: Path, lang: str, name: str) -> Path:
    """A game that greedy has played nearly to its end, with a person in seat 0 and greedy in the other."""
    with toys():
        whole = greedy_match(name)
        match = Match(whole.game, whole.setup)
        for number, a in enumerate(whole.actions):
            if number > len(whole.actions) - LAST and match.to_move() == 0:
                break
            match.push(a)
        return Keeper(folder / "late.json", Secrets(SEED, ["human", "greedy"], lang)).keep(match)


def play_on(player: Player, shown: str) -> str:
    """By the first number on the screen; the last words of the program."""
    while player.child.isalive() or "bedesten verify" not in shown:
        shown = player.ask(str(numbers(shown)[0]))
    player.child.close()
    assert player.child.exitstatus == 0
    return shown


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_five_wells_is_played_from_the_start_to_the_end(lang: str, tmp_path: Path) -> None:
    seats = ["--game", "wells", "--players", "2", "--seats", "human,greedy", "--seed", SEED, "--lang", lang]
    player = Player(tmp_path, lang, *seats, more=ENVIRONMENT)
    shown = player.screen()
    assert {"en": "From which well do you draw?", "fr": "Dans quel puits puisez-vous"}[lang] in shown
    assert {"en": "1 Northern Well", "fr": "1 Puits nord"}[lang] in shown
    assert "oooooo" in shown
    assert {"en": "bucket", "fr": "seau"}[lang] in player.ask("double")
    why = player.ask({"en": "why double", "fr": "pourquoi double"}[lang])
    assert "(WEL-CARD-1)" in why
    words = play_on(player, why)
    assert {"en": "water", "fr": "eau"}[lang] in words


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_harbour_is_played_to_the_end(lang: str, tmp_path: Path) -> None:
    late = saved_late(tmp_path, lang, "istanbul+harbour")
    player = Player(tmp_path, lang, "--resume", str(late), more=ENVIRONMENT)
    shown = player.screen()
    assert {"en": "Pier", "fr": "Jetée"}[lang] in shown
    assert "+F/3L" in shown
    why = player.ask({"en": "why keep_fish", "fr": "pourquoi keep_fish"}[lang])
    assert "(HAR-PIER-1)" in why
    assert str(tmp_path / "late.bdn") in play_on(player, why).replace("\n", "")
