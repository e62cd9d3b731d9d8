"""Options of the setup: the bonus deck, and replaceable data such as `letters=1:2,2:2,…`."""

import re
from functools import lru_cache
from typing import Final

from bedesten.core.errors import BadSetup
from bedesten.letters.ids import CARDS, LAST_PLACE
from bedesten.letters.tables import STANDARD, Reward, Tables

DECKS: Final = ["mixed", "new_only"]  # LET-SETUP-5
TABLES: Final = ["letters", "bonus_cards", "letters_reward"]
NAMES: Final = ["bonus_deck", *TABLES]
SUMS: Final = range(2, 13)
ROW: Final = re.compile(r"(\d{1,2})(?:-(\d{1,2}))?:(?:(\d)T)?(?:(\d)X)?(?:(\d{1,2})L)?")
SHAPE: Final = "ranges of sums from 2 to 12 with letters T, goods X and lira L: 2-6:4L,7-9:1X3L,10-12:1T1X3L"


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
        rewards = read_rewards(str(options["letters_reward"]))
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


def read_rewards(text: str) -> list[Reward]:
    """Ranges from 2 to 12 without a gap, each with letters, goods or lira."""
    found = [Reward(0, 0, 0)] * min(SUMS)
    for entry in text.upper().split(","):
        row = ROW.fullmatch(entry)
        if row is None or int(row[1]) != len(found) or int(row[2] or row[1]) < len(found):
            raise BadSetup(f"letters_reward has {entry!r}: expected {SHAPE}")
        reward = Reward(int(row[3] or 0), int(row[4] or 0), int(row[5] or 0))
        found += [reward] * (int(row[2] or row[1]) + 1 - len(found))
    if len(found) != max(SUMS) + 1:
        raise BadSetup(f"letters_reward goes to {len(found) - 1}: expected {SHAPE}")
    return found


def write_counts(counts: list[int], words: list[str]) -> str:
    return ",".join(f"{word}:{count}" for word, count in zip(words, counts, strict=True) if count > 0)


def write_rewards(rewards: list[Reward]) -> str:
    """Sums with the same reward beside each other are one range."""
    rows: list[list[int]] = []
    for total in SUMS:
        if rows and written(rewards[rows[-1][0]]) == written(rewards[total]):
            rows[-1][1] = total
        else:
            rows.append([total, total])
    return ",".join(
        (f"{first}-{last}" if last > first else f"{first}") + ":" + written(rewards[first])
        for first, last in rows
    )


def written(reward: Reward) -> str:
    counts = zip("TXL", [reward.letters, reward.goods, reward.lira], strict=True)
    return "".join(f"{count}{letter}" for letter, count in counts if count > 0)


@lru_cache(maxsize=8)
def words_of(tables: Tables) -> dict[str, str]:
    """Worked out once: a position is written much more often than tables are made."""
    return {
        "letters": write_counts(tables.letters[1:], [str(n) for n in range(1, LAST_PLACE + 1)]),
        "bonus_cards": write_counts(tables.copies, list(CARDS.values())),
        "letters_reward": write_rewards(tables.rewards),
    }


def write(tables: Tables) -> dict[str, str]:
    """What read() needs to make the same tables again."""
    return dict(words_of(tables))
