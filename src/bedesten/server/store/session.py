"""A session with a database, whichever it is: statements are written once, with `%s` for every value."""

from collections.abc import Iterator, Sequence
from typing import Any, Protocol

SQLITE, POSTGRES = 0, 1  # columns of the table of words in migrate.py

PATIENCE = 600.0  # seconds for what may take its time: a migration, an import


class Answer(Protocol):
    def fetchone(self) -> Any: ...

    def fetchall(self) -> list[Any]: ...

    def __iter__(self) -> Iterator[Any]: ...


class Session(Protocol):
    """Both drivers offer this much; a transaction is begun and ended by statements."""

    dialect: int

    def execute(self, statement: str, values: Sequence[Any] = (), /) -> Answer: ...

    def executemany(self, statement: str, many: Sequence[Sequence[Any]], /) -> object: ...

    def executescript(self, script: str, /) -> object:
        """Several statements, without values."""

    def close(self) -> None: ...
