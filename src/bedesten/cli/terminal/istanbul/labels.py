"""Options by the numbers of their places, and in a few signs where sentences are too long."""

from collections.abc import Callable
from typing import Any, Final

from bedesten.cli.terminal.canvas import Canvas, brought, signs
from bedesten.cli.terminal.choices import verb_of
from bedesten.cli.terminal.look import changes
from bedesten.core.game import Game
from bedesten.core.ids import SPAN, Action
from bedesten.core.play.preview import Preview
from bedesten.istanbul import ids
from bedesten.istanbul.bundles import SIZES, WORDS, places_in

Label = Callable[[Canvas, int, Preview], str]
BUNDLES: Final = ["sell", "sell_any"]


def verbs(game: Game[Any, Any], name: str) -> list[str]:
    """What all boxes list under a name."""
    return [word for words in brought(game, name) for word in words]


def number(c: Canvas, a: Action) -> int | None:
    """As it is printed on the place."""
    at_places = [*verbs(c.game, "WAYS"), *verbs(c.game, "BY_PLACE")]
    return a % SPAN if verb_of(c.game, a) in at_places else None


def highest(c: Canvas) -> int:
    return int(max(c.view.table.layout))


def size(c: Canvas, a: Action) -> int:
    """Of a bundle of goods or a set of places."""
    verb = verb_of(c.game, a)
    if verb in BUNDLES:
        return SIZES[a % SPAN]
    return int(c.view.table.rules.sets[a % SPAN].bit_count()) if verb == "return" else 0


def acting_place(c: Canvas) -> int:
    """Where the action takes place: with the family member, at the barrier, or with the merchant."""
    t = c.view.table
    place = getattr(t.todo[-1], "place", None)
    return int(t.here(c.seat) if place is None else place)


# --- in signs


def label(c: Canvas, a: Action, seen: Preview) -> str | None:
    """What the boxes say of a verb; places by their names."""
    if number(c, a) is not None:
        return with_changes(place_sign(c, a % SPAN), c, seen)
    known: dict[str, Label] = {verb: one for box in brought(c.game, "LABELS") for verb, one in box.items()}
    verb = verb_of(c.game, a)
    return known[verb](c, a % SPAN, seen) if verb in known else None


def with_changes(said: str, c: Canvas, seen: Preview) -> str:
    more = changes(seen.gain, signs(c.game))
    return f"{said} ({more})" if more else said


def place_sign(c: Canvas, place: int) -> str:
    return c.text.say(f"ui.short.{c.view.table.rules.place_names[place]}")


def sold(c: Canvas, bundle: int, seen: Preview) -> str:
    return f"{WORDS[bundle]} +{seen.gain.get('lira', 0)}L"


def sold_any(c: Canvas, bundle: int, seen: Preview) -> str:
    return f"{c.text.say('ui.hint.card')} {sold(c, bundle, seen)}"


def returned(c: Canvas, chosen: int, seen: Preview) -> str:
    if chosen == 0:
        return c.text.option(c.game, ids.RETURN, c.names)
    numbers = "+".join(map(str, places_in(c.view.table.rules.sets[chosen])))
    return c.text.say("ui.hint.recall", {"places": numbers})


def all_changes(c: Canvas, _: int, seen: Preview) -> str:
    return changes(seen.gain, signs(c.game))


def yellow(c: Canvas, place: int, seen: Preview) -> str:
    return c.text.say("ui.hint.yellow", {"place": place_sign(c, place)})


def recalled(c: Canvas, place: int, seen: Preview) -> str:
    card = c.text.say("ui.card.return_assistant")
    return c.text.say("ui.hint.play", {"card": card, "what": place_sign(c, place)})


def one_good(c: Canvas, good: int, seen: Preview) -> str:
    return c.text.say("ui.hint.play", {"card": c.text.say("ui.card.good_1"), "what": f"+{ids.GOODS[good]}"})


LABELS: Final[dict[str, Label]] = {
    "sell": sold,
    "sell_any": sold_any,
    "return": returned,
    "deliver": all_changes,
    "repeat": all_changes,
    "yellow": yellow,
    "return_assistant": recalled,
    "good_1": one_good,
}
