"""What is shipped can be played: the wheel brings the page along and serves it far from any checkout."""

import shutil
import subprocess
import sys
import sysconfig
import tarfile
from pathlib import Path

import httpx
import pytest

from scripts.hatch_build import NOT_BUILT

ROOT = Path(__file__).parents[1]
PARTS = ["pyproject.toml", "README.md", "LICENSE", "src", "scripts/hatch_build.py"]
FRONT = '<!doctype html><script type="module" src="/assets/app-1.js"></script>'
SCRIPT = "export const shipped = true\n"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy of what a build needs, with a page that was built in no time."""
    root = tmp_path / "checkout"
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


def build(root: Path, target: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", "built"]
    return subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)


def built(root: Path, target: str) -> Path:
    run = build(root, target)
    assert run.returncode == 0, run.stderr
    (found,) = (root / "built").iterdir()
    return found


def unpacked(archive: Path, where: Path) -> Path:
    """The one folder of a source distribution."""
    with tarfile.open(archive) as tar:
        tar.extractall(where, filter="data")
    (found,) = where.iterdir()
    return found


def installed(wheel: Path, where: Path) -> Path:
    """A fresh environment; what the wheel depends on is borrowed from ours. The folder of its programs."""
    subprocess.run([sys.executable, "-m", "venv", where], check=True)
    install = [str(where / "bin" / "pip"), "install", "-q", "--no-index", "--no-deps", str(wheel)]
    subprocess.run(install, check=True)
    (packages,) = where.glob("lib/python*/site-packages")
    (packages / "borrowed.pth").write_text(sysconfig.get_paths()["purelib"])
    return where / "bin"


def test_an_installed_wheel_serves_its_page(checkout: Path, tmp_path: Path) -> None:
    """Built as everybody does: the source distribution first, and the wheel from that."""
    source = unpacked(built(checkout, "sdist"), tmp_path / "source")
    programs = installed(built(source, "wheel"), tmp_path / "home")
    command = [str(programs / "bedesten"), "serve", "--port", "0", "--data", str(tmp_path / "data")]
    with subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        url = server.stdout.readline().split()[-1]
        page, script = httpx.get(url), httpx.get(f"{url}/assets/app-1.js")
        server.terminate()
    assert (page.status_code, page.text) == (200, FRONT)
    assert (script.status_code, script.text) == (200, SCRIPT)
    assert script.headers["content-type"].startswith("text/javascript")


@pytest.mark.parametrize("target", ["wheel", "sdist"])
def test_nothing_is_shipped_without_the_page(checkout: Path, target: str) -> None:
    shutil.rmtree(checkout / "web")
    run = build(checkout, target)
    assert run.returncode != 0
    assert NOT_BUILT in run.stdout + run.stderr
    assert "Traceback" not in run.stderr
