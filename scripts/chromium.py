"""Find a Chromium for the browser tests and print its path; on Debian as root, install it first."""

import os
import shutil
import subprocess
import sys

NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
INSTALL = ["apt-get update -qq", "apt-get install -y -qq --no-install-recommends chromium"]


def find() -> str | None:
    """The one named by CHROMIUM, or the first on the path."""
    return os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)


def main() -> None:
    found = find()
    if found is None and shutil.which("apt-get") and os.geteuid() == 0:
        print("Installing chromium", file=sys.stderr)
        for command in INSTALL:
            subprocess.run(command.split(), check=True, stdout=subprocess.DEVNULL)
        found = find()
    if found is None:
        raise SystemExit("The browser tests need Chromium: install it, or name one in CHROMIUM.")
    print(found)


if __name__ == "__main__":
    main()
