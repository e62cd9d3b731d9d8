"""What a site makes up once and keeps: every process of it uses the same."""

from collections.abc import Callable

from bedesten.server.store.session import Session

PUT = "INSERT INTO site_secrets (name, value) VALUES (%s, %s) ON CONFLICT (name) DO NOTHING"


def kept(db: Session, name: str, make: Callable[[], str]) -> str:
    """Whoever is first makes it up."""
    row = db.execute("SELECT value FROM site_secrets WHERE name = %s", (name,)).fetchone()
    if row is None:
        put(db, name, make())
        return kept(db, name, make)
    return str(row[0])


def put(db: Session, name: str, value: str) -> None:
    db.execute(PUT, (name, value))


def replace(db: Session, name: str, value: str) -> None:
    """With those of a site that comes here from elsewhere."""
    db.execute("DELETE FROM site_secrets WHERE name = %s", (name,))
    put(db, name, value)


def all_of(db: Session) -> dict[str, str]:
    return dict(db.execute("SELECT name, value FROM site_secrets ORDER BY name").fetchall())
