"""What the coach of a lesson says: where the pupil stands on the path of the chapter, and what comes next."""

from bisect import bisect_left

from bedesten.core.ids import Action
from bedesten.server.chapters import PUPIL, Chapter
from bedesten.server.protocol import Coaching, Stands
from bedesten.server.tale import Tale
from bedesten.text import Text


def along(chapter: Chapter, tale: Tale) -> int:
    """How many words of the game are those of the path; an undo leads back to it."""
    count = 0
    for told, done in zip(chapter.path, tale.live, strict=False):
        if told.token != done.token:
            break
        count += 1
    return count


def stands(chapter: Chapter, tale: Tale) -> Stands:
    at = along(chapter, tale)
    if at == len(chapter.path):
        return "done"
    if at < len(tale.live) or not tale.whole:
        return "off"
    return "go" if tale.to_move() == PUPIL else "wait"


def next_word(chapter: Chapter, tale: Tale) -> Action | None:
    """The answer the path foresees for whoever is to move; None off the path and at its end."""
    return chapter.path[len(tale.live)].action if stands(chapter, tale) in ("go", "wait") else None


def coaching(chapter: Chapter, tale: Tale, text: Text) -> Coaching:
    """One small thing: what to do, and why. Whatever else is allowed can be done too."""
    where, own = stands(chapter, tale), chapter.own_steps()
    suggested = next_word(chapter, tale)
    number = chapter.step_of[along(chapter, tale)] if where != "done" else len(chapter.steps)
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
        token=tale.game.lexicon.token(suggested) if suggested is not None and where == "go" else "",
    )
