"""A position that is laid by hand: nothing of it is kept, so everything laid comes with each question."""

from typing import Any

from bedesten.core.errors import BadSave
from bedesten.core.play import laying
from bedesten.server.errors import Refused
from bedesten.server.protocol.editor import Editor, EditorFault, EditorField, EditorWord
from bedesten.server.replay.replay import open_view
from bedesten.server.replay.sandbox import Tried
from bedesten.text import Text


def edited(tried: Tried, changes: dict[str, Any], text: Text) -> Editor:
    """The form, filled in with what lies there and what was laid, and what is impossible about it."""
    game = tried.game
    if not game.notation.fields(tried.state):
        raise Refused(400, f"{game.name} cannot be set up by hand")
    laid, faults = lay(tried, changes)
    told = [EditorFault(text.fault(each.text, tried.names), each.rule) for each in faults]
    s = tried.state if laid is None else laid
    return Editor(
        game=game.name,
        boxes=game.boxes,
        names=tried.names,
        marks=tried.marks,
        fields=fields(tried, s, changes, text),
        words={
            name: [EditorWord(word, text.called(name, word, tried.names)) for word in words]
            for name, words in game.notation.vocabularies(s).items()
        },
        faults=told,
        scene="" if laid is None else game.notation.describe(laid),
        view=open_view(game, s),
    )


def lay(tried: Tried, changes: dict[str, Any]) -> tuple[Any, list[laying.Fault]]:
    """None where it cannot be laid at all."""
    try:
        laid = laying.lay(tried.game, tried.state, changes)
    except BadSave as error:
        return None, [laying.fault(str(error))]
    return laid, laying.faults(tried.game, laid)


def fields(tried: Tried, s: Any, changes: dict[str, Any], text: Text) -> list[EditorField]:
    return [
        EditorField(
            path=field.path,
            kind=field.kind,
            label=text.laid(field.label, field.about, tried.names),
            least=field.least,
            most=field.most,
            words=field.words,
            seat=field.seat,
            value=changes.get(field.path, value),
        )
        for field, value in laying.values(tried.game, s)
    ]
