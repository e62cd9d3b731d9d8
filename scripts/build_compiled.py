"""Compile the engine with mypyc into a folder of its own: `python scripts/build_compiled.py FOLDER`.

The folder then holds a whole copy of the package; put it first on the path to use it. Nothing is written
under src, so an editable install never picks up a stale binary.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

SOURCE = Path(__file__).resolve().parent.parent / "src"
ROOMS = ["core", "istanbul", "mocha", "letters", "bazaar", "kairo", "bots/evaluate", "bots/mcts"]
TABLES = ["bots/greedy/rolls.py", "bots/greedy/worth.py"]  # which evaluations read all the time
# Text, files and checks: they read better interpreted and cost nothing in a game.
INTERPRETED = [
    "asking",
    "book",
    "bot",
    "checking",
    "codec",
    "faces",
    "conformance",
    "datafile",
    "fields",
    "loading",
    "match",
    "options",
    "packing",
    "part",
    "plausible",
    "reading",
    "reasons",
    "record",
    "scenario",
    "scene",
    "steps",
    "weights",
]

DRIVER = """
import sys
from mypyc.build import mypycify
from setuptools import setup
modules = mypycify(["--strict", *sys.argv[2:]], opt_level="3", target_dir=sys.argv[1])
setup(name="engine", packages=[], py_modules=[], ext_modules=modules,
      script_args=["-q", "build_ext", "--inplace", "--build-temp", sys.argv[1]])
"""


def engine_files(root: Path) -> list[str]:
    """What is compiled, as paths below the folder; empty package files are left alone."""
    files = [file for room in ROOMS for file in sorted((root / "bedesten" / room).rglob("*.py"))]
    files += [root / "bedesten" / table for table in TABLES]
    return [
        str(file.relative_to(root))
        for file in files
        if not set(file.relative_to(root).with_suffix("").parts) & set(INTERPRETED)
        and "import" in file.read_text()
    ]


def build(folder: Path) -> None:
    """A copy of the package with the engine's modules compiled beside their sources."""
    if folder.exists():
        shutil.rmtree(folder)
    shutil.copytree(SOURCE, folder, ignore=shutil.ignore_patterns("__pycache__"))
    command = [sys.executable, "-c", DRIVER, str(folder / "build"), *engine_files(folder)]
    done = subprocess.run(
        command, cwd=folder, env={**os.environ, "MYPYPATH": "."}, capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        raise SystemExit(f"compiling failed:\n{done.stdout}{done.stderr}")
    shutil.rmtree(folder / "build", ignore_errors=True)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    print(f"Compiling the engine into {sys.argv[1]} (about a minute)")
    build(Path(sys.argv[1]))
