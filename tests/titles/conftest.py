"""Packages beside ours, as pip would have left them."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path
from typing import Callable, Iterator

import pytest

from signoria.titles import forget

Lay = Callable[..., Path]


@pytest.fixture
def lay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Lay]:
    """Puts a distribution on the path: its files, and the entry points of its titles."""
    monkeypatch.syspath_prepend(str(tmp_path))
    known = set(sys.modules)
    ids: set[str] = set()

    def put(name: str, files: dict[str, str], **titles: str) -> Path:
        ids.update(titles)
        about = tmp_path / f"{name.replace('-', '_')}-1.0.dist-info"
        lines = ["[signoria.titles]", *(f"{id} = {place}" for id, place in titles.items())]
        data = {
            "METADATA": f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n",
            "entry_points.txt": "\n".join(lines),
        }
        for path, text in {**{str(about / file): text for file, text in data.items()}, **files}.items():
            (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / path).write_text(text, encoding="utf-8")
        importlib.invalidate_caches()
        return tmp_path

    yield put
    for id in ids:
        forget(id)
    for module in set(sys.modules) - known:
        if str(getattr(sys.modules[module], "__file__", "") or "").startswith(str(tmp_path)):
            del sys.modules[module]
