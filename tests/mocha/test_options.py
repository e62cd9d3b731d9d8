"""The reconstructed tables can be replaced: by options of the setup, or from a data file."""

from pathlib import Path

import pytest

from bedesten import catalog
from bedesten.core.dice import Dealer
from bedesten.core.errors import BadSetup
from bedesten.core.game import Setup
from bedesten.core.play import record
from bedesten.core.play.match import Match
from bedesten.mocha import options
from bedesten.mocha.notation import datafile
from bedesten.mocha.tables import STANDARD
from tests.istanbul.lay import ACT, at, do
from tests.mocha.test_setup import lay

DATA = Path(__file__).parents[2] / "docs/rules/data/istanbul-mocha.toml"
FILE = """
[baksheesh.B]
goods = { G = 1, B = 2 }
[[dice_reward.row]]
min = 2
max = 7
gain = { coffee = 1 }
[[dice_reward.row]]
min = 8
max = 12
gain = { any_good = 3 }
"""


def test_the_standard_tables_are_written_and_read_as_they_are() -> None:
    written = options.write(STANDARD)
    assert written == {"baksheesh_b": "RRR", "dice_reward": "2-5:4L,6-8:2C,9-10:2X,11-12:10L"}
    assert options.write(options.read(dict(written))) == written
    assert options.write(options.read({})) == written


def test_a_single_sum_is_a_range_too() -> None:
    text = "2:1L,3-11:2C,12:9X"
    assert options.write(options.read({"dice_reward": text.lower()}))["dice_reward"] == text


@pytest.mark.parametrize("text", ["", "RRC", "RRRRRR", "moon"])
def test_a_side_of_the_baksheesh_tile_shows_goods(text: str) -> None:
    with pytest.raises(BadSetup, match="expected goods by their letters, 1 to 5 of a kind: RRR"):
        options.read({"baksheesh_b": text})


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("2-12", "'2-12'"),
        ("3-12:1L", "'3-12:1L'"),
        ("2-5:1L,7-12:1L", "'7-12:1L'"),
        ("2-5:1L,6-4:1L", "'6-4:1L'"),
        ("2-5:1K", "'2-5:1K'"),
        ("2-12:1T", "'2-12:1T'"),
        ("2-12:1L2L", "'2-12:1L2L'"),
        ("2-12:L", "'2-12:L'"),
        ("2-11:1L", "goes to 11"),
        ("2-13:1L", "goes to 13"),
    ],
)
def test_the_dice_reward_has_every_sum_once(text: str, named: str) -> None:
    with pytest.raises(BadSetup, match=r"expected ranges of sums from 2 to 12") as error:
        options.read({"dice_reward": text})
    assert named in str(error.value)


def test_a_data_file_becomes_options_of_the_setup() -> None:
    assert datafile.read(FILE) == {"baksheesh_b": "GBB", "dice_reward": "2-7:1C,8-12:3X"}
    assert datafile.read("") == {}


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("moon", "the data is no TOML"),
        ("[moon]", "the data has 'moon': expected baksheesh, dice_reward"),
        ("baksheesh = 3", "baksheesh is 3: expected a table with B"),
        ("[baksheesh.A]", "baksheesh has 'A': expected B"),
        ("[baksheesh.B]\ngoods = { C = 3 }", "baksheesh.B.goods has 'C': expected R, G, Y, B"),
        ("[baksheesh.B]\ngoods = { R = -1 }", "baksheesh.B.goods.R is -1: expected a whole number"),
        ("[baksheesh.B]\ngoods = {}", "baksheesh_b is '': expected goods"),
        ("[dice_reward]\nrow = 3", "dice_reward.row is 3: expected a list of tables"),
        ("[[dice_reward.row]]\nmin = 2", "dice_reward.row 1 gain is None: expected a table with lira"),
        ("[[dice_reward.row]]\ngain = { letter = 1 }", "dice_reward.row 1 gain has 'letter': expected lira"),
        ("[[dice_reward.row]]\nmin = 2\nmax = 9\ngain = { R = 100 }", "dice_reward has '2-9:100R'"),
        ("[[dice_reward.row]]\ngain = { lira = 1 }", "dice_reward.row 1 min is None: expected a whole"),
        ("[[dice_reward.row]]\nmin = 2\nmax = 9\ngain = { lira = 1 }", "dice_reward goes to 9"),
    ],
)
def test_a_wrong_data_file_is_answered_with_what_was_expected(text: str, message: str) -> None:
    with pytest.raises(BadSetup) as error:
        datafile.read(text)
    assert message in str(error.value)


def test_a_record_carries_the_tables_it_was_played_with() -> None:
    game = catalog.game("istanbul+mocha")
    match = Match(game, Setup(2, {**datafile.read(FILE), "start": 0}))
    match.deal(Dealer("tables"))
    text = record.write(record.of_match(match, "tables"))
    assert "options baksheesh_b=GBB dice_reward=2-7:1C,8-12:3X start=0" in text
    again = record.final(record.read(text), game)
    assert game.notation.dump(again.state) == game.notation.dump(match.state)
    assert game.notation.dump(again.state)["tables"] == {
        "baksheesh_b": "GBB",
        "dice_reward": "2-7:1C,8-12:3X",
    }


SEVERAL = """
[[dice_reward.row]]
min = 2
max = 6
gain = { lira = 3, R = 1, bonus_card = 1 }
[[dice_reward.row]]
min = 7
max = 7
gain = {}
[[dice_reward.row]]
min = 8
max = 12
gain = { coffee = 2, any_good = 1, guild_card = 1 }
"""


@pytest.mark.rule("MOC-BONUS-6")
def test_a_row_may_bring_several_things_a_card_or_a_certain_good() -> None:
    own = datafile.read(SEVERAL)
    assert own == {"dice_reward": "2-6:3L1R1D,7-7:,8-12:2C1X1U"}
    assert options.write(options.read(own))["dice_reward"] == "2-6:3L1R1D,7:,8-12:2C1X1U"
    match = lay(f"{ACT} | 0 0L @tea hand=dice_reward,dice_reward", 2, **own)
    do(match, "dice_reward *reward:1+2 keep *draw:stay")
    assert (at(match, "seats.0.lira"), at(match, "seats.0.goods.red")) == (3, 1)
    assert at(match, "seats.0.hand") == ["stay", "dice_reward"]
    do(match, "dice_reward *reward:4+4 keep gain:B *guild_draw:5")
    assert (at(match, "seats.0.coffee"), at(match, "seats.0.goods.blue")) == (2, 1)
    assert at(match, "seats.0.guild_hand") == [5]
    assert match.game.notation.dump(
        match.game.notation.load(match.game.notation.dump(match.state))
    ) == match.game.notation.dump(match.state)
    nothing = lay(f"{ACT} | 0 0L @tea hand=dice_reward", 2, **own)
    do(nothing, "dice_reward *reward:3+4 keep")
    assert (at(nothing, "seats.0.lira"), nothing.to_move()) == (0, 0)
