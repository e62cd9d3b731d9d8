"""Python for a worker of the browser: itself, its library, and the house with what it imports."""

import json
import re
import shutil
import tarfile
import tempfile
import zipfile
from importlib.metadata import distribution
from io import BytesIO
from pathlib import Path

from scripts.site.contained import LOCK
from scripts.site.files import PYODIDE, called, files_in, pack, run
from scripts.site.sources import stage

START, RUNTIME, PROGRAM = "pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"
MEMORY = "var getMemory=size=>{"  # where it says how it finds memory for a library
LIBRARY = "python_stdlib.zip"
READ_AS_TEXT = ["anyio/__init__.py"]  # it finds out by its source what it can fetch later
# of Python's own library, the largest that nothing in the house imports
UNUSED = [
    "_pydatetime",
    "_pyio",
    "ctypes",
    "doctest",
    "ftplib",
    "imaplib",
    "mailbox",
    "modulefinder",
    "optparse",
    "pickletools",
    "plistlib",
    "pstats",
    "pydoc",
    "tarfile",
    "trace",
    "unittest",
    "wave",
    "xml",
    "xmlrpc",
]


def python(uv: str, folder: Path) -> None:
    """All of it, and what it is called by its files."""
    folder.mkdir()
    shutil.copyfile(PYODIDE / START, folder / START)
    pack(placed((PYODIDE / RUNTIME).read_text("utf-8")).encode(), folder / RUNTIME)
    pack((PYODIDE / PROGRAM).read_bytes(), folder / PROGRAM)
    lock = json.loads((PYODIDE / LOCK).read_text("utf-8"))
    (folder / LOCK).write_text(json.dumps(lock | {"packages": {}}), "utf-8")  # none is fetched by its name
    library(folder / LIBRARY)
    house(uv, folder / "house.tar")
    (folder / "version.txt").write_text(called(folder, files_in(folder)), "utf-8")


def placed(script: str) -> str:
    """An image of Python needs its libraries where they were (web/src/tab/image.ts)."""
    if script.count(MEMORY) != 1:
        raise SystemExit(f"{RUNTIME}: expected one {MEMORY}")
    return script.replace(MEMORY, f"{MEMORY}if(Module.memoryAt){{return Module.memoryAt()}}")


def library(target: Path) -> None:
    """Compiled too, which is most of what Python takes to start, and without what explains it to people."""
    with tempfile.TemporaryDirectory() as name, zipfile.ZipFile(PYODIDE / LIBRARY) as zipped:
        folder = Path(name)
        zipped.extractall(
            folder, [file for file in zipped.namelist() if re.split("[/.]", file)[0] not in UNUSED]
        )
        run("node", "compile.mjs", str(folder))
        packed = BytesIO()
        with zipfile.ZipFile(packed, "w") as archive:
            for path in files_in(folder):
                archive.writestr(zipfile.ZipInfo(str(path.relative_to(folder))), path.read_bytes())
    pack(packed.getvalue(), target)


def house(uv: str, target: Path) -> None:
    """Compiled by the Python that runs it."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        stage(uv, folder)
        run("node", "compile.mjs", str(folder))
        for path in READ_AS_TEXT:
            shutil.copyfile(Path(str(distribution(path.split("/")[0]).locate_file(path))), folder / path)
        packed = BytesIO()
        with tarfile.open(fileobj=packed, mode="w", format=tarfile.USTAR_FORMAT) as archive:
            for file in files_in(folder):
                archive.addfile(*member(file, str(file.relative_to(folder))))
    pack(packed.getvalue(), target)


def member(file: Path, name: str) -> tuple[tarfile.TarInfo, BytesIO]:
    """Without the time it was written: the same sources make the same folder."""
    info = tarfile.TarInfo(name)
    info.size = file.stat().st_size
    return info, BytesIO(file.read_bytes())
