"""The Pythons of the classifiers, as far as they are on this computer."""

import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path

VERSION = "import sys; print('{}.{}'.format(*sys.version_info))"


def versions(project: str) -> list[str]:
    """Those a project file names."""
    return re.findall(r'"Programming Language :: Python :: (3\.\d+)"', project)


@cache
def interpreter(uv: str, version: str) -> str:
    """Where its program is; empty if it is nowhere. A shim of pyenv's that runs nothing is none."""
    return next((path for path in places(uv, version) if says(path) == version), "")


def places(uv: str, version: str) -> Iterator[str]:
    """On the search path, in the folders of pyenv, the newest first, and wherever uv keeps its own."""
    name = f"python{version}"
    folders = os.environ.get("PATH", "").split(os.pathsep)
    yield from filter(None, (shutil.which(name, path=folder) for folder in folders))
    homes = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv", "versions").glob(f"{version}.*")
    yield from (str(home / "bin" / name) for home in sorted(homes, key=patch, reverse=True))
    asked = [uv, "python", "find", "-q", "--managed-python", version]
    if shutil.which(uv):
        yield subprocess.run(asked, capture_output=True, text=True, check=False).stdout.strip()


def patch(home: Path) -> int:
    number = home.name.rpartition(".")[2]
    return int(number) if number.isdecimal() else -1


def says(path: str) -> str:
    """Which version it is, if it runs."""
    try:
        asked = subprocess.run([path, "-c", VERSION], capture_output=True, text=True, check=False)
    except OSError:
        return ""
    return asked.stdout.strip()
