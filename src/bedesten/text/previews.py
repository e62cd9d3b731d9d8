"""What an option will bring, in words."""

from typing import Any, NamedTuple

from bedesten.core.event import Event
from bedesten.core.game import Game
from bedesten.core.guide import Change, Outlook
from bedesten.text import Text


class Consequence(NamedTuple):
    """One line of a plan: what happens, what remains then, and the asset it is drawn by."""

    text: str
    remains: str
    asset: str


class Prospects(NamedTuple):
    """What waits where an option leads: in a few words, in figures, line by line; or what is lacking, and
    where to get it."""

    useful: bool
    pill: str
    mini: str
    asset: str
    lines: list[Consequence]
    lacks: str
    help: str


def outcome(text: Text, game: Game[Any, Any], news: list[Event], viewer: int, names: list[str]) -> list[str]:
    """What happens to this seat, as far as it may know, and what the game tells besides."""
    return [foretold(text, game, Change(e), viewer, names)[0] for e in news if concerns(game, e, viewer)]


def consequences(
    text: Text, game: Game[Any, Any], changes: list[Change], viewer: int, names: list[str]
) -> tuple[list[str], list[Consequence]]:
    """The same, and again in short with what remains after each."""
    told = [one for one in changes if concerns(game, one.e, viewer)]
    said = [(one, *foretold(text, game, one, viewer, names)) for one in told]
    return [line for _, line, _ in said], [short for one, _, short in said if not one.unsaid]


def concerns(game: Game[Any, Any], e: Event, viewer: int) -> bool:
    return e.seen_by(viewer) and (e.seat == viewer or game.guide.told_besides(e))


def foretold(
    text: Text, game: Game[Any, Any], one: Change, viewer: int, names: list[str]
) -> tuple[str, Consequence]:
    if one.e.seat != viewer:
        said = text.event(game, one.e, viewer, names)
        return said, Consequence(said, "", "")
    said, short = text.plans(game, one.e, names)
    return said, Consequence(short, remains(text, one.asset, one.left, one.most, one.by < 0), one.asset)


def remains(text: Text, asset: str, left: int, most: int, spent: bool) -> str:
    """What there is of an asset then; of what was paid, what remains."""
    if not asset or left < 0:
        return ""
    key = "left.spent" if spent else "left.room" if most else f"left.{asset}"
    return text.filled_if(key, {"left": left, "most": most}, [])


def prospects(text: Text, outlooks: list[Outlook], names: list[str]) -> Prospects | None:
    """None if the option leads nowhere."""
    if not outlooks:
        return None
    first, why = outlooks[0], outlooks[0].why
    kind = "idle" if why else "use"
    lines = [used(text, one, names) for one in outlooks if not one.why]
    return Prospects(
        useful=why is None,
        pill=text.filled(f"{kind}.{first.key}.pill", first.facts, names),
        mini=text.filled_if(f"{kind}.{first.key}.mini", first.facts, names),
        asset=first.asset,
        lines=lines,
        lacks=text.filled(f"reason.{why.key}", why.facts, names) if why else "",
        help=text.filled_if(f"source.{first.asset}", first.help, names) if first.help else "",
    )


def used(text: Text, one: Outlook, names: list[str]) -> Consequence:
    left = remains(text, one.asset, one.left, one.most, one.facts.get("price") is not None)
    return Consequence(text.filled(f"use.{one.key}.line", one.facts, names), left, one.asset)
