"""The whole site as one file, and back: every table with its seats, log, position and what was told.

An archive is a zip: `site.jsonl` has one deal, player or table a line, `digest` proves it, and the finished
games stand beside it as records and as pages that open without a server. A copy of an SQLite site is taken
back, too."""

import json
import shutil
import zipfile
from base64 import b64decode, b64encode
from collections.abc import Iterator
from contextlib import closing, suppress
from dataclasses import asdict, replace
from hashlib import sha256
from html import escape
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeVar

import msgspec

from bedesten.server.admin import people
from bedesten.server.admin.people import Kept, Secrets
from bedesten.server.codes import is_code
from bedesten.server.errors import BadStore, Refused
from bedesten.server.people import rated
from bedesten.server.replay import records
from bedesten.server.replay.replay import Film
from bedesten.server.store import deals, files, results, rows, site_secrets
from bedesten.server.store.deals import DealRow
from bedesten.server.store.rows import (
    FINISHED,
    LogRow,
    ResultRow,
    SeatRow,
    Snapshot,
    Stored,
    TableRow,
    ToldRow,
)
from bedesten.server.store.sqlite import FILE, connect
from bedesten.server.tables.table import Table
from bedesten.server.words import voice

SITE, DIGEST, FORMAT = "site.jsonl", "digest", 1
MOST_TABLES, MOST_LINE, MOST_BYTES = 1_000_000, 1 << 24, 1 << 36  # a table has about 70 kB, rarely 1 MB
DENSEST, SMALL = 200, 1 << 16  # an archive of ours is packed tenfold; one much denser is a bomb
SQLITE = b"SQLite format 3\0"
T = TypeVar("T")
Line = DealRow | Kept | Secrets | Stored
PAGE = """<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>{title}</title><h1>{title}</h1>
{body}
</html>
"""


# --- out


def write(db: Any, path: Path, readable: bool = True) -> tuple[int, str]:
    """How many tables there are in the archive now, and its digest; `readable`: with records and pages."""
    codes = rows.codes(db)
    digest = sha256()
    with files.whole(path) as part, zipfile.ZipFile(part, "w", zipfile.ZIP_DEFLATED) as archive:
        with archive.open(SITE, "w", force_zip64=True) as site:
            for one in everything(db, codes):
                digest.update(line := written(one))
                site.write(line)
        if readable:
            write_pages(db, codes, archive)
        archive.writestr(DIGEST, f"{digest.hexdigest()}\n")
    return len(codes), digest.hexdigest()


def everything(db: Any, codes: list[str]) -> Iterator[Line]:
    """What the site is known by, deals, players, then tables."""
    if secrets := site_secrets.all_of(db):
        yield Secrets(secrets)
    yield from deals.all_of(db)
    yield from people.kept(db)
    yield from (loaded(db, code) for code in codes)


def written(one: Line) -> bytes:
    if isinstance(one, Stored):
        text = packed(one)
    else:
        text = line({"deal": asdict(one)} if isinstance(one, DealRow) else asdict(one))
    return text.encode() + b"\n"


def line(data: dict[str, object]) -> str:
    return json.dumps({"format": FORMAT, **data}, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def write_pages(db: Any, codes: list[str], archive: zipfile.ZipFile) -> None:
    links: list[str] = []
    for code in codes:
        stored = loaded(db, code)
        links += pages(stored, archive, deals.sealed(db, stored.table.deal))
    body = f"<p>{len(links)} finished games</p><ul>{''.join(links)}</ul>"
    archive.writestr("index.html", PAGE.format(title="bedesten: finished games", body=body))


def loaded(db: Any, code: str) -> Stored:
    stored = rows.load(db, code)
    assert stored is not None
    return replace(stored, results=results.of(db, code))


def packed(stored: Stored) -> str:
    data = asdict(stored)
    for row in data["told"]:
        row["position"] = None if row["position"] is None else b64encode(row["position"]).decode()
    return line(data)


def pages(stored: Stored, archive: zipfile.ZipFile, sealed: bool) -> list[str]:
    """The record and the page of a finished game, and the link to it."""
    if stored.table.status != FINISHED:
        return []
    table = Table(stored)
    game = records.played(table, "en", stored, sealed)
    code = stored.table.code
    film = Film(game).replay(voice("en", table.row.game), game.names)
    try:
        archive.writestr(f"games/{code}.bdn", records.text(game))
        record = f'<p><a href="{code}.bdn">Record</a></p>'
    except Refused as no:  # played under two versions of the rules
        record = f"<p>{escape(str(no))}</p>"
    told = "".join(f"<li>{escape(text)}</li>" for step in film.steps for text in step.text)
    title = escape(f"{stored.table.game}, {', '.join(game.names)}")
    archive.writestr(f"games/{code}.html", PAGE.format(title=title, body=f"{record}<ol>{told}</ol>"))
    return [f'<li><a href="games/{code}.html">{title}</a></li>']


# --- in


def read(db: Any, path: Path) -> tuple[int, str]:
    """Into an empty store, all of it or nothing; BadStore says in one line why not."""
    db.execute("BEGIN")
    try:
        if rows.count(db):
            raise BadStore("the store is not empty: expected one without tables")
        kept = keep_all(db, path)
        rated.rebuild(db)
        db.execute("COMMIT")
    except BaseException as error:
        with suppress(Exception):  # a session that is gone has taken everything back already
            db.execute("ROLLBACK")
        if isinstance(error, BadStore) or not isinstance(error, Exception):
            raise
        why = (str(error) or type(error).__name__).splitlines()[0][:200]
        raise BadStore(f"{path}: expected an archive of `bedesten export` or `backup`: {why}") from None
    return kept


def keep_all(db: Any, path: Path) -> tuple[int, str]:
    with path.open("rb") as file:
        copied = file.read(len(SQLITE)) == SQLITE
    return keep_copy(db, path) if copied else keep_archive(db, path)


def keep_copy(db: Any, path: Path) -> tuple[int, str]:
    """Of an SQLite site; a copy of an earlier version is brought up to date beside."""
    tables, digest = 0, sha256()
    with TemporaryDirectory() as folder:
        beside = Path(folder) / FILE
        shutil.copyfile(path, beside)
        with closing(connect(Path(folder), beside)) as copy:
            if (said := copy.execute("PRAGMA quick_check(1)").fetchone()[0]) != "ok":
                raise BadStore(f"{path}: it is damaged: {said.splitlines()[0][:200]}")
            for one in everything(copy, rows.codes(copy)):
                digest.update(written(one))
                tables += put(db, one)
    return tables, digest.hexdigest()


def keep_archive(db: Any, path: Path) -> tuple[int, str]:
    tables, digest = 0, sha256()
    with zipfile.ZipFile(path) as archive:
        wanted = archive.read(sized(archive, DIGEST, 1000, path)).decode().strip()
        for line in lines(archive, path):
            digest.update(line)
            tables += put(db, unpacked(line))
    if digest.hexdigest() != wanted:
        raise BadStore(f"{path}: its digest is not {wanted[:64]}: it was altered or cut off")
    return tables, wanted


def put(db: Any, stored: Line) -> int:
    """How many tables it is."""
    if isinstance(stored, DealRow):
        deals.put(db, stored)
        return 0
    if not isinstance(stored, Stored):
        people.put(db, stored)
        return 0
    code = stored.table.code
    rows.insert(db, stored)
    rows.put_told(db, code, stored.told)
    results.put(db, code, stored.results)
    if stored.snapshot is not None:
        rows.put_snapshot(db, code, stored.snapshot, stored.table.status)
    return 1


def sized(archive: zipfile.ZipFile, name: str, most: int, path: Path) -> zipfile.ZipInfo:
    """What says itself that it is too big is not even opened; no more than it says is ever unpacked."""
    info = archive.getinfo(name)
    most = min(most, max(info.compress_size, SMALL) * DENSEST)
    if info.file_size > most:
        raise BadStore(f"{path}: {name} would have {info.file_size} bytes: expected {most} at most")
    return info


def lines(archive: zipfile.ZipFile, path: Path) -> Iterator[bytes]:
    with archive.open(sized(archive, SITE, MOST_BYTES, path)) as site:
        for number in count(1):
            line = site.readline(MOST_LINE + 1)
            if not line:
                return
            if number > MOST_TABLES or len(line) > MOST_LINE:
                raise BadStore(
                    f"{path}: line {number} is too much: expected {MOST_TABLES} of {MOST_LINE} bytes at most"
                )
            yield line


def unpacked(line: bytes) -> Line:
    """Every field has its type, and there is none that this version does not know."""
    data = json.loads(line)
    if data.pop("format") != FORMAT:
        raise BadStore(f"another archive format: expected {FORMAT}")
    if "deal" in data:
        return row(data["deal"], DealRow)
    if "secrets" in data:
        return msgspec.convert(data, Secrets)
    if "player" in data:
        return people.unpacked(data)
    snapshot = data["snapshot"]
    stored = Stored(
        row(data["table"], TableRow),
        [row(one, SeatRow) for one in data["seats"]],
        [row(one, LogRow) for one in data["log"]],
        None if snapshot is None else row(snapshot, Snapshot),
        list(told_rows(data["told"])),
        [row(one, ResultRow) for one in data.get("results", [])],
    )
    if not is_code(stored.table.code) or [word.n for word in stored.log] != list(range(len(stored.log))):
        raise ValueError(f"table {stored.table.code[:12]!r} is not a table")
    return stored


def row(data: dict[str, Any], kind: type[T]) -> T:
    """TypeError names a field that is unknown or missing."""
    return msgspec.convert(asdict(kind(**data)), kind)  # type: ignore[call-overload]


def told_rows(data: list[dict[str, Any]]) -> Iterator[ToldRow]:
    for one in data:
        position = None if one["position"] is None else b64decode(one["position"], validate=True)
        yield replace(row({**one, "position": None}, ToldRow), position=position)
