"""The rulings of Mocha & Baksheesh, by number."""

from typing import Final

from bedesten.core.rulings import YES, Ruling

BARRIER_SAME_EDGE: Final = 20
TAVERN_BY_BARRIER: Final = 21
BARRIER_ACTION_OPTIONAL: Final = 22
CARDS_BY_BARRIER: Final = 23

RULINGS: Final = [
    Ruling(BARRIER_SAME_EDGE, "barrier_same_edge", "MOC-TAV-3", YES),
    Ruling(TAVERN_BY_BARRIER, "tavern_by_barrier", "MOC-TAV-5", YES),
    Ruling(BARRIER_ACTION_OPTIONAL, "barrier_action_optional", "MOC-TAV-4", YES),
    Ruling(CARDS_BY_BARRIER, "cards_by_barrier", "MOC-TAV-4", YES),
]
