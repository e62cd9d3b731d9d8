"""The book is built of all documents without a broken link, and the server shows it."""

import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from bedesten.server.run import serve_in_background
from bedesten.text import LANGUAGES
from scripts import book_languages, gen_http
from tests.server.serving import settings

ROOT = Path(__file__).resolve().parent.parent
LOADED = re.compile(r'<(?:script|link|img)[^>]+(?:src|href)="(https?:)?//')


@pytest.fixture(scope="module")
def book(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Strict: a link that leads nowhere, or a page nobody listed, fails."""
    folder = tmp_path_factory.mktemp("book")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)]
    built = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert built.returncode == 0, built.stderr
    return folder


def test_every_document_is_a_page_that_can_be_searched(book: Path) -> None:
    pages = {path.stem for path in (ROOT / "docs").glob("*.md")} - {"index"}
    assert {page for page in pages if not (book / page / "index.html").is_file()} == set()
    assert "IST-MOVE-1" in (book / "search" / "search_index.json").read_text("utf-8")


def test_a_language_is_in_the_book_by_its_files_alone(tmp_path: Path) -> None:
    for name in ("languages/zz.md", "rules/short/kairo.zz.md", "rules/zz/kairo.md"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("# Žáž\n")
    assert book_languages.spelt_out(["index.md", "rules/*", {"House": ["languages/*"]}], tmp_path) == [
        "index.md",
        {"Žáž": ["rules/short/kairo.zz.md", "rules/zz/kairo.md"]},
        {"House": ["languages/zz.md"]},
    ]
    navigation = (ROOT / "mkdocs.yml").read_text("utf-8")
    assert [lang for lang in LANGUAGES if lang != "en" and re.search(rf"[/.]{lang}[/.]", navigation)] == []


def test_nothing_is_loaded_from_elsewhere(book: Path) -> None:
    assert [path for path in book.rglob("*.html") if LOADED.search(path.read_text("utf-8"))] == []


def test_the_server_shows_it_and_runs_no_script_it_does_not_hold(book: Path, tmp_path: Path) -> None:
    server = serve_in_background(replace(settings(tmp_path), book=book))
    with httpx.Client(base_url=server.url) as client:
        assert client.get("/docs").headers["location"] == "/docs/"
        assert client.get("/docs/hosting").headers["location"] == "/docs/hosting/"
        page = client.get("/docs/hosting/")
        assert "<h1" in page.text
        policy = page.headers["content-security-policy"]
        assert "'sha256-" in policy
        assert "script-src 'self' 'unsafe-inline'" not in policy
        assert client.get("/docs/book.css").headers["content-type"].startswith("text/css")
        for nothing in ("/docs/nothing/", "/docs/..%2f..%2fetc/passwd", "/docs/" + "x" * 500):
            assert client.get(nothing).status_code == 404
    server.stop()


def test_a_server_without_a_book_says_how_it_is_built(tmp_path: Path) -> None:
    server = serve_in_background(replace(settings(tmp_path), book=tmp_path / "none"))
    answer = httpx.get(f"{server.url}/docs")
    assert answer.status_code == 404
    assert "make docs" in answer.text
    server.stop()


def test_every_call_over_http_is_listed_and_says_what_it_is_for() -> None:
    assert gen_http.TARGET.read_text("utf-8") == gen_http.generated(), "run python -m scripts.gen_http"
    calls = [by for path in gen_http.described()["paths"].values() for by in path.values()]
    assert [call["operationId"] for call in calls if not call.get("description")] == []
