"""An expansion and a game that nothing else in the house knows: they bring everything under their own names.

`BEDESTEN_WITH=tests.toy` puts them on the table.
"""

from bedesten import catalog
from bedesten.core import boxes

boxes.register("harbour", "tests.toy.harbour")
catalog.register("istanbul+harbour", "tests.toy.harbour.rules:Harbour")
boxes.register("wells", "tests.toy.wells")
catalog.register("wells", "tests.toy.wells.rules:Wells")
