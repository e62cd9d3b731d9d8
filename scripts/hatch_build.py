"""What is shipped beside the sources: the built page, so that a wheel serves it without Node, and the engine
compiled where there is a C compiler."""

import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

WHERE = {"wheel": "bedesten/static", "sdist": "web/dist"}
NOT_BUILT = "The page is not built, and a bedesten without it could not be played: run `make page` first."


class ShippingHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """An editable install finds the page beside its sources, built or not, and is never compiled."""
        if version == "editable":
            return
        page = Path(self.root, "web", "dist")
        if not (page / "index.html").is_file():
            self.app.abort(NOT_BUILT)
        build_data["force_include"][str(page)] = WHERE[self.target_name]
        if self.target_name == "wheel":
            self.compile(build_data)

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
