"""The engine compiled with mypyc plays the identical games."""

import json
import os
import subprocess
import sys
from pathlib import Path

from bedesten.core import record
from scripts.build_compiled import build
from scripts.golden import GAMES, path_of
from tests.compiled.searching import searched

ROOT = Path(__file__).resolve().parent.parent.parent

PLAY = """
import json, sys
from bedesten.core import dice, game, step
from bedesten.istanbul import kernel, turn
from bedesten.istanbul.places import markets
from bedesten.mocha import guild_errands, side, tavern
from bedesten.bots.evaluate.istanbul import evaluation
from bedesten.bots.mcts import node, search
from bedesten.letters import companion, kiosk_tiles
from bedesten.bazaar import catacombs
from bedesten.core.conformance import Checker
from bedesten import catalog
from bedesten.kairo import ground, places, sites
from scripts.golden import EACH, GAMES, golden, players_of, setup_of
from tests.compiled.searching import searched
compiled = [dice, game, step, kernel, turn, markets, guild_errands, side, tavern, ground, places, sites]
compiled += [companion, kiosk_tiles, catacombs]
for module in [*compiled, evaluation, node, search]:
    assert not module.__file__.endswith(".py"), module.__file__ + " is not compiled"
for name in EACH:
    for players in players_of(name):
        Checker(catalog.game(name), setup_of(name, players, players), players, 100).run()
print(json.dumps([[golden(*which).digest for which in GAMES], searched()]))
"""


def test_the_compiled_engine_plays_the_identical_games_and_search_chooses_the_same(tmp_path: Path) -> None:
    build(tmp_path / "engine")
    path = os.pathsep.join([str(tmp_path / "engine"), str(ROOT)])
    done = subprocess.run(
        [sys.executable, "-c", PLAY],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    digests = [record.read(path_of(*which).read_text()).digest for which in GAMES]
    assert json.loads(done.stdout) == [digests, searched()]
