"""Mocha & Baksheesh in the terminal: twenty places, coffee, guild cards, tavern tiles, the barrier."""

import pytest

from bedesten import catalog
from bedesten.cli.terminal.board import around, board
from bedesten.cli.terminal.choices import choices
from bedesten.cli.terminal.chronicle import Chronicle, summary
from bedesten.cli.terminal.look import Room
from bedesten.cli.terminal.pages import hand_page, help_page
from bedesten.cli.terminal.screen import screen, step_name
from bedesten.cli.terminal.seats import names, seats
from bedesten.core.game import Setup
from bedesten.istanbul.board import edge_of
from bedesten.istanbul.view import View
from bedesten.mocha.notation.steps import STEPS
from tests.cli.terminal.test_screens import LARGE, SMALL, asked_at, check_fits, kinds_that_fit, moments
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


def view_of(scene: str, players: int = 3) -> tuple[View, list[int]]:
    state = GAME.notation.load(GAME.notation.scene(scene, Setup(players)))
    view: View = GAME.view(state, GAME.to_move(state))
    return view, GAME.legal(state)


def told(scene: str, form: str = "words") -> dict[str, str]:
    """What is said about every option, by its token."""
    view, legal = view_of(scene)
    found = choices(GAME, view, legal, EN, names(EN, 3))
    return {GAME.lexicon.token(choice.action): getattr(choice, form) for choice in found}


def lines_of(scene: str, room: Room = SMALL) -> list[str]:
    view, _ = view_of(scene)
    return [line.plain for line in board(view, EN, around(room, view.table), None)]


def seats_of(scene: str, players: int = 3) -> str:
    view, _ = view_of(scene, players)
    return "\n".join(line.plain for line in seats(view, EN, around(SMALL, view.table)))


# --- everything fits


@pytest.mark.parametrize(("players", "lang"), [(2, "en"), (5, "fr")])
def test_every_decision_fits_the_smallest_terminal(players: int, lang: str) -> None:
    found = moments(players, f"fit {lang}", {"layout": "random"}, GAME)
    assert len(kinds_that_fit(found, voice(lang, "istanbul+mocha"))) > 20


@pytest.mark.parametrize("step", STEPS_LAID)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_new_question_fits_with_all_one_can_have(step: str, lang: str) -> None:
    rich = "cap5 RRRGGGYYYBBB 9C 20L @tavern guild=5,9,17 out=post,tea hand=stay,exchange_3"
    chronicle = Chronicle(
        GAME, Setup(3, scene=f"todo={step},Encounters.0,EndTurn.0 barrier=5-14:1 | 0 {rich}")
    )
    asked = asked_at(chronicle, 0, voice(lang, "istanbul+mocha"))
    assert step.startswith(step_name(asked.view))
    for room in (SMALL, LARGE):
        check_fits(screen(asked, voice(lang, "istanbul+mocha"), room), room)


def test_these_are_all_new_questions() -> None:
    assert {step.partition(".")[0] for step in STEPS_LAID} == NEW


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_no_name_of_a_place_and_no_line_of_the_help_is_cut_off(lang: str) -> None:
    view, _ = view_of("0 @fountain")
    drawn = board(view, voice(lang, "istanbul+mocha"), around(SMALL, view.table), None)
    bands = [line.plain for line in drawn[::3]]
    assert not any(
        "…" in line
        for line in [*bands, *(h.plain for h in help_page(view, voice(lang, "istanbul+mocha"), SMALL))]
    )


# --- the board


def test_twenty_places_lie_in_four_rows_of_five() -> None:
    lines = lines_of("0 @fountain")
    assert len(lines) == 12
    numbers = [[cell.split()[0] for cell in line.split("│")] for line in lines[::3]]
    assert [int(number) for row in numbers for number in row] == view_of("0 @tea")[0].table.layout


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
    view, _ = view_of(owned, 4)
    assert "M1 E- YYY" in "\n".join(line.plain for line in board(view, EN, around(SMALL, view.table), None))


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
    assert line.endswith("┼" + "═" * around(LARGE, view_of("0 @tea")[0].table).cell)


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
    view, _ = view_of("active=1 | 0 guild=5,17 | 1 guild=9")
    shown = "\n".join(line.plain for line in [*seats(view, EN, LARGE), *hand_page(view, EN, LARGE)])
    assert "g9" in shown
    assert "g5" not in shown
    assert "g17" not in shown


def test_the_hand_says_what_guild_cards_and_tavern_tiles_do() -> None:
    view, _ = view_of("0 guild=17 tavern=encounter")
    shown = "\n".join(line.plain for line in hand_page(view, EN, SMALL))
    assert "g17 Roasting Plant\n    Take 5 coffee." in shown
    assert "encounter tile" in shown


# --- the choices


@pytest.mark.parametrize(
    ("scene", "token", "said"),
    [
        ("0 @tavern hand=corner_move", "corner:large_market", "Large Market (card, leave 1)"),
        ("0 @tavern tavern=movement", "line:tea", "Tea House (tile, leave 1)"),
        (f"{HERE} | 0 @coffee_house 7C", "deliver_coffee", "Deliver the coffee for a ruby (-6C)"),
        (f"{HERE} | 0 @tavern 2C", "tile:encounter", "Take the encounter tile (-1C)"),
        (f"{HERE} | 0 @tavern 4C cap3 YYY", "ruby:palace",
         "Take a ruby at the Sultan's Palace for baksheesh (-4C -YYY)"),
        ("todo=GuildTavern.0.1,EndTurn.0 | 0 2C", "tile:movement", "Take the movement tile (-0C)"),
        ("todo=GuildMosque.0.14,EndTurn.0 | 0 RG", "take:red", "Take the red tile (-R)"),
        ("todo=ActAt.0.16,EndTurn.0 | 0 @tavern 20L", "buy_ruby", "Buy a ruby (-14L)"),
        ("todo=ActAt.0.2,EndTurn.0 | 0 @tavern", "fill", "Fill the cart (+2 R)"),
    ],
)  # fmt: skip
def test_a_choice_says_what_it_costs_and_brings(scene: str, token: str, said: str) -> None:
    assert told(scene)[token] == said


def test_a_repeated_action_says_what_it_costs() -> None:
    again = "Play the card: carry out the action once more"
    wainwright = told("todo=AfterAction.0.1,EndTurn.0 | 0 7L hand=repeat_wainwright")
    coffee_house = told("todo=AfterAction.0.20,EndTurn.0 | 0 7C hand=repeat_coffee_house")
    assert (wainwright["repeat"], coffee_house["repeat"]) == (f"{again} (-7L)", f"{again} (-6C)")


def test_a_choice_has_signs_where_words_are_too_long() -> None:
    assert told(f"{HERE} | 0 @tavern 2C", "signs")["barrier:5|14"] == "║5|14"
    assert told("todo=GiveSet.0,EndTurn.0 | 0 YYB 1C", "signs")["give_set:YBC"] == "YBC"
    assert told("todo=GuildGoods.0.3,EndTurn.0", "signs")["gain_set"] == "-"


def test_two_ways_to_one_place_have_a_number_each() -> None:
    view, legal = view_of("0 @fabric hand=corner_move")
    found = choices(GAME, view, legal, EN, names(EN, 3))
    numbers = {GAME.lexicon.token(choice.action): choice.number for choice in found}
    assert numbers["move:coffee_house"] == 20
    assert numbers["corner:coffee_house"] > 20
    assert numbers["corner:palace"] == 13
    assert len(set(numbers.values())) == len(numbers)


# --- what happened


def test_a_turn_of_a_guild_card_is_summed_up() -> None:
    chronicle = Chronicle(GAME, Setup(3, scene="0 @roasting_plant | 1 @tea guild=17"))
    for token in ("move:fountain", "skip", "end_turn", "guild:17", "end_turn"):
        chronicle.push(GAME.lexicon.action(token))
    line = summary(chronicle, 2, 0, EN, names(EN, 3)).plain
    assert line.strip() == "^  Yellow: 9 Tea House, guild card 17: +5C -1g"


def test_a_drawn_guild_card_bars_undo() -> None:
    scene = f"{HERE} | 0 @guild_hall"
    chronicle = Chronicle(GAME, Setup(3, scene=scene))
    chronicle.push(GAME.lexicon.action("guild_hall"))
    for card in (5, 9):
        chronicle.push(GAME.lexicon.action(f"*guild_draw:{card}"))
    assert chronicle.barrier(0) == "ui.undo_card"
