"""What a language does to the words a message is filled with."""

from unicodedata import normalize


class Grammar:
    """English."""

    def one(self, number: int) -> bool:
        """Whether the singular is used."""
        return number == 1

    def whose(self, name: str) -> str:
        return f"{name}'s"

    def join(self, before: str, value: str) -> str:
        """A value after what stands before it in the sentence."""
        return before + value


class French(Grammar):
    """0 and 1 are singular; à and de contract with le and les, and de loses its vowel before another."""

    def one(self, number: int) -> bool:
        return -2 < number < 2

    def whose(self, name: str) -> str:
        first = normalize("NFD", name[:1]).lower()[:1]
        if first and first in VOWELS:
            return f"d’{name}"
        return self.join("de ", name)

    def join(self, before: str, value: str) -> str:
        for preposition, article, contracted in CONTRACTIONS:
            if value.startswith(article) and f" {before}".endswith(f" {preposition}"):
                return before.removesuffix(preposition) + contracted + value.removeprefix(article)
        return before + value


CONTRACTIONS = [
    ("à ", "le ", "au "),
    ("à ", "les ", "aux "),
    ("de ", "le ", "du "),
    ("de ", "les ", "des "),
]
VOWELS = "aeiouœæ"
GRAMMARS: dict[str, Grammar] = {"en": Grammar(), "fr": French()}
