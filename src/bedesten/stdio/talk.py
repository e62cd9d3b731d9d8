"""A program that is talked to line by line, and never waited for without end."""

import os
import shlex
import shutil
import signal
import subprocess
import weakref
from contextlib import suppress
from queue import Empty, Full, Queue, SimpleQueue
from threading import Thread
from time import monotonic
from typing import IO

from bedesten.bots.base import Unanswered
from bedesten.core.errors import BadSetup

LONGEST = 4096  # bytes of a line; what is longer says nothing
WAITING = 256  # lines that nobody has read yet; who says more is not listened to any further
KEPT_BACK = "BEDESTEN_"  # settings of the house, secrets among them, are nobody's business


def words(command: str) -> list[str]:
    """The program and what it is given; BadSetup if there is no such program."""
    try:
        argv = shlex.split(command)
    except ValueError as error:
        raise BadSetup(f"bot 'stdio:{command}': {error}") from None
    if not argv or shutil.which(argv[0]) is None:
        raise BadSetup(f"bot 'stdio:{command}': expected stdio: and a program that can be run")
    return argv


class Talk:
    """Runs as long as somebody talks to it; its own children end with it."""

    def __init__(self, command: str) -> None:
        self.process = subprocess.Popen(
            words(command),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={name: value for name, value in os.environ.items() if not name.startswith(KEPT_BACK)},
            start_new_session=True,
        )
        self.said: SimpleQueue[str | None] = SimpleQueue()  # None: nothing more will be
        self.heard: Queue[str | None] = Queue(WAITING)
        Thread(target=write, args=(self.process.stdin, self.said), daemon=True).start()
        Thread(target=listen, args=(self.process.stdout, self.heard), daemon=True).start()
        self.close = weakref.finalize(self, end, self.process, self.said)

    def say(self, line: str) -> None:
        """A program that does not read is found out when its answer is awaited: nobody waits here."""
        self.said.put(line)

    def hear(self, until: float) -> str:
        """The next line; Unanswered if none comes until then, by the monotonic clock, or it has ended."""
        try:
            line = self.heard.get(timeout=max(0.0, until - monotonic()))
        except Empty:
            raise Unanswered("it said nothing in time") from None
        if line is None:
            raise Unanswered("it has ended")
        return line


def listen(stdout: IO[bytes], heard: "Queue[str | None]") -> None:
    """To the end, whatever is said: a pipe that nobody empties would stop the program."""
    with stdout:
        while line := stdout.readline(LONGEST):
            with suppress(Full):
                heard.put_nowait(line.decode("utf-8", "replace").rstrip("\r\n"))
    with suppress(Full):
        heard.put_nowait(None)


def write(stdin: IO[bytes], said: "SimpleQueue[str | None]") -> None:
    with suppress(OSError), stdin:  # it has ended: whoever listens will know
        while (line := said.get()) is not None:
            stdin.write(f"{line}\n".encode())
            stdin.flush()


def end(process: "subprocess.Popen[bytes]", said: "SimpleQueue[str | None]") -> None:
    """With all it has started."""
    said.put(None)
    with suppress(ProcessLookupError, PermissionError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
    process.wait()
