"""What the documents show, works."""

import re
import sys
import tomllib
from pathlib import Path

import pytest

from bedesten import catalog
from bedesten.cli.main import main
from bedesten.core.game import Setup
from bedesten.core.lexicon import UNUSED
from bedesten.core.play import scenario
from bedesten.istanbul.game import Istanbul
from bedesten.server.courses import chapters
from bedesten.server.store.sqlite import FILE
from bedesten.text import LANGUAGES
from tests.short import short_games

DOCS = Path(__file__).resolve().parent.parent / "docs"
SOURCE = DOCS.parent / "src" / "bedesten"


def blocks(page: str, language: str) -> list[str]:
    """The fenced blocks of a page in this language."""
    return re.findall(rf"^```{language}\n(.*?)^```", (DOCS / page).read_text(), re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("page", ["notation.md", "adding-a-rule.md"])
def test_the_scenarios_shown_come_out_as_written(page: str) -> None:
    tables = [tomllib.loads(block) for block in blocks(page, "toml")]
    shown = [data for data in tables if "game" in data and "seed" not in data]
    assert shown
    for data in shown:
        assert scenario.run(data, catalog.game(data["game"])) == []


def test_the_chapter_shown_can_be_played() -> None:
    (shown,) = [data for b in blocks("adding-a-rule.md", "toml") if "seed" in (data := tomllib.loads(b))]
    chapter = chapters.read("shown", shown)
    assert [step.seat for step in chapter.steps] == [0, 0, 1]


def test_the_data_shown_replaces_what_it_says() -> None:
    (shown,) = [block for block in blocks("notation.md", "toml") if "baksheesh" in block]
    assert catalog.data_options("istanbul+mocha", shown) == {
        "baksheesh_b": "RRR",
        "dice_reward": "2-8:4L,9-12:2X",
    }


def test_the_data_of_the_second_box_is_read_as_shown() -> None:
    (shown,) = [block for block in blocks("notation.md", "toml") if "by_place" in block]
    options = catalog.data_options("istanbul+letters", shown)
    assert options["bonus_cards"] == "LETTER_1:4,BLUE_LIRA_3:1"
    assert (options["letters"], options["letters_reward"]) == ("1:3,9:2", "2-12:1T1R1D")
    catalog.game("istanbul+letters").new(Setup(3, options))


def test_the_scene_shown_can_be_laid() -> None:
    game = catalog.game("istanbul")
    lines = [block for block in blocks("notation.md", "") if " | 0 " in block]
    assert len(lines) == 2
    position = game.notation.dump(game.notation.load(game.notation.scene(lines[0], Setup(4, {}))))
    assert scenario.look(position, "seats.0.goods.red") == 2
    assert scenario.look(position, "seats.1.merchant") == "palace"
    assert scenario.look(position, "tokens.governor") == "tea"


def test_the_scene_of_kairo_shown_can_be_laid() -> None:
    game = catalog.game("kairo")
    line = next(block for block in blocks("notation.md", "") if " | n " in block)
    position = game.notation.dump(game.notation.load(game.notation.scene(line, Setup(2, {}))))
    assert scenario.look(position, "seats.0.stands.green.size") == 2
    assert scenario.look(position, "seats.0.coins.red") == 3
    assert scenario.look(position, "neutral.white.entrance") == "D4"


def test_every_path_of_a_kairo_position_is_described() -> None:
    text = (DOCS / "notation.md").read_text()
    game = catalog.game("kairo")
    position = game.notation.dump(game.notation.load(game.notation.scene("n red=B2>B3", Setup(2, {}))))
    names = [position, scenario.look(position, "seats.0"), scenario.look(position, "neutral.red")]
    for name in [name for table in names for name in table]:  # type: ignore[attr-defined]
        assert re.search(rf"[`.]{name}[`.]", text), f"{name} is not described"
    for word in game.lexicon.verbs.values():
        assert re.search(rf"`{re.escape(word)}[`:]", text), f"{word} is not described"


@pytest.mark.parametrize("name", [name for name in catalog.GAMES if name.startswith("istanbul")])
def test_every_path_of_the_position_is_described(name: str) -> None:
    text = (DOCS / "notation.md").read_text()
    game = catalog.game(name)
    assert isinstance(game, Istanbul)
    position = game.notation.dump(game.notation.load(game.notation.scene("", Setup(2, {}))))
    paths = ["seats.0", *[f"places.{place}" for place in scenario.look(position, "places")]]  # type: ignore[attr-defined]
    for key in [*position, *[key for path in paths for key in scenario.look(position, path)]]:  # type: ignore[attr-defined]
        assert re.search(rf"[`.]{key}[`.]", text), f"{key} is not described"
    names = [name for name in [*game.rules.place_names[1:], *game.rules.card_names] if name != UNUSED]
    for word in {*game.lexicon.verbs.values(), *names} - component_words():
        assert re.search(rf"`{re.escape(word)}[`:]", text), f"{word} is not described"


def component_words() -> set[str]:
    """The names of cards and places as the component data, to which the notation refers, has them."""
    data = [tomllib.loads(path.read_text("utf-8")) for path in (DOCS / "rules" / "data").glob("*.toml")]
    cards = [card["id"] for file in data for card in file.get("bonus_card", [])]
    places = [place["key"] for file in data for place in file.get("place", [])]
    return {name.lower() for name in [*cards, *places]}


def test_the_python_shown_for_bot_writers_runs() -> None:
    exec(compile("\n".join(blocks("writing-a-bot.md", "python")), "writing-a-bot.md", "exec"), {})


@short_games()
def test_the_bot_of_twenty_lines_plays_in_the_arena_as_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = [block for block in blocks("writing-a-bot.md", "python") if block.startswith("# my_bots.py\n")]
    assert len(shown) == 1
    assert len([line for line in shown[0].splitlines()[1:] if line.strip()]) <= 20
    (tmp_path / "my_bots.py").write_text(shown[0])
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path.copy())
    commands = [line for block in blocks("writing-a-bot.md", "sh") for line in block.splitlines()]
    arena = [command.split()[1:] for command in commands if command.startswith("bedesten arena")]
    assert [main(command) for command in arena] == [0]
    rows = [line.split(",") for line in (tmp_path / "arena" / "results.csv").read_text().splitlines()]
    assert [(row[2], row[3]) for row in rows if row[2].startswith("my_")] == [("my_bots:Dreamer", "1")] * 2
    for command in ("play", "serve"):  # on no port at all: the bot is invited before it is looked for
        shown = next(line.split()[1:] for line in commands if line.startswith(f"bedesten {command} "))
        monkeypatch.setattr(catalog, "INVITED", [])
        assert main([*shown, "--port", "70000"]) == 2
        assert catalog.bots("kairo")[-1] == "my_bots:Dreamer"
    capsys.readouterr()


def test_the_contest_shown_is_one_that_can_be_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path.copy())
    assert main(blocks("arena.md", "sh")[0].split()[1:]) == 0
    assert "│ greedy │" in capsys.readouterr().out
    written = {path.name for path in (tmp_path / "arena").iterdir()}
    page = (DOCS / "arena.md").read_text()
    assert {name for name in written if f"`{name}`" not in page} == set()
    header = (tmp_path / "arena" / "results.csv").read_text().splitlines()[0].split(",")
    assert [name for name in header if f"`{name}`" not in page] == []


def test_the_file_a_host_backs_up_is_the_one_that_is_kept() -> None:
    named = set(re.findall(r"bedesten\.\w+", (DOCS / "hosting.md").read_text()))
    assert named == {FILE}


def test_every_page_the_readme_names_is_there() -> None:
    readme = (DOCS.parent / "README.md").read_text()
    linked = re.findall(r"\]\(([^)]+)\)", readme)
    assert len(linked) >= 8
    assert [path for path in linked if not (DOCS.parent / path).exists()] == []


def test_the_code_shown_is_the_code() -> None:
    files = [*SOURCE.rglob("*.py"), DOCS.parent / "tests" / "toy" / "__init__.py"]
    source = "\n".join(path.read_text() for path in files)
    for page in ["adding-a-rule.md", "design.md"]:
        for block in blocks(page, "python"):
            for line in block.splitlines():
                if page == "adding-a-rule.md" or line.startswith(
                    ("class P", "class C", "class T", "class L")
                ):
                    assert line in source, f"{page} shows a line that is not in the source: {line}"


def test_the_python_of_the_readme_runs(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    (shown,) = blocks("../README.md", "python")
    exec(shown, {})
    assert (tmp_path / "evening.bdn").read_text().startswith("bedesten 1\ngame istanbul\n")


def test_data_of_ones_own_as_shown_to_players_is_read_and_played() -> None:
    (shown,) = blocks("playing.md", "toml")
    options = catalog.data_options("istanbul+mocha", shown)
    assert options == {"baksheesh_b": "RGY", "dice_reward": "2-7:3L1C,8-12:1B1D"}
    catalog.game("istanbul+mocha").new(Setup(3, options))


# what a thing of a box takes: files of its own kind, and two for each language
THINGS = {"card": ("A card, file by file", 5), "place": ("A place, file by file", 8)}
ROOT = DOCS.parent
WRITTEN = (
    "docs/rules/**/*.md",
    "docs/rules/**/*.toml",
    "src/**/*.py",
    "src/**/*.toml",
    "web/src/**/*.ts",
    "web/src/**/*.svg",
)


def section_of(thing: str) -> str:
    page = (DOCS / "adding-a-rule.md").read_text("utf-8")
    return page.partition(f". {THINGS[thing][0]}\n")[2].partition("\n## ")[0]


def files_of(thing: str) -> list[str]:
    """Those of the table, with each language in the place of LANG."""
    rows = re.findall(r"^\| `([\w./-]+)` \|", section_of(thing), re.MULTILINE)
    further = [lang for lang in LANGUAGES if lang != "en"]
    return [row.replace("LANG", lang) for row in rows for lang in (further if "LANG" in row else [""])]


def names_of(thing: str, lang: str) -> list[re.Pattern[str]]:
    """What those of the box are called in code and in a language."""
    texts = tomllib.loads((ROOT / f"src/bedesten/text/mocha/{lang}.toml").read_text("utf-8"))
    known = texts["name"][thing].items()
    return [
        re.compile(rf"(?<![a-z0-9_])({key}|{re.escape(said.lower())})(?![a-z0-9])") for key, said in known
    ]


@pytest.mark.parametrize("thing", THINGS)
def test_adding_a_thing_touches_few_files_and_they_are_there(thing: str) -> None:
    files = files_of(thing)
    assert 0 < len(files) == len(set(files)) <= THINGS[thing][1] + 2 * len(LANGUAGES)
    assert [file for file in files if not (ROOT / file).is_file()] == []


@pytest.mark.parametrize("thing", THINGS)
def test_whatever_is_named_tells_of_such_things_already(thing: str) -> None:
    for file in files_of(thing):
        lang = next((lang for lang in LANGUAGES if f"/{lang}/" in file), "en")
        said = (ROOT / file).read_text("utf-8").lower()
        assert any(name.search(said) for name in names_of(thing, lang)), file


@pytest.mark.parametrize("thing", THINGS)
def test_whatever_tells_of_all_such_things_is_named(thing: str) -> None:
    """In the table, or below it with the reason why it can wait."""
    names, told = names_of(thing, "en"), section_of(thing)
    named = [*files_of(thing), *re.findall(r"`([\w./-]+)`", told)]
    for file in sorted(path for pattern in WRITTEN for path in ROOT.glob(pattern)):
        said = file.read_text("utf-8").lower()
        if all(name.search(said) for name in names):
            assert any(f"/{one}" in file.as_posix() for one in named), file


def test_the_order_of_rooms_is_the_one_that_is_checked() -> None:
    """The plan of the house shows the contracts of import-linter as they are."""
    (shown,) = re.findall(
        r"```toml\n(\[tool\.importlinter\].*?)```", (DOCS / "design.md").read_text(), re.DOTALL
    )
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert tomllib.loads(shown)["tool"]["importlinter"] == project["tool"]["importlinter"]
