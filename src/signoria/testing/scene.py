"""Any position of a title in words, with scripted dice and decks."""

from __future__ import annotations

from typing import Any, Optional, Sequence, Union

from signoria.kernel import State
from signoria.kernel.components import Pack
from signoria.titles import title as find_title


def scene(
    title: str,
    seats: Optional[int] = None,
    *,
    seed: Union[int, bytes] = 7,
    dice: Sequence[int] = (),
    components: Union[str, Pack, None] = None,
    options: Optional[dict[str, Any]] = None,
    **words: Any,
) -> State:
    """A game of `title` arranged as `words` say; each title documents its vocabulary.

    `dice` are the next results of every `roll`; `deck=` (where a title has one) names the
    cards that come next. Whatever the words leave open is as after the title's set-up.
    """
    chosen = find_title(title)
    arrange = chosen.part("scene")
    if arrange is None:
        raise ValueError(f"title {title!r} has no scenes: its Title names no part `scene`")
    g = chosen.game.start(seats, seed, components, **(options or {}))
    g.past = None
    g.moves = 0
    g.log = []
    arrange(g, words)
    g.script = list(dice)
    g.run()
    return g
