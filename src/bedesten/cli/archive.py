"""`bedesten export` and `bedesten import`: the whole site as one file, and back."""

import asyncio
from pathlib import Path

from bedesten.server import archive
from bedesten.server.run import open_store
from bedesten.server.settings import Settings

DATA = Path("bedesten-data")


def export(file: Path, *, data: Path = DATA, store: str = "") -> None:
    """Write every table to one archive; finished games can be read in it without a server.

    :param file: The archive to write: a zip.
    :param data: Folder in which the tables are kept. The server must be stopped.
    :param store: A PostgreSQL database instead of that folder: postgresql://…
    """
    house = open_store(Settings(data, store=store))
    try:
        tables, digest = asyncio.run(archive.write(house, file))
    finally:
        house.close()
    print(f"{file}: {tables} tables, digest {digest}")


def import_(file: Path, *, data: Path = DATA, store: str = "") -> None:
    """Put an archive of `bedesten export` into an empty store, on SQLite or PostgreSQL.

    :param file: The archive.
    :param data: Folder in which the tables will be kept.
    :param store: A PostgreSQL database instead of that folder: postgresql://…
    """
    house = open_store(Settings(data, store=store))
    try:
        tables, digest = asyncio.run(archive.read(house, file))
    finally:
        house.close()
    print(f"{file}: {tables} tables, digest {digest}")
