"""Tables of rewards by the sum of two dice, as an option of the setup: `2-5:4L,6-8:1R1X,…`."""

import re
from collections.abc import Iterable
from typing import Final

from bedesten.core.errors import BadSetup
from bedesten.istanbul.gifts import Reward

SUMS: Final = range(2, 13)
ROW: Final = re.compile(r"(\d{1,2})(?:-(\d{1,2}))?:((?:\d{1,2}[A-Z])*)")
PART: Final = re.compile(r"(\d{1,2})([A-Z])")
# by kind of reward: its word in a data file
WORDS: Final = {"L": "lira", "X": "any_good", "R": "R", "G": "G", "Y": "Y", "B": "B", "D": "bonus_card"}
NOTHING: Final[Reward] = ()


class RewardTable:
    """How the table of one card is written: its option, its table in a file, what its box adds."""

    def __init__(self, option: str, table: str, more: dict[str, str], example: str) -> None:
        self.option = option
        self.table = table
        self.words = more | WORDS
        told = ", ".join(f"{letter} {word}" for letter, word in self.words.items())
        self.shape = f"ranges of sums from 2 to 12 with what they bring ({told}): {example}"

    def read(self, text: str) -> list[Reward]:
        """Ranges from 2 to 12 without a gap; BadSetup says what was expected."""
        rewards = [NOTHING] * min(SUMS)
        for entry in text.upper().split(","):
            row = ROW.fullmatch(entry)
            reward = parts_of(row[3]) if row else NOTHING
            if row is None or int(row[1]) != len(rewards) or not self.fits(row[3], reward):
                raise BadSetup(f"{self.option} has {entry!r}: expected {self.shape}")
            last = int(row[2] or row[1])
            if last < len(rewards):
                raise BadSetup(f"{self.option} has {entry!r}: expected {self.shape}")
            rewards += [reward] * (last + 1 - len(rewards))
        if len(rewards) != max(SUMS) + 1:
            raise BadSetup(f"{self.option} goes to {len(rewards) - 1}: expected {self.shape}")
        return rewards

    def fits(self, text: str, reward: Reward) -> bool:
        """Each kind of reward at most once, and only those there are."""
        kinds = [kind for kind, _ in reward]
        return written(reward) == text and len(set(kinds)) == len(kinds) and set(kinds) <= self.words.keys()

    def write(self, rewards: list[Reward]) -> str:
        """Sums with the same reward beside each other are one range."""
        runs: list[list[int]] = []
        for total in SUMS:
            if runs and rewards[runs[-1][0]] == rewards[total]:
                runs[-1][1] = total
            else:
                runs.append([total, total])
        return ",".join(
            (f"{first}-{last}" if last > first else f"{first}") + f":{written(rewards[first])}"
            for first, last in runs
        )


def parts_of(text: str) -> Reward:
    return tuple((kind, int(count)) for count, kind in PART.findall(text))


def written(reward: Iterable[tuple[str, int]]) -> str:
    return "".join(f"{count}{kind}" for kind, count in reward)
