"""Look for hidden cards in what every seat and the spectators are sent: `make scan` (ARGS="--games 500").

A position is compared with another one that looks the same to the viewer, but hides other cards. Whatever the
server would send must then be the same bytes: nothing hidden stands in it, nor shows in its length.
Then whole games are played, and no seat may take back a choice that told it something (`taking_back.py`).
"""

import argparse
import os
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import msgspec

from bedesten import catalog
from bedesten.core.dice import Dice
from bedesten.core.event import Event
from bedesten.core.game import Setup
from bedesten.core.ids import CHANCE, OVER, WATCHER
from bedesten.core.play.record import COLOURS
from bedesten.core.play.timeline import Entry, Timeline
from bedesten.server.tables.narration import happening
from bedesten.server.tables.questions import Asking, ask
from bedesten.text import Text
from scripts import taking_back
from scripts.golden import players_of, setup_of

GAMES = 10_000
WHOLE = 200  # games in which choices are taken back
SAMPLE = 20  # within a turn, one choice in n
LONGEST = 1000  # steps before a game is looked at, at most
BATCH = 50
encode = msgspec.json.Encoder().encode


class Scan:
    """One random game, looked at when it has gone on for some steps."""

    def __init__(self, name: str, number: int, longest: int) -> None:
        counts = players_of(name)
        self.setup: Setup = setup_of(name, counts[number % len(counts)], number // len(counts))
        self.timeline = Timeline(catalog.game(name), self.setup)
        self.game = self.timeline.game
        self.text = Text("en", catalog.game(name))
        self.dice = Dice(7_000_000 + number)
        self.steps = self.dice.below(longest)
        self.frames = 0
        self.hidden = 0  # things that only one seat was told
        self.leaks: list[str] = []

    def run(self) -> None:
        for _ in range(self.steps):
            if self.game.to_move(self.timeline.match.state) == OVER:
                break
            self.step()
        for viewer in [WATCHER, *range(self.setup.players)]:
            self.look(viewer)

    def step(self) -> None:
        s = self.timeline.match.state
        s.news = []
        self.mover = self.game.to_move(s)
        if self.mover == CHANCE:
            self.game.apply(s, self.game.chance_outcome(s, self.dice.below(self.game.chance_total(s))))
        else:
            self.game.apply(s, self.dice.pick(self.game.legal(s)))
        for e in s.news:
            if e.secret != WATCHER:
                self.listen(e)
        s.news = None

    def listen(self, e: Event) -> None:
        """What the others are told of a secret is the same whatever it is."""
        self.hidden += 1
        other = Event(e.kind, e.seat, [0] * len(e.args), e.secret)
        for viewer in {WATCHER, *range(self.setup.players)} - {e.secret}:
            told, same = (encode(self.happening(one, viewer)) for one in (e, other))
            if told != same:
                self.leaks.append(f"seat {viewer} is told {told!r}")

    def happening(self, e: Event, viewer: int) -> Any:
        entry = Entry(0, 0, 0, self.mover, "", 0, False)
        return happening(self.timeline, entry, e, viewer, self.text, COLOURS)

    def look(self, viewer: int) -> None:
        """The same picture, byte for byte, of a position in which other cards are hidden."""
        real = self.timeline.match.state
        view = self.game.view(real, viewer)
        shown = self.picture(viewer)
        self.timeline.match.state = self.game.imagine(view, self.dice)
        if self.picture(viewer) != shown:
            self.leaks.append(f"seat {viewer} can tell apart what it must not: {shown!r}")
        self.timeline.match.state = real
        self.frames += 1

    def picture(self, viewer: int) -> bytes:
        """The view and the question, as they are sent."""
        s = self.timeline.match.state
        names = COLOURS[: self.setup.players]
        asked = None
        if self.game.to_move(s) != CHANCE:
            asked = ask(Asking(self.timeline, viewer, self.text, names, undo=True, help="full"))
        return encode([self.game.notation.dump_view(self.game.view(s, viewer)), asked])


def scan(name: str, first: int, count: int, longest: int = LONGEST) -> tuple[int, int, list[str]]:
    """Frames compared, secrets listened to, and every leak with how to see it again."""
    frames, hidden = 0, 0
    leaks: list[str] = []
    for number in range(first, first + count):
        one = Scan(name, number, longest)
        one.run()
        frames, hidden = frames + one.frames, hidden + one.hidden
        leaks += [f"{name} game {number}: {leak}" for leak in one.leaks]
    return frames, hidden, leaks


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES, help="of each game of the catalog")
    parser.add_argument("--whole", type=int, default=WHOLE, help="games in which choices are taken back")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    args = parser.parse_args()
    leaked = 0
    for name in catalog.GAMES:
        starts = range(0, args.games, BATCH)
        counts = [min(BATCH, args.games - start) for start in starts]
        with ProcessPoolExecutor(args.jobs) as pool:
            batches = list(pool.map(scan, [name] * len(starts), starts, counts))
        leaks = [leak for _, _, some in batches for leak in some]
        leaked += len(leaks)
        frames, hidden = sum(f for f, _, _ in batches), sum(h for _, h, _ in batches)
        print(f"{name}: {args.games} games, {frames} frames, {hidden} secrets, {len(leaks)} leaks")
        print("\n".join(leaks[:10]), end="\n" if leaks else "", flush=True)
        leaked += take_back(name, args.whole, args.jobs)
    return 1 if leaked else 0


def take_back(name: str, games: int, jobs: int) -> int:
    """How often something was learned that could be taken back."""
    numbers = range(games)
    with ProcessPoolExecutor(jobs) as pool:
        each = (numbers, [1] * games, [SAMPLE] * games)
        looks = list(pool.map(taking_back.look, [name] * games, *each))
    leaks = [leak for _, _, some in looks for leak in some]
    compared, barred = sum(c for c, _, _ in looks), sum(b for _, b, _ in looks)
    told = f"{compared} choices that could be taken back, {barred} that could not"
    print(f"{name}: {games} whole games, {told}, {len(leaks)} leaks")
    print("\n".join(leaks[:10]), end="\n" if leaks else "", flush=True)
    return len(leaks)


if __name__ == "__main__":
    raise SystemExit(main())
