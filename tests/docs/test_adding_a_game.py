"""The game of docs/adding-a-game.md, taken from the page and played under the laws."""

from __future__ import annotations

import re
import runpy
import sys
from pathlib import Path
from typing import Iterator

import pytest

from signoria.titles import forget
from signoria.words import Words

PAGE = Path(__file__).parents[2] / "docs" / "adding-a-game.md"
BLOCK = re.compile(r'^```\w+ title="([\w./]+)"\n(.*?)^```$', re.MULTILINE | re.DOTALL)


@pytest.fixture
def tribute(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    folder = tmp_path / "tribute"
    folder.mkdir()
    for name, code in BLOCK.findall(PAGE.read_text(encoding="utf-8")):
        (folder / name).parent.mkdir(exist_ok=True)
        with (folder / name).open("a", encoding="utf-8") as file:
            file.write(code + "\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    yield folder
    forget("tribute")
    for module in [module for module in sys.modules if module.split(".")[0] == "tribute"]:
        del sys.modules[module]


def test_the_game_of_the_page_keeps_the_laws(tribute: Path) -> None:
    made = runpy.run_path(str(tribute / "check.py"))
    g = made["GAME"].start(3, seed=1)
    assert g.to_act == [0, 1, 2]
    assert Words(made["GAME"], "en", ["A", "B", "C"]).say(*g.prompt(0)).startswith("Offer how much")


def test_a_fault_in_the_page_would_be_noticed(tribute: Path) -> None:
    path = tribute / "state.py"
    path.write_text(path.read_text().replace("        g.deck.sort()  # the true order must leave no trace\n", ""))
    with pytest.raises(AssertionError, match="3 imagining forgets"):
        runpy.run_path(str(tribute / "check.py"))
