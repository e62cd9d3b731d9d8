"""What must hold after every step. IST-STATE."""

from collections.abc import Callable

import pytest

from bedesten.core.dice import Dice
from bedesten.core.ids import CHANCE, OVER
from bedesten.core.play.match import Match
from bedesten.istanbul.ids import FOUNTAIN, GREAT_MOSQUE, NEUTRAL, OWN, PLACES, RED, SMALL_MOSQUE
from bedesten.istanbul.kernel import State
from bedesten.istanbul.scoring import TRIGGER
from bedesten.istanbul.setup import rubies_by_place
from tests.istanbul.lay import ASSIST, MEET, PAY, do, istanbul, lay, offered, random_game, replayed
from tests.istanbul.test_cards import hand


@pytest.mark.rule("IST-STATE-1")
@pytest.mark.parametrize("n", [2, 3, 4, 5])
def test_nothing_goes_missing_in_a_whole_game(n: int) -> None:
    game = istanbul()
    options: dict[str, object] = {"neutral_assistants": True} if n < 5 else {"layout": "random"}
    for s in replayed(random_game(n, n, **options), 1 if n == 3 else 10):
        game.audit(s)


def no_ruby(s: State) -> None:
    s.rubies[SMALL_MOSQUE] -= 1


def rubies_owed(s: State) -> None:
    s.seats[0].rubies += s.rubies[SMALL_MOSQUE] + 1
    s.rubies[SMALL_MOSQUE] = -1


def fifth_tile(s: State) -> None:
    for me in s.seats:
        me.tiles |= 1 << RED


def neutral_assistant(s: State) -> None:
    s.strays.append(3)


def another_card(s: State) -> None:
    s.hands[0][3] += 1


def lost_card(s: State) -> None:
    s.deck[3] -= 1
    s.deck_size -= 1


def owed_card(s: State) -> None:
    s.hands[0][3] -= 1
    s.hands[1][3] += 1


def miscounted(s: State) -> None:
    s.deck_size += 1


def shown_not_held(s: State) -> None:
    s.seats[0].shown[4] = 1


def debt(s: State) -> None:
    s.seats[1].lira = -1


def sixth_space(s: State) -> None:
    s.seats[1].capacity = 6


def overfull(s: State) -> None:
    s.seats[1].goods[2] = 3


def negative(s: State) -> None:
    s.seats[1].goods[2] = -1


def sixth_assistant(s: State) -> None:
    s.seats[1].stack = (OWN, *s.seats[1].stack)


def lost_assistant(s: State) -> None:
    s.seats[1].stack = s.seats[1].stack[1:]


def on_the_fountain(s: State) -> None:
    s.seats[1].stack = s.seats[1].stack[1:]
    s.seats[1].out |= 1 << FOUNTAIN


def token_astray(s: State) -> None:
    s.tokens[1] = GREAT_MOSQUE


@pytest.mark.rule("IST-STATE-1")
@pytest.mark.parametrize(
    ("break_it", "message"),
    [
        (no_ruby, "31 rubies, 32 expected"),
        (rubies_owed, "a place owes rubies"),
        (fifth_tile, "too many tiles of colour 0"),
        (neutral_assistant, "1 neutral assistants"),
        (another_card, "4, 4, 4, 3, 2"),
        (lost_card, "4, 4, 4, 1, 2"),
        (owed_card, "owes a card"),
        (miscounted, "26 cards in the draw pile, 27 counted"),
        (shown_not_held, "shown"),
        (debt, "seat 1 has -1 lira"),
        (sixth_space, "seat 1 has capacity 6"),
        (overfull, "seat 1 has goods [0, 0, 3, 0]"),
        (negative, "seat 1 has goods [0, 0, -1, 0]"),
        (sixth_assistant, "seat 1 has 5 assistants, 4 expected"),
        (lost_assistant, "seat 1 has 3 assistants, 4 expected"),
        (on_the_fountain, "seat 1 has an assistant on the fountain"),
        (token_astray, f"tokens on [12, {GREAT_MOSQUE}]"),
    ],
)
def test_a_broken_invariant_is_noticed(break_it: Callable[[State], None], message: str) -> None:
    match = lay("", 5)
    match.game.audit(match.state)
    break_it(match.state)
    with pytest.raises(AssertionError) as error:
        match.game.audit(match.state)
    assert message in str(error.value)


@pytest.mark.rule("IST-STATE-1")
def test_with_the_blue_tile_there_are_five_assistants_and_in_the_variant_one_fewer() -> None:
    for scene, variant in (("0 tiles=blue stack=5", False), ("0 tiles=blue stack=onoo | 1 stack=nooo", True)):
        match = lay(scene, 3, neutral_assistants=variant)
        if variant:
            match.state.seats[0].stack = (OWN, NEUTRAL, OWN, OWN, OWN)
        match.game.audit(match.state)
        match.state.seats[0].stack = match.state.seats[0].stack[1:]
        with pytest.raises(AssertionError, match="seat 0 has"):
            match.game.audit(match.state)


@pytest.mark.rule("IST-STATE-2")
@pytest.mark.parametrize(
    ("scene", "only"),
    [
        (f"{ASSIST} | 0 @tea stack=0", ["decline"]),
        (f"{PAY} | 0 0L @tea | 1 @tea", ["refuse"]),
        ("todo=ActHere.0,EndTurn.0 | 0 0L - @palace", ["skip"]),
        ("todo=FamilyAct.0.13,EndTurn.0 | 0 0L - @police", ["skip"]),
        ("todo=AfterAction.0.5,EndTurn.0 | 0 @post", ["proceed"]),
        (f"{MEET} | 0 @tea", ["end_turn"]),
        (f"{MEET} | 0 @tea | 1 family@tea", ["catch:1"]),
        ("todo=Reward.0,EndTurn.0 | 0 @tea | 1 " + hand(), ["lira"]),
        ("ending todo=FinalCards.0,GameOver.0", ["done"]),
    ],
)
def test_even_the_poorest_always_has_an_option(scene: str, only: list[str]) -> None:
    assert offered(lay(scene)) == only


@pytest.mark.rule("IST-STATE-2")
@pytest.mark.parametrize("place", PLACES[1:])
def test_a_merchant_without_anything_can_move_from_every_place(place: str) -> None:
    legal = offered(lay(f"0 0L - stack=0 @{place}"))
    assert len(legal) >= 5
    assert all(token.startswith("move:") for token in legal)


@pytest.mark.rule("IST-STATE-2")
@pytest.mark.parametrize("step", ["BuyExtra.0", "TakeCard.0", "DiscardCard.0", "ChooseGood.0"])
def test_an_inner_decision_with_nothing_to_offer_is_not_asked(step: str) -> None:
    match = lay(f"todo={step},Encounters.0,EndTurn.0 | 0 1L RRGGYYBB @tea tiles=green | 1 {hand()}")
    assert offered(match) == ["end_turn"]


def in_window(match: Match) -> set[str]:
    verbs = {"lira_5", "good_1", "family_home", "return_assistant", "yellow"}
    return {token for token in offered(match) if token.partition(":")[0] in verbs}


@pytest.mark.rule("IST-STATE-2")
def test_free_plays_come_to_an_end_in_every_turn() -> None:
    dice = Dice(5)
    for _ in range(20):
        match = lay(f"0 9L tiles=yellow,blue out=fabric,spice,fruit,post,tea family@tea {hand()}")
        plays = 0
        while legal := sorted(in_window(match)):
            do(match, legal[dice.below(len(legal))])
            plays += 1
            while match.to_move() == CHANCE or "card" in offered(match):
                do(match, "card" if "card" in offered(match) else offered(match)[0])
        # 4 goods, 4 lira, 2 assistants by card and one by tile, the family member home once,
        # and what that may have brought back
        assert 4 + 4 + 2 + 1 + 1 <= plays <= 4 + 4 + 2 + 1 + 1 + 1


@pytest.mark.rule("IST-STATE-3")
@pytest.mark.parametrize(("n", "open_rubies"), [(2, 17), (3, 19), (4, 23), (5, 24)])
def test_the_trigger_always_stays_reachable(n: int, open_rubies: int) -> None:
    rubies = rubies_by_place(istanbul().rules, n)
    assert sum(rubies) - rubies[SMALL_MOSQUE] - rubies[GREAT_MOSQUE] == open_rubies
    assert open_rubies > n * (TRIGGER[n] - 1)


@pytest.mark.rule("IST-STATE-2", "IST-STATE-3")
@pytest.mark.parametrize("n", [2, 5])
def test_a_game_of_random_choices_ends_by_the_trigger(n: int) -> None:
    match = random_game(21, n)
    assert match.to_move() == OVER
    assert match.state.ending
    assert max(me.rubies for me in match.state.seats) >= TRIGGER[n]
