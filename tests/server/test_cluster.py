"""More than one machine by known means: proxies from the files we ship, in front of two servers."""

from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import httpx
import pytest

from bedesten.server.codes import new_code
from tests.server import cluster, database
from tests.server.proxy import Caddy, Nginx, Proxy
from tests.server.serving import Process

pytestmark = pytest.mark.thorough
TABLES = 60  # enough that one server gets none of them once in 10 ** 17 times


@pytest.fixture
def servers(postgres: database.Database, folder: Path) -> Iterator[tuple[Process, Process]]:
    pair = cluster.servers_on(postgres.fresh(), folder)
    yield pair
    for server in pair:
        server.kill()


@pytest.mark.parametrize("kind", [Nginx, Caddy])
def test_nothing_acknowledged_is_lost_behind_a_proxy_when_servers_are_killed(
    servers: tuple[Process, Process], kind: type[Proxy]
) -> None:
    with kind([server.port for server in servers]) as proxy:
        report = cluster.play(proxy, servers, tables=4, kills=4)
    assert len(report.gone_on) == 4
    assert len(report.notes.acknowledged) >= 4 * len(report.gone_on)


class Signpost(BaseHTTPRequestHandler):
    """Answers everything with the port it was asked at."""

    def do_GET(self) -> None:
        port = str(self.connection.getsockname()[1]).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(port)))
        self.end_headers()
        self.wfile.write(port)

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def signposts() -> Iterator[list[int]]:
    """The ports of two."""
    posts = [ThreadingHTTPServer(("127.0.0.1", 0), Signpost) for _ in range(2)]
    for post in posts:
        Thread(target=post.serve_forever, daemon=True).start()
    yield [post.server_address[1] for post in posts]
    for post in posts:
        post.shutdown()
        post.server_close()


@pytest.mark.parametrize("kind", [Nginx, Caddy])
def test_all_that_is_about_a_table_comes_to_one_server(signposts: list[int], kind: type[Proxy]) -> None:
    """And all servers get something to do, also with what is about no table."""
    both = {str(port) for port in signposts}
    with kind(signposts) as proxy, httpx.Client(base_url=proxy.url) as client:
        used = set()
        for _ in range(TABLES):
            code = new_code()
            paths = [
                f"/ws/{code}",
                f"/api/tables/{code}",
                f"/api/tables/{code}/join",
                f"/api/tables/{code}?x=1",
            ]
            (one,) = {client.get(path).text for path in paths}
            used.add(one)
        assert used == both
        assert {client.get("/api/tables").text for _ in range(TABLES)} == both
        assert {client.get("/", headers={"X-Bedesten-Table": "SAME"}).text for _ in range(TABLES)} == both
