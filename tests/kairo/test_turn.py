"""The turn, luring, drawing, the end. KAI-TURN, KAI-LURE, KAI-BANK, KAI-DRAW, KAI-END, KAI-SCORE, KAI-DEC."""

import pytest

from bedesten.core.event import Event
from bedesten.core.ids import CHANCE, OVER
from bedesten.core.play.match import Match
from bedesten.kairo.ids import HUES
from bedesten.kairo.kernel import State
from bedesten.kairo.turn import ChooseAction
from tests.kairo.lay import BARKERS, at, do, kairo, lay, offered, random_game, replayed, told, why

ACTIONS = ["main", "expand", "move", "lure", "draw"]
GREEN = "customers=green:E6,red:J2 waiting=blue"


@pytest.mark.rule("KAI-TURN-1", "KAI-TURN-2")
def test_exactly_one_action_then_the_next_player() -> None:
    scene = f"{GREEN} | 0 2Y2G hand=S4,S5 green=B6>C6 yellow=F5>F6 | 1 yellow=B4>B5 purple=A7>B7"
    match = lay(scene)
    assert offered(match) == ACTIONS
    do(match, "lure target:0-green")
    assert (match.to_move(), at(match, "turn"), at(match, "active")) == (1, 2, 1)
    do(match, BARKERS)
    assert (match.to_move(), at(match, "turn")) == (0, 3)


@pytest.mark.rule("KAI-TURN-3", "KAI-DEC-15")
def test_drawing_is_always_possible_and_nobody_passes() -> None:
    asked = 0
    for seed in range(4):
        for s in replayed(random_game(seed, 2 + seed % 3), 7):
            if s.todo and isinstance(s.todo[-1], ChooseAction):
                asked += 1
                last = kairo().lexicon.token(s.offered[-1])
                assert last == ("drop" if s.ending else "draw")
    assert asked > 50
    assert why(lay(""), "drop") == "KAI-TURN-3"


@pytest.mark.rule("KAI-TURN-4")
def test_the_display_is_refilled_at_the_end_of_the_turn() -> None:
    match = lay("")
    do(match, "draw take:S1 take:S2")
    assert (at(match, "display"), match.to_move(), at(match, "active")) == (["S3", "S4"], CHANCE, 0)
    do(match, "*display:S9 *display:JR1")
    assert (at(match, "display"), match.to_move()) == (["S3", "S4", "S9", "JR1"], 1)


@pytest.mark.rule("KAI-TURN-5", "KAI-TURN-6", "KAI-INC-4", "KAI-DEC-16")
def test_others_receive_and_lose_but_never_choose() -> None:
    match = lay(f"{GREEN} | 0 barkers=3 | 1 green=C5>C6")
    news = told(do(match, "lure target:1-green"))
    assert [key for key, _, _ in news] == ["lured", "customer_came", "received", "received", "turn_began"]
    assert (at(match, "seats.0.coins.green"), at(match, "seats.1.coins.green")) == (1, 1)
    assert why(match, "draw", 0) == "KAI-TURN-5"
    verbs = kairo().lexicon.verbs.values()
    assert not {"give", "trade", "lend"} & set(verbs)


# ------------------------------------------------------------------ luring


@pytest.mark.rule("KAI-LURE-10", "KAI-LURE-12", "KAI-DEC-16")
def test_only_the_target_is_chosen() -> None:
    match = lay(f"{GREEN} | 0 green=C5>C6 red=J5>J6 | 1 green=I5>I6")
    do(match, "lure")
    assert offered(match) == ["target:0-red", "target:0-green"]
    do(match, "target:0-red")
    assert at(match, "customers.blue") == "J6"


@pytest.mark.rule("KAI-LURE-12")
def test_without_a_target_there_is_no_luring() -> None:
    match = lay("customers=green:E6 waiting=red | 0 red=J5>J6")
    assert offered(match) == ["draw"]
    assert why(match, "lure") == "KAI-LURE-12"


@pytest.mark.rule("KAI-LURE-11")
def test_no_customer_ever_stands_on_an_entrance_of_its_colour() -> None:
    lured = 0
    for seed in range(3):
        for s in replayed(random_game(seed, 3), 9):
            for stand, door in enumerate(s.door):
                assert door < 0 or s.customers[stand % HUES] != door
            lured += s.waiting >= 0
    assert lured > 0


@pytest.mark.rule("KAI-BANK-1", "KAI-BANK-2")
def test_the_bank_is_public_and_holds_what_the_players_do_not() -> None:
    match = random_game(2, 3)
    s: State = match.state
    assert [s.bank[c] + sum(p[c] for p in s.purses) for c in range(HUES)] == [20] * HUES
    assert match.game.notation.dump_view(match.game.view(s, -3))["bank"] == at(match, "bank")


@pytest.mark.rule("KAI-BANK-4")
def test_an_empty_bank_does_not_stop_the_exchange() -> None:
    match = lay(f"{GREEN} | 0 green=C5>C6 | 1 20G")
    news = told(do(match, "lure target:0-green"))
    assert ("bank_short", 0, [4, 1]) in news
    assert (at(match, "seats.0.coins.green"), at(match, "customers.blue")) == (0, "C6")


@pytest.mark.rule("KAI-BANK-3")
def test_an_unlimited_bank_makes_coins() -> None:
    match = lay(f"{GREEN} | 0 green=C5>C6+B5 | 1 20G", bank_limited=False)
    do(match, "lure target:0-green")
    assert (at(match, "seats.0.coins.green"), at(match, "bank.green")) == (2, -2)
    match.game.notation.load(match.game.notation.dump(match.state))


# ------------------------------------------------------------------ drawing


@pytest.mark.rule("KAI-DRAW-2")
def test_the_second_source_is_chosen_after_seeing_the_first_card() -> None:
    match = lay("")
    do(match, "draw take:pile")
    assert match.to_move() == CHANCE
    do(match, "*draw:S9")
    assert at(match, "seats.0.hand") == ["S9"]
    assert {"take:S1", "take:pile", "take:barker"} <= set(offered(match))


@pytest.mark.rule("KAI-DRAW-4", "KAI-CHANCE-1")
def test_a_drawn_card_goes_to_the_hand() -> None:
    match = lay("")
    do(match, "draw take:S1 take:pile")
    odds = dict(zip(offered(match), match.game.odds(match.state), strict=True))
    assert (odds["*draw:S1"], odds["*draw:S5"], sum(odds.values())) == (2, 3, 29)
    dealt = [match.game.chance_outcome(match.state, nth) for nth in range(29)]
    assert match.game.lexicon.tokens(dealt) == [token for token, n in odds.items() for _ in range(n)]
    do(match, "*draw:S5")
    assert at(match, "seats.0.hand") == ["S1", "S5"]


@pytest.mark.rule("KAI-DRAW-7", "KAI-DRAW-8")
def test_the_pile_is_never_empty() -> None:
    for seed in range(3):
        match = random_game(seed, 4)
        assert all(s.deck_size > 0 for s in replayed(match, 1))
        assert any(match.game.events[e.kind][0] == "reshuffled" for e in news_of(match))


def news_of(match: Match) -> list[Event]:
    again = Match(match.game, match.setup)
    return [event for a in match.actions for event in again.push(a)]


# ------------------------------------------------------------------ the end


@pytest.mark.rule("KAI-END-8", "KAI-END-9")
def test_all_rules_of_building_hold_in_the_end_phase() -> None:
    match = lay("ending | 0 2R hand=S1,S4 red=B2>B3 green=B6>C6 | 1 yellow=B4>B5 purple=A7>B7")
    assert offered(match) == ["main", "expand", "move", "drop"]
    do(match, "expand colour:red square:C2 card:S1 own:2")
    assert (at(match, "seats.0.vp"), at(match, "seats.1.dropped"), match.to_move()) == (7, True, 0)
    do(match, "move colour:green square:D6 side:e card:S4")
    assert match.to_move() == OVER


@pytest.mark.rule("KAI-END-9")
def test_the_end_phase_has_no_more_builds_than_cards_in_hands() -> None:
    for seed in range(6):
        match = random_game(seed, 4)
        positions = [s for s in replayed(match, 1) if s.ending]
        cards, turns = sum(map(sum, positions[0].hands)), positions[-1].turn - positions[0].turn
        assert turns <= cards + 4 + 2
        assert cards <= 16


@pytest.mark.rule("KAI-END-10", "KAI-END-11")
def test_the_guard_can_be_set_and_switched_off() -> None:
    scene = "idle=58 | 0 hand=S9 | 1 hand=S8"
    guarded, free = lay(scene, stall_guard_turns=59), lay(scene, stall_guard_turns=0)
    for match in (guarded, free):
        do(match, BARKERS)
    assert (at(guarded, "ending"), at(free, "ending")) == (True, False)
    assert at(free, "idle") == 59
    assert random_game(1, 2, stall_guard_turns=3).to_move() == OVER


@pytest.mark.rule("KAI-SCORE-3", "KAI-SCORE-4")
def test_cards_barkers_reserve_and_sizes_score_nothing_at_the_end() -> None:
    match = lay("ending | 0 5vp 2W hand=S9,S9,S9 barkers=3 | 1 7vp red=B2>B3+C2+D2")
    news = told(do(match, "drop"))
    assert [at(match, f"seats.{seat}.vp") for seat in (0, 1)] == [5, 7]
    assert ("scored_coins", 0, [0, 2]) in news
    assert ("scored_medals", 1, [0]) in news
    assert news[-1][0] == "game_over"
    assert (at(match, "active"), at(match, "turn")) == (-1, 2)
