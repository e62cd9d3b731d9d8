"""What another worker does: it is given a task, and sends back what came of it."""

import pickle
from collections.abc import Callable
from traceback import format_exc
from typing import Any


def asked(task: Callable[[], Any]) -> bytes:
    """As it travels."""
    return pickle.dumps(task)


def answered(task: bytes) -> bytes:
    """In the other worker."""
    try:
        return pickle.dumps((pickle.loads(task)(), None))
    except Exception as error:
        error.add_note(format_exc())  # where it was: that does not travel by itself
        return pickle.dumps((None, error))


def result(answer: bytes) -> Any:
    """What the task returned, or raised."""
    value, error = pickle.loads(answer)
    if error is not None:
        raise error
    return value
