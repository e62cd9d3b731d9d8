"""What the server writes down about itself: one JSON object a line, for programs that read logs."""

import json
import logging
import sys
import traceback
from datetime import UTC, datetime


class Lines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        found = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "room": record.name.removeprefix("bedesten.server."),
            "says": record.getMessage(),
        }
        if record.exc_info and record.exc_info[1]:
            found["trace"] = "".join(traceback.format_exception(record.exc_info[1]))
        return json.dumps(found, ensure_ascii=False)


def keep() -> None:
    """From now on, on stderr."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    house = logging.getLogger("bedesten")
    house.handlers, house.propagate = [handler], False
    house.setLevel(logging.INFO)
