"""What is shipped, built from a copy of the sources with a page that was built in no time."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
PARTS = [
    "pyproject.toml",
    "README.md",
    "LICENSE",
    "src",
    "docs/rules",
    "scripts/build_compiled.py",
    "scripts/compile_engine.py",
    "scripts/hatch_build.py",
]
FRONT = '<!doctype html><script type="module" src="/assets/app-1.js"></script>'
SCRIPT = "export const shipped = true\n"
UV = shutil.which("uv") or str(ROOT / ".uv/bin/uv")
NO_COMPILER = {"CC": "no-such-compiler"}


def checked_out(root: Path) -> Path:
    """What a build needs."""
    for part in PARTS:
        (root / part).parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / part).is_dir():
            shutil.copytree(ROOT / part, root / part, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(ROOT / part, root / part)
    assets = root / "web" / "dist" / "assets"
    assets.mkdir(parents=True)
    (assets.parent / "index.html").write_text(FRONT)
    (assets / "app-1.js").write_text(SCRIPT)
    return root


def build(root: Path, target: str, **env: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", "built"]
    return subprocess.run(
        command, cwd=root, env={**os.environ, **env}, capture_output=True, text=True, check=False
    )


def built_alone(root: Path, **env: str) -> Path:
    """A wheel, as everybody makes one: nothing is there but what the project asks for to be built."""
    command = [UV, "build", "-q", "--wheel", "--python", sys.executable, "-o", "built"]
    run = subprocess.run(
        command, cwd=root, env={**os.environ, **env}, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr
    (wheel,) = (root / "built").glob("*.whl")
    return wheel


def built(root: Path, target: str, **env: str) -> Path:
    run = build(root, target, **env)
    assert run.returncode == 0, run.stderr
    (folder,) = (root / "built").iterdir()
    return folder
