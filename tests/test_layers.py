"""Dependencies point one way: kernel <- games <- bots, envs, server <- cli; rules, laws and bots need no library."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

from tests.missing import libraries

SOURCE = Path(__file__).parents[1] / "src" / "signoria"
ALLOWED = {
    "kernel": {"kernel"},
    "games": {"kernel", "games"},
    "testing": {"kernel", "games", "testing"},
    "words": {"kernel", "words"},
    "bots": {"kernel", "games", "bots", "words"},
    "envs": {"kernel", "games", "bots", "envs"},
    "server": {"kernel", "games", "bots", "words", "server"},
}
LIBRARY_FREE = ("kernel", "games", "testing", "bots")
WITH_LIBRARIES = {  # the arena's commands and reports, and what fits weights; levels, search and experts do without
    "bots/arena.py", "bots/commands.py", "bots/fitting.py", "bots/plots.py", "bots/ratings.py",
}  # fmt: skip
RECORD_LOOKS_UP_TITLES = ("kernel/record.py", "games")


class RunTime(ast.NodeTransformer):
    """The module without what is there for type checkers alone."""

    def visit_If(self, node: ast.If) -> ast.AST | list[ast.stmt]:
        checking = isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"
        return node.orelse if checking else node


def imports(path: Path) -> set[str]:
    found = set()
    for node in ast.walk(RunTime().visit(ast.parse(path.read_text(encoding="utf-8")))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found.add(node.module)
    return found


def libraries_of(path: Path) -> set[str]:
    """The libraries a module imports, anywhere in it."""
    return {name.split(".")[0] for name in imports(path)} - sys.stdlib_module_names - {"signoria"}


def modules(layer: str) -> list[Path]:
    return sorted((SOURCE / layer).rglob("*.py"))


@pytest.mark.parametrize("layer", ALLOWED)
def test_a_layer_imports_no_higher_one(layer: str) -> None:
    for path in modules(layer):
        for name in imports(path):
            parts = name.split(".")
            if parts[0] != "signoria" or len(parts) == 1:
                continue
            place = path.relative_to(SOURCE).as_posix()
            if (place, parts[1]) == RECORD_LOOKS_UP_TITLES:
                continue
            assert parts[1] in ALLOWED[layer], f"{place} imports {name}"


@pytest.mark.parametrize("layer", LIBRARY_FREE)
def test_rules_laws_and_bots_need_no_library(layer: str) -> None:
    for path in modules(layer):
        if path.relative_to(SOURCE).as_posix() in WITH_LIBRARIES:
            continue
        assert not libraries_of(path), path.name


@pytest.mark.parametrize(
    ("places", "extras"),
    [(["server", "client.py"], ["server", "postgres"]), (["cli.py", "terminal.py", "words", "bots/commands.py"], [])],
)
def test_what_is_imported_is_declared(places: list[str], extras: list[str]) -> None:
    declared = libraries() | (libraries(*extras) if extras else set())
    for path in [file for place in places for file in ([SOURCE / place] if "." in place else modules(place))]:
        assert libraries_of(path) <= declared, path.name


@pytest.mark.parametrize("layer", ["kernel", "games"])
def test_rules_use_neither_clocks_nor_the_global_random(layer: str) -> None:
    for path in modules(layer):
        assert not imports(path) & {"random", "time", "datetime", "asyncio"}, path.name


def starts_with_a_float(value: ast.expr | None) -> bool:
    first = value.elts[:1] if isinstance(value, ast.Tuple) else []
    return any(isinstance(node, ast.Constant) and isinstance(node.value, float) for node in first)


def test_no_constant_is_a_tuple_of_floats() -> None:
    """mypyc 2.4 takes a Final tuple whose first item is a float for one that was never set: a list serves."""
    for layer in ("kernel", "games", "bots"):
        for path in modules(layer):
            for node in ast.parse(path.read_text(encoding="utf-8")).body:
                if isinstance(node, ast.AnnAssign) and "Final" in ast.unparse(node.annotation):
                    assert not starts_with_a_float(node.value), f"{path.name}: {ast.unparse(node.target)}"
