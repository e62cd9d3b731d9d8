"""`bedesten verify`: does every roll and every card of a record follow from its seed?"""

from pathlib import Path
from typing import Final

from bedesten.cli import records
from bedesten.core import record as core

UNFAIR: Final = 1


def verify(record: Path) -> int:
    """Check that every chance outcome follows from the seed that was fixed before the first move.

    Exit code 0 if so; 1 if one does not, or if the game is not over and its seed still secret; 2 if the
    file is no whole, unaltered record.

    :param record: A recorded game.
    """
    found, game = records.read(record)
    if not found.seed:
        records.load(record)
    try:
        complaint = core.verify(found, game)
    except ValueError as error:
        raise records.named(record, error) from None
    if complaint:
        print(f"not {'proven' if not found.seed else 'fair'}: {complaint}")
        return UNFAIR
    records.load(record)
    print(
        f"fair: {sum(token.startswith('*') for token in found.tokens())} chance outcomes follow from the seed"
    )
    return 0
