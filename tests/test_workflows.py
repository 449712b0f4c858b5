"""The files for GitHub and for hooks can be read, and call what exists."""

from __future__ import annotations

import re
import shlex
import tomllib
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Iterator

import pytest
import yaml

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
OTHERS = [*(ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml"), ROOT / ".pre-commit-config.yaml", ROOT / "CITATION.cff"]


def read(path: Path) -> Any:
    return yaml.safe_load(path.read_text(encoding="utf-8"))


def jobs() -> Iterator[dict[str, Any]]:
    for path in WORKFLOWS:
        yield from read(path)["jobs"].values()


def commands() -> list[list[str]]:
    return [shlex.split(step["run"]) for job in jobs() for step in job["steps"] if "run" in step]


@pytest.mark.parametrize("path", [*WORKFLOWS, *OTHERS], ids=lambda path: path.name)
def test_the_file_can_be_read(path: Path) -> None:
    assert read(path)


def test_workflows_call_targets_that_exist() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    called = {command[1] for command in commands() if command[0] == "make"}
    assert called >= {"test", "coverage", "compiled-test"}
    for target in called:
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target


def test_workflows_name_files_and_modules_that_exist() -> None:
    for command in commands():
        for word in command:
            if re.match(r"(tests|src|docs)/|hatch_build", word):
                assert (ROOT / word).exists(), command
        module = command[command.index("-m") + 1] if "-m" in command else ""
        assert not module.startswith("signoria") or find_spec(module), command


def test_workflows_install_extras_that_exist() -> None:
    named = {name for command in commands() for word in command for name in re.findall(r"^\.\[(.*)\]$", word)}
    assert {extra for names in named for extra in names.split(",")} <= {*PROJECT["project"]["optional-dependencies"]}


def test_every_python_we_name_is_tested_and_has_wheels() -> None:
    classifiers = [name.rsplit(" ", 1)[1] for name in PROJECT["project"]["classifiers"] if ":: Python :: 3." in name]
    tested = [
        job["strategy"]["matrix"]["python"] for job in jobs() if "python" in job.get("strategy", {}).get("matrix", {})
    ]
    assert tested
    assert all(versions == classifiers for versions in tested)
    assert PROJECT["tool"]["cibuildwheel"]["build"] == [f"cp{version.replace('.', '')}-*" for version in classifiers]


def test_hooks_are_local_so_that_they_work_offline() -> None:
    repositories = read(ROOT / ".pre-commit-config.yaml")["repos"]
    assert [repository["repo"] for repository in repositories] == ["local"]
    for hook in repositories[0]["hooks"]:
        assert hook["language"] == "system"
        assert hook["entry"].startswith(".venv/bin/")
