"""A review in sentences of a language."""

from typing import Any, Final

from bedesten.core.game import Game
from bedesten.study.judge import LINES, scaled
from bedesten.study.ledger import Entry, Ledger
from bedesten.study.review import Moment, Option, Review
from bedesten.text import Text

MUCH: Final = 0.25  # given away by choices that cost something, with four players
SOME: Final = 0.05  # of luck
EVEN: Final = 0.5
MINUS: Final = "−"


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
        """In points, with its sign; what rounds to nought has none."""
        rounded = round(100 * value, 1)
        said = f"{abs(rounded):.1f}".replace(".", self.say("decimal"))
        return said if not (sign and rounded) else ("+" if rounded > 0 else MINUS) + said

    def points(self, entry: Entry) -> str:
        return f"{self.number(entry.share)} ± {self.number(entry.error, sign=False)}"

    def percent(self, share: float) -> str:
        """Shares are shown between nothing and everything, whatever sums come to."""
        return self.say("percent", percent=round(100 * min(1.0, max(0.0, share))))

    def interval(self, entry: Entry) -> str:
        return f"{self.percent(entry.share)} ± {self.number(entry.error, sign=False)}"

    def lines(self) -> str:
        """Above which losses a choice is called something."""
        players = len(self.names)
        called = {name: f"{100 * scaled(line, players):.3g}" for name, line in LINES.items()}
        shown = {name: said.replace(".", self.say("decimal")) for name, said in called.items()}
        return self.say("lines", players=players, **shown)

    # --- moments

    def title(self, moment: Moment) -> str:
        plain = "luck" if moment.better is None else "choice"
        return self.say(moment.name or plain)

    def when(self, moment: Moment) -> str:
        return self.say("turn", turn=moment.turn, who=self.names[moment.seat])

    def told(self, moment: Moment) -> list[str]:
        """What happened, what was better, and why."""
        if moment.better is None:
            assert moment.odds is not None
            odds, total = moment.odds
            return [self.say("came", what=self.option(moment.came), odds=odds, total=total)]
        told = [self.with_gain("better", moment.better), self.with_gain("played", moment.came)]
        return [*told, self.text.aim(*moment.plan)] if moment.plan else told

    def with_gain(self, key: str, option: Option) -> str:
        return self.say(key, what=self.option(option), gain=self.text.gained(option.gain))

    def option(self, option: Option) -> str:
        return self.text.option(self.game, self.game.lexicon.action(option.token), self.names)

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
        lost = [-each.own_choices.share for each in others]
        if -mine.own_choices.share == min(lost) < max(lost):
            return self.say("best_play")
        if -mine.own_choices.share == max(lost) > scaled(MUCH, len(others)):
            return self.say("worst_play")
        return self.say("plain_play", points=self.number(mine.own_choices.share, sign=False))

    def luck(self, mine: Ledger) -> str:
        given = mine.own_luck.share
        return self.say("good_luck" if given > SOME else "bad_luck" if given < -SOME else "even_luck")

    def outcome(self, mine: Ledger, others: list[Ledger]) -> str:
        fair = mine.fair.share
        if mine.result > 0:
            return self.say("won" if fair >= EVEN else "won_anyway", fair=self.percent(fair))
        return self.say("should_have_won") if fair == max(each.fair.share for each in others) else ""
