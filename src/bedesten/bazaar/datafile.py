"""Own component data of both expansions in one file."""

from bedesten.istanbul.datafile import options_of
from bedesten.letters import datafile as letters
from bedesten.letters import options as letters_options
from bedesten.mocha import datafile as mocha
from bedesten.mocha import options as mocha_options


def read(text: str) -> dict[str, object]:
    """Options of the setup for what the file replaces; BadSetup says what was expected."""
    found = options_of(text, mocha.READERS | letters.READERS)
    mocha_options.read(found)
    letters_options.read(found)
    return found
