"""What an answer costs and brings, in words."""

from bedesten.core.guide.sums import Said
from bedesten.text import Text
from bedesten.text.words import spoken


def said(text: Text, what: Said, names: list[str]) -> str:
    """A message of a sum; those in a list are said one after the other."""
    facts = {
        field: enumerated(text, value, names)
        if isinstance(value, list)
        else spoken(text, field, value, names)
        for field, value in what.facts.items()
    }
    return text.say(f"sum.{what.key}", facts)


def enumerated(text: Text, some: list[Said], names: list[str]) -> str:
    """`2 red, 1 green and 1 white`."""
    *first, last = [said(text, one, names) for one in some]
    return f"{', '.join(first)} {text.say('word.and')} {last}" if first else last


def together(text: Text, some: list[Said], names: list[str], between: str = " ") -> str:
    return between.join(said(text, one, names) for one in some)
