"""The whole site as one file, and back: every table with its seats, log, position and what was told.

An archive is a zip: `site.jsonl` has one table a line, `digest` proves it, and the finished games stand
beside it as records and as pages that open without a server."""

import json
import zipfile
from base64 import b64decode, b64encode
from collections.abc import Iterator
from dataclasses import asdict
from hashlib import sha256
from html import escape
from pathlib import Path
from typing import Any

from bedesten.server import records, rows
from bedesten.server.errors import BadStore, Refused
from bedesten.server.replay import Film
from bedesten.server.rows import FINISHED, LogRow, SeatRow, Snapshot, Stored, TableRow, ToldRow
from bedesten.server.store import Store
from bedesten.server.table import Table
from bedesten.server.words import voice

SITE, DIGEST, FORMAT = "site.jsonl", "digest", 1
PAGE = """<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>{title}</title><h1>{title}</h1>
{body}
</html>
"""


# --- out


async def write(store: Store, path: Path) -> tuple[int, str]:
    """How many tables there are in the archive now, and its digest."""
    codes = await store.run(rows.codes)
    found = sha256()
    links: list[str] = []
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        with archive.open(SITE, "w") as site:
            for code in codes:
                line = packed(await loaded(store, code)).encode() + b"\n"
                found.update(line)
                site.write(line)
        for code in codes:
            links += pages(await loaded(store, code), archive)
        body = f"<p>{len(links)} finished games</p><ul>{''.join(links)}</ul>"
        archive.writestr("index.html", PAGE.format(title="bedesten: finished games", body=body))
        archive.writestr(DIGEST, f"{found.hexdigest()}\n")
    return len(codes), found.hexdigest()


async def loaded(store: Store, code: str) -> Stored:
    found = await store.run(lambda db: rows.load(db, code))
    assert found is not None
    return found


def packed(stored: Stored) -> str:
    data = asdict(stored)
    for row in data["told"]:
        row["position"] = None if row["position"] is None else b64encode(row["position"]).decode()
    return json.dumps({"format": FORMAT, **data}, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def pages(stored: Stored, archive: zipfile.ZipFile) -> list[str]:
    """The record and the page of a finished game, and the link to it."""
    if stored.table.status != FINISHED:
        return []
    table = Table(stored)
    game = records.played(table, "en", stored)
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


async def read(store: Store, path: Path) -> tuple[int, str]:
    """Into an empty store, all of it or nothing."""
    lines, digest = checked(path)
    found = [unpacked(line) for line in lines]

    def keep(db: Any) -> None:
        if rows.count(db):
            raise BadStore("the store is not empty: expected one without tables")
        for stored in found:
            rows.insert(db, stored)
            rows.put_told(db, stored.table.code, stored.told)
            if stored.snapshot is not None:
                rows.put_snapshot(db, stored.table.code, stored.snapshot, stored.table.status)

    await store.run(keep)
    return len(found), digest


def checked(path: Path) -> tuple[list[str], str]:
    try:
        with zipfile.ZipFile(path) as archive:
            data, wanted = archive.read(SITE), archive.read(DIGEST).decode().strip()
    except (zipfile.BadZipFile, KeyError):
        raise BadStore(f"{path}: expected an archive of `bedesten export`") from None
    if sha256(data).hexdigest() != wanted:
        raise BadStore(f"{path}: its digest is another than {wanted}: it was altered or cut off")
    return data.decode().splitlines(), wanted


def unpacked(line: str) -> Stored:
    data = json.loads(line)
    if data["format"] != FORMAT:
        raise BadStore(f"archive format {data['format']}: expected {FORMAT}")
    snapshot = data["snapshot"]
    return Stored(
        TableRow(**data["table"]),
        [SeatRow(**row) for row in data["seats"]],
        [LogRow(**row) for row in data["log"]],
        None if snapshot is None else Snapshot(**snapshot),
        list(told_rows(data["told"])),
    )


def told_rows(data: list[dict[str, Any]]) -> Iterator[ToldRow]:
    for row in data:
        position = None if row["position"] is None else b64decode(row["position"])
        yield ToldRow(row["n"], row["rules"], row["told"], position)
