"""Writes web/src/routes/rules/text/*.json, what the rules page shows, from docs/rules.

python -m scripts.gen_rules

The folder is not kept: `make page` writes it anew whenever a rule changed.
"""

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from scripts.rules_markdown import ENGLISH, Entry, Page, Reader, anchors

ROOT = Path(__file__).resolve().parents[1]
DOCS = ROOT / "docs" / "rules"
TARGET = ROOT / "web" / "src" / "routes" / "rules" / "text"
PREFIX = re.compile(r"([A-Z]{3})-[A-Z]+-\d+$")


class Key(NamedTuple):
    """Which text: the specification of a game in a language, or the short one."""

    game: str
    lang: str
    short: bool = False

    def __str__(self) -> str:
        return f"{self.game}.{'short.' * self.short}{self.lang}"


class Fact(msgspec.Struct):
    """What no source shows: in which games, what replaces it and how that is written, where it stands."""

    games: list[str]
    option: str
    section: str
    words: dict[str, str]
    example: str


class Game(msgspec.Struct):
    """What the page must know before it opens a text: its languages, and how the names of its rules begin."""

    key: str
    box: str  # whose rules they are
    prefixes: list[str]
    titles: dict[str, str]
    short: list[str]
    reconstructed: list[Fact]


def sources() -> dict[Key, str]:
    """All texts, English before its translations."""
    paths = {Key(path.stem, "en"): path for path in DOCS.glob("*.md")}
    paths |= {Key(path.stem, path.parent.name): path for path in DOCS.glob("??/*.md")}
    short = {tuple(path.stem.split(".")): path for path in DOCS.glob("short/*.??.md")}
    paths |= {Key(game, lang, True): path for (game, lang), path in short.items()}
    return {
        key: paths[key].read_text("utf-8") for key in sorted(paths, key=lambda key: (key.lang != "en", key))
    }


def pages(texts: dict[Key, str]) -> dict[Key, Page]:
    names = {key.game: anchors(text) for key, text in texts.items() if key == Key(key.game, "en")}
    everywhere = {name: game for game in names for name in names[game]}
    read: dict[Key, Page] = {}
    for key, text in texts.items():
        known = everywhere | dict.fromkeys(names[key.game], key.game)
        read[key] = Reader(key.lang, key.game, known, words(key.lang) or ENGLISH).page(text)
        complete(read[key], read[key._replace(lang="en")])
    return read


def complete(page: Page, english: Page) -> None:
    """A rule knows its examples; which rules are ours is written in English alone."""
    shown: dict[str, list[str]] = {}
    for entry in entries(page):
        for rule in entry.cites:
            shown.setdefault(rule, []).append(entry.id)
    ours = {entry.id for entry in entries(english) if entry.ruling}
    for entry in entries(page):
        entry.examples = shown.get(entry.id, [])
        entry.ruling = entry.id in ours


def entries(page: Page) -> list[Entry]:
    return [entry for section in page.sections for entry in section.entries]


def games(read: dict[Key, Page]) -> list[Game]:
    listed = []
    for name in dict.fromkeys(key.game for key in read):
        texts = {key: page for key, page in read.items() if key.game == name}
        titles = {key.lang: page.title for key, page in texts.items() if not key.short}
        starts = {PREFIX.match(entry.id) for entry in entries(texts[Key(name, "en")])}
        prefixes = sorted({start[1] for start in starts if start})
        box = name.removesuffix("-base").rpartition("-")[2]
        short = [key.lang for key in texts if key.short]
        listed.append(Game(name, box, prefixes, titles, short, facts(name)))
    return listed


def facts(name: str) -> list[Fact]:
    """What the data of a box calls reconstructed."""
    data = tomllib.loads((DOCS / "data" / f"{name}.toml").read_text("utf-8"))
    return [
        Fact(
            entry["games"],
            entry["option"],
            entry["section"],
            {"en": entry["en"], **translated(name, entry["where"][0])},
            entry["example"].strip(),
        )
        for entry in data.get("reconstructed", [])
    ]


def translated(name: str, where: str) -> dict[str, str]:
    """What the other languages say of a fact."""
    folders = sorted(path.parent.name for path in DOCS.glob("??/words.toml"))
    return {lang: words(lang)["reconstructed"][name][where] for lang in folders}


@cache
def words(lang: str) -> dict[str, Any]:
    """The marks and facts of a language that is no English."""
    path = DOCS / lang / "words.toml"
    return tomllib.loads(path.read_text("utf-8")) if path.is_file() else {}


def written() -> dict[str, bytes]:
    """Every file by its name."""
    read = pages(sources())
    files = {f"{key}.json": msgspec.json.encode(page) for key, page in read.items()}
    return files | {"games.json": msgspec.json.encode(games(read))}


def main() -> None:
    TARGET.mkdir(parents=True, exist_ok=True)
    files = written()
    for old in set(TARGET.glob("*.json")) - {TARGET / name for name in files}:
        old.unlink()
    for name, content in files.items():
        (TARGET / name).write_bytes(content)


if __name__ == "__main__":
    main()
