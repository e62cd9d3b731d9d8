"""A language is added by new files alone, and then spoken: in the terminal nothing is left untranslated."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.pseudo import LANG, add, copied, plain, said

GAMES = ["istanbul+mocha+letters", "kairo"]
TYPED = "1\n\n1\n\nhélpøø\n\nháñdøø\n\nlógø\n\nqúítøø\n"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """With the language in it."""
    house = copied(tmp_path_factory.mktemp("house"))
    assert len(add(house)) > 6
    return house


def test_words_are_accented_and_half_as_long_again_but_not_their_fields() -> None:
    taken = said("Take {count} {count|card|cards} {place:at}.")
    assert taken == "Tákéøø {count} {count|çárdøø|çárdšøø} {place:at}."
    assert plain("Tákéøø 2 YYY from Póšžø") == ["from"]


@pytest.mark.parametrize("game", GAMES)
def test_a_language_of_new_files_is_spoken_in_the_terminal(game: str, house: Path, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "bedesten", "play", "--terminal", "--game", game, "--seed", "pseudo"]
    played = subprocess.run(
        [*command, "--lang", LANG, "--save", str(tmp_path / "save")],
        input=TYPED,
        env={**os.environ, "PYTHONPATH": str(house / "src"), "COLUMNS": "200"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert played.returncode == 0, played.stderr
    lines = [line for line in played.stdout.splitlines() if str(tmp_path) not in line]
    assert len(lines) > 40
    assert {line: plain(line) for line in lines if plain(line)} == {}
