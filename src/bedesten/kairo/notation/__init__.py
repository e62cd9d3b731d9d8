"""How positions of Kairo are written.."""

from bedesten.core import rules as contract
from bedesten.core.notation import Notation
from bedesten.core.notation.editing import Field
from bedesten.core.rules import Setup
from bedesten.kairo.kernel import Rules, State
from bedesten.kairo.notation import codec, editing, loading, scene
from bedesten.kairo.notation.plausible import UNORDERED
from bedesten.kairo.notation.scene import Data
from bedesten.kairo.view import View, announce


class KairoNotation(Notation[State, View]):
    """Positions as JSON and as scenes."""

    unordered = UNORDERED

    def __init__(self, game: contract.Rules[State, View], rules: Rules) -> None:
        self.game = game
        self.rules = rules

    def dump(self, s: State) -> dict[str, object]:
        return codec.dump(s, self.game.name)

    def load(self, data: dict[str, object]) -> State:
        s, draft = loading.load(data, self.rules, self.game.name)
        self.game.settle(s)
        announce(self.game, s, draft)
        return s

    def scene(self, text: str, setup: Setup) -> dict[str, object]:
        return scene.read(text, scene.plain(self.game.new(setup), self.game.name))

    def describe(self, s: State) -> str:
        return scene.write(s, self.game.name)

    def dump_view(self, v: View) -> dict[str, object]:
        return codec.dump_view(v, self.game.name)

    def load_view(self, data: dict[str, object]) -> View:
        return loading.load_view(data, self.rules, self.game.name)

    def fields(self, s: State) -> list[Field]:
        return editing.fields(s)

    def vocabularies(self, s: State) -> dict[str, list[str]]:
        return editing.vocabularies(s)

    def spread(self, s: State) -> Data:
        return editing.spread(s, self.game.name)

    def gather(self, data: Data) -> dict[str, object]:
        return editing.gather(data)
