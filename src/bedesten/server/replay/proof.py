"""All that chance did in a finished game, so that anybody can deal it again without the rules."""

from typing import Any

from bedesten.core.dice import commitment
from bedesten.core.game import Game
from bedesten.core.ids import CHANCE
from bedesten.core.play.entropy import Share
from bedesten.core.play.record import BY_HAND
from bedesten.core.tape import reel
from bedesten.server.errors import Refused
from bedesten.server.protocol.finished import Outcome, Proof, Revealed, Shares
from bedesten.server.replay import records
from bedesten.server.replay.records import Played
from bedesten.server.replay.replay import Film

Table = tuple[tuple[str, ...], tuple[int, ...]]


def proof(game: Played, film: Film) -> Proof:
    """Refused while the game runs (there is no film of it yet), and if its rules are no more."""
    if game.sealed:
        raise Refused(409, records.SEALED)
    if game.stored_events is not None:
        raise Refused(409, "played under older rules: only a program that knows them can prove this game")
    tables: dict[Table, int] = {}  # the same dice are rolled again and again
    outcomes: list[Outcome] = []
    for before, entry in zip(film.states, game.actions, strict=False):
        if entry.seat == CHANCE:
            number = tables.setdefault(odds(film.game, before), len(tables))
            read = reel(film.game, before) if game.row.deal else ""
            outcomes.append(Outcome(entry.turn, entry.token, number, read))
    return Proof(
        game=game.row.game,
        commitment=commitment(game.row.seed) if game.row.seed else BY_HAND,
        seed=game.row.seed,
        revealed=[revealed(share) for share in game.shares],
        first=sum(entry.seat == CHANCE for entry in game.entries[: game.row.branched_at]),
        shares=[Shares(list(tokens), list(weights)) for tokens, weights in tables],
        outcomes=outcomes,
        dice=bool(film.game.guide.rolls()),
        scene=bool(game.row.scene),
    )


def odds(game: Game[Any, Any], s: Any) -> Table:
    return tuple(game.lexicon.tokens(game.legal(s))), tuple(game.odds(s))


def revealed(share: Share) -> Revealed:
    return Revealed(share.seat, share.promise, share.entropy if share.revealed() else "")
