"""Hidden information. IST-HID."""

from collections import Counter
from typing import Any

import pytest

from bedesten.core.dice import Dice
from bedesten.core.ids import WATCHER
from bedesten.core.play.match import Match
from bedesten.istanbul import events as ev
from tests.istanbul.lay import ACT, MEET, at, do, istanbul, lay, random_game, replayed
from tests.istanbul.test_cards import hand

SCENE = (
    "discard=stay governor@tea large=L3,L1 | 0 7L RG hand=lira_5"
    " | 1 hand=good_1,move_3_4,move_3_4 shown=move_3_4"
)


def seen(match: Match, seat: int) -> dict[str, Any]:
    return match.game.notation.dump_view(match.game.view(match.state, seat))


@pytest.mark.rule("IST-HID-1")
@pytest.mark.parametrize("viewer", [WATCHER, 0, 1, 2, 3])
def test_a_view_is_the_table_without_draw_pile_and_other_hands(viewer: int) -> None:
    match = lay(SCENE)
    expected = match.game.notation.dump(match.state)
    del expected["deck"]
    expected["viewer"] = viewer
    seats: Any = expected["seats"]
    for number, seat in enumerate(seats):
        seat["cards"] = len(seat["hand"])
        if number != viewer:
            del seat["hand"]
    assert seen(match, viewer) == expected


@pytest.mark.rule("IST-HID-1")
def test_a_hand_is_seen_by_its_owner_only_and_its_size_by_all() -> None:
    match = lay(SCENE)
    assert seen(match, 1)["seats"][1]["hand"] == ["good_1", "move_3_4", "move_3_4"]
    for viewer in (0, 2, 3, WATCHER):
        assert "hand" not in seen(match, viewer)["seats"][1]
        assert seen(match, viewer)["seats"][1]["cards"] == 3


@pytest.mark.rule("IST-HID-1")
def test_a_spectator_holds_nobodys_hand() -> None:
    match = lay(SCENE)
    assert istanbul().view(match.state, WATCHER).hand == []
    assert not hasattr(istanbul().view(match.state, WATCHER).table, "hands")


@pytest.mark.rule("IST-HID-1")
def test_hands_that_differ_only_in_hidden_cards_look_the_same() -> None:
    one, other = lay("0 hand=stay | 1 hand=good_1"), lay("0 hand=stay | 1 hand=repeat_gem")
    for viewer in (0, 2, 3, WATCHER):
        assert seen(one, viewer) == seen(other, viewer)
    assert seen(one, 1) != seen(other, 1)


@pytest.mark.rule("IST-HID-1")
def test_the_draw_pile_shows_its_size_and_nothing_else() -> None:
    view = seen(lay(SCENE), 0)
    assert view["deck_size"] == 26 - 1 - 1 - 3
    assert "deck" not in view


@pytest.mark.rule("IST-HID-1")
def test_a_drawn_card_is_told_to_the_drawer_only() -> None:
    match = lay(f"{MEET} | 0 @tea | 1 family@tea")
    do(match, "catch:1 card")
    drawn = [event for event in do(match, "*draw:stay") if event.kind == ev.DREW]
    assert [(event.args, event.secret) for event in drawn] == [([3], 0)]
    assert drawn[0].seen_by(0)
    assert not any(drawn[0].seen_by(seat) for seat in (1, 2, 3, WATCHER))
    assert seen(match, 1)["seats"][0]["shown"] == []


@pytest.mark.rule("IST-HID-1")
def test_a_card_taken_from_the_discard_pile_is_known_to_all_until_it_is_given_away() -> None:
    match = lay(f"{ACT} discard=stay | 0 @caravansary hand=good_1")
    do(match, "caravansary")
    taken = do(match, "take_discard")
    assert [(event.args, event.secret) for event in taken] == [([3], WATCHER)]
    assert seen(match, 1)["seats"][0]["shown"] == ["stay"]
    do(match, "draw *draw:stay discard:stay")
    assert seen(match, 1)["seats"][0]["shown"] == []
    assert at(match, "seats.0.hand") == ["good_1", "stay"]
    assert seen(match, WATCHER)["discard"] == ["stay"]


@pytest.mark.rule("IST-HID-1")
def test_the_set_of_unseen_demand_tiles_is_public_and_the_order_under_the_stack_too() -> None:
    market = seen(lay("large=L3,L5,L1"), 2)["places"]["large_market"]
    assert market == {"demand": "L3", "unseen": ["L2", "L4"], "under": ["L5", "L1"]}


@pytest.mark.rule("IST-HID-1")
def test_played_and_discarded_cards_and_rolls_are_told_to_all() -> None:
    match = lay(f"{ACT} governor@tea | 0 @tea hand=lira_5")
    news = do(match, "lira_5 tea:5 *tea:2+2 governor *draw:stay discard:stay *governor:1+1")
    public = {event.kind for event in news if event.secret == WATCHER}
    assert {ev.PLAYED, ev.ROLLED, ev.DISCARDED, ev.TOKEN_MOVED, ev.GAINED_LIRA} <= public
    assert {event.kind for event in news if event.secret != WATCHER} == {ev.DREW}


@pytest.mark.rule("IST-HID-1")
@pytest.mark.parametrize("options", [{}, {"neutral_assistants": True}])
def test_what_a_seat_imagines_looks_to_it_like_what_it_saw(options: dict[str, object]) -> None:
    game = istanbul()
    dice = Dice(1)
    for s in replayed(random_game(11, 3, **options), 60):
        for seat in (WATCHER, 0, 1, 2):
            v = game.view(s, seat)
            imagined = game.imagine(v, dice)
            game.audit(imagined)
            assert game.notation.dump_view(game.view(imagined, seat)) == game.notation.dump_view(v)
            assert game.notation.dump_view(
                game.notation.load_view(game.notation.dump_view(v))
            ) == game.notation.dump_view(v)


class Chosen(Dice):
    """Dice that fall as they are told."""

    def __init__(self, numbers: list[int]) -> None:
        self.numbers = numbers.copy()
        self.limits: list[int] = []

    def below(self, n: int) -> int:
        self.limits.append(n)
        return self.numbers.pop(0)


@pytest.mark.rule("IST-HID-1")
def test_unknown_cards_are_imagined_anywhere_with_the_exact_chances() -> None:
    # Unknown to seat 0: two stay and one lira_5, of which seat 1 holds one; seat 2 has shown its only card.
    rest = hand("stay", "stay", "lira_5", "repeat_gem").removeprefix("hand=")
    match = lay(f"discard={rest} | 1 hand=stay | 2 hand=repeat_gem shown=repeat_gem", 3)
    game = istanbul()
    dealt: Counter[str] = Counter()
    for number in range(3):
        dice = Chosen([number])
        imagined: Any = game.notation.dump(game.imagine(game.view(match.state, 0), dice))
        assert dice.limits == [3]
        assert imagined["seats"][2]["hand"] == ["repeat_gem"]
        assert imagined["seats"][0]["hand"] == []
        dealt[imagined["seats"][1]["hand"][0]] += 1
    assert dealt == {"stay": 2, "lira_5": 1}
