"""The numbers every game shares: actions, and the seats that are nobody's."""

from typing import Final, TypeAlias

# An action is verb * SPAN + argument. A plain int: a NewType costs a call each time one is made.
Action: TypeAlias = int

SPAN: Final = 1 << 16

CHANCE: Final = -1  # the seat that rolls dice and deals cards
OVER: Final = -2  # nobody is to move any more
WATCHER: Final = -3  # a seat at no table: sees only what everybody sees
