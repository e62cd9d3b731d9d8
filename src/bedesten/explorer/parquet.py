"""Games as Parquet, for DuckDB, Polars and others: three tables, as docs/explorer.md describes them."""

from collections.abc import Iterator
from contextlib import closing
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from bedesten.explorer.table import Explorer

AT_ONCE: Final = 100_000  # rows that are held in memory
WHOLE, SMALL, WORD, PART = "int64", "int32", "string", "float64"
TABLES: Final[dict[str, tuple[dict[str, str], str]]] = {
    "games": (
        {
            "played": WHOLE,
            "key": WHOLE,
            "game": WORD,
            "players": SMALL,
            "layout": WORD,
            "rounds": SMALL,
            "source": WORD,
        },
        "SELECT played.id, key, game, players, played.layout, played.rounds, source "
        "FROM played JOIN kind ON kind.id = played.kind ORDER BY played.id",
    ),
    "seats": (
        {"played": WHOLE, "seat": SMALL, "rank": SMALL, "won": PART},
        "SELECT played, seat, rank, won FROM seat ORDER BY played, seat",
    ),
    "visits": (
        {"played": WHOLE, "seat": SMALL, "nth": SMALL, "turn": SMALL, "name": WORD},
        "SELECT played, seat, nth, turn, name FROM visit",
    ),
}


def write(explorer: Explorer, folder: Path) -> dict[str, int]:
    """A file for each table; how many rows each has."""
    if find_spec("pyarrow") is None:
        raise ValueError("Parquet is written with pyarrow: install bedesten[parquet]")
    folder.mkdir(parents=True, exist_ok=True)
    return {name: fill(explorer, folder / f"{name}.parquet", *table) for name, table in TABLES.items()}


def fill(explorer: Explorer, path: Path, columns: dict[str, str], statement: str) -> int:
    arrow, parquet = import_module("pyarrow"), import_module("pyarrow.parquet")
    schema = arrow.schema([(name, getattr(arrow, kind)()) for name, kind in columns.items()])
    count = 0
    with closing(parquet.ParquetWriter(path, schema, compression="zstd")) as writer:
        for rows in batches(explorer, statement):
            arrays = [[*column] for column in zip(*rows, strict=True)]
            writer.write_table(arrow.table(arrays, schema=schema))
            count += len(rows)
    return count


def batches(explorer: Explorer, statement: str) -> Iterator[list[Any]]:
    cursor = explorer.db.execute(statement)
    while rows := cursor.fetchmany(AT_ONCE):
        yield rows
