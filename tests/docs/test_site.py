"""The documentation as a site: every page has its place, names of the reference exist, examples in docstrings run."""

from __future__ import annotations

import doctest
import importlib
import pkgutil
import re
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
