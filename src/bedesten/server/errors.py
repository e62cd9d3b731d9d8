"""What the server refuses, over HTTP and over a socket."""

from bedesten.server.protocol.bounds import ErrorCode


class Refused(Exception):
    """Over HTTP: a status, one sentence, and after how many seconds it is worth asking again."""

    def __init__(self, status: int, error: str, retry_after: int | None = None) -> None:
        super().__init__(error)
        self.status = status
        self.retry_after = retry_after


class Elsewhere(Refused):
    """Another process writes this table."""

    def __init__(self) -> None:
        super().__init__(503, "this table is at another server: ask again", 1)


class Onward(Exception):
    """The same is to be asked there: over HTTP a redirection, which the relay takes to the right process."""

    def __init__(self, path: str) -> None:
        super().__init__(path)
        self.path = path


class Declined(Exception):
    """Over a socket: a code, the key of a sentence with its facts or the sentence itself, a rule."""

    def __init__(self, code: ErrorCode, key: str, rule: str | None = None, /, **facts: object) -> None:
        super().__init__(key)
        self.code: ErrorCode = code
        self.key = key
        self.rule = rule
        self.facts = facts


class BadStore(ValueError):
    """The store cannot be used by this program; says why in one sentence."""


class Moved(Exception):
    """Another process writes this table by now: whatever was wanted here has not happened."""
