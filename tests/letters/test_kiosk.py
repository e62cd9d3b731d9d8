"""Kiosk (22): tiles are revealed, chosen one after the other, used or declined. LET-KIOSK, LET-T2."""

import tomllib
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from bedesten.core.ids import WATCHER
from bedesten.core.play.match import Match
from bedesten.istanbul.ids import GOODS
from bedesten.letters import kiosk_tiles as kt
from bedesten.letters.ids import KIOSK_TILES
from tests.istanbul.lay import at, chances, do, goods, offered
from tests.letters.lay import ACT, lay

DATA = tomllib.loads((Path(__file__).parents[2] / "docs/rules/data/istanbul-letters.toml").read_text("utf-8"))
KIOSK = f"{ACT} | 0 0L @kiosk"
FIRST = "kiosk *letter:9"


def reveal(match: Match, *tiles: str) -> Match:
    """The kiosk action up to the first choice."""
    do(match, " ".join([FIRST, *[f"*kiosk:{tile}" for tile in tiles]]))
    return match


def pick(scene: str, tile: str, others: str = "K01 K02 K03") -> Match:
    """Seat 0 has just taken a tile at the kiosk."""
    match = reveal(lay(scene), tile, *[other for other in others.split() if other != tile][:3])
    do(match, f"pick:{tile}")
    return match


def why(match: Match, token: str) -> str:
    reason = match.game.guide.why_not(match.state, match.to_move(), match.game.lexicon.action(token))
    return reason.rule if reason else ""


# ------------------------------------------------------------------ the tiles


def price_data(price: kt.Price) -> dict[str, int]:
    if isinstance(price, kt.LiraPrice):
        return {"lira": price.lira}
    if isinstance(price, kt.SetPrice):
        return dict.fromkeys("BYGR", 1)
    names: dict[type[kt.Price], str] = {
        kt.GoodPrice: "good_or_coffee",
        kt.LetterPrice: "letter",
        kt.CardPrice: "bonus_card",
    }
    return {names[type(price)]: 1} if type(price) in names else {}


def gift_data(gift: kt.Gift) -> dict[str, Any]:
    if isinstance(gift, kt.Loot):
        brought = {GOODS[gift.good]: gift.count, "lira": gift.lira}
        return {"gain": {what: count for what, count in brought.items() if count > 0}}
    named: dict[type[kt.Gift], dict[str, Any]] = {
        kt.GoodGift: {"gain": {"good_or_coffee": 1}},
        kt.CardGift: {"gain": {"bonus_card": 1}},
        kt.LetterGift: {"gain": {"letter": 1}},
        kt.CoffeeGift: {"gain": {"coffee": 1}, "only": "bazaar"},
        kt.Extension: {"gain": {"extension": 1}},
        kt.CompanionHome: {"special": "COMPANION_TO_PERSONAL_SUPPLY"},
        kt.DieGift: {"special": "ROLL_ONE_DIE_GAIN_PIPS_LIRA"},
        kt.ToFountain: {"special": "MERCHANT_STACK_TO_FOUNTAIN"},
    }
    return named[type(gift)]


def deal_data(deal: kt.Deal) -> dict[str, Any]:
    pay = price_data(deal.price)
    return ({"pay": pay} if pay else {}) | gift_data(deal.gift)


@pytest.mark.rule("LET-KIOSK-5", "LET-KIOSK-11")
def test_the_tiles_are_those_of_the_component_data() -> None:
    assert [tile["id"] for tile in DATA["kiosk_tile"]] == KIOSK_TILES
    assert [tile["count"] for tile in DATA["kiosk_tile"]] == [1] * DATA["kiosk_tile_meta"]["total"]
    for tile, deals in zip(DATA["kiosk_tile"], kt.TILES, strict=True):
        assert [deal_data(deal) for deal in deals] == tile["options"], tile["id"]


FREE = {
    "K01": ("Y", 1),
    "K02": ("G", 1),
    "K03": ("R", 1),
    "K04": ("YY", 0),
    "K05": ("GG", 0),
    "K06": ("RR", 0),
    "K07": ("Y", 0),
    "K08": ("G", 0),
    "K09": ("R", 0),
    "K10": ("B", 0),
    "K12": ("", 2),
}


@pytest.mark.rule("LET-KIOSK-2", "LET-KIOSK-5")
@pytest.mark.parametrize("tile", FREE)
def test_a_free_tile_brings_goods_and_lira_once(tile: str) -> None:
    match = pick(KIOSK, tile, "K13 K14 K16 K22")
    assert offered(match) == ["use:1", "decline_tile"]
    do(match, "use:1")
    assert (goods(match), at(match, "seats.0.lira")) == FREE[tile]
    assert match.to_move() == 1


@pytest.mark.rule("LET-GEN-2", "LET-KIOSK-11")
@pytest.mark.parametrize(("tile", "lira"), [("K13", 2), ("K14", 3)])
def test_without_coffee_in_the_game_its_alternative_is_void(tile: str, lira: int) -> None:
    match = pick(KIOSK, tile)
    assert offered(match) == ["use:2", "decline_tile"]
    assert why(match, "use:1") == "LET-KIOSK-11"
    do(match, "use:2")
    assert at(match, "seats.0.lira") == lira


@pytest.mark.rule("LET-GEN-3")
def test_a_free_tile_without_room_may_be_used_all_the_same() -> None:
    match = pick(f"{ACT} | 0 0L BB @kiosk", "K10")
    do(match, "use:1")
    assert goods(match) == "BB"


@pytest.mark.rule("LET-KIOSK-2", "LET-KIOSK-4", "LET-KIOSK-10")
def test_a_declined_tile_has_no_effect_and_is_gone() -> None:
    match = pick(KIOSK, "K10")
    do(match, "decline_tile")
    assert (goods(match), match.to_move()) == ("", 1)
    assert offered(match) == ["pick:K01", "pick:K02", "pick:K03"]
    assert why(match, "pick:K10") == "LET-KIOSK-2"


# ------------------------------------------------------------------ who chooses what


@pytest.mark.rule("LET-KIOSK-1", "LET-KIOSK-3", "LET-KIOSK-8")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_chooses_once_clockwise_and_the_active_player_gets_the_last(players: int) -> None:
    todo = "todo=ActHere.1,Encounters.1,TurnEnd.1,EndTurn.1"
    match = lay(f"active=1 {todo} | 1 0L @kiosk", players)
    tiles = KIOSK_TILES[: players + 1]
    reveal(match, *tiles)
    choosers = []
    for tile in tiles[:-1]:
        choosers.append(match.to_move())
        assert len(offered(match)) == len(tiles) - len(choosers) + 1
        do(match, f"pick:{tile} decline_tile")
    assert choosers == [(1 + i) % players for i in range(players)]
    assert (match.to_move(), offered(match)) == (1, ["use:1", "decline_tile"])
    do(match, "decline_tile")
    assert at(match, "places.kiosk.discard") == tiles


@pytest.mark.rule("LET-KIOSK-6")
def test_every_tile_of_the_pile_is_revealed_as_likely() -> None:
    match = lay(f"{ACT} kiosk_discard=K02,K03 | 0 0L @kiosk")
    do(match, FIRST)
    assert chances(match) == {
        f"*kiosk:{tile}": Fraction(1, 22) for tile in KIOSK_TILES if tile not in ("K02", "K03")
    }


@pytest.mark.rule("LET-KIOSK-6")
def test_when_the_pile_runs_out_the_discards_are_the_pile_at_once() -> None:
    match = lay(f"{ACT} kiosk_discard={','.join(KIOSK_TILES[2:])} | 0 0L @kiosk")
    do(match, f"{FIRST} *kiosk:K01")
    assert at(match, "places.kiosk.pile_size") == 1
    do(match, "*kiosk:K02")
    assert at(match, "places.kiosk.pile_size") == 22
    assert at(match, "places.kiosk.discard") == []
    assert chances(match) == {f"*kiosk:{tile}": Fraction(1, 22) for tile in KIOSK_TILES[2:]}


@pytest.mark.rule("LET-KIOSK-7", "LET-GEN-8", "LET-BONUS-15")
@pytest.mark.parametrize("tokens", ["", "pick:K02"])
def test_nobody_plays_a_card_or_a_tile_during_the_kiosk(tokens: str) -> None:
    seat = "5L hand=lira_5,letter_1 tiles=yellow out=tea"
    match = reveal(lay(f"{ACT} | 0 {seat} @kiosk | 1 {seat}"), "K01", "K02", "K03", "K22")
    for token, rule in (("lira_5", "IST-TURN-4"), ("letter_1", "LET-BONUS-2"), ("yellow:tea", "IST-TURN-4")):
        assert why(match, token) == rule
    do(match, f"pick:K01 decline_tile {tokens}")
    assert match.to_move() == 1
    for token in ("lira_5", "letter_1", "yellow:tea"):
        assert why(match, token) == "LET-KIOSK-7"


# ------------------------------------------------------------------ single tiles


@pytest.mark.rule("LET-KIOSK-17", "LET-GEN-7")
def test_a_bonus_card_comes_from_the_draw_pile_and_is_seen_by_its_drawer_only() -> None:
    match = pick(KIOSK, "K11")
    news = do(match, "use:1 *draw:stay")
    assert at(match, "seats.0.hand") == ["stay"]
    [drawn] = [event for event in news if event.secret != WATCHER]
    assert [seat for seat in (WATCHER, 0, 1, 2) if drawn.seen_by(seat)] == [0]


EMPTY = "bonus_deck=new_only bonus_cards=letter_1:1"


@pytest.mark.rule("LET-GEN-7")
@pytest.mark.parametrize("tile", ["K11", "K24"])
def test_without_a_card_to_draw_no_card_can_be_chosen(tile: str) -> None:
    match = pick(f"{ACT} {EMPTY} | 0 5L @kiosk | 1 hand=letter_1", tile)
    assert offered(match) == ["decline_tile"]
    assert why(match, "use:1") == "LET-GEN-7"


@pytest.mark.rule("LET-KIOSK-12")
@pytest.mark.parametrize("where", ["general_supply", "tea"])
def test_a_companion_comes_from_the_board_or_the_general_supply(where: str) -> None:
    match = pick(f"{KIOSK} companion@{where}", "K15")
    do(match, "use:1")
    assert at(match, "seats.0.companion") == "personal_supply"


@pytest.mark.rule("LET-KIOSK-12")
def test_a_companion_at_home_cannot_be_taken_home() -> None:
    match = pick(f"{KIOSK} companion@personal_supply", "K15")
    assert offered(match) == ["decline_tile"]
    assert why(match, "use:1") == "LET-KIOSK-12"


@pytest.mark.rule("LET-TURN-5", "LET-KIOSK-12")
def test_a_companion_who_acted_at_the_kiosk_meets_nobody_if_he_is_taken_home() -> None:
    scene = f"{ACT} acting@kiosk | 0 0L @tea companion@kiosk | 1 family@kiosk"
    match = reveal(lay(scene), "K15", "K01", "K02", "K03")
    do(match, "pick:K15 use:1 pick:K01 decline_tile pick:K02 decline_tile decline_tile")
    assert offered(match) == ["end_turn"]


@pytest.mark.rule("LET-KIOSK-13")
def test_one_die_brings_its_pips_and_the_red_tile_does_not_change_it() -> None:
    match = pick(f"{ACT} | 0 0L @kiosk tiles=red", "K16")
    do(match, "use:1")
    assert chances(match) == {f"*die:{pips}": Fraction(1, 6) for pips in range(1, 7)}
    do(match, "*die:5")
    assert (at(match, "seats.0.lira"), match.to_move()) == (5, 1)


@pytest.mark.rule("LET-KIOSK-14", "LET-GEN-4")
def test_an_extension_costs_ten_lira_or_one_good_of_each_type() -> None:
    match = pick(f"{ACT} | 0 10L @kiosk", "K17")
    do(match, "use:1")
    assert (at(match, "seats.0.lira"), at(match, "seats.0.capacity")) == (0, 3)
    match = pick(f"{ACT} | 0 RGYBB @kiosk", "K18")
    do(match, "use:1")
    assert (goods(match), at(match, "seats.0.capacity")) == ("B", 3)


@pytest.mark.rule("LET-GEN-4")
@pytest.mark.parametrize(("tile", "seat"), [("K17", "9L"), ("K18", "RGY"), ("K23", "1L")])
def test_what_cannot_be_paid_in_full_cannot_be_used(tile: str, seat: str) -> None:
    match = pick(f"{ACT} | 0 {seat} @kiosk", tile)
    assert offered(match) == ["decline_tile"]
    assert why(match, "use:1") == "LET-GEN-4"


@pytest.mark.rule("LET-KIOSK-14")
@pytest.mark.parametrize("tile", ["K17", "K18"])
def test_a_complete_cart_gets_no_extension(tile: str) -> None:
    match = pick(f"{ACT} | 0 10L RGYB cap5 @kiosk", tile)
    assert offered(match) == ["decline_tile"]
    assert why(match, "use:1") == "LET-KIOSK-14"


@pytest.mark.rule("LET-KIOSK-15")
def test_whoever_is_at_the_fountain_cannot_be_taken_there() -> None:
    match = pick(f"{ACT} acting@kiosk | 0 0L @fountain companion@kiosk", "K19")
    assert offered(match) == ["decline_tile"]
    assert why(match, "use:1") == "LET-KIOSK-15"


@pytest.mark.rule("LET-KIOSK-15", "LET-PAY-6", "LET-DELIV-2")
def test_a_merchant_taken_to_the_fountain_out_of_turn_delivers_and_changes_nothing_else() -> None:
    scene = f"{ACT} letters=7:1,9:1 | 0 0L @kiosk | 1 5L @tea letters=7 stack=3 out=spice | 2 family@kiosk"
    match = reveal(lay(scene), "K19", "K01", "K02", "K03")
    do(match, "pick:K01 decline_tile pick:K19 use:1")
    assert at(match, "seats.1.merchant") == "fountain"
    assert at(match, "seats.1.letters") == ["7-back"]
    assert (at(match, "seats.1.lira"), at(match, "seats.1.assistants")) == (5, ["spice"])
    do(match, "pick:K02 decline_tile decline_tile")
    assert offered(match) == ["catch:2"]


SWAPS = {
    "K20 for a letter": ("R", "K20", "use:1 give:R *letter:3", "", 0, ["3-front", "9-front"]),
    "K20 for a good": ("", "K20", "use:2 give_letter:9-front gain:B", "B", 0, []),
    "K21 for a letter": ("hand=stay", "K21", "use:1 discard:stay *letter:3", "", 0, ["3-front", "9-front"]),
    "K21 for a card": ("", "K21", "use:2 give_letter:9-front *draw:stay", "", 0, []),
    "K22 for a letter": ("2L", "K22", "use:1 *letter:3", "", 0, ["3-front", "9-front"]),
    "K22 for lira": ("letters=5-back", "K22", "use:2 give_letter:5-back", "", 3, ["9-front"]),
    "K23 for a good": ("2L", "K23", "use:1 gain:G", "G", 0, ["9-front"]),
    "K23 for lira": ("B", "K23", "use:2 give:B", "", 3, ["9-front"]),
    "K24 for a card": ("2L", "K24", "use:1 *draw:stay", "", 0, ["9-front"]),
    "K24 for lira": ("hand=stay", "K24", "use:2 discard:stay", "", 3, ["9-front"]),
}


@pytest.mark.rule("LET-KIOSK-5", "LET-KIOSK-16", "LET-KIOSK-17")
@pytest.mark.parametrize("swap", SWAPS)
def test_the_first_payment_buys_the_first_gain_and_the_second_the_second(swap: str) -> None:
    seat, tile, tokens, held, lira, letters = SWAPS[swap]
    match = pick(f"{ACT} | 0 0L {seat} @kiosk".replace("0L 2L", "2L"), tile)
    do(match, tokens)
    assert (goods(match), at(match, "seats.0.lira"), at(match, "seats.0.letters")) == (held, lira, letters)
    assert at(match, "discard") == (["stay"] if "discard" in tokens else [])
    assert match.to_move() == 1


@pytest.mark.rule("LET-LETTER-4")
@pytest.mark.parametrize("tile", ["K20", "K21", "K22"])
def test_without_a_letter_to_draw_none_can_be_bought(tile: str) -> None:
    match = pick(f"{ACT} letters=9:1 | 0 5L R hand=stay @kiosk", tile)
    assert "use:1" not in offered(match)
    assert why(match, "use:1") == "LET-LETTER-4"


@pytest.mark.rule("LET-KIOSK-16", "LET-KIOSK-17", "LET-GEN-4")
def test_who_has_nothing_to_give_cannot_swap() -> None:
    for tile, token, rule in (
        ("K20", "use:1", "LET-GEN-4"),
        ("K21", "use:1", "LET-KIOSK-17"),
        ("K24", "use:2", "LET-KIOSK-17"),
    ):
        assert why(pick(KIOSK, tile), token) == rule
    match = reveal(lay(KIOSK), "K22", "K01", "K02", "K03")
    do(match, "pick:K01 decline_tile pick:K22")
    assert why(match, "use:2") == "LET-KIOSK-16"
    assert why(pick(KIOSK, "K10"), "use:2") == "LET-KIOSK-5"
