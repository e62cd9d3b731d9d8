"""Why actions, cards, tiles and encounters are not offered."""

from bedesten.istanbul import ids
from bedesten.istanbul.pieces import Market
from bedesten.istanbul.turn import turn_of
from tests.istanbul.test_reasons import (
    AT_ACTION,
    AT_ASSIST,
    AT_ENCOUNTERS,
    AT_MOVE,
    begun,
    do,
    says,
    scene,
)

# --- phase 3


def test_the_action_of_the_target_place_only() -> None:
    s = scene(AT_ACTION, ids.TEA)
    says(s, "buy_ruby", "IST-ACT-1", "other_place", places="gemstone", here="tea")
    says(s, "fill", "IST-ACT-1", "other_place", places="fabric,spice,fruit")
    says(scene(AT_ACTION, ids.GREAT_MOSQUE), "take:red", "IST-ACT-1", "other_place", places="small_mosque")
    s = do(scene(AT_ACTION, ids.POLICE), "send:tea")
    says(s, "buy_ruby", "IST-POLI-2", "other_place", here="tea")


def test_an_extension_costs_seven_lira_and_the_cart_has_three() -> None:
    s = scene(AT_ACTION, ids.WAINWRIGHT, lira=6)
    says(s, "extend", "IST-WAIN-1", "cart_complete", capacity=5)
    s.seats[0].capacity = 4
    says(s, "extend", "IST-WAIN-1", "cannot_pay", lira=6, price=7)


def test_the_green_tile_buys_once_after_filling() -> None:
    s = scene(AT_ACTION, ids.FABRIC, goods="GGGGG")
    says(s, "buy:B", "IST-WARE-2", "no_tile", tile="green")
    s.seats[0].tiles = 1 << ids.GREEN
    says(s, "buy:B", "IST-WARE-2", "only_after_fill")
    says(do(s, "fill"), "buy:G", "IST-WARE-2", "good_full", good="G", capacity=5)
    says(do(s, "buy:B"), "buy:B", "IST-WARE-2", "tile_used", tile="green")


def test_the_caravansary_needs_cards() -> None:
    s = scene(AT_ACTION, ids.CARAVANSARY)
    says(do(s, "caravansary"), "take_discard", "IST-CARA-2", "discards_empty")
    s.deck_size = 0
    s.todo = turn_of(0, [])[:AT_ACTION]
    says(s, "caravansary", "IST-CARA-4", "no_card_to_draw")


def test_only_a_card_in_hand_is_discarded() -> None:
    s = do(scene(AT_ACTION, ids.CARAVANSARY), "caravansary", "draw", "*draw:stay", "draw", "*draw:stay")
    says(s, "discard:lira_5", "IST-CARA-1", "no_card", card="lira_5")
    s = do(scene(AT_ENCOUNTERS, ids.CARAVANSARY, lira=1), "governor", "*draw:stay")
    says(s, "discard:lira_5", "IST-ENC-5", "no_card", card="lira_5")
    says(s, "pay2", "IST-ENC-5", "cannot_pay", lira=1, price=2)
    says(s, "smuggler:R", "IST-DEC-1", "answer_first")


def test_the_fountain_returns_own_assistants() -> None:
    s = scene(AT_ACTION, ids.FOUNTAIN)
    s.seats[0].out = 1 << ids.SPICE
    s.strays = [ids.TEA]
    says(s, "return:spice,post", "IST-FOUN-1", "no_own_at", place="post")
    says(s, "return:spice,tea", "IST-VAR-7", "only_neutral_at", place="tea")


def test_the_black_market_gives_cheap_goods_with_room() -> None:
    s = scene(AT_ACTION, ids.BLACK_MARKET, goods="RRRRR")
    says(s, "black_market:B", "IST-BLACK-1", "not_jewelry")
    says(s, "black_market:R", "IST-GEN-4", "good_full", good="R")
    says(do(s, "black_market_roll", "*black:1+1"), "gain:R", "IST-GEN-4", "good_full")


def test_the_red_tile_changes_a_roll_once() -> None:
    s = scene(AT_ACTION, ids.TEA)
    says(s, "set4:1", "IST-RED-1", "no_tile", tile="red")
    s.seats[0].tiles = 1 << ids.RED
    says(s, "reroll", "IST-RED-1", "only_after_roll")
    says(do(s, "tea:9", "*tea:2+4"), "set4:2", "IST-RED-1", "shows_four")
    says(do(s, "reroll", "*reroll:1+2"), "set4:1", "IST-RED-1", "tile_used", tile="red")


def test_what_is_sold_is_owned_and_demanded() -> None:
    s = scene(AT_ACTION, ids.LARGE_MARKET, goods="RYYB")
    s.markets[0] = Market(0, [1, 2, 3, 4], [])
    says(s, "sell", "IST-MARK-1", "sell_nothing")
    says(s, "sell:RRGB", "IST-MARK-1", "lacking", missing="RG")
    says(s, "sell:RYYB", "IST-MARK-1", "not_demanded", unwanted="YY", demand="L1")
    says(s, "sell_any:RYYB", "IST-MARK-3", "only_small_market", card="small_market_any")


def test_anything_is_sold_at_the_small_market_with_the_card() -> None:
    s = scene(AT_ACTION, ids.SMALL_MARKET, goods="RYYB")
    says(s, "sell_any:YY", "IST-CARD-12", "no_card", card="small_market_any")
    s.hands[0][ids.SMALL_MARKET_ANY] = 1
    says(s, "sell_any:YYYB", "IST-MARK-3", "lacking", missing="Y")
    says(s, "sell_any", "IST-MARK-3", "sell_nothing")


def test_the_family_member_leaves_the_station_for_another_place() -> None:
    s = scene(AT_ACTION, ids.POLICE)
    says(s, "send:police", "IST-POLI-1", "send_elsewhere")
    s.seats[0].family = ids.TEA
    says(s, "send:spice", "IST-POLI-4", "family_away", place="tea")


def test_the_palace_wants_all_goods_of_the_uncovered_spaces() -> None:
    s = scene(AT_ACTION, ids.PALACE, goods="RGYB")
    says(s, "deliver:G", "IST-SULT-1", "any_spaces", spaces=0, count=1)
    s.rubies[ids.PALACE] = 6
    says(s, "deliver", "IST-SULT-1", "any_spaces", spaces=1, count=0)
    says(s, "deliver:G", "IST-SULT-1", "lacking", missing="G")
    s.rubies[ids.PALACE] = 0
    says(s, "deliver:G", "IST-SULT-2", "rubies_gone", place="palace")


def test_a_mosque_tile_is_new_and_its_number_is_carried() -> None:
    s = scene(AT_ACTION, ids.SMALL_MOSQUE, goods="RG")
    says(s, "take:red", "IST-MOSQ-1", "tile_goods", tile="red", good="R", count=1, needed=2)
    s.seats[0].tiles = 1 << ids.RED
    says(s, "take:red", "IST-MOSQ-1", "tile_owned", tile="red")
    s = begun(2)
    s.seats[0].place = ids.SMALL_MOSQUE
    s.todo = turn_of(0, [])[:AT_ACTION]
    s.seats[1].tiles = 1 << ids.GREEN
    says(s, "take:green", "IST-MOSQ-1", "tile_goods", needed=4)


def test_a_stack_of_tiles_can_run_out() -> None:
    s = begun(5)
    s.seats[0].place = ids.GREAT_MOSQUE
    for other in s.seats[1:]:
        other.tiles = 1 << ids.YELLOW
    s.todo = turn_of(0, [])[:AT_ACTION]
    says(s, "take:yellow", "IST-MOSQ-1", "tile_gone", tile="yellow")


def test_a_ruby_has_its_price() -> None:
    s = scene(AT_ACTION, ids.GEMSTONE, lira=5)
    s.rubies[ids.GEMSTONE] = 10
    says(s, "buy_ruby", "IST-GEM-1", "ruby_price", lira=5, price=14)
    s.rubies[ids.GEMSTONE] = 0
    says(s, "buy_ruby", "IST-GEM-2", "rubies_gone", place="gemstone")


def test_an_action_is_repeated_with_its_card_and_at_its_price() -> None:
    s = do(scene(AT_ACTION, ids.GEMSTONE, lira=20), "buy_ruby")
    says(s, "repeat", "IST-CARD-13", "no_card", card="repeat_gem")
    says(s, "buy_ruby", "IST-ACT-1", "action_once")
    s.hands[0][ids.REPEAT_GEM] = 1
    says(s, "repeat", "IST-GEM-1", "ruby_price", lira=8, price=13)
    says(s, "repeat:B", "IST-CARD-13", "repeat_plain", place="gemstone")
    s = do(scene(AT_ACTION, ids.PALACE, goods="RGYB", hand=[ids.REPEAT_SULTAN]), "deliver")
    says(s, "repeat:B", "IST-SULT-1", "lacking", missing="RGYBB")


# --- cards, tiles and encounters


def test_a_good_card_needs_the_card_and_room() -> None:
    s = scene(AT_MOVE, ids.TEA, goods="RRRRR")
    says(s, "good_1:G", "IST-CARD-6", "no_card", card="good_1")
    s.hands[0][ids.GOOD_1] = 1
    says(s, "good_1:R", "IST-GEN-4", "good_full", good="R", capacity=5)


def test_the_family_member_comes_home_with_the_card() -> None:
    s = scene(AT_MOVE, ids.TEA)
    says(s, "family_home", "IST-CARD-8", "no_card", card="family_home")
    s.hands[0][ids.FAMILY_HOME] = 1
    says(s, "family_home", "IST-CARD-8", "family_is_home")


def test_an_assistant_returns_in_phase_1_but_not_from_the_target_place() -> None:
    s = scene(AT_ASSIST, ids.TEA)
    says(s, "return_assistant:tea", "IST-CARD-11", "no_card", card="return_assistant")
    s.hands[0][ids.RETURN_ASSISTANT] = 1
    says(s, "return_assistant:spice", "IST-CARD-11", "no_own_at", place="spice")
    s.seats[0].out = 1 << ids.TEA
    says(s, "return_assistant:tea", "IST-ASSIST-8", "not_from_here", place="tea")
    s = scene(AT_ACTION, ids.TEA, hand=[ids.RETURN_ASSISTANT])
    says(s, "return_assistant:tea", "IST-CARD-11", "only_phase_1", card="return_assistant")


def test_the_yellow_tile_returns_an_assistant_once_a_turn_for_two_lira() -> None:
    s = scene(AT_ASSIST, ids.TEA, lira=1)
    me = s.seats[0]
    says(s, "yellow:tea", "IST-YELLOW-1", "no_tile", tile="yellow")
    me.tiles = 1 << ids.YELLOW
    says(s, "yellow:tea", "IST-YELLOW-1", "cannot_pay", lira=1, price=2)
    me.lira = 5
    says(s, "yellow:tea", "IST-YELLOW-1", "no_own_at", place="tea")
    me.out = 1 << ids.TEA | 1 << ids.SPICE
    says(s, "yellow:tea", "IST-YELLOW-2", "not_from_here", place="tea")
    says(do(s, "yellow:spice"), "yellow:tea", "IST-YELLOW-1", "tile_used", tile="yellow")


def test_family_members_of_others_are_caught_but_not_at_the_station() -> None:
    s = scene(AT_ENCOUNTERS, ids.TEA)
    says(s, "catch:0", "IST-ENC-2", "own_family")
    says(s, "catch:1", "IST-ENC-2", "family_not_here", other=1, place="police")
    says(s, "catch:4", "IST-ENC-2", "nobody_there", other=4)
    says(scene(AT_ENCOUNTERS, ids.POLICE), "catch:1", "IST-ENC-2", "safe_at_station")


def test_the_turn_cannot_end_before_everybody_is_caught() -> None:
    s = scene(AT_ENCOUNTERS, ids.TEA)
    s.seats[2].family = ids.TEA
    s.deck_size = 0
    says(s, "end_turn", "IST-ENC-11", "must_catch", other=2)
    says(do(s, "catch:2"), "card", "IST-ENC-3", "no_card_to_draw")
    says(s, "end_turn", "IST-DEC-1", "answer_first")


def test_the_governor_is_here_unused_and_has_a_card() -> None:
    s = scene(AT_ENCOUNTERS, ids.TEA)
    says(s, "governor", "IST-ENC-5", "token_away", token="governor", place="caravansary")
    s.tokens[ids.GOVERNOR] = ids.TEA
    s.used = ids.USED_TOKEN << ids.GOVERNOR
    says(s, "governor", "IST-ENC-9", "token_used", token="governor")
    s.used = 0
    s.deck_size = 0
    says(s, "governor", "IST-ENC-6", "no_card_to_draw")


def test_the_smuggler_is_here_unused_and_the_cart_has_room() -> None:
    s = scene(AT_ENCOUNTERS, ids.TEA, goods="RRRRR")
    says(s, "smuggler:R", "IST-ENC-7", "token_away", token="smuggler")
    s.tokens[ids.SMUGGLER] = ids.TEA
    says(s, "smuggler:R", "IST-GEN-4", "good_full", good="R")
    s.used = ids.USED_TOKEN << ids.SMUGGLER
    says(s, "smuggler:G", "IST-ENC-9", "token_used", token="smuggler")
    s.used = 0
    s.seats[0].goods = [5, 5, 5, 5]
    says(s, "smuggler:G", "IST-ENC-8", "cart_full")


def test_the_smuggler_is_paid_with_what_is_there() -> None:
    s = do(scene(AT_ENCOUNTERS, ids.CARAVANSARY, lira=0), "smuggler:R")
    says(s, "pay2", "IST-ENC-7", "cannot_pay", lira=0, price=2)
    says(s, "give:B", "IST-ENC-7", "lacking", missing="B")
