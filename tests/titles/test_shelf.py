"""The shelf: our titles and those of other packages, whole or broken."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from signoria import game, games
from signoria.kernel import Title, TitleError
from signoria.titles import installed, own, shelf, title
from tests.browser.site import Site
from tests.docs.page import write_bare
from tests.titles.conftest import Lay

DECLARED = 'from signoria.kernel import Title\n\nTITLE = Title("levy", id="levy", place=-1)\n'
NAMED = "from signoria.kernel import Title\n\nTITLE = Title(__name__, id={!r})\n"
BROKEN = {
    "a module that cannot be imported": ("import no_such_thing", "No module named 'no_such_thing'"),
    "a module without a title": ("", "has no attribute 'TITLE'"),
    "a title with another id": (NAMED.format("other"), "got <Title other>"),
    "something else": ("TITLE = 7", "expected a Title with this id, got 7"),
    "an id that fits no address": (NAMED.format("../up"), "must be a plain name"),
    "rules that are not there": (NAMED.format("strange"), "its game '.rules:GAME' cannot be loaded"),
}


@pytest.fixture
def levy(lay: Lay) -> Path:
    folder = lay("signoria-levy", {}, levy="levy:TITLE")
    return write_bare(folder, {"__init__.py": DECLARED})


@pytest.mark.usefixtures("levy")
def test_a_title_of_another_package_is_found_by_its_entry_point() -> None:
    assert title("levy").id == "levy"
    assert game("levy").start(2, seed=1).to_act == [0, 1]
    with pytest.raises(ValueError, match="did you mean 'levy'"):
        title("levi")


@pytest.mark.usefixtures("levy")
def test_titles_of_other_packages_stand_behind_ours() -> None:
    assert [each.id for each in games()][-1] == "levy"
    assert [each.id in own() for each in shelf()] == [True] * len(own()) + [False]


@pytest.mark.parametrize("fault", BROKEN)
def test_a_broken_title_is_left_out_with_a_warning(lay: Lay, fault: str) -> None:
    code, sentence = BROKEN[fault]
    lay("signoria-strange", {"strange.py": code}, strange="strange:TITLE")
    with pytest.warns(UserWarning, match="strange.*it is left out") as told:
        found = [each.id for each in games()]
    assert sentence in str(told[0].message)
    assert sorted(found) == sorted(own())
    with pytest.raises(TitleError, match="strange"):
        game("strange")


def test_our_titles_cannot_be_replaced(lay: Lay) -> None:
    lay("signoria-strange", {"strange.py": "TITLE = 7"}, **{own()[0]: "strange:TITLE"})
    with pytest.warns(UserWarning, match="'strange:TITLE' is left out, there is one already"):
        found = games()
    assert len(found) == len(own())


def test_of_two_packages_with_the_same_title_one_is_kept(lay: Lay) -> None:
    for name in ("one", "two"):
        lay(f"signoria-{name}", {}, strange=f"{name}:TITLE")
    with pytest.warns(UserWarning, match="is left out, there is one already"):
        assert list(installed()) == ["strange"]


def test_a_broken_part_is_left_out_with_a_warning(lay: Lay) -> None:
    lay("signoria-strange", {"strange/__init__.py": "", "strange/board.py": "1 / 0"})
    strange = Title("strange", id="strange", board=".board:board")
    with pytest.raises(TitleError, match=r"its board '\.board:board' cannot be loaded: division by zero"):
        strange.part("board")
    with pytest.warns(UserWarning, match="its board .* going on without it"):
        assert strange.usable("board") is None
    assert strange.usable("board") is None  # it was said once
    assert strange.usable("expert") is None


def test_words_are_found_in_the_nearest_language(lay: Lay) -> None:
    lay("signoria-strange", {"strange/__init__.py": "", "strange/words/it.ftl": "", "strange/words/rules.fr.md": ""})
    strange = Title("strange", id="strange")
    assert strange.words("fr") is None
    folder = strange.folder / "words"
    assert strange.words_for("en") == strange.words_for("it") == folder / "it.ftl"
    assert strange.rules_for("en") == folder / "rules.fr.md"
    (folder / "en.ftl").write_text("")
    assert strange.words_for("fr") == folder / "en.ftl"


def test_everything_else_goes_on_beside_a_broken_package(lay: Lay, tmp_path: Path) -> None:
    folder = lay(
        "signoria-strange", {"strange.py": "raise RuntimeError('out of order')", "levy/rules/components.toml": ""},
        strange="strange:TITLE", levy="levy:TITLE",
    )  # fmt: skip
    (write_bare(folder, {}) / "levy/rules/components.toml").unlink()  # its rules load, its figures do not
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), *filter(None, sys.path)])}
    command = [sys.executable, "-m", "signoria", "games"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    assert done.returncode == 0
    assert all(id in done.stdout for id in own())
    assert done.stderr.startswith("signoria: title 'strange': 'strange:TITLE' cannot be loaded: out of order")
    site = Site(tmp_path, environment)
    site.start()
    try:
        assert sorted(each["id"] for each in site.get("/api/games")) == sorted(own())
    finally:
        site.stop()
    assert "title 'levy' cannot be played and is left out" in (tmp_path / "server.log").read_text()
