"""What mattered in a game: choices that cost something, finds, and what chance brought."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from math import hypot
from typing import Any, Final

from bedesten.bots.evaluate.base import Evaluation
from bedesten.bots.mcts import Choice, Comparison
from bedesten.bots.mcts.explain import SURE
from bedesten.core.game import Game
from bedesten.core.ids import SPAN
from bedesten.study import places
from bedesten.study.aim import WIN, aim_of
from bedesten.study.judge import FOUND, LUCKY, Look, called, is_find, scaled
from bedesten.study.ledger import Entry
from bedesten.study.walk import Luck, Step

TOTAL: Final = "total"  # of dice, as a field of what was rolled


@dataclass(frozen=True)
class Option:
    """Its token, what it brings in its turn, and where on the board it is, if it is anywhere."""

    token: str
    gain: dict[str, int]
    place: str = ""


@dataclass(frozen=True)
class Glance:
    """Another option, tried only briefly: about what it is worth, and whether it may be as good as the best
    for all one can tell."""

    option: Option
    share: float
    error: float
    tries: int
    level: bool


@dataclass(frozen=True)
class Total:
    """Of dice: in how many ways it comes, whether it is no worse than what was to be expected, and whether
    it is the one that came."""

    total: int
    odds: int
    good: bool
    came: bool


@dataclass(frozen=True)
class Moment:
    """A choice that cost its seat something or was a find, or an outcome of chance in its turn. `name` is
    what it is called, empty if it is small."""

    step: int
    turn: int
    seat: int
    name: str
    change: Entry  # of the share of the seat; of a find, how far it is ahead of the next
    came: Option  # what was played, or what chance brought
    better: Option | None  # of a choice that cost something
    plan: tuple[str, int] | None  # that begins with the best of them: where, and in how many turns
    odds: tuple[int, int] | None  # of what chance brought
    next: Option | None = None  # of a find: what would have been best but for it
    swing: tuple[float, float] | None = None  # the share without it (of luck: the expected one), and with it
    totals: list[Total] = field(default_factory=list)  # of all there may be, where dice were rolled
    right: float | None = None  # of bad luck after the right choice: how often something better comes
    further: list[Glance] = field(default_factory=list)  # of a choice: what else could have been done
    place: int = WIN  # that the seat could still play for: shares and swing are those of it

    @property
    def other(self) -> Option | None:
        """What a choice is held against."""
        return self.better or self.next


@dataclass(frozen=True)
class Judged:
    """What is known about the choices of a game."""

    game: Game[Any, Any]
    evaluation: Evaluation
    looks: Mapping[int, Look]
    comparisons: Mapping[int, Comparison]

    def was_right(self, number: int) -> bool:
        """Whether a choice was looked at and nothing better was found."""
        comparison = self.comparisons.get(number)
        return number in self.looks and not (comparison and comparison.clear)


def moments(judged: Judged, steps: list[Step]) -> list[Moment]:
    """All that is worth a word."""
    told: list[Moment] = []
    chosen = steps[0]  # last
    for i, step in enumerate(steps):
        chosen = step if step.free else chosen
        if step.luck is not None and step.active >= 0:
            told.append(fallen(judged, step, step.luck, chosen))
        elif step.number in judged.comparisons:
            told += weighed(judged, steps[i:])
    return told


def fallen(judged: Judged, step: Step, luck: Luck, chosen: Step) -> Moment:
    game, seat, players = judged.game, step.active, len(step.after)
    given = luck.given[seat]
    name = ("lucky" if given > 0 else "unlucky") if abs(given) >= scaled(LUCKY, players) else ""
    usual = Entry(given, luck.variance[seat] ** 0.5)
    came = Option(game.lexicon.token(step.action), {}, places.spot(game, step.position, step.action))
    whose = chosen.mover == seat and chosen.turn == step.turn
    right = whose and name == "unlucky" and judged.was_right(chosen.number)
    better = sum(odds for odds, gives in luck.each if gives[seat] > given) / luck.odds[1]
    return Moment(
        *(step.number, step.turn, seat, name, usual, came, None, None, luck.odds),
        swing=(step.after[seat] - given, step.after[seat]),
        totals=totals(game, step, luck) if name else [],
        right=better if right else None,
    )


def totals(game: Game[Any, Any], step: Step, luck: Luck) -> list[Total]:
    """By what the dice show together; none where no dice were rolled."""
    rolled = [said(game, a) for a in step.options]
    came = said(game, step.action)
    rolls = []
    for total in sorted({total for total in rolled if total is not None}):
        ways = [each for each, shown in zip(luck.each, rolled, strict=True) if shown == total]
        odds = sum(weight for weight, _ in ways)
        gives = sum(weight * given[step.active] for weight, given in ways) / odds
        rolls.append(Total(total, odds, gives >= 0, total == came))
    return rolls


def said(game: Game[Any, Any], a: int) -> int | None:
    """The total that an outcome shows, if it is one of dice."""
    shown = game.lexicon.kinds[a // SPAN].fields(a % SPAN).get(TOTAL)
    return shown if isinstance(shown, int) else None


def weighed(judged: Judged, steps: list[Step]) -> list[Moment]:
    """A choice that was thought about twice, if it cost something or was a find."""
    step, players = steps[0], len(steps[0].after)
    place = aim_of(step.before, step.mover)
    pair = judged.comparisons[step.number]
    find = is_find(judged.looks[step.number], pair, players)
    if not (pair.clear or find):
        return []
    played = option(judged.game, pair.played, places.played(judged.game, steps))
    where = places.instead(judged.game, judged.evaluation, step, pair.better.action)
    other = option(judged.game, pair.better, where)
    named = called(pair, players, place) if pair.clear else FOUND
    best, better, after = (pair.better, other, None) if pair.clear else (pair.played, None, other)
    change, swing = Entry(-pair.loss, pair.error), (pair.better.share, pair.played.share)
    whose = step.number, step.turn, step.mover
    more = [glance(judged, step, pair, each, best) for each in pair.further]
    return [
        Moment(
            *whose, named, change, played, better, plan(best), None, after, swing, further=more, place=place
        )
    ]


def glance(judged: Judged, step: Step, pair: Comparison, brief: Comparison, best: Choice) -> Glance:
    """Beside the two that were tried often: by how much it was apart from one of them in the same luck."""
    share = min(1.0, max(0.0, pair.better.share + brief.loss))
    where = places.instead(judged.game, judged.evaluation, step, brief.better.action)
    level = best.share - share <= SURE * hypot(brief.error, 0.0 if best is pair.better else pair.error)
    return Glance(option(judged.game, brief.better, where), share, brief.error, brief.better.tries, level)


def option(game: Game[Any, Any], chosen: Choice, where: str) -> Option:
    return Option(game.lexicon.token(chosen.action), chosen.gain, where)


def plan(chosen: Choice) -> tuple[str, int] | None:
    return (chosen.plan.place, chosen.plan.turns) if chosen.plan else None
