"""What all parts of the site are made with."""

import gzip
import os
import subprocess
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"
TEMPLATES = WEB / "site"
PYODIDE = WEB / "node_modules/pyodide"


def run(*words: str, **env: str) -> None:
    done = subprocess.run(words, cwd=WEB, env={**os.environ, **env})
    if done.returncode:
        raise SystemExit(f"{' '.join(words[:3])} failed: no site was built")


def files_in(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.is_file())


def pack(content: bytes, target: Path) -> None:
    """Whoever serves the folder need not compress it; its name is none that a host takes for an encoding."""
    target.with_name(f"{target.name}.bin").write_bytes(gzip.compress(content, 9, mtime=0))


def called(folder: Path, files: list[Path]) -> str:
    """What a folder is called by all of these."""
    parts = (str(path.relative_to(folder)).encode() + path.read_bytes() for path in files)
    return sha256(b"".join(parts)).hexdigest()[:16]
