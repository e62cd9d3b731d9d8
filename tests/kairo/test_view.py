"""Hidden information. KAI-HID."""

from typing import Any

import pytest

from bedesten.core.dice import Dice
from bedesten.core.ids import WATCHER
from bedesten.core.play.match import Match
from bedesten.kairo import events as ev
from bedesten.kairo.kernel import State
from tests.kairo.lay import BARKERS, COURTYARD, at, do, kairo, lay, random_game, replayed

SCENE = (
    "customers=green:E6,red:J2 waiting=blue discard=S9,S9 idle=4 | n green=E3>E2"
    " | 0 3vp 5G2R barkers=1 hand=S5,JR1 green=C5>C6 | 1 6G hand=S5 green=I5>I6"
)


def seen(match: Match, seat: int) -> dict[str, Any]:
    return match.game.notation.dump_view(match.game.view(match.state, seat))


@pytest.mark.rule("KAI-HID-1", "KAI-HID-5")
@pytest.mark.parametrize("viewer", [WATCHER, 0, 1])
def test_a_view_is_the_table_without_pile_and_other_hands_and_coins(viewer: int) -> None:
    match = lay(SCENE)
    expected = match.game.notation.dump(match.state)
    del expected["deck"]
    expected["viewer"] = viewer
    seats: Any = expected["seats"]
    for number, seat in enumerate(seats):
        seat["cards"] = len(seat["hand"])
        seat["blocked"] = []
        if number != viewer:
            del seat["hand"], seat["coins"]
    assert seen(match, viewer) == expected


@pytest.mark.rule("KAI-HID-1")
def test_everything_open_is_in_the_view_of_a_spectator() -> None:
    view = seen(lay(SCENE), WATCHER)
    assert (view["bank"]["green"], view["waiting"], view["deck_size"], view["idle"]) == (9, "blue", 24, 4)
    assert (view["seats"][0]["cards"], view["seats"][0]["barkers"], view["discard"]) == (2, 1, ["S9", "S9"])
    assert "deck" not in view
    assert not hasattr(kairo().view(lay(SCENE).state, WATCHER).table, "purses")


@pytest.mark.rule("KAI-MOVE-2", "KAI-MOVE-3")
@pytest.mark.parametrize(
    ("scene", "blocked"),
    [
        ("0 green=B6>C6 | 1 yellow=B4>B5", []),
        ("0 green=B6>C6 | 1 yellow=B4>B5 purple=A7>B7", ["green"]),
        ("customers=red:B7 | 0 green=B6>C6 | 1 yellow=B4>B5", ["green"]),
        ("0 green=B6>C6+B7 | 1 yellow=B4>B5 purple=A8>B8 | 2 red=D7>C7", ["green"]),
    ],
)
def test_everybody_is_told_which_stands_cannot_grow(scene: str, blocked: list[str]) -> None:
    match = lay(scene, 3)
    for viewer in (WATCHER, 0, 1):
        assert [has["blocked"] for has in seen(match, viewer)["seats"]] == [blocked, [], []]


@pytest.mark.rule("KAI-HID-6", "KAI-HID-2")
def test_ex_57_the_coins_of_the_only_opponent_follow_but_are_not_listed() -> None:
    match = lay(SCENE)
    view = seen(match, 0)
    assert (view["bank"]["green"], view["seats"][0]["coins"]["green"]) == (9, 5)
    assert "coins" not in view["seats"][1]
    imagined: State = kairo().imagine(kairo().view(match.state, 0), Dice(1))
    assert imagined.purses[1] == match.state.purses[1] == [0, 0, 0, 0, 6, 0]


@pytest.mark.rule("KAI-HID-1", "KAI-HID-6")
def test_coins_and_cards_that_differ_only_in_secret_look_the_same() -> None:
    one = lay("0 hand=S5 | 1 3G hand=S6 | 2 2R", 3)
    other = lay("0 hand=S5 | 1 1G2R hand=JR1 | 2 2G", 3)
    for viewer in (0, WATCHER):
        assert seen(one, viewer) == seen(other, viewer)
    assert seen(one, 1) != seen(other, 1)


@pytest.mark.rule("KAI-HID-3", "KAI-HID-4")
def test_a_card_from_the_pile_is_told_to_the_drawer_only() -> None:
    match = lay("")
    drawn = do(match, "draw take:pile *draw:S9")[-1]
    assert (drawn.kind, drawn.args, drawn.secret) == (ev.DREW, [8], 0)
    assert not any(drawn.seen_by(seat) for seat in (1, WATCHER))


@pytest.mark.rule("KAI-HID-2", "KAI-HID-4")
def test_everything_else_is_told_to_all() -> None:
    match = lay("customers=red:J2 waiting=blue | 0 3R hand=JR1,S4 red=B2>B3 | 1 barkers=1 red=F2>F3")
    news = do(match, "expand colour:red square:C2 card:JR1 coin:red own:2 lure target:0-red")
    news += do(match, "draw take:S1 take:barker *display:S9")
    kinds = {event.kind for event in news if event.secret == WATCHER}
    assert {ev.PLAYED, ev.PAID, ev.EXPANDED, ev.SCORED, ev.MEDAL, ev.LURED, ev.BARKERS_PLAYED} <= kinds
    assert {ev.RECEIVED, ev.TOOK_SHOWN, ev.TOOK_BARKER, ev.SHOWN, ev.CUSTOMER_CAME} <= kinds
    assert all(event.secret == WATCHER for event in news)


@pytest.mark.rule("KAI-HID-1", "KAI-TURN-7")
def test_an_announcement_is_seen_by_its_own_player_only() -> None:
    match = lay("0 3R hand=S1,S2,S3,S4 red=B2>B3 | 1 hand=S9")
    before = seen(match, 1)
    do(match, "expand colour:red square:C2 card:three keep:S4")
    assert seen(match, 0)["draft"] == ["expand", "colour:red", "square:C2", "card:three", "keep:S4"]
    assert seen(match, 1) == before
    assert seen(match, WATCHER)["draft"] == []
    imagined = kairo().imagine(kairo().view(match.state, 0), Dice(3))
    assert kairo().legal(imagined) == kairo().legal(match.state)


@pytest.mark.rule("KAI-HID-7")
def test_when_the_game_is_over_everything_is_revealed() -> None:
    match = lay("ending | 0 2R hand=S9 | 1 5G")
    assert "coins" not in seen(match, 0)["seats"][1]
    do(match, "drop")
    view = seen(match, WATCHER)
    assert (view["seats"][1]["coins"]["green"], view["seats"][0]["hand"]) == (5, ["S9"])
    imagined = kairo().imagine(kairo().view(match.state, WATCHER), Dice(1))
    assert kairo().notation.dump(imagined) == kairo().notation.dump(match.state)


@pytest.mark.rule("KAI-HID-6")
@pytest.mark.parametrize("options", [{}, {"board": COURTYARD}, {"bank_limited": False}])
def test_what_a_seat_imagines_looks_to_it_like_what_it_saw(options: dict[str, object]) -> None:
    match = random_game(11, 3, **options)
    game, dice = match.game, Dice(1)
    for s in replayed(match, 40):
        for seat in (WATCHER, 0, 1, 2):
            v = game.view(s, seat)
            imagined = game.imagine(v, dice)
            game.audit(imagined)
            assert game.notation.dump_view(game.view(imagined, seat)) == game.notation.dump_view(v)
            assert game.notation.dump_view(
                game.notation.load_view(game.notation.dump_view(v))
            ) == game.notation.dump_view(v)


@pytest.mark.rule("KAI-HID-6")
def test_hidden_coins_are_imagined_with_any_of_the_others() -> None:
    match = lay("1 4G", 3)
    purses = {tuple(kairo().imagine(kairo().view(match.state, 0), Dice(n)).purses[1]) for n in range(40)}
    assert {purse[4] for purse in purses} == {0, 1, 2, 3, 4}
    do(match, BARKERS)
    assert at(match, "seats.1.coins.green") == 4
