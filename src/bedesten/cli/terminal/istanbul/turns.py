"""A turn in one line: who went where, and what changed hands."""

from bedesten.cli.terminal.canvas import Canvas, brought
from bedesten.core.event import Event
from bedesten.istanbul import events as ev
from bedesten.istanbul import ids
from bedesten.istanbul.bundles import places_in
from bedesten.istanbul.view import View


def summary(c: Canvas, before: View, after: View, events: list[Event]) -> str:
    seat, text = before.table.active, c.text
    place = after.table.seats[seat].place
    parts = [
        *[said for box in brought(c.game, "announced") for said in box(events, text)],
        *change(c, before, after, seat),
        *drawn(c, events),
    ]
    where = text.name("place", after.table.rules.place_names[place])
    told = " ".join(parts) or text.say("ui.sum.nothing")
    return text.say("ui.sum.line", {"who": c.names[seat], "number": place, "place": where, "change": told})


def change(c: Canvas, before: View, after: View, seat: int) -> list[str]:
    """What a player has more and less after a turn, in signs."""
    old, new = before.table.seats[seat], after.table.seats[seat]
    counts = [(new.rubies - old.rubies, "r"), (new.lira - old.lira, "L")]
    counts += [(n - m, letter) for m, n, letter in zip(old.goods, new.goods, ids.GOODS, strict=True)]
    counts.append((after.cards[seat] - before.cards[seat], "c"))
    counts += [count for box in brought(c.game, "changes") for count in box(before.table, after.table, seat)]
    said = [f"{count:+}{sign}" for count, sign in counts if count]
    if new.capacity > old.capacity:
        said.append(c.text.say("ui.sum.capacity", {"capacity": new.capacity}))
    for tile in places_in(new.tiles & ~old.tiles):
        said.append(c.text.say("ui.sum.tile", {"tile": c.text.name("tile", ids.COLOURS[tile])}))
    return said


def drawn(c: Canvas, events: list[Event]) -> list[str]:
    """The cards that whoever looks drew in a turn."""
    words = c.view.table.rules.card_names
    cards = [
        c.text.name("card", words[event.args[0]])
        for event in events
        if event.kind == ev.DREW and event.secret == c.seat
    ]
    return [f"({c.text.say('ui.sum.drew', {'cards': ', '.join(cards)})})"] if cards else []
