"""A review in sentences of a language."""

from typing import Any, Final

from bedesten.bots.mcts.explain import SURE
from bedesten.core.game import Game
from bedesten.study.aim import HARDLY, WIN
from bedesten.study.judge import FIND, FOUND, LINES, scaled
from bedesten.study.ledger import Entry, Ledger
from bedesten.study.moments import Glance, Moment, Option
from bedesten.study.review import NOTICED, Review
from bedesten.text import Text

MUCH: Final = 0.25  # given away by choices that cost something, with four players
SOME: Final = 0.05  # of luck
EVEN: Final = 0.5
MINUS: Final = "−"


def within(share: float) -> float:
    """What is shown of a sum: nothing at least, everything at most."""
    return min(1.0, max(0.0, share))


class Words:
    """In the voice of one language; the seats have their names."""

    def __init__(self, text: Text, game: Game[Any, Any], names: list[str]) -> None:
        self.text = text
        self.game = game
        self.names = names

    def say(self, key: str, **facts: object) -> str:
        return self.text.say(f"ui.review.{key}", facts)

    # --- numbers

    def number(self, value: float, sign: bool = True) -> str:
        """In points, with its sign; what rounds to zero has none."""
        rounded = round(100 * value, 1)
        said = f"{abs(rounded):.1f}".replace(".", self.say("decimal"))
        return said if not (sign and rounded) else ("+" if rounded > 0 else MINUS) + said

    def points(self, entry: Entry) -> str:
        return f"{self.number(entry.share)} ± {self.number(entry.error, sign=False)}"

    def percent(self, share: float) -> str:
        """Shares are shown between nothing and everything, whatever sums come to."""
        return self.say("percent", percent=round(100 * within(share)))

    def interval(self, entry: Entry) -> str:
        """A share, and between which ends it lies in 19 cases of 20."""
        ends = [entry.share - SURE * entry.error, entry.share + SURE * entry.error]
        low, high = (round(100 * within(end)) for end in ends)
        return f"{self.percent(entry.share)} ({low}–{high})"

    def lines(self) -> str:
        """Above which losses a choice is called something."""
        players = len(self.names)
        called = {name: f"{100 * scaled(line, players):.3g}" for name, line in {**LINES, FOUND: FIND}.items()}
        shown = {name: said.replace(".", self.say("decimal")) for name, said in called.items()}
        return self.say("lines", players=players, hardly=self.percent(HARDLY), **shown)

    def about(self, review: Review | None) -> list[str]:
        """What the ledger means, and that luck is nought where the evaluation saw none."""
        told = [self.say("adds"), self.say("about")]
        unseen = review is not None and all(each.own_luck.error < NOTICED for each in review.ledgers)
        return [*told, self.say("no_luck")] if unseen else told

    # --- moments

    def title(self, moment: Moment) -> str:
        plain = "luck" if moment.other is None else "choice"
        return self.say(moment.name or plain)

    def headed(self, moment: Moment) -> str:
        """When it was, what it is called and what it changed."""
        return self.say(
            "headed", when=self.when(moment), title=self.title(moment), change=self.change(moment)
        )

    def when(self, moment: Moment) -> str:
        return self.say("turn", turn=moment.turn, who=self.names[moment.seat])

    def told(self, moment: Moment) -> list[str]:
        """What happened, what was better, and why."""
        if moment.odds is not None:
            odds, total = moment.odds
            came = self.say("came", what=self.option(moment.came), odds=odds, total=total)
            return [came, *self.comfort(moment)]
        ways = {"better": moment.better, "played": moment.came, "next": moment.next}
        told = [self.with_gain(key, way) for key, way in ways.items() if way is not None]
        return [*told, self.text.aim(*moment.plan)] if moment.plan else told

    def further(self, moment: Moment) -> list[str]:
        """What else could have been done, and how little is known of it."""
        return [
            self.say(
                "glance", told=self.also(each), percent=self.percent(each.share), about=self.briefly(each)
            )
            for each in moment.further
        ]

    def also(self, glance: Glance) -> str:
        return self.with_gain("also", glance.option)

    def briefly(self, glance: Glance) -> str:
        error = self.number(glance.error, sign=False)
        about = self.say("briefly", error=error, tries=glance.tries)
        return self.say("level", about=about) if glance.level else about

    def comfort(self, moment: Moment) -> list[str]:
        """Luck is never blamed on a choice."""
        return [] if moment.right is None else [self.say("right", percent=self.percent(moment.right))]

    def change(self, moment: Moment) -> str:
        """In points of winning, or of the place that was left to play for, and from which share to which."""
        unit = "points" if moment.place == WIN else "points_of_place"
        points = self.say(unit, points=self.points(moment.change), place=moment.place)
        if moment.swing is None:
            return points
        before, after = map(self.percent, moment.swing)
        return self.say("swing", points=points, before=before, after=after)

    def with_gain(self, key: str, option: Option) -> str:
        return self.say(key, what=self.option(option), gain=self.text.gained(option.gain))

    def option(self, option: Option) -> str:
        """As a part of a sentence."""
        said = self.text.option(self.game, self.game.lexicon.action(option.token), self.names)
        return said.removesuffix(".")

    # --- verdicts

    def verdict(self, review: Review, seat: int) -> str:
        """How the seat played, what luck it had, and what came of it."""
        mine, all_ = review.ledgers[seat], review.ledgers
        parts = [self.play(mine, all_), self.luck(mine), self.outcome(mine, all_)]
        said = parts[0]
        for part in filter(None, parts[1:]):
            said = self.say("joined", first=said, then=part)
        return self.say("sentence", said=said)

    def play(self, mine: Ledger, others: list[Ledger]) -> str:
        lost = [-each.lost.share for each in others]
        if -mine.lost.share == min(lost) < max(lost):
            return self.say("best_play")
        if -mine.lost.share == max(lost) > scaled(MUCH, len(others)):
            return self.say("worst_play")
        return self.say("plain_play", points=self.number(mine.lost.share, sign=False))

    def luck(self, mine: Ledger) -> str:
        given = mine.own_luck.share
        return self.say("good_luck" if given > SOME else "bad_luck" if given < -SOME else "even_luck")

    def outcome(self, mine: Ledger, others: list[Ledger]) -> str:
        fair = mine.fair.share
        if mine.result > 0:
            return self.say("won" if fair >= EVEN else "won_anyway", fair=self.percent(fair))
        return self.say("should_have_won") if fair == max(each.fair.share for each in others) else ""
