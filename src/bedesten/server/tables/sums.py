"""What an answer costs and brings as one sum, in words."""

from bedesten.core.event import Event
from bedesten.core.guide import sums as guide
from bedesten.core.ids import Action
from bedesten.server.protocol.questions import Share, Sum
from bedesten.server.tables.asking import Asking
from bedesten.text.sums import said, together

BETWEEN = ", "  # the parts of a total


def sum_of(to: Asking, lead: list[Action], news: list[Event]) -> Sum | None:
    """What the seat may know of it, in words that add up."""
    told = [e for e in news if e.seen_by(to.viewer)]
    found = to.timeline.game.guide.sum(to.timeline.match.state, to.viewer, lead, told)
    if found is None:
        return None
    text, names = to.text, to.names
    return Sum(
        title=said(text, found.title, names),
        line=together(text, found.line, names),
        cost=[share(to, one) for one in found.cost],
        why=together(text, found.why, names),
        brings=[share(to, one) for one in found.brings],
        total=together(text, found.total, names, BETWEEN),
        note=together(text, found.note, names),
        short=share(to, found.short) if found.short else None,
        act=said(text, found.act, names) if found.act else "",
    )


def share(to: Asking, one: guide.Share) -> Share:
    return Share(one.sign, one.count, said(to.text, one.said, to.names))
