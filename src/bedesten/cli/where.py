"""Where a house keeps its tables: a folder, or a database whose address nobody else should read."""

import os
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

VARIABLE = "BEDESTEN_STORE"
LONGEST = 4096
Address = Annotated[str, Parameter(env_var=VARIABLE)]


def address(store: str, store_file: Path | None) -> str:
    """Of the database; empty for a folder. It may hold a password, so it is never told again: neither in an
    error nor to processes that are started from here."""
    os.environ.pop(VARIABLE, None)
    if store_file is not None:
        with store_file.open(encoding="utf-8") as file:
            store = file.read(LONGEST).strip()
    if (store or store_file) and not store.startswith(("postgresql://", "postgres://")):
        raise ValueError(f"{store_file or '--store'}: expected postgresql://…")
    return store
