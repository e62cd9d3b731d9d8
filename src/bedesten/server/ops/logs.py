"""What the server writes down about itself: one JSON object a line, for programs that read logs."""

import json
import logging
import sys
import traceback
from datetime import UTC, datetime


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


def keep() -> None:
    """From now on, on stderr."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    ours = logging.getLogger("bedesten")
    ours.handlers, ours.propagate = [handler], False
    ours.setLevel(logging.INFO)
