"""After a line of the log stands how much there is then of what it cost or brought."""

import pytest

from bedesten import catalog
from bedesten.core.dice import Dealer, Dice
from bedesten.core.guide import guard
from bedesten.core.play.timeline import Timeline
from bedesten.server.tables.narration import happenings
from scripts.golden import setup_of
from tests.istanbul.lay import ACT
from tests.voices import voice

NAMES = ["Aylin", "Idris", "Ester"]
LONG = 300  # choices of a random game


def begun(name: str) -> Timeline:
    setup = setup_of(name, 3, 0)
    return Timeline(catalog.game(name).for_setup(setup), setup)


@pytest.mark.parametrize(("lang", "told"), [("en", ["6 remain", "has 1"]), ("fr", ["reste 6", "a 1"])])
def test_a_line_says_what_remains_and_what_there_is_then(lang: str, told: list[str]) -> None:
    timeline = begun("istanbul")
    game = timeline.game
    scene = game.notation.scene(f"{ACT} | 0 20L @gemstone", timeline.match.setup)
    timeline.match.state = game.notation.load(scene)
    timeline.choose(game.lexicon.action("buy_ruby"))
    events = happenings(timeline, timeline.fresh(), 1, voice(lang, "istanbul"), NAMES)
    assert [one.remains for one in events if one.remains] == told


@pytest.mark.parametrize("name", ["istanbul", "istanbul+mocha+letters"])
def test_through_a_game_rubies_are_counted_one_by_one(name: str) -> None:
    guard.failures.clear()
    timeline, dealer, dice = begun(name), Dealer("remains"), Dice(5)
    timeline.settle(dealer)
    while timeline.seq < LONG and not timeline.over():
        options = timeline.game.legal(timeline.match.state)
        timeline.choose(options[dice.below(len(options))])
        timeline.settle(dealer)
    told = happenings(timeline, timeline.actions, 0, voice("en", name), NAMES)
    for seat, has in enumerate(timeline.match.state.seats):
        rubies = [one.remains for one in told if one.kind == "ruby" and one.seat == seat]
        assert rubies == [f"has {n + 1}" for n in range(has.rubies)]
    assert not guard.failures
