"""Bots play the games that come with the explorer: `python -m scripts.gen_explored`, and again to go on.

Which games are played follows from the parts and the seed alone, so anybody finds the same. They are written
to build/explored as they end; when all are there they are packed into the file of the explorer, and the hash
of what is in it is printed: that of docs/explorer.md. With the compiled engine (PYTHONPATH=build/engine) it
takes about five hours of processor time, shared by all cores."""

import argparse
import gc
import gzip
import json
import os
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from hashlib import sha256
from math import inf
from multiprocessing import Pool
from pathlib import Path
from time import time
from typing import Final

from bedesten import catalog
from bedesten.explorer import Explorer, Seen, Use
from bedesten.explorer.make import Lot, play_one, some_of_each

SEED: Final = "bedesten"
PLAYED: Final = Path("build/explored")
SHIPPED: Final = Path("src/bedesten/explorer/data/games.sqlite")  # of the source, not of a compiled copy


@dataclass(frozen=True)
class Part:
    game: str
    bot: str
    sizes: dict[int, int]  # games by number of players

    @property
    def games(self) -> int:
        return sum(self.sizes.values())

    def lots(self) -> list[Lot]:
        """Small tables first."""
        return [
            lot
            for size, games in self.sizes.items()
            for lot in some_of_each([self.game], [size], self.bot, f"{SEED}:{size}", games)
        ]

    def file(self, folder: Path) -> Path:
        return folder / f"{self.game.replace('+', '-')}.jsonl.gz"


PARTS: Final = (  # fewer where a game takes longer
    Part("istanbul+mocha+letters", "medium", {2: 1100, 3: 500, 4: 250, 5: 50}),
    Part("istanbul+mocha", "medium", {2: 1400, 3: 800, 4: 500, 5: 100}),
    Part("istanbul+letters", "medium", {2: 1800, 3: 1200, 4: 800, 5: 200}),
    Part("kairo", "medium", {2: 1200, 3: 600, 4: 400}),
    Part("istanbul", "medium", {2: 4400, 3: 2600, 4: 1500, 5: 600}),
)


def read(file: Path) -> Iterator[Seen]:
    """Games that are there already."""
    with gzip.open(file, "rt") if file.exists() else open(os.devnull) as kept:
        for line in kept:
            one = json.loads(line)
            yield Seen(**one | {"uses": [Use(*use) for use in one["uses"]]})


def play_before(lot: tuple[Lot, float]) -> str:
    """A game as it is kept; nothing after some time."""
    return json.dumps(asdict(play_one(lot[0]))) if time() < lot[1] else ""


def play(part: Part, folder: Path, jobs: int, until: float) -> bool:
    """From where it was left, to its end or until a time: whether all of it is there."""
    file = part.file(folder)
    lots = part.lots()[sum(1 for _ in read(file)) :]
    with Pool(jobs) as pool, gzip.open(file, "at") as kept:
        for played in pool.imap(play_before, [(lot, until) for lot in lots]):
            if not played:
                return False
            kept.write(played + "\n")
    return True


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
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--minutes", type=float, default=inf, help="after which no other game is begun")
    wanted = parser.parse_args()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    gc.disable()  # nothing of it goes round in circles, and it would be a seventh of the work
    until = time() + 60 * wanted.minutes
    if all(play(part, wanted.folder, wanted.jobs, until) for part in PARTS):
        games = pack(wanted.folder, wanted.file)
        size = wanted.file.stat().st_size
        print(f"{wanted.file}: {games} games, {size} bytes, content {content(wanted.file)}")


if __name__ == "__main__":
    main()
