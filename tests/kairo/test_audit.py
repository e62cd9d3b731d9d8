"""The invariants hold along random games, and each one is noticed when it does not. KAI-INV."""

from collections.abc import Callable

import pytest

from bedesten.kairo.audit import audit_phase, audit_squares
from bedesten.kairo.ids import HUES, NEUTRAL
from bedesten.kairo.kernel import State
from tests.kairo.lay import kairo, lay, opened, random_game

RED, YELLOW = 2, 1
MINE, YOURS, BLUE = RED, HUES + RED, 3  # the stands of the scene
SCENE = (
    "customers=white:C9,yellow:J9,red:G5,blue:E9,green:H9 waiting=purple"
    " | 0 3R2B hand=S5,S6 barkers=1 gold=red silver=red red=B2>B3+C2 blue=F2>F3 | 1 2G red=J2>J3 purple=A8>B8"
)


def on(s: State, name: str) -> int:
    return s.rules.squares.index(name)


def lay_tile(s: State, stand: int, name: str) -> None:
    """A tile from the supply, without asking whether it may lie there."""
    s.lay_tile(stand, on(s, name))
    s.supply[stand % HUES] -= 1


def lose_coin(s: State) -> None:
    s.purses[0][RED] -= 1


def owe_coin(s: State) -> None:
    s.bank[RED] += s.purses[0][RED] + 1
    s.purses[0][RED] = -1


def bank_owes(s: State) -> None:
    s.purses[0][RED] += s.bank[RED] + 1
    s.bank[RED] = -1


def lose_expansion(s: State) -> None:
    s.supply[RED] -= 1


def lose_card(s: State) -> None:
    s.deck[s.deck.index(max(s.deck))] -= 1


def miscount_pile(s: State) -> None:
    s.deck_size += 1


def owe_card(s: State) -> None:
    s.hands[0][0] -= 1
    s.hands[1][0] += 1


def lose_barker(s: State) -> None:
    s.barker_supply -= 1


def owe_barker(s: State) -> None:
    s.barker_supply += s.barkers[0] + 1
    s.barkers[0] = -1


def short_display(s: State) -> None:
    s.deck[s.display.pop()] += 1
    s.deck_size += 1


def full_hand(s: State) -> None:
    for card, count in enumerate(s.deck):
        s.hands[0][card] += count
    s.deck = [0] * len(s.deck)
    s.deck_size = 0


def forget_main(s: State) -> None:
    s.main[MINE] = -1


def move_main(s: State) -> None:
    s.main[MINE] = on(s, "D2")


def wrong_zone(s: State) -> None:
    lay_tile(s, YOURS, "L5")


def entrance_astray(s: State) -> None:
    s.door[MINE] = on(s, "D2")


def torn_stand(s: State) -> None:
    lay_tile(s, MINE, "E5")


def touching_stands(s: State) -> None:
    for name in ("D2", "E2"):
        lay_tile(s, MINE, name)
    s.take_up(YOURS)
    s.lay_main(YOURS, on(s, "F1"), on(s, "G1"))
    lay_tile(s, YOURS, "E1")


def same_section(s: State) -> None:
    s.take_up(YOURS)
    s.lay_main(YOURS, on(s, "D3"), on(s, "D4"))


def two_entrances(s: State) -> None:
    s.take_up(BLUE)
    s.lay_main(BLUE, on(s, "C3"), on(s, "B3"))


def two_customers(s: State) -> None:
    s.customers[0] = s.customers[1]


def two_tiles(s: State) -> None:
    s.all_tiles &= s.all_tiles - 1


def forgotten_entrance(s: State) -> None:
    s.all_doors &= s.all_doors - 1


def customer_under_tile(s: State) -> None:
    s.customers[0] = s.main[MINE]


def customer_at_home(s: State) -> None:
    s.customers[RED] = s.door[MINE]


def wrong_one_waits(s: State) -> None:
    s.waiting = RED


def nobody_waits(s: State) -> None:
    s.waiting = -1


def customer_lost(s: State) -> None:
    s.customers[RED] = -1


def other_area(s: State) -> None:
    s.ground.last_area = -1


def other_edge(s: State) -> None:
    s.edges[MINE] ^= 1


def other_size(s: State) -> None:
    s.sizes[-1] = 1  # a neutral one that nobody has, so that nothing else is wrong


def other_edges(s: State) -> None:
    s.all_edges ^= 1


def other_crowd(s: State) -> None:
    s.crowded[RED] ^= 1


def other_ground(s: State) -> None:
    s.ground = s.rules.open_ground


def claimed_twice(s: State) -> None:
    s.claimed[RED] = 0


def medal_too_early(s: State) -> None:
    s.gold[BLUE] = 0


def medal_of_nobody(s: State) -> None:
    s.gold[RED] = -1


def medal_of_smaller(s: State) -> None:
    s.gold[RED] = 1


def medals_apart(s: State) -> None:
    lay_tile(s, YOURS, "K2")


def idle_too_long(s: State) -> None:
    s.idle = 60


@pytest.mark.rule(
    "KAI-INV-1", "KAI-INV-2", "KAI-INV-3", "KAI-INV-4", "KAI-INV-5", "KAI-INV-7", "KAI-INV-8", "KAI-INV-9"
)
@pytest.mark.rule("KAI-INV-10", "KAI-INV-12")
@pytest.mark.parametrize(
    ("spoil", "message"),
    [
        (lose_coin, "19 red coins"),
        (owe_coin, "a player owes red coins"),
        (bank_owes, "the bank owes red coins"),
        (lose_expansion, "red expansions"),
        (lose_card, "cards"),
        (miscount_pile, "counted"),
        (owe_card, "somebody owes a card"),
        (lose_barker, "6 barkers"),
        (owe_barker, "somebody owes a barker"),
        (short_display, "3 cards in the display"),
        (full_hand, "a hand above its limit"),
        (forget_main, "tiles without a main stand"),
        (move_main, "no tile under its main stand"),
        (wrong_zone, "outside its zone"),
        (entrance_astray, "entrance astray"),
        (torn_stand, "does not hang together"),
        (touching_stands, "stands 2 and 8 touch"),
        (same_section, "two main stands of a colour in one section"),
        (two_entrances, "two entrances"),
        (two_customers, "two customers"),
        (two_tiles, "two tiles"),
        (forgotten_entrance, "an entrance is forgotten"),
        (customer_under_tile, "under a tile"),
        (customer_at_home, "a customer at its own stand"),
        (wrong_one_waits, "stands on it"),
        (nobody_waits, "no customer waits"),
        (customer_lost, "five customers"),
        (other_ground, "the ground is another one"),
        (other_area, "the area is another one"),
        (other_edge, "the edge of a stand is another one"),
        (other_size, "the size of a stand is another one"),
        (other_edges, "the edge of all stands is another one"),
        (other_crowd, "squares beside two stands are others"),
        (claimed_twice, "claimed by red"),
        (medal_too_early, "before any expansion"),
        (medal_of_nobody, "nobody's"),
        (medal_of_smaller, "a smaller stand"),
        (medals_apart, "medals of red are wrong"),
        (idle_too_long, "60 idle turns"),
    ],
)
def test_a_broken_invariant_is_noticed(spoil: Callable[[State], None], message: str) -> None:
    s: State = lay(SCENE).state
    kairo().audit(s)
    spoil(s)
    with pytest.raises(AssertionError, match=message):
        kairo().audit(s)


@pytest.mark.rule("KAI-INV-12")
@pytest.mark.parametrize("supply", [[6, 6, 0, 6, 6, 6], [6, 6, 1, 1, 6, 6]])
def test_the_normal_phase_has_no_low_supply(supply: list[int]) -> None:
    s: State = lay(SCENE).state
    s.supply = supply
    with pytest.raises(AssertionError, match="in the normal phase"):
        audit_phase(s)


@pytest.mark.rule("KAI-INV-12", "KAI-TWO-1")
def test_neutral_stands_are_for_two_players() -> None:
    s: State = opened(3, start_mode="fixed").state
    s.lay_main(NEUTRAL * HUES + YELLOW, on(s, "A10"), on(s, "B9"))
    with pytest.raises(AssertionError, match="neutral stands"):
        audit_phase(s)


@pytest.mark.rule("KAI-INV-6")
def test_somebody_cut_off_is_noticed() -> None:
    s: State = lay(SCENE).state
    for name in ("A3", "C3", "B4"):  # around the entrance B3
        s.lay_tile(MINE, on(s, name))
    with pytest.raises(AssertionError, match="somebody is cut off"):
        audit_squares(s)


@pytest.mark.rule("KAI-INV-11")
def test_no_section_begins_with_three_main_stands() -> None:
    s: State = opened(4).state
    kairo().audit(s)
    for colour, (stand, door) in enumerate([("A1", "A2"), ("C1", "D1"), ("B3", "A3")]):
        s.lay_main(colour, s.rules.squares.index(stand), s.rules.squares.index(door))
    with pytest.raises(AssertionError, match="begins too full"):
        kairo().audit(s)


@pytest.mark.rule("KAI-INV-6", "KAI-INV-11", "KAI-COMP-1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_invariant_holds_after_every_action(players: int) -> None:
    match = random_game(players, players)
    s = match.game.new(match.setup)
    for a in match.actions:
        match.game.apply(s, a)
        match.game.audit(s)
    assert match.game.notation.dump(s) == match.game.notation.dump(match.state)
