"""Run the tests in every Python that pyproject.toml has a classifier for: `make matrix`.

Each is found here or fetched by uv and has an environment of its own under build/matrix; one that cannot be
had is named at the end. What else is said is for pytest: `make matrix ARGS="tests/core"`.
"""

import argparse
import os
import subprocess
import sys
from pathlib import Path

from scripts.pythons import interpreter, versions

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "build" / "matrix"
FEW = ["-n", "4", "--dist", "worksteal", "-m", "not thorough", "--ignore", "tests/browser"]
MISSING = "cannot be had here"


def environment(uv: str, version: str) -> Path | None:
    """The folder of its programs, with the project and its tools; none if there is no such Python."""
    home = FOLDER / version
    env = {**os.environ, "UV_PYTHON_DOWNLOADS": "automatic", "BEDESTEN_PAGE_LATER": "1"}
    make = [uv, "venv", "-q", "--allow-existing", "--python", interpreter(uv, version) or version, str(home)]
    if subprocess.run(make, env=env, check=False, cwd=ROOT).returncode:
        return None
    python = str(home / "bin" / "python")
    install = [
        uv,
        "pip",
        "install",
        "-q",
        "--python",
        python,
        "-c",
        "constraints.txt",
        "--group",
        "dev",
        "-e",
        ".",
    ]
    subprocess.run(install, env=env, check=True, cwd=ROOT)
    return home / "bin"


def tested(uv: str, version: str, words: list[str]) -> str:
    """How it went, in a word or two."""
    programs = environment(uv, version)
    if programs is None:
        return MISSING
    command = [str(programs / "python"), "-m", "pytest", "-q", *FEW, *words]
    return "failed" if subprocess.run(command, check=False, cwd=ROOT).returncode else "passed"


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--uv", default="uv")
    known, words = parser.parse_known_args()
    told: dict[str, str] = {}
    for version in versions((ROOT / "pyproject.toml").read_text("utf-8")):
        print(f"Testing in Python {version}", flush=True)
        told[version] = tested(known.uv, version, words)
    for version, how in told.items():
        print(f"Python {version}: {how}")
    return int("failed" in told.values() or "passed" not in told.values())


if __name__ == "__main__":
    sys.exit(main())
