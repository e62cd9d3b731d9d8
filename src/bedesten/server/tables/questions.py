"""The open decision as it is put to a seat: every option with what it will cost and bring.

Options and who is asked come from the rules; all the rest is only shown, and whatever of it fails is missing.
"""

from typing import TypeAlias

from bedesten.core.guide.guard import shown
from bedesten.core.ids import Action
from bedesten.core.play.timeline import Entry, Timeline
from bedesten.server.protocol.questions import Ask, Reason, UndoInfo
from bedesten.server.tables.asking import Asking
from bedesten.server.tables.options import options, whole_answers
from bedesten.server.words import say

__all__ = ["Asking", "ask"]

Stage: TypeAlias = tuple[str, str, list[str]]  # a decision, its phase, and the phases done


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
    offered, passing = options(to) if mine else ([], "")
    why = reasons(to) if mine and to.help != "bare" else {}
    idle = mine and not any(option.main and not option.folded for option in offered)
    title = shown(
        timeline, "question", say(to.text.lang, "choose") if mine else "", to.text.ask, decision, idle
    )
    usual = shown(timeline, "usual", "", usual_token, timeline) if mine and to.help == "full" else ""
    facts: dict[str, object] = shown(timeline, "question", {}, game.guide.facts, state)
    if mine:
        facts = facts | shown(timeline, "question", {}, game.guide.asked, state, seat)
    ways = whole_answers(to) if mine and to.help == "full" else []
    phases, back = game.guide.phases, undo(to)
    return Ask(
        seat, mine, decision, title, phase, phases, done, offered, usual, why, back, facts, ways, passing
    )


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
    text, names = to.text, to.names
    said = text.filled(f"reason.{reason.key}", reason.facts, names)
    helped = text.filled_if(f"help.{reason.key}", reason.facts, names)
    return Reason(reason.rule, said, reason.marks, reason.way, helped)


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
