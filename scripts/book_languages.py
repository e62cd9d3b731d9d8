"""Pages of the book that come in every language there is: a hook of MkDocs, which mkdocs.yml names.

An entry of its navigation that ends in `/*` becomes what the folder holds: `rules/*` a chapter of rules for
each language, `languages/*` the words each has for the things of the games. So a language brings its files
and changes no list.
"""

from pathlib import Path
from typing import Any

Entry = Any  # of the navigation: a path, or a title with a path or with entries


def on_config(config: Any) -> Any:
    config.nav = spelt_out(config.nav, Path(config.docs_dir))
    return config


def spelt_out(entries: list[Entry], docs: Path) -> list[Entry]:
    lists = {"rules/*": chapters(docs), "languages/*": paths(docs, "languages/*.md")}
    return [real for entry in entries for real in lists.get(str(entry), [within(entry, docs)])]


def within(entry: Entry, docs: Path) -> Entry:
    if not isinstance(entry, dict):
        return entry
    return {name: spelt_out(of, docs) if isinstance(of, list) else of for name, of in entry.items()}


def chapters(docs: Path) -> list[Entry]:
    """The short rules first, then the whole ones, under the name of the language in itself."""
    return [
        {title(path): paths(docs, f"rules/short/*.{path.stem}.md") + paths(docs, f"rules/{path.stem}/*.md")}
        for path in sorted(docs.glob("languages/*.md"))
    ]


def paths(docs: Path, pattern: str) -> list[Entry]:
    return [path.relative_to(docs).as_posix() for path in sorted(docs.glob(pattern))]


def title(path: Path) -> str:
    return path.read_text("utf-8").partition("\n")[0].removeprefix("# ")
