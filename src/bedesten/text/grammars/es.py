"""De and a contract with el; y and o give way before a word that begins with their own sound."""

import re

from bedesten.text.grammar import Grammar


class Spanish(Grammar):
    def whose(self, name: str) -> str:
        return self.join("de ", name)

    def join(self, before: str, value: str) -> str:
        for word, follows, instead in CHANGES:
            match = follows.match(value)
            if match and f" {before}".endswith(f" {word} "):
                return f"{before[: -len(word) - 1]}{instead} {value[match.end() :]}"
        return before + value


EL = re.compile("el ")
I_SOUND = re.compile("(?=h?[ií](?![aeoáéó])|y[^aeiouáéíóú])", re.IGNORECASE)
O_SOUND = re.compile(r"(?=h?[oó]|8|11(?!\d))", re.IGNORECASE)
CHANGES = [
    ("de", EL, "del"),
    ("a", EL, "al"),
    ("y", I_SOUND, "e"),
    ("o", O_SOUND, "u"),
]
GRAMMAR = Spanish()
