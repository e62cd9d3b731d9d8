"""Rule coverage: what counts as a rule, what counts as proof."""

import json
from pathlib import Path
from shutil import rmtree

import pytest

from bedesten.cli.main import main
from bedesten.cli.rules import known_ids, read_specs, rule_ids

ROOT = Path(__file__).parents[2]

SPEC = """\
**IST-SULT-1** Deliver the goods. See **IST-GONE-1**.

- **IST-SULT-2** Take a ruby.

**EX-01** A worked example. **IST-EX-51** Another.
**IST-EX-52** A third.
- **MOC-TURN-1** A rule of another game.
  **IST-DEEP-1** Not the start of a paragraph.
"""

PROOF = """\
import pytest

@pytest.mark.rule("IST-SULT-1", "IST-SULT-2")
def test_palace():
    assert 1 + 1 == 2
"""


PROVEN = {"rules": 1, "missing": []}


class Tree:
    """A tiny project: a specification and tests."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.write("docs/istanbul-base.md", SPEC)
        self.write("docs/istanbul-mocha.md", "- **MOC-COF-1** Coffee has no limit.\n")
        self.write("tests/test_coffee.py", PROOF.replace('"IST-SULT-1", "IST-SULT-2"', '"MOC-COF-1"'))

    def write(self, name: str, text: str) -> None:
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")

    def coverage(self, *flags: str) -> int:
        return main(
            ["rules", "coverage", "--docs", f"{self.root}/docs", "--tests", f"{self.root}/tests", *flags]
        )


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Tree:
    monkeypatch.setattr("bedesten.cli.rules.SPECS", {"IST": "istanbul-base.md", "MOC": "istanbul-mocha.md"})
    return Tree(tmp_path)


def missing(tree: Tree, capsys: pytest.CaptureFixture[str]) -> list[str]:
    """What the JSON output lists as missing."""
    code = tree.coverage("--json")
    missing: list[str] = json.loads(capsys.readouterr().out)["specs"]["IST"]["missing"]
    assert code == (1 if missing else 0)
    return missing


def test_a_rule_is_a_bold_id_at_the_start_of_a_paragraph_or_item() -> None:
    assert rule_ids(SPEC, "IST") == {"IST-SULT-1", "IST-SULT-2"}
    assert rule_ids(SPEC, "MOC") == {"MOC-TURN-1"}


ROWS = """\
| ID | |
|---|---|
| IST-SULT-3 | A row of a family that has rules. |
| IST-CONT-1 | A row that comments on IST-SULT-1. |
| IST-SULT-1, IST-SULT-2 | A row about two rules. |
| MOC-TURN-1 | A row about another game. |
"""


def test_a_row_is_a_rule_where_its_family_has_rules() -> None:
    assert rule_ids(SPEC + ROWS, "IST") == {"IST-SULT-1", "IST-SULT-2", "IST-SULT-3"}


def test_a_row_that_comments_on_rules_may_be_cited(tree: Tree, capsys: pytest.CaptureFixture[str]) -> None:
    tree.write("docs/istanbul-base.md", SPEC + ROWS)
    tree.write("tests/test_palace.py", PROOF.replace('"IST-SULT-2"', '"IST-SULT-2", "IST-SULT-3"'))
    tree.write("tests/test_note.py", PROOF.replace('"IST-SULT-1", "IST-SULT-2"', '"IST-CONT-1"'))
    assert tree.coverage("--json") == 0
    assert capsys.readouterr().err == ""


def test_every_rule_of_the_house_is_proven(capsys: pytest.CaptureFixture[str]) -> None:
    folders = ["--docs", str(ROOT / "docs/rules"), "--tests", str(ROOT / "tests")]
    assert main(["rules", "coverage", *folders]) == 0
    assert capsys.readouterr().err == ""
    makefile = (ROOT / "Makefile").read_text("utf-8")
    assert "rules coverage" in makefile.partition("\ncheck-python:")[2].partition("\n\n")[0]
    assert "check-python" in makefile.partition("\ncheck:")[2].partition("\n")[0]


def test_the_rows_of_the_specification_are_known() -> None:
    assert {"KAI-DEC-6", "IST-CONT-14", "IST-DIFF-1", "MOC-SETUP-3"} <= known_ids(ROOT / "docs/rules")


def test_every_game_has_its_rules() -> None:
    rules = read_specs(ROOT / "docs/rules")
    expected = {"IST": 153, "MOC": 108, "LET": 136, "BAZ": 39, "KAI": 233}
    assert {prefix: len(ids) for prefix, ids in rules.items()} == expected


def test_uncited_rules_are_missing(tree: Tree, capsys: pytest.CaptureFixture[str]) -> None:
    assert tree.coverage("--json") == 1
    expected = {"rules": 2, "missing": ["IST-SULT-1", "IST-SULT-2"]}
    assert json.loads(capsys.readouterr().out)["specs"] == {"IST": expected, "MOC": PROVEN}


def test_nothing_missing_is_exit_code_0(tree: Tree, capsys: pytest.CaptureFixture[str]) -> None:
    tree.write("tests/deep/test_palace.py", PROOF)
    assert tree.coverage("--json") == 0
    proven = {"IST": {"rules": 2, "missing": []}, "MOC": PROVEN}
    assert capsys.readouterr().out == json.dumps({"specs": proven}) + "\n"


def test_the_table_counts_and_lists(tree: Tree, capsys: pytest.CaptureFixture[str]) -> None:
    tree.write("tests/test_palace.py", PROOF.replace(', "IST-SULT-2"', ""))
    assert tree.coverage() == 1
    row = next(line for line in capsys.readouterr().out.splitlines() if "IST" in line)
    assert [cell.strip() for cell in row.strip("│").split("│")] == ["IST", "2", "1", "IST-SULT-2"]


@pytest.mark.parametrize(
    ("body", "proves"),
    [
        ("assert x == 1", True),
        ("with pytest.raises(ValueError): x()", True),
        ("check_options(x)", True),
        ("table.expect('ruby')", True),
        ("for y in x:\n        assert y", True),
        ("x()", False),
        ("assert True", False),
        ("recheck(x)", False),
        ("pass", False),
    ],
)
def test_only_a_test_that_asserts_counts(
    body: str, proves: bool, tree: Tree, capsys: pytest.CaptureFixture[str]
) -> None:
    tree.write("tests/test_palace.py", PROOF.replace("assert 1 + 1 == 2", body))
    assert (missing(tree, capsys) == []) is proves


def test_a_class_lends_its_mark_to_its_tests(tree: Tree, capsys: pytest.CaptureFixture[str]) -> None:
    tree.write(
        "tests/test_palace.py",
        "@pytest.mark.rule('IST-SULT-1')\n"
        "class TestPalace:\n"
        "    @pytest.mark.rule('IST-SULT-2')\n"
        "    async def test_ruby(self):\n"
        "        assert self.rubies\n",
    )
    assert missing(tree, capsys) == []


@pytest.mark.parametrize("name", ["tests/helpers.py", "tests/palace_test.py"])
def test_files_that_are_not_tests_do_not_count(
    name: str, tree: Tree, capsys: pytest.CaptureFixture[str]
) -> None:
    tree.write(name, PROOF)
    assert len(missing(tree, capsys)) == 2


def test_functions_that_are_not_tests_do_not_count(tree: Tree, capsys: pytest.CaptureFixture[str]) -> None:
    tree.write("tests/test_palace.py", PROOF.replace("def test_palace", "def palace"))
    assert len(missing(tree, capsys)) == 2


@pytest.mark.parametrize(
    ("name", "step", "proves"),
    [
        ("tests/istanbul/scenarios/palace.toml", "legal = ['deliver']", True),
        ("tests/scenarios/palace/first.toml", "illegal = ['deliver']", True),
        ("tests/scenarios/palace.toml", "expect = {red = 1}", True),
        ("tests/scenarios/palace.toml", "play = ['deliver']", False),
        ("tests/scenarios/palace.toml", "", False),
        ("tests/istanbul/palace.toml", "legal = ['deliver']", False),
    ],
)
def test_a_scenario_counts_if_it_is_run_and_claims_something(
    name: str, step: str, proves: bool, tree: Tree, capsys: pytest.CaptureFixture[str]
) -> None:
    tree.write(name, f"rules = ['IST-SULT-1', 'IST-SULT-2']\n[[step]]\n{step}\n")
    assert (missing(tree, capsys) == []) is proves


@pytest.mark.parametrize("stranger", ["IST-SULT-9", "MOC-TURN-1", "IST-EX-52"])
def test_an_unknown_id_is_named_and_exit_code_1(
    stranger: str, tree: Tree, capsys: pytest.CaptureFixture[str]
) -> None:
    tree.write("tests/test_palace.py", PROOF)
    tree.write("tests/test_typo.py", f"@pytest.mark.rule('{stranger}')\ndef test_it():\n    pass\n")
    assert tree.coverage("--json") == 1
    out, err = capsys.readouterr()
    assert json.loads(out)["specs"]["IST"]["missing"] == []
    assert err == f"{tree.root}/tests/test_typo.py:2: {stranger} is not in the specification\n"


def test_an_id_must_be_a_plain_string(tree: Tree, capsys: pytest.CaptureFixture[str]) -> None:
    tree.write("tests/test_palace.py", PROOF.replace('"IST-SULT-1"', "*RULES"))
    assert tree.coverage() == 2
    assert "test_palace.py:4: expected rule IDs as plain strings" in capsys.readouterr().err


def test_a_missing_folder_of_tests_is_an_error(tree: Tree, capsys: pytest.CaptureFixture[str]) -> None:
    rmtree(tree.root / "tests")
    assert tree.coverage() == 2
    assert capsys.readouterr().err == f"bedesten: {tree.root}/tests: expected a folder of tests\n"


def test_a_specification_without_rules_is_an_error(tree: Tree, capsys: pytest.CaptureFixture[str]) -> None:
    tree.write("docs/istanbul-base.md", "no rules here\n")
    assert tree.coverage() == 2
    assert "expected rules like **IST-NAME-1**, found none" in capsys.readouterr().err
