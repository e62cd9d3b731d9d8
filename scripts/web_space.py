"""Any web space: it hands out the files of a folder as they are, and knows nothing else."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

BELOW = "/games/bedesten"  # the folder is part of a larger site


@dataclass
class Space:
    url: str
    sent: int = 0  # bytes of files, as they went over the wire


class Files(SimpleHTTPRequestHandler):
    def __init__(self, *args: Any, space: Space, **named: Any) -> None:
        self.space = space
        super().__init__(*args, **named)

    def translate_path(self, path: str) -> str:
        return super().translate_path(path.removeprefix(BELOW) if path.startswith(BELOW) else "/nothing")

    def copyfile(self, source: Any, outputfile: Any) -> None:
        content = source.read()
        self.space.sent += len(content)
        outputfile.write(content)

    def log_message(self, *_: object) -> None:
        pass


@contextmanager
def serving(folder: Path) -> Iterator[Space]:
    space = Space("")
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, directory=str(folder), space=space))
    space.url = f"http://127.0.0.1:{server.server_address[1]}{BELOW}"
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield space
    finally:
        server.shutdown()
        server.server_close()
