"""Attack a server of one's own: schemathesis over HTTP, the pages of its keeper, slow and endless requests,
then all parsers with atheris, one on each core.

`make malice` (SECONDS=600 for each parser) fetches atheris first. Exit code 1 if anything was found.
"""

import argparse
import os
import re
import resource
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from itertools import repeat
from pathlib import Path
from urllib.parse import quote

import httpx

from bedesten.server.app import KEEPERS
from bedesten.server.run import serve_in_background
from bedesten.text import LANGUAGES
from scripts import slow
from scripts.load import memory
from scripts.parsers import TARGETS
from tests.server.client import new_table
from tests.server.serving import Process, settings

# A request may be well-formed and still make no sense; and OPTIONS is answered by the framework.
NOT_CHECKED = "positive_data_acceptance,unsupported_method,allow_header_conformance"
# Most calls are about a table: one that exists, else they would never come further than 404.
MOST_GROWN = 200  # MB
# And about a player, who sits there.
KEY = "k" * 32
CONFIG = f"""
[parameters]
"path.id" = "me"
"path.code" = "{{}}"
"header.Bedesten-Key" = "{KEY}"
[checks.negative_data_rejection]
expected-statuses = [400, 403, 404, 405, 409, 413, 415, 429, 503]
"""  # what is too big is refused by its size, whatever else is wrong with it

# in addresses, searches and forms of the keeper
NONSENSE = (
    "",
    "\0",
    "../../etc/passwd",
    "<script>alert(1)</script>",
    '"><script>alert(1)</script>',
    "' OR 1 = 1 --",
    "!%_",
    "-1",
    "9" * 400,
    "\ud7ff\ufffe\u202e",
    "x" * 5000,
)


def attack_http(examples: int) -> int:
    """The same attack each time: what it has found once, it finds again."""
    with tempfile.TemporaryDirectory() as folder:
        running = serve_in_background(settings(Path(folder)))
        code, _ = new_table(running.url, "me", "open", key=KEY)
        (Path(folder) / "schemathesis.toml").write_text(CONFIG.format(code))
        command = [str(Path(sys.executable).with_name("schemathesis")), "run", "--generation-deterministic"]
        command += [f"{running.url}/api/schema/openapi.json", "--exclude-checks", NOT_CHECKED]
        run = subprocess.run([*command, "--max-examples", str(examples)], cwd=folder, check=False)
        running.stop()
    return run.returncode


def attack_keeper() -> int:
    """The pages behind the password, which no description lists: everything in an address, a search and a
    form is nonsense at some time. Each is answered, and nothing comes back as markup."""
    with tempfile.TemporaryDirectory() as folder:
        running = serve_in_background(replace(settings(Path(folder)), admin=KEY))
        with httpx.Client(base_url=running.url, auth=("any", KEY), timeout=60) as keeper:
            broken = [
                f"{method} {path} with {said[:40]!r}: {answer.status_code}"
                for call in KEEPERS
                for path in call.paths
                for method in sorted(call.http_methods)
                for said in NONSENSE
                if bad(answer := nonsense(keeper, method, path, said))
            ]
        running.stop()
    print("\n".join(broken), flush=True)
    return 1 if broken else 0


def nonsense(keeper: httpx.Client, method: str, path: str, said: str) -> httpx.Response:
    where = re.sub(r"{\w+:\w+}", quote(said, safe="") or "x", path)
    form = dict.fromkeys(LANGUAGES, said) if method == "POST" else None
    return keeper.request(method, where, params={"q": said}, data=form)


def bad(answer: httpx.Response) -> bool:
    return answer.status_code >= 500 or "<script" in answer.text.lower()


def attack_slowly(connections: int, megabytes: int) -> int:
    """Everything that says little, slowly or without end: others are answered, and memory is not taken."""
    with tempfile.TemporaryDirectory() as folder:
        server = Process(Path(folder))
        try:
            return slowly(server, connections, megabytes)
        finally:
            server.kill()


def slowly(server: Process, connections: int, megabytes: int) -> int:
    fine = slow.answered(server.port)
    before = most = memory(server.child.pid)
    for name, beginning in slow.BEGINNINGS.items():
        with slow.unfinished(server.port, connections, beginning) as sockets:
            fine = slow.answered(server.port) and fine
            most = max(most, memory(server.child.pid))
            print(f"{connections} that say {name}: {len(slow.still_open(sockets))} held", flush=True)
    for name, taken in slow.endless(server.port, megabytes << 20).items():
        print(f"{name} without end: {taken / 1e6:.1f} MB taken", flush=True)
        fine = fine and taken < megabytes << 20
    grown = max(most, memory(server.child.pid)) - before
    print(f"memory grew by {grown:.0f} MB", flush=True)
    return 0 if fine and slow.answered(server.port) and grown < MOST_GROWN else 1


def attack_parser(name: str, seconds: int) -> int:
    command = [sys.executable, "-m", "scripts.guided", name, f"-max_total_time={seconds}"]
    with tempfile.TemporaryDirectory() as folder:
        run = subprocess.run(
            [*command, f"-artifact_prefix={folder}/"], capture_output=True, text=True, check=False
        )
    said = (run.stdout + run.stderr).splitlines()
    print(f"{name}:", "\n".join(said if run.returncode else said[-1:]), flush=True)
    return run.returncode


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=int, default=600, help="for each parser")
    parser.add_argument("--examples", type=int, default=100, help="for each call of the HTTP interface")
    parser.add_argument("--connections", type=int, default=2049, help="that are begun and not ended")
    parser.add_argument("--megabytes", type=int, default=150, help="of a request without end")
    args = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    codes = {
        "HTTP": attack_http(args.examples),
        "keeper": attack_keeper(),
        "slow": attack_slowly(args.connections, args.megabytes),
    }
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        codes |= zip(TARGETS, pool.map(attack_parser, TARGETS, repeat(args.seconds)), strict=True)
    for name, code in codes.items():
        print(f"{name}: {'nothing found' if code == 0 else 'BROKEN'}")
    return 1 if any(codes.values()) else 0


if __name__ == "__main__":
    raise SystemExit(main())
