"""Files and folders of a site: for their owner only, and whole or not there at all."""

import logging
import os
import secrets
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

log = logging.getLogger(__name__)
FOLDER, FILE = 0o700, 0o600
OTHERS = 0o077


def private_folder(folder: Path, keeps: str) -> None:
    """Made for its owner only; one that is there is tightened if it is ours and serves nothing else, which
    `keeps` in it or an empty folder shows."""
    folder.mkdir(mode=FOLDER, parents=True, exist_ok=True)
    names = {entry.name for entry in os.scandir(folder)}
    if not names or keeps in names:
        tighten(folder, FOLDER)


def tighten(path: Path, mode: int) -> None:
    """Take from others what is ours to take; a folder that everybody writes to stays as it is."""
    if not hasattr(os, "geteuid"):
        return  # Windows, a browser: files have no such owner there
    facts = path.stat()
    ours = facts.st_uid == os.geteuid() and not facts.st_mode & stat.S_ISVTX
    if ours and facts.st_mode & OTHERS:
        path.chmod(mode)
        log.warning("%s was open to others: now only its owner may read it", path)


def private_file(path: Path) -> None:
    """There, if need be empty, and for its owner only."""
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, FILE))
    tighten(path, FILE)


@contextmanager
def whole(path: Path) -> Iterator[Path]:
    """A private file beside this one; it takes its place once it is complete and on disk, or vanishes."""
    part = path.with_name(f".{path.name[:100]}.{secrets.token_hex(4)}.part")
    try:
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, FILE))
        yield part
        part.chmod(FILE)
        sync(part)
        os.replace(part, path)
        sync(path.parent)
    finally:
        part.unlink(missing_ok=True)


def sync(path: Path) -> None:
    if os.name == "nt" and path.is_dir():
        return
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
