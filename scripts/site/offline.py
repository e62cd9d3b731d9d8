"""The worker that answers for the folder without a network."""

import json
from pathlib import Path

from scripts.site.files import TEMPLATES, called, files_in, pack

# what the worker is to call each kind of text
TEXTS = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mjs": "text/javascript",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
}


def worker(folder: Path) -> None:
    """It knows every file, and what the folder is called by all of them. What is text comes in one packed
    file: all of it is fetched, and few hosts would compress it."""
    again = [path for path in folder.rglob("index.html") if path.parent != folder]
    left_out = {*again, folder / "404.html", folder / "third-party.json"}
    files = [path for path in files_in(folder) if path not in left_out]
    names = {path: str(path.relative_to(folder)).removesuffix("index.html") for path in files}
    texts = [path for path in files if path.suffix in TEXTS]
    said = {names[path]: [TEXTS[path.suffix], path.read_text("utf-8")] for path in texts}
    pack(json.dumps(said, ensure_ascii=False).encode(), folder / "texts.json")
    others = [names[path] for path in files if path not in texts]
    script = (TEMPLATES / "offline.js").read_text("utf-8")
    script = script.replace("%VERSION%", called(folder, files)).replace("['%FILES%']", json.dumps(others))
    (folder / "offline.js").write_text(script, "utf-8")
