"""The market of Kairo as a map of letters and signs, and its game in a terminal."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from bedesten import catalog
from bedesten.cli.terminal.chronicle import Chronicle
from bedesten.cli.terminal.pages import hand_page, help_page, log_page
from bedesten.cli.terminal.replies import reason_for
from bedesten.cli.terminal.screen import screen, table
from bedesten.core.dice import Dice
from bedesten.core.ids import WATCHER
from bedesten.kairo.boards import BOARDS
from bedesten.kairo.guide.asking import STEP_PHASES
from bedesten.text import LANGUAGES, Text
from tests.cli.terminal.drawn import LARGE, SMALL, asked_at, do, laid, offered, seen
from tests.cli.terminal.test_screens import kinds_that_fit, moments
from tests.tiers import thorough
from tests.voices import voice

GAME = catalog.game("kairo")
SCENE = (
    "customers=white:J8,yellow:C2 waiting=red display=S3,S1 "
    "| 0 7vp 1W2B barkers=1 gold=white silver=white hand=S1,JR2 white=H6>I6+H7 red=A1>B1 | 1 3vp white=C4>C3"
    " | n red=L1>L2"
)
EXPAND = "| 0 2R1W hand=S1,S4 red=B2>B3 green=B6>C6 | 1 hand=S1 yellow=B4>B5 purple=A7>B7"


def lines(viewer: int, lang: str = "en", scene: str = SCENE) -> list[str]:
    return [line.plain.rstrip() for line in table(seen(laid(GAME, scene, 2), lang=lang, seat=viewer), [])]


def row(number: int) -> str:
    return next(line for line in lines(0) if line.startswith(f"{number:>2} "))


def played(tokens: str, scene: str = EXPAND) -> Chronicle:
    chronicle = laid(GAME, scene, 2)
    do(chronicle, tokens)
    return chronicle


def shown(chronicle: Chronicle, lang: str = "en") -> str:
    at = asked_at(chronicle, chronicle.to_move(), voice(lang, "kairo"))
    return "\n".join(line.plain.rstrip() for line in screen(at))


# --- the map


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


def test_sections_are_parted_by_lines_and_numbered() -> None:
    assert row(1).count("│") == 2
    ruled = [line[:52].split("─") for line in lines(0) if "────" in line]
    assert [[word.strip() for word in line if word.strip()] for line in ruled] == [
        ["1", "2", "3"],
        ["4", "5", "6"],
        ["7", "8", "9"],
    ]


def test_the_seats_show_points_stands_and_medals_and_their_hand_to_nobody_else() -> None:
    text = "\n".join(lines(0))
    assert "+ Ankh            7v 2c 1b" in text
    assert "W2*' R1" in text
    assert "Hand: [1] [4·5·6]  1W2B" in text
    for other in (1, WATCHER):
        assert "[4·5·6]" not in "\n".join(lines(other))
        assert "2B" not in "\n".join(lines(other))


def test_it_fits_eighty_columns_in_both_languages() -> None:
    for lang in LANGUAGES:
        assert max(map(len, lines(0, lang))) <= 80
    assert any("Client à la porte\u202f: R" in line for line in lines(0, "fr"))


# --- a build, step by step


def test_the_squares_that_can_be_chosen_stand_on_the_map_with_their_numbers() -> None:
    chronicle = played("expand colour:red")
    made = offered(chronicle)
    assert {token.partition(":")[0] for token in made} == {"square"}
    at = asked_at(chronicle, 0, voice("en", "kairo"))
    rows = {line.plain[:2].strip(): line.plain for line in table(at.canvas, at.choices)}
    for token, choice in made.items():
        square = token.partition(":")[2]
        left = 4 + 4 * (ord(square[0]) - ord("A"))
        assert rows[square[1:]][left : left + 3].strip() == str(choice.number)


def test_a_square_says_what_the_whole_build_costs_and_brings() -> None:
    """As the page does: paid with the least, up to the next real choice."""
    words = {choice.words for choice in offered(played("expand colour:red")).values()}
    assert any("v" in word and "-1c" in word and "-2R" in word for word in words), words


def test_what_was_announced_is_marked_on_the_map() -> None:
    chronicle = played("main colour:white square:B1", "| 0 hand=S1,S4 red=J2>J3 | 1 hand=S1 yellow=J6>J7")
    assert "[W]" in shown(chronicle)
    assert "[W]" not in "\n".join(line.plain for line in table(seen(chronicle, seat=1), []))


def test_an_entrance_is_numbered_beside_the_stand_it_leads_to() -> None:
    chronicle = played("main colour:white square:B1", "| 0 hand=S1,S4 red=J2>J3 | 1 hand=S1 yellow=J6>J7")
    first = next(line for line in shown(chronicle).split("\n") if line.startswith(" 1 "))
    numbers = {token: choice.number for token, choice in offered(chronicle).items()}
    assert first[4:7].strip() == str(numbers["side:w"])
    assert first[12:15].strip() == str(numbers["side:e"])


def test_what_stands_in_the_way_is_marked_on_the_map() -> None:
    chronicle = played("main colour:white", "| 0 hand=S1,S4 red=J2>J3 | 1 hand=S1 white=B2>B3")
    c, choices = seen(chronicle), list(offered(chronicle).values())
    reason = reason_for(chronicle.match, c, "B1", choices)
    assert reason is not None
    assert reason.marks == ["B2"]
    second = next(line.plain for line in table(replace(c, reason=reason), []) if line.plain.startswith(" 2 "))
    assert second[7:10] == "!Wo"
    assert "!" not in "".join(line.plain for line in table(c, []))


@pytest.mark.parametrize(("seeds", "often"), [(["fit"], 1), thorough(["fit", "fits"], 3)])
def test_every_kind_of_decision_fits_both_sizes_in_both_languages(seeds: list[str], often: int) -> None:
    kinds: set[str] = set()
    for lang, players in (("en", 4), ("fr", 4), ("fr", 2)):
        for seed in seeds:
            kinds |= kinds_that_fit(moments(players, seed, None, GAME, often), voice(lang, "kairo"))
    assert kinds == set(STEP_PHASES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_line_of_a_screen_is_cut_off(lang: str) -> None:
    """Neither the map, the seats, the question nor a choice, at the smallest size."""
    for chronicle, seat in some(4, voice(lang, "kairo")):
        for line in screen(asked_at(chronicle, seat, voice(lang, "kairo"))):
            assert "…" not in line.plain


def some(players: int, text: Text) -> Iterator[tuple[Chronicle, int]]:
    for number, (chronicle, seat) in enumerate(moments(players, f"cut {text.lang}", None, GAME)):
        if number % 3 == 0:
            yield chronicle, seat


def test_pages_say_what_the_signs_and_the_cards_mean() -> None:
    for lang in LANGUAGES:
        c = seen(laid(GAME, SCENE, 2), lang=lang, seat=0)
        assert not any("…" in line.plain for line in help_page(c))
    hand = "\n".join(line.plain for line in hand_page(seen(laid(GAME, SCENE, 2), seat=0)))
    assert "[1]\n    For a tile in section 1." in hand
    assert "[4·5·6]\n    For a tile in one of the sections 4, 5, 6, with one more coin." in hand


def test_the_log_tells_a_build_only_when_it_is_done() -> None:
    chronicle = played("expand colour:red")
    assert "enlarges" not in "\n".join(line.plain for line in log_page(seen(chronicle), chronicle))


def test_a_screen_is_drawn_from_the_view_alone() -> None:
    """Whatever the others hold and the pile brings: the same view gives the same screen and previews."""
    text, dice = voice("en", "kairo"), Dice(1)
    for number, (chronicle, seat) in enumerate(moments(3, "secret", None, GAME)):
        state = chronicle.match.state
        if number % 4 or state.draft or chronicle.turn() == 0:
            continue
        before = screen(asked_at(chronicle, seat, text))
        chronicle.match.state = GAME.imagine(GAME.view(state, seat), dice)
        GAME.settle(chronicle.match.state)
        after = screen(asked_at(chronicle, seat, text))
        chronicle.match.state = state
        assert [line.plain for line in before] == [line.plain for line in after]


def test_a_large_room_is_used() -> None:
    at = asked_at(laid(GAME, SCENE, 2), 0, voice("en", "kairo"), room=LARGE)
    assert max(line.cell_len for line in table(at.canvas, at.choices)) > SMALL.width


@pytest.mark.parametrize("board", list(BOARDS))
def test_every_board_that_comes_with_the_game_fits(board: str) -> None:
    for number, (chronicle, seat) in enumerate(moments(4, "boards", {"board": board}, GAME)):
        if number % 5 == 0:
            lines = screen(asked_at(chronicle, seat, voice("fr", "kairo")))
            assert len(lines) < SMALL.height
            assert not any("…" in line.plain for line in lines)
