"""Whatever is not offered has a reason: the most specific rule that forbids it, with the facts."""

import re
from pathlib import Path

import pytest

from bedesten.core.dice import Dice
from bedesten.core.game import Setup
from bedesten.core.guide import Reason
from bedesten.core.ids import CHANCE, OVER, SPAN, WATCHER, Action
from bedesten.core.lexicon import NOTHING
from bedesten.istanbul import ids
from bedesten.istanbul.bundles import BUNDLES, WORDS
from bedesten.istanbul.game import Istanbul
from bedesten.istanbul.guide.reasons.decisions import DECISIONS
from bedesten.istanbul.kernel import State
from bedesten.istanbul.turn import turn_of
from tests.tiers import thorough

SPEC = Path(__file__).parents[2] / "docs" / "rules" / "istanbul-base.md"
RULES = set(re.findall(r"^\*\*(IST-[A-Z]+-\d+)\*\*", SPEC.read_text("utf-8"), re.MULTILINE))
GAME = Istanbul()
EVERY = GAME.actions()
SMALL_VERBS = [a for a in EVERY if len(GAME.lexicon.kinds[a // SPAN].words) <= 21]
MANY = 60
OFTEN = 15  # one position in n, and one in a few of those that are rare

# how much of a turn is left when it comes to a decision
AT_MOVE, AT_ASSIST, AT_PAY, AT_ACTION, AT_ENCOUNTERS = 6, 5, 4, 3, 2


def step(s: State, dice: Dice) -> None:
    if GAME.to_move(s) == CHANCE:
        GAME.apply(s, GAME.chance_outcome(s, dice.below(GAME.chance_total(s))))
    else:
        GAME.apply(s, dice.pick(GAME.legal(s)))


def begun(players: int = 4) -> State:
    """Seat 0 begins; nobody holds a card."""
    s = GAME.new(Setup(players, {"start": 0}))
    dice = Dice(1)
    while GAME.to_move(s) == CHANCE:
        step(s, dice)
    for hand in s.hands:
        for card, count in enumerate(hand):
            s.deck[card] += count
            s.deck_size += count
            hand[card] = 0
    return s


def scene(left: int, place: int, goods: str = "", lira: int = 10, hand: list[int] | None = None) -> State:
    """Seat 0 on a place, with so much of the turn left; nobody and nothing else is there."""
    s = begun()
    me = s.seats[0]
    me.place = place
    me.lira = lira
    me.capacity = 5
    me.goods = BUNDLES[WORDS.index(goods)].copy()
    s.tokens = [ids.CARAVANSARY, ids.CARAVANSARY]
    for card in hand or []:
        s.hands[0][card] += 1
    s.todo = turn_of(0, [])[:left]
    GAME.settle(s)
    return s


def do(s: State, *tokens: str) -> State:
    for token in tokens:
        a = GAME.lexicon.action(token)
        assert a in GAME.legal(s), (token, GAME.lexicon.tokens(GAME.legal(s)))
        GAME.apply(s, a)
    return s


def why(s: State, token: str, seat: int = 0) -> Reason:
    GAME.settle(s)
    reason = GAME.guide.why_not(s, seat, GAME.lexicon.action(token))
    assert reason is not None
    return reason


def says(s: State, token: str, rule: str, key: str, /, seat: int = 0, **facts: object) -> None:
    reason = why(s, token, seat)
    assert (reason.rule, reason.key) == (rule, key)
    assert {**reason.facts, **facts} == reason.facts
    assert rule in RULES


# --- every action, in many positions


def samples(dice: Dice) -> list[Action]:
    """All actions of the small verbs, and some of the others."""
    return SMALL_VERBS + [dice.pick(EVERY) for _ in range(MANY)]


@pytest.mark.parametrize("seed", [0, 3, *map(thorough, (1, 2, *range(4, 12)))])
def test_an_action_has_a_reason_exactly_when_it_is_not_offered(seed: int) -> None:
    players = 2 + seed % 4
    s = GAME.new(Setup(players, {"neutral_assistants": players < 5 and seed % 2 == 0}))
    dice = Dice(seed)
    while GAME.to_move(s) != OVER:
        often = 3 if type(s.todo[-1]).__name__ in RARE else OFTEN
        if dice.below(often) == 0:
            check_all(s, dice)
        step(s, dice)
    check_all(s, dice)


RARE = ["ChangeDice", "BuyExtra", "ChooseGood", "FinalCards", "AfterAction", "Reward", "PayGovernor"]


def check_all(s: State, dice: Dice) -> None:
    mover = GAME.to_move(s)
    legal = GAME.legal(s)
    for seat in {mover, dice.below(s.players), WATCHER}:
        for a in samples(dice):
            reason = GAME.guide.why_not(s, seat, a)
            assert (reason is None) == (seat == mover and a in legal)
            assert reason is None or reason.rule in RULES


def test_every_verb_of_the_players_answers_some_decision() -> None:
    chosen = [n * SPAN for n, name in GAME.lexicon.verbs.items() if not name.startswith("*")]
    assert sorted(DECISIONS) == sorted(chosen)


def test_there_is_a_reason_even_for_what_no_token_stands_for() -> None:
    s = begun()
    for a in (-1, 200 * SPAN, ids.MOVE, ids.LEAVE + 5, ids.ANNOUNCE + 1):
        reason = GAME.guide.why_not(s, 0, a)
        assert reason is not None
        assert (reason.rule, reason.key) == ("IST-DEC-1", "no_such_action")


def test_a_verb_of_another_box_is_not_offered() -> None:
    game = Istanbul()
    game.lexicon.add(80 * SPAN, "fly", NOTHING)
    s = game.new(Setup(3, {"start": 0}))
    dice = Dice(2)
    while game.to_move(s) == CHANCE:
        game.apply(s, game.chance_outcome(s, dice.below(game.chance_total(s))))
    reason = game.guide.why_not(s, 0, 80 * SPAN)
    assert reason is not None
    assert (reason.rule, reason.key) == ("IST-DEC-1", "not_offered")


# --- whose turn it is


def test_after_the_end_nobody_chooses() -> None:
    s = begun()
    s.todo = []
    says(s, "move:palace", "IST-END-3", "game_over")


def test_players_take_turns() -> None:
    s = begun()
    says(s, "move:spice", "IST-TURN-1", "not_your_turn", seat=2, other=0)
    says(s, "lira_5", "IST-GEN-7", "out_of_turn", seat=2, other=0)
    says(s, "lira_5", "IST-GEN-7", "not_at_table", seat=WATCHER)


def test_chance_is_nobodys_choice() -> None:
    says(begun(), "*tea:3+6", "IST-TEA-1", "chance_decides")
    s = do(scene(AT_ACTION, ids.TEA), "tea:7")
    says(s, "end_turn", "IST-TURN-2", "chance_first")
    says(s, "end_turn", "IST-TURN-1", "not_your_turn", seat=1, other=0)
    assert GAME.guide.why_not(s, CHANCE, GAME.lexicon.action("*tea:3+6")) is None


def test_before_the_first_turn_nobody_chooses() -> None:
    says(GAME.new(Setup(3)), "move:palace", "IST-TURN-1", "not_begun")


def test_after_the_last_round_only_lira_and_goods_cards_are_played() -> None:
    s = scene(AT_ENCOUNTERS, ids.TEA)
    s.ending = True
    s.start = 1
    do(s, "end_turn")
    s.hands[1][ids.FAMILY_HOME] = 1
    says(s, "family_home", "IST-END-4", "last_cards_only", seat=1, cards="lira_5,good_1")
    says(s, "lira_5", "IST-CARD-7", "no_card", seat=1, card="lira_5")
    says(s, "lira_5", "IST-END-4", "not_your_last_cards", seat=0, other=1)
    says(begun(), "done", "IST-END-4", "not_last_round")


# --- phases and decisions


def test_the_order_of_the_phases_cannot_be_changed() -> None:
    s = begun()
    says(s, "buy_ruby", "IST-TURN-2", "other_phase", phase="action", now="movement")
    says(s, "catch:1", "IST-TURN-2", "other_phase", phase="encounters", now="movement")
    says(s, "pay", "IST-TURN-2", "other_phase", phase="merchants", now="movement")
    says(
        scene(AT_ENCOUNTERS, ids.TEA), "tea:7", "IST-TURN-2", "other_phase", phase="action", now="encounters"
    )


def test_a_turn_cannot_be_passed() -> None:
    says(begun(), "end_turn", "IST-TURN-6", "must_move")
    says(scene(AT_ACTION, ids.TEA), "end_turn", "IST-TURN-2", "other_phase", now="action")


@pytest.mark.parametrize(
    "token", ["pass", "skip", "proceed", "keep", "draw", "discard:stay", "pay2", "leave"]
)
def test_an_answer_to_another_decision_has_to_wait(token: str) -> None:
    says(begun(), token, "IST-DEC-1", "answer_first")


def test_nothing_is_played_inside_an_action_or_an_encounter() -> None:
    cards = [ids.LIRA_5, ids.GOOD_1, ids.FAMILY_HOME, ids.RETURN_ASSISTANT]
    s = do(scene(AT_ACTION, ids.CARAVANSARY, hand=cards), "caravansary")
    says(s, "lira_5", "IST-TURN-4", "inside")
    says(s, "good_1:B", "IST-ACT-5", "inside")
    s.seats[0].family = ids.TEA
    says(s, "family_home", "IST-TURN-4", "inside")
    says(s, "return_assistant:tea", "IST-CARD-11", "only_phase_1")
    s = scene(AT_ENCOUNTERS, ids.CARAVANSARY, hand=cards)
    says(do(s, "smuggler:R"), "good_1:B", "IST-CARD-6", "inside")


def test_a_reward_in_the_movement_phase_is_taken_before_anything_else() -> None:
    s = scene(AT_MOVE, ids.TEA, hand=[ids.FAMILY_HOME, ids.RETURN_ASSISTANT])
    s.seats[0].family = ids.SPICE
    GAME.settle(s)
    do(s, "family_home")
    says(s, "move:gemstone", "IST-DEC-1", "answer_first")
    says(s, "return_assistant:spice", "IST-TURN-4", "inside")
    says(s, "extend", "IST-TURN-2", "other_phase", now="movement")


def test_choices_inside_actions_belong_to_them() -> None:
    s = begun()
    says(s, "take_discard", "IST-CARA-3", "only_caravansary")
    says(s, "gain:R", "IST-BLACK-1", "only_after_black_roll")
    says(s, "repeat", "IST-CARD-13", "repeat_when", places="post,palace,gemstone")
    says(s, "lira", "IST-ENC-3", "no_reward")
    says(s, "give:R", "IST-ENC-7", "only_to_pay")


# --- phase 1 and 2


def test_a_merchant_moves_one_or_two_places() -> None:
    s = scene(AT_MOVE, ids.FOUNTAIN)
    says(s, "move:fountain", "IST-MOVE-1", "same_place")
    says(s, "move:palace", "IST-MOVE-1", "too_far", steps=4, place="palace")
    s.hands[0][ids.MOVE_3_4] = 1
    says(s, "move:palace", "IST-MOVE-1", "too_far_without_card", steps=4, card="move_3_4")


def test_the_card_carries_three_or_four_places() -> None:
    s = scene(AT_MOVE, ids.GREAT_MOSQUE)
    says(s, "move_long:palace", "IST-CARD-10", "no_card", card="move_3_4")
    s.hands[0][ids.MOVE_3_4] = 1
    says(s, "move_long:great_mosque", "IST-MOVE-3", "same_place")
    says(s, "move_long:fabric", "IST-MOVE-3", "too_near", steps=2)
    says(s, "move_long:gemstone", "IST-MOVE-3", "too_far_with_card", steps=6)


def test_staying_needs_the_card() -> None:
    says(begun(), "stay", "IST-CARD-9", "no_card", card="stay")


def test_one_movement_a_turn() -> None:
    s = scene(AT_ASSIST, ids.TEA, hand=[ids.STAY, ids.MOVE_3_4])
    for token in ("move:gemstone", "move_long:palace", "stay"):
        says(s, token, "IST-MOVE-5", "moved_already")


def test_assistants_are_picked_up_where_they_lie() -> None:
    s = scene(AT_ASSIST, ids.TEA)
    says(s, "pick_own", "IST-ASSIST-1", "no_own_at", place="tea")
    says(s, "pick_neutral", "IST-VAR-2", "no_variant")
    s.variant = True
    says(s, "pick_neutral", "IST-VAR-2", "no_neutral_at", place="tea")


def test_no_second_assistant_is_left_and_none_from_an_empty_stack() -> None:
    s = scene(AT_ASSIST, ids.TEA)
    s.seats[0].stack = ()
    says(s, "leave", "IST-ASSIST-2", "stack_empty")
    s.seats[0].out = 1 << ids.TEA
    says(s, "leave", "IST-ASSIST-3", "own_there", place="tea")


def test_the_fountain_has_no_assistant_step_and_no_toll() -> None:
    s = scene(AT_ACTION, ids.FOUNTAIN)
    says(s, "leave", "IST-ASSIST-7", "no_assistants_here")
    says(s, "pay", "IST-PAY-5", "no_toll_here")
    says(scene(AT_ACTION, ids.TEA), "decline", "IST-TURN-2", "other_phase", phase="movement")


def test_merchants_are_paid_all_or_nothing() -> None:
    s = scene(AT_PAY, ids.TEA, lira=3)
    says(s, "pay", "IST-PAY-1", "nobody_to_pay")
    s = scene(AT_ASSIST, ids.TEA, lira=3)
    s.seats[1].place = s.seats[2].place = ids.TEA
    do(s, "leave")
    says(s, "pay", "IST-PAY-2", "toll", lira=3, toll=4, count=2)
    do(s, "refuse")
    s = scene(AT_ACTION, ids.TEA)
    s.seats[1].place = ids.TEA
    says(s, "pay", "IST-TURN-2", "other_phase", phase="merchants", now="action")
