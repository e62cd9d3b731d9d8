"""A puzzle in sentences of a language."""

from fractions import Fraction
from typing import Final

from bedesten.core.ids import SPAN, Action
from bedesten.puzzles.aims import MOST
from bedesten.puzzles.proof import Case
from bedesten.puzzles.puzzle import Puzzle
from bedesten.puzzles.themes import GIVES_AWAY
from bedesten.text import Text

FEW: Final = 4  # outcomes that are named


class Words:
    """In the voice of one language, for the game of a puzzle."""

    def __init__(self, text: Text) -> None:
        self.text = text

    def say(self, key: str, **facts: object) -> str:
        return self.text.say(f"ui.puzzle.{key}", facts)

    def asked(self, puzzle: Puzzle) -> str:
        goal = puzzle.goal
        what = self.text.name("measure", goal.most) if goal.most else self.least(goal.least)
        return self.say(f"next.{puzzle.kind}" if puzzle.turns > 1 else puzzle.kind, what=what)

    def least(self, amounts: dict[str, int]) -> str:
        told = [
            self.say("least", what=self.text.say(f"count.measure.{name}", {"count": n}))
            for name, n in amounts.items()
        ]
        return told[0] if len(told) == 1 else self.say("and", first=told[0], then=told[1])

    def hint(self, puzzle: Puzzle, token: str, first: bool, names: list[str]) -> str:
        """The place where the answer begins; where there is none, and later on, what comes next."""
        places = [theme for theme in puzzle.themes if theme.startswith(GIVES_AWAY)]
        if first and places:
            return self.say("hint_place", place=self.theme(places[0]))
        return self.say("hint_next", what=self.option(self.text.game.lexicon.action(token), names))

    def theme(self, theme: str) -> str:
        """What a theme is called: a kind, how far it goes, something that is counted, a place."""
        family, _, word = theme.partition(":")
        if family in ("kind", "turn"):
            return self.say(f"kind.{word}")
        return self.text.name("measure" if family == "aim" else "place", word)

    def value(self, puzzle: Puzzle, value: Fraction) -> str:
        if puzzle.kind == MOST:
            return self.say("mean", number=self.decimal(value))
        if value in (0, 1):
            return self.say("always" if value else "never")
        return self.say("share", odds=str(value), percent=self.decimal(100 * value))

    def decimal(self, value: Fraction) -> str:
        said = f"{float(value):.2f}".rstrip("0").rstrip(".")
        return said.replace(".", self.text.say("ui.review.decimal"))

    def case(self, case: Case, names: list[str]) -> str:
        """Outcomes with commas between them, the first of many; choices one after the other."""
        if case.chance and case.weight == case.total:
            return self.say("whatever")
        told = list(dict.fromkeys(self.option(a, names) for a in case.actions))
        if case.chance:
            few = ", ".join(told[:FEW])
            return self.say("more", first=few, count=len(told) - FEW) if len(told) > FEW else few
        said = told[0]
        for each in told[1:]:
            said = self.say("then", first=said, next=each)
        return self.say("more", first=said, count=case.others) if case.others else said

    def dice(self, case: Case) -> list[list[int]]:
        """What two dice show in it; empty where something else falls."""
        kinds = self.text.game.lexicon.kinds
        told = [kinds[a // SPAN].fields(a % SPAN) for a in case.actions] if case.chance else []
        return [pair for pair in map(pair_of, told) if pair]

    def option(self, a: Action, names: list[str]) -> str:
        """As a part of a sentence."""
        return self.text.option(self.text.game, a, names).removesuffix(".")


def pair_of(fields: dict[str, object]) -> list[int]:
    """Two dice, if that is what messages say of it."""
    match fields:
        case {"die": int(one), "die2": int(other)}:
            return [one, other]
    return []
