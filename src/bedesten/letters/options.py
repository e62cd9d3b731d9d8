"""Options of the setup: the bonus deck, and replaceable data such as `letters=1:2,2:2,…`."""

import re
from functools import lru_cache
from typing import Final

from bedesten.core.errors import BadSetup
from bedesten.istanbul.options import RewardTable
from bedesten.letters.ids import CARDS, LAST_PLACE
from bedesten.letters.tables import LETTER, STANDARD, Tables

DECKS: Final = ["mixed", "new_only"]  # LET-SETUP-5
TABLES: Final = ["letters", "bonus_cards", "letters_reward"]
NAMES: Final = ["bonus_deck", *TABLES]
REWARDS: Final = RewardTable(
    "letters_reward",
    "dice_reward_letters",
    {LETTER: "letter", "X": "any_good", "L": "lira"},
    "2-6:4L,7-9:1X3L,10-12:1T1X3L",
)


def new_only(options: dict[str, object]) -> bool:
    """Whether only the new bonus cards are played with; BadSetup says what was expected."""
    deck = options.get("bonus_deck", DECKS[0])
    if deck not in DECKS:
        raise BadSetup(f"bonus_deck is {deck!r}: expected {' or '.join(DECKS)}")
    return deck == DECKS[1]


def read(options: dict[str, object]) -> Tables:
    """The tables of a game; BadSetup says what was expected."""
    if not any(name in options for name in TABLES):
        return STANDARD
    letters, copies, rewards = STANDARD.letters, STANDARD.copies, STANDARD.rewards
    if "letters" in options:
        counts = read_counts("letters", str(options["letters"]), [str(n) for n in range(1, LAST_PLACE + 1)])
        letters = [0, *counts]
    if "bonus_cards" in options:
        copies = read_counts("bonus_cards", str(options["bonus_cards"]), list(CARDS.values()))
    if "letters_reward" in options:
        rewards = REWARDS.read(str(options["letters_reward"]))
    return Tables(letters, copies, rewards)


def read_counts(option: str, text: str, words: list[str]) -> list[int]:
    """`word:count` with commas; what is not named is not there."""
    counts = [0] * len(words)
    for entry in text.lower().split(","):
        word, _, count = entry.partition(":")
        if word not in words or not re.fullmatch(r"\d{1,2}", count):
            raise BadSetup(
                f"{option} has {entry!r}: expected one of {', '.join(words)} with its copies: {words[0]}:2"
            )
        counts[words.index(word)] = int(count)
    if sum(counts) == 0:
        raise BadSetup(f"{option} is {text!r}: expected at least one copy")
    return counts


def write_counts(counts: list[int], words: list[str]) -> str:
    return ",".join(f"{word}:{count}" for word, count in zip(words, counts, strict=True) if count > 0)


@lru_cache(maxsize=8)
def words_of(tables: Tables) -> dict[str, str]:
    """Worked out once: a position is written much more often than tables are made."""
    return {
        "letters": write_counts(tables.letters[1:], [str(n) for n in range(1, LAST_PLACE + 1)]),
        "bonus_cards": write_counts(tables.copies, list(CARDS.values())),
        "letters_reward": REWARDS.write(tables.rewards),
    }


def write(tables: Tables) -> dict[str, str]:
    """What read() needs to make the same tables again."""
    return dict(words_of(tables))
