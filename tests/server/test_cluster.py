"""More than one machine by known means: proxies from the files we ship, in front of two servers."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server import cluster, database
from tests.server.cluster import SOCKETS
from tests.server.proxy import Caddy, Nginx, Proxy
from tests.server.serving import Process

pytestmark = pytest.mark.thorough


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


@pytest.mark.parametrize("kind", [Nginx, Caddy])
def test_all_sockets_of_a_table_come_to_one_server(
    servers: tuple[Process, Process], kind: type[Proxy]
) -> None:
    """So nothing is passed on from one to the other, however many tables there are."""
    with kind([server.port for server in servers]) as proxy:
        report = cluster.play(proxy, servers, tables=12, kills=0)
    assert report.relayed[SOCKETS] == 0
