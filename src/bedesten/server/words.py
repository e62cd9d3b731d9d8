"""What the server itself has to say, in every language of the texts."""

from functools import cache

from bedesten import catalog
from bedesten.server.errors import Refused
from bedesten.text import FIRST, LANGUAGES, Text
from bedesten.text.catalogue import languages, load_all, read

SENTENCES = "bedesten.server.sentences"
MESSAGES = {lang: read(SENTENCES, lang) for lang in languages(SENTENCES)}


@cache
def voice(lang: str, game: str) -> Text:
    """The texts of a language, as a game speaks it; ValueError names the languages there are."""
    return Text(lang, catalog.game(game))


def messages(lang: str, game: str) -> dict[str, str]:
    """As a game speaks a language; without a game, of everything there is."""
    return voice(lang, game).messages if game else load_all(lang, catalog.boxes())


def known(lang: str) -> str:
    """A language that is spoken here; Refused names them."""
    if lang not in LANGUAGES:
        raise Refused(400, f"language '{lang[:40]}' is unknown: expected {', '.join(LANGUAGES)}")
    return lang


def say(lang: str, key: str, /, **facts: object) -> str:
    """A sentence of the server; what is no key is a sentence already."""
    lang = lang if lang in MESSAGES else FIRST
    message = MESSAGES[lang].get(key)
    return key if message is None else message.format(**facts)
