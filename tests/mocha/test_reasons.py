"""Why something is not offered: the rule and the facts, for everything that the expansion adds or changes."""

import re
from pathlib import Path

import pytest

from bedesten.core.dice import Dice
from bedesten.core.game import Reason, Setup
from bedesten.core.ids import CHANCE, OVER, SPAN
from bedesten.core.lexicon import UNUSED
from bedesten.core.match import Match
from bedesten.istanbul.reasons.decisions import DECISIONS as BASE_DECISIONS
from bedesten.mocha.game import Mocha
from bedesten.mocha.reasons.decisions import DECISIONS
from tests.istanbul.lay import ACT, MEET, do
from tests.mocha.test_guild_cards import bonus_cards_but
from tests.mocha.test_setup import lay

GAME = Mocha()
RULES = {
    rule
    for name in ("base", "mocha")
    for text in [Path(__file__).parents[2].joinpath(f"docs/rules/istanbul-{name}.md").read_text("utf-8")]
    for rule in re.findall(r"\*\*((?:IST|MOC)-[A-Z]+-\d+)\*\*", text)
}
GUILD_TURN = "todo=Encounters.0,EndTurn.0 used=guild_turn guild_discard=17"
STAY = f"{ACT} | 0 2L hand=stay @roasting_plant"
HALL = f"{ACT} | 0 @guild_hall"
DRAWN = "guild_hall *guild_draw:3 *guild_draw:4"
BUYER = "0 2C hand=guild_for_2_coffee guild=18,19,20"
HOUSE = f"{ACT} | 0 9C @coffee_house hand=repeat_coffee_house"
FEW = "1 guild=" + ",".join(str(card) for card in range(1, 18))  # 19 and 20 are left, or in another hand

WHY = [
    # movement and barrier
    ("barrier=7-17:1 | 0 @fountain", "move:roasting_plant", "MOC-MOVE-2", "barrier_in_way"),
    ("0 @fountain", "move:gemstone", "IST-MOVE-1", "too_far"),
    ("0 @gemstone", "line:large_market", "MOC-MOVE-3", "no_tavern_tile"),
    ("0 @gemstone tavern=movement", "line:guild_hall", "MOC-MOVE-3", "line_near"),
    ("0 @gemstone tavern=movement", "line:palace", "MOC-MOVE-3", "not_in_line"),
    ("barrier=15-16:1 | 0 @gemstone tavern=movement", "line:large_market", "MOC-MOVE-2", "barrier_in_way"),
    ("0 @fountain", "corner:palace", "MOC-BONUS-7", "no_card"),
    ("0 @palace hand=corner_move", "corner:palace", "MOC-MOVE-4", "same_place"),
    ("0 @fountain hand=corner_move", "corner:tea", "MOC-MOVE-4", "not_a_corner"),
    (f"{ACT} | 0 @tea", "corner:palace", "IST-MOVE-5", "moved_already"),
    # guild cards: table 6.1
    ("0", "guild:5", "MOC-TURN-1", "no_guild_card"),
    (f"{ACT} | 0 @tea guild=5", "guild:5", "MOC-TURN-1", "guild_first"),
    (f"{GUILD_TURN} | 0 guild=5", "guild:5", "MOC-TURN-2", "guild_turn"),
    ("0 cap5 guild=1", "guild:1", "MOC-GCARD-1", "cart_complete"),
    ("0 RY guild=10", "guild:10", "MOC-GCARD-10", "lacking"),
    ("0 RG guild=11", "guild:11", "MOC-GCARD-10", "lacking"),
    ("0 RRGGY guild=13 cap3", "guild:13", "MOC-GCARD-13", "too_few_goods"),
    ("rubies=palace:0 | 0 RRGGYY guild=13", "guild:13", "MOC-GCARD-13", "rubies_gone"),
    ("0 BB guild=14", "guild:14", "MOC-GCARD-14", "lacking"),
    ("0 BB tiles=blue,yellow guild=15", "guild:15", "MOC-GCARD-14", "no_tile_left"),
    ("0 14L guild=16", "guild:16", "MOC-GCARD-16", "cannot_pay"),
    ("rubies=gemstone:0 | 0 20L guild=16", "guild:16", "MOC-GCARD-16", "rubies_gone"),
    ("0 0C guild=19 tavern=movement,encounter", "guild:19", "MOC-GCARD-19", "not_executable"),
    ("0 2C guild=20", "guild:20", "MOC-GCARD-20", "cannot_pay_coffee"),
    ("rubies=coffee_house:0 | 0 9C guild=20", "guild:20", "MOC-GCARD-20", "rubies_gone"),
    (f"0 guild=18,20 | {FEW}", "guild:18", "MOC-GCARD-18", "too_few_cards"),
    (f"{BUYER} | {FEW}", "guild_for_2_coffee", "MOC-BONUS-4", "too_few_cards"),
    (f"0 guild=6 | 1 {bonus_cards_but('stay')}", "guild:6", "MOC-GCARD-6", "too_few_cards"),
    # what a guild turn leaves out
    (f"{GUILD_TURN} | 0", "move:tea", "MOC-GUILD-2", "guild_turn"),
    (f"{GUILD_TURN} | 0 hand=stay", "stay", "MOC-GUILD-2", "guild_turn"),
    (f"{GUILD_TURN} | 0 tiles=green", "buy:R", "MOC-GUILD-4", "guild_turn"),
    (f"{GUILD_TURN} | 0 hand=repeat_post", "repeat", "MOC-GUILD-4", "guild_turn"),
    (f"{GUILD_TURN} | 0 hand=small_market_any R", "sell_any:R", "MOC-GUILD-4", "guild_turn"),
    (f"{GUILD_TURN} coffee_trader@tea | 0 2L @tea", "coffee_trader", "MOC-ENC-5", "guild_turn"),
    (f"{GUILD_TURN} governor@tea | 0 2L @tea", "governor", "MOC-ENC-5", "guild_turn"),
    (f"{GUILD_TURN} | 0 @guild_hall", "guild_hall", "MOC-GUILD-2", "guild_turn"),
    # places
    (f"{ACT} | 0 1L @roasting_plant", "roast_lira", "MOC-PLACE-17", "cannot_pay"),
    (f"{ACT} | 0 R @roasting_plant", "roast_good:G", "MOC-PLACE-17", "lacking"),
    (f"{ACT} | 0 @roasting_plant", "roast_bonus:stay", "MOC-PLACE-17", "no_card"),
    (f"{ACT} | 0 @roasting_plant", "roast_guild:3", "MOC-PLACE-17", "no_guild_card"),
    (f"{ACT} | 0 5C @coffee_house", "deliver_coffee", "MOC-PLACE-20", "cannot_pay_coffee"),
    (f"rubies=coffee_house:0 {ACT} | 0 9C @coffee_house", "deliver_coffee", "MOC-PLACE-20", "rubies_gone"),
    (f"{ACT} | 0 9C @tea", "deliver_coffee", "IST-ACT-1", "other_place"),
    ("0 9C @tea", "deliver_coffee", "IST-TURN-2", "other_phase"),
    # tavern
    (f"{ACT} | 0 1C @tavern", "barrier:7|17", "MOC-TAV-2", "cannot_pay_coffee"),
    (f"{ACT} | 0 2C @tavern", "barrier:7|16", "MOC-TAV-3", "no_edge"),
    (f"{ACT} | 0 9C @tavern tavern=movement", "tile:movement", "MOC-TAV-6", "tavern_tile_owned"),
    (f"{ACT} | 0 1C @tavern | 1 tavern=movement", "tile:movement", "MOC-TAV-6", "cannot_pay_coffee"),
    (f"{ACT} | 0 9C YYY cap3 @tavern", "ruby:tea", "MOC-TAV-8", "no_baksheesh_ruby"),
    (f"rubies=palace:0 {ACT} | 0 9C YYY cap3 @tavern", "ruby:palace", "MOC-TAV-8", "rubies_gone"),
    (f"{ACT} | 0 9C YY @tavern", "ruby:palace", "MOC-TAV-8", "lacking"),
    (f"{ACT} | 0 3C YYY cap3 @tavern", "ruby:palace", "MOC-TAV-8", "cannot_pay_coffee"),
    # coffee trader
    (f"{MEET} coffee_trader@tea | 0 2L @post", "coffee_trader", "MOC-ENC-1", "token_away"),
    (f"{MEET} coffee_trader@tea | 0 1L @tea", "coffee_trader", "MOC-ENC-2", "nothing_for_trader"),
    (f"{MEET} used=coffee_trader coffee_trader@tea | 0 2L @tea", "coffee_trader", "IST-ENC-9", "token_used"),
    ("coffee_trader@tea | 0 2L @tea", "coffee_trader", "IST-TURN-2", "other_phase"),
    # bonus cards
    ("0", "coffee_2", "MOC-BONUS-3", "no_card"),
    ("0 2C", "guild_for_2_coffee", "MOC-BONUS-4", "no_card"),
    ("0 1C hand=guild_for_2_coffee", "guild_for_2_coffee", "MOC-BONUS-10", "cannot_pay_coffee"),
    ("0", "lira_8_for_1_coffee", "MOC-BONUS-5", "no_card"),
    ("0 hand=lira_8_for_1_coffee", "lira_8_for_1_coffee", "MOC-BONUS-10", "cannot_pay_coffee"),
    ("0", "dice_reward", "MOC-BONUS-6", "no_card"),
    ("0", "exchange_3", "MOC-BONUS-9", "no_card"),
    ("0 hand=exchange_3", "exchange_3", "MOC-BONUS-9", "nothing_to_give"),
    ("0 hand=die_to_6", "set6:1", "MOC-DICE-1", "only_after_own_roll"),
    ("0", "give_set:R", "IST-DEC-1", "not_offered"),
    ("0", "*guild_draw:3", "MOC-GUILD-8", "chance_decides"),
]  # fmt: skip
AFTER = [
    # a scene, what is done in it, and what cannot be done then
    (f"{ACT} | 0 2L R @roasting_plant", "roast_lira", "roast_lira", "MOC-PLACE-17", "roast_once"),
    (f"{ACT} | 0 2L R @roasting_plant", "roast_good:R", "roast_good:R", "MOC-PLACE-17", "roast_once"),
    (STAY, "roast_bonus:stay", "roast_guild:2", "MOC-PLACE-17", "roast_once"),
    (STAY, "roast_bonus:stay", "roast_bonus:stay", "MOC-PLACE-17", "roast_once"),
    (f"{ACT} | 0 2L hand=coffee_2 @roasting_plant", "roast_lira", "coffee_2", "MOC-BONUS-2", "inside"),
    (HALL, DRAWN, "discard_guild:5", "MOC-PLACE-18", "no_guild_card"),
    (f"{ACT} | 0 2C 0L @tavern", "barrier:7|17", "at:tea", "MOC-TAV-4", "not_at_barrier"),
    (f"{ACT} | 0 2C 0L @tavern", "barrier:7|17", "at:roasting_plant", "MOC-TAV-4", "not_executable"),
    (f"{ACT} | 0 2C 0L @tavern", "barrier:7|17 at:fountain", "fill", "MOC-TAV-4", "other_place"),
    (f"{ACT} | 0 2C RR @tavern", "barrier:14|13 at:small_mosque", "take:blue", "MOC-TAV-4", "other_place"),
    ("0 1C guild=19", "guild:19", "stop", "MOC-GCARD-19", "not_offered"),
    ("0 1C guild=19", "guild:19", "barrier:7|16", "MOC-TAV-3", "no_edge"),
    ("0 0L guild=12", "guild:12", "at:gemstone", "MOC-GCARD-12", "not_executable"),
    ("0 RRR cap3 guild=5", "guild:5", "gain_set:RG", "MOC-COF-5", "good_full"),
    ("0 guild=2", "guild:2", "gain_set:R", "MOC-COF-5", "good_full"),
    ("0 cap3 RR guild=13", "", "guild:13", "MOC-GCARD-13", "too_few_goods"),
    ("0 RRGGYYB guild=13", "guild:13", "pay_set:RRGGBB", "MOC-GCARD-13", "lacking"),
    ("0 guild=7", "guild:7", "return:tea", "IST-FOUN-1", "no_own_at"),
    ("0 RG guild=14", "guild:14", "take:blue", "MOC-GCARD-14", "other_place"),
    ("0 RG tiles=red guild=14", "guild:14", "take:red", "MOC-GCARD-14", "tile_owned"),
    ("0 R guild=14", "guild:14", "take:green", "MOC-GCARD-14", "lacking"),
    ("0 R guild=5 hand=exchange_3", "exchange_3", "guild:5", "IST-DEC-1", "answer_first"),
    ("0 R 1C hand=exchange_3", "exchange_3", "give_set:RR", "MOC-BONUS-9", "lacking"),
    ("0 RR 1C hand=exchange_3", "exchange_3 give_set:RR", "take_set:G", "MOC-BONUS-9", "as_many"),
    ("0 RR 1C hand=exchange_3", "exchange_3 give_set:RR", "take_set:RG", "MOC-BONUS-9", "other_kinds"),
    ("0 RRG 1C hand=exchange_3", "exchange_3 give_set:RR", "take_set:GG", "MOC-BONUS-9", "does_not_fit"),
    ("0 RRGGYYBB 1C hand=exchange_3", "exchange_3", "give_set:C", "MOC-BONUS-9", "nothing_to_take"),
    ("0 hand=dice_reward,die_to_6", "dice_reward *reward:2+6", "set6:2", "MOC-DICE-4", "shows_six"),
    ("0 hand=dice_reward", "dice_reward *reward:2+6", "set6:1", "MOC-DICE-1", "no_card"),
    ("0 RR hand=dice_reward", "dice_reward *reward:4+6 keep", "gain:R", "MOC-COF-5", "good_full"),
    (f"{MEET} coffee_trader@tea | 0 1L R @tea", "coffee_trader", "pay2", "MOC-ENC-1", "cannot_pay"),
    (f"{MEET} coffee_trader@tea | 0 1L R @tea", "coffee_trader", "give:G", "MOC-ENC-1", "lacking"),
    (f"{ACT} | 0 9L @wainwright hand=repeat_wainwright", "extend", "repeat", "IST-WAIN-1", "cannot_pay"),
    (HOUSE, "deliver_coffee", "repeat", "MOC-PLACE-20", "cannot_pay_coffee"),
    (HOUSE, "deliver_coffee", "deliver_coffee", "IST-ACT-1", "action_once"),
]  # fmt: skip


def why(match: Match, token: str) -> Reason:
    found = GAME.why_not(match.state, 0, GAME.lexicon.action(token))
    assert found is not None, f"{token} is offered"
    return found


@pytest.mark.parametrize(("scene", "token", "rule", "key"), WHY)
def test_the_rule_is_named(scene: str, token: str, rule: str, key: str) -> None:
    found = why(lay(scene), token)
    assert (found.rule, found.key) == (rule, key)
    assert rule in RULES


@pytest.mark.parametrize(("scene", "done", "token", "rule", "key"), AFTER)
def test_the_rule_is_named_inside_an_action(scene: str, done: str, token: str, rule: str, key: str) -> None:
    match = lay(scene)
    do(match, done)
    found = why(match, token)
    assert (found.rule, found.key) == (rule, key)
    assert rule in RULES


def test_nobody_takes_a_tile_of_which_none_is_left() -> None:
    others = " | ".join(f"{seat} tavern=movement tiles=red" for seat in range(1, 5))
    found = why(lay(f"{ACT} | 0 9C @tavern | {others}", players=5), "tile:movement")
    assert (found.rule, found.key) == ("MOC-TAV-6", "tavern_tile_gone")
    match = lay(f"0 RG guild=14 | {others}", players=5)
    do(match, "guild:14")
    assert why(match, "take:red").key == "tile_gone"


def test_every_verb_of_the_players_answers_some_decision() -> None:
    chosen = {n * SPAN for n, name in GAME.lexicon.verbs.items() if not name.startswith("*")}
    assert chosen == set(DECISIONS) | set(BASE_DECISIONS)


EVERY = [
    n * SPAN + i for n, kind in GAME.lexicon.kinds.items() for i, w in enumerate(kind.words) if w != UNUSED
]


@pytest.mark.parametrize("seed", range(3))
def test_an_action_has_a_reason_exactly_when_it_is_not_offered(seed: int) -> None:
    s, dice = GAME.new(Setup(2 + seed, {})), Dice(seed)
    while (mover := GAME.to_move(s)) != OVER:
        legal = GAME.legal(s)
        for a in [dice.pick(EVERY) for _ in range(12)] if mover != CHANCE else []:
            found = GAME.why_not(s, mover, a)
            assert (found is None) == (a in legal)
            assert found is None or found.rule in RULES
        GAME.apply(s, dice.pick(legal))
