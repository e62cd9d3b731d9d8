"""What of others runs Python in the browser, with its licences: Pyodide, CPython, and what they hold."""

import json
import tomllib
from pathlib import Path

from scripts.site.files import PYODIDE

HERE = Path(__file__).parent
LOCK = "pyodide-lock.json"
Part = dict[str, str]


def part(name: str, version: str, licence: str, whose: str) -> Part:
    text = (HERE / "texts" / f"{licence}.txt").read_text("utf-8")
    return {"name": name, "version": version, "licence": licence, "text": f"{whose}\n\n{text}"}


def contained() -> list[Part]:
    said = json.loads((PYODIDE / "package.json").read_text("utf-8"))
    runs = json.loads((PYODIDE / LOCK).read_text("utf-8"))["info"]["python"]
    inside = tomllib.loads((HERE / "contained.toml").read_text("utf-8"))["parts"]
    return [
        part("pyodide", said["version"], said["license"], "Copyright (C) the contributors of Pyodide"),
        part("cpython", runs, "PSF-2.0", "Copyright (c) 2001 Python Software Foundation"),
        *(part(*each) for each in inside),
    ]
