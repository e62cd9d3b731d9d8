"""The open decision as it is put to a seat: every option with what it will cost and bring.

Options and who is asked come from the rules; all the rest is only shown, and whatever of it fails is missing.
"""

from dataclasses import dataclass
from typing import TypeAlias, cast

from bedesten.core.event import Event
from bedesten.core.guide import sums as guide
from bedesten.core.guide.guard import shown
from bedesten.core.ids import SPAN, Action
from bedesten.core.play.preview import Preview, foreseen, preview
from bedesten.core.play.timeline import Entry, Timeline
from bedesten.server.protocol import Ask, Odds, Option, Reason, Role, Share, Sum, UndoInfo
from bedesten.server.words import say
from bedesten.text import Text
from bedesten.text.previews import outcome
from bedesten.text.sums import said, together

BETWEEN = "; "  # the parts of a total
MAIN = ("act", "instead")  # answers that do something
Stage: TypeAlias = tuple[str, str, list[str]]  # a decision, its phase, and the phases done


@dataclass(frozen=True)
class Asking:
    """To whom a decision is put, in which language, and how much help the table gives."""

    timeline: Timeline
    viewer: int
    text: Text
    names: list[str]
    undo: bool
    help: str
    away: bool = False  # a bot answers for the viewer


def ask(to: Asking) -> Ask | None:
    """None when nobody is asked any more."""
    timeline, game = to.timeline, to.timeline.game
    if timeline.over():
        return None
    state, seat = timeline.match.state, timeline.to_move()
    own = seat == to.viewer
    plain: Stage = (type(state.todo[-1]).__name__ if own else "", "", [])
    decision, phase, done = shown(timeline, "phase", plain, stage, timeline, own)
    mine = own and not to.away
    before: dict[str, int] = shown(timeline, "preview", {}, game.guide.assets, state, seat) if mine else {}
    options = [option(to, a, before) for a in game.legal(state)] if mine else []
    why = reasons(to) if mine and to.help != "bare" else {}
    idle = mine and not any(option.main for option in options)
    title = shown(
        timeline, "question", say(to.text.lang, "choose") if mine else "", to.text.ask, decision, idle
    )
    usual = shown(timeline, "usual", "", usual_token, timeline) if mine and to.help == "full" else ""
    facts: dict[str, object] = shown(timeline, "question", {}, game.guide.facts, state)
    if mine:
        facts = facts | shown(timeline, "question", {}, game.guide.asked, state, seat)
    ways = whole_answers(to, before) if mine and to.help == "full" else []
    phases = game.guide.phases
    return Ask(seat, mine, decision, title, phase, phases, done, options, usual, why, undo(to), facts, ways)


def stage(timeline: Timeline, own: bool) -> Stage:
    """The decision and its phase, as far as others may know of it, and the phases that are done."""
    game, state = timeline.game, timeline.match.state
    if own:
        return type(state.todo[-1]).__name__, game.guide.phase(state), timeline.phases_done()
    decision, phase = game.guide.known(state)
    return decision, phase, timeline.phases_done() if phase == game.guide.phase(state) else []


def usual_token(timeline: Timeline) -> str:
    a = timeline.game.guide.usual(timeline.match.state)
    return timeline.game.lexicon.token(a) if a >= 0 else ""


# --- options


def option(to: Asking, a: Action, before: dict[str, int]) -> Option:
    """Its token is enough to choose it by."""
    timeline, state = to.timeline, to.timeline.match.state
    seen = shown(timeline, "preview", Preview([a]), preview, timeline.game, state, to.viewer, a, before)
    return worded(to, [a], seen)


def whole_answers(to: Asking, before: dict[str, int]) -> list[Option]:
    """What can be done through several decisions at once; one that cannot be foreseen is left out."""
    timeline, game, state = to.timeline, to.timeline.game, to.timeline.match.state
    nothing = Preview([])
    leads: list[list[Action]] = shown(timeline, "question", [], game.guide.ways, state, to.viewer)
    seen = [
        (lead, shown(timeline, "preview", nothing, foreseen, game, state, to.viewer, lead, before))
        for lead in leads
    ]
    return [worded(to, lead, one) for lead, one in seen if one is not nothing]


def worded(to: Asking, lead: list[Action], seen: Preview) -> Option:
    """An answer, or several in a row, with what comes of it."""
    timeline, game = to.timeline, to.timeline.game
    a = lead[-1]
    number, argument = divmod(a, SPAN)
    verb, kind = game.lexicon.verbs[number], game.lexicon.kinds[number]
    token = game.lexicon.token(a)
    full = to.help == "full"
    role: str = shown(timeline, "option", "act", game.guide.role, a)
    return Option(
        token=token,
        verb=verb,
        text=shown(timeline, "option", token, in_words, to, a),
        shape=kind.shape,
        argument=kind.words[argument],
        main=role in MAIN,
        plan=game.lexicon.tokens(seen.plan),
        lines=shown(timeline, "preview", [], outcome, to.text, game, seen.news, to.viewer, to.names)
        if full
        else [],
        gain=seen.gain if full else {},
        bars=seen.bars,
        odds=shown(timeline, "odds", [], odds, to, a) if full else [],
        role=cast(Role, role),
        moves=shown(timeline, "option", False, game.guide.moves, a),
        card=shown(timeline, "option", "", card_of, to, seen.news),
        sum=shown(timeline, "preview", None, sum_of, to, lead, seen.news) if full else None,
    )


def in_words(to: Asking, a: Action) -> str:
    game = to.timeline.game
    return to.text.option(game, a, to.names, game.guide.about(to.timeline.match.state))


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


def card_of(to: Asking, news: list[Event]) -> str:
    """The card the viewer plays with it."""
    played = (to.timeline.game.guide.card_played(e) for e in news if e.seat == to.viewer)
    return next((card for card in played if card), "")


def odds(to: Asking, a: Action) -> list[Odds]:
    """What the dice may bring, where they come next."""
    prospects = to.timeline.game.guide.prospects(to.timeline.match.state, a)
    return [Odds(one.ways, one.of, one.gain) for one in prospects]


# --- reasons


def reasons(to: Asking) -> dict[str, Reason]:
    game, state = to.timeline.game, to.timeline.match.state
    wanted = shown(to.timeline, "reason", [], game.guide.worth_explaining, state, to.viewer)
    whys = {game.lexicon.token(a): why_not(to, a) for a in wanted}
    return {token: reason for token, reason in whys.items() if reason is not None}


def why_not(to: Asking, a: Action) -> Reason | None:
    """None also if the reason cannot be told: it never decides."""
    return shown(to.timeline, "reason", None, reason_of, to, a)


def reason_of(to: Asking, a: Action) -> Reason | None:
    """The rule beside the sentence, not inside it."""
    reason = to.timeline.game.guide.why_not(to.timeline.match.state, to.viewer, a)
    if reason is None:
        return None
    said = to.text.reason(reason, to.names).removesuffix(f" ({reason.rule})")
    return Reason(reason.rule, said, reason.marks, reason.way)


# --- undo


def undo(to: Asking) -> UndoInfo:
    """Names what would be taken back, or says why nothing can."""
    if not to.undo:
        return UndoInfo(False, say(to.text.lang, "undo_off"))
    if to.away:
        return UndoInfo(False, say(to.text.lang, "sits_in"))
    entry = to.timeline.undoable(to.viewer)
    plain = say(to.text.lang, "undo_barred" if entry is None else "undo_last")
    return UndoInfo(entry is not None, shown(to.timeline, "undo", plain, undo_words, to, entry))


def undo_words(to: Asking, entry: Entry | None) -> str:
    if entry is None:
        return to.text.say(to.timeline.barrier(to.viewer))
    return to.text.undo(to.timeline.game, entry.action, to.names)
