"""A promise and what the table has seen since, in words: how would it be judged?"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, Final, Optional, Sequence

from signoria.kernel import PUBLIC, Event
from signoria.titles import title as find_title

AUTHOR: Final = 0
TO: Final = 1
OTHER: Final = 2


def verdict(
    title: str,
    template: str,
    args: list[int],
    until: str,
    told: Sequence[tuple[Any, ...]],
    view: Optional[dict[str, Any]] = None,
) -> str:
    """What becomes of a promise of AUTHOR to TO; each event of `told` is its key and its values."""
    pact = SimpleNamespace(author=AUTHOR, to=TO, template=template, args=args, until=until)
    events = [Event(PUBLIC, key, tuple(values), False) for key, *values in told]
    judged: str = find_title(title).part("pacts").judge(pact, events, {"over": False} | (view or {}))
    return judged
