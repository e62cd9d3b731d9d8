"""Nobody takes back a choice by which they have learned something; old logs keep their meaning."""

from pathlib import Path

import pytest

from bedesten import catalog
from bedesten.core.errors import IllegalAction
from bedesten.core.game import Setup
from bedesten.core.play.match import Match
from bedesten.core.play.timeline import Timeline, replayed
from bedesten.istanbul.game import Istanbul
from bedesten.kairo.game import Kairo
from scripts.taking_back import TakingBack, look
from tests.server.client import Client
from tests.server.serving import served
from tests.server.test_last_cards import laid
from tests.tiers import thorough

GAMES = {  # of each box, and one choice in n within a turn
    "istanbul": (3, 40),
    "istanbul+mocha": (3, 40),
    "istanbul+letters": (3, 40),
    "istanbul+mocha+letters": (3, 40),
    "kairo": (30, 10),
}
BOXES = [name for name in GAMES if name != "kairo"]
HELD = "| 0 hand=lira_5 | 1 hand=good_1 | 2 hand=stay"
LAST_CARDS = f"ending active=-1 todo=FinalCards.0,FinalCards.1,FinalCards.2,GameOver.0 {HELD}"
LAST_TURN = f"ending start=1 active=0 todo=Encounters.0,EndTurn.0 {HELD}"
END_PHASE = "ending | 0 2R hand=S1,S4 red=B2>B3 green=B6>C6 | 1 hand=S1 yellow=B4>B5 purple=A7>B7"


def never(*_: object) -> bool:
    return False


@pytest.mark.parametrize("part", [3, thorough(1)])
@pytest.mark.parametrize("name", list(GAMES))
def test_no_seat_takes_back_what_it_has_learned_by(name: str, part: int) -> None:
    """In other positions that looked the same, the same choice would have shown the same."""
    games, sample = GAMES[name]
    compared, barred, leaks = look(name, 0, games // part, sample)
    assert leaks == []
    assert compared > 1000 // part
    assert barred > 100 // part


def test_every_box_is_looked_at() -> None:
    assert GAMES.keys() == catalog.GAMES.keys()


def learned(name: str, setup: Setup) -> list[str]:
    leaks: list[str] = []
    for number in range(8):
        one = TakingBack(name, setup, number)
        one.run()
        leaks += one.leaks
    return leaks


@pytest.mark.parametrize("scene", [LAST_CARDS, LAST_TURN])
@pytest.mark.parametrize("name", BOXES)
def test_whether_others_have_last_cards_is_not_for_somebody_who_can_go_back(name: str, scene: str) -> None:
    setup = Setup(3, scene=scene)
    assert learned(name, setup) == []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Istanbul, "discloses", never)
        assert learned(name, setup), "or it would prove nothing"


def test_who_can_still_build_is_not_either() -> None:
    """KAI-END-5, KAI-HID-6: nor whether somebody has dropped out."""
    assert look("kairo", 5, 3)[2] == []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Kairo, "discloses", never)
        assert look("kairo", 5, 3)[2], "or it would prove nothing"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_reason_is_told_at_the_table(folder: Path, monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    """A card that leaves another one to play tells nothing yet; ending the last cards does."""
    held = "| 0 hand=lira_5,good_1 | 1 hand=good_1"
    scene = f"ending active=-1 todo=FinalCards.0,FinalCards.1,GameOver.0 {held}"
    with served(folder) as url:
        code, tokens = laid(url, scene, "istanbul", monkeypatch)
        with Client(url, code, tokens[:1], lang) as client:
            assert [client.option(token)["bars"] for token in ("lira_5", "done")] == [False, True]
            assert client.act("lira_5")["ask"]["undo"]["allowed"]
            said = client.act("done")["ask"]["undo"]
            assert (said["allowed"], "others" in said["text"] or "autres" in said["text"]) == (False, True)
            client.say(t="undo", seq=client.seq)
            assert client.until("error")["text"] == said["text"]


def test_what_was_taken_back_of_old_is_taken_back_for_ever() -> None:
    """The rule is about new undos: a log keeps its meaning."""
    setup = Setup(2, scene=END_PHASE)
    match = Match(catalog.game("kairo"), setup)
    match.push_token("drop")
    with pytest.raises(IllegalAction, match="nothing can be taken back"):
        match.undo()
    match.push_token("undo")
    assert (match.to_move(), match.firm, match.log) == (0, 0, ["drop", "undo"])
    timeline = replayed(catalog.game("kairo"), setup, [(1, "drop"), (2, "undo"), (3, "drop")])
    assert timeline.undoable(0) is None
    assert timeline.barrier(0) == "ui.undo_learned"


def test_what_tells_nothing_is_taken_back_as_before() -> None:
    timeline = Timeline(catalog.game("istanbul"), Setup(3, scene="todo=Encounters.0,EndTurn.0 | 0 @tea"))
    timeline.push(timeline.game.lexicon.action("end_turn"))
    assert timeline.to_move() == 1
    timeline.undo_one()
    assert timeline.to_move() == 0
