"""What a box may do around turns, tolls, pieces, rubies and cards, shown by a clerk who minds them all."""

from typing import Any

import pytest

from bedesten.core.game import Setup
from bedesten.core.lexicon import UNUSED, Kind
from bedesten.core.play.match import Match
from bedesten.core.step import Step
from bedesten.istanbul.audit import audit
from bedesten.istanbul.game import Istanbul
from bedesten.istanbul.ids import FOUNTAIN, GAIN, GEMSTONE, LIRA_5, NOBODY_MET, POLICE, POST, SPICE, TEA
from bedesten.istanbul.kernel import SUPPLY, Box, Do, Rules, State, Table
from bedesten.istanbul.notation.book import Part
from bedesten.istanbul.notation.steps import Kind as StepKind
from bedesten.istanbul.turn import begin_another_turn
from tests.istanbul.lay import ACT, MEET, at, do, offered

FEE = 10
GAP = 45
MORE_GOODS = Kind("good", ["R", "G", "Y", "B", "S"])


class Bell(Do):
    """The turn is rung out, for a fee to the player."""

    def run(self, s: State) -> None:
        s.gain_lira(self.seat, FEE)


class Clerk(Box):
    """Seat 2 is paid at the tea house too, whoever comes to the spice warehouse gets a lira, the gemstone
    dealer never runs out, and there are only three cards."""

    def __init__(self) -> None:
        super().__init__(0)
        self.added = 0

    def extend(self, rules: Rules) -> None:
        rules.add_events(GAP, [("stamped", [])])
        rules.add_use("away", NOBODY_MET)
        rules.lexicon.widen(GAIN, MORE_GOODS)

    def set_up(self, s: State, setup: Setup) -> None:
        s.copies = [3 if card == LIRA_5 else 0 for card in range(len(s.rules.copies))]

    def closing(self, seat: int) -> list[Step[Any]]:
        return [Bell(seat)]

    def creditors(self, t: Table, seat: int, place: int, owed: list[int]) -> list[int]:
        return [*owed, 2] if place == TEA else owed

    def rests(self, s: State, seat: int, place: int) -> None:
        if place in (SPICE, POLICE):
            s.gain_lira(seat, 1)

    def took_ruby(self, s: State, seat: int, place: int) -> None:
        if s.rubies[place] == 0:
            s.rubies[place] = 1
            self.added += 1

    def more_rubies(self, t: Table) -> int:
        return self.added


class ClerkPart(Part):
    steps: dict[str, StepKind] = {"Bell": (Bell, ["seat"])}


class Clerked(Istanbul):
    def __init__(self) -> None:
        self.clerk = Clerk()
        self.open_book("clerked", [self.clerk], [ClerkPart()], [])


GAME = Clerked()


def lay(scene: str, players: int = 3) -> Match:
    match = Match(GAME, Setup(players, {"layout": "order"}))
    position = GAME.notation.scene(scene, match.setup)
    match.state = GAME.notation.load(position)
    return match


def lira(match: Match) -> list[int]:
    return [at(match, f"seats.{seat}.lira") for seat in range(3)]


def test_a_step_between_encounters_and_the_end_is_part_of_every_turn() -> None:
    match = lay("active=0 | 0 0L @wainwright stack=0")
    assert at(match, "todo")[-2:] == ["Bell 0", "EndTurn 0"]
    do(match, "move:fabric decline")  # also of one that ends at once
    assert (lira(match)[0], at(match, "active")) == (FEE, 1)


def test_somebody_else_may_be_paid_on_a_place() -> None:
    match = lay("active=0 | 0 9L @large_market | 1 0L @tea | 2 0L @fountain")
    assert match.state.creditors(0, TEA) == [1, 2]
    do(match, "move:tea leave pay")
    assert lira(match) == [5, 2, 2]


def test_neutral_merchants_are_paid_to_the_supply_after_the_players() -> None:
    match = lay("merchants=tea,tea,post | 1 @post", 2)
    assert match.state.creditors(0, POST) == [1, SUPPLY]
    assert match.state.creditors(0, TEA) == [SUPPLY, SUPPLY, 2]


def test_a_piece_that_comes_to_rest_is_noticed_whoever_moves_it() -> None:
    match = lay("active=0 | 0 0L @fabric")
    do(match, "move:spice")
    assert lira(match)[0] == 1
    match = lay(f"{ACT} | 0 0L @police")
    do(match, "send:spice")
    assert lira(match)[0] == 1
    match = lay(f"{MEET} | 0 0L @tea | 1 0L family@tea")
    do(match, "catch:1")
    assert lira(match)[:2] == [0, 1]


def test_a_ruby_taken_is_noticed_and_may_be_replaced() -> None:
    match = lay(f"{ACT} rubies=gemstone:1 | 0 50L @gemstone")
    before = GAME.clerk.added
    do(match, "buy_ruby")
    assert (match.state.rubies[GEMSTONE], GAME.clerk.added) == (1, before + 1)


def test_rubies_that_were_added_are_counted() -> None:
    s = GAME.new(Setup(3))
    s.rubies[GEMSTONE] += GAME.clerk.added
    audit(s)
    s.rubies[GEMSTONE] += 1
    with pytest.raises(AssertionError, match="rubies"):
        audit(s)


def test_another_piece_may_act_instead_of_the_merchant_for_one_turn() -> None:
    match = lay(f"{ACT} governor@post | 0 9L @fabric | 1 @post")
    match.state.acting = POST
    GAME.settle(match.state)
    assert offered(match) == ["skip", "post"]
    assert GAME.guide.where(match.state, 0) == "post"
    assert GAME.guide.where(GAME.clone(match.state), 0) == "post"
    do(match, "skip")
    assert offered(match) == ["governor", "end_turn"]
    do(match, "end_turn")
    assert (match.state.acting, GAME.guide.where(match.state, 0)) == (0, "fabric")


def test_whoever_has_left_meets_nobody() -> None:
    match = lay(f"{MEET} governor@post used=away | 0 9L @post | 1 family@post")
    assert offered(match) == ["end_turn"]


def test_a_game_may_have_other_copies_of_the_cards() -> None:
    s = GAME.new(Setup(3, {"start": 0}))
    assert (s.deck_size, s.deck[LIRA_5], sum(s.deck)) == (3, 3, 3)
    assert GAME.view(s, 0).table.copies == s.copies
    assert sum(GAME.rules.copies) == 26


def test_kinds_of_event_may_leave_numbers_free() -> None:
    assert GAME.events[GAP] == ("stamped", [])
    assert GAME.events[GAP - 1] == (UNUSED, [])


def test_a_verb_may_take_more_words_than_before() -> None:
    assert GAME.lexicon.action("gain:S") == GAIN + 4
    assert GAME.lexicon.action("gain:B") == GAIN + 3


def test_another_turn_of_the_same_player_ends_as_the_first_would_have() -> None:
    match = lay("active=0 | 0 0L @fabric")
    s = match.state
    s.todo = s.todo[:1]
    begin_another_turn(s, 0)
    assert (s.active, [type(step).__name__ for step in s.todo[:2]]) == (0, ["EndTurn", "Bell"])
    s.todo = []
    begin_another_turn(s, 0)
    assert [type(step).__name__ for step in s.todo[:2]] == ["EndTurn", "Bell"]
    assert s.here(0) != FOUNTAIN
