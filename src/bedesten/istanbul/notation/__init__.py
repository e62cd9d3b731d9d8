"""How positions of Istanbul, with or without expansions, are written.."""

from bedesten.core import rules as contract
from bedesten.core.errors import BadSetup
from bedesten.core.ids import CHANCE
from bedesten.core.notation import Notation
from bedesten.core.notation.editing import Field
from bedesten.core.rules import Setup
from bedesten.istanbul.chance import RollToken
from bedesten.istanbul.kernel import Rules, State
from bedesten.istanbul.notation import codec, editing, loading, scene
from bedesten.istanbul.notation.book import Book, Data, Part
from bedesten.istanbul.view import View


class IstanbulNotation(Notation[State, View]):
    """Positions as JSON and as scenes, with the words of every expansion."""

    def __init__(self, game: contract.Rules[State, View], rules: Rules, parts: list[Part]) -> None:
        self.game = game
        self.book = Book(game.name, rules, parts)
        self.place_numbers = self.book.place_numbers
        self.place_fields = self.book.place_fields
        self.unordered = self.book.unordered

    def dump(self, s: State) -> dict[str, object]:
        return codec.dump(s, self.book)

    def load(self, data: dict[str, object]) -> State:
        s = loading.load(data, self.book)
        self.game.settle(s)
        return s

    def dump_view(self, v: View) -> dict[str, object]:
        return codec.dump_view(v, self.book)

    def load_view(self, data: dict[str, object]) -> View:
        return loading.load_view(data, self.book)

    def scene(self, text: str, setup: Setup) -> dict[str, object]:
        if setup.options.get("layout") == "random" and "layout=" not in text:
            raise BadSetup(
                "layout random is laid by chance: expected *lay tokens and no scene, or layout=… in the scene"
            )
        return scene.read(text, scene.plain(self.laid_out(setup), self.book), self.book)

    def laid_out(self, setup: Setup) -> State:
        """A new game in which all tokens wait at the police station, where they are least in the way."""
        s = self.game.new(setup)
        while self.game.to_move(s) == CHANCE:
            options = self.game.legal(s)
            self.game.apply(s, options[-1] if isinstance(s.todo[-1], RollToken) else options[0])
        return s

    def describe(self, s: State) -> str:
        return scene.write(s, self.book)

    def fields(self, s: State) -> list[Field]:
        return editing.fields(s, self.book)

    def vocabularies(self, s: State) -> dict[str, list[str]]:
        return editing.vocabularies(s, self.book)

    def spread(self, s: State) -> Data:
        return editing.spread(s, self.book)

    def gather(self, data: Data) -> dict[str, object]:
        return editing.gather(data, self.book)
