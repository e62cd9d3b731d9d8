"""Writes what the page needs to prove a deal by itself, and what its proof is tested with.

python -m scripts.gen_fair

boxes/*/order.ts: the order of the chance outcomes of a box that have names instead of numbers. vectors.json:
hashes, seeds, numbers and whole games as the engine deals them.
"""

import json
import re
import sys
from hashlib import sha256
from itertools import chain
from pathlib import Path
from typing import Any

import msgspec

from bedesten import catalog
from bedesten.bots.base import Budget
from bedesten.core.dice import Dealer, commitment
from bedesten.core.game import Game, Setup
from bedesten.core.play.entropy import LEFT_OUT, Share, mixed, promise
from bedesten.core.play.timeline import Timeline
from bedesten.kairo.boards import BOARDS
from bedesten.server.replay import records
from bedesten.server.replay.proof import proof
from bedesten.server.replay.replay import Film
from bedesten.server.store.rows import FINISHED, HUMAN, LogRow, SeatRow, Stored, TableRow
from bedesten.server.tables.table import Table

PAGE = Path(__file__).resolve().parents[1] / "web" / "src"
BOXES, VECTORS = PAGE / "boxes", PAGE / "lib" / "fair" / "vectors.json"
HEAD = """// Written by scripts/gen_fair.py from the engine. Do not edit: run python -m scripts.gen_fair
/** Chance outcomes with names, by verb, in the order in which their shares are laid beside each other. */
export const words: Record<string, string[][]> = """
Words = dict[str, list[list[str]]]  # by verb: lists of names
NUMBERED = re.compile(r"[A-Z]?\d+([+@]\d+)?")
SECRET = "0123456789abcdef0123456789abcdef"
ADDED = [Share(0, promise("a" * 64), "a" * 64), Share(1, promise("b" * 64), LEFT_OUT)]
GAMES = ["istanbul+mocha+letters", "kairo"]
TAPED = "istanbul+letters"
TEXTS = ["", "abc", "bedesten", "é ş 𝄞", "x" * 55, "x" * 56, "x" * 63, "x" * 64, "x" * 119, "x" * 1000]


# ------------------------------------------------------------------ the order


def orders() -> dict[Path, str]:
    """Of every box that comes with names of its own."""
    return {BOXES / box / "order.ts": f"{HEAD}{json.dumps(named)}\n" for box, named in words().items()}


def words() -> dict[str, Words]:
    """By box: what the last box of a game adds to those before it."""
    by_box: dict[str, Words] = {}
    for game in map(catalog.game, catalog.GAMES):
        known = [named for box in game.boxes[:-1] for named in by_box.get(box, {}).items()]
        before = {
            verb: {word for kept, lists in known if kept == verb for word in chain(*lists)}
            for verb, _ in known
        }
        for fitted in boards(game):
            for verb, all_words in outcomes(fitted).items():
                own = [word for word in all_words if word not in before.get(verb, ())]
                lists = by_box.setdefault(game.boxes[-1], {}).setdefault(verb, [])
                if own and own not in lists:
                    lists.append(own)
    return {
        box: kept
        for box, named in by_box.items()
        if (kept := {v: lists for v, lists in named.items() if lists})
    }


def boards(game: Game[Any, Any]) -> list[Game[Any, Any]]:
    """Of Kairo, one for each board that comes with it: they have cards of their own."""
    names = list(BOARDS) if game.name == "kairo" else []
    return [game.for_setup(Setup(game.min_players, {"board": name})) for name in names] or [game]


def outcomes(game: Game[Any, Any]) -> dict[str, list[str]]:
    """By verb, all arguments that chance can bring, where they are names."""
    by_verb: dict[str, list[str]] = {}
    for token in game.lexicon.tokens(sorted(game.actions())):
        verb, _, argument = token.partition(":")
        if verb.startswith("*"):
            by_verb.setdefault(verb, []).append(argument)
    return {
        verb: words for verb, words in by_verb.items() if not all(NUMBERED.fullmatch(word) for word in words)
    }


# ------------------------------------------------------------------ the vectors


def vectors() -> str:
    totals = [1, 2, 21, 36, 26, 1000003, 2**53 - 1]
    seed = mixed(SECRET, ADDED)
    data = {
        "hashes": [[text, hashed(text)] for text in TEXTS],
        "commitment": [SECRET, commitment(SECRET)],
        "promise": ["a" * 64, promise("a" * 64)],
        "mixed": [SECRET, [[share.seat, share.entropy] for share in ADDED if share.revealed()], seed],
        "drawn": [[seed, i, total, Dealer(seed, i).below(total)] for i, total in enumerate(totals)],
        "games": [played(name) for name in GAMES],
        "tape": played(TAPED, deal="2026-11-17"),
    }
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n"


def hashed(text: str) -> str:
    return sha256(text.encode()).hexdigest()


def played(name: str, deal: str = "") -> dict[str, Any]:
    """A whole game, as the server tells it when it is over."""
    table = finished(name, deal)
    game = records.played(table)
    return {"record": records.text(game), "proof": msgspec.to_builtins(proof(game, Film(game)))}


def finished(name: str, deal: str) -> Table:
    game = catalog.game(name)
    row = TableRow(
        code="ABCDEF",
        game=name,
        rules=game.rules_version,
        players=2,
        options={},
        clock={"kind": "none"},
        undo=True,
        help="bare",
        created=0.0,
        seed=SECRET,
        status=FINISHED,
        deal=deal,
    )
    added = [Share(share.seat, "") for share in ADDED] if deal else ADDED  # nobody adds to what others play
    seats = [SeatRow(share.seat, HUMAN, promise=share.promise, entropy=share.entropy) for share in added]
    timeline = Timeline(game, row.setup())
    bots = [catalog.bot("greedy", seat, timeline.game) for seat in range(row.players)]
    dealer = timeline.match.dealer(mixed(SECRET, added), tape=bool(deal))
    timeline.settle(dealer)
    while not timeline.over():
        seat = timeline.to_move()
        view, options = (
            timeline.game.view(timeline.match.state, seat),
            timeline.game.legal(timeline.match.state),
        )
        timeline.push(bots[seat].choose(view, options, Budget()))
        timeline.settle(dealer)
    log = [LogRow(entry.n, entry.n, entry.seat, entry.token, 0.0) for entry in timeline.entries]
    return Table(Stored(row, seats, log, None))


def main() -> int:
    for path, text in orders().items():
        path.write_text(text, "utf-8")
    VECTORS.write_text(vectors(), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
