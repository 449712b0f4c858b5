"""The page for operators tells every setting as the code has it."""

from __future__ import annotations

import re
from pathlib import Path

from signoria.server.settings import described, written

PAGE = (Path(__file__).parents[2] / "docs/operating.md").read_text(encoding="utf-8")
OF_THE_MACHINE = {"static", "thinkers"}  # told in words


def test_every_setting_is_told_with_its_usual_value_and_meaning() -> None:
    told = {name: (usual, says) for name, usual, says in re.findall(r"^\| `(\w+)` \| (.*?) ?\| (.*) \|$", PAGE, re.M)}
    for name, _, default, says in described():
        usual = f"`{written(default)}`" if default not in ("", ()) else ""
        assert told[name][1] == says
        assert name in OF_THE_MACHINE or told[name][0] == usual
    assert set(told) == {name for name, _, _, _ in described()}
