"""What calls cost, in plain requests.

A call whose price is always the same says it where it is declared (`costs=LOOKED_UP`) and is charged before
its body is read; the others charge for what they turn out to need.
"""

from typing import Final

LOOKED_UP: Final = 5  # a list, a page of somebody's games
CHECKED: Final = 5  # a signature
PLAYED_AGAIN: Final = 20  # a whole game
PROVED: Final = 20  # a tree of chances
COLLECTED: Final = 20  # all that is kept of somebody
TRIED: Final = 20  # a notification by every channel
THOUGHT_ABOUT: Final = 50  # one choice, by a bot
