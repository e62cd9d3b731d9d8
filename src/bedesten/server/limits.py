"""How much one client may say."""

import time

PATIENCE = 100  # refused messages before the connection is closed


class Bucket:
    """Fills with time; every message takes one."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.tokens = burst
        self.at = time.monotonic()
        self.refused = 0

    def take(self) -> bool:
        """Whether this message is within the limit."""
        now = time.monotonic()
        self.tokens = min(self.burst, self.tokens + (now - self.at) * self.rate)
        self.at = now
        if self.tokens < 1:
            self.refused += 1
            return False
        self.tokens -= 1
        return True

    def worn_out(self) -> bool:
        return self.refused > PATIENCE
