"""Under which licence everything in the folder is."""

import json
from pathlib import Path

from scripts.sbom import python_part
from scripts.site.contained import contained
from scripts.site.sources import COMPILED, PACKAGES


def licences(folder: Path) -> None:
    """Of everything in the folder, beside it: what the page has in it, and Python's part."""
    file = folder / "third-party.json"
    shipped = json.loads(file.read_text("utf-8"))
    shipped += contained()
    for name in [*PACKAGES, COMPILED]:
        part = python_part(name)
        licence = part["licenses"][0]["license"]
        text = licence.get("text", {}).get("content", "")
        shipped.append({"name": name, "version": part["version"], "licence": licence["name"], "text": text})
    file.write_text(json.dumps(shipped, indent=1), "utf-8")
