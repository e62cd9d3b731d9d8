"""What might have been played instead, with notes: a tree beside a line of words, written after a record."""

from collections import deque
from collections.abc import Iterator, Sequence
from typing import Any, Final

from bedesten.core.errors import BadRecord
from bedesten.core.event import Event
from bedesten.core.game import Game
from bedesten.core.numbers import is_whole

VARIATION: Final = "variation"
NOTE: Final = "note"
MOST_WORDS: Final = 4000  # of all variations together
MOST_NOTE: Final = 500  # characters of one note
MOST_NOTES: Final = 200


class Node:
    """A moment: the word that led to it, what somebody notes about it, and what was tried from there."""

    def __init__(self, word: str = "") -> None:
        self.word = word
        self.note = ""
        self.after: dict[str, Node] = {}

    def then(self, word: str) -> "Node":
        """The same word twice leads to the same moment."""
        return self.after.setdefault(word, Node(word))

    def along(self, words: Sequence[str]) -> "list[Node]":
        """This moment, and those after each of these words."""
        nodes = [self]
        for word in words:
            nodes.append(nodes[-1].then(word))
        return nodes

    def onward(self) -> "list[Node]":
        """This moment and the first that was tried from each."""
        nodes = [self]
        while nodes[-1].after:
            nodes.append(next(iter(nodes[-1].after.values())))
        return nodes

    def join(self, other: "Node") -> None:
        """All that is known of the same moment elsewhere."""
        pairs = [(self, other)]
        for mine, theirs in pairs:
            mine.note = mine.note or theirs.note
            pairs += [(mine.then(word), node) for word, node in theirs.after.items()]


# ------------------------------------------------------------------ text


def is_one(line: str) -> bool:
    """Whether a line of a record belongs to its variations."""
    return line.partition(" ")[0] in (VARIATION, NOTE)


def moments(root: Node, main: Sequence[str] = ()) -> Iterator[tuple[str, Node, list[list[Node]]]]:
    """Each by its name, with the lines that leave there. `1.3` is after three words of variation 1; they are
    numbered as they are told, and number 0 is the game."""
    count = 0
    waiting = deque([(0, root.along(main))])
    while waiting:
        number, nodes = waiting.popleft()
        for at in range(min(number, 1), len(nodes)):  # where a variation leaves, its line has told
            leaving = [
                child.onward() for child in nodes[at].after.values() if child not in nodes[at + 1 : at + 2]
            ]
            yield f"{number}.{at}", nodes[at], leaving
            for chain in leaving:
                count += 1
                waiting.append((count, [nodes[at], *chain]))


def write(root: Node, main: Sequence[str] = ()) -> list[str]:
    """A line for every variation and every note."""
    lines: list[str] = []
    for name, node, leaving in moments(root, main):
        if node.note:
            lines.append(f"{NOTE} {name} {node.note}")
        for chain in leaving:
            lines.append(f"{VARIATION} {name} {' '.join(each.word for each in chain)}")
    return lines


def read(lines: Sequence[str], main: Sequence[str] = ()) -> Node:
    """The tree beside a line of words; BadRecord says what was expected."""
    root = Node()
    known = [root.along(main)]
    words = notes = 0
    for line in lines:
        kind, _, rest = line.strip().partition(" ")
        where, _, text = rest.partition(" ")
        if kind not in (VARIATION, NOTE) or not text.strip():
            raise BadRecord(f"{line[:40]!r}: expected '{VARIATION} 0.5 WORD …' or '{NOTE} 0.5 TEXT'")
        node = moment(where, known, line)
        if kind == VARIATION:
            chosen = text.split()
            words += len(chosen)
            known.append(node.along(chosen))
        else:
            notes += 1
            node.note = clean(text)
        if words > MOST_WORDS or notes > MOST_NOTES:
            raise BadRecord(f"variations: expected at most {MOST_WORDS} words and {MOST_NOTES} notes")
    return root


def moment(where: str, known: list[list[Node]], line: str) -> Node:
    """`1.3`: after three words of variation 1, one that stands above."""
    number, _, at = where.partition(".")
    if is_whole(number) and is_whole(at) and 0 <= int(number) < len(known):
        if 0 <= int(at) < len(known[int(number)]):
            return known[int(number)][int(at)]
    raise BadRecord(f"{line[:40]!r}: {where[:20]!r} is not a moment of the lines above")


def clean(text: str) -> str:
    """One line, and not too long."""
    return " ".join(text.split())[:MOST_NOTE]


def leaving(lines: Sequence[str], main: Sequence[str]) -> tuple[int, list[str]]:
    """After how many words of a game something else was tried or noted first, and all of it from there."""
    moments = read(lines, main).along(main)
    busy = [at for at, node in enumerate(moments) if node.note or len(node.after) > 1]
    if not busy:
        return 0, []
    if len(moments) > busy[-1] + 1:
        del moments[busy[-1]].after[moments[busy[-1] + 1].word]  # the game goes on as it did
    return busy[0], write(moments[busy[0]])


# ------------------------------------------------------------------ play


def told(game: Game[Any, Any], s: Any, root: Node) -> Iterator[tuple[Node, list[Event]]]:
    """Play everything in the tree from this position on: each moment but the first, and what happened.
    BadRecord names the word that is not possible."""
    waiting = [(root, s)]
    while waiting:
        node, before = waiting.pop()
        for child in node.after.values():
            after = game.clone(before)
            yield child, pushed(game, after, child.word)
            waiting.append((child, after))


def pushed(game: Game[Any, Any], s: Any, word: str) -> list[Event]:
    try:
        a = game.lexicon.action(word)
    except ValueError as error:
        raise BadRecord(f"variation: {error}") from None
    if a not in game.legal(s):
        raise BadRecord(f"variation: {word[:40]!r} is not possible there")
    s.news = []
    game.apply(s, a)
    news: list[Event] = s.news
    s.news = None
    return news
