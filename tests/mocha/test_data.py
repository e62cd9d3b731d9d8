"""The tables of the code are those of the component data."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from bedesten.core.ids import SPAN
from bedesten.istanbul.board import ROWS as BASE_ROWS
from bedesten.istanbul.cards import FREE
from bedesten.istanbul.ids import GOODS, IN_FINAL
from bedesten.istanbul.notation.datafile import rewards
from bedesten.istanbul.places.dice_places import ANNOUNCED
from bedesten.istanbul.setup import rubies_by_place
from bedesten.mocha import Mocha, box, cards, guild_income, ids, places, stakes, tavern
from bedesten.mocha.bundles import EXCHANGES, SIXES
from bedesten.mocha.guild import GuildTurn
from bedesten.mocha.guild_errands import DEALER_PRICE, GuildMosqueCard
from bedesten.mocha.notation import datafile
from bedesten.mocha.options import REWARDS, write_side
from bedesten.mocha.tables import STANDARD

DATA = tomllib.loads((Path(__file__).parents[2] / "docs/rules/data/istanbul-mocha.toml").read_text("utf-8"))
GAME = Mocha()
RULES = GAME.rules
GUILD = {card["number"]: card for card in DATA["guild_card"]}
BONUS = {card["id"].lower(): card for card in DATA["bonus_card"]}
PLAYERS = [2, 3, 4, 5]


def guild(number: int) -> Any:
    """The class of a guild card, with its tables."""
    turn = RULES.way_of[ids.GUILD // SPAN]
    assert isinstance(turn, GuildTurn)
    return turn.cards[number]


def counts(goods: dict[str, int]) -> list[int]:
    return [goods.get(good, 0) for good in GOODS]


def test_the_game_is_the_one_of_the_data() -> None:
    assert (GAME.min_players, GAME.max_players) == (DATA["meta"]["min_players"], DATA["meta"]["max_players"])
    assert GAME.layouts == DATA["meta"]["layouts_available"]
    assert [RULES.trigger[n] for n in PLAYERS] == [DATA["game_end"]["rubies_to_trigger"]] * 4
    assert [meeting.name.upper() for meeting in RULES.meetings] == DATA["setup"]["npcs"]


@pytest.mark.rule("MOC-SETUP-1", "MOC-SETUP-2")
def test_the_board_is_the_one_of_the_data() -> None:
    board = DATA["board"]
    assert RULES.grid.layouts == {"first_play": [place for row in board["first_play"] for place in row]}
    assert (box.ROWS, box.COLUMNS) == (board["rows"], board["cols"]) == (BASE_ROWS, RULES.grid.columns)
    assert len(RULES.numbers) == board["places"]
    assert len(RULES.grid.boards["first_play"].edges) == board["orthogonal_edges"]
    cells = [(position // box.COLUMNS + 1, position % box.COLUMNS + 1) for position in RULES.grid.inner]
    assert cells == [tuple(cell) for cell in board["random_layout"]["fountain_cells"]]
    assert RULES.grid.crossed


@pytest.mark.parametrize("place", DATA["place"], ids=lambda place: str(place["key"]))
def test_a_place_has_its_number_and_is_understood_by_its_key(place: dict[str, Any]) -> None:
    assert GAME.lexicon.action(f"at:{place['key'].lower()}") == ids.AT + place["id"]


@pytest.mark.rule("MOC-SETUP-5")
def test_the_bonus_cards_are_those_of_the_data() -> None:
    assert list(cards.CARDS.values()) == list(BONUS)
    assert {name: RULES.copies[card] for card, name in cards.CARDS.items()} == {
        name: card["count"] for name, card in BONUS.items()
    }
    assert sum(RULES.copies) == DATA["components"]["combined_bonus_cards"]


@pytest.mark.rule("MOC-BONUS-2", "MOC-END-3")
def test_a_bonus_card_is_played_where_its_class_says() -> None:
    for number, name in cards.CARDS.items():
        windows = [w for w, plays in enumerate(RULES.card_plays) for play in plays if play.card == number]
        data = BONUS[name]
        expected = FREE + [IN_FINAL] * data["final"] if data["class"] == "FREE" else []
        assert windows == expected, name
        bound = [place for place, card in enumerate(RULES.repeat_card) if card == number]
        assert bound == data.get("places", []), name


def test_the_numbers_on_the_bonus_cards_are_those_of_the_data() -> None:
    assert BONUS["coffee_2"]["gain"] == {"coffee": cards.COFFEE}
    assert BONUS["guild_for_2_coffee"]["pay"] == {"coffee": cards.GUILD_PRICE}
    assert BONUS["lira_8_for_1_coffee"]["gain"] == {"lira": cards.LIRA}
    assert BONUS["die_to_6"]["set_one_die_to"] == cards.SIX
    sizes = [sum(units) for units in EXCHANGES]
    assert (min(sizes), max(sizes)) == (
        BONUS["exchange_3"]["exchange_min"],
        BONUS["exchange_3"]["exchange_max"],
    )
    assert len(EXCHANGES) == 55


def test_the_tavern_is_the_one_of_the_data() -> None:
    data = DATA["tavern"]
    assert data["barrier_coffee"] == tavern.BARRIER_PRICE
    assert data["ruby_coffee"] == tavern.RUBY_PRICE
    assert data["ruby_sources"] == tavern.RUBY_PLACES
    assert {pile["id"].lower(): pile["costs"] for pile in DATA["tavern_tiles"]["pile"]} == dict.fromkeys(
        ids.TAVERN_TILES, tavern.TILE_PRICES
    )


def test_the_replaceable_tables_are_those_of_the_data() -> None:
    sides = [DATA["baksheesh"][side]["goods"] for side in "AB"]
    assert [counts(goods) for goods in sides] == STANDARD.baksheesh
    assert REWARDS.write(STANDARD.rewards) == rewards(REWARDS, DATA["dice_reward"])
    assert write_side(STANDARD, 1) == datafile.side_b({"B": DATA["baksheesh"]["B"]})


@pytest.mark.rule("MOC-PLACE-20", "MOC-SETUP-11")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_coffee_house_has_its_track(players: int) -> None:
    data = DATA["coffee_house"]
    rubies = rubies_by_place(RULES, players)[ids.COFFEE_HOUSE]
    assert rubies == data["rubies"]
    prices = [places.TRACK_END - left for left in range(rubies, 0, -1)]
    assert prices == data["costs"]
    assert [(price + 1) // 2 for price in prices] == data["half_costs_rounded_up"]


def test_the_roasting_plant_and_the_guild_hall_are_those_of_the_data() -> None:
    lira, *_ = options = DATA["roasting_plant"]["option"]
    assert lira["pay"] == {"lira": places.ROAST_PRICE}
    assert {option["gain"]["coffee"] for option in options} == {places.ROASTED}
    assert 2 ** len(options) - 1 == places.ALL_PARTS
    assert DATA["guild_hall"]["gain"] == {"coffee": 1, "guild_card": 2}


def test_the_guild_cards_carry_the_numbers_of_the_data() -> None:
    assert sorted(GUILD) == list(range(1, ids.GUILD_CARDS + 1))
    for number in (2, 3, 4):
        assert GOODS[guild(number).good] == GUILD[number]["fill_good"]
        assert GUILD[number]["gain_different_goods_up_to"] == guild_income.DIFFERENT
    assert GUILD[5]["gain"] == {"lira": guild_income.MAIL_LIRA}
    assert GUILD[5]["gain_different_goods_up_to"] == guild_income.MAIL_GOODS
    assert GUILD[6]["gain"] == {"bonus_card": guild_income.DRAWS}
    assert GUILD[8]["jewelry_by_total"] == stakes.JEWELRY[2:]
    assert (GUILD[9]["announce_min"], GUILD[9]["announce_max"]) == (min(ANNOUNCED), max(ANNOUNCED))
    assert (GUILD[9]["income_multiplier"], GUILD[9]["consolation"]) == (stakes.TIMES, stakes.CONSOLATION)
    for number in (10, 11):
        assert guild(number).goods == counts(GUILD[number]["pay"])
        assert GUILD[number]["gain"] == {"lira": guild(number).lira}
    assert GUILD[13]["pay"] == {"any_good": sum(SIXES[0])}
    assert len(SIXES) == 80
    for number in (14, 15):
        assert isinstance(guild(number), GuildMosqueCard)
        assert guild(number).place == GUILD[number]["take_mosque_tile_from"]
    assert GUILD[16]["pay"] == {"lira": DEALER_PRICE}
    assert GUILD[17]["gain"] == {"coffee": guild_income.ROASTED}
    assert GUILD[18]["gain"] == {"coffee": 1, "guild_card": 2}
