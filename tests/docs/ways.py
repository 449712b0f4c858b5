"""The ways through the house as docs/architecture.md tells them: read from the page, looked up, and traced."""

from __future__ import annotations

import ast
import re
import sys
import threading
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any, Iterator, NamedTuple

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "architecture.md"
PLACES = (ROOT / "src" / "signoria", ROOT / "client" / "src")
WAY = re.compile(r"^### The way of ([^\n]+)\n(.*?)(?=^##|\Z)", re.MULTILINE | re.DOTALL)
STEP = re.compile(r"(\d+)\. `([\w./]+)` — `([\w.#]+)`: \S.*")


class Step(NamedTuple):
    file: str
    name: str

    @property
    def path(self) -> Path:
        found = [place / self.file for place in PLACES if (place / self.file).is_file()]
        assert len(found) == 1, f"{self.file} must be below src/signoria or client/src"
        return found[0]

    @property
    def in_python(self) -> bool:
        return self.file.endswith(".py")

    @property
    def code(self) -> tuple[str, str]:
        """How a call of it is seen while the program runs."""
        kind = definition(self)
        return self.file, f"{self.name}.__init__" if isinstance(kind, ast.ClassDef) else self.name


def ways() -> dict[str, list[Step]]:
    """Each way by its name, its steps in order."""
    return {name: steps(text) for name, text in WAY.findall(PAGE.read_text(encoding="utf-8"))}


def steps(text: str) -> list[Step]:
    found: list[Step] = []
    for line in filter(lambda line: line[:1].isdecimal(), text.splitlines()):
        step = STEP.fullmatch(line)
        assert step, f"a step is written '1. `FILE` — `NAME`: what happens', got {line!r}"
        assert int(step[1]) == len(found) + 1, line
        found.append(Step(step[2], step[3]))
    return found


# -- looked up


def definition(step: Step) -> ast.AST:
    """The function or class that a step in Python names."""
    node: Any = ast.parse(step.path.read_text(encoding="utf-8"))
    for name in step.name.split("."):
        inside = {child.name: child for child in node.body if hasattr(child, "name")}
        assert name in inside, f"{step.file} has no {step.name}"
        node = inside[name]
    found: ast.AST = node
    return found


def block(text: str, pattern: str) -> str:
    """What a line of this form begins, to where its indentation comes again: prettier has set it so."""
    head = re.search(rf"^( *){pattern}", text, re.MULTILINE)
    assert head, f"nothing is written {pattern}"
    end = re.compile(rf"^{head[1]}(?=\S)", re.MULTILINE).search(text, text.index("\n", head.start()) + 1)
    return text[head.start() : end.start() if end else len(text)]


def written(step: Step) -> str:
    """The function, method or value that a step in the client names; of a component all of it, its template too."""
    text = step.path.read_text(encoding="utf-8")
    *classes, name = step.name.split(".")
    for each in classes:
        text = block(text, rf"(?:export )?class {each}\b")
    word = re.escape(name) + r"\b"
    made = rf"(?:export )?(?:const|let|class|(?:async )?function) {word}"
    found = block(text, rf"(?:(?:get |async )?{word}[(<]|{word}: \(|{made})")
    return text if step.file.endswith(".svelte") else found


# -- traced


class Trace:
    """The functions of the package that were entered, in this order; a coroutine that goes on is entered again."""

    def __init__(self) -> None:
        self.entered: list[tuple[str, str]] = []
        self.files: dict[str, str] = {}

    def __call__(self, frame: FrameType, event: str, _: Any) -> None:
        if event == "call":
            file = self.files.setdefault(frame.f_code.co_filename, shortened(frame.f_code.co_filename))
            if file:
                self.entered.append((file, frame.f_code.co_qualname))

    def follows(self, way: list[Step]) -> None:
        """Fail unless the steps of the way in Python were entered one after the other."""
        at = 0
        for step in filter(lambda step: step.in_python, way):
            assert step.code in self.entered[at:], f"{step.name} in {step.file} was not entered in its turn"
            at = self.entered.index(step.code, at) + 1


def shortened(file: str) -> str:
    path = Path(file)
    return path.relative_to(PLACES[0]).as_posix() if path.is_relative_to(PLACES[0]) else ""


@contextmanager
def traced() -> Iterator[Trace]:
    """This thread, and those that begin meanwhile."""
    trace = Trace()
    threading.setprofile(trace)
    sys.setprofile(trace)
    try:
        yield trace
    finally:
        sys.setprofile(None)
        threading.setprofile(None)
