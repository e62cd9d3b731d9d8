"""What no source shows is listed in one place, told everywhere, and replaced wherever a game is set up."""

import json
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from bedesten import catalog
from bedesten.cli.main import main
from bedesten.cli.reconstructed import Fact, facts, told
from bedesten.cli.serve import own_components
from bedesten.core.dice import Dealer
from bedesten.core.game import Setup
from bedesten.core.play import record
from bedesten.core.play.match import Match
from bedesten.text import LANGUAGES
from scripts.gen_rules import Key, games
from tests.test_rules_page import shown

ROOT = Path(__file__).parents[1]
RULES = ROOT / "docs/rules"
DATA = sorted((RULES / "data").glob("*.toml"))
FACTS = facts(RULES)
IN_DATA = [(fact, game) for fact in FACTS if fact.option not in ("", "board") for game in fact.games]
# what the examples of Kairo stand in place of, in a copy of its data
REPLACED = {
    "boards": 'customer_starts = ["C2", "J2", "G5", "C8", "J8"]',
    "boards.start_fixed": '{ seat = 1, colour = "purple", stand = "A8", entrance = "B8" },',
    "cards": "sections = [3, 6, 9]",
    "medals": "gold_vp = 3",
}
ON_BOARDS = [fact for fact in FACTS if fact.option == "board"]
each = pytest.mark.parametrize(("fact", "game"), IN_DATA, ids=[f"{f.option}-{g}" for f, g in IN_DATA])
each_on_boards = pytest.mark.parametrize("fact", ON_BOARDS, ids=[fact.where[0] for fact in ON_BOARDS])


def marked(data: object, path: str = "") -> Iterator[str]:
    """Where the data says that something is reconstructed."""
    if isinstance(data, list):
        for entry in data:
            yield from marked(entry, path)
    elif isinstance(data, dict):
        for key, value in data.items():
            if key.startswith("confidence") and value == "reconstructed":
                yield path
            yield from marked(value, f"{path}.{key}".strip("."))


@pytest.mark.parametrize("file", DATA, ids=lambda file: str(file.stem))
def test_what_the_data_calls_reconstructed_is_listed_and_nothing_else(file: Path) -> None:
    data = tomllib.loads(file.read_text("utf-8"))
    listed = [where for entry in data.get("reconstructed", []) for where in entry["where"]]
    assert sorted(listed) == sorted(set(marked(data)))


def test_every_fact_is_told_in_every_language_and_has_its_section() -> None:
    facts = shown()
    texts = {"baksheesh_b": "istanbul-mocha", "dice_reward": "istanbul-mocha", "board": "kairo", "": "kairo"}
    for fact in FACTS:
        for lang in LANGUAGES:
            text = facts[Key(texts.get(fact.option, "istanbul-letters"), lang)]
            assert fact.section in [section.id for section in text.sections]
        assert len({told(fact, lang) for lang in LANGUAGES}) == len(LANGUAGES)


def test_the_page_is_told_every_fact_with_its_box() -> None:
    known_of = {game.key: game.reconstructed for game in games(shown())}
    assert known_of["istanbul-base"] == []
    for listed in known_of.values():
        for fact in listed:
            [known] = [known for known in FACTS if known.en == fact.words["en"]]
            assert list(fact.words) == LANGUAGES
            assert all(told(known, lang).startswith(said) for lang, said in fact.words.items())
    assert sum(map(len, known_of.values())) == len(FACTS)


def test_the_documents_own_up_to_every_fact() -> None:
    playing = " ".join((ROOT / "docs/playing.md").read_text("utf-8").split())
    assert [fact.en for fact in FACTS if fact.en not in playing] == []
    readme = (ROOT / "README.md").read_text("utf-8")
    assert "reconstructed" in readme
    assert "bedesten rules reconstructed" in readme


def test_the_command_line_lists_them(capsys: pytest.CaptureFixture[str]) -> None:
    for lang in LANGUAGES:
        assert main(["rules", "reconstructed", "--lang", lang]) == 0
        out = capsys.readouterr().out
        assert [fact.en for fact in FACTS if told(fact, lang) not in out] == []


# ------------------------------------------------------------------ the true one


def written(tmp_path: Path, fact: Fact) -> Path:
    """The example of a fact as a file: as it is, or in a copy of the data of Kairo."""
    path = tmp_path / "own.toml"
    text = fact.example
    if fact.option == "board":
        data = (RULES / "data/kairo.toml").read_text("utf-8")
        old = REPLACED[fact.where[0]]
        assert old in data.partition("what no source shows")[0]
        text = data.replace(old, fact.example, 1).replace('name = "bazaar-12x10"', 'name = "mine"', 1)
    path.write_text(text, "utf-8")
    return path


def check_played(game: str, options: dict[str, object]) -> None:
    """A game is set up with it, and its record alone is enough to play it again."""
    match = Match(catalog.game(game), Setup(2, options))
    match.deal(Dealer("own"))
    text = record.write(record.of_match(match, "own"))
    for name, value in options.items():
        assert f"{name}={value}" in text
    again = record.final(record.read(text), catalog.game(game))
    assert match.game.notation.dump(again.state) == match.game.notation.dump(match.state)


@each
def test_own_data_replaces_it(fact: Fact, game: str, tmp_path: Path) -> None:
    path = written(tmp_path, fact)
    options = catalog.data_options(game, path.read_text("utf-8"))
    assert list(options) == [fact.option]
    check_played(game, options)
    assert own_components([f"{game}={path}"]) == {game: options}


@each
def test_bots_play_with_it(fact: Fact, game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    own = ["--data", str(written(tmp_path, fact))]
    assert main(["simulate", "--game", game, "--players", "2", "--games", "1", "--json", *own]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 1


@each_on_boards
def test_an_own_board_replaces_it(fact: Fact, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = written(tmp_path, fact)
    assert main(["board", "check", str(path)]) == 0
    own = ["--players", "2", "--games", "1", "--json", "--board", str(path)]
    assert main(["simulate", "--game", "kairo", *own]) == 0
    components = own_components([f"kairo={path}"])
    assert str(components["kairo"]["board"]).startswith('{"name":"mine"')
    check_played("kairo", components["kairo"])
    capsys.readouterr()


@pytest.mark.parametrize(
    ("entry", "message"),
    [
        ("own.toml", "own.toml: expected GAME=FILE"),
        ("chess=own.toml", "expected GAME=FILE, the game one of istanbul,"),
        ("istanbul=own.toml", "the data has 'letters': expected rulings"),
        ("kairo=moon", "board 'moon' is unknown"),
    ],
)
def test_components_that_make_no_sense_are_refused(entry: str, message: str, tmp_path: Path) -> None:
    (tmp_path / "own.toml").write_text("[letters]")
    with pytest.raises(ValueError, match=message):
        own_components([entry.replace("own.toml", str(tmp_path / "own.toml"))])
