"""What is shipped can be played: the wheel brings the page along and serves it far from any checkout."""

import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import zipfile
from pathlib import Path

import pytest

from bedesten import __version__
from scripts.build_compiled import NOT_COMPILED
from scripts.hatch_build import NEEDED, NODE, NOT_BUILT
from scripts.release import LARGEST
from tests.server.client import http
from tests.shipping import FRONT, NO_COMPILER, ROOT, SCRIPT, UV, build, built, checked_out


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    return checked_out(tmp_path / "checkout")


def unpacked(archive: Path, where: Path) -> Path:
    """The one folder of a source distribution."""
    with tarfile.open(archive) as tar:
        tar.extractall(where, filter="data")
    (file,) = where.iterdir()
    return file


def installed(wheel: Path, where: Path) -> Path:
    """A fresh environment; what the wheel depends on is borrowed from ours. The folder of its programs."""
    subprocess.run([UV, "venv", "-q", "--python", sys.executable, where], check=True)
    install = [UV, "pip", "install", "-q", "--python", str(where), "--no-index", "--no-deps", str(wheel)]
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
        page, script = http.get(url), http.get(f"{url}/assets/app-1.js")
        server.terminate()
    assert (page.status_code, page.text) == (200, FRONT)
    assert (script.status_code, script.text) == (200, SCRIPT)
    assert script.headers["content-type"].startswith("text/javascript")
    (tmp_path / "some.toml").write_text('rules = ["IST-SULT-1"]\n')
    scenario = [str(programs / "bedesten"), "scenario", "run", "some.toml"]
    subprocess.run(scenario, cwd=tmp_path, check=True)  # it knows the rules far from docs/rules


def test_without_a_compiler_the_wheel_holds_the_sources_and_says_so(checkout: Path) -> None:
    run = build(checkout, "wheel", **NO_COMPILER)
    assert run.returncode == 0, run.stderr
    assert (run.stdout + run.stderr).count(NOT_COMPILED) == 1
    (wheel,) = (checkout / "built").iterdir()
    assert wheel.name.endswith("-py3-none-any.whl")


def test_the_wheel_is_small_with_the_real_page(checkout: Path) -> None:
    """Half of what one may weigh: the other half is for the compiled engine."""
    page = checkout / "web" / "dist"
    shutil.rmtree(page)
    shutil.copytree(ROOT / "web" / "dist", page)
    assert built(checkout, "wheel", **NO_COMPILER).stat().st_size <= LARGEST / 2


@pytest.mark.parametrize("target", ["wheel", "sdist"])
def test_nothing_is_shipped_without_the_page(checkout: Path, target: str) -> None:
    shutil.rmtree(checkout / "web")
    run = build(checkout, target, PATH="")
    assert run.returncode != 0
    assert NOT_BUILT in run.stdout + run.stderr
    assert "Traceback" not in run.stderr


def test_a_fresh_checkout_builds_its_page_and_asks_for_node_where_there_is_none(
    checkout: Path, tmp_path: Path
) -> None:
    """With a Node that notes what it is asked, and makes a page as quickly as the fixture does."""
    shutil.move(checkout / "web" / "dist", tmp_path / "dist")
    shutil.copytree(ROOT / "docs/rules", checkout / "docs/rules", dirs_exist_ok=True)
    for part in ["gen_rules.py", "rules_markdown.py"]:
        shutil.copy(ROOT / "scripts" / part, checkout / "scripts" / part)
    npm = tmp_path / "bin" / "npm"
    npm.parent.mkdir()
    npm.write_text(f'#!/bin/sh\necho "$@" >> asked\n[ "$1" = ci ] || cp -r {tmp_path}/dist .\n')
    npm.chmod(0o755)
    assert requirements(checkout, PATH="/nowhere") == [*NEEDED, NODE]
    assert requirements(checkout, PATH=str(npm.parent)) == NEEDED
    assert requirements(checkout, PATH="/nowhere", BEDESTEN_PAGE_LATER="1") == []
    wheel = built(checkout, "wheel", PATH=f"{npm.parent}:{os.environ['PATH']}", **NO_COMPILER)
    assert (checkout / "web/asked").read_text().splitlines() == [
        "ci --silent --no-audit --no-fund",
        "run --silent build",
    ]
    assert (checkout / "web/src/routes/rules/text/games.json").is_file()
    with zipfile.ZipFile(wheel) as files:
        assert files.read("bedesten/static/index.html").decode() == FRONT


def test_the_package_is_a_program_too() -> None:
    command = [sys.executable, "-m", "bedesten", "version"]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert said.startswith(__version__)


def requirements(checkout: Path, **env: str) -> list[str]:
    """What a front end such as pip is told to fetch before it builds a wheel."""
    code = "import hatchling.build as b, json; print(json.dumps(b.get_requires_for_build_wheel()))"
    command = [sys.executable, "-c", code]
    run = subprocess.run(command, cwd=checkout, env=env, capture_output=True, text=True, check=True)
    modules: list[str] = json.loads(run.stdout)
    return modules
