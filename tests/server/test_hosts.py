"""By which names a site is asked for, whom it believes about them, and what it makes of nonsense."""

import socket
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from bedesten.server.net.origins import known_host, own_names, same_site
from bedesten.server.run import serve_in_background
from tests.server.client import http, new_table
from tests.server.serving import settings
from tests.server.test_gate import ask

NAMES = own_names(["Play.Example"], "0.0.0.0")
TABLE = {"game": "istanbul", "players": 2, "seats": [{"kind": "me"}, {"kind": "me"}]}


@pytest.mark.parametrize(
    ("host", "fine"),
    [
        ("localhost:8000", True),
        ("127.0.0.1", True),
        ("[::1]:8000", True),
        ("192.168.1.7:8000", True),
        ("play.example", True),
        ("PLAY.example.:443", True),
        (socket.gethostname(), True),
        ("evil.example", False),
        ("play.example.evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("", False),
        ("[", False),
        ("localhost@evil.example", False),
    ],
)
def test_a_site_is_known_by_its_names_and_by_addresses(host: str, fine: bool) -> None:
    assert known_host(host, NAMES) is fine


def test_over_tls_only_a_page_over_tls_speaks() -> None:
    headers = {"host": "play.example", "origin": "http://play.example"}
    assert same_site(headers)
    assert not same_site(headers, "https")
    assert not same_site(headers, "wss")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    running = serve_in_background(replace(settings(tmp_path_factory.mktemp("site")), hosts=("play.example",)))
    yield running.url
    running.stop()


def test_a_name_that_was_made_to_point_here_opens_nothing(site: str) -> None:
    """DNS rebinding: the page of evil.example, whose name now means this computer, is of the same origin."""
    code, _ = new_table(site, "me", "me")
    evil = {"Host": "evil.example", "Origin": "http://evil.example"}
    for path in ("/", "/api/games", f"/api/tables/{code}", "/nothing"):
        answer = http.get(site + path, headers=evil)
        assert answer.status_code == 421
        assert "evil.example" in answer.json()["error"]
    assert http.post(f"{site}/api/tables", json=TABLE, headers=evil).status_code == 421
    with pytest.raises(InvalidStatus) as refused, rebound(site, code, "evil.example"):
        pass
    assert refused.value.response.status_code == 403
    with rebound(site, code, "play.example") as fine:
        fine.send("{}")
        assert "error" in str(fine.recv())


def rebound(site: str, code: str, name: str) -> ClientConnection:
    """A socket to this server under another name."""
    host, _, port = site.removeprefix("http://").partition(":")
    pipe = socket.create_connection((host, int(port)))
    return connect(f"ws://{name}/ws/{code}", sock=pipe, origin=Origin(f"http://{name}"))


def test_a_proxy_on_this_computer_is_believed_about_the_host(site: str) -> None:
    def post(**headers: str) -> int:
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        return http.post(f"{site}/api/tables", json=TABLE, headers=named).status_code

    here = site.removeprefix("http://")
    assert post(Host="play.example", Origin="https://play.example") == 201
    assert post(Host="play.example:8443", Origin="https://play.example:8443") == 201
    assert post(Host="play.example", Origin="https://play.example:8443") == 403
    assert post(Host=here, X_Forwarded_Host="play.example", Origin="https://play.example") == 201
    assert post(Host=here, X_Forwarded_Host="evil.example", Origin="https://evil.example") == 421
    assert post(Host="evil.example", X_Forwarded_Host="play.example", Origin="https://play.example") == 421
    secure = {"X_Forwarded_Proto": "https", "Host": "play.example"}
    assert post(Origin="https://play.example", **secure) == 201
    assert post(Origin="http://play.example", **secure) == 403


def test_another_computer_is_not_believed(site: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "203.0.113.1")
    running = serve_in_background(replace(settings(folder), hosts=("play.example",)))
    headers = {"X-Forwarded-Host": "play.example", "Origin": "https://play.example"}
    answer = http.post(f"{running.url}/api/tables", json=TABLE, headers=headers)
    running.stop()
    assert answer.status_code == 403  # it was asked for by address, and that is what the page has to be of


# ------------------------------------------------------------------ nonsense


@pytest.mark.parametrize(
    "target",
    [
        b"/%00",
        b"/a%00b.js",
        b"/api/tables/%00",
        b"/api/tables/%00/record",
        b"/api/tables/%ff%fe",
        b"/api/tables/%ed%a0%80/replay",
        b"/api/text/%00",
        b"/api/text/en?game=%00",
        b"/api/text/en?game=%ff",
        b"/api/text/en?%ff=%ff&game",
        b"/api/lessons?lang=%00",
        b"/api/lessons?lang=%ed%a0%80",
        b"/api/tables/ABCDEF/replay/" + b"9" * 5000,
        b"/api/tables/ABCDEF/replay/1e9",
        b"/" + b"x" * 300,
        b"/" + b"x/" * 2000,
        b"/" + b"x" * 7000 + b".js",
        b"/assets/" + b"%2e%2e/" * 500 + b"etc/passwd.txt",
        b"/\xff\xfe",
        b"/?\xff",
        b"//",
        b"*",
        b"http://[",
        b"/%",
        b"/%zz.js",
        b"/ws/%00",
        b"/ws/ABCDEF",
    ],
)
@pytest.mark.parametrize("method", [b"GET", b"POST", b"HEAD", b"TRACE"])
def test_no_path_breaks_the_server(site: str, method: bytes, target: bytes) -> None:
    answer = ask(int(site.rpartition(":")[2]), method + b" " + target + b" HTTP/1.1\r\n" + LAST)
    status = int(answer.split(b" ", 2)[1])
    assert 200 <= status < 500, answer[:300]
    if method == b"GET" and status >= 400:
        assert answer.partition(b"\r\n\r\n")[2], "one sentence says why"


LAST = b"Host: localhost\r\nConnection: close\r\n\r\n"


@pytest.mark.parametrize(
    "header",
    [
        b"Origin: \xff\xfe",
        b"Origin: http://\xe9.example",
        b"If-None-Match: \xff",
        b"Accept-Encoding: \xff",
        b"Content-Type: \xff",
        b"Content-Type: application/json; charset=\xff",
        b"Content-Type: multipart/form-data; boundary=\xff",
        b"Content-Length: \xff",
        b"X-Forwarded-For: \xff, \x80",
        b"X-Forwarded-Host: \xff",
        b"X-Forwarded-Proto: \xff",
        b"Cookie: \xff=\xfe; a",
        b"Authorization: Basic \xff",
        b"Host: \xff",
        b"Accept: \xff",
        b"Expect: 100-continue",
    ],
)
def test_no_header_breaks_the_server(site: str, header: bytes) -> None:
    body = b'{"game": "\xff"}'
    head = b"POST /api/tables HTTP/1.1\r\n" + header + b"\r\nContent-Length: %d\r\n" % len(body)
    for request in (b"GET /api/games HTTP/1.1\r\n" + header + b"\r\n" + LAST, head + LAST + body):
        status = int(ask(int(site.rpartition(":")[2]), request).rpartition(b"HTTP/1.1 ")[2][:3])
        assert 200 <= status < 500


@pytest.mark.parametrize("body", [b"\xff", b'{"game":"\xff"}', b'"\\ud800"', b'{"game":"\\ud800"}', b"\x00"])
@pytest.mark.parametrize("path", ["/api/tables", "/api/lessons", "/api/tables/ABCDEF/join"])
def test_no_body_breaks_the_server(site: str, path: str, body: bytes) -> None:
    answer = http.post(site + path, content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code in (400, 404)
    assert answer.json()["error"]


def test_no_name_with_half_a_letter_breaks_the_server(site: str) -> None:
    code, _ = new_table(site, "me", "open")
    body = b'{"name": "a\\ud800b"}'
    answer = http.post(f"{site}/api/tables/{code}/join", content=body)
    assert answer.status_code == 400
