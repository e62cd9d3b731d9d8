"""Brings the store's schema up to date, one numbered file after the other."""

import sqlite3
from importlib import resources

from bedesten.server.errors import BadStore


def scripts() -> list[tuple[int, str]]:
    """Numbers and statements of all migrations, ascending."""
    folder = resources.files(__package__).joinpath("migrations")
    files = sorted((f for f in folder.iterdir() if f.name.endswith(".sql")), key=lambda f: f.name)
    return [(int(f.name[:4]), f.read_text("utf-8")) for f in files]


def version(db: sqlite3.Connection) -> int:
    """0 for an empty store."""
    db.execute("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL) STRICT")
    found = db.execute("SELECT max(version) FROM schema_version").fetchone()[0]
    return 0 if found is None else int(found)


def migrate(db: sqlite3.Connection) -> None:
    """Apply what is missing, each migration in one transaction with its number."""
    found, known = version(db), scripts()
    newest = known[-1][0]
    if found > newest:
        raise BadStore(
            f"the store has schema {found}: expected at most {newest}; it belongs to a newer bedesten"
        )
    for number, script in known:
        if number > found:
            db.executescript(
                f"BEGIN IMMEDIATE;\n{script}\nINSERT INTO schema_version VALUES ({number});\nCOMMIT;"
            )
