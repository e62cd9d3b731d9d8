"""Building: main stands, expansions, payment, cards, medals. KAI-MAIN, KAI-EXP, KAI-PAY, KAI-MEDAL."""

from itertools import pairwise

import pytest

from bedesten.core.play.match import Match
from bedesten.kairo.ids import HUES
from bedesten.kairo.kernel import State
from bedesten.kairo.money import joker_coins, least_own, others, payable
from tests.kairo.lay import BARKERS, at, do, lay, offered, random_game, replayed, told, why

RED = "red=B2>B3"


def expand(match: Match, square: str, card: str, own: int) -> list[tuple[str, int, list[int]]]:
    return told(do(match, f"expand colour:red square:{square} card:{card} own:{own}"))


@pytest.mark.rule("KAI-GEN-3", "KAI-GEN-4", "KAI-GEN-5")
def test_a_stand_is_a_main_stand_its_expansions_and_one_entrance() -> None:
    match = lay(f"0 9R hand=S1 {RED}")
    assert at(match, "seats.0.stands.red") == {"main": "B2", "entrance": "B3", "expansions": [], "size": 1}
    expand(match, "C2", "S1", 2)
    assert at(match, "seats.0.stands.red") == {
        "main": "B2",
        "entrance": "B3",
        "expansions": ["C2"],
        "size": 2,
    }


@pytest.mark.rule("KAI-GEN-7", "KAI-MAIN-1")
def test_a_player_has_one_stand_of_each_colour() -> None:
    match = lay(f"0 hand=S9,S8,S7 {RED}")
    do(match, "main")
    assert offered(match) == [f"colour:{colour}" for colour in ("white", "yellow", "blue", "green", "purple")]
    assert why(match, "colour:red") == "KAI-MAIN-1"


@pytest.mark.rule("KAI-MAIN-10", "KAI-MEDAL-10", "KAI-MEDAL-1", "KAI-VP-3", "KAI-CARD-6")
def test_a_main_stand_costs_and_scores_nothing() -> None:
    match = lay(f"0 3vp 2B hand=S5 gold=red silver=red {RED}+C2")
    news = told(do(match, "main colour:blue square:F5 side:n card:S5"))
    assert [key for key, _, _ in news] == ["placed", "played", "turn_began"]
    assert (at(match, "seats.0.vp"), at(match, "seats.0.coins.blue")) == (3, 2)
    assert (at(match, "seats.0.gold"), at(match, "discard")) == (["red"], ["S5"])


@pytest.mark.rule("KAI-MAIN-11", "KAI-EXP-6")
def test_later_expansions_may_touch_a_main_stand() -> None:
    match = lay(f"0 2R hand=S1 {RED} | 1 blue=D2>D3")
    expand(match, "C2", "S1", 2)
    assert at(match, "seats.0.stands.red.expansions") == ["C2"]


@pytest.mark.rule("KAI-MAIN-12", "KAI-DEC-13", "KAI-DEC-12")
def test_a_main_stand_is_announced_colour_square_side_card_coin() -> None:
    match = lay("0 W hand=JR1")
    asked = []
    for token in ["main", "colour:red", "square:B2", "side:s", "card:JR1", "coin:white"]:
        asked.append(at(match, "draft"))
        assert token in offered(match)
        do(match, token)
    assert asked[-1] == ["main", "colour:red", "square:B2", "side:s", "card:JR1"]
    assert (at(match, "draft"), at(match, "bank.white"), at(match, "seats.0.coins.white")) == ([], 20, 0)


@pytest.mark.rule("KAI-TURN-7", "KAI-DEC-12", "KAI-CARD-7")
def test_nothing_moves_before_the_announcement_is_complete() -> None:
    match = lay(f"0 3R hand=JR1,S5 {RED}")
    before = match.game.notation.dump(match.state)
    do(match, "expand colour:red square:C2 card:JR1 coin:red")
    during = match.game.notation.dump(match.state)
    assert during.pop("draft") == ["expand", "colour:red", "square:C2", "card:JR1", "coin:red"]
    assert {**during, "draft": []} == before
    assert why(match, "discard:S5") == "KAI-DEC-13"


@pytest.mark.rule("KAI-CARD-7")
def test_cards_are_not_discarded_for_their_own_sake() -> None:
    assert why(lay("0 hand=S1,S2,S3,S4"), "discard:S1") == "KAI-CARD-7"


@pytest.mark.rule("KAI-EXP-1", "KAI-PAY-7", "KAI-EXP-13")
def test_the_order_of_an_expansion() -> None:
    scene = "supply=white:6,yellow:6,red:1,blue:6,green:6,purple:6 |"
    match = lay(f"{scene} 0 2R4W hand=JR1 {RED} | 1 hand=S9")
    news = told(do(match, "expand colour:red square:C2 card:JR1 coin:white own:1 other:2"))
    red, white = 2, 0
    assert news == [
        ("paid", 0, [white, 1]),
        ("expanded", 0, [red, 14, 2]),
        ("paid", 0, [red, 1]),
        ("paid", 0, [white, 2]),
        ("scored", 0, [2]),
        ("medal", 0, [0, red, 3]),
        ("medal", 0, [1, red, 2]),
        ("played", 0, [9]),
        ("end_phase", 0, []),
        ("turn_began", 1, [2]),
    ]
    assert at(match, "bank.white") == 19


@pytest.mark.rule("KAI-EXP-2")
def test_without_an_expansion_in_the_supply_a_stand_does_not_grow() -> None:
    scene = "supply=white:6,yellow:6,red:0,blue:6,green:6,purple:6 |"
    assert why(lay(f"{scene} 0 9R hand=S1 {RED}"), "expand") == "KAI-EXP-2"


@pytest.mark.rule("KAI-EXP-9")
def test_only_own_stands_are_expanded() -> None:
    match = lay(f"0 9R9B hand=S1,S2 {RED} | 1 blue=F2>F3")
    do(match, "expand")
    assert offered(match) == ["colour:red"]
    assert why(match, "colour:blue") == "KAI-EXP-9"


@pytest.mark.rule("KAI-EXP-12", "KAI-GEN-5")
def test_expansions_and_entrances_stay_where_they_are() -> None:
    for seed in range(3):
        positions: list[State] = replayed(random_game(seed, 3), 20)
        for before, after in pairwise(positions):
            for stand in range(4 * HUES):
                if before.size(stand) > 1:
                    assert before.tiles[stand] & ~after.tiles[stand] == 0
                    assert (before.main[stand], before.door[stand]) == (after.main[stand], after.door[stand])


# ------------------------------------------------------------------ payment


@pytest.mark.rule("KAI-PAY-5")
def test_coins_may_be_replaced_although_there_are_enough() -> None:
    match = lay(f"0 3R4W hand=S1 {RED}")
    do(match, "expand colour:red square:C2 card:S1")
    assert offered(match) == ["own:1", "own:2"]


@pytest.mark.rule("KAI-PAY-6")
def test_there_is_no_credit() -> None:
    match = lay(f"0 1R1W hand=S1 {RED}")
    assert why(match, "expand") == "KAI-PAY-6"


@pytest.mark.rule("KAI-PAY-4", "KAI-PAY-8")
@pytest.mark.parametrize("mixed", [True, False])
def test_what_can_be_paid_is_what_some_payment_pays(mixed: bool) -> None:
    for red in range(4):
        for white in range(5):
            for blue in range(4):
                purse = [white, 0, red, blue, 0, 0]
                for cost in range(2, 6):
                    ways = [
                        k for k in range(1, min(cost, red) + 1) if enough(white, blue, 2 * (cost - k), mixed)
                    ]
                    assert payable(purse, 2, cost, mixed) == bool(ways)
                    if ways:
                        assert least_own(purse, 2, cost, mixed) == min(ways)


def enough(white: int, blue: int, needed: int, mixed: bool) -> bool:
    return white + blue >= needed if mixed else max(white, blue) >= needed


def test_other_coins_are_all_of_them_or_those_of_one_colour() -> None:
    assert others([2, 0, 9, 3, 1, 0], 2, True) == 6
    assert others([2, 0, 9, 3, 1, 0], 2, False) == 3
    assert joker_coins([1, 0, 2, 0, 0, 0], 2, 2, True) == [0]


@pytest.mark.rule("KAI-DEC-18")
def test_a_whole_expansion_has_at_most_eleven_steps() -> None:
    match = lay("0 2WYRBGP3P hand=JR3 purple=F10>F9+E10+D10+C10")
    tokens = "expand colour:purple square:B10 card:JR3 coin:white own:3"
    do(match, tokens)
    steps = len(tokens.split())
    while at(match, "draft"):
        do(match, offered(match)[0])
        steps += 1
    assert steps == 11


# ------------------------------------------------------------------ cards


@pytest.mark.rule("KAI-CARD-3", "KAI-CARD-2")
def test_any_three_cards_may_be_discarded_although_one_fits() -> None:
    match = lay("0 hand=S1,S2,JR3")
    do(match, "main colour:red square:B2 side:s")
    assert offered(match) == ["card:S1", "card:three"]
    do(match, "card:three")
    assert at(match, "discard") == ["S1", "S2", "JR3"]


@pytest.mark.rule("KAI-CARD-9")
def test_a_joker_needs_a_coin() -> None:
    match = lay("0 hand=JR1")
    assert why(match, "main") == "KAI-CARD-1"
    rich = lay("0 GP hand=JR1")
    do(rich, "main colour:red square:B2 side:s card:JR1")
    assert offered(rich) == ["coin:green", "coin:purple"]


@pytest.mark.rule("KAI-CARD-3")
def test_a_joker_among_three_costs_no_coin() -> None:
    match = lay("0 hand=JR1,JR2,JR3")
    do(match, "main colour:red square:B2 side:s card:three")
    assert at(match, "bank.red") == 20


# ------------------------------------------------------------------ moving


@pytest.mark.rule("KAI-MOVE-9", "KAI-TURN-2")
def test_moving_costs_and_scores_nothing() -> None:
    match = lay("0 2vp 2G hand=S4 green=B6>C6 | 1 yellow=B4>B5 purple=A7>B7")
    news = told(do(match, "move colour:green square:D7 side:n card:S4"))
    assert [key for key, _, _ in news] == ["moved", "played", "turn_began"]
    assert (at(match, "seats.0.vp"), at(match, "seats.0.coins.green")) == (2, 2)
    assert at(match, "seats.0.stands.green") == {"main": "D7", "entrance": "D6", "expansions": [], "size": 1}


@pytest.mark.rule("KAI-MOVE-7")
def test_a_stand_is_never_merely_removed() -> None:
    match = lay("0 hand=JR1 green=B6>C6 | 1 yellow=B4>B5 purple=A7>B7")
    assert why(match, "move") == "KAI-MOVE-7"


@pytest.mark.rule("KAI-MOVE-1")
def test_a_stand_that_can_grow_is_not_moved() -> None:
    match = lay("0 hand=S4 green=B6>C6 | 1 purple=A7>B7")
    assert why(match, "move") == "KAI-MOVE-1"


# ------------------------------------------------------------------ points and medals


@pytest.mark.rule("KAI-VP-2", "KAI-VP-3", "KAI-MEDAL-7", "KAI-GEN-1")
def test_points_are_public_and_never_fall() -> None:
    match = random_game(5, 3)
    positions = replayed(match, 1)
    for before, after in pairwise(positions):
        assert all(a >= b for a, b in zip(after.vp, before.vp, strict=True))
    assert match.game.notation.dump_view(match.game.view(match.state, 0))["seats"][1]["vp"] > 0  # type: ignore[index]
    assert match.game.ranking(match.state)[match.state.vp.index(max(match.state.vp))] == 1


@pytest.mark.rule("KAI-MEDAL-8", "KAI-MEDAL-9")
def test_medals_lie_openly_and_with_the_largest() -> None:
    match = lay(f"0 4vp 3R hand=S1 gold=red silver=red {RED}+C2 | 1 2R hand=S2 red=F2>F3")
    do(match, f"{BARKERS} expand colour:red square:G2 card:S2 own:2")
    seen = match.game.notation.dump_view(match.game.view(match.state, -3))["seats"]
    assert [(seat["gold"], seat["silver"]) for seat in seen] == [(["red"], []), ([], ["red"])]  # type: ignore[attr-defined]
    expand(match, "A2", "S1", 3)
    assert (at(match, "seats.0.gold"), at(match, "seats.0.silver")) == (["red"], ["red"])


@pytest.mark.rule("KAI-MEDAL-9")
def test_neutral_stands_count_but_hold_no_medals() -> None:
    match = lay(f"n red=F2>F3 | 0 2R hand=S1 {RED}")
    expand(match, "C2", "S1", 2)
    assert at(match, "seats.0.vp") == 2 + 3 + 2
