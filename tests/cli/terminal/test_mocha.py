"""Mocha & Baksheesh in the terminal: twenty places, coffee, guild cards, tavern tiles, the barrier."""

import pytest

from bedesten import catalog
from bedesten.cli.terminal.chronicle import summary
from bedesten.cli.terminal.istanbul.board import plot
from bedesten.cli.terminal.look import Room
from bedesten.cli.terminal.pages import hand_page, help_page
from bedesten.cli.terminal.screen import screen
from bedesten.istanbul.board import edge_of
from bedesten.mocha.notation.steps import STEPS
from bedesten.text import LANGUAGES
from tests.cli.terminal import drawn
from tests.cli.terminal.drawn import LARGE, SMALL, asked_at, do, laid, offered, seen
from tests.cli.terminal.test_screens import check_fits, kinds_that_fit, moments, often
from tests.voices import voice

GAME = catalog.game("istanbul+mocha")
EN = voice("en", "istanbul+mocha")
HERE = "todo=ActHere.0,Encounters.0,EndTurn.0"
STEPS_LAID = [
    "ActAt.0.5", f"AtEdge.0.{edge_of(5, 14)}", "DiscardGuild.0", "GiveSet.0", "GuildAnywhere.0",
    "GuildGoods.0.3", "GuildMosque.0.14", "GuildOrder.0", "GuildPay.0", "GuildReturn.0", "GuildTavern.0.0",
    "GuildTea.0", "PayTrader.0", "RewardGood.0", "Roast.0.1", "TakeSet.0.3",
]  # fmt: skip
NEW = {name for name in STEPS if f"ask.{name}" in EN.messages}


def told(scene: str, form: str = "words") -> dict[str, str]:
    """What is said about every option, by its token."""
    return {token: getattr(choice, form) for token, choice in offered(laid(GAME, scene)).items()}


def lines_of(scene: str, room: Room = SMALL) -> list[str]:
    return drawn.board_of(laid(GAME, scene), room)


def seats_of(scene: str, players: int = 3) -> str:
    return drawn.seats_of(laid(GAME, scene, players))


# --- everything fits


@often
@pytest.mark.parametrize(("players", "lang"), [(2, "en"), (5, "fr")])
def test_every_decision_fits_the_smallest_terminal(players: int, lang: str, often: int) -> None:
    shown = moments(players, f"fit {lang}", {"layout": "random"}, GAME, often)
    assert len(kinds_that_fit(shown, voice(lang, "istanbul+mocha"))) > 20


@pytest.mark.parametrize("step", STEPS_LAID)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_new_question_fits_with_all_one_can_have(step: str, lang: str) -> None:
    rich = "cap5 RRRGGGYYYBBB 9C 20L @tavern guild=5,9,17 out=post,tea hand=stay,exchange_3"
    chronicle = laid(GAME, f"todo={step},Encounters.0,EndTurn.0 barrier=5-14:1 | 0 {rich}")
    for room in (SMALL, LARGE):
        at = asked_at(chronicle, 0, voice(lang, GAME.name), room=room)
        assert step.startswith(at.canvas.decision)
        check_fits(screen(at), room)


def test_these_are_all_new_questions() -> None:
    assert {step.partition(".")[0] for step in STEPS_LAID} == NEW


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_name_of_a_place_and_no_line_of_the_help_is_cut_off(lang: str) -> None:
    chronicle = laid(GAME, "0 @fountain")
    bands = drawn.board_of(chronicle, lang=lang)[::3]
    assert not any(
        "…" in line for line in [*bands, *(h.plain for h in help_page(seen(chronicle, lang=lang)))]
    )


# --- the board


def test_twenty_places_lie_in_four_rows_of_five() -> None:
    lines = lines_of("0 @fountain")
    assert len(lines) == 12
    numbers = [[cell.split()[0] for cell in line.split("│")] for line in lines[::3]]
    assert [int(number) for row in numbers for number in row] == seen(laid(GAME, "0 @tea")).view.table.layout


def test_the_new_places_show_their_prices() -> None:
    shown = "\n".join(lines_of("rubies=coffee_house:3 baksheesh=B | 0 tavern=movement guild=5,7"))
    assert "2L/?/c:+2C" in shown
    assert "+1C +2g/18" in shown
    assert "M2 E1 RRR" in shown
    assert "8C      3r" in shown
    assert "no ruby" in "\n".join(lines_of("rubies=coffee_house:0"))
    assert "M2 E1 2C 4C+YYY" in "\n".join(lines_of("0 tavern=movement", LARGE))


def test_a_tile_that_is_gone_has_no_price() -> None:
    owned = " | ".join(f"{seat} tavern=encounter" for seat in range(4))
    assert "M1 E- YYY" in "\n".join(drawn.board_of(laid(GAME, owned, 4)))


def test_the_caravansary_shows_its_coffee_and_the_open_card() -> None:
    assert "+1C stay" in "\n".join(lines_of("discard=stay"))
    assert "+1C" in "\n".join(lines_of("0 @tea"))


def test_the_barrier_is_a_double_line() -> None:
    upright = lines_of("barrier=5-14:0")
    assert [line.count("║") for line in upright] == [0] * 9 + [1] * 3
    assert "║14" in upright[9]
    flat = lines_of("barrier=9-13:0")
    assert flat[8].endswith("═" * 10)
    assert sum("═" in line for line in flat) == 1
    crowd = lines_of("barrier=6-12:0 | 0 @police out=police | 1 @police out=police | 2 @police out=police")
    assert "║" in crowd[8]
    crowd = lines_of("barrier=12-14:0 | 0 @police out=police | 1 @police out=police | 2 @police out=police")
    assert crowd[8].split("│")[3].endswith("═")
    assert len(crowd[8].split("│")[3]) == 10


def test_in_a_tall_room_the_barrier_lies_on_the_rule() -> None:
    flat = lines_of("barrier=9-13:0", LARGE)
    (line,) = [line for line in flat if "═" in line]
    assert line.startswith("─")
    assert line.endswith("┼" + "═" * plot(seen(laid(GAME, "0 @tea"), LARGE)).cell)


# --- the seats


def test_the_seats_show_coffee_guild_cards_and_tavern_tiles() -> None:
    shown = seats_of("barrier=5-14:1 | 0 12L 3C 2r guild=5,17 tavern=movement,encounter tiles=red | 1 14C")
    assert ">* White 2r 12L 0c 3C 2g" in shown
    assert "[RME]" in shown
    assert "^Yello" in shown
    assert "Barrier 5|14: ^ Yellow" in shown
    assert "g5 Post Office" in shown
    assert "Barrier" not in seats_of("0 @tea")


def test_a_full_cart_with_many_tiles_still_fits() -> None:
    shown = seats_of("0 RRGGYYBB tiles=red,green,yellow,blue tavern=movement,encounter")
    assert " R2G2Y2B2/2 a5[RGYBME]" in shown


def test_nobody_sees_the_guild_cards_of_another() -> None:
    chronicle = laid(GAME, "active=1 | 0 guild=5,17 | 1 guild=9")
    page = "\n".join(line.plain for line in hand_page(seen(chronicle, LARGE)))
    shown = drawn.seats_of(chronicle, LARGE) + page
    assert "g9" in shown
    assert "g5" not in shown
    assert "g17" not in shown


def test_the_hand_says_what_guild_cards_and_tavern_tiles_do() -> None:
    shown = "\n".join(line.plain for line in hand_page(seen(laid(GAME, "0 guild=17 tavern=encounter"))))
    assert "g17 Roasting Plant\n    Take 5 coffee." in shown
    assert "encounter tile" in shown


# --- the choices


@pytest.mark.parametrize(
    ("scene", "token", "said"),
    [
        ("0 @tavern hand=corner_move", "corner:large_market",
         "Play “Move to a Corner”: move to the Large Market (-1c -1a, turn ends)"),
        ("0 @tavern tavern=movement", "line:tea", "Movement tile: go straight to the Tea House (-1a)"),
        (f"{HERE} | 0 @coffee_house 7C", "deliver_coffee", "Deliver the coffee for a ruby (+1r -6C)"),
        (f"{HERE} | 0 @tavern 2C", "tile:encounter", "Take the encounter tile (-1C)"),
        (f"{HERE} | 0 @tavern 4C cap3 YYY", "ruby:palace",
         "Take a ruby at the Sultan's Palace for baksheesh (+1r -3Y -4C)"),
        ("todo=GuildTavern.0.1,EndTurn.0 | 0 2C", "tile:movement", "Take the movement tile"),
        ("todo=GuildMosque.0.14,EndTurn.0 | 0 RG", "take:red", "Take the red tile (-1R)"),
        ("todo=ActAt.0.16,EndTurn.0 | 0 @tavern 20L", "buy_ruby", "Buy a ruby (-14L +1r)"),
        ("todo=ActAt.0.2,EndTurn.0 | 0 @tavern", "fill", "Fill the cart (+2R)"),
    ],
)  # fmt: skip
def test_a_choice_says_what_it_costs_and_brings(scene: str, token: str, said: str) -> None:
    assert told(scene)[token] == said


def test_a_repeated_action_says_what_it_costs() -> None:
    again = "Play the card: carry out the action once more"
    wainwright = told("todo=AfterAction.0.1,EndTurn.0 | 0 7L hand=repeat_wainwright")
    coffee_house = told("todo=AfterAction.0.20,EndTurn.0 | 0 7C hand=repeat_coffee_house")
    assert (wainwright["repeat"], coffee_house["repeat"]) == (f"{again} (-7L -1c)", f"{again} (+1r -1c -6C)")


def test_a_choice_has_signs_where_words_are_too_long() -> None:
    assert told(f"{HERE} | 0 @tavern 2C", "signs")["barrier:5|14"] == "║5|14"
    assert told("todo=GiveSet.0,EndTurn.0 | 0 YYB 1C", "signs")["give_set:YBC"] == "YBC"
    assert told("todo=GuildGoods.0.3,EndTurn.0", "signs")["gain_set"] == "-"


def test_two_ways_to_one_place_have_a_number_each() -> None:
    made = offered(laid(GAME, "0 @fabric hand=corner_move"))
    numbers = {token: choice.number for token, choice in made.items()}
    assert numbers["move:coffee_house"] == 20
    assert numbers["corner:coffee_house"] > 20
    assert numbers["corner:palace"] == 13
    assert len(set(numbers.values())) == len(numbers)


# --- what happened


def test_a_turn_of_a_guild_card_is_summed_up() -> None:
    chronicle = laid(GAME, "0 @roasting_plant | 1 @tea guild=17")
    do(chronicle, "move:fountain skip end_turn guild:17 end_turn")
    (line,) = [line.plain for line in summary(seen(chronicle, seat=0), chronicle, 2)]
    assert line.strip() == "^   Yellow: 9 Tea House, guild card 17: +5C -1g"


def test_a_drawn_guild_card_bars_undo() -> None:
    chronicle = laid(GAME, f"{HERE} | 0 @guild_hall")
    do(chronicle, "guild_hall *guild_draw:5 *guild_draw:9")
    assert chronicle.barrier(0) == "ui.undo_card"
