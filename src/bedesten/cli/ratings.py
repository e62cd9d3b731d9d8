"""`bedesten ratings`: what is believed of players, worked out anew from the games that count."""

from pathlib import Path

from cyclopts import App

from bedesten.cli.archive import DATA
from bedesten.cli.where import Address, address
from bedesten.server.people import rated
from bedesten.server.run import open_for_import

app = App(name="ratings", help="Ratings of players.")


@app.command
def rebuild(*, data: Path = DATA, store: Address = "", store_file: Path | None = None) -> None:
    """Work out all ratings again from the stored results: the same numbers, unless robots were remeasured.

    :param data: Folder in which the tables are kept; no server may use it meanwhile.
    :param store: A PostgreSQL database instead (its servers may run); better given as BEDESTEN_STORE.
    :param store_file: A file that holds the address of that database.
    """
    db = open_for_import(data, address(store, store_file))
    try:
        games, changed = rated.rebuild_whole(db)
    finally:
        db.close()
    print(f"{games} rated games, {changed} ratings changed")
