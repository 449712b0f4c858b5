"""Dependencies point one way: kernel <- rules <- bots, envs, server <- cli; rules, laws and bots need no library."""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path

import pytest

from tests.missing import libraries

SOURCE = Path(__file__).parents[1] / "src" / "signoria"
CLIENT = Path(__file__).parents[1] / "client" / "src"
GALLERY = CLIENT / "shell" / "gallery" / "examples"  # programs for readers, who play some title
ALLOWED = {
    "kernel": {"kernel"},
    "titles/*/rules": {"kernel", "titles"},
    "titles/*/bots": {"kernel", "titles", "bots"},
    "titles": {"kernel", "titles", "bots", "envs", "judgement", "testing", "words", "guide"},
    "testing": {"kernel", "titles", "testing", "words"},
    "words": {"kernel", "titles", "words"},
    "guide": {"kernel", "titles", "testing", "guide"},
    "lessons": {"kernel", "titles", "bots", "words", "guide", "lessons"},
    "bots": {"kernel", "titles", "bots", "words"},
    "envs": {"kernel", "titles", "bots", "envs", "words"},
    "judgement": {"kernel", "titles", "bots", "envs", "judgement"},
    "teacher": {"kernel", "titles", "bots", "words", "teacher"},
    "puzzles": {"kernel", "titles", "bots", "teacher", "puzzles"},
    "balancing": {"kernel", "titles", "bots", "balancing"},
    "server": {"kernel", "titles", "bots", "words", "guide", "lessons", "teacher", "puzzles", "server"},
    "offline": {"kernel", "bots", "server", "offline", "teacher"},
}
LIBRARY_FREE = (
    "kernel", "titles/*/rules", "titles/*/bots", "titles/*/judgement", "testing", "bots", "judgement", "teacher",
    "puzzles",
)  # fmt: skip
WITH_LIBRARIES = {  # the arena's commands and reports, what fits weights, the checker of words; all others do without
    "bots/climbing.py", "bots/commands.py", "bots/fitting.py", "bots/plots.py", "bots/pools.py", "bots/ratings.py",
    "bots/league.py", "puzzles/commands.py", "testing/words.py",
    *(f"judgement/{name}.py" for name in (
        "commands", "evaluation", "gathering", "learning", "measuring", "pictures", "preferences", "rounding",
        "samples", "shape", "sharing", "staging", "teaching", "training",
    )),
}  # fmt: skip
RECORD_LOOKS_UP_TITLES = ("kernel/record.py", "titles")


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
    found = (path for folder in SOURCE.glob(layer) for path in folder.rglob("*.py"))
    return sorted(path for path in found if "tests" not in path.parts)


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
    [
        (["server", "client.py"], ["server", "postgres"]),
        (["cli.py", "terminal", "words", *(f"{layer}/commands.py" for layer in ("bots", "judgement", "puzzles"))], []),
        (["bots/climbing.py"], []),
    ],
)
def test_what_is_imported_is_declared(places: list[str], extras: list[str]) -> None:
    declared = libraries() | (libraries(*extras) if extras else set())
    for path in [file for place in places for file in ([SOURCE / place] if "." in place else modules(place))]:
        assert libraries_of(path) <= declared, path.name


@pytest.mark.parametrize("layer", ["kernel", "titles/*/rules"])
def test_rules_use_neither_clocks_nor_the_global_random(layer: str) -> None:
    for path in modules(layer):
        assert not imports(path) & {"random", "time", "datetime", "asyncio"}, path.name


def starts_with_a_float(value: ast.expr | None) -> bool:
    first = value.elts[:1] if isinstance(value, ast.Tuple) else []
    return any(isinstance(node, ast.Constant) and isinstance(node.value, float) for node in first)


def test_no_constant_is_a_tuple_of_floats() -> None:
    """mypyc 2.4 takes a Final tuple whose first item is a float for one that was never set: a list serves."""
    for layer in ("kernel", "titles", "bots"):
        for path in modules(layer):
            for node in ast.parse(path.read_text(encoding="utf-8")).body:
                if isinstance(node, ast.AnnAssign) and "Final" in ast.unparse(node.annotation):
                    assert not starts_with_a_float(node.value), f"{path.name}: {ast.unparse(node.target)}"


def test_a_title_knows_no_other() -> None:
    for path in modules("titles"):
        place = path.relative_to(SOURCE / "titles").parts
        for name in imports(path):
            parts = name.split(".")
            if len(place) > 1 and parts[:2] == ["signoria", "titles"] and len(parts) > 2:
                assert parts[2] == place[0], f"{'/'.join(place)} imports {name}"


def test_rules_import_nothing_above_them() -> None:
    for path in modules("titles/*/rules"):
        for name in imports(path):
            parts = name.split(".")
            if parts[:2] == ["signoria", "titles"]:
                assert parts[3:4] == ["rules"], f"{path.relative_to(SOURCE)} imports {name}"


class Silent(ast.NodeTransformer):
    """The module without its docstrings; comments are no part of it anyway."""

    def visit_Expr(self, node: ast.Expr) -> ast.AST:
        return ast.Pass() if isinstance(node.value, ast.Constant) else node


def without_prose(path: Path) -> str:
    """What a file says to machines: no comment, no docstring."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".py":
        return ast.unparse(Silent().visit(ast.parse(text)))
    return re.sub(r"/\*.*?\*/|<!--.*?-->|(?<!:)//[^\n]*", "", text, flags=re.DOTALL)


def test_nothing_outside_its_folder_knows_a_title() -> None:
    titles = [folder.name for folder in sorted((SOURCE / "titles").iterdir()) if (folder / "__init__.py").exists()]
    built = SOURCE / "server" / "static"
    ours = [
        path for path in SOURCE.rglob("*") if path.parent != SOURCE / "titles" and SOURCE / "titles" not in path.parents
    ]
    shared = [path for path in [*ours, *CLIENT.rglob("*")] if built not in path.parents and GALLERY not in path.parents]
    code = [path for path in shared if path.suffix in {".py", ".ts", ".svelte", ".css", ".ftl", ".html", ".toml"}]
    assert len(titles) >= 5
    assert len(code) > 500, "the folders lie elsewhere"
    named = [path for path in code if any(title in path.read_text(encoding="utf-8") for title in titles)]
    assert not {path.name for path in named if any(title in without_prose(path) for title in titles)}


def test_prose_is_told_from_code(tmp_path: Path) -> None:
    python, page = tmp_path / "a.py", tmp_path / "a.ts"
    python.write_text('"""of princes"""\ntitle = "condottiere"  # renaissance\n', encoding="utf-8")
    page.write_text("/** princes */ const at = 'http://condottiere' // renaissance\n", encoding="utf-8")
    assert without_prose(python).split() == ["pass", "title", "=", "'condottiere'"]
    assert without_prose(page).split() == ["const", "at", "=", "'http://condottiere'"]
