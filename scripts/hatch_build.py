"""The built page is part of what is shipped: a wheel serves it without Node, without a checkout."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

WHERE = {"wheel": "bedesten/static", "sdist": "web/dist"}
NOT_BUILT = "The page is not built, and a bedesten without it could not be played: run `make page` first."


class PageHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """An editable install finds the page beside its sources, built or not."""
        if version == "editable":
            return
        page = Path(self.root, "web", "dist")
        if not (page / "index.html").is_file():
            self.app.abort(NOT_BUILT)
        build_data["force_include"][str(page)] = WHERE[self.target_name]
