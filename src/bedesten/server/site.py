"""What whoever runs a site says about it, in one file: its name, its rules of conduct, what it offers."""

from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from bedesten import catalog
from bedesten.core.notation import toml
from bedesten.text import FIRST, LANGUAGES

MOST_NAME, MOST_CONDUCT = 40, 4000  # characters

SiteName = Annotated[str, Meta(min_length=1, max_length=MOST_NAME, pattern=r"^[^\x00-\x1f\x7f]*$")]
Conduct = Annotated[str, Meta(min_length=1, max_length=MOST_CONDUCT)]


class Site(Struct, frozen=True, forbid_unknown_fields=True):
    """`conduct` by language; an empty list of languages or games stands for all there are."""

    name: SiteName = "bedesten"
    conduct: dict[str, Conduct] = {}
    languages: tuple[str, ...] = ()
    games: tuple[str, ...] = ()
    free_text: bool = False  # a table may let people write to each other
    children: bool = False  # the site is for them: nobody writes freely, whatever a table says

    def spoken(self) -> list[str]:
        return [lang for lang in LANGUAGES if not self.languages or lang in self.languages]

    def offers(self, game: str) -> bool:
        return not self.games or game in self.games

    def said(self, texts: dict[str, str], lang: str) -> str:
        """A text in this language, else in the first in which there is one."""
        return next((texts[one] for one in (lang, FIRST, *texts) if one in texts), "")


def read(path: Path) -> Site:
    """ValueError says in one line what was expected instead, and where."""
    try:
        data = toml.loads(path.read_text("utf-8"))
        return checked(data)
    except OSError as error:
        raise ValueError(f"{path}: cannot be read: {error.strerror}") from None
    except ValueError as error:  # also what is no TOML, no UTF-8 or of another type
        raise ValueError(f"{path}: {error}") from None


def checked(data: dict[str, Any]) -> Site:
    site = msgspec.convert(data, Site)
    known("languages", site.languages, LANGUAGES)
    known("conduct", site.conduct, LANGUAGES)
    known("games", site.games, list(catalog.GAMES))
    if site.children and site.free_text:
        raise ValueError("free_text: expected false where children is true")
    return site


def known(key: str, given: tuple[str, ...] | dict[str, str], expected: list[str] | tuple[str, ...]) -> None:
    for one in given:
        if one not in expected:
            raise ValueError(f"{key}: {one!r} is unknown: expected {', '.join(expected)}")
