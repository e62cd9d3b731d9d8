"""`bedesten play` opens the page with the game that was asked for, and brings it what is in a file."""

from dataclasses import dataclass
from pathlib import Path

import pytest

from bedesten.cli.main import main
from bedesten.server import run
from bedesten.server.settings import Settings
from tests.cli.games import written
from tests.kairo.lay import COURTYARD
from tests.mocha.test_options import FILE

Capture = pytest.CaptureFixture[str]
BOARD_DATA = Path(__file__).parents[2] / "docs/rules/data/kairo.toml"


@dataclass
class Served:
    settings: Settings
    port: int
    opens: str


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[Served]:
    """What would be served, on a page that can draw everything."""
    served: list[Served] = []

    def serve(settings: Settings, host: str, port: int, opens: str, home: bool) -> None:
        assert host == "127.0.0.1"
        assert home
        served.append(Served(settings, port, opens))

    monkeypatch.setattr(run, "serve", serve)
    return served


def test_the_page_opens_where_every_game_is_offered(served: list[Served]) -> None:
    assert main(["play", "--port", "8123"]) == 0
    assert (served[0].opens, served[0].port) == ("/", 8123)


@pytest.mark.parametrize(
    ("game", "opens"), [("kairo", "/new?game=kairo"), ("istanbul+mocha", "/new?game=istanbul%2Bmocha")]
)
def test_the_page_opens_with_the_game_that_was_asked_for(served: list[Served], game: str, opens: str) -> None:
    assert main(["play", "--game", game]) == 0
    assert served[0].opens == opens
    assert served[0].settings.options == {game: {}}


def test_a_board_and_data_in_a_file_become_options_of_the_house(served: list[Served], tmp_path: Path) -> None:
    assert main(["play", "--game", "kairo", "--board", str(BOARD_DATA)]) == 0
    assert main(["play", "--game", "kairo", "--board", COURTYARD]) == 0
    assert main(["play", "--game", "istanbul+mocha", "--data", written(tmp_path, FILE, "own.toml")]) == 0
    assert [one.settings.options for one in served[:2]] == [
        {"kairo": {"board": "bazaar-12x10"}},
        {"kairo": {"board": COURTYARD}},
    ]
    assert served[2].settings.options["istanbul+mocha"]["baksheesh_b"] == "GBB"


def test_a_wrong_board_is_named_before_anything_is_served(served: list[Served], capsys: Capture) -> None:
    assert main(["play", "--game", "kairo", "--board", "moon"]) == 2
    assert "board 'moon' is unknown" in capsys.readouterr().err
    assert main(["play", "--board", COURTYARD]) == 2
    assert served == []


def test_a_game_nobody_knows_is_refused(served: list[Served], capsys: Capture) -> None:
    assert main(["play", "--game", "chess"]) == 2
    assert capsys.readouterr().err.startswith("bedesten: game 'chess' is unknown: expected ")
    assert served == []


@pytest.mark.parametrize("more", [["--players", "3"], ["--layout", "long"], ["--seed", "x"]])
def test_what_the_page_asks_for_is_left_to_it(served: list[Served], more: list[str], capsys: Capture) -> None:
    assert main(["play", "--game", "kairo", *more]) == 2
    assert "set up in the page" in capsys.readouterr().err
    assert served == []
