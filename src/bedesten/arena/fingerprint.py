"""What a result depends on, as a short word: the rules of a game and all its bots go by, nets included."""

from collections.abc import Iterator
from hashlib import sha256
from importlib import import_module
from pathlib import Path

from bedesten import catalog
from bedesten.core.boxes import HOMES

# how positions are written, what people are shown, what learners see, and how a choice is explained
NOT_PLAYED_BY = {"notation", "guide", "play", "encode", "explain.py", "__pycache__"}
BUILT = {".so", ".pyc", ".pyd"}
LENGTH = 10


def fingerprint(name: str) -> str:
    """Of the game of this name. A comment or an empty line changes nothing."""
    boxes = catalog.game(name).boxes
    others = {box for box in catalog.boxes() if box not in boxes}
    rules = [HOMES.get(box, f"bedesten.{box}") for box in boxes]
    digest = sha256()
    for package in ["bedesten.core", "bedesten.bots", *rules]:
        for path, word in files(home(package), NOT_PLAYED_BY | others):
            digest.update(f"{package}/{word}\n".encode())
            digest.update(content(path))
    return digest.hexdigest()[:LENGTH]


def files(folder: Path, without: set[str]) -> Iterator[tuple[Path, str]]:
    """With their names below the folder, in one order everywhere."""
    for path in sorted(folder.rglob("*")):
        parts = path.relative_to(folder).parts
        if path.is_file() and path.suffix not in BUILT and not without & {*parts}:
            yield path, "/".join(parts)


def home(package: str) -> Path:
    file = import_module(package).__file__
    assert file is not None
    return Path(file).parent


def content(path: Path) -> bytes:
    if path.suffix not in (".py", ".toml"):
        return path.read_bytes()
    lines = path.read_text("utf-8").splitlines()
    return "\n".join(line for line in lines if line.strip() and not line.strip().startswith("#")).encode()
