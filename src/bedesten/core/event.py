"""Something that happened, and who may see it."""

from bedesten.core.ids import WATCHER


class Event:
    """`secret` is the one seat that sees `args`, or WATCHER when everybody does."""

    def __init__(self, kind: int, seat: int, args: list[int], secret: int) -> None:
        self.kind = kind
        self.seat = seat
        self.args = args
        self.secret = secret

    def seen_by(self, seat: int) -> bool:
        """Whether this seat may know the arguments, and not only that it happened."""
        return self.secret == WATCHER or self.secret == seat
