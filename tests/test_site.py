"""The folder that `make site` builds, as far as it is made by a script: it may lie anywhere."""

import gzip
import json
import re
from pathlib import Path

import pytest

from scripts.site.contained import contained
from scripts.site.files import PYODIDE, ROOT, TEMPLATES
from scripts.site.licences import licences
from scripts.site.offline import worker
from scripts.site.page import front, routes
from scripts.site.python import PROGRAM, RUNTIME, UNUSED, placed
from scripts.site.sources import LEFT_OUT

BUILT = """<html><head><meta charset="utf-8" />
<link rel="icon" href="./favicon.svg" /><script type="module" crossorigin src="./assets/a.js"></script>
<link rel="stylesheet" crossorigin href="./assets/a.css"></head><body><div id="app"></div></body></html>"""


def test_the_front_page_fetches_nothing_before_it_knows_its_folder() -> None:
    text = front(BUILT, (TEMPLATES / "start.js").read_text("utf-8"))
    assert 'src="' not in text
    assert 'href="' not in text
    head = json.loads(text.partition("const HEAD = ")[2].partition("\n")[0])
    assert [tag for tag, _ in head] == ["link", "script", "link", "link"]
    assert all((named.get("src") or named["href"]).startswith("./") for _, named in head)
    assert head[1][1]["type"] == "module"


def test_every_page_of_the_router_is_found() -> None:
    plain, coded = routes()
    assert {"new", "learn", "open", "rules", "embed"} <= set(plain)
    assert {"t", "replay", "study", "rules"} <= set(coded)


def written(folder: Path, names: list[str], said: str) -> None:
    for name in names:
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(said)


def test_the_worker_knows_every_file_once_and_another_version_by_its_files(tmp_path: Path) -> None:
    left_out = ["404.html", "new/index.html", "third-party.json"]
    written(tmp_path, ["index.html", "assets/a.js", "python/a.bin", *left_out], "x")
    worker(tmp_path)
    first = (tmp_path / "offline.js").read_text("utf-8")
    assert 'const FILES = ["python/a.bin"]' in first
    texts = json.loads(gzip.decompress((tmp_path / "texts.json.bin").read_bytes()))
    assert texts == {"assets/a.js": ["text/javascript", "x"], "": ["text/html", "x"]}
    for name in ("offline.js", "texts.json.bin"):
        (tmp_path / name).unlink()
    written(tmp_path, ["assets/a.js"], "y")
    worker(tmp_path)
    assert (tmp_path / "offline.js").read_text("utf-8") != first


def test_everything_in_the_folder_is_listed_with_the_text_of_its_licence(tmp_path: Path) -> None:
    (tmp_path / "third-party.json").write_text("[]")
    licences(tmp_path)
    told = json.loads((tmp_path / "third-party.json").read_text("utf-8"))
    names = [each["name"] for each in told]
    assert {"pyodide", "cpython", "sqlite", "zlib", "litestar", "msgspec"} <= {*names}
    assert len({*names}) == len(names)
    assert [each["name"] for each in told if len(each["text"]) < 100 or not each["licence"]] == []


def test_what_is_listed_of_pyodide_is_what_its_program_tells_of_itself() -> None:
    program = (PYODIDE / PROGRAM).read_bytes()
    told = {each["name"]: each["version"] for each in contained()}
    assert f"deflate {told['zlib']} ".encode() in program
    assert f"expat_{told['expat']}\0".encode() in program
    for name in ("sqlite", "zstd", "libmpdec", "liblzma"):
        assert told[name].encode() in program, name


def test_the_runtime_is_told_where_a_library_goes_or_nothing_is_built() -> None:
    assert "memoryAt" in placed((PYODIDE / RUNTIME).read_text("utf-8"))
    with pytest.raises(SystemExit, match="expected one"):
        placed("another Pyodide")


def test_what_is_left_out_of_the_library_nothing_in_the_house_imports() -> None:
    house = ROOT / "src/bedesten"
    sources = [path for path in house.rglob("*.py") if path.relative_to(house).parts[0] not in LEFT_OUT]
    wanted = re.compile(rf"^\s*(?:import|from) (?:{'|'.join(UNUSED)})\b", re.M)
    names = [path.name for path in sources if wanted.search(path.read_text("utf-8"))]
    assert names == []
