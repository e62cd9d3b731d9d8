"""One thing has one word: no text uses one that the glossary of its language rules out."""

import re
from pathlib import Path

import pytest

from bedesten import catalog
from bedesten.server.words import MESSAGES
from bedesten.text import FIELD, FIRST, LANGUAGES
from bedesten.text.catalogue import files

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web" / "src"
LITERAL = re.compile(r"'((?:[^'\\\n]|\\.)*)'|`([^`]*)`")
INSIDE = re.compile(r"\$\{[^{}]*\}|\{[^{}]*\}")
languages = pytest.mark.parametrize("lang", LANGUAGES)


def ruled_out(lang: str) -> list[str]:
    """The last column of its table."""
    page = ROOT / "docs" / ("words.md" if lang == FIRST else f"languages/{lang}.md")
    rows = [line.split("|")[1:-1] for line in page.read_text("utf-8").splitlines()]
    cells = [row[2] for row in rows if len(row) == 3][2:]
    return [word.strip() for cell in cells for word in cell.split(",") if word.strip()]


def of_the_engine(lang: str) -> dict[str, str]:
    messages = {
        key: FIELD.sub(" ", said) for read in files(lang, catalog.boxes()) for key, said in read.items()
    }
    return messages | {f"server {key}": FIELD.sub(" ", said) for key, said in MESSAGES[lang].items()}


def of_the_rules(lang: str) -> dict[str, str]:
    return {path.name: path.read_text("utf-8") for path in (ROOT / "docs/rules/short").glob(f"*.{lang}.md")}


def of_the_page(lang: str) -> dict[str, str]:
    """What stands in quotes in the files of its words."""
    paths = WEB.rglob(f"*.{lang}.ts")
    return {str(path.relative_to(WEB)): "\n".join(literals(path.read_text("utf-8"))) for path in paths}


def literals(source: str) -> list[str]:
    return [plain(hit[1] or hit[2] or "") for hit in LITERAL.finditer(source)]


def plain(text: str) -> str:
    """Without what is filled in."""
    without = INSIDE.sub(" ", text)
    return without if without == text else plain(without)


@languages
def test_the_table_is_read(lang: str) -> None:
    assert len(ruled_out(lang)) > 10
    assert len(of_the_page(lang)) > 10
    assert len(of_the_engine(lang)) > 1000
    assert len(of_the_rules(lang)) == 4


@languages
def test_no_text_has_a_word_that_is_ruled_out(lang: str) -> None:
    wrong = re.compile("|".join(rf"\b{re.escape(word)}\b" for word in ruled_out(lang)))
    texts = of_the_engine(lang) | of_the_rules(lang) | of_the_page(lang)
    used = {(key, hit[0]) for key, text in texts.items() for hit in wrong.finditer(text)}
    assert used == set()
