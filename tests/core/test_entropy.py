"""What browsers add to the seed: promised before it is told, mixed in the order of the seats."""

from hashlib import sha256

import pytest

from bedesten.core.dice import Dealer, Dice
from bedesten.core.errors import BadRecord
from bedesten.core.game import Setup
from bedesten.core.play import entropy, record
from bedesten.core.play.entropy import LEFT_OUT, Share, mixed, promise
from bedesten.core.play.match import Match
from tests.istanbul.lay import istanbul

SECRET = "a secret"
ONE, TWO = "1" * 64, "2" * 64


def share(seat: int, word: str) -> Share:
    return Share(seat, promise(word), word)


def shares() -> list[Share]:
    return [share(0, ONE), share(1, TWO)]


def played(dealt_from: str) -> Match:
    match, dealer, dice = Match(istanbul(), Setup(2, {})), Dealer(dealt_from), Dice(9)
    match.deal(dealer)
    while match.to_move() >= 0:
        match.push(dice.pick(match.game.legal(match.state)))
        match.deal(dealer)
    return match


def text(dealt_from: str, *added: Share) -> str:
    return record.write(record.of_match(played(dealt_from), SECRET, shares=added))


def test_a_promise_is_a_hash_of_its_own_kind() -> None:
    assert promise(ONE) == sha256(f"bedesten entropy {ONE}".encode()).hexdigest()


def test_the_seed_is_a_hash_over_the_secret_and_every_share_in_the_order_of_the_seats() -> None:
    wanted = sha256(f"bedesten mix 0:{ONE} 1:{TWO} seed {SECRET}".encode()).hexdigest()
    assert mixed(SECRET, shares()) == mixed(SECRET, shares()[::-1]) == wanted


def test_every_part_of_the_seed_counts() -> None:
    """Who, what, and the secret: none can be exchanged for another."""
    seeds = {
        mixed(SECRET, shares()),
        mixed(SECRET, [share(0, TWO), share(1, ONE)]),
        mixed(SECRET, [share(0, ONE), share(2, TWO)]),
        mixed(SECRET, [share(0, ONE)]),
        mixed(f"1:{TWO} {SECRET}", [share(0, ONE)]),
        mixed("another", shares()),
    }
    assert len(seeds) == 6


@pytest.mark.parametrize("nobody", [[], [Share(0, promise(ONE), LEFT_OUT)], [Share(0, promise(ONE))]])
def test_where_nobody_added_anything_the_seed_is_the_secret(nobody: list[Share]) -> None:
    assert mixed(SECRET, nobody) == SECRET


def test_a_record_carries_every_share_and_is_proven_with_them() -> None:
    left_out = Share(1, promise(TWO), LEFT_OUT)
    for added in (shares(), [share(0, ONE), left_out]):
        written = record.read(text(mixed(SECRET, added), *added))
        assert written.shares == added
        assert record.verify(written, istanbul()) == ""
        assert record.write(written) == text(mixed(SECRET, added), *added)


def test_a_record_dealt_without_a_share_it_names_is_not_fair() -> None:
    written = record.read(text(SECRET, *shares()))
    assert record.verify(written, istanbul()).startswith("chance outcome ")


def test_a_share_that_was_not_promised_is_not_fair() -> None:
    other = Share(1, promise(ONE), TWO)
    written = record.read(text(mixed(SECRET, [other]), other))
    assert record.verify(written, istanbul()) == "what seat 1 added to the seed is not what it had promised"


def test_an_altered_share_is_refused_by_the_digest() -> None:
    altered = text(mixed(SECRET, shares()), *shares()).replace(TWO, "3" * 64)
    with pytest.raises(BadRecord, match="digest"):
        record.final(record.read(altered), istanbul())


@pytest.mark.parametrize(
    "line",
    [
        "0",
        f"0:{ONE}",
        f"2:{ONE}:{TWO}",
        f"-1:{ONE}:-",
        f"0:{ONE[1:]}:-",
        f"0:{ONE}:{'G' * 64}",
        f"0:{ONE}:- 0:{ONE}:-",
        f"1:{ONE}:- 0:{ONE}:-",
    ],
)
def test_a_line_that_makes_no_sense_is_refused(line: str) -> None:
    with pytest.raises(BadRecord, match="entropy: "):
        entropy.read(line, 2)
