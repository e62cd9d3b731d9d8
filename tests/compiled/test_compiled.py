"""The engine compiled with mypyc plays the identical games."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from bedesten import __version__
from bedesten.core.play import record
from scripts.golden import GAMES, Golden, path_of, players_of
from tests.compiled.engine import engine as compiled
from tests.compiled.searching import searched
from tests.tiers import first, thorough

ROOT = Path(__file__).resolve().parent.parent.parent

VERSION = "from bedesten.cli.main import main; main(['version'])"
PLAY = """
import json, sys
from bedesten.core import dice, game, rules, step
from bedesten.istanbul import kernel, turn
from bedesten.istanbul.places import markets
from bedesten.mocha import guild_errands, side, tavern
from bedesten.bots.istanbul import scores, visits
from bedesten.bots.mcts import node, search
from bedesten.letters import companion, kiosk_tiles
from bedesten.bazaar import catacombs
from bedesten.core.play.conformance import Checker
from bedesten import catalog
from bedesten.kairo import ground, places, sites, words
from scripts.golden import Golden, golden, setup_of
from tests.compiled.searching import searched
from tests.compiled.thinking import answered
assert answered()
compiled = [dice, game, rules, step, kernel, turn, markets, guild_errands, side, tavern]
compiled += [ground, places, sites, words, companion, kiosk_tiles, catacombs]
for module in [*compiled, scores, visits, node, search]:
    assert not module.__file__.endswith(".py"), module.__file__ + " is not compiled"
assert type(catalog.game("kairo").rules.open_ground) is words.WordGround
wanted = [Golden(*each) for each in json.loads(sys.argv[1])]
for name, players in sorted({(each.name, each.players) for each in wanted}):
    Checker(catalog.game(name), setup_of(name, players, players), players, 500).run()
print(json.dumps([[golden(*which).digest for which in wanted], searched()]))
"""


@pytest.fixture(scope="module")
def engine(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return compiled(tmp_path_factory.mktemp("compiled"))


def run(engine: Path, *words: str) -> str:
    path = os.pathsep.join([str(engine), str(ROOT)])
    done = subprocess.run(
        [sys.executable, *words],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


# of every game one by random bots for the fewest players, one by greedy ones for the most
ENDS = {"random": 0, "greedy": -1}
FEW = [each for each in GAMES if first(each) and each.players == players_of(each.name)[ENDS[each.bot]]]


@pytest.mark.parametrize("games", [FEW, thorough(GAMES)], ids=["few", "all"])
def test_the_compiled_engine_plays_the_identical_games_and_search_chooses_the_same(
    engine: Path, games: list[Golden]
) -> None:
    assert run(engine, "-c", VERSION) == f"{__version__}, engine compiled\n"
    digests = [record.read(path_of(*which).read_text()).digest for which in games]
    assert json.loads(run(engine, "-c", PLAY, json.dumps(games))) == [digests, searched()]
