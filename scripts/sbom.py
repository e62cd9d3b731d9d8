"""Everything that is shipped, or fetched with it, and under which licence, as one CycloneDX file.

python -m scripts.sbom FILE
"""

import json
import sys
from collections.abc import Iterator
from importlib.metadata import Distribution, distribution
from pathlib import Path
from typing import Any

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from bedesten import __version__
from scripts.site.contained import contained

PAGE = Path(__file__).resolve().parents[1] / "web" / "dist" / "third-party.json"
COMPILER = "mypy"  # what it compiles carries its runtime
LICENCES = ("licen", "copying", "notice")


def needed(name: str, extras: frozenset[str] = frozenset()) -> Iterator[tuple[str, frozenset[str]]]:
    """What a distribution asks for, with the extras of it that are meant."""
    for line in distribution(name).requires or []:
        asked = Requirement(line)
        wanted = [{"extra": extra} for extra in (extras or {""})]
        if asked.marker is None or any(asked.marker.evaluate(each) for each in wanted):
            yield asked.name, frozenset(asked.extras)


def fetched(root: str = "bedesten") -> list[str]:
    """All that comes with an installation, by name."""
    seen: set[tuple[str, frozenset[str]]] = set()
    waiting = list(needed(root))
    while waiting:
        one = waiting.pop()
        if one not in seen:
            seen.add(one)
            waiting += needed(*one)
    return sorted({canonicalize_name(name) for name, _ in seen})


def python_part(name: str) -> dict[str, Any]:
    package = distribution(name)
    said = "".join(
        package.metadata.get_all("License-Expression") or package.metadata.get_all("License") or []
    )
    texts = [
        path.read_text()
        for path in package.files or []
        if path.name.lower().startswith(LICENCES) and path.suffix not in (".py", ".pyc")
    ]
    return part(
        package.metadata["Name"], package.version, "pypi", said or classified(package), "\n\n".join(texts)
    )


def classified(package: Distribution) -> str:
    """By its classifiers, where it says nothing else."""
    names = [line for line in package.metadata.get_all("Classifier") or [] if line.startswith("License ::")]
    return ", ".join(line.rpartition(" :: ")[2] for line in names)


def part(name: str, version: str, kind: str, licence: str, text: str) -> dict[str, Any]:
    short = licence.strip().splitlines()[0] if licence.strip() else "see the text"
    told: dict[str, Any] = {"name": short} | ({"text": {"content": text}} if text else {})
    return {
        "type": "library",
        "name": name,
        "version": version,
        "purl": f"pkg:{kind}/{name.lower()}@{version}",
        "licenses": [{"license": told}],
    }


def sbom() -> dict[str, Any]:
    """Of the package, its page, and Python in the browser, which the site without a server has besides."""
    page = [
        part(each["name"], each["version"], kind, each["licence"], each["text"])
        for kind, shipped in {"npm": json.loads(PAGE.read_text("utf-8")), "generic": contained()}.items()
        for each in shipped
    ]
    runtime = python_part(COMPILER) | {"name": "mypyc runtime"}
    whole = {"type": "application", "name": "bedesten", "version": __version__}
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": whole},
        "components": [*map(python_part, fetched()), runtime, *page],
    }


def main() -> None:
    Path(sys.argv[1]).write_text(json.dumps(sbom(), indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
