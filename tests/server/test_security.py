"""What somebody with bad intentions may try; docs/security.md names each threat and its test."""

import random
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from bedesten import catalog
from bedesten.istanbul.guide import IstanbulGuide
from bedesten.server.codes import new_token, token_hash
from bedesten.server.errors import Declined
from bedesten.server.net.origins import same_site
from bedesten.server.run import serve_in_background
from bedesten.server.store.sqlite import FILE
from bedesten.server.tables import games as catalogue
from scripts import parsers
from scripts.malice import attack_http
from scripts.scan import scan
from tests.server.client import Client, http, new_table
from tests.server.serving import ROOT, settings
from tests.tiers import thorough

TELLTALE = re.compile(r"Traceback|\.py\b|site-packages|/tmp|sqlite3?\.|File \"", re.IGNORECASE)
BAD_BODIES = {
    "empty": "",
    "cut off": "{",
    "deep list": "[" * 60_000,
    "deep object": '{"a":' * 9_000,
    "null": "null",
    "wrong type": '{"game": 7}',
    "long": '{"game":"' + "x" * 9_000 + '"}',
    "no text": "\u0000",
}


# ------------------------------------------------------------------ secrets


def test_seat_tokens_are_random_and_only_their_hash_is_stored(folder: Path) -> None:
    assert len({new_token() for _ in range(1000)}) == 1000
    assert len(new_token()) >= 24  # 144 bits
    running = serve_in_background(settings(folder))
    _, tokens = new_table(running.url, "me", "me")
    running.stop()
    stored = b"".join(path.read_bytes() for path in folder.iterdir())
    assert (folder / FILE).is_file()
    for token in tokens:
        assert token.encode() not in stored
        assert token_hash(token).encode() in stored


@pytest.mark.parametrize("games", [50, thorough(500)])
@pytest.mark.parametrize("name", list(catalog.GAMES))
def test_no_seat_and_no_watcher_is_sent_a_hidden_card(name: str, games: int) -> None:
    """Neither in a frame nor by its length: with other cards hidden the frame is the same."""
    frames, hidden, leaks = scan(name, 0, games, longest=150)
    assert leaks == []
    assert frames > games
    assert hidden > games


@pytest.mark.parametrize("number", [557, 3484, 8404, 8507])
def test_what_an_option_would_bring_tells_nothing_of_the_others(number: int) -> None:
    """KAI-HID-6: games at whose end it showed whether somebody else could still build (KAI-END-5)."""
    frames, _, leaks = scan("kairo", number, 1)
    assert frames
    assert leaks == []


def test_the_scan_finds_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    """Or it would prove nothing: here the question everybody is shown tells all hands."""
    monkeypatch.setattr(IstanbulGuide, "phase", lambda self, s: str(s.hands))
    _, _, leaks = scan("istanbul", 0, 20)
    assert leaks


# ------------------------------------------------------------------ other sites, other pages


@pytest.mark.parametrize(
    ("origin", "host", "fine"),
    [
        (None, "play.example", True),
        ("https://play.example", "play.example", True),
        ("https://play.example:443", "play.example", True),
        ("https://play.example:8443", "play.example:8443", True),
        ("http://localhost:5173", "localhost:8000", False),
        ("https://play.example:8443", "play.example", False),
        ("https://play.example", "play.example:8443", False),
        ("ftp://play.example", "play.example", False),
        ("http://[::1]:8000", "[::1]:8000", True),
        ("https://evil.example", "play.example", False),
        ("https://play.example.evil.example", "play.example", False),
        ("null", "play.example", False),
        ("http://[", "play.example", False),
    ],
)
def test_an_origin_is_compared_with_the_host(origin: str | None, host: str, fine: bool) -> None:
    assert same_site({"host": host} | ({"origin": origin} if origin else {})) is fine


def test_a_page_of_another_site_cannot_use_the_server(url: str) -> None:
    code, _ = new_table(url, "me", "me")
    stranger = {"Origin": "https://evil.example"}
    body = {"game": "istanbul", "players": 2, "seats": [{"kind": "me"}, {"kind": "me"}]}
    assert http.post(f"{url}/api/tables", json=body, headers=stranger).status_code == 403
    door = f"{url.replace('http', 'ws')}/ws/{code}"
    with pytest.raises(InvalidStatus) as refused, connect(door, origin=Origin("https://evil.example")):
        pass
    assert refused.value.response.status_code == 403
    with connect(door, origin=Origin(url)) as socket:
        socket.send("{}")
        assert "error" in str(socket.recv())
    assert "access-control-allow-origin" not in http.get(f"{url}/api/games", headers=stranger).headers


@pytest.mark.parametrize("path", ["/", "/assets/app-1.js", "/api/games", "/api/tables/NOSUCH", "/health"])
def test_every_answer_forbids_scripts_from_elsewhere_and_inline(url: str, path: str) -> None:
    headers = http.get(url + path).headers
    policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
    assert policy["default-src"] == policy["script-src"] == policy["style-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["object-src"] == "'none'"
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(("path", "anybody"), [("/embed", True), ("/embed/x", False), ("/t/embed", False)])
def test_only_the_board_for_other_pages_may_stand_in_their_frames(url: str, path: str, anybody: bool) -> None:
    policy = http.get(url + path).headers["content-security-policy"]
    assert ("frame-ancestors *" in policy) is anybody
    assert ("frame-ancestors 'none'" in policy) is not anybody
    assert policy.startswith("default-src 'self'; script-src 'self'; style-src 'self'")


def test_the_page_never_writes_text_as_markup() -> None:
    """Names come from strangers; Svelte escapes everything else than {@html}."""
    sources = [path.read_text("utf-8") for path in (ROOT / "web" / "src").rglob("*.svelte")]
    assert len(sources) > 20
    assert not any("{@html" in source or "innerHTML" in source for source in sources)


def test_a_name_is_bounded_and_stays_text(url: str) -> None:
    code, tokens = new_table(url, "me", "me")
    with Client(url, code, tokens) as client:
        for bad in ("x" * 25, "a\u202eb", "a\u0000b", "\u200b", "\n"):
            client.say(t="name", seat=0, name=bad)
            assert client.until("error")["code"] == "bad_message"
        client.say(t="name", seat=0, name="<img src=x onerror=a>")
        while client.info["seats"][0]["name"] != "<img src=x onerror=a>":
            client.read()
    answer = http.get(f"{url}/api/tables/{code}")
    assert answer.headers["content-type"].startswith("application/json")


# ------------------------------------------------------------------ too big, too deep, too fast


@pytest.mark.parametrize("body", BAD_BODIES.values(), ids=BAD_BODIES.keys())
def test_a_wrong_body_is_refused_in_one_sentence(url: str, body: str) -> None:
    for path in ("/api/tables", "/api/tables/NOSUCH/join", "/api/lessons"):
        answer = http.post(url + path, content=body, headers={"Content-Type": "application/json"})
        assert 400 <= answer.status_code < 500, answer.text[:200]
        assert not TELLTALE.search(answer.text)


def test_a_body_has_at_most_64_kilobytes(url: str) -> None:
    assert http.post(f"{url}/api/tables", content=b"x" * 70_000).status_code == 413


@pytest.mark.parametrize("examples", [1, thorough(2)])
def test_the_http_interface_withstands_whatever_its_description_allows(
    capfd: pytest.CaptureFixture[str], examples: int
) -> None:
    """Every call with right and wrong values; `make malice` tries more of them."""
    code = attack_http(examples)
    said = capfd.readouterr().out
    assert code == 0, said
    assert re.search(r"([1-9][0-9]+) generated, \1 passed", said)


def test_a_frame_has_at_most_64_kilobytes_and_a_message_at_most_4(url: str) -> None:
    code, tokens = new_table(url, "me", "me")
    with Client(url, code, tokens) as client:
        client.raw("[" * 4000)
        assert client.until("error")["code"] == "bad_message"
        client.raw("x" * 70_000)
        with pytest.raises(ConnectionClosed):
            client.until("sync")


@pytest.fixture
def narrow(folder: Path) -> Iterator[str]:
    running = serve_in_background(replace(settings(folder), requests=0.001, request_burst=5))
    yield running.url
    running.stop()


def test_an_address_asks_only_so_often(narrow: str) -> None:
    answers = [http.get(f"{narrow}/api/games") for _ in range(7)]
    assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 2
    assert answers[-1].headers["retry-after"] == "1"
    with pytest.raises(InvalidStatus), connect(f"{narrow.replace('http', 'ws')}/ws/NOSUCH"):
        pass
    assert http.get(f"{narrow}/api/games", headers={"X-Forwarded-For": "203.0.113.7"}).status_code == 200


# ------------------------------------------------------------------ what errors tell


@pytest.mark.parametrize(
    "path",
    [
        "/api/nothing",
        "/api/tables/%00",
        "/api/tables/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
        "/api/tables/NOSUCH/replay/x",
        "/api/tables/NOSUCH/record",
        "/api/text/..%2f..%2fetc%2fpasswd",
        "/api/text/xx",
        "/..%2f..%2f..%2fetc%2fpasswd.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/ws/NOSUCH",
    ],
)
def test_an_error_names_no_file_and_no_line_of_the_program(url: str, path: str) -> None:
    answer = http.get(url + path)
    assert 400 <= answer.status_code < 500
    assert not TELLTALE.search(answer.text)
    assert "root:" not in answer.text


def test_a_broken_handler_tells_nothing(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> None:
        raise RuntimeError("secret of /srv/bedesten/run.py")

    monkeypatch.setattr(catalogue, "games", broken)
    running = serve_in_background(settings(folder))
    answer = http.get(f"{running.url}/api/games")
    running.stop()
    assert (answer.status_code, answer.json()["error"]) == (500, "the server failed")
    assert "secret" not in answer.text


# ------------------------------------------------------------------ parsers

TRIES = {"record": 20, "scenario": 300, "board": 50, "socket": 3_000, "site": 1_000, "text": 3_000}


@pytest.mark.parametrize("times", [1, thorough(4)])
@pytest.mark.parametrize("target", list(parsers.TARGETS))
def test_a_parser_refuses_and_never_breaks(target: str, times: int) -> None:
    dice = random.Random(17)
    seeds = parsers.seeds(target)
    refused = 0
    for _ in range(times * TRIES[target]):
        text = parsers.mutated(dice.choice(seeds), dice, seeds)
        try:
            parsers.TARGETS[target](text)
        except (ValueError, Declined):
            refused += 1
    assert refused > times * TRIES[target] / 3


@pytest.mark.parametrize("page", ["security.md", "reliability.md"])
def test_the_tests_a_page_names_exist(page: str) -> None:
    text = (ROOT / "docs" / page).read_text()
    named = set(re.findall(r"`(test_\w+)`", text))
    source = "\n".join(path.read_text() for path in (ROOT / "tests").rglob("test_*.py"))
    assert len(named) >= 10
    assert [name for name in named if f"def {name}(" not in source] == []
