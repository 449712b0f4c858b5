"""Python as on a machine where libraries are not installed."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Iterable

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
REFUSE = """
import sys

class Refuse:
    def find_spec(self, name, path=None, target=None):
        top = name.partition(".")[0]
        if {refused}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Refuse())
"""
# what measures the tests is no part of them; compiled rules share one module, whose name is made up and ends so
LIBRARY = "top not in {*sys.stdlib_module_names, 'signoria', 'coverage'} and not top.endswith('__mypyc')"
COMMAND = "from signoria.cli import main\nmain()\n"


def libraries(*extras: str) -> set[str]:
    """The packages these extras bring, as they are imported; without extras: those of a plain install."""
    lines = [line for extra in extras for line in PROJECT["optional-dependencies"][extra]]
    names = [re.match(r"[\w.-]+", line) for line in (lines if extras else PROJECT["dependencies"])]
    return {name[0].partition(".")[0].replace("-", "_") for name in names if name} - {"signoria"}


def python_alone(code: str) -> subprocess.CompletedProcess[str]:
    """Run with nothing but the standard library and Signoria."""
    return _run(REFUSE.format(refused=LIBRARY) + code, (), "")


def command_without(missing: Iterable[str], *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """The `signoria` command without these libraries."""
    return _run(REFUSE.format(refused=f"top in {sorted(missing)!r}") + COMMAND, arguments, typed)


def _run(code: str, arguments: Iterable[str], typed: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", code, *arguments]
    return subprocess.run(
        command, input=typed, capture_output=True, text=True, encoding="utf-8", timeout=240, check=False
    )
