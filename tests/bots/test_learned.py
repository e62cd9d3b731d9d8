"""Nets of the house: where they are from, that they play by the rules, and by what they see alone."""

import json
from hashlib import sha256
from pathlib import Path
from typing import Any
from zlib import decompress

import pytest

from bedesten import catalog
from bedesten.bots.base import Bot, Budget
from bedesten.bots.encode.base import encoder
from bedesten.bots.learned.bot import net_file
from bedesten.bots.learned.net import read, sixtieths
from bedesten.bots.play import play
from bedesten.core.dice import Dice
from bedesten.core.errors import BadSetup
from bedesten.core.game import Setup
from bedesten.core.playout import advance

TAUGHT = [name for name in catalog.GAMES if net_file(catalog.game(name))]
LARGEST = 3_000_000  # bytes


def test_the_base_game_has_a_learner() -> None:
    assert "istanbul" in TAUGHT


def test_who_has_not_learned_a_game_does_not_play_it() -> None:
    with pytest.raises(BadSetup, match="learned"):
        catalog.bot("learned", 1, catalog.game("kairo"))


@pytest.mark.parametrize("name", TAUGHT)
def test_a_file_says_where_its_net_comes_from(name: str) -> None:
    file = net_file(catalog.game(name))
    assert isinstance(file, Path)
    about, _, packed = file.read_bytes().partition(b"\n")
    said = json.loads(about)
    assert said["game"] == name
    assert said["games"] > 0
    assert said["sha256"] == sha256(decompress(packed)).hexdigest()
    assert file.stat().st_size <= LARGEST


@pytest.mark.parametrize("name", TAUGHT)
@pytest.mark.parametrize("players", [2, 5])
def test_a_learner_plays_whole_games(name: str, players: int) -> None:
    game = catalog.game(name)
    setup = Setup(players, {"layout": "random"})
    bots: list[Bot] = [catalog.bot("learned", seed, game) for seed in range(players)]
    ended = play(game, setup, bots, "a", Budget())
    assert 1 in game.ranking(ended.state)
    assert game.round(ended.state) < 40


@pytest.mark.parametrize("name", TAUGHT)
def test_what_is_remembered_changes_no_thought(name: str) -> None:
    """From one choice to the next only what has changed is added up."""
    game: Any = catalog.game(name)
    sight, net = encoder(game), read(net_file(game) or Path())
    s, dice, memory = game.new(Setup(4, {"layout": "random"})), Dice(4), net.memory()
    seat = advance(game, s, dice)
    for _ in range(40):
        seen = sixtieths(sight.observe(game.view(s, seat)))
        assert net.core(seen, memory) == net.core(seen, net.memory())
        game.apply(s, dice.pick(game.legal(s)))
        seat = advance(game, s, dice)


@pytest.mark.parametrize("name", TAUGHT)
def test_a_learner_chooses_by_what_it_sees_alone(name: str) -> None:
    """Whatever is hidden is dealt anew, and it chooses the same."""
    game: Any = catalog.game(name)
    s, dice, bot = game.new(Setup(3, {"layout": "random"})), Dice(4), catalog.bot("learned", 1, game)
    seat = advance(game, s, dice)
    for _ in range(60):
        options = game.legal(s)
        a = bot.choose(game.view(s, seat), options, Budget())
        other = game.imagine(game.view(s, seat), dice)
        assert catalog.bot("learned", 2, game).choose(game.view(other, seat), options, Budget()) == a
        game.apply(s, a)
        seat = advance(game, s, dice)
