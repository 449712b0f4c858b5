"""The rules that browsers run are the rules: the same games to the last byte, under the same laws."""

from __future__ import annotations

import gzip
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from signoria import game, games
from signoria.server.practice import Practice
from signoria.server.settings import STATIC
from signoria.server.standing_alone import LIST, WORKER, files_of
from signoria.testing.transcript import settings
from tests.offline.packed import PACKED, ROOT, run, run_in_images

PROGRAMS = Path(__file__).parent / "programs"
EXAMPLES = sorted((ROOT / "client" / "src" / "shell" / "gallery" / "examples").glob("*.py"))
TITLES = [title.id for title in games()]


LOADED = """
import sys
import signoria.offline.house, signoria.server.guide, signoria.server.notices.calls, signoria.server.puzzles.room
import signoria.server.learning.steps, signoria.server.learning.progress, signoria.teacher.analysis.page
from signoria.server.exploring import editor, ground, studies, trial
from signoria.bots import bot
from signoria import games
for title in games():
    for level in ("novice", "expert", "master"):
        bot(level, title.id)
print(*(name for name in sys.modules if name.split(".")[0] == "signoria"))
"""


def test_all_that_a_house_imports_is_packed() -> None:
    without = os.environ | {"SIGNORIA_PRESS": "0"}  # browsers have no parts in C
    python = [sys.executable, "-c", LOADED]
    loaded = subprocess.run(python, env=without, capture_output=True, text=True, check=True).stdout.split()
    packed = gzip.decompress((PACKED / "signoria.bundle").read_bytes())
    names = (name for name, _ in json.loads(packed[4 : 4 + int.from_bytes(packed[:4], "big")]))
    there = {name.removesuffix(".pyc").replace("/", ".").removesuffix(".__init__") for name in names}
    assert not set(loaded) - there


def test_golden_transcripts_are_played_alike() -> None:
    """Of all titles in one Python: most take longer to start it than to play."""
    told = run(PROGRAMS / "transcripts.py", *TITLES).split("\n")
    wanted = [name for title in TITLES for name, _, _ in settings(game(title))]
    assert [line for line in told if line] == [f"same {name}" for name in wanted]


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda path: path.stem)
def test_programs_of_the_gallery_run(example: Path) -> None:
    assert run(example).strip()


@pytest.mark.parametrize("title", [pytest.param(id, marks=pytest.mark.long) for id in TITLES])
def test_the_laws_hold(title: str) -> None:
    assert run(PROGRAMS / "laws.py", title).startswith(f"held {title} ")


def test_an_image_of_python_draws_anew_whenever_it_is_brought_back() -> None:
    first, second = map(json.loads, run_in_images(PROGRAMS / "chances.py").splitlines())
    assert first.keys() == second.keys()
    assert not [name for name in first if first[name] == second[name]]


def test_the_first_game_without_network_takes_at_most_twelve_megabytes_from_a_server() -> None:
    practice = Practice(STATIC)
    sent = (practice.file(name) for name in (*files_of(STATIC), LIST, WORKER))
    assert sum(len(small or plain) for plain, small in filter(None, sent)) < 12_000_000
