"""What whoever keeps a site says about it, and what the site says it keeps of people."""

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from bedesten.cli import serve
from bedesten.cli.main import main
from bedesten.server import site, stored
from bedesten.server.run import serve_in_background
from bedesten.server.site import Site
from bedesten.server.store import bulletins
from bedesten.server.store.migrate import migrate
from bedesten.server.store.sqlite import session
from bedesten.text import LANGUAGES
from tests.server.client import get, http, post
from tests.server.serving import settings
from tests.test_docs import blocks

LIBRARY = Site(
    name="The library",
    conduct={"en": "Be kind.", "fr": "Soyez gentils."},
    languages=("en", "fr"),
    games=("istanbul",),
)


def shown_in_the_docs() -> str:
    (example,) = blocks("hosting.md", "toml")
    return example


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("library")
    running = serve_in_background(replace(settings(folder), site=LIBRARY))
    yield running.url
    running.stop()


# ------------------------------------------------------------------ the file


def test_the_file_shown_is_read_by_the_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[Site] = []
    monkeypatch.setattr(serve, "run", lambda settings, host, port: served.append(settings.site))
    file = tmp_path / "site.toml"
    file.write_text(shown_in_the_docs(), "utf-8")
    assert main(["serve", "--data", str(tmp_path), "--settings", str(file)]) == 0
    assert main(["serve", "--data", str(tmp_path)]) == 0
    assert served[1] == Site()
    assert served[0].name == "Games at the library"
    assert served[0].spoken() == ["en", "fr"]
    assert {*served[0].conduct} == {"en", "fr"}
    assert served[0].children
    assert not served[0].free_text
    assert not served[0].offers("istanbul+letters")


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("name = ", "Invalid value"),
        ("name = 7", "Expected `str`, got `int` - at `$.name`"),
        ('name = ""', "length >= 1 - at `$.name`"),
        (f'name = "{"x" * 41}"', "length <= 40 - at `$.name`"),
        ('nmae = "The library"', "unknown field `nmae`"),
        ('games = "kairo"', "got `str` - at `$.games`"),
        ('games = ["kairo", "go"]', "games: 'go' is unknown: expected istanbul, "),
        ('languages = ["tlh"]', "languages: 'tlh' is unknown: expected en, "),
        ('conduct = { tlh = "nuqneH" }', "conduct: 'tlh' is unknown: expected en, "),
        ("children = true\nfree_text = true", "free_text: expected false where children is true"),
        ("x = " + "[" * 2000, "lists and tables within each other"),
        ('name = "' + "x" * 70_000, "characters: expected at most 65536"),
    ],
    ids=range(12),
)
def test_a_file_that_is_wrong_is_refused_in_one_line(tmp_path: Path, text: str, complaint: str) -> None:
    file = tmp_path / "site.toml"
    file.write_text(text, "utf-8")
    with pytest.raises(ValueError, match=re.escape(complaint)) as refused:
        site.read(file)
    assert str(refused.value).startswith(f"{file}: ")
    assert "\n" not in str(refused.value)


def test_a_file_that_is_not_there_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    missing = str(tmp_path / "none.toml")
    assert main(["serve", "--data", str(tmp_path), "--settings", missing]) == 2
    assert f"{missing}: cannot be read: No such file" in capsys.readouterr().err


# ------------------------------------------------------------------ the site


def test_a_site_says_who_it_is(library: str) -> None:
    said = get(library, "/api/site?lang=fr")
    assert (said["name"], said["languages"]) == ("The library", ["en", "fr"])
    assert (said["conduct"], said["notice"]) == ("Soyez gentils.", "")
    assert get(library, "/api/site?lang=de")["conduct"] == "Be kind.", "the first language there is"
    assert http.get(f"{library}/api/site?lang=tlh").status_code == 400


def test_only_games_that_are_offered_are_begun(library: str) -> None:
    games = {game["name"]: game["offered"] for game in get(library, "/api/games")}
    assert [name for name, offered in games.items() if offered] == ["istanbul"]
    assert [course["game"] for course in get(library, "/api/lessons")] == ["istanbul"]
    seats = [{"kind": "me"}, {"kind": "me"}]
    post(library, "/api/tables", {"game": "istanbul", "players": 2, "seats": seats})
    refused = post(library, "/api/tables", {"game": "kairo", "players": 2, "seats": seats}, 403)
    assert refused["error"] == "game 'kairo' is not offered here: expected istanbul"
    post(library, "/api/lessons", {"game": "kairo", "chapter": "customers"}, 403)


def test_a_notice_is_told_in_the_language_asked_for(tmp_path: Path) -> None:
    db = session(tmp_path / "x.sqlite")
    migrate(db)
    bulletins.put(db, {"en": "Closed on Sunday.", "de": "Sonntags zu."})
    said = bulletins.current(db)
    assert Site().said(said, "de") == "Sonntags zu."
    assert Site().said(said, "fr") == "Closed on Sunday."
    bulletins.put(db, {"fr": "Fermé."})
    assert Site().said(bulletins.current(db), "en") == "Fermé."
    bulletins.put(db, {})
    assert Site().said(bulletins.current(db), "en") == ""
    db.close()


# ------------------------------------------------------------------ what is kept


def test_nothing_is_stored_that_is_not_listed(tmp_path: Path) -> None:
    """A new column belongs to a thing of the list, which has words in every language."""
    db = session(tmp_path / "x.sqlite")
    migrate(db)
    tables = [name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    kept = {(name, row[1]) for name in tables for row in db.execute(f"PRAGMA table_info({name})")}
    db.close()
    listed = [
        (table, column)
        for held in stored.THINGS.values()
        for table, columns in held.items()
        for column in columns.split()
    ]
    assert {*listed} == kept
    assert len({*listed}) == len(listed), "each is listed once"


def test_what_is_kept_is_said_in_every_language(library: str) -> None:
    lists = [get(library, f"/api/stored?lang={lang}") for lang in LANGUAGES]
    for things in lists:
        assert [thing["name"] for thing in things] == [*stored.THINGS, stored.NOTHING]
        assert all(thing["what"] and thing["until"] for thing in things)
    for said in zip(*lists, strict=True):
        assert len({thing["what"] for thing in said}) == len(LANGUAGES)
