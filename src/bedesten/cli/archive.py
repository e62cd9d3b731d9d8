"""`bedesten backup`, `export` and `import`: the whole site as one file, and back."""

from pathlib import Path

from bedesten.cli.where import Address, address
from bedesten.server.admin import archive
from bedesten.server.admin import backup as copies
from bedesten.server.run import open_for_import

DATA = Path("bedesten-data")


def backup(file: Path, *, data: Path = DATA, store: Address = "", store_file: Path | None = None) -> None:
    """Copy the whole house to one file, while it runs or not; `bedesten import` takes it back.

    :param file: The copy to write: of a folder an SQLite file, of a database an archive (zip).
    :param data: Folder in which the tables are kept.
    :param store: A PostgreSQL database instead of that folder; better given as BEDESTEN_STORE.
    :param store_file: A file that holds the address of that database.
    """
    if url := address(store, store_file):
        copies.snapshot(url, file, readable=False)
    else:
        copies.fetch(data, file)
    print(f"{file}: {file.stat().st_size} bytes")


def export(file: Path, *, data: Path = DATA, store: Address = "", store_file: Path | None = None) -> None:
    """Write every table to one archive; finished games can be read in it without a server.

    :param file: The archive to write: a zip.
    :param data: Folder in which the tables are kept; its server may run.
    :param store: A PostgreSQL database instead of that folder; better given as BEDESTEN_STORE.
    :param store_file: A file that holds the address of that database.
    """
    tables, digest = copies.export(data, address(store, store_file), file)
    print(f"{file}: {tables} tables, digest {digest}")


def import_(file: Path, *, data: Path = DATA, store: Address = "", store_file: Path | None = None) -> None:
    """Put an archive of `bedesten export` or a copy of `bedesten backup` into an empty store of either kind.

    :param file: The archive or the copy.
    :param data: Folder in which the tables will be kept.
    :param store: A PostgreSQL database instead of that folder; better given as BEDESTEN_STORE.
    :param store_file: A file that holds the address of that database.
    """
    db = open_for_import(data, address(store, store_file))
    try:
        tables, digest = archive.read(db, file)
    finally:
        db.close()
    print(f"{file}: {tables} tables, digest {digest}")
