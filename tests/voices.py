"""The texts of a game, by its name."""

from functools import cache

from bedesten import catalog
from bedesten.text import Text

BAZAAR = "istanbul+mocha+letters"


@cache
def voice(lang: str, name: str = "istanbul") -> Text:
    return Text(lang, catalog.game(name))
