"""0 and 1 are singular; à and de contract with le and les, and de loses its vowel before another."""

import re
from unicodedata import normalize

from bedesten.text.grammar import Grammar


class French(Grammar):
    def one(self, number: int) -> bool:
        return -2 < number < 2

    def whose(self, name: str) -> str:
        plain = normalize("NFD", name.lower())
        return f"d’{name}" if ELIDING.match(plain) else self.join("de ", name)

    def join(self, before: str, value: str) -> str:
        for preposition, article, contracted in CONTRACTIONS:
            if value.startswith(article) and f" {before}".endswith(f" {preposition}"):
                return before.removesuffix(preposition) + contracted + value.removeprefix(article)
        return before + value

    def typeset(self, message: str) -> str:
        return AFTER.sub(NARROW, BEFORE.sub(NARROW, message))


NARROW = "\u202f"  # and never a line without what belongs to it
BEFORE, AFTER = re.compile("[ \u00a0](?=[:;!?»])"), re.compile("(?<=«)[ \u00a0]")
ELIDING = re.compile("[aeiouhœæ]|y[^aeiou]")
CONTRACTIONS = [
    ("à ", "le ", "au "),
    ("à ", "les ", "aux "),
    ("de ", "le ", "du "),
    ("de ", "les ", "des "),
]
GRAMMAR = French()
