"""The package of docs/adding-a-game.md: its files taken from the page, installed with pip beside everything else."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "adding-a-game.md"
BLOCK = re.compile(r'^```\w+ title="([\w./]+)"\n(.*?)^```$', re.MULTILINE | re.DOTALL)


def blocks() -> dict[str, str]:
    """The named blocks of the page; those with the same name follow one another."""
    found: dict[str, str] = {}
    for name, text in BLOCK.findall(PAGE.read_text(encoding="utf-8")):
        found[name] = found.get(name, "") + text
    return found


def write_project(folder: Path) -> Path:
    """The files of the package, as somebody who follows the page would have them."""
    for name, text in blocks().items():
        if name == "pyproject.toml" or name.startswith("tribute/"):
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_text(text, encoding="utf-8")
    return folder


def write_bare(folder: Path, more: dict[str, str]) -> Path:
    """The same rules as `levy`, with English words and nothing else but `more`: files of the title by name."""
    kept = {name: text for name, text in blocks().items() if "/rules/" in name or name.endswith(("en.ftl", ".toml"))}
    kept["tribute/__init__.py"] = 'from signoria.kernel import Title\n\nTITLE = Title(__name__, id="tribute")\n'
    for name, text in {**kept, **{f"tribute/{name}": text for name, text in more.items()}}.items():
        path = folder / name.replace("tribute", "levy")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text.replace("tribute", "levy").replace("Tribute", "Levy"), encoding="utf-8")
    return folder


def install(target: Path, *projects: Path) -> dict[str, str]:
    """The environment of a process that finds these packages among the installed ones."""
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-index", "--no-deps", "--no-build-isolation"]
    command += ["--disable-pip-version-check", "--target", str(target), *map(str, projects)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    path = os.pathsep.join([str(target), *filter(None, sys.path)])
    return {**os.environ, "PYTHONPATH": path, "COLUMNS": "200"}
