"""Dice for bots, and the dealer of a real game."""

from collections import Counter
from hashlib import sha256

import pytest

from bedesten.core import dice
from bedesten.core.dice import Dealer, Dice, commitment, draw


def hashed(text: str) -> int:
    return int.from_bytes(sha256(text.encode()).digest()[:8], "big")


@pytest.mark.parametrize("n", [1, 2, 6, 21, 36, 1000])
def test_dice_fall_from_zero_to_one_less_than_their_number(n: int) -> None:
    roller = Dice(3)
    numbers = [roller.below(n) for _ in range(50 * n)]
    assert min(numbers) == 0
    assert max(numbers) == n - 1


def test_dice_of_one_seed_fall_alike_and_of_others_otherwise() -> None:
    rows = [[Dice(seed)] * 20 for seed in (1, 1, 2)]
    first, same, other = ([roller.below(1000) for roller in row] for row in rows)
    assert first == same
    assert first != other


@pytest.mark.parametrize("seed", [0, 1, 2, 99])
def test_dice_are_xorshift64_star_on_64_bits(seed: int) -> None:
    """Golden games and searches are repeated by these very numbers."""
    roller, x = Dice(seed), hashed(f"dice {seed}") | 1
    for n in [1, 2, 6, 36, 1000, 10**6] * 20:
        x ^= x >> 12
        x ^= x << 25 & 2**64 - 1
        x ^= x >> 27
        assert roller.below(n) == (x * 0x2545F4914F6CDD1D % 2**64 >> 32) * n >> 32


def test_a_pick_is_one_of_the_options() -> None:
    roller = Dice(0)
    assert {roller.pick([7, 8, 9]) for _ in range(100)} == {7, 8, 9}
    assert roller.pick([4]) == 4


@pytest.mark.parametrize("seed", ["", "abc", "ş"])
def test_an_outcome_follows_from_the_seed_and_its_number_alone(seed: str) -> None:
    dealer = Dealer(seed)
    totals = [36, 26, 5, 36, 2, 456]
    dealt = [dealer.below(total) for total in totals]
    assert dealer.dealt == len(totals)
    for number, total in enumerate(totals):
        assert dealt[number] == hashed(f"bedesten deal {seed} {number}") % total
        assert Dealer(seed, number).below(total) == dealt[number]


def test_other_seeds_deal_otherwise() -> None:
    def row(seed: str) -> list[int]:
        dealer = Dealer(seed)
        return [dealer.below(10**6) for _ in range(5)]

    assert row("a") != row("b")


def test_the_commitment_is_the_published_hash_of_the_seed() -> None:
    assert commitment("x") == sha256(b"bedesten seed x").hexdigest()
    assert commitment("x") != commitment("y")


def test_every_outcome_has_the_same_share_and_the_rest_is_drawn_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # With words of four bits and a total of 5 only 0 to 14 count, three words for each outcome.
    words = iter(range(16))

    class Word:
        def __init__(self, label: bytes) -> None:
            self.word = 3 if b"again" in label else next(words)

        def digest(self) -> bytes:
            return self.word.to_bytes(8, "big")

    monkeypatch.setattr(dice, "sha256", Word)
    monkeypatch.setattr(dice, "LIMIT", 16)
    drawn = [draw(b"label", 5) for _ in range(16)]
    assert Counter(drawn[:15]) == dict.fromkeys(range(5), 3)
    assert drawn[15] == 3  # the word 15 lies in the uneven rest


def test_a_rejected_word_is_followed_by_numbered_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[bytes] = []

    class Word:
        def __init__(self, label: bytes) -> None:
            asked.append(label)

        def digest(self) -> bytes:
            return (2**64 - 1 if len(asked) < 3 else 1).to_bytes(8, "big")

    monkeypatch.setattr(dice, "sha256", Word)
    assert draw(b"label", 10) == 1
    assert asked == [b"label", b"label again 1", b"label again 2"]
