"""Starts a server, in the foreground or beside the caller."""

import asyncio
import errno
import gc
import signal
import socket
import sys
import webbrowser
from dataclasses import dataclass, replace
from pathlib import Path
from threading import Thread
from typing import Any
from uuid import uuid4

import uvicorn

from bedesten.server.net.gate import gate
from bedesten.server.net.hosts import Front
from bedesten.server.net.lan import Lan
from bedesten.server.net.origins import address_at, own_names
from bedesten.server.net.websocket import WebSocketProtocol
from bedesten.server.settings import Settings
from bedesten.server.store.postgres import PostgresStore, opened
from bedesten.server.store.session import PATIENCE, Session
from bedesten.server.store.sqlite import FILE, Store, connect

MOST_BYTES = 1 << 16  # of one websocket message; what is longer is not even read
EVERYWHERE = ("0.0.0.0", "::")
GRACE = 3  # seconds for open requests when stopping
# new objects until the youngest are looked through, and how often until older ones are
TIDY = (5_000, 20, 500)


def serve(settings: Settings, host: str, port: int, opens: str = "", home: bool = False) -> None:
    """Serve until interrupted, and open this path in the browser; ValueError says in one sentence why not.
    At home whoever sits here may let the devices around them in."""
    allow_many_sockets()
    listening = bind(host, port)
    try:
        store = open_store(settings)
    except ValueError:
        listening.close()
        raise
    beyond = address_at(listening.getsockname()[1]) if host in EVERYWHERE else ""
    lan = Lan(listening.getsockname()[1])
    server = Server(config(settings, store, host, lan), url_of(listening, host), opens, beyond)
    if home and not beyond:
        lan.listen = server.listen
    tidy_seldom()
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # it ends as with Ctrl-C: everything is kept
    try:
        server.run(sockets=[listening])
    except KeyboardInterrupt:
        pass
    finally:
        listening.close()
    print("bedesten has stopped; everything is kept.", file=sys.stderr)


def allow_many_sockets() -> None:
    """As many open files as this user may have at all; many systems begin with 1024."""
    if sys.platform != "win32":
        import resource

        most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def tidy_seldom() -> None:
    """With ten thousand sockets open it takes a second to look through everything for what nobody needs any
    more, and nobody is answered meanwhile. What came with the program is never looked at, the rest seldom."""
    gc.freeze()
    gc.set_threshold(*TIDY)


def open_store(settings: Settings) -> Store:
    return PostgresStore(settings.store) if settings.store else Store(settings.data)


def open_for_import(data: Path, url: str) -> Session:
    """A separate session with a store, which may take its time."""
    return opened(url, uuid4().hex[:12], deadline=PATIENCE) if url else connect(data, data / FILE)


def config(
    settings: Settings, store: Store, host: str = "127.0.0.1", lan: Lan | None = None
) -> uvicorn.Config:
    # here, because it takes a second: what can go wrong before is said at once
    from bedesten.server.app import make_app

    settings = replace(settings, everywhere=host in EVERYWHERE)
    return uvicorn.Config(
        Front(make_app(settings, store, lan), own_names(settings.hosts, host)),
        http=gate(settings),
        interface="asgi3",
        proxy_headers=False,  # the front sees to it
        log_level="error",  # whoever sends nonsense does not fill the log
        access_log=False,
        lifespan="on",
        ws=WebSocketProtocol,
        ws_max_size=MOST_BYTES,
        timeout_graceful_shutdown=GRACE,
        server_header=False,
    )


class Server(uvicorn.Server):
    """Says where it listens as soon as it does."""

    def __init__(self, config: uvicorn.Config, url: str = "", opens: str = "", beyond: str = "") -> None:
        super().__init__(config)
        self.url = url
        self.opens = opens
        self.beyond = beyond  # its address for other computers

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self.url:
            elsewhere = f", for other devices at {self.beyond}" if self.beyond else ""
            print(f"bedesten is at {self.url}{elsewhere}", flush=True)
        if self.started and self.opens:
            Thread(target=webbrowser.open, args=(self.url + self.opens,), daemon=True).start()

    async def listen(self, sock: socket.socket) -> asyncio.AbstractServer:
        """At one more address, as at the first."""

        def talk() -> asyncio.Protocol:
            kind: Any = self.config.http_protocol_class
            protocol: asyncio.Protocol = kind(
                config=self.config, server_state=self.server_state, app_state=self.lifespan.state
            )
            return protocol

        made = await asyncio.get_running_loop().create_server(talk, sock=sock, backlog=self.config.backlog)
        self.servers.append(made)
        return made


def bind(host: str, port: int) -> socket.socket:
    """Listen before anything else is set up: a taken port is the most likely trouble."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(128)
    except (OSError, OverflowError) as error:
        listening.close()
        taken = isinstance(error, OSError) and error.errno == errno.EADDRINUSE
        why = "is taken: name another with --port" if taken else f"cannot be used on {host}: {error}"
        raise ValueError(f"port {port} {why}") from None
    return listening


def url_of(listening: socket.socket, host: str) -> str:
    name = "localhost" if host in EVERYWHERE else f"[{host}]" if ":" in host else host
    return f"http://{name}:{listening.getsockname()[1]}"


# ------------------------------------------------------------------ beside the caller


@dataclass
class Background:
    """A server in a thread of this process."""

    url: str
    server: uvicorn.Server
    thread: Thread

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join()


def serve_in_background(
    settings: Settings, port: int = 0, host: str = "127.0.0.1", home: bool = False
) -> Background:
    """Returns when the server answers; port 0 takes a free one."""
    listening = bind(host, port)
    store = open_store(settings)
    lan = Lan(listening.getsockname()[1])
    server = Server(config(settings, store, host, lan))
    if home:
        lan.listen = server.listen
    thread = Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    while not server.started and thread.is_alive():
        thread.join(0.01)
    return Background(url_of(listening, host), server, thread)
