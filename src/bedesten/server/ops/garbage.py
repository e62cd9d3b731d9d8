"""What the libraries leave behind of a socket: rings of objects, which only Python's collector finds."""

import gc

ENOUGH = 200  # sockets; each leaves about 20 kB


class Garbage:
    """The collector is hardly ever called by itself (see run.py). It looks through all that lives, so it
    is called when as many sockets have gone as are there: for each of them it does little, and what is left
    behind is never more than what lives."""

    def __init__(self) -> None:
        self.gone = 0

    def collect(self, there: int) -> None:
        if self.gone >= max(ENOUGH, there):
            self.gone = 0
            gc.collect()
