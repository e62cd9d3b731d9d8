"""Every component table in the code is the one of the component data."""

import tomllib
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from bedesten.core.game import Setup
from bedesten.core.play import record
from bedesten.istanbul import cards, chance, encounters, ids, pieces, scoring, setup, tiles, turn
from bedesten.istanbul.audit import own_assistants
from bedesten.istanbul.board import APART, CENTRE, COLUMNS, LAYOUTS, Board
from bedesten.istanbul.notation.codec import MOSQUES, ruby_places
from bedesten.istanbul.places import (
    base_places,
    dice_places,
    gemstones,
    markets,
    palace,
    post_office,
    wainwright,
    warehouses,
)
from bedesten.istanbul.places.mosques import REQUIRED, Mosque
from bedesten.istanbul.places.warehouses import Warehouse
from tests.istanbul.lay import at, do, istanbul, lay, offered, opening

DATA: dict[str, Any] = tomllib.loads(
    (Path(__file__).parents[2] / "docs/rules/data/istanbul-base.toml").read_text("utf-8")
)
RULES = istanbul().rules
WINDOWS = {
    "D-MOVE": ids.IN_MOVE,
    "D-ASSIST": ids.IN_ASSIST,
    "D-PAY": ids.IN_PAY,
    "D-ACTION": ids.IN_ACTION,
    "D-POST": ids.IN_POST,
    "D-ENC": ids.IN_ENCOUNTERS,
}
PLAYERS = [2, 3, 4, 5]
EXACT_SUMS = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]  # in 36ths, for 2 to 12: section 12.1


def by_letter(counts: list[int]) -> dict[str, int]:
    return dict(zip(ids.GOODS, counts, strict=True))


def number_of(names: list[str], upper: str) -> int:
    return names.index(upper.lower())


# ------------------------------------------------------------------ the game and its box


def test_the_game_is_the_one_of_the_data() -> None:
    game = istanbul()
    meta = DATA["meta"]
    assert (game.min_players, game.max_players) == (meta["min_players"], meta["max_players"])
    assert list(ids.GOODS) == meta["goods"]
    assert meta["colours"] == record.COLOURS
    assert [*LAYOUTS, "random"] == meta["layouts_available"]


def test_the_box_holds_what_the_tables_use() -> None:
    box = DATA["components"]
    assert len(ids.PLACES) - 1 == box["places"]
    assert game_extensions(5) == box["extensions"]
    assert sum(cards.COPIES) == box["bonus_cards"]
    assert 4 * len(REQUIRED[5]) == box["mosque_tiles"]
    assert len(ids.DEMAND_TILES) == box["demand_tiles"]
    assert len(post_office.MAIL_LIRA) - 1 == box["mail_indicators"]
    assert sum(setup.rubies_by_place(RULES, 5)) == box["rubies"]
    assert box["dice_sides"] ** box["dice"] == chance.ROLLS
    assert max(chance.HIGH) == box["dice_sides"]
    assert own_assistants(False, 1 << ids.BLUE) == box["per_colour"]["assistants"]
    assert len(ids.GOODS) == box["per_colour"]["goods_indicators"]


def game_extensions(players: int) -> int:
    extensions = at(lay("", players), "places.wainwright.extensions")
    assert isinstance(extensions, int)
    return extensions


def test_the_cart_is_the_one_of_the_data() -> None:
    cart = DATA["cart"]
    assert cart["start_capacity"] == pieces.START_CAPACITY
    assert cart["max_capacity"] == wainwright.FULL_CAPACITY
    assert cart["extension_price"] == wainwright.PRICE
    assert cart["max_extensions"] == wainwright.FULL_CAPACITY - pieces.START_CAPACITY


# ------------------------------------------------------------------ places and layouts


@pytest.mark.rule("IST-LAYOUT-1")
@pytest.mark.parametrize("place", DATA["place"], ids=lambda place: str(place["key"]))
def test_a_place_has_its_number_name_and_positions(place: dict[str, Any]) -> None:
    number = place["id"]
    key = place["key"].lower()
    assert ids.PLACE_KEYS.get(key, ids.PLACES.index(key) if key in ids.PLACES else 0) == number
    assert RULES.lexicon.action(f"move:{key}") == ids.MOVE + number
    assert LAYOUTS["short"][place["blue"] - 1] == number
    assert LAYOUTS["long"][place["green"] - 1] == number
    if "good" in place:
        warehouse = base_places()[number]
        assert isinstance(warehouse, Warehouse)
        assert ids.GOODS[warehouse.good] == place["good"]


@pytest.mark.rule("IST-LAYOUT-1")
def test_the_layouts_are_those_of_the_data() -> None:
    layout = DATA["layout"]
    assert {name: layout[name] for name in ("short", "long", "order")} == LAYOUTS
    assert layout["cols"] == COLUMNS == RULES.grid.columns
    assert layout["rows"] * layout["cols"] == len(LAYOUTS["short"])
    assert layout["random"]["fountain_positions"] == [position + 1 for position in CENTRE]
    assert layout["random"]["black_market_tea_house_min_distance"] == APART


def test_a_merchant_moves_as_far_as_the_data_says() -> None:
    board = Board(LAYOUTS["short"], COLUMNS)
    for moves, key in ((board.near, "normal_distances"), (board.far, "long_distances")):
        for place in range(1, 17):
            reached = {a % 2**16 for a in moves[place]}
            wanted = {p for p in range(1, 17) if board.steps[place][p] in DATA["movement"][key]}
            assert reached == wanted


# ------------------------------------------------------------------ bonus cards and windows


def test_the_cards_are_those_of_the_data() -> None:
    assert [card["id"].lower() for card in DATA["bonus_card"]] == ids.CARDS
    assert [card["count"] for card in DATA["bonus_card"]] == cards.COPIES == RULES.copies


@pytest.mark.rule("IST-TURN-7")
@pytest.mark.parametrize("card", DATA["bonus_card"], ids=lambda card: str(card["id"]))
def test_a_card_is_a_free_play_exactly_in_the_windows_of_its_class(card: dict[str, Any]) -> None:
    number = number_of(ids.CARDS, card["id"])
    windows = [w for w in range(ids.WINDOWS) if number in [play.card for play in RULES.card_plays[w]]]
    expected: list[int] = []
    if card["class"] in ("FREE", "PHASE_1"):
        expected = [WINDOWS[name] for name in DATA["windows"]["class"][card["class"]]]
    assert windows == expected + ([ids.IN_FINAL] if card["final"] else [])


def test_a_repeat_card_belongs_to_its_place() -> None:
    repeats = {c["id"].lower(): c["places"][0] for c in DATA["bonus_card"] if c["class"] == "REPEAT"}
    repeated = {ids.CARDS[card]: place for place, card in enumerate(RULES.repeat_card) if card != ids.NO_CARD}
    assert repeated == repeats
    assert sorted(repeated.values()) == DATA["windows"]["post_places"]


def test_the_cards_of_the_other_classes_are_spent_with_an_option() -> None:
    move = lay("0 @fountain hand=move_3_4,stay")
    assert {token.partition(":")[0] for token in offered(move)} == {"move", "move_long", "stay"}
    for place in range(1, 17):
        sale = lay(f"todo=ActHere.0,EndTurn.0 | 0 R @{ids.PLACES[place]} hand=small_market_any")
        places = next(c["places"] for c in DATA["bonus_card"] if c["class"] == "SELL")
        assert ("sell_any:R" in offered(sale)) == (place in places)


def test_the_cards_give_what_the_data_says() -> None:
    gains = {card["id"]: card["gain"] for card in DATA["bonus_card"] if "gain" in card}
    assert gains == {"GOOD_1": {"any_good": 1}, "LIRA_5": {"lira": cards.LIRA}}
    match = lay("0 0L hand=good_1,lira_5")
    do(match, "good_1:B lira_5")
    assert at(match, "seats.0.goods.blue") == gains["GOOD_1"]["any_good"]
    assert at(match, "seats.0.lira") == gains["LIRA_5"]["lira"]


def test_the_yellow_tile_can_be_used_in_every_window_of_a_turn() -> None:
    windows = [w for w in range(ids.WINDOWS) if ids.USE_YELLOW in [p.verb for p in RULES.tile_plays[w]]]
    assert windows == [WINDOWS[name] for name in DATA["windows"]["free_play"]]


def test_only_lira_and_goods_cards_are_final() -> None:
    last = [ids.CARDS[play.card].upper() for play in RULES.card_plays[ids.IN_FINAL]]
    assert last == DATA["windows"]["final_cards"]
    assert RULES.tile_plays[ids.IN_FINAL] == []


# ------------------------------------------------------------------ markets and post office


@pytest.mark.parametrize("tile", DATA["demand_tile"], ids=lambda tile: str(tile["id"]))
def test_a_demand_tile_shows_its_goods(tile: dict[str, Any]) -> None:
    number = ids.DEMAND_TILES.index(tile["id"])
    assert by_letter(markets.DEMANDED[number]) == tile["goods"]
    which = markets.MARKET_PLACE.index(tile["market"])
    assert markets.FIRST_TILE[which] <= number < markets.FIRST_TILE[which] + markets.TILES


@pytest.mark.rule("IST-MARK-4")
def test_the_markets_pay_their_revenue() -> None:
    revenue = DATA["market_revenue"]
    assert markets.REVENUE[markets.LARGE] == [0, *revenue["large"]]
    assert markets.REVENUE[markets.SMALL] == [0, *revenue["small"]]
    assert markets.MARKET_PLACE == [10, 11]


@pytest.mark.parametrize(
    "state", DATA["post_office"]["state"], ids=lambda state: f"{state['indicators_down']}"
)
def test_the_post_office_gives_what_is_uncovered(state: dict[str, Any]) -> None:
    down = state["indicators_down"]
    table = DATA["post_office"]
    cells = [table["top"][i] if i < down else table["bottom"][i] for i in range(4)]
    assert {g: n for cell in cells for g, n in cell.items() if g != "lira"} == state["goods"]
    assert sum(cell.get("lira", 0) for cell in cells) == state["lira"]
    assert {ids.GOODS[good]: 1 for good in post_office.MAIL_GOODS[down]} == state["goods"]
    assert post_office.MAIL_LIRA[down] == state["lira"]
    match = lay(f"post={down} todo=ActHere.0,EndTurn.0 | 0 @post")
    do(match, "post")
    assert at(match, "places.post.indicators") == state["next"]


def test_the_mail_starts_at_the_top() -> None:
    assert at(lay(""), "places.post.indicators") == DATA["post_office"]["start_indicators_down"]


# ------------------------------------------------------------------ mosques and ruby tracks


@pytest.mark.parametrize("stack", DATA["mosque_stack"], ids=lambda stack: str(stack["id"]))
def test_a_mosque_stack_lies_on_its_mosque_and_asks_for_its_good(stack: dict[str, Any]) -> None:
    tile = ids.COLOURS.index(stack["colour"])
    assert ids.GOODS[tile] == stack["good"]
    assert ids.TILE_PLACE[tile] == stack["place"]
    mosque = base_places()[stack["place"]]
    assert isinstance(mosque, Mosque)
    assert tile in mosque.tiles
    assert tile in MOSQUES[stack["place"]]
    assert REQUIRED[4] == REQUIRED[5] == stack["required"]


def test_the_tiles_cost_what_the_data_says() -> None:
    mosque = DATA["mosque"]
    assert (mosque["yellow_price"], mosque["green_price"]) == (tiles.PRICE, warehouses.PRICE)
    assert mosque["red_die_value"] == dice_places.FOUR
    match = lay("todo=ActHere.0,EndTurn.0 | 0 RR @small_mosque")
    do(match, "take:red")
    assert at(match, "seats.0.goods.red") == 2 - mosque["goods_paid"]


def test_the_palace_track_is_the_printed_one() -> None:
    track = DATA["sultans_palace"]
    printed = [ids.GOODS.index(space) if space != "ANY" else palace.ANY for space in track["spaces"]]
    assert printed == palace.TRACK
    assert len(printed) + 1 == palace.SPACES
    assert [sum(price) for price in palace.PRICES] == list(range(track["last_price"] + 1))
    assert palace.PRICES[7] == [2, 1, 1, 2, 1]  # T-SULTAN: B2 R2 G1 Y1 and one of any
    for n in PLAYERS:
        assert setup.RUBIES[ids.PALACE][n] == palace.SPACES - track["marker_space"][str(n)] + 1


def test_the_dealers_track_is_the_printed_one() -> None:
    track = DATA["gemstone_dealer"]
    assert gemstones.TRACK_END - 1 == track["last_price"] == track["prices"][-1]
    for n in PLAYERS:
        covered = [price for price in track["prices"] if price >= track["marker_price"][str(n)]]
        assert setup.RUBIES[ids.GEMSTONE][n] == len(covered) + 1
        first = track["marker_price"][str(n)] - 1
        assert (
            gemstones.TRACK_END - setup.RUBIES[ids.GEMSTONE][n]
            == first
            == DATA["setup"][str(n)]["dealer_first_price"]
        )


# ------------------------------------------------------------------ dice and encounters


def test_the_black_market_gives_jewelry_by_the_total() -> None:
    assert dice_places.JEWELRY[2:] == DATA["black_market"]["jewelry_by_total"]
    options = offered(lay("todo=ActHere.0,EndTurn.0 | 0 @black_market"))
    goods = [token.partition(":")[2] for token in options if token.startswith("black_market:")]
    assert goods == DATA["black_market"]["choice_goods"]


def test_the_tea_house_takes_the_announced_numbers() -> None:
    tea = DATA["tea_house"]
    numbers = range(tea["announce_min"], tea["announce_max"] + 1)
    assert [ids.ANNOUNCE + number for number in numbers] == dice_places.TEA_OPTIONS
    assert tea["consolation"] == dice_places.CONSOLATION


def test_encounters_cost_and_pay_what_the_data_says() -> None:
    data = DATA["encounters"]
    assert data["toll_lira"] == turn.TOLL
    assert data["family_reward_lira"] == encounters.REWARD
    assert data["governor_price_lira"] == data["smuggler_price_lira"] == encounters.PRICE
    assert data["governor_price_cards"] == data["smuggler_price_goods"] == 1
    assert sorted(set(chance.SUM)) == data["dice_places"]


def test_two_dice_are_fair() -> None:
    by_sum = [Fraction(0)] * 13
    for total, weight in zip(chance.SUM, chance.ODDS, strict=True):
        by_sum[total] += Fraction(weight, chance.ROLLS)
    assert by_sum[2:] == [Fraction(n, 36) for n in EXACT_SUMS]
    ordered = sorted((min(a, b), max(a, b)) for a in range(1, 7) for b in range(1, 7))
    assert [(chance.LOW[pair], chance.HIGH[pair]) for pair in chance.WAYS] == ordered
    assert all(chance.WAYS.count(pair) == weight for pair, weight in enumerate(chance.ODDS))
    for pair, (low, high) in enumerate(zip(chance.LOW, chance.HIGH, strict=True)):
        assert chance.pair_of(low, high) == chance.pair_of(high, low) == pair


# ------------------------------------------------------------------ setup and end


@pytest.mark.parametrize("n", PLAYERS)
def test_the_table_is_set_for_the_number_of_players(n: int) -> None:
    data = DATA["setup"][str(n)]
    assert data["rubies_to_trigger"] == scoring.TRIGGER[n] == RULES.trigger[n]
    assert REQUIRED[n] == data["mosque_required"]
    match = opening(
        "*demand:L1 *demand:S1 *governor:1+1 *smuggler:1+1 *draw:good_1 *draw:good_1"
        + " *draw:lira_5" * (n - 2),
        n,
        start=0,
    )
    places = at(match, "places")
    assert [at(match, f"seats.{seat}.lira") for seat in range(n)] == data["start_lira"]
    assert [places[ids.PLACES[place]]["rubies"] for place in ruby_places(RULES)] == [
        data["rubies_wainwright"],
        data["rubies_palace"],
        data["rubies_small_mosque"],
        data["rubies_great_mosque"],
        data["rubies_dealer"],
    ]
    assert sum(place.get("rubies", 0) for place in places.values()) == data["rubies_total"]
    assert places["wainwright"]["extensions"] == data["extensions"]
    assert sum(places["palace"]["price"].values()) == data["palace_first_price"]
    assert places["gemstone"]["price"] == data["dealer_first_price"]
    assert [ids.PLACES.index(p) for p in at(match, "neutral_merchants")] == data["neutral_merchants"]
    assert at(match, "deck_size") == data["draw_pile_after_deal"]


@pytest.mark.parametrize("n", PLAYERS)
def test_the_variant_is_for_as_many_players_as_the_data_says(n: int) -> None:
    allowed = True
    try:
        setup.check(RULES, Setup(n, {"neutral_assistants": True}))
    except ValueError:
        allowed = False
    assert allowed == DATA["setup"][str(n)]["variant_neutral_assistants"]


def test_a_player_starts_with_what_the_data_says() -> None:
    start = DATA["player_start"]
    seat = pieces.new_seat(len(ids.CARDS), False)
    assert len(seat.stack) == start["assistants_in_stack"]
    assert own_assistants(False, 1 << ids.BLUE) - len(seat.stack) == start["assistants_in_supply"]
    assert (seat.place, seat.family) == (start["merchant_place"], start["family_place"])
    assert by_letter(seat.goods) == start["goods"]
    assert seat.rubies == start["rubies"]
    variant = pieces.new_seat(len(ids.CARDS), True)
    words = {ids.NEUTRAL: "NEUTRAL", ids.OWN: "OWN"}
    assert [words[which] for which in variant.stack] == start["variant"]["stack_bottom_to_top"]
    supply = own_assistants(True, 1 << ids.BLUE) - variant.stack.count(ids.OWN)
    assert supply == start["variant"]["own_assistants_in_supply"]


def test_ties_are_broken_in_the_order_of_the_data() -> None:
    assert DATA["end"]["tie_breaks"] == ["rubies", "lira", "goods", "bonus_cards"]
    # Each seat is ahead of the next by one criterion, and behind in all that come after it.
    match = lay(
        "0 3r 0L - | 1 2r 9L - | 2 2r 8L RRGG | 3 2r 8L RRG hand=good_1,stay | 4 2r 8L RRG hand=stay",
        players=5,
    )
    assert match.game.ranking(match.state) == [1, 2, 3, 4, 5]
