"""Whose something is, is said with von: the names of people take no ending. Nouns keep their capitals."""

from bedesten.text.grammar import Grammar


class German(Grammar):
    def whose(self, name: str) -> str:
        return f"von {name}"

    def within(self, name: str) -> str:
        return name


GRAMMAR = German()
