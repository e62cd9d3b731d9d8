"""Several things that must hold: all that do not are told, not only the first."""

from collections.abc import Callable, Sequence


def failing(checks: Sequence[Callable[[], None]]) -> list[str]:
    """What each check says that raises AssertionError."""
    return [said for check in checks for said in failure(check)]


def failure(check: Callable[[], None]) -> list[str]:
    try:
        check()
    except AssertionError as error:
        return [str(error)]
    return []
