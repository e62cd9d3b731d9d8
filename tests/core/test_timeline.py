"""A match with its told events: how words become changes, and what one undo takes back."""

from bedesten import catalog
from bedesten.cli.terminal.chronicle import Chronicle
from bedesten.core.game import Setup
from bedesten.core.play.match import UNDO
from bedesten.core.play.timeline import Timeline, replayed

GAME = catalog.game("istanbul")
SCENE = "0 @fountain 5L | 1 @tea | 2 @tea"


def chosen(scene: str, *tokens: str) -> Timeline:
    timeline = Timeline(GAME, Setup(3, scene=scene))
    for token in tokens:
        timeline.push_token(token)
    return timeline


def test_every_choice_begins_a_change_and_forced_answers_belong_to_it() -> None:
    timeline = chosen(SCENE, "move:small_mosque", "leave", "skip")
    assert [(entry.token, entry.seq, entry.forced) for entry in timeline.actions] == [
        ("move:small_mosque", 2, False),
        ("leave", 3, False),
        ("skip", 3, True),
    ]


def test_undo_goes_back_over_forced_answers_to_the_choice_before_them() -> None:
    timeline = chosen(SCENE, "move:small_mosque", "leave", "skip")
    entry = timeline.undoable(0)
    assert entry is not None
    assert entry.token == "leave"
    timeline.undo()
    assert [entry.token for entry in timeline.actions] == ["move:small_mosque"]
    assert timeline.match.log[-2:] == [UNDO, UNDO]


def test_a_log_with_something_taken_back_leads_to_the_same_timeline() -> None:
    timeline = chosen(SCENE, "move:small_mosque", "leave", "skip")
    timeline.undo()
    timeline.push_token("decline")
    again = Timeline(GAME, Setup(3, scene=SCENE))
    for token in timeline.match.log:
        again.push_token(token)
    words = [(entry.seq, entry.token) for entry in timeline.entries]
    numbered = replayed(GAME, Setup(3, scene=SCENE), words)
    for other in (again, numbered):
        assert [(entry.seq, entry.token) for entry in other.entries] == words
        assert [entry.token for entry in other.actions] == ["move:small_mosque", "decline"]
        assert GAME.notation.dump(other.match.state) == GAME.notation.dump(timeline.match.state)


def test_a_turn_whose_beginning_was_taken_back_begins_anew() -> None:
    """The end of a turn can be taken back; the next one then begins in another position."""
    scene = "start=0 turn=1 todo=Encounters.0,EndTurn.0 | 0 5L @fountain hand=lira_5"
    chronicle = Chronicle(GAME, Setup(3, scene=scene))
    chronicle.push_token("end_turn")
    assert chronicle.opened[2].table.seats[0].lira == 5
    chronicle.undo()
    assert list(chronicle.opened) == [1]
    for token in ("lira_5", "end_turn"):
        chronicle.push_token(token)
    assert chronicle.opened[2].table.seats[0].lira == 10
