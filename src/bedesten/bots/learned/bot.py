"""The bot that plays as its net thinks best, at once."""

from pathlib import Path
from typing import Any, Final

from bedesten.bots.base import Bot, Budget
from bedesten.bots.encode.base import encoder
from bedesten.bots.encode.compact import Compact
from bedesten.bots.learned.net import Net, read, sixtieths
from bedesten.core.boxes import slices
from bedesten.core.game import Game
from bedesten.core.ids import Action

FILE: Final = "learned.net"


def net_file(game: Game[Any, Any]) -> Path | None:
    """The net of a game lies with its last box."""
    layers = list(slices(game.boxes, "bedesten.bots"))
    file = Path(str(layers[-1].__file__)).with_name(FILE) if layers else None
    return file if file is not None and file.exists() else None


def learned(game: Game[Any, Any], seed: int) -> "LearnedBot":
    """Of a game that has a net."""
    file = net_file(game)
    assert file is not None
    return LearnedBot(game, read(file))


class LearnedBot(Bot):
    """Looks no move ahead, and leaves nothing to chance."""

    def __init__(self, game: Game[Any, Any], net: Net) -> None:
        self.net = net
        self.encoder = encoder(game)
        self.compact = Compact(game.lexicon)
        self.memory = self.encoder.memory()
        self.before = net.memory()

    def choose(self, v: Any, options: list[Action], budget: Budget) -> Action:
        """A set is named one by one, as it was learned."""
        if len(options) == 1:
            return options[0]
        compact, begun = self.compact, 0
        offered = compact.choices(options)
        while True:
            row: list[bytes] = []
            self.encoder.see(v, begun, self.memory, row)
            choice = self.net.best(sixtieths(b"".join(row)), offered, self.before)
            if compact.whole[choice]:
                return compact.actions[choice]
            offered = compact.goes_on(choice, options, begun)
            begun = compact.with_element(choice, options, begun)
            if not offered:
                return compact.set_action(choice, options, begun)
