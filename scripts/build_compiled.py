"""Compile the engine with mypyc into a folder of its own: `python -m scripts.build_compiled FOLDER`.

The folder then holds a whole copy of the package; put it first on the path to use it. Nothing is written
under src, so an editable install never picks up a stale binary.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from time import perf_counter, time

SOURCE = Path(__file__).resolve().parent.parent / "src"
ROOMS = [
    "core",
    "istanbul",
    "mocha",
    "letters",
    "bazaar",
    "kairo",
    "bots/*",
]
# Rooms inside these that read better interpreted and cost nothing in a game: how positions are written,
# what people are shown, matches and records.
INTERPRETED = ["notation", "guide", "play"]
OF_BOTS = [
    "bot",
    "compare",
    "explain",
]  # that everybody subclasses, or that travels between processes

NOT_COMPILED = "No C compiler was found: the engine runs interpreted, to the same results but slower."
OPTIMISED = os.environ.get("MYPYC_OPT_LEVEL", "2")
STAMP = ".stamp"  # lies in a folder that is whole
DRIVER = Path(__file__).with_name("compile_engine.py")


def engine_files(root: Path) -> list[str]:
    """What is compiled, as paths below the folder; empty package files are left alone."""
    files = [file for room in ROOMS for file in sorted((root / "bedesten").glob(f"{room}/**/*.py"))]
    return [
        str(file.relative_to(root))
        for file in files
        if not {*file.relative_to(root).parent.parts} & {*INTERPRETED}
        and file.stem not in OF_BOTS
        and "import" in file.read_text()
    ]


def compiler() -> str:
    """The C compiler that Python extensions are built with; empty if it is not there, or Python's headers."""
    words = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    headers = Path(sysconfig.get_path("include"), "Python.h").is_file()
    return (shutil.which(words[0]) or "") if headers else ""


def build(folder: Path, tell: Callable[[str], None] = lambda doing: None) -> bool:
    """A copy of the package with the engine's modules compiled beside their sources; a mere copy, and False,
    where nothing can be compiled. What is being done is told twice a second."""
    if folder.exists():
        shutil.rmtree(folder)
    shutil.copytree(SOURCE, folder, ignore=shutil.ignore_patterns("__pycache__"))
    if not compiler():
        return False
    made = folder.resolve() / "build"  # the compiler works inside the folder
    command = [sys.executable, str(DRIVER), str(made), OPTIMISED, *engine_files(folder)]
    with tempfile.TemporaryFile("w+") as said:
        running = subprocess.Popen(
            command, cwd=folder, env={**os.environ, "MYPYPATH": "."}, stdout=said, stderr=said, text=True
        )
        while running.poll() is None:
            tell(progress(made))
            with suppress(subprocess.TimeoutExpired):
                running.wait(0.5)
        if running.returncode != 0:
            said.seek(0)
            raise SystemExit(f"compiling failed:\n{said.read()}")
    shutil.rmtree(made, ignore_errors=True)
    return True


def progress(made: Path) -> str:
    """How far the work has come, by the files it has left so far."""
    pieces = len(list(made.glob("piece*.c")))
    if pieces == 0:
        return "translating to C"
    return f"compiling C, {len(list(made.rglob('piece*.o')))} of {pieces} pieces"


def build_whole(folder: Path, tell: Callable[[str], None]) -> bool:
    """The folder appears when it is whole: who plays meanwhile may look for it at any moment. Whoever asks
    while it is made waits, and takes it as it is then."""
    import fcntl  # which Windows has not, where wheels are built too

    folder.parent.mkdir(parents=True, exist_ok=True)
    with folder.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not is_current(folder):
            make_whole(folder, tell)
    return any(folder.rglob("*.so"))


def make_whole(folder: Path, tell: Callable[[str], None]) -> None:
    """Its stamp is as old as the sources it was made from; the page is at hand in it, as in a wheel."""
    with tempfile.TemporaryDirectory(prefix="engine-", dir=folder.parent) as beside:
        began, made = time(), Path(beside, "engine")
        build(made, tell)
        (made / "bedesten" / "static").symlink_to(SOURCE.parent / "web" / "dist")
        (made / STAMP).touch()
        os.utime(made / STAMP, (began, began))
        shutil.rmtree(folder, ignore_errors=True)
        made.rename(folder)


def is_current(folder: Path) -> bool:
    """No source is newer, nor what compiles them."""
    stamp = folder / STAMP
    sources = [Path(__file__), DRIVER, *SOURCE.rglob("*.py"), *SOURCE.rglob("*.toml")]
    return stamp.is_file() and all(file.stat().st_mtime <= stamp.stat().st_mtime for file in sources)


def main() -> None:
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    from rich.console import Console

    folder, console, began = Path(sys.argv[1]), Console(stderr=True), perf_counter()
    with console.status("") as status:
        compiled = build_whole(
            folder, lambda doing: status.update(f"{doing}, {perf_counter() - began:.0f} s so far")
        )
    print(f"The engine is compiled ({perf_counter() - began:.0f} s)" if compiled else NOT_COMPILED)


if __name__ == "__main__":
    main()
