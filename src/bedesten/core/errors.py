"""What can be wrong with what came in. Every one is a ValueError and says what was expected."""


class IllegalAction(ValueError):
    """The action is known, but not offered to this seat now."""


class BadToken(ValueError):
    """The word is no action of this game."""


class BadSetup(ValueError):
    """The game cannot be set up like this."""


class BadRecord(ValueError):
    """The text is no whole, unaltered record of a game."""


class BadSave(ValueError):
    """The data describes no possible position."""
