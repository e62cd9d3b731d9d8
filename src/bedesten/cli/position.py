"""`bedesten position`: a position of a recorded game, as one line or as JSON."""

import json
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from bedesten.cli import records

Json = Annotated[bool, Parameter(name="--json", negative="")]


def position(record: Path, *, turn: int, as_json: Json = False) -> None:
    """Print the position at the start of a turn as one line of scene notation.

    :param record: A recorded game.
    :param turn: The number of the turn, from 1.
    :param as_json: Print the whole position as JSON instead.
    """
    _, match = records.load(record)
    then = records.at_turn(match, turn)
    if as_json:
        print(json.dumps(then.game.notation.dump(then.state)))
    else:
        print(then.game.notation.describe(then.state))
