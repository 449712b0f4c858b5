"""What reaches those who install the package: types, and one version everywhere."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import sysconfig
import tomllib
from pathlib import Path

import pytest

import signoria

ROOT = Path(__file__).parents[1]
USER_PROGRAM = """\
import random

import signoria


def winners_of(title: str, seats: int) -> list[int]:
    g = signoria.game(title).start(seats=seats, seed=7)
    while not g.over:
        seat = g.to_act[0]
        g.submit(seat, random.choice(g.legal(seat)))
    return g.winners


reveal_type(signoria.game("condottiere").start(seats=2).scores)
winners_of("condottiere", "four")
"""


@pytest.fixture
def installation(tmp_path: Path) -> Path:
    """A Python of its own that finds the package as an installed one."""
    home = tmp_path / "installation"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(home)], check=True)
    variables = {"base": str(home), "platbase": str(home)}
    packages = Path(sysconfig.get_path("purelib", "venv", variables))
    (packages / "signoria.pth").write_text(str(ROOT / "src"), encoding="utf-8")
    return Path(sysconfig.get_path("scripts", "venv", variables)) / Path(sys.executable).name


def test_a_users_program_is_checked_against_our_types(installation: Path, tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(USER_PROGRAM, encoding="utf-8")
    arguments = ["--strict", "--no-error-summary", "--python-executable", str(installation), str(program)]
    environment = {name: value for name, value in os.environ.items() if name not in ("MYPYPATH", "PYTHONPATH")}
    done = subprocess.run(
        [sys.executable, "-m", "mypy", *arguments], cwd=tmp_path, env=environment, capture_output=True, text=True
    )
    found = [re.sub(r".*program\.py:", "", line) for line in done.stdout.splitlines()]
    assert len(found) == 2, done.stdout + done.stderr
    assert found[0].endswith('note: Revealed type is "list[int]"')
    assert 'incompatible type "str"; expected "int"' in found[1]


def test_the_version_is_written_in_one_place() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert "version" in project["project"]["dynamic"]
    assert project["tool"]["hatch"]["version"]["path"] == "src/signoria/__init__.py"


def test_who_must_repeat_the_version_agrees() -> None:
    package = json.loads((ROOT / "client" / "package.json").read_text(encoding="utf-8"))
    lock = json.loads((ROOT / "client" / "package-lock.json").read_text(encoding="utf-8"))
    citation = re.search(r'^version: "(.*)"$', (ROOT / "CITATION.cff").read_text(encoding="utf-8"), re.MULTILINE)
    assert citation is not None
    repeated = {package["version"], lock["version"], lock["packages"][""]["version"], citation[1]}
    assert repeated == {signoria.__version__}


def test_the_changelog_tells_of_this_version() -> None:
    citation = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    released = re.search(r'^date-released: "(.*)"$', citation, re.MULTILINE)
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    heads = re.findall(r"^## (.*)$", changelog, re.MULTILINE)
    assert heads[0] == "[Unreleased]"
    assert released is not None
    assert f"[{signoria.__version__}] - {released[1]}" in heads
