"""Games on disk: the running one after every choice, and the record when it is over."""

import json
import os
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final

from bedesten import catalog
from bedesten.cli import records
from bedesten.core.dice import commitment
from bedesten.core.errors import BadSave
from bedesten.core.ids import OVER
from bedesten.core.notation.fields import Fields
from bedesten.core.play import record
from bedesten.core.play.match import Match

FORMAT: Final = 1
RUNNING: Final = ".json"
FINISHED: Final = ".bdn"


@dataclass(frozen=True)
class Secrets:
    """What a running game needs besides its record, and nobody may see before the end."""

    seed: str
    seats: list[str]
    lang: str


@dataclass
class Keeper:
    """Knows where a game is kept."""

    path: Path
    secrets: Secrets

    def keep(self, match: Match, path: Path | None = None) -> Path:
        """Write the running game, so that it can be resumed."""
        target = path or self.path
        data = {
            "bedesten": FORMAT,
            "seats": self.secrets.seats,
            "lang": self.secrets.lang,
            "seed": self.secrets.seed,
            "record": record.write(record.of_match(match, self.secrets.seed)),
        }
        replace(target, json.dumps(data, indent=1, ensure_ascii=False) + "\n")
        return target

    def finish(self, match: Match) -> Path:
        """Write the record; only then is the running save of no more use."""
        path = self.path.with_suffix(FINISHED)
        replace(path, record.write(record.of_match(match, self.secrets.seed)))
        self.path.unlink(missing_ok=True)
        return path


def replace(path: Path, text: str) -> None:
    """Either the old file or the whole new one, never half of it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with beside.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)


def new_path(given: Path | None) -> Path:
    """Where a new game is kept: as asked, or in the player's own folder under the time it began."""
    if given is not None:
        return given.with_suffix(RUNNING) if given.suffix == FINISHED else given
    stem = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    folder = data_folder()
    path = folder / f"{stem}{RUNNING}"
    number = 1
    while path.exists() or path.with_suffix(FINISHED).exists():
        number += 1
        path = folder / f"{stem}-{number}{RUNNING}"
    return path


def data_folder() -> Path:
    """Of this user, by the custom of the platform's desktops."""
    base = os.environ.get("XDG_DATA_HOME", "")
    # The custom says that a relative path there is to be ignored.
    root = Path(base) if os.path.isabs(base) else Path.home() / ".local" / "share"
    return root / "bedesten" / "games"


def resume(path: Path) -> tuple[Match, Secrets]:
    """A running game as it was left."""
    text = records.read_text(path)
    if text.startswith("bedesten "):
        raise BadSave(
            f"{path}: a record holds no seed to go on with: expected the saved game "
            f"(*{RUNNING}); to watch a record: bedesten replay {path}"
        )
    try:
        return read(text)
    except json.JSONDecodeError as error:
        raise BadSave(f"{path}: expected a saved game, found no JSON in line {error.lineno}") from None
    except ValueError as error:
        raise records.named(path, error) from None


def read(text: str) -> tuple[Match, Secrets]:
    """Every part is checked, also that the seed is the one the game was dealt from."""
    fields = Fields(json.loads(text))
    fields.number("bedesten", FORMAT, FORMAT)
    seats = [str(name) for name in fields.items("seats")]
    secrets = Secrets(fields.text("seed"), seats, fields.text("lang"))
    written = record.read(fields.text("record"))
    fields.done()
    if len(seats) != written.setup.players:
        raise BadSave(f"seats has {len(seats)} entries: expected {written.setup.players}")
    if commitment(secrets.seed) != written.commit:
        raise BadSave("seed: expected the one that was committed to before the first move")
    match = record.final(written, catalog.game(written.game))
    if match.to_move() == OVER:
        raise BadSave("this game is over: expected a running one")
    return match, secrets
