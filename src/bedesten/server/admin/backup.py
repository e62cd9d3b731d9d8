"""A copy of a site that is running: the store makes it between two jobs, and nobody is held up.

An SQLite site has a door in its data folder, a socket for its owner only, at which `bedesten backup` asks."""

import asyncio
import json
import logging
import os
import shutil
import socket
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from bedesten.server.admin import archive
from bedesten.server.errors import BadStore
from bedesten.server.store import files
from bedesten.server.store.postgres import PostgresStore, looking
from bedesten.server.store.session import Session
from bedesten.server.store.sqlite import FILE, Store, connect
from bedesten.server.tables.lobby import Lobby

log = logging.getLogger(__name__)
DOOR = "bedesten.sock"
COPY = "copy.part"
LONGEST = 100  # bytes of the name of a socket
WITHIN = 3600.0  # seconds a copy may take


async def take(store: Store, path: Path) -> None:
    """Write a copy there, whole or not at all."""
    if isinstance(store, PostgresStore):
        await asyncio.to_thread(snapshot, store.url, path, False)
        return
    with files.whole(path) as part:
        await store.copy(part)
        await asyncio.to_thread(files.sync, part)


def snapshot(url: str, path: Path, readable: bool) -> tuple[int, str]:
    """Of a PostgreSQL site, as it is at one moment; servers go on."""
    db = looking(url)
    try:
        return archive.write(db, path, readable)
    finally:
        db.close()


# --- the door


@contextmanager
def door(folder: Path) -> Iterator[str]:
    """Its name, short enough for a socket."""
    path = str(folder / DOOR)
    if len(os.fsencode(path)) <= LONGEST:
        yield path
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        yield f"/proc/self/fd/{handle}/{DOOR}"
    finally:
        os.close(handle)


async def open_door(lobby: Lobby) -> None:
    """PostgreSQL needs none, a tab has none, nor has Windows."""
    store = lobby.services.store
    if store.HAS_DOOR and hasattr(socket, "AF_UNIX"):
        lobby.services.supervisor.keep("backup", partial(attend, store))


async def attend(store: Store, well: Callable[[], None]) -> None:
    """Make copies for whoever comes to the door."""
    folder = store.path.parent
    one = asyncio.Lock()
    with door(folder) as path:
        (folder / DOOR).unlink(missing_ok=True)
        server = await asyncio.start_unix_server(partial(answer, store, one), path)
        (folder / DOOR).chmod(files.FILE)
        try:
            well()
            await server.serve_forever()
        finally:
            (folder / DOOR).unlink(missing_ok=True)


async def answer(
    store: Store, one: asyncio.Lock, asked: asyncio.StreamReader, out: asyncio.StreamWriter
) -> None:
    """The copy lies in the data folder until whoever asked has taken it and hung up."""
    path = store.path.parent / COPY
    async with one:
        try:
            await take(store, path)
            said = {"copy": COPY}
        except Exception as error:
            log.exception("no copy could be made")
            said = {"error": str(error)}
        with suppress(OSError):
            out.write(json.dumps(said).encode() + b"\n")
            await out.drain()
            await asked.read(1)
        path.unlink(missing_ok=True)
        out.close()


# --- whoever asks


def fetch(folder: Path, path: Path) -> None:
    """A copy of an SQLite site to this path, from its server if one runs."""
    if not (folder / FILE).is_file():
        raise BadStore(f"{folder}: there is no site in this folder")
    with files.whole(path) as part:
        if not ask(folder, part):
            copy_at_rest(folder, part)


def ask(folder: Path, part: Path) -> bool:
    """Whether there was a server to ask."""
    if not hasattr(socket, "AF_UNIX"):
        return False
    with door(folder) as name, socket.socket(socket.AF_UNIX) as line:
        line.settimeout(WITHIN)
        try:
            line.connect(name)
        except (FileNotFoundError, ConnectionRefusedError):
            return False
        with line.makefile("rb") as answers:
            said = json.loads(answers.readline(1 << 16) or b'{"error": "the server has stopped"}')
        if "error" in said:
            raise BadStore(f"{folder}: {said['error']}")
        take_over(folder / COPY, part)
    return True


def take_over(path: Path, part: Path) -> None:
    try:
        os.replace(path, part)
    except OSError:  # on another disk
        shutil.copyfile(path, part)


def copy_at_rest(folder: Path, part: Path) -> None:
    """Whatever version wrote it: it is copied as it is."""
    try:
        with (
            closing(sqlite3.connect(folder / FILE, timeout=0.5)) as db,
            closing(sqlite3.connect(part)) as target,
        ):
            db.execute("BEGIN")
            db.execute("SELECT 1 FROM sqlite_master")  # backup would wait for a lock for ever
            db.backup(target)
    except sqlite3.Error as error:
        locked = "locked" in str(error)
        why = "another server is using this folder, and makes no copies" if locked else str(error)
        raise BadStore(f"{folder}: {why}") from None


def export(folder: Path, url: str, path: Path) -> tuple[int, str]:
    """An archive of a site, whether it runs or not; how many tables there are in it, and its digest."""
    with looked_at(folder, url, path.absolute().parent) as db:
        return archive.write(db, path)


@contextmanager
def looked_at(folder: Path, url: str, beside: Path | None = None) -> Iterator[Session]:
    """A site as it is at one moment, whether it runs or not; the copy of a folder lies beside meanwhile."""
    if url:
        with closing(looking(url)) as db:
            yield db
        return
    with TemporaryDirectory(dir=beside) as copy:
        fetch(folder, Path(copy) / FILE)
        with closing(connect(Path(copy), Path(copy) / FILE)) as db:
            yield db
