"""The store's statements are written for SQLite; this is how PostgreSQL understands them."""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

TYPES = {"INTEGER": "BIGINT", "REAL": "DOUBLE PRECISION", "BLOB": "BYTEA"}
WORD = re.compile(r"\b(INTEGER|REAL|BLOB)\b")
TABLE_OPTIONS = re.compile(r"\)\s*STRICT(?:,\s*WITHOUT ROWID)?")
TRIGGER = re.compile(
    r"CREATE TRIGGER (\w+) BEFORE (\w+) ON (\w+)\s+BEGIN\s+SELECT RAISE\(ABORT, '([^']*)'\);\s+END;"
)
GUARD = (
    r"CREATE FUNCTION \1() RETURNS trigger LANGUAGE plpgsql AS"
    r" $$ BEGIN RAISE integrity_constraint_violation USING MESSAGE = '\4'; END $$;"
    r" CREATE TRIGGER \1 BEFORE \2 ON \3 FOR EACH ROW EXECUTE FUNCTION \1();"
)
MARK = re.compile(r"\?|:(\w+)")


@cache
def translated(statement: str) -> tuple[str, tuple[str, ...]]:
    """The statement with numbered marks, and the names they had; empty names stand for places in a row."""
    if statement.startswith("BEGIN"):
        return "BEGIN", ()
    if statement.startswith(("CREATE", "ALTER")):
        return schema(statement), ()
    names: list[str] = []

    def numbered(mark: re.Match[str]) -> str:
        names.append(mark[1] or "")
        return f"${len(names)}"

    return MARK.sub(numbered, statement), tuple(names)


def schema(script: str) -> str:
    script = TABLE_OPTIONS.sub(")", TRIGGER.sub(GUARD, script))
    return WORD.sub(lambda word: TYPES[word[1]], script)


def values(names: Sequence[str], given: Sequence[Any] | Mapping[str, Any]) -> list[Any]:
    """In the order of the marks. PostgreSQL does not take a truth value for a number."""
    found = [given[name] for name in names] if isinstance(given, Mapping) else list(given)
    return [int(value) if isinstance(value, bool) else value for value in found]
