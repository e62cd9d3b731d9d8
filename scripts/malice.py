"""Attack a server of one's own: schemathesis over HTTP, then all parsers with atheris, one on each core.

`make malice` (SECONDS=600 for each parser) fetches atheris first. Exit code 1 if anything was found.
"""

import argparse
import os
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from itertools import repeat
from pathlib import Path

from bedesten.server.run import serve_in_background
from scripts.parsers import TARGETS
from tests.server.client import new_table
from tests.server.serving import settings

# A request may be well-formed and still make no sense; and OPTIONS is answered by the framework.
NOT_CHECKED = "positive_data_acceptance,unsupported_method,allow_header_conformance"
# Most calls are about a table: one that exists, else they would never come further than 404.
CONFIG = '[parameters]\n"path.code" = "{}"\n'


def attack_http(examples: int) -> int:
    """The same attack each time: what it has found once, it finds again."""
    with tempfile.TemporaryDirectory() as folder:
        running = serve_in_background(settings(Path(folder)))
        code, _ = new_table(running.url, "me", "open")
        (Path(folder) / "schemathesis.toml").write_text(CONFIG.format(code))
        command = [str(Path(sys.executable).with_name("schemathesis")), "run", "--generation-deterministic"]
        command += [f"{running.url}/api/schema/openapi.json", "--exclude-checks", NOT_CHECKED]
        found = subprocess.run([*command, "--max-examples", str(examples)], cwd=folder, check=False)
        running.stop()
    return found.returncode


def attack_parser(name: str, seconds: int) -> int:
    command = [sys.executable, "-m", "scripts.guided", name, f"-max_total_time={seconds}"]
    with tempfile.TemporaryDirectory() as folder:
        found = subprocess.run(
            [*command, f"-artifact_prefix={folder}/"], capture_output=True, text=True, check=False
        )
    said = (found.stdout + found.stderr).splitlines()
    print(f"{name}:", "\n".join(said if found.returncode else said[-1:]), flush=True)
    return found.returncode


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=int, default=600, help="for each parser")
    parser.add_argument("--examples", type=int, default=100, help="for each call of the HTTP interface")
    args = parser.parse_args()
    found = {"HTTP": attack_http(args.examples)}
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        found |= zip(TARGETS, pool.map(attack_parser, TARGETS, repeat(args.seconds)), strict=True)
    for name, code in found.items():
        print(f"{name}: {'nothing found' if code == 0 else 'BROKEN'}")
    return 1 if any(found.values()) else 0


if __name__ == "__main__":
    raise SystemExit(main())
