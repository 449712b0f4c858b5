"""For the API reference: examples in docstrings are shown as code. An extension of griffe, see mkdocs.yml."""

from __future__ import annotations

import re
from typing import Any

import griffe


class Fenced(griffe.Extension):  # type: ignore[misc]
    def on_object(self, *, obj: Any, **_: Any) -> None:
        if obj.docstring is not None and not obj.is_alias:
            obj.docstring.value = fenced(obj.docstring.value)


def fenced(text: str) -> str:
    """Paragraphs that begin with a prompt are examples; from one that begins with an import on, all is a program.

    >>> print(fenced("It adds.\\n\\n>>> 1 + 1\\n2"))
    It adds.
    <BLANKLINE>
    ```pycon
    >>> 1 + 1
    2
    ```
    """
    told: list[str] = []
    for at, paragraph in enumerate(paragraphs := text.split("\n\n")):
        if re.match(r"(import|from) \w", paragraph):
            program = "\n\n".join(paragraphs[at:])
            return "\n\n".join([*told, f"```python\n{program}\n```"])
        told.append(f"```pycon\n{paragraph}\n```" if paragraph.startswith(">>> ") else paragraph)
    return "\n\n".join(told)
