"""A line that whoever runs the site has for everybody, by language."""

from bedesten.server.store.rows import now
from bedesten.server.store.session import Session

PUT = "INSERT INTO bulletins (lang, text, at) VALUES (%s, %s, %s)"


def current(db: Session) -> dict[str, str]:
    """By language; nothing where there is nothing to say."""
    return dict(db.execute("SELECT lang, text FROM bulletins ORDER BY lang").fetchall())


def put(db: Session, said: dict[str, str]) -> None:
    """Instead of what was said before."""
    db.execute("DELETE FROM bulletins")
    db.executemany(PUT, [(lang, text, now()) for lang, text in said.items()])
