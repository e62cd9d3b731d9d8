"""Whoever keeps the site stops tables, bans players, tells everybody something and takes copies away."""

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from bedesten.server.app import KEEPERS
from bedesten.server.routes.sheet import PAGES
from bedesten.server.run import serve_in_background
from bedesten.server.site import Site
from bedesten.text import LANGUAGES
from scripts.malice import attack_keeper
from tests.server.client import Client, get, http, keyed, new_key, new_table, post
from tests.server.serving import settings
from tests.server.test_seeing import PASSWORD

KEEPER = ("any", PASSWORD)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    running = serve_in_background(
        replace(settings(tmp_path_factory.mktemp("house")), admin=PASSWORD, site=Site(name="Sun & moon"))
    )
    yield running.url
    running.stop()


def read(url: str, path: str, lang: str = "en") -> str:
    answer = http.get(url + path, auth=KEEPER, headers={"Accept-Language": lang})
    assert answer.status_code == 200
    assert "<script" not in answer.text
    return answer.text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_page_of_the_keeper_is_in_the_language_of_the_browser(house: str, lang: str) -> None:
    new_table(house, "me", "open")
    for path in PAGES:
        page = read(house, path, f"tlh, {lang}-XX;q=0.9, en;q=0.1")
        assert f'<html lang="{lang}">' in page
        assert "keeper." not in page, "something has no words"
        assert "<title>Sun &amp; moon: " in page


def press(url: str, path: str, status: int = 200, **fields: str) -> httpx.Response:
    answer = http.post(url + path, auth=KEEPER, data=fields)
    assert answer.status_code == status
    return answer


def test_every_page_of_the_keeper_is_locked(house: str, url: str) -> None:
    paths = [(path, method) for call in KEEPERS for path in call.paths for method in call.http_methods]
    assert len(paths) > 10
    assert all(call.opt["keeper"] for call in KEEPERS)
    for path, method in paths:
        where = path.replace("{code:str}", "ABCDEF").replace("{seat:int}", "1")
        where = re.sub(r"{\w+:str}", "x", where)
        assert http.request(method, url + where).status_code == 404, "no password was set: there is nothing"
        assert http.request(method, house + where).status_code == 401
        if method == "POST":
            elsewhere = {"Origin": "https://evil.example"}
            assert http.post(house + where, auth=KEEPER, headers=elsewhere).status_code == 403


def test_nothing_that_is_put_into_its_addresses_and_forms_breaks_it_or_comes_back_as_markup() -> None:
    assert attack_keeper() == 0


# ------------------------------------------------------------------ tables


def test_tables_are_found_and_told_apart(house: str) -> None:
    code, _ = new_table(house, "me", "me")
    waiting, _ = new_table(house, "me", "open")
    assert f'action="/admin/tables/{code}/stop"' in read(house, f"/admin/tables?q={code.lower()}")
    running = read(house, "/admin/tables?q=running")
    assert code in running
    assert waiting not in running
    assert waiting in read(house, "/admin/tables?q=open")
    assert code in read(house, "/admin/tables")


def test_nothing_happens_at_a_table_that_was_stopped_until_it_is_open_again(house: str) -> None:
    code, tokens = new_table(house, "me", "me", options={"start": 0}, clock={"kind": "live", "seconds": 3600})
    with Client(house, code, tokens) as client:
        press(house, f"/admin/tables/{code}/stop")
        while not client.info.get("stopped"):
            client.read()
        assert "deadline" not in client.info, "no clock runs"
        client.say(t="act", seq=client.last["seq"], tokens=["move:fabric"])
        no = client.until("error")
        assert (no["code"], no["text"]) == ("barred", "Whoever runs this site has stopped this table.")
        client.say(t="say", seat=0, phrase="hello")
        assert client.until("error")["code"] == "barred"
    with Client(house, code, tokens, lang="de") as client:
        assert client.info["stopped"], "it is kept"
        press(house, f"/admin/tables/{code}/open")
        while "stopped" in client.info:
            client.read()
        client.act("move:fabric", "leave")


def test_nobody_sits_down_at_a_table_that_was_stopped(house: str) -> None:
    code, _ = new_table(house, "me", "open", listed=True)
    assert code in [table["table"] for table in get(house, "/api/open")]
    press(house, f"/admin/tables/{code}/stop")
    assert code not in [table["table"] for table in get(house, "/api/open")]
    post(house, f"/api/tables/{code}/join", {}, 409)
    press(house, f"/admin/tables/{code}/open")
    post(house, f"/api/tables/{code}/join", {})


def test_a_robot_stops_and_goes_on_with_its_table(house: str) -> None:
    code, tokens = new_table(house, "me", "greedy", options={"start": 0})
    press(house, f"/admin/tables/{code}/stop")
    press(house, f"/admin/tables/{code}/open")
    with Client(house, code, tokens) as client:
        client.act("move:fabric", "leave")
        client.act("fill")
        client.wait_for_turn()
    press(house, "/admin/tables/NOSUCH/stop", 404)


# ------------------------------------------------------------------ players


def test_who_is_banned_takes_no_seat_and_their_games_go_on(house: str) -> None:
    key, friend = new_key(), new_key()
    code, tokens = new_table(house, "me", "open", key=key)
    post(house, f"/api/tables/{code}/join", {"name": "Mert"}, key=friend)
    waiting, _ = new_table(house, "me", "open", key=key)
    other, _ = new_table(house, "me", "open", key=friend)
    post(house, "/api/me", {"name": "100 % <b>Eve"}, key=key)
    me = get(house, "/api/me", key=key)["id"]
    page = read(house, "/admin/players?q=100+%25+%3Cb%3Ee")
    assert "100 % &lt;b&gt;Eve" in page
    assert me in page
    assert me not in read(house, "/admin/players?q=1_0")
    press(house, f"/admin/players/{me}/ban")
    seats = get(house, f"/api/tables/{code}")["seats"]
    assert seats[0]["standin"], "a robot goes on"
    assert [seat["host"] for seat in seats if "host" in seat] == [True]
    assert seats[1]["host"], "the table is handed on"
    assert get(house, f"/api/tables/{waiting}")["seats"][0]["kind"] == "open"
    body = {"game": "istanbul", "players": 2, "seats": [{"kind": "me"}, {"kind": "open"}]}
    for path, said in (
        ("/api/tables", body),
        (f"/api/tables/{other}/join", {}),
        (f"/api/tables/{code}/claim", {"tokens": tokens}),
        (f"/api/tables/{code}/rematch", {"token": tokens[0]}),
        (f"/api/tables/{code}/branch", {"step": 0, "mine": [0]}),
        (f"/api/tables/{code}/invite", {}),
    ):
        no = post(house, path, said, 403, key=key)
        assert no["error"] == "whoever runs this site does not let you play here"
    with Client(house, code, tokens, key=key) as client:
        assert client.sync["you"] == [], "they may look on"
        client.say(t="say", seat=0, phrase="hello")
        assert client.until("error")["code"] == "not_your_seat"
    assert get(house, "/api/me/everything", key=key)["banned"] > 0, "they are told"
    press(house, f"/admin/players/{me}/pardon")
    post(house, f"/api/tables/{other}/join", {}, key=key)
    press(house, "/admin/players/nobody/ban", 404)


def test_a_seat_that_was_taken_before_a_ban_is_not_opened_by_its_secret(house: str) -> None:
    """A browser may hold the secret of a seat that is nobody's."""
    key = new_key()
    code, tokens = new_table(house, "me", "me")
    post(house, "/api/me", {"name": "Eve"}, key=key)
    press(house, f"/admin/players/{get(house, '/api/me', key=key)['id']}/ban")
    with Client(house, code, tokens, key=key) as client:
        assert client.sync["you"] == []
    with Client(house, code, tokens) as client:
        assert client.sync["you"] == [0, 1]


def test_who_is_banned_is_deleted_like_anybody(house: str) -> None:
    key = new_key()
    post(house, "/api/me", {"name": "Gone Girl"}, key=key)
    press(house, f"/admin/players/{get(house, '/api/me', key=key)['id']}/ban")
    assert http.post(f"{house}/api/me/delete", headers=keyed(key), json={}).status_code == 201
    assert "Gone Girl" not in read(house, "/admin/players?q=Gone")


# ------------------------------------------------------------------ the notice


def test_everybody_is_told_what_the_keeper_says(house: str) -> None:
    press(house, "/admin/notice", en=" Closed <b>\n on Sunday. ", fr="Fermé.", tlh="nuqneH")
    assert get(house, "/api/site")["notice"] == "Closed <b> on Sunday."
    assert get(house, "/api/site?lang=fr")["notice"] == "Fermé."
    assert get(house, "/api/site?lang=es")["notice"] == "Closed <b> on Sunday."
    assert "Closed &lt;b&gt; on Sunday." in read(house, "/admin/notice")
    press(house, "/admin/notice", en="x" * 999)
    assert len(get(house, "/api/site")["notice"]) == 300
    press(house, "/admin/notice")
    assert get(house, "/api/site")["notice"] == ""


# ------------------------------------------------------------------ copies and health


def test_a_copy_is_taken_away_and_nothing_else(house: str, tmp_path: Path) -> None:
    press(house, "/admin/backups")
    page = read(house, "/admin/backups")
    name = page.partition('href="/admin/backups/')[2].partition('"')[0]
    copy = http.get(f"{house}/admin/backups/{name}", auth=KEEPER)
    assert copy.headers["content-disposition"].startswith("attachment")
    (tmp_path / "copy").write_bytes(copy.content)
    with closing(sqlite3.connect(tmp_path / "copy")) as db:
        assert db.execute("PRAGMA quick_check").fetchone() == ("ok",)
    for other in ("none", "..%2fbedesten.sqlite", "%2e%2e", name.upper()):
        assert http.get(f"{house}/admin/backups/{other}", auth=KEEPER).status_code == 404


def test_the_health_of_a_site_is_told(house: str) -> None:
    page = read(house, "/admin")
    for fact in ("store", "memory", "processes for bots", "questions waiting for a bot", "errors"):
        assert f'<th scope="row">{fact}</th>' in page
