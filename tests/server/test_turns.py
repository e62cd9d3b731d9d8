"""The log turn by turn: complete, in order, and with nothing in it that its reader may not know."""

from copy import copy
from dataclasses import replace
from functools import cache
from pathlib import Path

import msgspec
import pytest

from bedesten import catalog
from bedesten.core.event import Event
from bedesten.core.guide.guard import failures
from bedesten.core.ids import WATCHER
from bedesten.core.play import record
from bedesten.core.play.timeline import Timeline
from bedesten.server.protocol.questions import Turn
from bedesten.server.tables.turns import CAPTION, Turns
from bedesten.server.words import voice
from bedesten.text import LANGUAGES
from tests.server.client import Client, new_table
from tests.tiers import thorough

GAMES = Path(__file__).parents[1] / "games"
RECORDED = ["istanbul-3-greedy-0", "istanbul+mocha-3-greedy-0", "istanbul+letters-3-greedy-1"]
RECORDED += ["istanbul+mocha+letters-5-greedy-0", "kairo-4-greedy-0"]
NAMES = ["Ann", "Idris", "Ester", "Hagop", "Ozan"]


@cache
def replay(name: str) -> Timeline:
    kept = record.read((GAMES / f"{name}.bdn").read_text())
    timeline = Timeline(catalog.game(kept.game), kept.setup)
    for token in kept.tokens():
        timeline.push_token(token)
    return timeline


def blinded(timeline: Timeline, viewer: int) -> Timeline:
    """All that this viewer may not know was something else."""
    blind = copy(timeline)
    blind.actions = [
        replace(entry, events=[e if e.seen_by(viewer) else covered(e) for e in entry.events])
        for entry in timeline.actions
    ]
    return blind


def covered(e: Event) -> Event:
    return Event(e.kind, e.seat, [0] * len(e.args), e.secret)


def told(timeline: Timeline, viewer: int, lang: str = "en", turns: Turns | None = None) -> list[Turn]:
    """As they arrive."""
    sent = (turns or Turns()).told(timeline, viewer, voice(lang, timeline.game.name), NAMES)
    return msgspec.json.decode(msgspec.json.encode(sent), type=list[Turn])


@pytest.mark.parametrize("name", RECORDED)
def test_every_turn_of_every_game_is_told_with_who_and_what(name: str) -> None:
    before = failures["event"]
    timeline = replay(name)
    turns = told(timeline, WATCHER)
    assert failures["event"] == before
    assert [turn.turn for turn in turns] == list(range(1, len(turns) + 1))
    assert timeline.turn() - len(turns) in (0, 1)  # what follows the last one is no turn any more
    assert all(turn.text and turn.round for turn in turns)
    assert all(turn.gain or turn.cost or turn.place or turn.text for turn in turns)


@pytest.mark.parametrize("name", RECORDED)
@pytest.mark.parametrize("viewer", [0, thorough(WATCHER)])
def test_what_is_told_does_not_depend_on_what_is_hidden(name: str, viewer: int) -> None:
    assert told(replay(name), viewer) == told(blinded(replay(name), viewer), viewer)


@pytest.mark.thorough
@pytest.mark.parametrize("name", RECORDED)
def test_every_turn_is_told_in_french_too(name: str) -> None:
    before = failures["event"]
    assert all(turn.text for turn in told(replay(name), 1, "fr"))
    assert failures["event"] == before


def test_a_way_leads_from_where_the_figure_was_to_where_it_went() -> None:
    first, second, third = told(replay("istanbul-3-greedy-0"), 0)[:3]
    assert first.ways == [["fountain", "fruit"]]
    assert (first.place, first.where) == ("fruit", "Fruit Warehouse")
    assert (second.cost, second.gain) == ({}, {"green": 2})
    assert third.gain == {"green": 1, "yellow": 1, "lira": 2}


def test_a_turn_of_kairo_names_the_stand_that_was_built_and_the_customer_who_came() -> None:
    built = [turn for turn in told(replay("kairo-4-greedy-0"), 0) if turn.where]
    assert all(any(what.startswith(("stand ", "customer ")) for what in turn.gain) for turn in built)
    kinds = {what.split()[0] for turn in built for what in turn.gain if " " in what}
    assert kinds == {"stand", "customer"}


def test_rubies_points_and_dice_can_be_looked_for() -> None:
    assert {tag for turn in told(replay("istanbul-3-greedy-0"), 0) for tag in turn.tags} == {"rubies", "dice"}
    assert {tag for turn in told(replay("kairo-4-greedy-0"), 0) for tag in turn.tags} == {"vp"}


def test_what_was_told_is_kept_until_the_turn_goes_on() -> None:
    timeline, turns = replay("istanbul-3-greedy-0"), Turns()
    text = voice("en", "istanbul")
    first = turns.told(timeline, 0, text, NAMES)
    assert all(a is b for a, b in zip(first, turns.told(timeline, 0, text, NAMES), strict=True))
    before = told(timeline, 0, turns=turns)
    turns.forget()
    assert told(timeline, 0, turns=turns) == before


def test_a_step_tells_the_turn_as_it_stands_and_taking_it_back_takes_it_from_the_log(url: str) -> None:
    code, tokens = new_table(url, "me", "random", options={"start": 0, "layout": "short"})
    with Client(url, code, tokens) as client:
        assert [turn["turn"] for turn in client.sync["turns"]] == [1]
        step = client.act("move:fabric", "leave")
        assert step["turns"][-1]["place"] == "fabric"
        assert step["turns"][-1]["ways"] == [["fountain", "fabric"]]
        assert step["turns"][-1]["text"] == ""
        client.say(t="undo", seq=client.seq)
        assert "place" not in client.until("step")["turns"][-1]


@pytest.mark.thorough
def test_turns_told_as_they_are_played_and_taken_back_are_those_told_at_the_end() -> None:
    kept = record.read((GAMES / "istanbul-3-greedy-0.bdn").read_text())
    timeline = Timeline(catalog.game(kept.game), kept.setup)
    so_far, undone = Turns(), 0
    for token in kept.tokens()[:400]:
        timeline.push_token(token)
        assert told(timeline, 0, turns=so_far) == told(timeline, 0)
        if timeline.match.undoable():
            again = timeline.undo_one().token
            assert told(timeline, 0, turns=so_far) == told(timeline, 0)
            timeline.push_token(again)
            undone += 1
    assert undone > 20


# of the sentences of rivals: most happens in a turn with letters, and no number is left out
MOST = {"istanbul": 0.035, "istanbul+mocha": 0.03, "istanbul+letters": 0.09, "istanbul+mocha+letters": 0.065}
MOST["kairo"] = 0.025


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", MOST)
def test_what_rivals_do_can_be_read_at_a_glance(game: str, lang: str) -> None:
    said = [
        f"{NAMES[turn.seat]} · {turn.where}: {turn.text}"
        for nth in range(3)
        for turn in told(replay(f"{game}-4-greedy-{nth}"), 0, lang)
        if turn.seat
    ]
    assert sum(len(one) > CAPTION for one in said) < MOST[game] * len(said), sorted(said, key=len)[-20:]
