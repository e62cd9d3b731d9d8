"""How long who holds a seat has been away; counted, as turns are: a clock that is set changes nothing."""

from time import monotonic, time


class Absence:
    """Everybody is away from the moment their table is opened until they come."""

    def __init__(self, wait: float) -> None:
        self.wait = wait  # seconds until a host may seat a bot
        self.opened = (monotonic(), time())
        self.since: dict[int, tuple[float, float]] = {}  # by seat; also by the wall clock, to show it

    def begin(self, seat: int) -> None:
        self.since[seat] = (monotonic(), time())

    def left(self, seat: int) -> float:
        """Seconds until a host may seat a bot there."""
        return max(0.0, self.since.get(seat, self.opened)[0] + self.wait - monotonic())

    def over(self, seat: int) -> float:
        """When that is, in seconds since 1970, for whoever looks."""
        return self.since.get(seat, self.opened)[1] + self.wait
