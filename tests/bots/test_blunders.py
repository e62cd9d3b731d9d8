"""Turns a good player would not play, from games of masters of before: positions, not seeds."""

import pytest

from bedesten import catalog
from bedesten.bots.base import Budget
from bedesten.bots.levels import LEVELS
from bedesten.core.ids import CHANCE
from tests.istanbul.lay import lay
from tests.tiers import thorough

# The Sultan's Palace is in reach with all it asks for: going there to skip the action wins nothing.
DELIVERY = (
    "layout=14,4,9,11,13,7,5,6,3,15,1,8,12,10,16,2 start=1 turn=64 active=0 governor@fabric "
    "smuggler@caravansary rubies=wainwright:4,palace:4,small_mosque:3,great_mosque:3,gemstone:7 "
    "post=2 large=L2,L3,L5,L4 small=S2,S4 "
    "discard=family_home,move_3_4,good_1,repeat_sultan,good_1,good_1,lira_5,repeat_post "
    "todo=Move.0,Assist.0,PayMerchants.0,ActHere.0,Encounters.0,EndTurn.0 | 0 21L RRRGGYYYBB cap3 2r "
    "@post family@police stack=1 out=wainwright,black_market,police,gemstone tiles=red,yellow,blue | "
    "1 33L Y cap3 3r @large_market family@police stack=0 "
    "out=spice,large_market,great_mosque,gemstone tiles=red,green,yellow hand=repeat_sultan | 2 11L "
    "GGBB cap4 2r @tea family@police stack=3 out=small_mosque,great_mosque tiles=green,blue | 3 22L "
    "RRGYYBB cap2 3r @fruit family@police stack=2 out=fruit,post"
)
# A mosque without the goods for a tile wastes a turn; the Post Office is in reach, and its toll can be paid.
MAIL = (
    "layout=14,4,9,11,13,7,5,6,3,15,1,8,12,10,16,2 start=1 turn=39 active=3 governor@large_market "
    "smuggler@fountain rubies=wainwright:4,palace:5,small_mosque:3,great_mosque:3,gemstone:9 post=1 "
    "large=L5,L3 small=S4 discard=family_home,move_3_4,good_1,repeat_sultan,good_1,lira_5 "
    "todo=Move.3,Assist.3,PayMerchants.3,ActHere.3,Encounters.3,EndTurn.3 | 0 9L RRYBB cap3 1r "
    "@police family@small_mosque stack=2 out=wainwright,caravansary,police tiles=red,yellow,blue | 1 "
    "7L RGGYYYB cap3 2r @fruit family@police stack=2 out=spice,fruit tiles=red,green | 2 12L RGYBBB "
    "cap3 1r @post family@police stack=1 out=wainwright,tea,palace,great_mosque tiles=blue | 3 9L - "
    "cap2 3r @gemstone family@gemstone stack=1 out=large_market,police,gemstone"
)
# The card for three or four steps, played to send the family member to a place one step away.
LONG_WAY = (
    "layout=short start=2 turn=36 active=1 governor@fountain smuggler@fountain "
    "rubies=wainwright:4,palace:4,small_mosque:3,great_mosque:3,gemstone:9 post=1 large=L2 "
    "small=S1,S5 "
    "discard=return_assistant,repeat_post,good_1,stay,lira_5,family_home,move_3_4,small_market_any,"
    "repeat_gem,move_3_4,lira_5,move_3_4,small_market_any,repeat_sultan "
    "todo=Move.1,Assist.1,PayMerchants.1,ActHere.1,Encounters.1,EndTurn.1 | 0 12L - cap2 2r "
    "@gemstone family@police stack=1 out=spice,tea,small_market hand=repeat_sultan | 1 14L R cap2 2r "
    "@palace family@police stack=0 out=spice,caravansary,police,palace tiles=red,green "
    "hand=good_1,move_3_4,repeat_gem | 2 1L RGGYBB cap3 2r @police family@wainwright stack=1 "
    "out=post,caravansary,black_market hand=repeat_post | 3 16L B cap2 2r @caravansary family@police "
    "stack=4 out=tea tiles=yellow,blue hand=good_1 shown=good_1"
)
# The same card, for a mere visit to the Post Office.
LONG_MAIL = (
    "layout=short start=2 turn=20 active=1 governor@caravansary smuggler@fountain "
    "rubies=wainwright:4,palace:6,small_mosque:3,great_mosque:3,gemstone:12 post=2 large=L2 small=S5 "
    "discard=return_assistant,repeat_post,good_1,stay,lira_5,family_home "
    "todo=Move.1,Assist.1,PayMerchants.1,ActHere.1,Encounters.1,EndTurn.1 | 0 9L RGGBB cap2 0r "
    "@spice family@police stack=3 out=spice hand=small_market_any,repeat_sultan | 1 11L RGYB cap2 1r "
    "@small_mosque family@police stack=2 out=spice,post tiles=red,green hand=move_3_4 | 2 14L GBB "
    "cap2 1r @caravansary family@police stack=1 out=post,caravansary,black_market | 3 7L RRGYB cap2 "
    "1r @great_mosque family@police stack=4 out=police tiles=yellow,blue hand=small_market_any"
)

BUDGETS = [LEVELS["hard"].iterations, thorough(LEVELS["master"].iterations), thorough(256)]


def turn(scene: str, iterations: int, name: str = "mcts") -> list[str]:
    """All that is chosen in the turn, and what chance brings."""
    match = lay(scene)
    game, s, said = match.game, match.state, []
    bot, now = catalog.bot(name, 1), game.turn(s)
    while game.turn(s) == now:
        seat = game.to_move(s)
        options = [game.chance_outcome(s, 0)] if seat == CHANCE else game.legal(s)
        a = bot.choose(game.view(s, max(0, seat)), options, Budget(iterations=iterations))
        said.append(game.lexicon.token(a))
        game.apply(s, a)
    return said


@pytest.mark.parametrize("iterations", BUDGETS)
def test_who_goes_to_the_palace_delivers(iterations: int) -> None:
    said = turn(DELIVERY, iterations)
    assert "skip" not in said
    assert any(token.startswith(("deliver", "buy_ruby")) for token in said), said


@pytest.mark.parametrize("iterations", BUDGETS)
def test_no_turn_is_wasted_where_another_brings_something(iterations: int) -> None:
    assert turn(MAIL, iterations)[:4] == ["move:post", "leave", "pay", "post"]


@pytest.mark.parametrize("rival", [thorough("safiye")])
def test_the_strongest_rival_wastes_no_turn_though_others_may_do_anything(rival: str) -> None:
    assert turn(MAIL, LEVELS[rival].iterations, rival)[:4] == ["move:post", "leave", "pay", "post"]


@pytest.mark.parametrize("iterations", BUDGETS)
def test_the_last_ruby_in_reach_is_taken(iterations: int) -> None:
    assert "buy_ruby" in turn("0 17L 4r @wainwright | 1 22L 4r @tea", iterations)


@pytest.mark.parametrize("iterations", BUDGETS)
@pytest.mark.parametrize("scene", [LONG_WAY, LONG_MAIL], ids=["family", "mail"])
def test_a_card_is_not_spent_on_what_could_be_had_without_it(scene: str, iterations: int) -> None:
    assert "move_long:police" not in turn(scene, iterations)
