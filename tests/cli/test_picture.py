"""`bedesten picture` and `bedesten record`: a position as a drawing, a game in other forms."""

import json
import zlib
from base64 import urlsafe_b64decode
from pathlib import Path
from xml.etree import ElementTree

import pytest

from bedesten import catalog
from bedesten.cli import records
from bedesten.cli.main import main
from bedesten.cli.terminal import drawing
from bedesten.cli.terminal.look import SMALLEST, Room
from bedesten.text import Text

GAMES = Path(__file__).parents[1] / "games"
FEWEST = [*GAMES.glob("*-2-greedy-0.bdn")]
NAMESPACE = "{http://www.w3.org/2000/svg}"


def words(text: str) -> str:
    """Whatever lies between them."""
    return "".join(text.split())


@pytest.mark.parametrize("path", FEWEST, ids=lambda path: path.stem)
def test_a_position_of_every_box_is_a_drawing_that_needs_nothing_else(path: Path, tmp_path: Path) -> None:
    out = tmp_path / "out.svg"
    assert main(["picture", str(path), str(out), "--turn", "5"]) == 0
    drawn = ElementTree.parse(out).getroot()
    assert drawn.tag == f"{NAMESPACE}svg"
    _, match = records.load(path)
    then = records.at_turn(match, 5)
    plain = drawing.lines(then, Text("en", then.game), Room(drawing.WIDTH, SMALLEST[1]))
    assert words("".join(drawn.itertext())) == words("".join(line.plain for line in plain))
    assert "http" not in out.read_text("utf-8").replace("http://www.w3.org/2000/svg", "")


def test_every_game_is_among_those_drawn() -> None:
    assert {path.stem.partition("-2-")[0] for path in FEWEST} == set(catalog.GAMES)


def test_a_line_of_notation_is_drawn_too(tmp_path: Path) -> None:
    _, match = records.load(GAMES / "istanbul-2-greedy-0.bdn")
    then, out = records.at_turn(match, 5), tmp_path / "out.svg"
    line = then.game.notation.describe(then.state)
    assert main(["picture", line, str(out), "--game", "istanbul", "--players", "2"]) == 0
    assert out.read_text("utf-8").startswith("<svg")


def test_what_is_no_position_is_refused_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["picture", "no such thing", str(tmp_path / "out.svg")]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
    assert not (tmp_path / "out.svg").exists()


def test_a_record_is_written_in_other_forms(capsys: pytest.CaptureFixture[str]) -> None:
    path = GAMES / "kairo-2-0.bdn"
    assert main(["record", str(path)]) == 0
    assert capsys.readouterr().out == path.read_text("utf-8")
    assert main(["record", str(path), "--format", "json"]) == 0
    said = json.loads(capsys.readouterr().out)
    assert (said["game"], said["players"]) == ("kairo", 2)
    assert [token for turn in said["turns"] for token in turn["tokens"]]
    assert main(["record", str(path), "--format", "link", "--site", "https://play.example/games/"]) == 0
    site, word = capsys.readouterr().out.strip().split("/open#")
    assert site == "https://play.example/games"
    packed = urlsafe_b64decode(word + "=" * (-len(word) % 4))
    assert zlib.decompress(packed, -15).decode() == path.read_text("utf-8")
