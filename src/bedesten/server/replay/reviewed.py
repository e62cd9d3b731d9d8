"""A study as it is told to the page, in its language."""

from bedesten.server.protocol.finished import GameStudy, StudyEntry, StudyMoment, StudySeat, StudyTurn
from bedesten.server.replay.records import Played
from bedesten.server.replay.reviews import DONE, Progress
from bedesten.study import Review, tables
from bedesten.study.ledger import Ledger
from bedesten.study.review import Moment
from bedesten.study.words import Words
from bedesten.text import Text

NOTES = {"ledger": ["adds", "about"], "accuracy": ["accuracy_about"], "share": ["turns_about"]}


def told(game: Played, found: Progress, before: int, text: Text) -> GameStudy:
    """Before the first slice is over there is nothing but who played."""
    words, review = Words(text, game.game, game.names), found.review
    whole = found.state == DONE
    return GameStudy(
        state=found.state,
        before=before,
        done=review.done if review else 0,
        questions=review.questions if review else 0,
        names=game.names,
        marks=game.marks,
        boxes=game.game.boxes,
        turns=[StudyTurn(t.turn, t.step, t.seat, t.shares) for t in review.turns] if review else [],
        seats=[seat_of(review, seat, words, whole) for seat in range(len(game.names))] if review else [],
        phases=[words.say(phase or "whole") for phase in review.accuracy[0]] if review else [],
        moments=[moment_of(each, words) for each in review.moments] if review else [],
        notes={name: " ".join(map(words.say, keys)) for name, keys in NOTES.items()}
        | {"moments": words.lines()},
    )


def seat_of(review: Review, seat: int, words: Words, whole: bool) -> StudySeat:
    return StudySeat(
        words.verdict(review, seat) if whole else "",
        ledger_of(review.ledgers[seat], words),
        [tables.counted(each) for each in review.accuracy[seat].values()],
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


def moment_of(each: Moment, words: Words) -> StudyMoment:
    return StudyMoment(
        each.step,
        each.turn,
        each.seat,
        each.better is not None,
        each.name,
        words.title(each),
        each.change.share,
        words.say("points", points=words.points(each.change)),
        words.told(each),
    )
