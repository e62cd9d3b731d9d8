"""What a language does to the words a message is filled with: a file of `grammars`, GRAMMAR in it."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec


class Grammar:
    """English, and what has no rules of its own."""

    def one(self, number: int) -> bool:
        """Whether the singular is used."""
        return number == 1

    def whose(self, name: str) -> str:
        return f"{name}'s"

    def join(self, before: str, value: str) -> str:
        """A value after what stands before it in the sentence."""
        return before + value

    def within(self, name: str) -> str:
        """The name of a colour or a thing within a sentence."""
        return name.lower()

    def typeset(self, message: str) -> str:
        """A message with the spaces its language has around signs."""
        return message


@cache
def grammar(lang: str) -> Grammar:
    """As the file of the language has it, if there is one."""
    name = f"{__package__}.grammars.{lang}"
    return import_module(name).GRAMMAR if find_spec(name) else Grammar()
