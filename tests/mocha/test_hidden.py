"""Hidden information of Mocha & Baksheesh (section 17): guild cards in hands and pile."""

from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

from bedesten.core.ids import WATCHER
from bedesten.core.play.match import Match
from bedesten.istanbul import events as base_ev
from bedesten.mocha import events as ev
from tests.istanbul.lay import ACT, at, chances, do
from tests.istanbul.test_view import Chosen
from tests.mocha.test_guild_cards import guild_cards_but
from tests.mocha.test_setup import lay, mocha

SCENE = (
    "guild_discard=8,9 baksheesh=B barrier=7-17:1 coffee_trader@tea rubies=coffee_house:3"
    " | 0 3C guild=5,12 tavern=movement | 1 7C guild=1,2,3 | 2 guild=20"
)
VIEWERS = [WATCHER, 0, 1, 2]


def seen(match: Match, viewer: int) -> dict[str, Any]:
    return match.game.notation.dump_view(match.game.view(match.state, viewer))


@pytest.mark.rule("IST-HID-1", "MOC-GUILD-6")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_guild_hand_is_seen_by_its_owner_and_its_size_by_all(viewer: int) -> None:
    seats = seen(lay(SCENE), viewer)["seats"]
    assert [seat["guild_cards"] for seat in seats] == [2, 3, 1]
    hands = {number: seat["guild_hand"] for number, seat in enumerate(seats) if "guild_hand" in seat}
    assert hands == ({} if viewer == WATCHER else {viewer: [[5, 12], [1, 2, 3], [20]][viewer]})


@pytest.mark.rule("IST-HID-1", "MOC-SETUP-7")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_guild_pile_shows_its_size_and_its_discards_only(viewer: int) -> None:
    view = seen(lay(SCENE), viewer)
    assert "guild_pile" not in view
    assert view["places"]["guild_hall"] == {"pile_size": 12, "discard": [8, 9], "in_play": None}


@pytest.mark.rule("IST-HID-1")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_coffee_tiles_barrier_baksheesh_and_tracks_are_public(viewer: int) -> None:
    match = lay(SCENE)
    view, full = seen(match, viewer), match.game.notation.dump(match.state)
    for key in ("barrier", "tokens", "places", "tables", "layout", "used"):
        assert view[key] == full[key]
    assert [(seat["coffee"], seat["tavern_tiles"]) for seat in view["seats"]] == [
        (3, ["movement"]),
        (7, []),
        (0, []),
    ]


@pytest.mark.rule("IST-HID-1")
def test_hands_that_differ_only_in_hidden_guild_cards_look_the_same() -> None:
    one, other = lay("0 guild=1 | 1 guild=2,3"), lay("0 guild=1 | 1 guild=19,20")
    for viewer in (WATCHER, 0, 2):
        assert seen(one, viewer) == seen(other, viewer)
    assert seen(one, 1) != seen(other, 1)


@pytest.mark.rule("IST-HID-1", "MOC-GUILD-1")
def test_an_announced_card_is_shown_to_all_while_it_is_resolved_and_after() -> None:
    match = lay("0 guild=2,9")
    news = do(match, "guild:2")
    assert [(e.args, e.secret) for e in news if e.kind == ev.ANNOUNCED_GUILD] == [([2], WATCHER)]
    assert seen(match, 1)["places"]["guild_hall"]["in_play"] == 2
    do(match, "gain_set")
    assert seen(match, 1)["places"]["guild_hall"] == {"pile_size": 18, "discard": [2], "in_play": None}
    assert seen(match, 1)["seats"][0]["guild_cards"] == 1


DRAWS = {
    "guild hall": (f"{ACT} | 0 @guild_hall", "guild_hall *guild_draw:4 *guild_draw:11"),
    "guild card 18": ("0 guild=18", "guild:18 *guild_draw:4 *guild_draw:11"),
    "bonus card": ("0 2C hand=guild_for_2_coffee", "guild_for_2_coffee *guild_draw:4"),
}


@pytest.mark.rule("IST-HID-1", "MOC-GUILD-8", "MOC-PLACE-18", "MOC-GCARD-18", "MOC-BONUS-4")
@pytest.mark.parametrize("source", DRAWS)
def test_a_drawn_guild_card_is_told_to_the_drawer_only(source: str) -> None:
    scene, tokens = DRAWS[source]
    drawn = [event for event in do(lay(scene), tokens) if event.kind == ev.DREW_GUILD]
    assert [event.args for event in drawn] == [[4], [11]][: len(drawn)]
    for event in drawn:
        assert [viewer for viewer in VIEWERS if event.seen_by(viewer)] == [0]


@pytest.mark.rule("IST-HID-1", "MOC-GCARD-6")
def test_the_bonus_cards_of_card_6_are_told_to_the_drawer_only() -> None:
    match = lay("0 guild=6")
    drawn = [e for e in do(match, "guild:6 *draw:stay *draw:stay *draw:lira_5") if e.kind == base_ev.DREW]
    assert len(drawn) == 3
    for event in drawn:
        assert [viewer for viewer in VIEWERS if event.seen_by(viewer)] == [0]
    assert (seen(match, 1)["seats"][0]["cards"], seen(match, 1)["seats"][0]["shown"]) == (3, [])


@pytest.mark.rule("IST-HID-1", "MOC-PLACE-17", "MOC-PLACE-18")
@pytest.mark.parametrize(
    ("scene", "tokens"),
    [
        (f"{ACT} | 0 0L @roasting_plant guild=6", "roast_guild:6"),
        (f"{ACT} | 0 @guild_hall guild=6", "guild_hall *guild_draw:1 *guild_draw:2 discard_guild:6"),
    ],
)
def test_a_discarded_guild_card_is_shown_to_all(scene: str, tokens: str) -> None:
    match = lay(scene)
    news = [event for event in do(match, tokens) if event.kind == ev.DISCARDED_GUILD]
    assert [(event.args, event.secret) for event in news] == [([6], WATCHER)]
    assert seen(match, WATCHER)["places"]["guild_hall"]["discard"] == [6]


@pytest.mark.rule("IST-HID-1", "MOC-PLACE-17")
def test_a_roasted_bonus_card_is_shown_to_all() -> None:
    match = lay(f"{ACT} | 0 0L @roasting_plant hand=stay")
    news = [event for event in do(match, "roast_bonus:stay") if event.kind == base_ev.DISCARDED]
    assert [event.secret for event in news] == [WATCHER]
    assert seen(match, 2)["discard"] == ["stay"]


@pytest.mark.rule("IST-HID-1", "MOC-DICE-5")
def test_being_asked_about_dice_tells_nothing_about_the_hand() -> None:
    matches = [lay(f"{ACT} | 0 @tea hand={card}") for card in ("die_to_6", "stay")]
    for match in matches:
        do(match, "tea:7 *tea:1+2")
    assert seen(matches[0], 1) == seen(matches[1], 1)
    assert at(matches[0], "todo.0") == at(matches[1], "todo.0")


@pytest.mark.rule("IST-HID-1", "MOC-GUILD-7", "MOC-SETUP-7")
def test_every_card_of_the_pile_is_drawn_as_likely_after_a_reshuffle_too() -> None:
    match = lay(f"{ACT} guild_discard=8,9,10 | 0 @guild_hall | 1 {guild_cards_but(3, 8, 9, 10)}")
    do(match, "guild_hall *guild_draw:3")
    assert chances(match) == {f"*guild_draw:{n}": Fraction(1, 3) for n in (8, 9, 10)}


@pytest.mark.rule("IST-HID-1")
def test_unknown_guild_cards_are_imagined_anywhere_with_the_exact_chances() -> None:
    # Unknown to seat 0: the cards 4, 5 and 6, of which seat 1 holds one.
    known = ",".join(str(n) for n in range(1, 21) if n not in (3, 4, 5, 6))
    match = lay(f"guild_discard={known} | 0 guild=3 | 1 guild=5")
    view = mocha().view(match.state, 0)
    dealt: Counter[int] = Counter()
    for number in range(3):
        dice = Chosen([number])
        imagined: Any = mocha().notation.dump(mocha().imagine(view, dice))
        assert dice.limits == [3]
        assert imagined["seats"][0]["guild_hand"] == [3]
        hand = imagined["seats"][1]["guild_hand"]
        assert sorted(hand + imagined["guild_pile"]) == [4, 5, 6]
        dealt[hand[0]] += 1
    assert dealt == {4: 1, 5: 1, 6: 1}
