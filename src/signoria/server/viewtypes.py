"""Write the views of titles for their boards in the browser: `client/view.ts` from the type of the view.

`python -m signoria.server.viewtypes TITLE ...` writes them where the titles live; `--check` only compares. Those of the
titles of this package are written, and compared, together with the protocol (`signoria.server.schema`).
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Iterable

from msgspec import inspect as ins

from signoria.kernel.title import Title
from signoria.server.typescript import Writer, update
from signoria.titles import title as find_title

FILE = Path("client/view.ts")
WIDEST = 120


class ViewWriter(Writer):
    """As the boards are written: the form that prettier gives to the client."""

    quote = "'"
    end = ""

    def line(self, name: str, type: str) -> str:
        flat = super().line(name, type)
        if len(flat) <= WIDEST or "(" in type:
            return flat
        return "\n    | ".join([f"  {name}:", *type.split(" | ")])


def has_board(title: Title) -> bool:
    """Whether a title has a typed view and somebody in the browser to read it."""
    return bool(title.parts["view"]) and (title.folder / FILE.parent).is_dir()


def typescript(title: Title) -> str:
    writer = ViewWriter()
    writer.type(ins.type_info(title.part("view")))
    source = title.parts["view"].partition(":")[0].lstrip(".").replace(".", "/")
    head = f"// Written by `python -m signoria.server.viewtypes {title.id}` from {source}.py. Do not edit."
    return "\n\n".join([head, *writer.written.values()]) + "\n"


def files(titles: Iterable[Title]) -> list[tuple[Path, str]]:
    return [(title.folder / FILE, typescript(title)) for title in titles if has_board(title)]


def main(arguments: list[str]) -> int:
    named = [find_title(id) for id in arguments if not id.startswith("-")]
    return update(files(named), "--check" in arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
