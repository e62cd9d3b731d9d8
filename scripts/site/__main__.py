"""Builds the folder: python -m scripts.site FOLDER [--server https://play.example]"""

import argparse
import shutil
from pathlib import Path

from scripts.site.licences import licences
from scripts.site.offline import worker
from scripts.site.page import page
from scripts.site.python import python


def build(folder: Path, server: str = "", uv: str = "uv") -> None:
    """One part after the other: the worker knows all that was there before it."""
    page(folder, server)
    python(uv, folder / "python")
    licences(folder)
    worker(folder)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--server", default="", help="a site with a server, for what needs other people")
    parser.add_argument("--uv", default="uv")
    args = parser.parse_args()
    build(args.folder.resolve(), args.server, str(Path(shutil.which(args.uv) or args.uv).resolve()))


if __name__ == "__main__":
    main()
