"""What is shipped can be played: the wheel brings the page along and serves it far from any checkout."""

import shutil
import subprocess
import sys
import sysconfig
import tarfile
from pathlib import Path

import httpx
import pytest

from scripts.build_compiled import NOT_COMPILED
from scripts.hatch_build import NOT_BUILT
from tests.shipping import FRONT, NO_COMPILER, SCRIPT, build, built, checked_out


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    return checked_out(tmp_path / "checkout")


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
    programs = installed(built(source, "wheel", **NO_COMPILER), tmp_path / "home")
    command = [str(programs / "bedesten"), "serve", "--port", "0", "--data", str(tmp_path / "data")]
    with subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        url = server.stdout.readline().split()[-1]
        page, script = httpx.get(url), httpx.get(f"{url}/assets/app-1.js")
        server.terminate()
    assert (page.status_code, page.text) == (200, FRONT)
    assert (script.status_code, script.text) == (200, SCRIPT)
    assert script.headers["content-type"].startswith("text/javascript")


def test_without_a_compiler_the_wheel_holds_the_sources_and_says_so(checkout: Path) -> None:
    run = build(checkout, "wheel", **NO_COMPILER)
    assert run.returncode == 0, run.stderr
    assert (run.stdout + run.stderr).count(NOT_COMPILED) == 1
    (wheel,) = (checkout / "built").iterdir()
    assert wheel.name.endswith("-py3-none-any.whl")


@pytest.mark.parametrize("target", ["wheel", "sdist"])
def test_nothing_is_shipped_without_the_page(checkout: Path, target: str) -> None:
    shutil.rmtree(checkout / "web")
    run = build(checkout, target)
    assert run.returncode != 0
    assert NOT_BUILT in run.stdout + run.stderr
    assert "Traceback" not in run.stderr
