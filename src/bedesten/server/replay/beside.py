"""Two games of the same deal beside each other, turn by turn: the same turns stand in one line."""

from difflib import SequenceMatcher

from bedesten.core.ids import WATCHER
from bedesten.server.protocol.deals import DealPair, DealTurn
from bedesten.server.store.rows import Stored
from bedesten.server.tables.table import Table
from bedesten.server.tables.turns import TurnReader, turn


def turns_of(stored: Stored, chair: int, lang: str) -> list[DealTurn]:
    """Of one chair, as everybody may know them; with how much it had of what weighs most after each."""
    table = Table(stored)
    timeline, text, names = table.timeline, table.voice(lang), table.names(lang)
    weighs = timeline.game.guide.tallies()[0]
    told: list[DealTurn] = []
    score = 0
    for played in TurnReader(timeline).read_on():
        if played.seat == chair:
            one = turn(timeline, played, WATCHER, text, names, ended=True)
            score += one.gain.get(weighs, 0) - one.cost.get(weighs, 0)
            told.append(DealTurn(one.round, one.place, one.where, one.text, score))
    return told


def beside(mine: list[DealTurn], other: list[DealTurn]) -> list[DealPair]:
    """What only one of them did stands alone."""
    pairs: list[DealPair] = []
    ours, theirs = ([one.place or one.text for one in turns] for turns in (mine, other))
    for kind, i, to_i, j, to_j in SequenceMatcher(None, ours, theirs, autojunk=False).get_opcodes():
        left, right = mine[i:to_i], other[j:to_j]
        if kind == "equal":
            pairs += [DealPair(a, b) for a, b in zip(left, right, strict=True)]
        else:
            pairs += [DealPair(a, None) for a in left] + [DealPair(None, b) for b in right]
    return pairs
