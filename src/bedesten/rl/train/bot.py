"""The bot that plays as its net thinks best, at once."""

from typing import Any

import numpy as np

from bedesten.bots.base import Bot, Budget
from bedesten.bots.encode.base import encoder
from bedesten.bots.evaluate.base import Evaluation
from bedesten.core.dice import Dice
from bedesten.core.game import Game
from bedesten.core.ids import Action
from bedesten.rl.train.net import HINTS, Net, hints


class LearnedBot(Bot):
    """Looks no move ahead."""

    def __init__(self, game: Game[Any, Any], evaluation: Evaluation, net: Net, seed: int) -> None:
        self.game, self.evaluation, self.net = game, evaluation, net
        self.encoder = encoder(game)
        self.dice = Dice(seed)

    def choose(self, v: Any, options: list[Action], budget: Budget) -> Action:
        if len(options) == 1:
            return options[0]
        s = self.game.imagine(v, self.dice)
        counts = np.array([len(options)])
        scores = np.array(self.evaluation.scores(s, self.game.to_move(s), options), np.float32)
        seen = np.frombuffer(self.encoder.observe(v), np.float32)[None, :]
        rows = np.frombuffer(self.encoder.options(v, options), np.float32).reshape(len(options), -1)
        assert rows.shape[1] + HINTS == self.net.shape.option
        promises, _ = self.net.think(seen, np.concatenate([rows, hints(scores, counts)], axis=1), counts)
        return options[int(np.argmax(promises))]
