"""A game that was played elsewhere, brought along as its record: a finished table like any other."""

from collections.abc import Iterator

from bedesten import catalog
from bedesten.core.play import record, variations
from bedesten.core.play.record import COLOURS, Record
from bedesten.server.codes import new_code
from bedesten.server.errors import Refused
from bedesten.server.store import rows
from bedesten.server.store.rows import FINISHED, HUMAN, LogRow, SeatRow, Stored, TableRow
from bedesten.server.tables.games import known

ALL_AT_ONCE = 1  # the one change it came with
SHOWN = 200  # characters of what is wrong with it


def imported(text: str) -> tuple[Stored, int, str]:
    """As it is kept, and its variations: from which step, and the tree. Refused says what is wrong with it.
    Every word of it is played again first."""
    try:
        written = record.read(text)
        game = catalog.game(known(written.game))
        words = [(match.to_move(), token) for _, token, match in record.replay(written, game)]
        record.check_variations(written, game.for_setup(written.setup))
    except ValueError as error:
        raise Refused(400, f"record: {str(error)[:SHOWN]}") from None
    if not written.result:
        raise Refused(400, "record: the game is not over; only a finished one can be opened")
    at = rows.now()
    log = [LogRow(n, ALL_AT_ONCE, seat, token, at) for n, (seat, token) in enumerate(words[:-1])]
    step, tree = variations.leaving(written.variations, written.line())
    return Stored(table_of(written, at), list(seats_of(written)), log, None), step, "\n".join(tree)


def table_of(written: Record, at: float) -> TableRow:
    return TableRow(
        new_code(),
        written.game,
        written.rules,
        written.setup.players,
        written.setup.options,
        {"kind": "none"},
        True,
        "full",
        at,
        written.seed,
        FINISHED,
        branched_at=written.after,
        scene=written.setup.scene,
    )


def seats_of(written: Record) -> Iterator[SeatRow]:
    """Who sat there is not in a record; by which colours they were told apart is."""
    shares = {share.seat: share for share in written.shares}
    for seat, mark in enumerate(written.seats):
        share = shares.get(seat)
        yield SeatRow(
            seat,
            HUMAN,
            promise=share.promise if share else "",
            entropy=share.entropy if share else "",
            colour=mark if mark in COLOURS and mark != COLOURS[seat] else "",
        )
