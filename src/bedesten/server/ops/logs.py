"""What the server writes down about itself: one JSON object a line, for programs that read logs."""

import json
import logging
import sys
import traceback
from collections import deque
from datetime import UTC, datetime

LAST = 10  # errors that are told to whoever runs the site
LONGEST = 300  # characters of one


class Lines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name.removeprefix("bedesten.server."),
            "message": record.getMessage(),
        }
        if record.exc_info and record.exc_info[1]:
            line["trace"] = "".join(traceback.format_exception(record.exc_info[1]))
        return json.dumps(line, ensure_ascii=False)


class Errors(logging.Handler):
    """How many there were since the start, and what the last of them said in one line."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.count = 0
        self.last: deque[str] = deque(maxlen=LAST)

    def emit(self, record: logging.LogRecord) -> None:
        self.count += 1
        at = datetime.fromtimestamp(record.created, UTC)
        self.last.appendleft(f"{at:%Y-%m-%d %H:%M} {record.getMessage()[:LONGEST]}")


ERRORS = Errors()


def count_errors() -> None:
    """From now on, besides whatever else is done with them."""
    logging.getLogger("bedesten").addHandler(ERRORS)


def keep() -> None:
    """From now on, on stderr."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    ours = logging.getLogger("bedesten")
    ours.handlers, ours.propagate = [handler], False
    ours.setLevel(logging.INFO)
