"""Own component data of both expansions in one file."""

from bedesten.istanbul.notation.datafile import options_of
from bedesten.letters import options as letters_options
from bedesten.letters.notation import datafile as letters
from bedesten.mocha import options as mocha_options
from bedesten.mocha.notation import datafile as mocha


def read(text: str) -> dict[str, object]:
    """Options of the setup for what the file replaces; BadSetup says what was expected."""
    chosen = options_of(text, mocha.READERS | letters.READERS)
    mocha_options.read(chosen)
    letters_options.read(chosen)
    return chosen
