"""The page as a folder that may lie anywhere: it finds out where before it fetches anything."""

import json
import re
import shutil
from pathlib import Path

from scripts.site.files import TEMPLATES, WEB, run

ROUTER = WEB / "src/lib/router.svelte.ts"


def page(folder: Path, server: str) -> None:
    """With a copy of its front page wherever somebody may begin."""
    words = ["--logLevel", "warn", "--mode", "site", "--base", "./", "--outDir", str(folder), "--emptyOutDir"]
    run("npx", "vite", "build", *words, VITE_SERVER=server)
    file = folder / "index.html"
    text = front(file.read_text("utf-8"), (TEMPLATES / "start.js").read_text("utf-8"))
    plain, _ = routes()
    for path in [file, folder / "404.html", *(folder / name / "index.html" for name in plain if name)]:
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, "utf-8")
    (folder / "worker.js").unlink()  # it is told by a server
    shutil.copyfile(TEMPLATES / "manifest.webmanifest", folder / "manifest.webmanifest")


def front(built: str, script: str) -> str:
    """The front page finds the folder it lies in before it fetches anything."""
    plain, coded = routes()
    tags = [[tag, attributes(said)] for tag, said in re.findall(r"<(script|link)\b([^>]*)>", built)]
    head = [each for each in tags if each[1].get("rel") != "manifest"]  # a server's own
    head.append(["link", {"rel": "manifest", "href": "./manifest.webmanifest"}])
    known = {"PLAIN": plain, "CODED": coded, "HEAD": head}
    given = "".join(f"const {name} = {json.dumps(value)}\n" for name, value in known.items())
    bare = re.sub(r"\s*<(script)\b[^>]*></script>|\s*<link\b[^>]*>", "", built)
    return bare.replace("</head>", f"<script>\n{{\n{given}{script}}}\n</script>\n</head>")


def routes() -> tuple[list[str], list[str]]:
    """First words of the paths of the page: those that are whole, and those with a code behind them."""
    tables = re.findall(r"const (PLAIN|CODED).*?= \{(.*?)\}", ROUTER.read_text("utf-8"), re.S)
    words = {name: re.findall(r"^    '?(\w+)'?:", body, re.M) for name, body in tables}
    return words["PLAIN"], words["CODED"]


def attributes(said: str) -> dict[str, str]:
    return dict(re.findall(r'([\w-]+)="([^"]*)"', said))
