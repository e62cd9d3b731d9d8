"""A server with the built page, in a process of its own; it can be killed and started again.

python -m tests.browser.serving FOLDER PORT
"""

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

from bedesten.server.run import serve
from bedesten.server.settings import Settings, page_folder
from tests.server.serving import ADMIN, ROOT, Process, settings

SOME = 1e-9  # of a study: there is one, and it ends when a little has been thought
PAGE = Path(os.environ.get("BEDESTEN_PAGE") or page_folder())


class Server(Process):
    """As `bedesten serve` starts it, with robots that think little and a deal that is always the same."""

    def start(self) -> subprocess.Popen[str]:
        """Returns when it has said where it is."""
        command = [sys.executable, "-m", "tests.browser.serving", str(self.data), str(self.port)]
        self.child = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        assert self.child.stdout is not None
        assert self.child.stdout.readline() == f"bedesten is at {self.url}\n"
        return self.child


if __name__ == "__main__":
    # the page keeps within the limit on messages that everybody has
    folder = Path(sys.argv[1])
    kept = replace(
        settings(folder, PAGE), rate=Settings.rate, burst=Settings.burst, admin=ADMIN, review_seconds=SOME
    )
    serve(kept, "127.0.0.1", int(sys.argv[2]))
