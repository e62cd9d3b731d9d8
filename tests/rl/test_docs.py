"""The pages for learners are true."""

import subprocess
import sys

from scripts import gen_fields
from tests.test_docs import blocks


def test_the_fields_are_those_of_the_encoders() -> None:
    fresh = gen_fields.TARGET.read_text("utf-8") == gen_fields.generated()
    assert fresh, "run python -m scripts.gen_fields"


def test_what_the_page_shows_runs() -> None:
    for block in blocks("learning.md", "python"):
        exec(compile(block, "learning.md", "exec"), {})


def test_nobody_else_waits_for_numpy() -> None:
    """What learners need is imported by their room only."""
    script = "import sys, bedesten; bedesten.new(); print(*{'numpy', 'gymnasium'} & {*sys.modules})"
    assert subprocess.check_output([sys.executable, "-c", script], text=True).strip() == ""
