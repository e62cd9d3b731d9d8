"""The tables of the code are those of the component data."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from bedesten.bazaar import box as bazaar_box
from bedesten.bazaar.ids import CATACOMBS_PLACE
from bedesten.core.ids import SPAN
from bedesten.istanbul.cards import FREE
from bedesten.istanbul.encounters import PRICE
from bedesten.istanbul.ids import COLOURS, FOUNTAIN, GOODS, IN_FINAL, NO_CARD
from bedesten.istanbul.kernel import Rules
from bedesten.istanbul.turn import TOLL
from bedesten.letters import auction, box, cards, double, ids, kiosk_tiles, options, places, society, ways
from bedesten.letters.notation.datafile import read
from bedesten.letters.remote import UseNpc
from bedesten.letters.tables import STANDARD
from tests.letters.lay import PLAYERS, bazaar, letters

FILE = Path(__file__).parents[2] / "docs/rules/data/istanbul-letters.toml"
DATA = tomllib.loads(FILE.read_text("utf-8"))
LETTERS, BAZAAR = letters().rules, bazaar().rules
CARDS = {card["id"].lower(): card for card in DATA["bonus_card"]}
BOARDS = [("letters", LETTERS, box.ROWS), ("bazaar", BAZAAR, bazaar_box.ROWS)]


def test_the_games_are_those_of_the_data() -> None:
    meta = DATA["meta"]
    for game, layouts in ((letters(), "layouts_letters"), (bazaar(), "layouts_bazaar")):
        assert (game.min_players, game.max_players) == (meta["min_players"], meta["max_players"])
        assert game.layouts == meta[layouts]
        assert [game.rules.trigger[n] for n in PLAYERS] == [meta["rubies_to_trigger_end"]] * 4
    assert list(GOODS) == meta["goods"]


@pytest.mark.rule("LET-SETUP-1", "LET-SETUP-3", "BAZ-SETUP-2", "BAZ-SETUP-3")
@pytest.mark.parametrize(("name", "rules", "rows"), BOARDS, ids=["letters", "bazaar"])
def test_the_board_is_the_one_of_the_data(name: str, rules: Rules, rows: int) -> None:
    board = DATA["board"][name]
    grid = rules.grid
    assert (rows, grid.columns, rules.numbers) == (board["rows"], board["cols"], board["places"])
    cells = [[position // grid.columns + 1, position % grid.columns + 1] for position in grid.inner]
    assert cells == board["fountain_cells"]
    assert grid.crossed
    assert not board["black_market_tea_house_same_row_allowed"]
    assert len(grid.board(rules.numbers).edges) == board["orthogonal_edges"]


@pytest.mark.rule("LET-SETUP-2")
def test_the_printed_layout_is_the_one_of_the_data() -> None:
    rows = DATA["board"]["letters"]["first_play"]["layout"]
    assert LETTERS.grid.layouts == {"first_play": [place for row in rows for place in row]}


@pytest.mark.rule("LET-PLACE-1")
@pytest.mark.parametrize("place", DATA["place"], ids=lambda place: str(place["key"]))
def test_a_place_has_its_number_and_is_in_its_games(place: dict[str, Any]) -> None:
    for name, rules in (("letters", LETTERS), ("bazaar", BAZAAR)):
        assert (place["id"] in rules.numbers) == (name in place["variants"])
    assert BAZAAR.place_names[place["id"]] == place["key"].lower()


@pytest.mark.rule("LET-SETUP-5", "BAZ-SETUP-5")
def test_the_bonus_cards_are_those_of_the_data() -> None:
    total, check = DATA["components"]["bonus_cards"], DATA["components"]["big_box_check"]
    assert list(ids.CARDS.values()) == list(CARDS)
    assert STANDARD.copies == [card["count"] for card in CARDS.values()]
    assert sum(STANDARD.copies) == total == DATA["bonus_card_meta"]["total"]
    assert sum(LETTERS.copies) == check["bonus_cards_base"] + total
    assert sum(BAZAAR.copies) == check["bonus_cards_total"]
    assert sorted(options.DECKS) == sorted(DATA["bonus_card_meta"]["deck_options_letters"])


@pytest.mark.rule("LET-BONUS-2", "LET-END-3")
def test_a_bonus_card_is_played_where_its_class_says() -> None:
    for number, name in ids.CARDS.items():
        windows = [w for w, plays in enumerate(LETTERS.card_plays) for play in plays if play.card == number]
        data = CARDS[name]
        moves = [way.card for way in LETTERS.ways]
        bound = [place for place, card in enumerate(LETTERS.repeat_card) if card == number]
        if data["class"] == "FREE":
            assert windows == FREE + [IN_FINAL] * data["final"], name
        assert (number in moves) == (data["class"] == "MOVE"), name
        assert bound == data.get("places", []), name
    assert all(LETTERS.repeat_card[place] != NO_CARD for place in DATA["windows"]["post_places"])


def test_the_prices_and_gains_of_the_cards_are_those_of_the_data() -> None:
    assert CARDS["lira_7_for_1_good"]["gain"]["lira"] == cards.SEVEN
    assert CARDS["jump_anywhere"]["pay"]["lira"] == ways.JUMP_PRICE
    assert [CARDS[f"{colour}_lira_3"]["gain"]["lira"] for colour in COLOURS] == [3] * 4
    for rules, key in ((LETTERS, "npcs_letters"), (BAZAAR, "npcs_bazaar")):
        play = rules.plays[ids.PLAY_USE_NPC // SPAN]
        assert isinstance(play, UseNpc)
        assert sorted(service.name.upper() for service in play.services) == sorted(CARDS["use_npc"][key])


@pytest.mark.rule("LET-SETUP-9")
def test_the_letters_are_those_of_the_data() -> None:
    by_place = {int(place): count for place, count in DATA["letters"]["by_place"].items()}
    assert {place: count for place, count in enumerate(STANDARD.letters) if count > 0} == by_place
    assert sum(STANDARD.letters) == DATA["letters"]["total"] == DATA["components"]["letters"]


@pytest.mark.rule("LET-BONUS-6")
def test_the_dice_reward_is_the_one_of_the_data() -> None:
    for row in DATA["dice_reward_letters"]["row"]:
        gain = row["gain"]
        expected = (gain.get("letter", 0), gain.get("any_good", 0), gain.get("lira", 0))
        for total in range(row["min"], row["max"] + 1):
            rewards = dict(STANDARD.rewards[total])
            assert tuple(rewards.pop(kind, 0) for kind in "TXL") == expected
            assert rewards == {}


def test_the_numbers_of_the_places_are_those_of_the_data() -> None:
    assert DATA["embassy"]["letters"] == places.LETTERS
    assert (DATA["auction"]["bonus_cards"], DATA["auction"]["max_bid"]) == (auction.LOTS, ids.MAX_BID)
    assert (
        DATA["secret_society"]["seals"],
        DATA["secret_society"]["rank_lira"],
    ) == (society.SEALS, society.PILES)
    assert DATA["seals"]["double_move_min"] == double.SEALS
    assert DATA["secret_society"]["tracks_letters"] == box.TRACKS
    assert DATA["secret_society"]["tracks_bazaar"] == bazaar_box.TRACKS
    assert DATA["ruby_tracks"]["refill_when_last_taken_letters"] == box.TRACKS
    assert DATA["ruby_tracks"]["refill_when_last_taken_bazaar"] == bazaar_box.TRACKS
    assert DATA["courier"]["pay_options"] == [{"lira": PRICE}, {"letter": 1}]
    assert DATA["companion"]["toll_lira_per_foreign_token"] == TOLL
    assert DATA["companion"]["toll_exempt_places"] == [FOUNTAIN]
    assert DATA["catacombs"]["good_or_coffee"] == 1
    assert DATA["place"][-1]["id"] == CATACOMBS_PLACE


def test_there_are_as_many_kiosk_tiles_as_in_the_data() -> None:
    assert [tile["id"] for tile in DATA["kiosk_tile"]] == ids.KIOSK_TILES
    assert len(ids.KIOSK_TILES) == DATA["kiosk_tile_meta"]["total"] == DATA["components"]["kiosk_tiles"]
    assert [len(tile["options"]) for tile in DATA["kiosk_tile"]] == [
        len(deals) for deals in kiosk_tiles.TILES
    ]


def test_the_data_of_the_house_can_be_given_as_own_data() -> None:
    tables = "[letters.by_place]\n" + "\n".join(
        f'"{place}" = {count}' for place, count in DATA["letters"]["by_place"].items()
    )
    for card in DATA["bonus_card"]:
        tables += f'\n[[bonus_card]]\nid = "{card["id"]}"\ncount = {card["count"]}\n'
    assert options.write(options.read(read(tables))) == options.write(STANDARD)
