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
    parts = to.timeline.game.guide.sum(to.timeline.match.state, to.viewer, lead, told)
    if parts is None:
        return None
    text, names = to.text, to.names
    return Sum(
        title=said(text, parts.title, names),
        line=together(text, parts.line, names),
        cost=[share(to, one) for one in parts.cost],
        why=together(text, parts.why, names),
        brings=[share(to, one) for one in parts.brings],
        total=together(text, parts.total, names, BETWEEN),
        note=together(text, parts.note, names),
        short=share(to, parts.short) if parts.short else None,
        act=said(text, parts.act, names) if parts.act else "",
    )


def share(to: Asking, one: guide.Share) -> Share:
    return Share(one.sign, one.count, said(to.text, one.said, to.names))
