"""A game being played: checks, log, undo."""

import pytest

from bedesten import catalog
from bedesten.core.dice import Dealer
from bedesten.core.errors import BadToken, IllegalAction
from bedesten.core.game import Setup
from bedesten.core.ids import CHANCE, OVER
from bedesten.core.play.match import Match, asked
from tests.istanbul.lay import ACT, at, do, istanbul, lay


def test_every_action_is_written_down() -> None:
    match = lay("0 @tea")
    do(match, "move:spice leave")
    assert match.log == ["move:spice", "leave"]
    assert match.game.lexicon.tokens(match.actions) == match.log
    assert match.dealt == 0


def test_what_happened_is_told_and_nothing_is_kept_for_later() -> None:
    match = lay("0 @tea")
    events = do(match, "move:spice")
    assert [match.game.events[event.kind][0] for event in events] == ["moved"]
    assert match.state.news is None


def test_decisions_are_taken_back_one_by_one() -> None:
    match = lay("0 @tea")
    positions = []
    for token in ("move:spice", "leave", "fill"):
        positions.append(match.game.notation.dump(match.state))
        do(match, token)
    for position in reversed(positions):
        do(match, "undo")
        assert match.game.notation.dump(match.state) == position
    with pytest.raises(IllegalAction, match="nothing can be taken back"):
        match.undo()


def test_what_was_taken_back_stays_in_the_log() -> None:
    match = lay("0 @tea")
    do(match, "move:spice undo move:gemstone")
    assert match.log == ["move:spice", "undo", "move:gemstone"]
    assert match.game.lexicon.tokens(match.actions) == ["move:gemstone"]


def test_another_way_may_be_taken_after_an_undo() -> None:
    match = lay("0 @tea")
    do(match, "move:spice undo move:gemstone leave undo decline")
    assert at(match, "seats.0.merchant") == "gemstone"
    assert at(match, "seats.0.assistants") == []


def test_a_chance_outcome_bars_the_way_back() -> None:
    match = lay(f"{ACT} | 0 @tea")
    do(match, "tea:7")
    assert match.to_move() == CHANCE
    do(match, "undo tea:8 *tea:3+3")
    assert match.dealt == 1
    with pytest.raises(IllegalAction, match="dice were rolled, a card was seen, or another seat chose"):
        match.push_token("undo")
    assert match.log == ["tea:7", "undo", "tea:8", "*tea:3+3"]


def test_after_a_chance_outcome_only_later_decisions_are_taken_back() -> None:
    match = lay(f"{ACT} | 0 @tea hand=lira_5")
    do(match, "tea:8 *tea:3+3 lira_5 undo")
    assert at(match, "seats.0.hand") == ["lira_5"]
    with pytest.raises(IllegalAction):
        match.undo()


def test_another_seats_decision_bars_the_way_back() -> None:
    match = lay("todo=Encounters.0,EndTurn.0 | 0 @tea")
    do(match, "end_turn")
    assert match.to_move() == 1
    do(match, "undo")  # nobody has chosen since
    assert match.to_move() == 0
    do(match, "end_turn move:spice undo")
    assert match.to_move() == 1
    with pytest.raises(IllegalAction):
        match.undo()


def test_an_illegal_action_is_answered_with_what_is_offered() -> None:
    match = lay(f"{ACT} | 0 0L @wainwright")
    with pytest.raises(IllegalAction) as error:
        match.push_token("extend")
    assert str(error.value) == "'extend' is not possible now: seat 0 expects skip"


def test_of_many_options_twelve_are_named() -> None:
    match = lay(f"{ACT} | 0 @police")
    with pytest.raises(IllegalAction) as error:
        match.push_token("move:tea")
    assert "seat 0 expects skip, send:wainwright, send:fabric" in str(error.value)
    assert str(error.value).endswith("send:small_market or 4 more")


def test_chance_is_asked_for_its_own_outcomes() -> None:
    match = lay(f"{ACT} | 0 @tea")
    do(match, "tea:7")
    with pytest.raises(IllegalAction, match=r"chance expects \*tea:1\+1, .* or 9 more"):
        match.push_token("*black:1+1")


def test_after_the_end_nothing_is_expected() -> None:
    match = lay("todo=")
    assert match.to_move() == OVER
    assert asked(match) == "the game is over and"
    with pytest.raises(IllegalAction, match="the game is over and expects nothing"):
        match.push_token("skip")


@pytest.mark.parametrize("token", ["fill", "move:palace", "*tea:1+1", "no_such_word", "undo"])
def test_a_refused_word_changes_nothing(token: str) -> None:
    match = lay("0 @tea")
    before = match.game.notation.dump(match.state)
    with pytest.raises((IllegalAction, BadToken)):
        match.push_token(token)
    assert match.game.notation.dump(match.state) == before
    assert (match.log, match.actions, match.undo_stack, match.dealt) == ([], [], [], 0)


def test_the_dealer_answers_until_a_seat_is_to_move() -> None:
    match = Match(istanbul(), Setup(3))
    dealer = Dealer("seed")
    news = match.deal(dealer)
    assert match.to_move() == at(match, "start")
    assert match.dealt == dealer.dealt == len(match.log) == 8
    assert [match.game.events[event.kind][0] for event in news].count("drew") == 3
    assert match.deal(dealer) == []


def test_a_match_is_played_in_the_game_that_fits_its_setup() -> None:
    """Where a setup changes which actions there are, the match speaks the language of that game."""
    match = Match(catalog.game("kairo"), Setup(2, {"board": "courtyard-11x11"}))
    assert len(match.game.actions()) < len(catalog.game("kairo").actions())
    assert Match(istanbul(), Setup(2)).game is istanbul()


def test_a_match_begins_where_its_scene_puts_it() -> None:
    match = Match(istanbul(), Setup(3, scene="active=1 turn=5 | 1 @tea 9L"))
    assert (match.to_move(), match.log, match.dealt) == (1, [], 0)
    do(match, "move:spice leave")
    assert match.game.notation.dump(match.state)["turn"] == 5
