"""A choice that is thought about again: what was played and another option tried with the same luck, until
it clearly has no name, or it has been tried often enough for one and that no longer depends on more tries, or
there have been enough in any case."""

from dataclasses import replace
from math import sqrt
from typing import Any, Final

from bedesten.bots.evaluate.base import Evaluation
from bedesten.bots.mcts import Choice, Comparison, compare
from bedesten.bots.mcts.explain import SURE
from bedesten.bots.mcts.search import Search
from bedesten.core.dice import Dice
from bedesten.core.game import Game
from bedesten.core.ids import Action
from bedesten.study import placed
from bedesten.study.aim import WIN
from bedesten.study.judge import Look, Question, verdict

PARTS: Final = (120, 140, 140, 200)  # tries of each option; after a part it is looked whether more tell more
NAMED: Final = 400  # at least, before a choice is called anything
TRIES: Final = sum(PARTS)
ROUNDS: Final = 3  # that are played on before a suspect is judged
FURTHER: Final = 2  # options that are told beside the two, of what is told at all
BRIEFLY: Final = 40  # tries of each of them
FIRST: Final = 2  # seed: what was suspected by chance is not confirmed by the same chance


def compared(
    game: Game[Any, Any], evaluation: Evaluation, q: Question, look: Look, players: int
) -> Comparison:
    found: Comparison | None = None
    for seed, tries in enumerate(PARTS, start=FIRST):
        part = tried(game, evaluation, q, (q.played, look.other), tries, players, seed)
        found = part if found is None else pooled(found, part)
        if settled(q, look, found, players):
            break
    assert found is not None
    if not (found.clear or verdict(q.place, look, found, players)):
        return found
    return replace(found, further=further(game, evaluation, q, look, players))


def further(
    game: Game[Any, Any], evaluation: Evaluation, q: Question, look: Look, players: int
) -> list[Comparison]:
    """What else could have been done, tried briefly against what it is held against, with the same luck."""
    search = Search(game, evaluation, q.view, q.options, Dice(FIRST))
    return [
        tried(game, evaluation, q, (look.other, a), BRIEFLY, players, FIRST)
        for a in placed.promising(search, (q.played, look.other), FURTHER)
    ]


def tried(
    game: Game[Any, Any],
    evaluation: Evaluation,
    q: Question,
    pair: tuple[Action, Action],
    tries: int,
    players: int,
    seed: int,
) -> Comparison:
    """However cheap a game is to look at: what is played on for rounds is cheap nowhere."""
    if q.place == WIN:
        return compare(game, evaluation, q.view, q.options, pair, tries, ROUNDS * players, seed)
    return placed.compared(game, evaluation, q, pair, tries, seed)


def pooled(one: Comparison, other: Comparison) -> Comparison:
    """As if all had been tried at once; what it leads to is told by the last part."""
    before, after = one.played.tries, other.played.tries
    tries = before + after
    loss = (before * one.loss + after * other.loss) / tries
    squares = sum(
        each.error**2 * n * (n - 1) + n * (each.loss - loss) ** 2
        for each, n in ((one, before), (other, after))
    )
    return Comparison(
        loss,
        sqrt(squares / max(1, tries - 1) / tries),
        both(one.played, other.played),
        both(one.better, other.better),
    )


def both(one: Choice, other: Choice) -> Choice:
    tries = one.tries + other.tries
    return replace(other, share=(one.tries * one.share + other.tries * other.share) / tries, tries=tries)


def settled(q: Question, look: Look, found: Comparison, players: int) -> bool:
    """Whether it would be called the same at either end of what the loss may be, once it is known as closely
    as all tries will tell; and whether it has been tried often enough to be called that."""
    error = found.error * sqrt(found.played.tries / TRIES)
    ends = (found.loss - SURE * found.error, found.loss + SURE * found.error)
    names = {verdict(q.place, look, replace(found, loss=end, error=error), players) for end in ends}
    return len(names) == 1 and (names == {""} or found.played.tries >= NAMED)
