"""A study as it is told to the page, in its language."""

from collections import Counter
from typing import Final

from bedesten.server.protocol.finished import (
    GameStudy,
    StudyEntry,
    StudyGlance,
    StudyMoment,
    StudySeat,
    StudyStep,
    StudyTotal,
    StudyTurn,
)
from bedesten.server.replay.records import Played
from bedesten.server.replay.reviews import DONE, Progress
from bedesten.study import Review, tables
from bedesten.study.ledger import Change, Ledger
from bedesten.study.moments import Moment
from bedesten.study.words import Words
from bedesten.text import Text

FEWEST: Final = 4  # rounds of a game of which something can be said
NOTES = {"accuracy": ["accuracy_about"], "share": ["turns_about"]}


def told(game: Played, progress: Progress, before: int, left: float, text: Text) -> GameStudy:
    """Before the first slice is over there is nothing but who played, and what an older engine found."""
    words, far, review = Words(text, game.game, game.names), progress.review, progress.shown
    whole = progress.state == DONE or review is progress.older
    rounds = -(-review.turns[-1].turn // len(game.names)) if review and review.turns else 0
    return GameStudy(
        state=progress.state,
        before=before,
        left=left,
        older=progress.dated if review and review is progress.older else None,
        short=0 < rounds < FEWEST,
        game=game.row.game,
        rounds=rounds,
        done=far.done if far else 0,
        questions=far.questions if far else 0,
        names=game.names,
        marks=game.marks,
        boxes=game.game.boxes,
        turns=[StudyTurn(t.turn, t.step, t.seat, t.shares) for t in review.turns] if review else [],
        seats=[seat_of(review, seat, rank, words, whole) for seat, rank in enumerate(game.ranks)]
        if review
        else [],
        phases=[words.say(phase or "whole") for phase in review.accuracy[0]] if review else [],
        moments=[moment_of(each, words, top) for each, top in noted(review)] if review else [],
        steps=[step_of(each) for each in review.steps] if review and whole else [],
        notes={name: " ".join(map(words.say, keys)) for name, keys in NOTES.items()}
        | {"ledger": " ".join(words.about(review)), "moments": words.lines()},
    )


def step_of(each: Change) -> StudyStep:
    return StudyStep(
        each.step, each.turn, each.active, each.mover, each.chooser, each.chosen, each.luck or []
    )


def noted(review: Review) -> list[tuple[Moment, bool]]:
    """All that have a name or matter most, in the order of the game; whether they are of the latter."""
    top = {each.step: each for each in review.moments}
    both = {each.step: each for each in review.marked} | top
    return [(both[step], step in top) for step in sorted(both)]


def seat_of(review: Review, seat: int, rank: int, words: Words, whole: bool) -> StudySeat:
    return StudySeat(
        words.verdict(review, seat) if whole else "",
        ledger_of(review.ledgers[seat], words),
        lost_of(review, seat, words),
        [tables.counted(each) for each in review.accuracy[seat].values()],
        [each.percent for each in review.accuracy[seat].values()],
        dict(Counter(each.name for each in review.marked if each.seat == seat)),
        rank,
    )


def ledger_of(mine: Ledger, words: Words) -> list[StudyEntry]:
    """In the order of the table, the fair share where it is reached."""
    ends = {"start": mine.start, "result": mine.result}
    entries = [(name, getattr(mine, name)) for name in tables.ENTRIES]
    told = [
        StudyEntry(
            name,
            words.say(name),
            each.share,
            words.interval(each) if name == tables.FAIR else words.points(each),
        )
        for name, each in entries
    ]
    first, last = (
        StudyEntry(name, words.say(name), share, words.percent(share)) for name, share in ends.items()
    )
    return [first, *told, last]


def lost_of(review: Review, seat: int, words: Words) -> StudyEntry:
    share = review.ledgers[seat].lost.share
    return StudyEntry("lost", words.say("lost"), share, tables.lost(review, seat, words))


def moment_of(each: Moment, words: Words, top: bool) -> StudyMoment:
    return StudyMoment(
        each.step,
        each.turn,
        each.seat,
        each.other is not None,
        each.name,
        words.title(each),
        each.change.share,
        words.say("points", points=words.points(each.change)),
        words.told(each),
        each.came.place,
        each.other.place if each.other else "",
        top,
        words.change(each),
        [StudyTotal(one.total, one.odds, one.good, one.came) for one in each.totals],
        each.right is not None,
        [*(each.swing or ())],
        [StudyGlance(words.also(one), one.share, words.briefly(one), one.level) for one in each.further],
    )
