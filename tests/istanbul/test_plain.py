"""A card and a place of which the rules say everything: no table of words or reasons knows them."""

import pytest

from bedesten.core.game import Setup
from bedesten.core.ids import SPAN, Action
from bedesten.core.play.match import Match
from bedesten.istanbul.cards import FREE
from bedesten.istanbul.game import Istanbul
from bedesten.istanbul.ids import TEA
from bedesten.istanbul.kernel import Box, FreePlay, PlainPlace, Rules, State

TIP = 10
PLAY_TIP, BREAKFAST = 200 * SPAN, 201 * SPAN


class Tip(FreePlay):
    """Pay 2 lira for 3."""

    def options(self, s: State, seat: int, window: int) -> list[Action]:
        return [PLAY_TIP] if s.seats[seat].lira >= 2 else []

    def play(self, s: State, seat: int, a: Action) -> None:
        s.play(seat, TIP)
        s.gain_lira(seat, 1)


class Breakfast(PlainPlace):
    """In place of the tea house."""

    def act(self, s: State, seat: int, a: Action) -> None:
        s.gain_lira(seat, 1)


class PlainBox(Box):
    def __init__(self) -> None:
        super().__init__(0)
        self.cards = {TIP: "tip"}

    def extend(self, rules: Rules) -> None:
        rules.places[TEA] = Breakfast(BREAKFAST, "PLA-PLACE-1")
        rules.copies[TIP] = 2
        rules.add_play(Tip(PLAY_TIP, TIP, "PLA-CARD-1"), FREE)
        del rules.lexicon.numbers["tea"], rules.lexicon.verbs[BASE_TEA], rules.lexicon.kinds[BASE_TEA]


BASE_TEA = Istanbul().lexicon.numbers["tea"]


class Plain(Istanbul):
    def __init__(self) -> None:
        self.open_book("plain", [PlainBox()], [], [])


GAME = Plain()


@pytest.mark.parametrize(
    ("scene", "token", "rule", "key"),
    [
        ("0 5L @post", "tip", "PLA-CARD-1", "no_card"),
        ("0 1L @post hand=tip", "tip", "PLA-CARD-1", "card_idle"),
        ("0 5L @post hand=tip", "tip", "", ""),
        (
            "todo=DiscardCard.0,Encounters.0,EndTurn.0 | 0 5L @post hand=tip,stay",
            "tip",
            "IST-TURN-4",
            "inside",
        ),
        ("todo=ActHere.0,Encounters.0,EndTurn.0 | 0 5L @tea", "tea", "", ""),
        ("todo=ActHere.0,Encounters.0,EndTurn.0 | 0 5L @fountain", "tea", "IST-ACT-1", "other_place"),
    ],
)
def test_it_is_called_like_its_card_or_place_and_its_rule_is_the_reason(
    scene: str, token: str, rule: str, key: str
) -> None:
    match = Match(GAME, Setup(2, scene=scene))
    reason = GAME.guide.why_not(match.state, 0, GAME.lexicon.action(token))
    assert ((reason.rule, reason.key) if reason else ("", "")) == (rule, key)


def test_a_card_in_the_hand_that_cannot_be_played_is_worth_explaining() -> None:
    match = Match(GAME, Setup(2, scene="0 1L @post hand=tip"))
    assert PLAY_TIP in GAME.guide.worth_explaining(match.state, 0)
