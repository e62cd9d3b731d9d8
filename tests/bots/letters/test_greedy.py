"""Positions of Letters & Seals in which anybody would know what to do."""

import pytest

from bedesten import catalog
from bedesten.bots.istanbul.seen import trader
from bedesten.bots.istanbul.skills import World
from bedesten.bots.istanbul.visits import at_palace
from bedesten.bots.letters.visits import take_ruby
from bedesten.core.ids import SPAN
from bedesten.istanbul.ids import GEMSTONE, PALACE
from bedesten.istanbul.places.palace import SPACES
from tests.bots.judge import choice
from tests.istanbul.lay import do
from tests.letters.lay import ACT, CLOSE, MEET, lay, lay_bazaar

SIX = "letters=1-back,2-back,3-back"
TILES = "kiosk *letter:9 *kiosk:{} *kiosk:{} *kiosk:{} *kiosk:{}"
BIDS = f"{ACT} | 0 9L @auction_house | 1 9L | 2 9L"


def chosen(scene: str, tokens: str = "", bazaar: bool = False) -> str:
    """What greedy does when it is asked."""
    match = lay_bazaar(scene) if bazaar else lay(scene)
    do(match, tokens)
    return match.game.lexicon.token(choice(catalog.bot("greedy", 1), match.state, match.game))


@pytest.mark.parametrize(
    ("scene", "token"),
    [
        (f"active=0 | 0 0L 5r @small_market family@post {SIX}", "move:secret_society"),
        (f"active=0 | 0 3L 5r @tea family@post {SIX} hand=jump_anywhere", "jump:secret_society"),
        (f"active=0 | 0 0L 5r @tea family@small_market {SIX} hand=family_step", "family:secret_society"),
        (f"active=0 | 0 0L 5r @tea companion@fabric family@post {SIX}", "comp:secret_society"),
        (
            f"active=0 | 0 0L 5r @tea companion@black_market family@post {SIX} hand=companion_2",
            "comp2:secret_society",
        ),
        (f"active=0 | 0 0L 5r @tea family@post {SIX} hand=join_merchant | 1 @secret_society", "join:1"),
        (f"{ACT} | 0 0L 5r @police {SIX}", "send:secret_society"),
        (f"{ACT} | 0 0L @secret_society {SIX}", "secret"),
        (f"{ACT} | 0 0L @embassy", "embassy"),
        ("active=0 | 0 @tea companion@personal_supply", "place"),
        ("active=0 | 0 @tea hand=letter_1", "letter_1"),
        ("active=0 | 0 RB @tea hand=lira_7_for_1_good", "lira_7_for_1_good:R"),
        ("active=0 discard=lira_5 | 0 @tea hand=copy_discard", "copy"),
        ("active=0 | 0 2L @tea hand=use_npc", "use_npc:courier"),
        (f"{MEET} courier@tea | 0 2L @tea", "courier"),
        (f"ending {CLOSE} | 0 @tea letters=1-back,2", "double"),
        (f"{CLOSE} | 0 @tea letters=1-back,2", "end"),
    ],
)
def test_it_delivers_letters_and_spends_seals_where_they_count(scene: str, token: str) -> None:
    assert chosen(scene) == token


@pytest.mark.parametrize(
    ("seat", "tiles", "token"),
    [
        ("0L", "K10 K12 K07 K19", "pick:K10"),
        ("0L BB", "K10 K12 K07 K19", "pick:K07"),
        ("10L cap4", "K17 K10 K04 K14", "pick:K17"),
        ("0L RGYB cap4", "K18 K10 K04 K14", "pick:K18"),
        ("0L RRGGYYBB", "K10 K15 K07 K19", "pick:K15"),
    ],
)
def test_it_picks_the_tile_that_brings_most(seat: str, tiles: str, token: str) -> None:
    assert chosen(f"{ACT} | 0 {seat} @kiosk", TILES.format(*tiles.split())) == token


@pytest.mark.parametrize(
    ("seat", "tile", "token"),
    [
        ("0L", "K12", "use:1"),
        ("0L", "K14", "use:2"),
        ("0L", "K19", "decline_tile"),
        ("2L", "K23", "use:1"),
        ("2L RRGGYY", "K22", "use:1"),
        ("2L BB cap5", "K18", "decline_tile"),
    ],
)
def test_it_uses_a_tile_that_brings_something(seat: str, tile: str, token: str) -> None:
    tokens = TILES.format(tile, "K01", "K02", "K03") + f" pick:{tile}"
    assert chosen(f"{ACT} | 0 {seat} @kiosk", tokens) == token


@pytest.mark.parametrize(
    ("tokens", "token"),
    [
        ("auction gain:R", "bid:2"),
        ("auction gain:R bid:2", "bid:3"),
        ("auction gain:R bid:5", "no_bid"),
        ("auction gain:R bid:2 bid:3 no_bid", "no_bid"),
    ],
)
def test_two_cards_are_worth_a_few_lira(tokens: str, token: str) -> None:
    assert chosen(BIDS, tokens) == token


@pytest.mark.parametrize(
    ("scene", "tokens", "token"),
    [
        (f"{ACT} | 0 @secret_society letters=1-back,2-back,3,4", "secret", "give_letter:3-front"),
        (f"{MEET} courier@tea | 0 5L @tea", "courier *letter:3", "pay2"),
        (f"{MEET} courier@tea | 0 0L @tea letters=5-back", "courier *letter:3", "give_letter:3-front"),
        (f"{ACT} | 0 @fountain", "return", "home"),
        (f"{ACT} | 0 @fountain companion@tea", "return", "keep"),
        ("active=0 | 0 0L @tea hand=use_npc", "use_npc:smuggler gain:B", "give:B"),
        ("active=0 | 0 0L @tea hand=use_npc,lira_5", "use_npc:governor *draw:stay", "discard:stay"),
        ("active=0 discard=good_1 | 0 0L @tea hand=copy_discard", "copy", "good_1:R"),
    ],
)
def test_it_pays_with_what_it_misses_least(scene: str, tokens: str, token: str) -> None:
    assert chosen(scene, tokens) == token


@pytest.mark.parametrize(
    ("scene", "tokens", "token"),
    [
        (f"{ACT} | 0 0L RRGGYYBB @catacombs", "catacombs", "gain:C"),
        (f"{ACT} | 0 0L 4C R @kiosk", TILES.format("K13", "K01", "K02", "K03") + " pick:K13", "use:1"),
    ],
)
def test_it_knows_its_way_through_the_great_bazaar(scene: str, tokens: str, token: str) -> None:
    assert chosen(scene, tokens, bazaar=True) == token


def test_it_comes_out_of_the_catacombs_within_reach_of_the_last_ruby() -> None:
    match = lay_bazaar(f"{ACT} | 0 30L 5r @catacombs family@post")
    do(match, "catacombs gain:C")
    place = choice(catalog.bot("greedy", 1), match.state, match.game) % SPAN
    assert match.state.board.steps[place][GEMSTONE] in (1, 2)


def test_it_expects_nothing_of_a_palace_whose_rubies_the_secret_society_would_have_handed_out() -> None:
    """A plan may take more rubies off a track than lie there now: the track is filled again."""
    match = lay(f"active=0 | 0 RRGGYYBB cap5 @tea {SIX}")
    view = match.game.view(match.state, 0)
    w, t = World(view), trader(view)
    for _ in range(SPACES + 1):
        take_ruby(w, t, PALACE)
    assert at_palace(w, t) == []
