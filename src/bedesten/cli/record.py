"""`bedesten record`: a recorded game in another form."""

import json
import zlib
from base64 import urlsafe_b64encode
from collections.abc import Callable
from pathlib import Path
from typing import Final, Literal

from bedesten.cli import records
from bedesten.core.play.record import Record, write

RAW: Final = -15  # deflate without a frame, as the page unpacks it


def record(file: Path, *, format: Literal["text", "json", "link"] = "text", site: str = "") -> None:
    """Check a recorded game and print it.

    :param file: A recorded game.
    :param format: Its own text, JSON for programs, or a link that carries the whole game to any site.
    :param site: The address of the site a link leads to.
    """
    written, _ = records.load(file)
    print(FORMS[format](written, site.rstrip("/")))


def as_text(written: Record, _: str) -> str:
    return write(written).removesuffix("\n")


def as_json(written: Record, _: str) -> str:
    told = {
        "game": written.game,
        "rules": written.rules,
        "players": written.setup.players,
        "seats": written.seats,
        "options": written.setup.options,
        "scene": written.setup.scene,
        "turns": [{"turn": label, "tokens": tokens} for label, tokens in written.turns],
        "result": written.result,
        "seed": written.seed,
        "digest": written.digest,
    }
    return json.dumps(told, ensure_ascii=False)


def as_link(written: Record, site: str) -> str:
    packing = zlib.compressobj(9, zlib.DEFLATED, RAW)
    packed = packing.compress(write(written).encode()) + packing.flush()
    return f"{site}/open#{urlsafe_b64encode(packed).decode().rstrip('=')}"


FORMS: Final[dict[str, Callable[[Record, str], str]]] = {"text": as_text, "json": as_json, "link": as_link}
