"""The reconstructed tables can be replaced: by options of the setup, or from a data file."""

import pytest

from bedesten import catalog
from bedesten.bazaar.notation import datafile as bazaar_data
from bedesten.core.errors import BadSave, BadSetup
from bedesten.core.game import Setup
from bedesten.core.play import record
from bedesten.core.play.match import Match
from bedesten.istanbul.ids import COLOURS
from bedesten.letters import options
from bedesten.letters.notation import datafile
from bedesten.letters.tables import STANDARD
from tests.istanbul.lay import at, do, offered
from tests.letters.lay import ACT, lay, letters, opening
from tests.letters.test_setup import BEFORE_START

FILE = """
[letters.by_place]
"1" = 3
"12" = 1
[[bonus_card]]
id = "LETTER_1"
count = 4
[[bonus_card]]
id = "USE_NPC"
count = 1
[[dice_reward_letters.row]]
min = 2
max = 7
gain = { lira = 5 }
[[dice_reward_letters.row]]
min = 8
max = 12
gain = { letter = 2, any_good = 1 }
"""
READ = {
    "letters": "1:3,12:1",
    "bonus_cards": "LETTER_1:4,USE_NPC:1",
    "letters_reward": "2-7:5L,8-12:2T1X",
}


def test_the_standard_tables_are_written_and_read_as_they_are() -> None:
    written = options.write(STANDARD)
    assert written["letters_reward"] == "2-6:4L,7-9:1X3L,10-12:1T1X3L"
    assert written["letters"].startswith("1:2,2:2,3:2,4:2,5:2,6:2,8:2,")
    assert written["bonus_cards"].endswith("repeat_secret:2,jump_anywhere:2")
    assert options.write(options.read(dict(written))) == written
    assert options.write(options.read({})) == written


def test_a_single_sum_is_a_range_too() -> None:
    text = "2:1L,3-11:1T,12:2X9L"
    assert options.write(options.read({"letters_reward": text.lower()}))["letters_reward"] == text


@pytest.mark.parametrize(
    ("option", "text", "named"),
    [
        ("letters", "26:2", "letters has '26:2': expected one of 1, 2,"),
        ("letters", "9:x", "letters has '9:x'"),
        ("letters", "9:0", "letters is '9:0': expected at least one copy"),
        ("bonus_cards", "stay:2", "bonus_cards has 'stay:2': expected one of letter_1,"),
        ("letters_reward", "3-12:1L", "letters_reward has '3-12:1L': expected ranges of sums"),
        ("letters_reward", "2-5:1L,6-4:1L", "letters_reward has '6-4:1L'"),
        ("letters_reward", "2-11:1L", "letters_reward goes to 11"),
        ("bonus_deck", "old", "bonus_deck is 'old'"),
    ],
)
def test_a_wrong_table_is_named_with_what_was_expected(option: str, text: str, named: str) -> None:
    with pytest.raises(BadSetup) as error:
        letters().new(Setup(3, {option: text}))
    assert named in str(error.value)


@pytest.mark.parametrize("name", ["istanbul+letters", "istanbul+mocha+letters"])
def test_a_data_file_stands_for_options(name: str) -> None:
    assert catalog.data_options(name, FILE) == READ


def test_one_file_may_replace_tables_of_both_expansions() -> None:
    both = FILE + "[baksheesh.B]\ngoods = { B = 2 }\n"
    assert bazaar_data.read(both) == {**READ, "baksheesh_b": "BB"}
    with pytest.raises(BadSetup, match="the data has 'kiosk': expected baksheesh, dice_reward, letters"):
        bazaar_data.read("[kiosk]")


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("letters", "the data is no TOML"),
        ("[kiosk]", "the data has 'kiosk': expected letters, bonus_card, dice_reward_letters"),
        ('[letters.by_place]\n"26" = 1', "letters.by_place has '26': expected 1, 2,"),
        ('[letters.by_place]\n"9" = -1', "letters.by_place.9 is -1: expected a whole number of at least 0"),
        ("[letters]\nmoon = 1", "letters has 'moon': expected by_place,"),
        ("bonus_card = 3", "bonus_card is 3: expected a list of tables"),
        ("[[bonus_card]]\nid = 'STAY'\ncount = 1", "bonus_cards has 'stay:1'"),
        ("[dice_reward_letters]\nrow = 3", "expected a list of tables [[dice_reward_letters.row]]"),
        ("[[dice_reward_letters.row]]\nmin = 2\nmax = 12\ngain = { coffee = 1 }", "gain has 'coffee'"),
        ("letters = 3", "letters is 3: expected a table with by_place"),
    ],
)
def test_a_wrong_data_file_is_named_with_what_was_expected(text: str, named: str) -> None:
    with pytest.raises(BadSetup) as error:
        datafile.read(text)
    assert named in str(error.value)


def test_the_game_is_played_with_the_replaced_tables() -> None:
    own = {**READ, "bonus_cards": "dice_reward_letters:4", "bonus_deck": "new_only"}
    match = lay(f"{ACT} | 0 0L @embassy hand=dice_reward_letters", 3, **own)
    assert at(match, "letters.pile_size") == 4
    assert at(match, "deck") == {"dice_reward_letters": 3}
    do(match, "dice_reward_letters *letters_reward:4+4 *letter:1 *letter:12")
    assert offered(match) == ["gain:R", "gain:G", "gain:Y", "gain:B"]
    assert at(match, "seats.0.letters") == ["1-front", "12-back"]


def test_replaced_tables_are_part_of_a_record_and_of_a_scene() -> None:
    match = opening(f"{BEFORE_START} *start:0", 2, **READ)
    text = record.write(record.of_match(match, "seed"))
    assert "letters=1:3,12:1" in text
    again = record.read(text)
    assert at(record.final(again, letters()), "letter_tables.letters") == "1:3,12:1"
    line = letters().notation.describe(lay("", 3, **READ).state)
    plain = Match(letters(), Setup(3))
    plain.state = letters().notation.load(letters().notation.scene(line, plain.setup))
    assert at(plain, "letters.pile_size") == 4


FOUR_COLOURS = "letter_1:4," + ",".join(f"{colour}_lira_3:1" for colour in COLOURS)


@pytest.mark.rule("LET-END-3")
def test_a_box_may_have_the_good_and_three_lira_in_other_colours() -> None:
    rows = "".join(
        f'[[bonus_card]]\nid = "{card.upper()}"\ncount = {copies}\n'
        for card, copies in [entry.split(":") for entry in FOUR_COLOURS.split(",")]
    )
    assert {k: str(v).lower() for k, v in datafile.read(rows).items()} == {"bonus_cards": FOUR_COLOURS}
    own = {"bonus_cards": FOUR_COLOURS, "bonus_deck": "new_only"}
    match = lay(f"{ACT} | 0 0L @embassy hand=blue_lira_3", 3, **own)
    assert at(match, "deck") == {"letter_1": 4, "red_lira_3": 1, "green_lira_3": 1, "yellow_lira_3": 1}
    do(match, "blue_lira_3")
    assert (at(match, "seats.0.lira"), at(match, "seats.0.goods.blue")) == (3, 1)
    final = "active=-1 ending turn=9 todo=FinalCards.0,FinalCards.1,FinalCards.2,GameOver.0"
    assert offered(lay(f"{final} | 0 hand=blue_lira_3", 3, **own)) == ["done", "blue_lira_3"]


def test_without_own_data_there_is_no_blue_one() -> None:
    assert "blue_lira_3" not in at(lay(""), "deck")
    with pytest.raises(BadSave, match="blue_lira_3: expected at most 0"):
        lay("0 hand=blue_lira_3")


@pytest.mark.rule("LET-BONUS-6")
def test_a_row_may_bring_a_card_and_a_certain_good() -> None:
    own = {"letters_reward": "2-12:1D2G1T1L"}
    match = lay(f"{ACT} | 0 0L @embassy hand=dice_reward_letters", 3, **own)
    do(match, "dice_reward_letters *letters_reward:4+4 *draw:stay *letter:1")
    assert (at(match, "seats.0.lira"), at(match, "seats.0.goods.green")) == (1, 2)
    assert (at(match, "seats.0.hand"), at(match, "seats.0.letters")) == (["stay"], ["1-front"])
    assert at(match, "letter_tables.letters_reward") == "2-12:1D2G1T1L"


OWN_LAYOUT = [[13, 14, 5, 11, 24], [9, 12, 6, 23, 2], [4, 22, 7, 1, 8], [10, 3, 21, 15, 16]]
LAID = ",".join(str(place) for row in OWN_LAYOUT for place in row)


@pytest.mark.rule("LET-SETUP-2")
def test_the_layout_for_the_first_game_can_be_replaced() -> None:
    own = datafile.read(f"[board.letters.first_play]\nlayout = {OWN_LAYOUT}\n")
    assert own == {"first_play": LAID}
    for chosen in (own, {**own, "layout": "first_play"}):
        match = Match(letters(), Setup(3, chosen))
        assert at(match, "layout") == [place for row in OWN_LAYOUT for place in row]
    text = record.write(record.of_match(opening(f"{BEFORE_START} *start:0", 2, **own), "seed"))
    assert f"first_play={LAID}" in text
    assert at(record.final(record.read(text), letters()), "layout")[0] == 13
    assert at(Match(letters(), Setup(3, {**own, "layout": "random"})), "layout") == [0] * 20


@pytest.mark.parametrize("own", ["random", "first_play", "1,2,3", 7])
def test_a_layout_that_is_none_is_refused(own: object) -> None:
    with pytest.raises(BadSetup, match="expected"):
        letters().new(Setup(3, {"first_play": own}))
    with pytest.raises(BadSetup, match="option 'first_play' is unknown"):
        catalog.game("istanbul+mocha+letters").new(Setup(3, {"first_play": own}))


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("board = 3", "board is 3: expected a table with letters"),
        ("[board.moon]", "board has 'moon': expected letters"),
        ("[board.letters.first_play]\nlayout = 3", "first_play.layout is 3: expected a list"),
        ("[board.letters.first_play]\nlayout = [3]", "first_play.layout is 3: expected a list"),
        ("[board.letters.first_play]\nlayout = [['x']]", "first_play.layout is 'x': expected a whole number"),
    ],
)
def test_a_layout_in_a_file_is_rows_of_numbers(text: str, named: str) -> None:
    with pytest.raises(BadSetup) as error:
        datafile.read(text)
    assert named in str(error.value)
