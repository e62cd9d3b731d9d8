"""The unofficial digital home of bazaar board games: `bedesten.new("istanbul")` is a game to play with."""

from bedesten.moved import install

TYPE_CHECKING = False  # type checkers take it for true; typing itself takes longer to import than all of this
if TYPE_CHECKING:
    from bedesten.facade import Match, Move, bot_names, games, load, new

__version__ = "0.1.0"
install()
__all__ = ["Match", "Move", "bot_names", "games", "load", "new"]


def __getattr__(name: str) -> object:
    """Fetched when it is asked for: whoever needs one module alone does not wait for all of them."""
    if name not in __all__:
        raise AttributeError(f"module 'bedesten' has no attribute {name!r}")
    from bedesten import facade

    return getattr(facade, name)


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__])
