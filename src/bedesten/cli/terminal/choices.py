"""The options of a decision as numbered choices: what they say, and in which order."""

from dataclasses import dataclass
from typing import Any, Final

from bedesten.cli.terminal.hints import hint, short
from bedesten.core.game import Game
from bedesten.core.guide.guard import shown
from bedesten.core.ids import SPAN, Action
from bedesten.istanbul.bundles import SIZES
from bedesten.istanbul.view import View
from bedesten.text import Text

# numbered as printed on the place
BY_PLACE: Final = ["move", "move_long", "line", "corner", "send", "at", "go"]
BUNDLES: Final = ["sell", "sell_any"]


@dataclass(frozen=True)
class Choice:
    """An option with its number, in words and in signs."""

    number: int
    action: Action
    words: str
    signs: str


def choices(
    game: Game[Any, Any], v: View, options: list[Action], text: Text, names: list[str]
) -> list[Choice]:
    """Numbered from 1; where places are chosen, each has its own number and the rest follow, as does
    another way to the same place. What cannot be put into words is offered by its token."""
    found: list[Choice] = []
    where = f"game {game.name}, decision {type(v.table.todo[-1]).__name__}"
    numbered = [verb_of(game, a) in BY_PLACE for a in options]
    free = max(v.table.layout) + 1 if any(numbered) else 1
    taken: set[int] = set()
    for a in sorted(options, key=lambda a: order(game, v, a)):
        number = a % SPAN if verb_of(game, a) in BY_PLACE and a % SPAN not in taken else free
        free += number == free
        taken.add(number)
        token = game.lexicon.token(a)
        said = shown(where, "option", token, words, game, v, a, text, names)
        found.append(Choice(number, a, said, shown(where, "option", token, short, game, v, a, text, names)))
    return found


def verb_of(game: Game[Any, Any], a: Action) -> str:
    return game.lexicon.verbs[a // SPAN]


def order(game: Game[Any, Any], v: View, a: Action) -> tuple[int, int, int]:
    """What the decision is about, then cards and tiles, then doing nothing; large bundles and sets first."""
    verb = verb_of(game, a)
    group = 2 if game.guide.is_pass(a) else 1 if game.guide.is_free_play(a) else 0
    size = 0
    if verb in BUNDLES:
        size = SIZES[a % SPAN]
    elif verb == "return":
        size = v.table.rules.sets[a % SPAN].bit_count()
    if verb in BY_PLACE:
        return group, 0, a % SPAN
    return group, -size, a


def words(game: Game[Any, Any], v: View, a: Action, text: Text, names: list[str]) -> str:
    """The option in words, with what it costs and brings."""
    verb = verb_of(game, a)
    said = text.option(game, a, names, game.guide.about(v.table))
    if verb in BY_PLACE:
        said = text.name("place", game.lexicon.kinds[a // SPAN].words[a % SPAN])
    more = hint(game, v, a, text)
    return f"{said} ({more})" if more else said
