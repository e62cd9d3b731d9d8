"""What `make test` leaves out is more of the same, and proves no rule by itself."""

import ast
import re
from pathlib import Path

from scripts.pythons import versions

ROOT = Path(__file__).parents[1]
THOROUGH = "pytest.mark.thorough"
RULE = "pytest.mark.rule"


def marks(test: ast.FunctionDef) -> set[str]:
    """The names of its decorators, without what is in their brackets."""
    return {ast.unparse(each).partition("(")[0] for each in test.decorator_list}


def thorough_tests() -> list[ast.FunctionDef]:
    sources = [path.read_text("utf-8") for path in (ROOT / "tests").rglob("test_*.py")]
    trees = [ast.parse(source) for source in sources if THOROUGH in source]
    tests = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    return [test for test in tests if THOROUGH in marks(test)]


def test_no_rule_is_proven_by_a_thorough_test_alone() -> None:
    assert [test.name for test in thorough_tests() if RULE in marks(test)] == []


def test_no_promise_and_no_threat_is_proven_by_a_thorough_test_alone() -> None:
    """What is left to `make test-all` says so in its row."""
    pages = "\n".join(
        (ROOT / "docs" / f"{name}.md").read_text("utf-8") for name in ("reliability", "security")
    )
    rows = [row for row in pages.splitlines() if row.startswith("|") and "`make test-all`" not in row]
    proofs = [set(re.findall(r"`(test_\w+)`", row)) for row in rows]
    thorough = {test.name for test in thorough_tests()}
    assert thorough
    assert [sorted(names) for names in proofs if names and names <= thorough] == []


def test_the_commands_run_one_tier_and_both() -> None:
    lines = (ROOT / "Makefile").read_text("utf-8")
    test, test_all, *parts = (
        lines.partition(f"\n{name}:")[2].partition("\n\n")[0]
        for name in ("test", "test-all", "test-python", "test-browser")
    )
    assert "$(CHECKS)" in test
    assert "test-browser test-python" in test
    assert all(each.count("$(PYTEST)") == each.count("$(FEW)") == 1 for each in parts)
    assert "$(CHECKS)" in test_all
    assert "-m thorough" in test_all
    assert "--cov-fail-under" in test_all


def test_the_matrix_has_every_python_of_the_classifiers() -> None:
    project = (ROOT / "pyproject.toml").read_text("utf-8")
    assert versions(project) == ["3.11", "3.12", "3.13", "3.14"]
    assert f'requires-python = ">={versions(project)[0]}"' in project
