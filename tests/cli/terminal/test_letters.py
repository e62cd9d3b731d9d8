"""Letters & Seals and the Great Bazaar in the terminal: letters, seals, companions, kiosk, auction."""

from typing import Any

import pytest

from bedesten import catalog
from bedesten.cli.terminal.chronicle import Chronicle, summary
from bedesten.cli.terminal.look import Room
from bedesten.cli.terminal.pages import hand_page, help_page
from bedesten.cli.terminal.screen import screen
from bedesten.core.game import Game
from bedesten.text import LANGUAGES
from tests.cli.terminal import drawn as shown_of
from tests.cli.terminal.drawn import LARGE, SMALL, asked_at, do, offered, seats_of, seen
from tests.cli.terminal.test_screens import kinds_that_fit, moments, often
from tests.voices import voice

LETTERS = catalog.game("istanbul+letters")
BAZAAR = catalog.game("istanbul+mocha+letters")
EN = voice("en", "istanbul+letters")
ACT = "todo=ActHere.0,Encounters.0,TurnEnd.0,EndTurn.0"


def laid(scene: str) -> Chronicle:
    return shown_of.laid(LETTERS, scene)


def told(chronicle: Chronicle) -> dict[str, str]:
    """What is said about every option, by its token."""
    return {token: choice.words for token, choice in offered(chronicle).items()}


def drawn(chronicle: Chronicle, room: Room = SMALL) -> str:
    return "\n".join(shown_of.board_of(chronicle, room))


@often
def test_every_decision_fits_the_smallest_terminal(often: int) -> None:
    """With the largest board and most players, in the longer language."""
    shown = moments(5, "fit fr", {"layout": "random"}, BAZAAR, often)
    assert len(kinds_that_fit(shown, voice("fr", BAZAAR.name))) > 30


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", [LETTERS, BAZAAR], ids=["letters", "bazaar"])
def test_no_name_of_a_place_and_no_line_of_the_help_is_cut_off(game: Game[Any, Any], lang: str) -> None:
    chronicle = shown_of.laid(game, "0 @fountain")
    bands = shown_of.board_of(chronicle, lang=lang)[::3]
    assert not any(
        "…" in line for line in [*bands, *(h.plain for h in help_page(seen(chronicle, lang=lang)))]
    )


def test_the_new_places_show_what_they_bring() -> None:
    shown = drawn(laid("society=1 | 0 @tea letters=10,16-back"))
    assert all(sign in shown for sign in ("+2e/34", "+1e +2K", "+? 2c", "6s:r+2L"))
    assert "6s:r " in drawn(laid("society=3 | 0 @tea"))
    assert "+?/C >>" in drawn(shown_of.laid(BAZAAR, "0 @tea"))


def test_the_tiles_at_the_kiosk_and_the_highest_bid_stand_on_the_board() -> None:
    match = laid(f"{ACT} | 0 5L @kiosk")
    do(match, "kiosk *letter:9 *kiosk:K22 *kiosk:K01 *kiosk:K02 *kiosk:K03")
    assert "K1 2 3 22" in drawn(match)
    do(match, "pick:K22")
    assert told(match)["use:1"] == "Pay 2 Lira for a letter (-2L)"
    auction = laid(f"{ACT} | 0 5L @auction_house | 1 9L")
    do(auction, "auction gain:B bid:2 bid:7")
    assert "^: 7L" in drawn(auction)


def test_companions_and_the_courier_stand_on_their_places() -> None:
    shown = drawn(laid("courier@tea | 0 @tea companion@tea | 1 companion@personal_supply"), LARGE)
    assert "*M *c Cou" in shown
    assert shown.count("*c") == 1
    assert "^c" not in shown


def test_a_seat_shows_seals_letters_and_companion() -> None:
    shown = seats_of(laid("0 @tea letters=3-back,10 companion@kiosk | 1 companion@personal_supply"))
    assert "0c 3s" in shown
    assert " c22 10 3+" in shown
    assert " c=" in shown


def test_the_hand_page_shows_the_letters_of_all() -> None:
    c = seen(laid("0 @tea letters=3-back | 1 letters=24"))
    lines = [line.plain.strip() for line in hand_page(c)]
    assert lines[lines.index("Letters of * White") + 1] == "3+"
    assert lines[lines.index("Letters of ^ Yellow") + 1] == "24"
    assert lines[lines.index("Letters of @ Red") + 1] == "-"


def test_what_seals_cost_is_said() -> None:
    chronicle = laid("todo=BuyTurn.0,EndTurn.0 | 0 @tea letters=3-back,10,9-back")
    do(chronicle, "double")
    assert told(chronicle)["give_letter:10-front"].endswith("(-1e -1s)")
    assert told(chronicle)["give_letter:3-back"].endswith("(-1e -2s)")
    rich = "0 @secret_society letters=3-back,9-back,11-back,16-back,16-back,24-back hand=repeat_secret"
    society = laid(f"{ACT} | {rich}")
    do(society, "secret give_letter:3-back give_letter:9-back")
    assert told(society)["give_letter:11-back"].endswith("(-1e -2s)")
    assert told(laid("0 4L @tea hand=jump_anywhere"))["jump:embassy"].endswith("(-3L -1c -1a)")


def test_a_turn_that_brought_letters_is_told_in_signs() -> None:
    chronicle = laid("start=0 turn=1 | 0 5L @fountain")
    do(chronicle, "move:embassy leave embassy *letter:21 *letter:9 end_turn")
    (line,) = summary(seen(chronicle, seat=0), chronicle, 1)
    assert line.plain.endswith("+2e +3s")


def test_no_two_choices_have_one_number() -> None:
    made = offered(laid("0 @tea companion@kiosk hand=stay"))
    assert len({choice.number for choice in made.values()}) == len(made)
    assert [token for token, choice in made.items() if choice.number == 22] == ["move:kiosk"]


def test_a_second_turn_is_bought_while_meeting() -> None:
    asked = asked_at(laid("todo=BuyTurn.0,EndTurn.0 | 0 @tea letters=3-back,10"), 0, EN)
    assert "[Meet]" in screen(asked)[0].plain
