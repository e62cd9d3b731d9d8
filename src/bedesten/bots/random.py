"""The bot that takes any option, each as likely as the other."""

from typing import Any

from bedesten.bots.base import Bot, Budget
from bedesten.core.dice import Dice
from bedesten.core.ids import Action


class RandomBot(Bot):
    looks = False

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)

    def choose(self, v: Any, options: list[Action], budget: Budget) -> Action:
        return self.dice.pick(options)
