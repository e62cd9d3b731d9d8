"""Where the specification lies: in the wheel, or beside the sources."""

from pathlib import Path
from typing import Final

SHIPPED: Final = Path(__file__).parents[1] / "rules"
BESIDE: Final = Path(__file__).parents[3] / "docs/rules"


def specification() -> Path:
    return SHIPPED if SHIPPED.is_dir() else BESIDE
