"""What the choices and the signs on the board say, position by position."""

import pytest

from bedesten import catalog
from bedesten.cli.terminal.look import wrapped
from bedesten.cli.terminal.prompt import ENTRY, parse
from tests.cli.terminal.drawn import board_of, laid, offered, seats_of
from tests.voices import voice

GAME = catalog.game("istanbul")
EN = voice("en")
HERE = "todo=ActHere.0,Encounters.0,EndTurn.0"


def told(scene: str, form: str = "words") -> dict[str, str]:
    """What is said about every option, by its token."""
    made = offered(laid(GAME, scene))
    return {token: getattr(choice, form) for token, choice in made.items()}


@pytest.mark.parametrize(
    ("scene", "token", "said"),
    [
        ("0 @fabric | 1 @post", "move:post", "Move to the Post Office (-2L -1a)"),
        ("0 @fabric 1L | 1 @post", "move:post", "Move to the Post Office (-1a, turn ends)"),
        ("0 @fabric out=post", "move:post", "Move to the Post Office (+1a)"),
        (
            "0 @fabric out=tea,spice,fruit,palace | 1 @post",
            "move:post",
            "Move to the Post Office (turn ends)",
        ),
        ("0 @post", "move:fountain", "Move to the Fountain"),
        (
            "0 @post hand=move_3_4",
            "move_long:wainwright",
            "Play “Move 3 or 4”: move to the Wainwright (-1c -1a, turn ends)",
        ),
        (f"{HERE} | 0 @fabric R", "fill", "Fill the cart (+1R)"),
        (f"{HERE} | 0 @fabric RR", "fill", "Fill the cart"),
        (f"{HERE} post=2 | 0 @post", "post", "Collect the mail (+3L +1R +1Y)"),
        (f"{HERE} | 0 @tea", "tea:8", "Announce 8 (42 % +8L, 58 % +2L)"),
        (f"{HERE} | 0 @gemstone 20L", "buy_ruby", "Buy a ruby (-14L +1r)"),
        (f"{HERE} | 0 @small_mosque RR", "take:red", "Take the red tile (-1R)"),
        (f"{HERE} | 0 @large_market RRB", "sell:RRB", "Sell 2 fabric, 1 jewelry (+12L -2R -1B)"),
        (
            f"{HERE} | 0 @palace RRGYB",
            "deliver:R",
            "Deliver the goods shown, plus 1 fabric (+1r -2R -1G -1Y -1B)",
        ),
        (
            "todo=TakeCard.0,EndTurn.0 discard=stay",
            "take_discard",
            "Take the top card of the discard pile (+1c)",
        ),
        ("todo=TakeCard.0,EndTurn.0 discard=stay", "draw", "Draw a card"),
        (
            "todo=AfterAction.0.5,EndTurn.0 | 0 hand=repeat_post",
            "repeat",
            "Play the card: carry out the action once more (+2L -1c +1G +1Y)",
        ),
        (
            "todo=PayMerchants.0,EndTurn.0 | 0 @tea 5L | 1 @tea | 2 @tea",
            "pay",
            "Pay the other merchants (-4L)",
        ),
    ],
)
def test_a_choice_says_what_it_costs_and_brings(scene: str, token: str, said: str) -> None:
    assert told(scene)[token] == said


def test_a_choice_has_signs_where_words_are_too_long() -> None:
    signs = told(f"{HERE} | 0 @small_market RRB hand=small_market_any,good_1", "signs")
    assert signs["sell:RB"] == "RB +5L"
    assert signs["sell_any:RRB"] == "card RRB +9L"
    assert signs["good_1:Y"] == "card 1 good: +Y"
    signs = told("0 @tea tiles=yellow hand=return_assistant out=post", "signs")
    assert signs["yellow:post"] == "yellow tile: Post Office (-2L)"
    assert signs["return_assistant:post"] == "card recall: Post Office"
    assert told(f"{HERE} | 0 @fountain out=post,tea", "signs")["return:post,tea"] == "recall 5+9"


def test_large_sales_come_first_and_doing_nothing_last() -> None:
    tokens = list(told(f"{HERE} | 0 @large_market RRB hand=lira_5"))
    assert tokens[0] == "sell:RRB"
    assert tokens[-2:] == ["lira_5", "skip"]


def lines_of(scene: str, players: int = 3) -> str:
    return "\n".join(board_of(laid(GAME, scene, players)))


def test_the_board_shows_prices_demand_and_what_is_gone() -> None:
    shown = lines_of("rubies=palace:2,gemstone:0 large=L2 post=4 discard=lira_5 | 0 tiles=red | 1 tiles=red")
    assert "RRGGYYBB?  2r" in shown
    assert "no ruby left" in shown
    assert "RGBBB to 25L" in shown
    assert "RB +4L" in shown
    assert "top: 5 Lira" in shown
    assert "R4 G2      3r" in shown


def test_a_crowded_place_counts_what_does_not_fit() -> None:
    crowd = " | ".join(f"{seat} @police out=police" for seat in range(5))
    assert "*M^M@M(M~M+12" in lines_of(crowd, 5)


def test_neutral_pieces_have_an_emblem_of_their_own() -> None:
    shown = lines_of("neutral_assistants merchants=post,tea,tea strays=fabric | 0 stack=ooo", 2)
    assert "#M #M" in shown
    assert "#a" in shown


def test_the_hand_is_shortened_before_it_is_counted() -> None:
    hand = "0 hand=repeat_gem,repeat_post,repeat_sultan,stay,family_home,move_3_4,move_3_4"
    shown = " ".join(line.strip() for line in seats_of(laid(GAME, hand, 5)).split("\n"))
    assert shown.endswith("Hand: move 3-4 x2, stay, 4 more: hand")


def test_a_long_word_is_broken() -> None:
    assert [line.plain for line in wrapped("at aaaaabbbbb c", 5)] == ["at", "aaaaa", "bbbbb", "c"]


@pytest.mark.parametrize(
    ("typed", "command", "rest"),
    [
        ("undo\n", "undo", ""),
        ("U", "undo", ""),
        ("annuler", "undo", ""),
        (" Pourquoi  move:tea ", "why", "move:tea"),
        ("?", "help", ""),
        ("q", "quit", ""),
        ("save my game", "save", "my game"),
        ("12", ENTRY, "12"),
        ("move:tea", ENTRY, "move:tea"),
        ("\n", ENTRY, ""),
    ],
)
def test_commands_are_understood_in_both_languages(typed: str, command: str, rest: str) -> None:
    reply = parse(typed, voice("fr"))
    assert (reply.command, reply.rest) == (command, rest)
