"""Every ruling of Letters & Seals and of the Great Bazaar in both its readings."""

import pytest

from bedesten.core.errors import BadSave
from bedesten.core.game import Setup
from bedesten.core.play.match import Match
from tests.istanbul.lay import at, chances, do, offered
from tests.istanbul.test_rulings import why
from tests.letters.lay import ACT, MEET, bazaar, lay, lay_bazaar
from tests.letters.test_kiosk import reveal
from tests.letters.test_society import PAID, SIX

AWAY = "governor@tea smuggler@tea courier@tea"
REPEATED = "repeat give_letter:4-back give_letter:5-back give_letter:6-back track:gemstone"


@pytest.mark.rule("LET-SECR-3")
@pytest.mark.parametrize(("reading", "lira", "left"), [("per_execution", 5, [1]), ("per_player", 3, [2, 1])])
def test_the_piles_go_to_visits_or_to_players(reading: str, lira: int, left: list[int]) -> None:
    letters = "letters=1-back,2-back,3-back,4-back,5-back,6-back"
    scene = f"{ACT} | 0 0L @secret_society {letters} hand=repeat_secret | 1 0L"
    match = lay(scene, secret_society_lira=reading)
    do(match, f"{PAID} track:palace {REPEATED}")
    assert at(match, "seats.0.lira") == lira
    assert at(match, "places.secret_society.lira") == left


@pytest.mark.rule("LET-SECR-3")
def test_who_was_served_is_part_of_the_position() -> None:
    scene = f"{ACT} society=1 served=1 | 0 0L @secret_society {SIX}"
    match = lay(scene, secret_society_lira="per_player")
    do(match, f"{PAID} track:palace")
    assert at(match, "places.secret_society.served") == [0, 1]
    assert at(match, "seats.0.lira") == 2
    again = match.game.notation.load(match.game.notation.dump(match.state))
    assert match.game.notation.dump(again) == match.game.notation.dump(match.state)
    assert "served=0,1" in match.game.notation.describe(match.state)


@pytest.mark.rule("LET-COMP-5")
def test_the_companion_moves_in_the_turn_he_comes_or_not() -> None:
    scene = f"active=0 {AWAY} | 0 @caravansary companion@personal_supply hand=companion_2"
    match = lay(scene)
    do(match, "place")
    steps = [t for t in offered(match) if t.startswith("comp")]
    assert steps
    later = lay(scene, companion_at_once=False)
    do(later, "place")
    assert [t for t in offered(later) if t.startswith("comp")] == []
    for token in steps:
        assert why(later, token) == ("LET-COMP-5", "agreed")
    assert at(later, "used") == ["companion_placed"]


@pytest.mark.rule("LET-COUR-3", "LET-COUR-4")
def test_the_courier_is_paid_after_or_before_his_letter() -> None:
    scene = f"{MEET} courier@tea | 0 0L @tea"
    match = lay(scene)
    do(match, "courier *letter:1 give_letter:1-front *courier:1+1")
    match = lay(scene, courier_letter_first=False)
    assert why(match, "courier") == ("LET-COUR-3", "agreed")
    rich = lay(scene.replace("0L", "2L"), courier_letter_first=False)
    do(rich, "courier")
    assert offered(rich) == ["pay2"]
    do(rich, "pay2 *letter:1 *courier:1+1")
    assert (at(rich, "seats.0.lira"), at(rich, "seats.0.letters")) == (0, ["1-front"])


@pytest.mark.rule("LET-COUR-3", "LET-BONUS-12")
def test_the_courier_is_paid_first_from_afar_too() -> None:
    scene = f"{MEET} courier@post | 0 0L @tea hand=use_npc letters=9-back"
    match = lay(scene, courier_letter_first=False)
    do(match, "use_npc:courier")
    assert offered(match) == ["give_letter:9-back"]
    poor = lay(scene.replace(" letters=9-back", ""), courier_letter_first=False)
    assert why(poor, "use_npc:courier") == ("LET-COUR-3", "agreed")


@pytest.mark.rule("LET-KIOSK-12")
def test_the_tile_frees_a_companion_never_obtained_or_not() -> None:
    scene = f"{ACT} | 0 0L @kiosk companion@"
    for where, offers in (("general_supply", False), ("tea", True)):
        match = reveal(lay(scene + where, k15_from_general_supply=False), "K15", "K01", "K02", "K03")
        do(match, "pick:K15")
        assert ("use:1" in offered(match)) == offers
        if not offers:
            assert why(match, "use:1") == ("LET-KIOSK-12", "agreed")
    usual = reveal(lay(scene + "general_supply"), "K15", "K01", "K02", "K03")
    do(usual, "pick:K15 use:1")


@pytest.mark.rule("LET-AUCT-7")
def test_without_lira_there_is_no_auction_or_the_others_bid() -> None:
    scene = f"{ACT} {AWAY} | 0 0L @auction_house | 1 5L | 2 5L"
    match = lay(scene)
    do(match, "auction gain:R")
    assert offered(match) == ["end_turn"]
    match = lay(scene, auction_without_lira="others_bid")
    do(match, "auction gain:R")
    assert offered(match) == ["no_bid"]
    assert why(match, "bid:1") == ("LET-AUCT-6", "cannot_pay")
    do(match, "no_bid bid:2 no_bid no_bid *draw:stay *draw:stay")
    assert (at(match, "seats.0.lira"), at(match, "seats.1.lira")) == (2, 3)
    assert at(match, "seats.1.hand") == ["stay", "stay"]
    nobody = lay(scene, auction_without_lira="others_bid")
    do(nobody, "auction gain:R no_bid no_bid no_bid")
    assert offered(nobody) == ["end_turn"]
    rich = lay(scene.replace("0 0L", "0 1L"), auction_without_lira="others_bid")
    do(rich, "auction gain:R")
    assert why(rich, "no_bid") == ("LET-AUCT-2", "must_open")


@pytest.mark.rule("LET-BONUS-8")
def test_a_copy_of_a_copy_is_unplayable_or_looks_through() -> None:
    scene = f"{MEET} {AWAY} discard=lira_5,copy_discard | 0 0L @post hand=copy_discard"
    assert why(lay(scene), "copy") == ("LET-BONUS-8", "copy_of_copy")
    match = lay(scene, copy_of_copy="look_through")
    do(match, "copy")
    assert offered(match) == ["lira_5"]
    do(match, "lira_5")
    assert at(match, "seats.0.lira") == 5
    assert at(match, "discard") == ["lira_5", "copy_discard", "copy_discard"]


@pytest.mark.rule("LET-TURN-5", "LET-KIOSK-15")
def test_whoever_is_carried_to_the_fountain_meets_nobody_or_those_there() -> None:
    scene = f"{ACT} {AWAY} | 0 0L @kiosk | 1 family@fountain"
    rest = "pick:K19 use:1 pick:K01 decline_tile pick:K02 decline_tile decline_tile"
    for meets, offers in ((False, ["end_turn"]), (True, ["catch:1"])):
        match = reveal(lay(scene, encounters_after_k19=meets), "K19", "K01", "K02", "K03")
        do(match, rest)
        assert offered(match) == offers


@pytest.mark.rule("LET-BONUS-12", "IST-ENC-9")
def test_meeting_from_afar_counts_as_an_encounter_or_not() -> None:
    scene = f"{MEET} governor@post smuggler@tea courier@tea | 0 9L @post hand=use_npc,use_npc"
    used = "use_npc:governor *draw:stay pay2 *governor:2+3"
    match = lay(scene)
    do(match, f"{used} governor")
    match = lay(scene, use_npc_counts_as_encounter=True)
    do(match, used)
    assert why(match, "governor") == ("IST-ENC-9", "token_used")
    assert why(match, "use_npc:governor") == ("IST-ENC-9", "token_used")
    assert "use_npc:courier" in offered(match)


@pytest.mark.rule("BAZ-TAV-2", "BAZ-BONUS-1")
def test_the_encounter_tile_covers_meeting_from_afar_or_not() -> None:
    scene = f"{MEET} {AWAY} coffee_trader@spice | 0 0L @post tavern=encounter hand=use_npc"
    match = lay_bazaar(scene)
    assert why(match, "use_npc:coffee_trader") == ("BAZ-BONUS-1", "trader_price")
    do(match, "use_npc:courier *letter:1")
    assert offered(match) == ["give_letter:1-front"]
    match = lay_bazaar(scene, encounter_tile_covers_use_npc=True)
    do(match, "use_npc:courier *letter:1 *courier:1+1")
    assert at(match, "seats.0.letters") == ["1-front"]
    trader = lay_bazaar(scene, encounter_tile_covers_use_npc=True)
    do(trader, "use_npc:coffee_trader *trader:1+1")
    assert at(trader, "seats.0.coffee") == 1


@pytest.mark.rule("BAZ-SETUP-3")
@pytest.mark.parametrize(("options", "pairs"), [({}, 312), ({"places_8_and_9_by_distance": True}, 372)])
def test_black_market_and_tea_house_lie_crosswise_or_by_distance_alone(
    options: dict[str, object], pairs: int
) -> None:
    match = Match(bazaar(), Setup(3, options))
    do(match, "*lay:7@13")
    ways = 0
    for token in chances(match):
        laid = Match(bazaar(), Setup(3, options))
        do(laid, f"*lay:7@13 {token}")
        ways += len(offered(laid))
    assert ways == pairs


@pytest.mark.rule("LET-KIOSK-6", "LET-LETTER-3")
@pytest.mark.parametrize("reading", ["when_empty", "next_draw"])
def test_kiosk_tiles_are_shuffled_at_once_or_at_the_next_visit(reading: str) -> None:
    gone = ",".join(f"K{number:02}" for number in range(5, 25))
    scene = f"{ACT} kiosk_discard={gone} | 0 0L @kiosk"
    match = reveal(lay(scene, reshuffle=reading), "K01", "K02", "K03", "K04")
    at_once = reading == "when_empty"
    assert at(match, "places.kiosk.pile_size") == (20 if at_once else 0)
    assert len(at(match, "places.kiosk.discard")) == (0 if at_once else 20)


@pytest.mark.rule("LET-SECR-3")
@pytest.mark.parametrize("served", [[3], [0, 0], ["0"], [True]])
def test_a_position_names_each_seat_that_was_served_once(served: list[object]) -> None:
    match = lay(f"{ACT} | 0 0L @secret_society", secret_society_lira="per_player")
    data = match.game.notation.dump(match.state)
    places = data["places"]
    assert isinstance(places, dict)
    places["secret_society"]["served"] = served
    with pytest.raises(BadSave, match=r"society\.served has .*: expected numbers from 0 to 2, each once"):
        match.game.notation.load(data)
