"""The market of Kairo as a map of letters and signs."""

from bedesten import catalog
from bedesten.cli.terminal.kairo import drawn
from bedesten.core.game import Setup
from bedesten.core.play.match import Match
from tests.voices import voice

SCENE = (
    "customers=white:J8,yellow:C2 waiting=red display=S3,S1 "
    "| 0 7vp 1W2B barkers=1 gold=white silver=white hand=S1,JR2 white=H6>I6+H7 red=A1>B1 | 1 3vp white=C4>C3"
    " | n red=L1>L2"
)


def lines(viewer: int, lang: str = "en") -> list[str]:
    game = catalog.game("kairo")
    match = Match(game, Setup(2, {}, SCENE))
    view = match.game.view(match.state, viewer)
    return [line.plain.rstrip() for line in drawn(view, voice(lang, "kairo"))]


def row(number: int) -> str:
    return next(line for line in lines(0) if line.startswith(f"{number:>2} "))


def test_a_stand_shows_its_colour_its_owner_and_where_one_enters() -> None:
    assert row(1).startswith(" 1  R+  <r ")
    assert "W+ │<w" in row(6)
    assert "w+ " in row(7)  # an expansion is a small letter
    assert row(1)[:51].rstrip().endswith("R#")  # a neutral one
    assert row(2)[:51].rstrip().endswith("^r")


def test_customers_stand_in_brackets_and_restaurants_are_dotted() -> None:
    assert "(Y)" in row(2)
    assert "(W)" in row(8)
    assert row(10).count("::") == 12


def test_sections_are_parted_by_lines() -> None:
    assert row(1).count("│") == 2
    assert [number for number, line in enumerate(lines(0)) if "────" in line] == [4, 9]


def test_the_seats_show_points_stands_and_medals_and_the_own_hand_only() -> None:
    shown = "\n".join(lines(0))
    assert "+ Ankh 7 points" in shown
    assert "W2 R1" in shown
    assert "gold W, silver W" in shown
    assert "S1 JR2  1W2B" in shown
    assert "JR2" not in "\n".join(lines(1))


def test_it_fits_eighty_columns_in_both_languages() -> None:
    for lang in ("en", "fr"):
        assert max(map(len, lines(0, lang))) <= 80
    assert any("Client absent\u00a0: R" in line for line in lines(0, "fr"))
