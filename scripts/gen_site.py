"""Makes a small site of this version, which later versions must open: `python -m scripts.gen_site FOLDER`.

Tables of every game, in every state a table can be in, are played over HTTP and left behind on a server that
is killed. FOLDER gets the SQLite file and the PostgreSQL dump, packed, and beside each what was known of its
tables: code, secrets of the seats, position, record. The site of an earlier version is made with the code of
that version: `PYTHONPATH=THERE/src:THERE python scripts/gen_site.py tests/server/sites/0.1`.
"""

import gzip
import json
import random
import re
import sqlite3
import subprocess
import sys
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tests.server import database
from tests.server.client import Client, get, new_table, post
from tests.server.serving import Process

FILE = "bedesten.sqlite"
GAMES = [
    "istanbul",
    "istanbul+mocha",
    "istanbul+letters",
    "istanbul+mocha+letters",
    "kairo",
]
ENTROPY = "1" * 64
PROMISE = sha256(f"bedesten entropy {ENTROPY}".encode()).hexdigest()
WEEK = 7 * 24 * 3600
ANSWERS = 12  # at least, in a game that is running
Known = dict[str, Any]


def play_some(client: Client, dice: random.Random) -> None:
    """Answer by answer, with the first one that may be taken back, into the middle of a turn."""
    client.wait_for_turn()
    answers, seat, taken_back = 0, -1, False
    while client.ask and (answers < ANSWERS or not taken_back or seat != client.ask["seat"]):
        seat = client.ask["seat"]
        client.act(dice.choice(client.ask["options"])["token"])
        answers += 1
        if client.mine() and client.ask["undo"]["allowed"] and not taken_back:
            client.say(t="undo", seq=client.seq)
            client.until("step")
            taken_back = True
        client.wait_for_turn()


def play_out(url: str, code: str, tokens: list[str]) -> None:
    with Client(url, code, tokens) as client:
        for seat in range(len(tokens)):
            client.say(t="handover", seat=seat, bot="greedy")
        while not client.over() or client.info["status"] != "over":
            client.read()


def known(url: str, what: str, code: str, tokens: list[str]) -> Known:
    """What a client knows of a table now."""
    facts: Known = {"what": what, "code": code, "tokens": tokens}
    if get(url, f"/api/tables/{code}")["status"] == "over":
        return facts | {"record": get(url, f"/api/tables/{code}/record")}
    with Client(url, code, tokens) as client:
        asked = [option["token"] for option in client.ask["options"]] if client.ask else []
        return facts | {"seq": client.seq, "view": client.last["view"], "options": asked}


def play_all(url: str) -> list[Known]:
    """Every kind of table there is; the last change of each is acknowledged."""
    dice = random.Random(15)
    tables: list[tuple[str, str, list[str]]] = []
    for game in GAMES:
        code, tokens = new_table(url, "me", "me", game=game)
        with Client(url, code, tokens) as client:
            play_some(client, dice)
        tables.append((f"running {game}", code, tokens))
        code, tokens = new_table(url, "me", "me", game=game)
        play_out(url, code, tokens)
        tables.append((f"finished {game}", code, tokens))
    over, seats = tables[1][1:]
    tables.append(("clock", *new_table(url, "me", "me", clock={"kind": "slow", "seconds": WEEK})))
    tables.append(("bots", *new_table(url, "greedy", "me", "random")))
    tables.append(("open", *new_table(url, "me", "open")))
    tables.append(("promised", *new_table(url, "me", "me", promise=PROMISE)))
    for what, path, body in (
        ("branched", f"/api/tables/{over}/branch", {"step": 30, "mine": [0, 1]}),
        ("rematch", f"/api/tables/{over}/rematch", {"token": seats[0]}),
        ("lesson", "/api/lessons", {"game": "istanbul", "chapter": "first_steps"}),
    ):
        taken = post(url, path, body)
        tables.append((what, taken["table"], [seat["token"] for seat in taken["seats"]]))
    for what, code, tokens in tables:
        if what in ("clock", "bots", "branched"):
            with Client(url, code, tokens) as client:
                play_some(client, dice)
    return [known(url, *table) for table in tables]


def packed(path: Path, data: bytes) -> None:
    path.write_bytes(gzip.compress(data, 9, mtime=0))


def make(folder: Path, name: str, store: str) -> Path:
    """The data folder of a server that has played everything and was killed."""
    data = folder / name
    server = Process(data, store)
    try:
        tables = play_all(server.url)
    finally:
        server.kill()
    lines = [json.dumps(table, ensure_ascii=False) for table in tables]
    packed(folder.parent / f"{name}.jsonl.gz", "\n".join(lines).encode())
    return data


def dumped(url: str) -> str:
    """Statements that any client can send; what only psql understands is left out."""
    command = [f"{database.binaries()}/pg_dump", "--inserts", "--rows-per-insert=200", "--no-owner", url]
    text = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    return re.sub(r"^(--.*|\\(un)?restrict .*|)\n", "", text, flags=re.MULTILINE)


def main() -> None:
    target = Path(sys.argv[1]).absolute()  # a server runs in a folder of its own
    target.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(dir=target) as beside:
        data = make(Path(beside), "sqlite", "")
        with closing(sqlite3.connect(data / FILE)) as db:  # takes in what the killed server left beside
            db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            db.execute("VACUUM")
        packed(target / "sqlite.db.gz", (data / FILE).read_bytes())
        with database.started() as running:
            url = running.fresh()
            make(Path(beside), "postgres", url)
            packed(target / "postgres.sql.gz", dumped(url).encode())


if __name__ == "__main__":
    main()
