"""A board as one word of a record, so that the record alone is enough to play it again. KAI-BOARD-7."""

import json
from typing import Any, Final

from bedesten.core.errors import BadSetup
from bedesten.kairo.boards import BOARDS
from bedesten.kairo.ids import COLOURS, OWNERS
from bedesten.kairo.notation.reading import BLOCKED, plan_of
from bedesten.kairo.plan import FirstStand, Plan

Data = dict[str, Any]

CARD_KEYS: Final = ["id", "kind", "sections", "copies"]
STAND_KEYS: Final = ["seat", "colour", "stand", "entrance"]
MEDAL_KEYS: Final = ["gold_vp", "silver_vp"]


def option_of(entry: Data) -> str:
    """A board as one word of a record, so that the record alone is enough to play it again."""
    plan = plan_of(entry)
    known = BOARDS.get(plan.name)
    if known is not None and compact(known) == compact(plan):
        return plan.name
    return json.dumps(compact(plan), separators=(",", ":")).replace(" ", "\\u0020")


def compact(plan: Plan) -> Data:
    """What a board is made of, without blanks."""
    names = plan.square_names()
    rows = range(plan.rows())
    lines = [plan.squares[row * plan.cols : (row + 1) * plan.cols] for row in rows]
    numbers = [
        ",".join(str(n) if n else BLOCKED for n in plan.sections[row * plan.cols : (row + 1) * plan.cols])
        for row in rows
    ]
    return {
        "name": plan.name,
        "map": "/".join(lines),
        "sections": "/".join(numbers),
        "starts": [names[start] for start in plan.starts],
        "cards": [[card.name, card.kind, card.sections, card.copies] for card in plan.cards],
        "layouts": {
            str(players): [compact_stand(stand, names) for stand in stands]
            for players, stands in plan.layouts.items()
        },
        "medals": plan.medals,
    }


def compact_stand(first: FirstStand, names: list[str]) -> list[object]:
    """As in a board file: seats from 1, neutral 0."""
    seat = (first.owner + 1) % len(OWNERS)
    return [seat, COLOURS[first.colour], names[first.stand], names[first.entrance]]


def board_option(word: str) -> Plan:
    """The board an option describes. BadSetup says what was expected."""
    if not word.startswith("{"):
        known = ", ".join(BOARDS)
        raise BadSetup(f"board '{word}' is unknown: expected {known}, or a whole board as bedesten writes it")
    try:
        return plan_of(expanded(json.loads(word)))
    except BadSetup:
        raise
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError) as error:
        raise BadSetup(f"board: not a whole board ({error!r})") from None


def expanded(data: Data) -> Data:
    """The entry of a board file that a compact board stands for."""
    lines = data["map"].split("/")
    return {
        "name": data["name"],
        "rows": len(lines),
        "cols": len(lines[0]),
        "map": "\n".join(lines),
        "sections": data["sections"].replace(",", " ").replace("/", "\n"),
        "customer_starts": data["starts"],
        "cards": [dict(zip(CARD_KEYS, card, strict=True)) for card in data["cards"]],
        "start_fixed": [
            {
                "players": int(players),
                "stands": [dict(zip(STAND_KEYS, stand, strict=True)) for stand in stands],
            }
            for players, stands in data["layouts"].items()
        ],
        "medals": dict(zip(MEDAL_KEYS, data["medals"], strict=True)),
    }
