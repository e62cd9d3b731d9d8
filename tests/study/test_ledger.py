"""The ledger adds up: start and entries are the result, for every seat of every recorded game."""

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from functools import cache
from math import sqrt

import pytest

from bedesten import catalog
from bedesten.core.ids import CHANCE
from bedesten.core.play import record
from bedesten.core.play.match import Match
from bedesten.study.ledger import Entry, Ledger, Loss, changes, ledgers
from bedesten.study.walk import Eye, Luck, Shares, Step, walk
from scripts.golden import GAMES, Golden, path_of, players_of
from tests.tiers import first, thorough


def golden(which: Golden) -> Match:
    return record.final(record.read(path_of(*which).read_text()), catalog.game(which.name))


@cache
def walked(which: Golden) -> list[Step]:
    match = golden(which)
    return list(walk(match.game, match.setup, match.actions, catalog.evaluation(match.game)))


def total(ledger: Ledger) -> float:
    return ledger.start + sum(entry.share for entry in ledger.entries())


def plain(entry: Entry) -> tuple[float, float]:
    return entry.share, entry.error


# greedy bots play as long as people do; of every game one, with other numbers of players
FEW = {name: players_of(name)[-1 - n % 2] for n, name in enumerate(catalog.GAMES)}
RECORDED = [
    which if first(which) and which.bot == "greedy" and FEW[which.name] == which.players else thorough(which)
    for which in GAMES
]
recorded = pytest.mark.parametrize("which", RECORDED, ids=lambda which: path_of(*which).stem)


@recorded
def test_start_and_entries_add_up_to_the_result(which: Golden) -> None:
    ranks = record.read(path_of(*which).read_text()).result
    mine = ledgers(walked(which), {})
    for ledger, rank in zip(mine, ranks, strict=True):
        assert total(ledger) == pytest.approx(ledger.result, abs=1e-6)
        assert ledger.fair.share == pytest.approx(
            ledger.result - ledger.own_luck.share - ledger.rivals_luck.share, abs=1e-6
        )
        assert ledger.result == pytest.approx((rank == 1) / ranks.count(1))
    for pair in (slice(0, 2), slice(2, 4)):
        given = sum(entry.share for each in mine for entry in each.entries()[pair])
        assert given == pytest.approx(0.0, abs=1e-6), "what one gains others lose"


def again(match: Match) -> Iterator[tuple[Match, str]]:
    """The match before each of its actions from the first turn on, and the action."""
    then = Match(match.game, match.setup)
    for token in match.log:
        if then.game.turn(then.state) > 0:
            yield then, token
        then.push_token(token)


def told_simply(match: Match) -> list[list[float]]:
    """By seat: own choices, rivals' choices, own luck, rivals' luck. Of every outcome of chance it is asked
    what all others would have been worth."""
    game, eye = match.game, Eye(match.game, catalog.evaluation(match.game))
    told, turn, chooser = [[0.0] * 4 for _ in range(match.setup.players)], 0, CHANCE
    for then, token in again(match):
        s, a = then.state, game.lexicon.action(token)
        rolled, options = game.to_move(s) == CHANCE, game.legal(s)
        if not rolled and len(options) > 1:
            chooser = game.to_move(s)
        elif game.turn(s) != turn and game.active(s) >= 0:
            chooser = game.active(s)
        turn = game.turn(s)
        weights = dict(zip(options, game.odds(s), strict=True)) if rolled else {a: 1}
        worth: dict[int, Shares] = {}
        for each in weights:
            game.apply(after := game.clone(s), each)
            worth[each] = eye.shares(after)
        for seat, (mine, share) in enumerate(zip(told, eye.shares(s), strict=True)):
            odds = [
                (float(Fraction(w, sum(weights.values()))), worth[each][seat]) for each, w in weights.items()
            ]
            expected = sum(chance * then_worth for chance, then_worth in odds)
            mine[0 if chooser == seat else 1] += expected - share
            mine[2 if game.active(s) == seat else 3] += worth[a][seat] - expected
    return told


@recorded
def test_every_entry_is_what_it_is_said_to_be(which: Golden) -> None:
    for ledger, simply in zip(ledgers(walked(which), {}), told_simply(golden(which)), strict=True):
        assert [each.share for each in ledger.entries()] == pytest.approx(simply, abs=1e-6)
        assert simply[:2] != [0.0, 0.0]


GAME = Golden("istanbul", 3, 0, "greedy")


def test_chance_gives_nothing_on_average() -> None:
    """Over all outcomes of every roll and draw, by their odds."""
    rolled = [step for step in walked(GAME) if step.mover == CHANCE]
    assert rolled
    for step in rolled:
        assert step.luck is not None
        assert sum(step.luck.given) == pytest.approx(0.0, abs=1e-6)
        n, total = step.luck.odds
        assert 0 < n <= total


def made_up(before: Shares, after: Shares, **facts: object) -> Step:
    step = Step(1, 1, 0, 0, 7, [7, 8], before, after, None, None)
    return replace(step, **facts)  # type: ignore[arg-type]


def test_what_chance_gave_beyond_what_was_expected_is_luck_and_the_rest_of_who_chose_last() -> None:
    """Seat 0 chooses, chance falls, seat 0 is forced; then the turn of seat 1 begins by force."""
    steps = [
        made_up([0.5, 0.5], [0.75, 0.25]),
        made_up([0.75, 0.25], [0.9, 0.1], mover=CHANCE, luck=Luck([0.25, -0.25], [0.04, 0.04], (1, 2), [])),
        made_up([0.9, 0.1], [0.8, 0.2], options=[7]),
        made_up([0.8, 0.2], [0.7, 0.3], turn=2, active=1, mover=1, options=[7]),
        made_up([0.7, 0.3], [0.4, 0.6], turn=2, active=1, mover=1),
    ]
    assert [each.chooser for each in changes(steps)] == [0, 0, 0, 1, 1]
    mine, rival = ledgers(steps, {})
    told = [(0.05, 0.05), (-0.4, 0.4), (0.25, 0.2), (0.0, 0.0)]
    assert [plain(each) for each in mine.entries()] == [pytest.approx(each) for each in told]
    assert plain(rival.own_choices) == pytest.approx((0.4, 0.4))
    assert plain(rival.rivals_luck) == pytest.approx((-0.25, 0.2))
    assert mine.fair.share == pytest.approx(mine.result - 0.25)
    assert mine.fair.error == pytest.approx(sqrt((0.05**2 + 0.4**2 + 0.25) / 2))


def test_who_chooses_in_the_turn_of_another_is_answered_for_until_somebody_else_chooses() -> None:
    steps = [
        made_up([0.5, 0.5], [0.6, 0.4], mover=1),
        made_up([0.6, 0.4], [0.7, 0.3], options=[7]),
        made_up([0.7, 0.3], [0.4, 0.6], mover=0),
    ]
    assert [each.chooser for each in changes(steps)] == [1, 1, 0]


def test_what_was_lost_is_told_beside_the_sum() -> None:
    steps = walked(GAME)
    one, two = [step for step in steps if step.free and step.mover == 0][:2]
    unjudged = ledgers(steps, {})
    lost = ledgers(steps, {one.number: Loss(0.06, 0.03), two.number: Loss(0.02, 0.04)})
    assert plain(lost[0].lost) == pytest.approx((-0.08, 0.05))
    for before, after in zip(unjudged, lost, strict=True):
        assert before.entries() == after.entries()
    assert not any(each.lost.share for each in unjudged)


def test_the_deal_is_no_part_of_the_play() -> None:
    steps = walked(Golden("istanbul", 4, 2, "greedy"))
    assert steps[0].turn == 1
    assert steps[0].number > 1, "cards were dealt before"
