"""A language that nobody speaks, accented and half as long again: what is left in plain letters cannot be
translated. It consists of new files alone, in a copy of the house."""

import json
import re
import shutil
import tomllib
from collections.abc import Iterator
from pathlib import Path

from bedesten.text import FIELD

LANG = "zz"
ROOT = Path(__file__).parents[1]
LETTERS = str.maketrans("aeiouyAEIOUYncsz", "áéíóúýÁÉÍÓÚÝñçšž")
WORD = re.compile(r"[A-Za-z]{2,}")
PLAIN = re.compile(r"(?<![^\W\d_])[A-Za-z]?[a-z]{2,}(?![^\W\d_])")  # capitals alone are signs
# the same for the page, of what the English words say; what is accented already stays
PAGE = """import type { Language } from '../languages.svelte'

const LETTERS: Record<string, string> = %s
const accented = (word: string): string =>
    !/^[a-z]+$/i.test(word)
        ? word
        : [...word].map((one) => LETTERS[one] ?? one).join('') + 'ø'.repeat(word.length / 2)

export const language: Language = {
    words: import.meta.glob('/src/**/*.en.ts', { eager: true, import: 'words' }),
    typeset: (text) => text.replace(/\\p{L}{2,}/gu, accented),
}
"""


def accented(text: str) -> str:
    return WORD.sub(lambda word: word[0].translate(LETTERS) + "ø" * (len(word[0]) // 2), text)


def said(message: str) -> str:
    """A message whose fields stay as they are, but for the words in them."""
    return "".join(pieces(message))


def pieces(message: str) -> Iterator[str]:
    end = 0
    for field in FIELD.finditer(message):
        yield accented(message[end : field.start()])
        name, _, forms = field[0].partition("|")
        yield "|".join([name, *map(accented, forms.split("|"))]) if forms else name
        end = field.end()
    yield accented(message[end:])


def plain(text: str) -> list[str]:
    """Words that nobody has translated."""
    return PLAIN.findall(text)


def add(house: Path) -> list[Path]:
    """The files of this language, in a copy of the house."""
    files = {path.with_name(f"{LANG}.toml"): catalogue(path) for path in house.glob("src/**/en.toml")}
    signs = json.dumps({chr(sign): chr(other) for sign, other in LETTERS.items()}, ensure_ascii=False)
    files[house / f"web/src/lib/i18n/languages/{LANG}.ts"] = PAGE % signs
    for path, text in files.items():
        assert not path.exists(), path
        path.write_text(text, "utf-8")
    return list(files)


def catalogue(english: Path) -> str:
    """The same keys, each with what it says."""
    messages = leaves(tomllib.loads(english.read_text("utf-8")), [])
    lines = [
        (".".join(map(json.dumps, path)), json.dumps(said(m), ensure_ascii=False)) for path, m in messages
    ]
    return "".join(f"{path} = {message}\n" for path, message in lines)


def leaves(table: dict[str, object], above: list[str]) -> Iterator[tuple[list[str], str]]:
    for key, value in table.items():
        if isinstance(value, dict):
            yield from leaves(value, [*above, key])
        else:
            yield [*above, key], str(value)


def copied(to: Path) -> Path:
    """The house without what is installed or built in it."""
    built = shutil.ignore_patterns("node_modules", ".svelte-check", "dist", "__pycache__", "*.so", "static")
    for part in ("src", "web"):
        shutil.copytree(ROOT / part, to / part, ignore=built)
    (to / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    return to
