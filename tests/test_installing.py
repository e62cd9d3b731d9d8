"""Whoever installs it can play, by the means people use: uv, uvx and pip, also without Node and compiler."""

import fcntl
import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import httpx
import pytest

from bedesten import __version__
from scripts.release import LARGEST
from tests.server.client import Client, new_table
from tests.shipping import FRONT, ROOT, UV, checked_out

pytestmark = pytest.mark.thorough
NOT_CLONED = [
    ".git",
    ".venv",
    ".uv",
    "node_modules",
    ".svelte-check",
    "dist",
    "build",
    "__pycache__",
    ".*_cache",
    ".hypothesis",
]
BARE = ["sh", "env", "uname"]  # what npm needs beside its Node


def run(*command: str, cwd: Path, **env: str) -> str:
    done = subprocess.run(
        command, cwd=cwd, env={**os.environ, **env}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with what `uv build` makes, once for all processes that test; compiled without optimising,
    which changes nothing but how long it takes."""
    shared = tmp_path_factory.getbasetemp().parent / "uv-build"
    with (shared.parent / "uv-build.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (shared / "built").is_dir():
            shutil.rmtree(shared, ignore_errors=True)
            checkout = checked_out(shared)
            command = [UV, "build", "-q", "--python", sys.executable, "--no-build-isolation", "-o", "making"]
            run(*command, cwd=checkout, MYPYC_OPT_LEVEL="0", VIRTUAL_ENV=sys.prefix)
            (checkout / "making").rename(checkout / "built")
    return shared / "built"


@pytest.fixture
def wheel(built: Path) -> str:
    (wheel,) = built.glob("*.whl")
    return str(wheel)


def home(folder: Path) -> dict[str, str]:
    """Nothing of whoever tests is touched, and no browser opened."""
    return {
        "XDG_DATA_HOME": str(folder / "data"),
        "UV_TOOL_DIR": str(folder / "tools"),
        "UV_TOOL_BIN_DIR": str(folder / "bin"),
        "BROWSER": "true",
        "UV_CONSTRAINT": str(ROOT / "constraints.txt"),
        "PIP_CONSTRAINT": str(ROOT / "constraints.txt"),
    }


def page_of(*command: str, cwd: Path, env: dict[str, str]) -> str:
    """Of `bedesten play`, at which a bot has answered a move."""
    words = [*command, "play", "--port", "0"]
    with subprocess.Popen(
        words, cwd=cwd, env={**os.environ, **env}, stdout=subprocess.PIPE, text=True
    ) as server:
        try:
            assert server.stdout is not None
            url = server.stdout.readline().split()[-1]
            code, tokens = new_table(url, "me", "easy", options={"start": 0})
            with Client(url, code, tokens) as client:
                while client.mine():
                    assert client.ask is not None
                    assert client.act(client.ask["options"][0]["token"])["t"] == "step"
                client.wait_for_turn()
            return httpx.get(url).text
        finally:
            server.terminate()


def test_uv_builds_a_wheel_with_page_and_compiled_engine(built: Path, wheel: str) -> None:
    assert not wheel.endswith("-none-any.whl")
    with zipfile.ZipFile(wheel) as files:
        assert files.read("bedesten/static/index.html").decode() == FRONT
        assert any(
            name.startswith("bedesten/core/dice.") and name.endswith(".so") for name in files.namelist()
        )
    (source,) = built.glob("*.tar.gz")
    with tarfile.open(source) as files:
        assert f"bedesten-{__version__}/web/dist/index.html" in files.getnames()


def test_uvx_plays_from_the_wheel(wheel: str, tmp_path: Path) -> None:
    program = [UV, "tool", "run", "-q", "--python", sys.executable, "--from", wheel, "bedesten"]
    said = run(*program, "version", cwd=tmp_path, **home(tmp_path))
    assert said == f"{__version__}, engine compiled\n"
    assert page_of(*program, cwd=tmp_path, env=home(tmp_path)) == FRONT


def test_an_extra_of_the_wheel_brings_what_it_needs(wheel: str, tmp_path: Path) -> None:
    run(UV, "venv", "-q", "--python", sys.executable, "home", cwd=tmp_path)
    install = [UV, "pip", "install", "-q", "--python", "home", f"bedesten[rl] @ file://{wheel}"]
    run(*install, cwd=tmp_path, **home(tmp_path))
    learn = (
        "from bedesten.rl.env import env; e = env('istanbul', players=2); e.reset(seed=1); print(e.agents)"
    )
    said = run(str(tmp_path / "home/bin/python"), "-c", learn, cwd=tmp_path)
    assert len(said.split(",")) == 2


def test_the_wheel_is_small_enough_with_the_real_page(wheel: str, tmp_path: Path) -> None:
    """The engine has the other half; a release weighs it, since it is smaller where it is optimised."""
    page = shutil.make_archive(str(tmp_path / "page"), "zip", ROOT / "web" / "dist")
    with zipfile.ZipFile(wheel) as files:
        plain = sum(one.compress_size for one in files.infolist() if not one.filename.endswith(".so"))
    assert plain + Path(page).stat().st_size <= LARGEST / 2


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """What everybody gets: nothing in it is built."""
    ignored = shutil.ignore_patterns(*NOT_CLONED)
    return shutil.copytree(ROOT, tmp_path / "clone", ignore=ignored)


@pytest.fixture
def bare(tmp_path: Path) -> str:
    """A path without Node and without a C compiler."""
    folder = tmp_path / "bare"
    folder.mkdir()
    for name in BARE:
        program = shutil.which(name)
        assert program is not None
        (folder / name).symlink_to(program)
    return str(folder)


def test_uv_installs_a_clone_where_there_is_neither_node_nor_compiler(
    clone: Path, bare: str, tmp_path: Path
) -> None:
    env = home(tmp_path) | {"PATH": bare}
    # uv itself, where what is on the path is a script of a manager of Pythons, which needs more than there is
    uv = run(UV, "run", "-q", "--no-project", "--python", sys.executable, "printenv", "UV", cwd=tmp_path)
    run(uv.strip(), "tool", "install", "-q", "--python", sys.executable, ".", cwd=clone, **env)
    check_installed(tmp_path / "bin" / "bedesten", tmp_path, env)


def test_pip_installs_a_clone_where_there_is_neither_node_nor_compiler(
    clone: Path, bare: str, tmp_path: Path
) -> None:
    env = home(tmp_path) | {"PATH": bare}
    run(sys.executable, "-m", "venv", "home", cwd=tmp_path)
    run(str(tmp_path / "home/bin/pip"), "install", "-q", ".", cwd=clone, **env)
    check_installed(tmp_path / "home/bin/bedesten", tmp_path, env)


def check_installed(program: Path, folder: Path, env: dict[str, str]) -> None:
    assert run(str(program), "version", cwd=folder, **env) == f"{__version__}, engine interpreted\n"
    page = page_of(str(program), cwd=folder, env=env)
    assert "/assets/" in page
    assert page != FRONT
