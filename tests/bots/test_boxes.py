"""Mocha & Baksheesh, Letters & Seals and the Great Bazaar as search sees them."""

from collections.abc import Callable

import pytest

from bedesten import catalog
from bedesten.bazaar.ids import CATACOMBS_PLACE
from bedesten.bots.evaluate.weighed import Weighed
from bedesten.bots.istanbul.gains import gains
from bedesten.bots.istanbul.turns import turns
from bedesten.core.play.match import Match
from bedesten.istanbul.ids import TEA
from bedesten.letters.ids import AUCTION_HOUSE, EMBASSY_PLACE, KIOSK_PLACE, SECRET_SOCIETY
from bedesten.mocha.ids import COFFEE_HOUSE, ROASTING_PLANT, TAVERN
from tests.bots.judge import promising
from tests.bots.letters.test_greedy import SIX, TILES
from tests.istanbul.lay import ACT as MOCHA_ACT
from tests.istanbul.lay import do
from tests.letters.lay import ACT, CLOSE, MEET, lay_bazaar
from tests.letters.lay import lay as lay_letters
from tests.mocha.test_setup import lay as lay_mocha

Lay = Callable[[str], Match]


@pytest.mark.parametrize(
    ("lay", "scene", "tokens", "token"),
    [
        (lay_mocha, "0 9C @coffee_house", "", "deliver_coffee"),
        (lay_mocha, "0 1C @tavern", "", "tile:movement"),
        (lay_mocha, "0 2L R @roasting_plant", "", "roast_lira"),
        (lay_letters, f"0 0L 5r @police {SIX}", "", "send:secret_society"),
        (lay_letters, f"0 0L @secret_society {SIX}", "", "secret"),
        (lay_letters, "0 @secret_society letters=1-back,2-back,3,4", "secret", "give_letter:3-front"),
        (lay_letters, "0 0L @embassy", "", "embassy"),
        (lay_letters, "0 0L @kiosk", "", "kiosk"),
        (lay_letters, "0 0L @auction_house", "", "auction"),
        (lay_letters, "0 0L @kiosk", TILES.format("K10", "K12", "K07", "K19"), "pick:K10"),
        (lay_letters, "0 0L BB @kiosk", TILES.format("K10", "K12", "K07", "K19"), "pick:K07"),
        (lay_letters, "0 2L @kiosk", TILES.format("K23", "K01", "K02", "K03") + " pick:K23", "use:1"),
        (lay_letters, "0 2L BB cap5 @kiosk", TILES.format("K22", "K01", "K02", "K03") + " pick:K22", "use:1"),
        (lay_letters, "0 9L @auction_house | 1 9L", "auction gain:R bid:5", "no_bid"),
        (lay_letters, "0 9L @auction_house | 1 9L", "auction gain:R bid:2", "bid:3"),
        (lay_letters, "0 @fountain", "return", "home"),
        (lay_letters, "0 @fountain companion@tea", "return", "keep"),
        (lay_bazaar, "0 0L RRGGYYBB @catacombs", "catacombs", "gain:C"),
        (lay_bazaar, "0 0L 4C R @kiosk", TILES.format("K13", "K01", "K02", "K03") + " pick:K13", "use:1"),
    ],
)
def test_the_obvious_action_looks_best(lay: Lay, scene: str, tokens: str, token: str) -> None:
    match = lay(f"{MOCHA_ACT if lay is lay_mocha else ACT} | {scene}")
    do(match, tokens)
    assert promising(match) == token


@pytest.mark.parametrize(
    ("scene", "token"),
    [
        (f"active=0 | 0 0L 5r @small_market family@post {SIX}", "move:secret_society"),
        (f"active=0 | 0 3L 5r @tea family@post {SIX} hand=jump_anywhere", "jump:secret_society"),
        (f"active=0 | 0 0L 5r @tea family@small_market {SIX} hand=family_step", "family:secret_society"),
        (f"active=0 | 0 0L 5r @tea companion@fabric family@post {SIX}", "comp:secret_society"),
        (f"active=0 | 0 0L 5r @tea family@post {SIX} hand=join_merchant | 1 @secret_society", "join:1"),
        ("active=0 | 0 @tea companion@personal_supply", "place"),
        ("active=0 | 0 @tea hand=letter_1", "letter_1"),
        ("active=0 | 0 RB @tea hand=lira_7_for_1_good", "lira_7_for_1_good:R"),
        ("active=0 | 0 @tea hand=green_lira_3", "green_lira_3"),
        (f"{MEET} courier@tea | 0 2L @tea", "courier"),
        (f"ending {CLOSE} | 0 20L @tea letters=1-back,2", "double"),
        (f"{CLOSE} | 0 0L @tea stack=0 letters=1-back,2", "end"),
    ],
)
def test_the_obvious_way_looks_best(scene: str, token: str) -> None:
    assert promising(lay_letters(scene)) == token


@pytest.mark.parametrize(
    ("lay", "scene", "place", "found"),
    [
        (lay_mocha, "0 6C", COFFEE_HOUSE, True),
        (lay_mocha, "0 5C", COFFEE_HOUSE, False),
        (lay_mocha, "rubies=coffee_house:0 | 0 9C", COFFEE_HOUSE, False),
        (lay_mocha, "0 0L", ROASTING_PLANT, False),
        (lay_mocha, "0 2L", ROASTING_PLANT, True),
        (lay_mocha, "0 0L R", ROASTING_PLANT, True),
        (lay_mocha, "0 0L hand=stay", ROASTING_PLANT, True),
        (lay_mocha, "0 1C", TAVERN, True),
        (lay_mocha, "0 1C tavern=movement,encounter", TAVERN, False),
        (lay_letters, "0 0L", COFFEE_HOUSE, False),
        (lay_letters, f"0 {SIX}", SECRET_SOCIETY, True),
        (lay_letters, "0 letters=1-back,2-back,3", SECRET_SOCIETY, False),
        (lay_letters, "0 0L", EMBASSY_PLACE, True),
        (lay_letters, "0 0L", KIOSK_PLACE, True),
        (lay_letters, "0 0L", AUCTION_HOUSE, True),
        (lay_bazaar, "| 0 0L", CATACOMBS_PLACE, True),
    ],
)
def test_a_place_brings_something_only_if_its_action_can_be_carried_out(
    lay: Lay, scene: str, place: int, found: bool
) -> None:
    s = lay(scene).state
    brought = gains(s, s.seats[0])
    assert place < len(brought)
    assert (brought[place] > 0) is found


def test_a_walk_delivers_letters() -> None:
    plain, mail = (lay_letters(f"0 0L @fabric stack=0 {held}").state for held in ("", f"letters={TEA}"))
    assert turns(mail, 0)[TEA] > turns(plain, 0)[TEA] == 0


@pytest.mark.parametrize(
    ("lay", "better"),
    [
        *[(lay_mocha, better) for better in ("0 1r", "0 6C", "0 guild=1,5")],
        *[(lay_letters, better) for better in ("0 1r", f"0 {SIX}", "0 letters=1,2,3")],
        *[(lay_bazaar, better) for better in ("| 0 1r", "| 0 6C", f"| 0 {SIX}")],
    ],
)
def test_who_has_more_stands_better(lay: Lay, better: str) -> None:
    match = lay(better)
    values = catalog.evaluation(match.game).values(match.state)
    assert values[0] > max(values[1:])


@pytest.mark.parametrize(
    ("lay", "scene", "expected"),
    [
        (lay_mocha, "0 3C", {"coffee": 3, "coffee_missing": 3, "guild_cards": 0}),
        (lay_letters, f"0 {SIX}", {"seals": 6, "more_seals": 0, "letters": 0, "ruby_for_seals": 1}),
        (
            lay_letters,
            f"0 {SIX},4,5 companion@tea",
            {"seals": 6, "more_seals": 2, "letters": 2, "companion": 1},
        ),
        (lay_letters, "0 letters=3", {"seals": 1, "letters": 1, "ruby_for_seals": 0}),
        (lay_bazaar, "| 0 3C letters=3", {"coffee": 3, "seals": 1}),
    ],
)
def test_what_the_boxes_add_is_counted_beside_the_rest(
    lay: Lay, scene: str, expected: dict[str, float]
) -> None:
    match = lay(scene)
    evaluation = catalog.evaluation(match.game)
    assert isinstance(evaluation, Weighed)
    told = dict(zip(evaluation.names, evaluation.features(match.state, 0), strict=True))
    assert {name: told[name] for name in expected} == expected
