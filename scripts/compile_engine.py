"""What `build_compiled` runs in the copied package: `python compile_engine.py TARGET LEVEL FILE…`.

mypyc translates; the C is compiled in a few pieces at a time, on all cores.
"""

import os
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from subprocess import run
from typing import Any

from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext

JOBS = os.cpu_count() or 1
PIECES = 16  # enough to share out, and few enough to read the same headers not too often
UNOPTIMISED = 2 * JOBS  # where reading them is most of the work
# Nothing outside looks into the library, so calls within it need no detour; the dice multiply modulo 2**64.
# Nothing is thrown through C: how to unwind it would be a twelfth of the library.
FLAGS = ["-fvisibility=hidden", "-fwrapv", "-fno-asynchronous-unwind-tables"]
# Names that nobody looks up are a tenth of the library.
LINKED = ["-Wl,-s"] if sys.platform == "linux" else []


class Together(build_ext):  # type: ignore[misc]  # setuptools has no types
    """Sources are compiled side by side, those of one module too."""

    def build_extensions(self) -> None:
        self.read_header_once()
        compile_in_turn: Any = self.compiler.compile
        with ThreadPoolExecutor(JOBS) as pool:

            def compile_together(sources: list[str], **how: Any) -> list[str]:
                made = pool.map(lambda source: compile_in_turn([source], **how), sources)
                return [one for objects in made for one in objects]

            self.compiler.compile = compile_together
            super().build_extensions()

    def read_header_once(self) -> None:
        """Most of the work for the two hundred modules, which only look into the library, is to read Python's
        header. A compiler that cannot keep it, or is given other flags, reads it every time."""
        kept = Path(self.build_temp, "header")
        kept.mkdir(parents=True, exist_ok=True)
        header = Path(sysconfig.get_path("include"), "Python.h")
        read = ["-I", str(header.parent), "-x", "c-header", str(header), "-o", str(kept / "Python.h.gch")]
        run([*self.compiler.compiler_so, *self.extensions[0].extra_compile_args, *read], check=False)
        for module in self.extensions:
            module.include_dirs.insert(0, str(kept))


def in_pieces(sources: list[str], target: Path, most: int) -> list[str]:
    """A few files that include the many, the largest shared out first."""
    pieces: list[list[str]] = [[] for _ in range(min(most, len(sources)))]
    for number, source in enumerate(sorted(sources, key=lambda name: -Path(name).stat().st_size)):
        pieces[number % len(pieces)].append(source)
    return [written(target / f"piece{number}.c", piece) for number, piece in enumerate(pieces)]


def written(path: Path, sources: list[str]) -> str:
    path.write_text("".join(f'#include "{Path(source).resolve()}"\n' for source in sources))
    return str(path)


def main(target: str, level: str, *files: str) -> None:
    # what is only imported is checked elsewhere, and may need what is not there where a wheel is built
    modules = mypycify(
        ["--strict", "--follow-imports=silent", *files],
        opt_level=level,
        debug_level="0",
        multi_file=True,
        target_dir=target,
    )
    for module in modules:
        module.extra_compile_args += FLAGS
        module.extra_link_args += LINKED
        if len(module.sources) > 1:
            module.sources = in_pieces(module.sources, Path(target), UNOPTIMISED if level == "0" else PIECES)
    setup(
        name="engine",
        packages=[],
        py_modules=[],
        ext_modules=modules,
        cmdclass={"build_ext": Together},
        # the thread of the large module only waits
        script_args=["-q", "build_ext", "--inplace", "--build-temp", target, "--parallel", str(JOBS + 1)],
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
