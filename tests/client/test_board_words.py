"""The words that boards add to those of the rules: the same in every language, and all in use."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

from signoria.words import LANGUAGES

CLIENT = Path(__file__).parents[2] / "client" / "src"
TITLES = Path(__file__).parents[2] / "src" / "signoria" / "titles"
FOLDERS = sorted(path.parent for path in [*TITLES.glob("*/client/en.ftl"), CLIENT / "lib/art/en.ftl"])


class Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(path: Path) -> dict[str, set[str]]:
    found = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
        if isinstance(entry, ast.Message):
            seen = Variables()
            seen.visit(entry)
            found[entry.id.name] = seen.names
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_every_board_speaks_every_language_as_it_speaks_english(folder: Path, language: str) -> None:
    assert messages(folder / f"{language}.ftl") == messages(folder / "en.ftl")


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_every_word_a_board_says_exists(folder: Path) -> None:
    known = {**messages(folder / "en.ftl"), **messages(CLIENT / "lib/art/en.ftl")}
    for path in [*folder.glob("*.svelte"), *folder.glob("*.ts")]:
        for id in re.findall(r"\bsay\('([a-z0-9-]+)'", path.read_text(encoding="utf-8")):
            assert id in known, f"{path.name} says {id!r}"


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_no_word_is_left_over(folder: Path) -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in [*folder.glob("*.svelte"), *folder.glob("*.ts")])
    if folder.name == "art":
        text += "".join(path.read_text(encoding="utf-8") for path in TITLES.glob("*/client/*.svelte"))
    if "finalOf(" in text:  # the card of the end, which several boards share, says the words of each
        text += (CLIENT / "lib/outcome.ts").read_text(encoding="utf-8")
    quoted = set(re.findall(r"['`]([a-z0-9-]+)", text))
    unused = {id for id in messages(folder / "en.ftl") if id not in quoted and f"{id.split('-')[0]}-" not in quoted}
    assert not unused
