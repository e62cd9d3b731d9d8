"""Bots play the games that come with the explorer: `python -m scripts.gen_explored`, and again to go on.

Which games are played follows from the parts and the seed alone, so anybody finds the same. They are written
to build/explored as they end; when all are there they are packed into the file of the explorer, and the hash
of what is in it is printed: that of docs/explorer.md. With the compiled engine (PYTHONPATH=build/engine) it
takes about 15 minutes of processor time."""

import argparse
import gc
import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from hashlib import sha256
from pathlib import Path
from typing import Final

from bedesten import catalog
from bedesten.explorer import Explorer, Seen, Use
from bedesten.explorer.make import PLAYERS, Lot, play_one, some_of_each
from bedesten.explorer.shipped import SHIPPED

SEED: Final = "bedesten"
PLAYED: Final = Path("build/explored")


@dataclass(frozen=True)
class Part:
    name: str
    bot: str
    of: tuple[str, ...]
    games: int

    def lots(self) -> list[Lot]:
        return some_of_each(list(self.of), PLAYERS, self.bot, f"{SEED}:{self.name}", self.games)

    def file(self, folder: Path) -> Path:
        return folder / f"{self.name}.jsonl"


PARTS: Final = (
    Part("greedy", "greedy", tuple(catalog.GAMES), 8000),
    Part("more", "greedy", ("istanbul", "istanbul+letters", "kairo"), 12000),
)


def read(file: Path) -> Iterator[Seen]:
    """Games that are there already."""
    for line in file.read_text().splitlines() if file.exists() else []:
        one = json.loads(line)
        yield Seen(**one | {"uses": [Use(*use) for use in one["uses"]]})


def play(part: Part, folder: Path) -> None:
    """From where it was left."""
    file = part.file(folder)
    there = sum(1 for _ in read(file))
    with file.open("a") as kept:
        for lot in part.lots()[there:]:
            kept.write(json.dumps(asdict(play_one(lot))) + "\n")
            kept.flush()


def pack(folder: Path, target: Path) -> int:
    """How many games there are; those of one kind together, as they are asked."""
    target.parent.mkdir(parents=True, exist_ok=True)
    target.unlink(missing_ok=True)
    with Explorer(target) as explorer:
        for part in PARTS:
            for one in read(part.file(folder)):
                explorer.add(one, catalog.game(one.game).guide.visits, part.bot)
        games = explorer.number("SELECT count(*) FROM played")
    explorer = Explorer(target)
    explorer.db.execute("VACUUM")
    explorer.db.close()
    return games


def content(file: Path) -> str:
    """The same for the same games, whatever SQLite wrote them."""
    words = sha256()
    explorer = Explorer(file, fixed=True)
    rows = "SELECT key, layout, rounds, source, seat, rank, uses FROM played JOIN seat ON played = id"
    for row in explorer.db.execute(f"{rows} ORDER BY key, seat"):
        words.update(f"{row}\n".encode())
    return words.hexdigest()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--folder", type=Path, default=PLAYED, help="where games are kept until all are there"
    )
    parser.add_argument("--file", type=Path, default=SHIPPED, help="what they are packed into")
    wanted = parser.parse_args()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    gc.disable()  # nothing of it goes round in circles, and it would be a seventh of the work
    for part in PARTS:
        play(part, wanted.folder)
    games = pack(wanted.folder, wanted.file)
    print(f"{wanted.file}: {games} games, {wanted.file.stat().st_size} bytes, content {content(wanted.file)}")


if __name__ == "__main__":
    main()
