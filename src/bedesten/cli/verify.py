"""`bedesten verify`: does every roll and every card of a record follow from its seed?"""

from pathlib import Path
from typing import Final

from bedesten.cli import records
from bedesten.core.play import entropy as shares
from bedesten.core.play import record as core
from bedesten.core.play.record import Record

UNFAIR: Final = 1


def verify(record: Path, *, commitment: str = "", entropy: list[str] | None = None) -> int:
    """Check that every chance outcome follows from the seed that was fixed before the first move.

    Exit code 0 if so; 1 if one does not, or if the game is not over and its seed still secret; 2 if the
    file is no whole, unaltered record.

    :param record: A recorded game.
    :param commitment: The fingerprint you noted before the game: the record must have the same.
    :param entropy: What your own browser added to the seed: the record must have it. May be repeated.
    """
    noted = entropy or []
    for given in filter(None, [commitment, *noted]):
        if not shares.well_formed(given):
            raise ValueError(f"{given[:80]!r}: expected 64 digits, 0-9 and a-f")
    written, game = records.read(record)
    if not written.seed:
        records.load(record)
    try:
        complaint = core.verify(written, game) or other_than_noted(written, commitment, noted)
    except ValueError as error:
        raise records.named(record, error) from None
    if complaint:
        print(f"not {'proven' if not written.seed else 'fair'}: {complaint}")
        return UNFAIR
    records.load(record)
    print("\n".join(proven(written)))
    return 0


def other_than_noted(written: Record, commitment: str, entropy: list[str]) -> str:
    """Empty if the record has what its reader knows of the game."""
    if commitment and commitment != written.commit:
        return f"the record was committed to by {written.commit}: you noted {commitment}"
    missing = set(entropy) - {share.entropy for share in written.shares}
    return f"the seed was mixed without {min(missing)}" if missing else ""


def proven(written: Record) -> list[str]:
    outcomes = sum(token.startswith("*") for token in written.tokens())
    lines = [f"fair: {outcomes} chance outcomes follow from the seed"]
    for share in written.shares:
        added = "added to the seed" if share.revealed() else "promised to add to the seed and did not"
        lines.append(f"{written.seats[share.seat]} {added}")
    return lines
