"""Find a Chromium for the browser tests and print its path; on Debian as root, install it first.

`--light` prefers the one that has no windows: the same engine, for half the processor time.
"""

import os
import shutil
import subprocess
import sys

LIGHT = "chromium-headless-shell"
NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
INSTALL = ["apt-get update -qq", "apt-get install -y -qq --no-install-recommends"]


def find(light: bool = False) -> str | None:
    """The one named by CHROMIUM, or the first on the path."""
    names = [LIGHT, *NAMES] if light else [*NAMES, LIGHT]
    return os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, names)), None)


def install(package: str) -> None:
    print(f"Installing {package}", file=sys.stderr)
    update, fetch = INSTALL
    for command in (update, f"{fetch} {package}"):
        subprocess.run(command.split(), check=True, stdout=subprocess.DEVNULL)


def main() -> None:
    light = "--light" in sys.argv
    if find(light) is None and shutil.which("apt-get") and os.geteuid() == 0:
        install(LIGHT if light else NAMES[0])
    path = find(light)
    if path is None:
        raise SystemExit("The browser tests need Chromium: install it, or name one in CHROMIUM.")
    print(path)


if __name__ == "__main__":
    main()
