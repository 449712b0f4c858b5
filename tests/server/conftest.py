"""The little title is importable by the tests and by the worker processes of the server."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Iterator

HERE = str(Path(__file__).parent)
if HERE not in sys.path:
    sys.path.insert(0, HERE)
os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [HERE, os.environ.get("PYTHONPATH", "")]))

import pytest  # noqa: E402
from postgres import postgres  # noqa: E402
from private_redis import redis  # noqa: E402
from tricks import TITLE  # noqa: E402

from signoria.titles import forget, register  # noqa: E402

__all__ = ["postgres", "redis"]


@pytest.fixture(autouse=True)
def _tricks() -> Iterator[None]:
    register(TITLE)
    yield
    forget(TITLE.id)
