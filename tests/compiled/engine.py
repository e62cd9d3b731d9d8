"""A compiled engine for the tests: compiled anew where anything it is compiled from has changed."""

import hashlib
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from zipfile import ZipFile

from scripts.build_compiled import ROOMS, SOURCE, compiler
from tests.shipping import PARTS, ROOT, built_alone, checked_out

KEPT = ROOT / "build" / "tested"


def engine(folder: Path, kept: Path = KEPT) -> Path:
    """The package with its engine compiled, below the folder."""
    modules = kept / fingerprint()
    if modules.is_dir():
        shutil.copytree(SOURCE, folder / "engine", ignore=shutil.ignore_patterns("__pycache__"))
        shutil.copytree(modules, folder / "engine", dirs_exist_ok=True)
    else:
        unpack(folder)
        keep(folder / "engine", modules)
    return folder / "engine"


def unpack(folder: Path) -> None:
    """A wheel as it is shipped; not optimised, which changes nothing but how long it takes."""
    wheel = built_alone(checked_out(folder / "checkout"), MYPYC_OPT_LEVEL="0")
    assert "-none-any" not in wheel.name, "it runs on every machine, so it cannot be compiled"
    with ZipFile(wheel) as packed:
        packed.extractall(folder / "engine")


def keep(engine: Path, modules: Path) -> None:
    """Only these, and whole: nobody finds half of them."""
    shutil.rmtree(modules.parent, ignore_errors=True)
    made = modules.with_suffix(".part")
    for module in engine.rglob("*.so"):
        to = made / module.relative_to(engine)
        to.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(module, to)
    made.rename(modules)


def fingerprint(read: Callable[[Path], bytes] = Path.read_bytes) -> str:
    """Of all that decides what is compiled: rooms above the engine do not, for it may not know them."""
    assert compiler(), "there is no C compiler"
    said = subprocess.run([compiler(), "--version"], capture_output=True, check=True).stdout
    words = [sys.version.encode(), said]
    words += [word for file in sources() for word in (str(file.relative_to(ROOT)).encode(), read(file))]
    return hashlib.sha256(b"\0".join(words)).hexdigest()


def sources() -> Iterator[Path]:
    yield from (ROOT / part for part in PARTS if (ROOT / part).suffix in (".py", ".toml"))
    yield from sorted((SOURCE / "bedesten").glob("*.py"))
    for room in sorted({room.split("/")[0] for room in ROOMS}):
        yield from sorted((SOURCE / "bedesten" / room).rglob("*.py"))
