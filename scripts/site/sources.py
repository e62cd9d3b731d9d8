"""The sources that Python is to find in the browser: the house, and the packages that its server imports."""

import shutil
import tempfile
import zipfile
from importlib.metadata import distribution, version
from pathlib import Path

from scripts.site.files import ROOT, run

# what the server imports; the compiled one among them is fetched for the browser
PACKAGES = [
    "litestar",
    "anyio",
    "idna",
    "multidict",
    "multipart",
    "prometheus-client",
    "pyyaml",
    "sniffio",
    "typing-extensions",
]
COMPILED = "msgspec"
DOWNLOAD = ["pip", "download", "-q", "--no-deps", "--only-binary", ":all:"]
PLATFORM = ["--platform", "pyemscripten_2026_0_wasm32", "--python-version", "314", "--abi", "cp314"]
# a game without a net has no players that learned: it would be a tenth of what a visitor waits for
LEFT_OUT = ("cli", "arena", "rl", "static", "*.net", "games.sqlite", "__pycache__")


def stage(uv: str, folder: Path) -> None:
    """All that Python is to find, as sources."""
    for source, path in (each for name in PACKAGES for each in installed(name)):
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, folder / path)
    leave = shutil.ignore_patterns(*LEFT_OUT)
    shutil.copytree(ROOT / "src/bedesten", folder / "bedesten", ignore=leave)
    with tempfile.TemporaryDirectory() as fetched, zipfile.ZipFile(wheel(uv, Path(fetched))) as packed:
        packed.extractall(folder)


def installed(name: str) -> list[tuple[Path, str]]:
    """The files of a package, and where they belong."""
    files = distribution(name).files or []
    return [(Path(str(file.locate())), str(file)) for file in files if wanted(str(file))]


def wanted(path: str) -> bool:
    return (
        path.endswith((".py", ".json", ".toml", "METADATA"))
        and not path.startswith("..")
        and "__pycache__" not in path
        and "/testing/" not in path
    )


def wheel(uv: str, folder: Path) -> Path:
    """Of the compiled package, for the browser, in the version that is tested here."""
    wanted = f"{COMPILED}=={version(COMPILED)}"
    fetch = [*DOWNLOAD, *PLATFORM, "-d", str(folder), wanted]
    run(uv, "tool", "run", "-q", *fetch)
    return next(folder.glob("*.whl"))
