"""The shell says the same things in every language, and has a word for everything it says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from signoria.words import LANGUAGES

CLIENT = Path(__file__).parents[2] / "client" / "src"
WORDS = CLIENT / "words"
ELSEWHERE = [Path(__file__).parents[2] / "src/signoria" / place / "words/en.ftl" for place in ("server", ".")]


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(file: Path) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{file.name}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{file.name} says {entry.id.name} twice"
            reader = Variables()
            reader.visit(entry)
            found[entry.id.name] = reader.names
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", [WORDS, *(file.parent for file in ELSEWHERE)], ids=lambda f: f.parent.name)
def test_all_languages_say_the_same_things(folder: Path, language: str) -> None:
    assert messages(folder / "en.ftl") == messages(folder / f"{language}.ftl")


def test_every_word_the_shell_uses_exists() -> None:
    known = set(messages(WORDS / "en.ftl"))
    for file in ELSEWHERE:
        known |= set(messages(file))
    sources = [*(CLIENT / "shell").rglob("*.*"), *(CLIENT / "lib").glob("*.ts"), CLIENT / "App.svelte"]
    used: set[str] = set()
    for source in sources:
        text = source.read_text(encoding="utf-8")
        for call in re.findall(r"[^\w.]t\(([^()]*(?:\([^()]*\)[^()]*)*)\)", text):
            head = call.split("{")[0] if not call.startswith("`") else ""
            said = re.sub(r"[!=]== '[a-z-]*'", "", head.split(",")[0])
            used |= set(re.findall(r"'([a-z][a-z0-9-]*)'", said))
    missing = sorted(word for word in used if word not in known)
    assert not missing, f"the shell says words that no file has: {missing}"
