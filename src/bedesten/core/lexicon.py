"""Actions as words: `move:palace` is a verb and one argument, chance tokens carry a star."""

from bedesten.core.errors import BadToken
from bedesten.core.ids import SPAN, Action


def verb_of(a: Action) -> Action:
    """The first action of its block."""
    return a // SPAN * SPAN


class Kind:
    """A sort of argument: what its numbers are called, and which other spellings are understood; in which
    shape it is asked for, and which field of a message says it."""

    def __init__(
        self,
        name: str,
        words: list[str],
        aliases: dict[str, int] | None = None,
        shape: str = "plain",
        field: str = "",
    ) -> None:
        self.name = name
        self.words = words
        self.shape = shape
        self.field = field or name.replace(" ", "_")
        self.index: dict[str, int] = {word.lower(): i for i, word in enumerate(words) if word != UNUSED}
        self.index.update(aliases or {})

    def understands(self, word: str) -> int:
        """The number of a word, -1 for a word of another language."""
        return self.index.get(word.lower(), -1)

    def numbers(self) -> list[int]:
        return [i for i, word in enumerate(self.words) if word != UNUSED]

    def fields(self, argument: int) -> dict[str, object]:
        """What messages can say of an argument, in words of the notation or plain numbers."""
        return {self.field: self.words[argument]}


class Numbers(Kind):
    """Arguments that are said as the numbers they are."""

    def fields(self, argument: int) -> dict[str, object]:
        return {self.field: argument}


UNUSED = "*unused*"  # a gap in a word list, where numbering follows the printed numbers
NOTHING = Kind("nothing", [""])


class Lexicon:
    """All verbs of a game and what they are applied to."""

    def __init__(self) -> None:
        self.verbs: dict[int, str] = {}
        self.kinds: dict[int, Kind] = {}
        self.numbers: dict[str, int] = {}
        self.others: list[Kind] = []  # words that no verb takes, but events and positions use

    def add(self, verb: int, name: str, kind: Kind) -> None:
        """`verb` is the first action of its block: a multiple of SPAN."""
        number = verb // SPAN
        if number in self.verbs or name in self.numbers:
            raise ValueError(f"verb {number} '{name}' is taken by '{self.verbs.get(number, name)}'")
        self.verbs[number] = name
        self.kinds[number] = kind
        self.numbers[name] = number

    def widen(self, verb: int, kind: Kind) -> None:
        """A verb takes more arguments than before; those it had keep their numbers."""
        self.kinds[verb // SPAN] = kind

    def knows(self, a: Action) -> bool:
        """Whether there is a token for it."""
        kind = self.kinds.get(a // SPAN)
        argument = a % SPAN
        return kind is not None and argument < len(kind.words) and kind.words[argument] != UNUSED

    def token(self, a: Action) -> str:
        """The name of an action, such as `move:palace`."""
        number, argument = divmod(a, SPAN)
        word = self.kinds[number].words[argument]
        return f"{self.verbs[number]}:{word}" if word else self.verbs[number]

    def tokens(self, actions: list[Action]) -> list[str]:
        """The names of several."""
        return [self.token(a) for a in actions]

    def action(self, token: str) -> Action:
        """The action a token stands for; BadToken says what would be understood."""
        name, _, word = token.strip().partition(":")
        number = self.numbers.get(name.lower())
        if number is None:
            known = ", ".join(n for n in self.numbers if n.startswith("*") == name.startswith("*"))
            raise BadToken(f"'{token}' is not understood: expected one of {known}")
        argument = self.kinds[number].understands(word)
        if argument < 0:
            raise BadToken(f"'{token}' is not understood: expected {self.shape(number)}")
        return number * SPAN + argument

    def shape(self, number: int) -> str:
        """How a verb is used, with some of its arguments as examples."""
        kind = self.kinds[number]
        if kind is NOTHING:
            return f"'{self.verbs[number]}' alone"
        words = [kind.words[i] or "nothing" for i in kind.numbers()]
        some = ", ".join(words[:30]) + (", …" if len(words) > 30 else "")
        return f"'{self.verbs[number]}:' and a {kind.name}: {some}"

    def actions(self) -> list[Action]:
        """Every action there is, ascending."""
        return sorted(n * SPAN + i for n, kind in self.kinds.items() for i in kind.numbers())
