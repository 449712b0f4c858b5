"""The documentation as a site: every page has its place, names of the reference exist, examples in docstrings run."""

from __future__ import annotations

import doctest
import importlib
import pkgutil
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, Iterator

import pytest
import yaml

import signoria

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
REFERENCE = re.findall(r"^::: (\S+)$", (DOCS / "api.md").read_text(encoding="utf-8"), re.MULTILINE)


def pages(found: Any) -> Iterator[str]:
    if isinstance(found, str):
        yield found
    elif isinstance(found, dict):
        for each in found.values():
            yield from pages(each)
    else:
        for each in found:
            yield from pages(each)


def test_every_page_has_its_place() -> None:
    site = yaml.safe_load((ROOT / "mkdocs.yml").read_text(encoding="utf-8"))
    assert sorted(pages(site["nav"])) == sorted(path.name for path in DOCS.glob("*.md"))


def test_the_site_is_built_without_a_warning(tmp_path: Path) -> None:
    pytest.importorskip("material", reason="pip install -e '.[docs]'")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "-q", "-d", str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    reference = (tmp_path / "api" / "index.html").read_text(encoding="utf-8")
    assert re.search(r"<pre>.*?gt;&gt;&gt;", reference), "examples are shown as code"
    assert "<blockquote>" not in reference


@pytest.mark.parametrize("name", REFERENCE)
def test_the_reference_names_what_exists_and_says_what_it_is(name: str) -> None:
    try:
        found: Any = importlib.import_module(name)
    except ModuleNotFoundError:
        module, _, last = name.rpartition(".")
        found = getattr(importlib.import_module(module), last)
    assert found.__doc__, name


def modules() -> list[str]:
    """Those with examples to run."""
    found = pkgutil.walk_packages(signoria.__path__, "signoria.")
    paths = {each.name: (ROOT / "src" / each.name.replace(".", "/")).with_suffix(".py") for each in found}
    return [name for name, path in paths.items() if path.exists() and ">>> " in path.read_text(encoding="utf-8")]


@pytest.mark.parametrize("name", modules())
def test_examples_in_docstrings_are_true(name: str) -> None:
    failed, tried = doctest.testmod(importlib.import_module(name))
    assert tried
    assert not failed
