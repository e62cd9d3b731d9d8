"""What only the Great Bazaar adds to what a learner sees: the catacombs, and coffee as a good."""

from bedesten.bots.encode.words import Argument
from bedesten.bots.istanbul.encode.board import Plan
from bedesten.bots.istanbul.encode.part import Part
from bedesten.bots.mocha.encode import GOODS
from bedesten.istanbul.kernel import Rules


class BazaarSight(Part):
    """After those of both expansions."""

    def __init__(self, rules: Rules, plan: Plan) -> None:
        super().__init__(rules, plan)
        self.steps = {"GoAnywhere": []}
        self.arguments = {
            "good": Argument(GOODS, lambda good: [0.2 if good == i else 0.0 for i in range(len(GOODS))])
        }
