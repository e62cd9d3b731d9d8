"""One parser under atheris, guided by coverage: `python -m scripts.guided record -max_total_time=600`."""

import sys
import tempfile
from pathlib import Path

import atheris  # type: ignore[import-not-found, import-untyped, unused-ignore]

with atheris.instrument_imports(include=["bedesten"]):
    from scripts.parsers import seeds, survives


def main() -> None:
    target = sys.argv.pop(1)
    with tempfile.TemporaryDirectory() as corpus:
        for number, text in enumerate(seeds(target)):
            (Path(corpus) / str(number)).write_text(text, "utf-8")
        atheris.Setup([*sys.argv, corpus], lambda data: survives(target, data.decode("utf-8", "replace")))
        atheris.Fuzz()


if __name__ == "__main__":
    main()
