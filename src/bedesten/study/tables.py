"""The tables of a review in words: the first cell of a row says what it is, the others are the seats'."""

from typing import Final

from bedesten.study.review import Accuracy, Review
from bedesten.study.words import Words

Row = list[str]

FAIR: Final = "fair"
NOTHING: Final = "–"
ENTRIES: Final = ["own_choices", "rivals_choices", FAIR, "own_luck", "rivals_luck"]


def head(words: Words, first: str = "") -> Row:
    return [first, *words.names]


def chances(review: Review, words: Words) -> list[Row]:
    """After every turn."""
    return [[str(turn.turn), *map(words.percent, turn.shares)] for turn in review.turns]


def ledger(review: Review, words: Words) -> list[Row]:
    """The fair share stands where it is reached; what was lost after the sum, of which it is no part."""
    ledgers = review.ledgers
    rows = [[words.say("start"), *(words.percent(each.start) for each in ledgers)]]
    for entry in ENTRIES:
        said = words.interval if entry == FAIR else words.points
        rows.append([words.say(entry), *(said(getattr(each, entry)) for each in ledgers)])
    rows.append([words.say("result"), *(words.percent(each.result) for each in ledgers)])
    return [*rows, [words.say("lost"), *(lost(review, seat, words) for seat in range(len(ledgers)))]]


def lost(review: Review, seat: int, words: Words) -> str:
    """Known once all choices of the seat are."""
    known = review.accuracy[seat][""].percent is not None
    return words.points(review.ledgers[seat].lost) if known else NOTHING


def accuracy(review: Review, words: Words) -> list[Row]:
    return [
        [words.say(phase or "whole"), *(counted(each[phase]) for each in review.accuracy)]
        for phase in review.accuracy[0]
    ]


def counted(mine: Accuracy) -> str:
    return f"{NOTHING if mine.percent is None else round(mine.percent)} ({mine.choices})"
