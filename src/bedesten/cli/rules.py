"""`bedesten rules`: which rules of the specification are proven by a test, and which rulings there are."""

import ast
import json
import re
import sys
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final

from cyclopts import App, Parameter
from rich.console import Console
from rich.table import Table

from bedesten.cli.brought import tables
from bedesten.cli.reconstructed import facts, told
from bedesten.cli.rulings import rulings
from bedesten.core.play import scenario

# The pages of the specification, by the prefix of their rule IDs.
SPECS: Final[dict[str, str]] = tables("SPECS")

RULE: Final = re.compile(r"^(?:- )?\*\*([A-Z]+-([A-Z]+)-\d+)\*\*", re.MULTILINE)
ROW: Final = re.compile(r"^\| ([A-Z]+-([A-Z]+)-\d+) \|", re.MULTILINE)
MARK: Final = "pytest.mark.rule"
CLAIMS: Final = ("check", "expect", "assert")
STEP_CLAIMS: Final = set(scenario.CLAIMS)

Rules = dict[str, set[str]]
Json = Annotated[bool, Parameter(name="--json", negative="")]

app = App(name="rules")
app.command(rulings)


@dataclass(frozen=True)
class Citation:
    """A test that names rules, and whether it claims anything about them."""

    where: str
    ids: frozenset[str]
    proves: bool


@app.command
def coverage(*, docs: Path = Path("docs/rules"), tests: Path = Path("tests"), as_json: Json = False) -> int:
    """List the rules of the specification that no test proves; exit code 1 if there are any.

    :param docs: Folder of the specification.
    :param tests: Folder of the tests.
    :param as_json: Print JSON instead of a table.
    """
    rules = read_specs(docs)
    citations = read_citations(tests)
    missing = find_missing(rules, citations)
    strangers = find_strangers(known_ids(docs), citations)
    show = print_json if as_json else print_table
    show(rules, missing)
    for line in strangers:
        print(line, file=sys.stderr)
    return 1 if strangers or any(missing.values()) else 0


@app.command
def reconstructed(*, lang: str = "en") -> None:
    """List the printed facts that no source shows, and how to enter the originals.

    :param lang: Language by its code, such as en.
    """
    all_facts = facts()
    for game in dict.fromkeys(game for fact in all_facts for game in fact.games):
        print(game)
        for fact in all_facts:
            if game in fact.games:
                print(f"  {told(fact, lang)}")


def rule_ids(text: str, prefix: str) -> set[str]:
    """The rules of one game in a specification; worked examples (`EX`) are not rules. A row of a table is
    one where it belongs to a family of rules, as KAI-DEC-1 does; other rows only comment on rules."""
    defined = {m[0]: m[1] for m in RULE.findall(text) if m[0].startswith(f"{prefix}-") and m[1] != "EX"}
    families = set(defined.values())
    return defined.keys() | {i for i in row_ids(text, prefix) if i.split("-")[1] in families}


def row_ids(text: str, prefix: str) -> set[str]:
    """What rows of tables are called, such as IST-CONT-1: a test may cite them."""
    return {m[0] for m in ROW.findall(text) if m[0].startswith(f"{prefix}-")}


def known_ids(docs: Path) -> set[str]:
    """Everything a test or a scenario may cite."""
    rows = [row_ids((docs / name).read_text("utf-8"), prefix) for prefix, name in SPECS.items()]
    return set().union(*read_specs(docs).values(), *rows)


def read_specs(docs: Path) -> Rules:
    """The rules of every implemented game, by prefix."""
    rules = {prefix: rule_ids((docs / name).read_text("utf-8"), prefix) for prefix, name in SPECS.items()}
    for prefix, ids in rules.items():
        if not ids:
            raise ValueError(f"{docs / SPECS[prefix]}: expected rules like **{prefix}-NAME-1**, found none")
    return rules


def read_citations(tests: Path) -> list[Citation]:
    """Every citation in test functions and in scenario files that are run."""
    if not tests.is_dir():
        raise ValueError(f"{tests}: expected a folder of tests")
    citations: list[Citation] = []
    for path in sorted(tests.rglob("test_*.py")):
        citations += function_citations(ast.parse(path.read_text("utf-8"), str(path)).body, str(path))
    for path in sorted(tests.rglob("*.toml")):
        if "scenarios" in path.relative_to(tests).parts[:-1]:
            citations.append(scenario_citation(path.read_text("utf-8"), str(path)))
    return citations


def function_citations(
    body: list[ast.stmt], path: str, outer: frozenset[str] = frozenset()
) -> Iterator[Citation]:
    """The citations of test functions, each with those of the class around it."""
    for node in body:
        if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            yield from function_citations(node.body, path, outer | marks(node, path))
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
            yield Citation(f"{path}:{node.lineno}", outer | marks(node, path), claims(node))


def marks(node: ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef, path: str) -> frozenset[str]:
    """The rule IDs in the `pytest.mark.rule` decorators of a test."""
    calls = [d for d in node.decorator_list if isinstance(d, ast.Call) and ast.unparse(d.func) == MARK]
    ids = [arg.value if isinstance(arg, ast.Constant) else None for call in calls for arg in call.args]
    if not all(isinstance(i, str) for i in ids):
        raise ValueError(f"{path}:{node.lineno}: expected rule IDs as plain strings in {MARK}")
    return frozenset(str(i) for i in ids)


def claims(test: ast.AST) -> bool:
    """Whether a test asserts something, itself or through a helper that says so by its name."""
    for node in ast.walk(test):
        if isinstance(node, ast.Assert) and not isinstance(node.test, ast.Constant):
            return True
        if isinstance(node, ast.Call):
            name = ast.unparse(node.func)
            if name == "pytest.raises" or name.rpartition(".")[2].startswith(CLAIMS):
                return True
    return False


def scenario_citation(text: str, path: str) -> Citation:
    """The rules a scenario names; it proves them if it says what must be so."""
    data = tomllib.loads(text)
    proves = "refused" in data or any(STEP_CLAIMS & step.keys() for step in data.get("step", []))
    return Citation(path, frozenset(data.get("rules", [])), proves)


def find_missing(rules: Rules, citations: Iterable[Citation]) -> dict[str, list[str]]:
    """The rules no citation proves, sorted, by prefix."""
    proven = {i for citation in citations if citation.proves for i in citation.ids}
    return {prefix: sorted(ids - proven) for prefix, ids in rules.items()}


def find_strangers(known: set[str], citations: Iterable[Citation]) -> list[str]:
    """A line for every cited ID that no specification has."""
    return [f"{c.where}: {i} is not in the specification" for c in citations for i in sorted(c.ids - known)]


def print_json(rules: Rules, missing: dict[str, list[str]]) -> None:
    """The coverage for programs."""
    specs = {prefix: {"rules": len(ids), "missing": missing[prefix]} for prefix, ids in rules.items()}
    print(json.dumps({"specs": specs}))


def print_table(rules: Rules, missing: dict[str, list[str]]) -> None:
    """The coverage for people."""
    table = Table("spec", "rules", "cited", "missing")
    for prefix, ids in rules.items():
        cited = len(ids) - len(missing[prefix])
        table.add_row(prefix, str(len(ids)), str(cited), " ".join(missing[prefix]) or "none")
    Console().print(table)
