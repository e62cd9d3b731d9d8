"""What the coach of a lesson says: where the pupil stands on the path of the chapter, and what comes next."""

from bisect import bisect_left

from bedesten.core.ids import Action
from bedesten.core.play.timeline import Timeline
from bedesten.server.courses.chapters import PUPIL, Chapter
from bedesten.server.protocol.bounds import Stands
from bedesten.server.protocol.questions import Coaching
from bedesten.text import Text


def along(chapter: Chapter, timeline: Timeline) -> int:
    """How many words of the game are those of the path; an undo leads back to it."""
    count = 0
    for told, done in zip(chapter.path, timeline.actions, strict=False):
        if told.token != done.token:
            break
        count += 1
    return count


def stands(chapter: Chapter, timeline: Timeline) -> Stands:
    at = along(chapter, timeline)
    if at == len(chapter.path):
        return "done"
    if at < len(timeline.actions) or not timeline.whole:
        return "off"
    return "go" if timeline.to_move() == PUPIL else "wait"


def next_word(chapter: Chapter, timeline: Timeline) -> Action | None:
    """The answer the path foresees for whoever is to move; None off the path and at its end."""
    return chapter.path[len(timeline.actions)].action if stands(chapter, timeline) in ("go", "wait") else None


def coaching(chapter: Chapter, timeline: Timeline, text: Text) -> Coaching:
    """One small thing: what to do, and why. Whatever else is allowed can be done too."""
    where, own = stands(chapter, timeline), chapter.own_steps()
    suggested = next_word(chapter, timeline)
    number = chapter.step_of[along(chapter, timeline)] if where != "done" else len(chapter.steps)
    say = chapter.key("done") if where == "done" else f"lesson.{where}"
    if where == "go":
        say = chapter.key(chapter.steps[number].say)
    return Coaching(
        chapter=chapter.name,
        title=text.say(chapter.key("title")),
        step=bisect_left(own, number),
        steps=len(own),
        stands=where,
        say=text.say(say),
        why=text.say(f"{say}_why"),
        token=timeline.game.lexicon.token(suggested) if suggested is not None and where == "go" else "",
    )
