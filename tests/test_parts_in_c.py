"""The parts in C: built where a compiler is at hand, done without where none is, and the same numbers either way."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import signoria
from signoria.envs.plates import press
from signoria.kernel.in_c import part_in_c

ROOT = Path(__file__).parents[1]
PLAIN = {**os.environ, "SIGNORIA_PRESS": "0"}
NO_COMPILER = {**os.environ, "CC": "no-such-compiler", "PATH": ""}
SAME_NUMBERS = (
    "tests/envs/test_golden_tensors.py", "tests/envs/test_batch.py", "tests/judgement/test_net.py",
    "tests/judgement/test_shipped.py",
)  # fmt: skip
BUILD = """
import sys
from pathlib import Path
sys.path.insert(0, {root!r})
from hatch_build import build_parts
for built in build_parts(Path({root!r}), Path({folder!r})):
    print(built.name.partition(".")[0])
"""
WHEEL = """
import sys
from hatchling.builders.wheel import WheelBuilder
print(next(WheelBuilder({root!r}).build(directory={folder!r}, versions=["standard"])))
"""


def run(program: str, environment: dict[str, str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=False, cwd=ROOT
    )


def built_parts(folder: Path, environment: dict[str, str]) -> tuple[list[str], str]:
    done = run(BUILD.format(root=str(ROOT), folder=str(folder)), environment)
    assert done.returncode == 0, done.stderr
    return done.stdout.split(), done.stderr


def wheel(folder: Path, environment: dict[str, str]) -> Path:
    done = run(WHEEL.format(root=str(ROOT), folder=str(folder)), {**environment, "SIGNORIA_CLIENT": "0"})
    assert done.returncode == 0, done.stderr
    return Path(done.stdout.split()[-1])


def extensions(package: Path) -> list[str]:
    with zipfile.ZipFile(package) as files:
        found = [name for name in files.namelist() if name.endswith((".so", ".pyd"))]
    return sorted(name.partition(".")[0] for name in found if "/static/" not in name)  # of a browser's Python


@pytest.mark.skipif(press is None, reason="no C compiler was at hand")
def test_where_a_compiler_is_at_hand_the_wheel_has_both_and_is_of_this_platform(tmp_path: Path) -> None:
    made = wheel(tmp_path, {name: value for name, value in os.environ.items() if name != "SIGNORIA_COMPILE"})
    assert extensions(made) == ["signoria/envs/press", "signoria/judgement/abacus"]
    assert not made.name.endswith("none-any.whl")


def test_the_wheel_can_be_pure(tmp_path: Path) -> None:
    made = wheel(tmp_path, PLAIN)
    assert extensions(made) == []
    assert made.name.endswith("py3-none-any.whl")


@pytest.mark.skipif(sys.platform == "win32", reason="there the compiler is looked for elsewhere")
def test_without_a_compiler_nothing_is_built_and_nothing_fails(tmp_path: Path) -> None:
    parts, told = built_parts(tmp_path, NO_COMPILER)
    assert parts == []
    assert "tensors are written by Python, as no C compiler does it" in told


def test_who_wants_none_gets_none(tmp_path: Path) -> None:
    assert built_parts(tmp_path, PLAIN) == ([], "")


def test_a_part_of_another_source_is_not_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "stale_part.py").write_text("source = 1\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    assert part_in_c("stale_part") is not None
    (tmp_path / "stale_part.c").write_text("/* changed */\n", encoding="utf-8")
    with pytest.warns(UserWarning, match=r"stale_part\.c has changed since it was built"):
        assert part_in_c("stale_part") is None
    assert part_in_c("no_such_part") is None


@pytest.mark.skipif(press is None, reason="that is what the other tests run with")
def test_the_same_numbers_without_them() -> None:
    """Golden tensors, batches and judgements once more, by Python alone."""
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *SAME_NUMBERS],
        env=PLAIN, capture_output=True, text=True, check=False, cwd=ROOT,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-3000:]


@pytest.mark.parametrize("environment", [PLAIN, dict(os.environ)], ids=["without", "as it is"])
def test_it_is_said_which_build_runs(environment: dict[str, str]) -> None:
    rules = "interpreted" if str(signoria.kernel.state.__file__).endswith(".py") else "compiled"
    used = press is not None and environment is not PLAIN
    wanted = {"interpreted": ("interpreted", "interpreted with the press"),
              "compiled": ("compiled without the press", "compiled")}[rules][used]  # fmt: skip
    done = run("from signoria.speed import build; print(build())", environment)
    assert done.stdout.strip() == wanted, done.stderr
