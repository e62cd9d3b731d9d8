"""Brings the store's schema up to date, one numbered file after the other."""

from importlib import resources

from bedesten.server.errors import BadStore
from bedesten.server.store.session import Session

GUARD = (
    """CREATE TRIGGER {name} BEFORE {event} ON log
BEGIN
    SELECT RAISE(ABORT, 'the log is append-only');
END;""",
    """CREATE FUNCTION {name}() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE integrity_constraint_violation USING MESSAGE = 'the log is append-only'; END $$;
CREATE TRIGGER {name} BEFORE {event} ON log FOR EACH ROW EXECUTE FUNCTION {name}();""",
)
# what stands in braces in a migration, for SQLite and for PostgreSQL
WORDS = {
    "integer": ("INTEGER", "BIGINT"),
    "real": ("REAL", "DOUBLE PRECISION"),
    "bytes": ("BLOB", "BYTEA"),
    "strict": (" STRICT", ""),
    "strict_by_key": (" STRICT, WITHOUT ROWID", ""),
    "log_is_never_changed": [text.format(name="log_is_never_changed", event="UPDATE") for text in GUARD],
    "log_is_never_erased": [text.format(name="log_is_never_erased", event="DELETE") for text in GUARD],
}
VERSION = "CREATE TABLE IF NOT EXISTS schema_version (version {integer} NOT NULL){strict}"


def spelled(script: str, db: Session) -> str:
    """As this database writes it."""
    return script.format_map({word: spellings[db.dialect] for word, spellings in WORDS.items()})


def scripts() -> list[tuple[int, str]]:
    """Numbers and statements of all migrations, ascending."""
    folder = resources.files(__package__).joinpath("migrations")
    files = sorted((f for f in folder.iterdir() if f.name.endswith(".sql")), key=lambda f: f.name)
    return [(int(f.name[:4]), f.read_text("utf-8")) for f in files]


def version(db: Session) -> int:
    """0 for an empty store."""
    db.execute(spelled(VERSION, db))
    newest = db.execute("SELECT max(version) FROM schema_version").fetchone()[0]
    return 0 if newest is None else int(newest)


def migrate(db: Session) -> None:
    """Apply what is missing, each migration in one transaction with its number."""
    present, known = version(db), scripts()
    newest = known[-1][0]
    if present > newest:
        raise BadStore(
            f"the store has schema {present}: expected at most {newest}; it belongs to a newer bedesten"
        )
    for number, script in known:
        if number > present:
            db.executescript(
                f"BEGIN;\n{spelled(script, db)}\nINSERT INTO schema_version VALUES ({number});\nCOMMIT;"
            )
