"""Chance as a tape: the nth of its kind is the same for everybody, and a pile stays a fair deal."""

from collections import Counter
from hashlib import sha256
from typing import Any

import pytest

from bedesten import catalog
from bedesten.bots.base import Bot, Budget
from bedesten.core.dice import Dealer, Dice
from bedesten.core.game import Setup
from bedesten.core.ids import CHANCE, OVER
from bedesten.core.play import record
from bedesten.core.play.match import Match
from bedesten.core.tape import reel

SEED = "a tape"
SHORT = 120  # decisions of a policy that may never come to an end
Reels = dict[str, list[tuple[int, str]]]  # of each: how many there were to choose from, and what came


class Wanderer(Bot):
    """Chooses at random, each with a mind of its own."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)

    def choose(self, v: Any, options: list[int], budget: Budget) -> int:
        return self.dice.pick(options)


def policies(game: Any) -> list[Bot]:
    named = [catalog.bot(name, 3, game) for name in ("ozan", "nilufer", "idris", "greedy")]
    return [*named, *(Wanderer(seed) for seed in range(6))]


def read(match: Match, bot: Bot, most: int = SHORT) -> Reels:
    """What comes off the tape while one policy plays all seats."""
    reels: Reels = {}
    for _ in range(most):
        while match.to_move() == CHANCE:
            name, total = reel(match.game, match.state), match.game.chance_total(match.state)
            outcome = match.dealer(SEED, tape=True).answer(match.game, match.state)
            reels.setdefault(name, []).append((total, match.game.lexicon.token(outcome).partition(":")[2]))
            match.push(outcome)
        seat = match.to_move()
        if seat == OVER:
            break
        options = match.game.legal(match.state)
        match.push(bot.choose(match.game.view(match.state, seat), options, Budget(iterations=1)))
    return reels


@pytest.mark.parametrize("name", [*catalog.GAMES])
def test_ten_policies_read_the_same_tape(name: str) -> None:
    game = catalog.game(name)
    setup = Setup(3, {"layout": "random"} if "random" in game.layouts else {})
    played = [read(Match(game, setup), bot) for bot in policies(game.for_setup(setup))]
    assert len(played) == 10
    compared = 0
    for reels in played:
        for kind, outcomes in reels.items():
            longest = max((other.get(kind, []) for other in played), key=len)
            # after its last card a pile is shuffled again, and what is in it then was played before
            known = outcomes[0][0] if kind.startswith("pile") else len(outcomes)
            same = min(known, len(outcomes))
            assert outcomes[:same] == longest[:same]
            compared += same
    assert compared > 300
    assert any(kind.startswith("pile") for kind in played[0])


def test_a_number_follows_from_seed_reel_and_count_alone() -> None:
    match = Match(catalog.game("istanbul"), Setup(2))
    first = match.dealer(SEED, tape=True).answer(match.game, match.state)
    total = match.game.chance_total(match.state)
    label = f"bedesten tape {SEED} {reel(match.game, match.state)} 0"
    nth = int.from_bytes(sha256(label.encode()).digest()[:8], "big") % total
    assert first == match.game.chance_outcome(match.state, nth)


def test_asked_again_it_answers_the_same() -> None:
    match = Match(catalog.game("kairo"), Setup(2))
    dealer = match.dealer(SEED, tape=True)
    assert dealer.answer(match.game, match.state) == dealer.answer(match.game, match.state)


def test_a_pile_read_from_a_tape_is_a_fair_deal() -> None:
    """Every card of the pile is as likely to come first, and each comes as often as it is there."""
    game, firsts = catalog.game("istanbul"), Counter[int]()
    weights = dict[int, int]()
    for number in range(2000):
        match = Match(game, Setup(2))
        dealer = match.dealer(f"seed {number}", tape=True)
        while reel(game, match.state) != "pile cards":
            match.push(dealer.answer(game, match.state))
        weights = dict(zip(game.legal(match.state), game.odds(match.state), strict=True))
        firsts[dealer.answer(game, match.state)] += 1
    expected = {card: 2000 * weight / sum(weights.values()) for card, weight in weights.items()}
    squares = sum((firsts[card] - many) ** 2 / many for card, many in expected.items())
    assert squares < 50  # of 12 degrees of freedom: one seed in half a million; these are fixed


def test_a_record_of_a_tape_is_read_again_and_proved() -> None:
    match = Match(catalog.game("istanbul"), Setup(2))
    read(match, catalog.bot("greedy", 1, match.game), 10_000)
    assert match.to_move() == OVER
    text = record.write(record.of_match(match, SEED, tape=True))
    again = record.read(text)
    assert again.tape
    assert record.write(again) == text
    assert record.verify(again, match.game) == ""
    again.tape = False
    assert "the seed deals" in record.verify(again, match.game)


def test_a_sealed_record_keeps_the_seed_to_itself() -> None:
    match = Match(catalog.game("istanbul"), Setup(2))
    read(match, catalog.bot("greedy", 1, match.game), 10_000)
    text = record.write(record.of_match(match, SEED, tape=True, sealed=True))
    assert SEED not in text
    again = record.read(text)
    assert record.final(again, match.game).to_move() == OVER
    assert record.verify(again, match.game) == ("the seed is not revealed yet: the deal it is of is not over")


def test_a_game_of_which_only_the_length_is_known_reads_on_where_nothing_was_read() -> None:
    match = Match(catalog.game("istanbul"), Setup(2))
    match.unread = 7
    first = match.dealer(SEED, tape=True).answer(match.game, match.state)
    label = f"bedesten tape {SEED} {reel(match.game, match.state)} 7"
    nth = int.from_bytes(sha256(label.encode()).digest()[:8], "big") % match.game.chance_total(match.state)
    assert first == match.game.chance_outcome(match.state, nth)


def test_an_ordinary_dealer_is_what_it_was() -> None:
    match = Match(catalog.game("istanbul"), Setup(2))
    old, new = Dealer(SEED), match.dealer(SEED)
    nth = old.below(match.game.chance_total(match.state))
    assert new.answer(match.game, match.state) == match.game.chance_outcome(match.state, nth)
