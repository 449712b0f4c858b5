"""Any position of a title in words, with scripted dice and decks."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Optional, Sequence, Union

from signoria.games import game
from signoria.kernel import State


def scene(
    title: str,
    seats: Optional[int] = None,
    *,
    seed: Union[int, bytes] = 7,
    dice: Sequence[int] = (),
    components: Optional[str] = None,
    options: Optional[dict[str, Any]] = None,
    **words: Any,
) -> State:
    """A game of `title` arranged as `words` say; each title documents its vocabulary.

    `dice` are the next results of every `roll`; `deck=` (where a title has one) names the
    cards that come next. Whatever the words leave open is as after the title's set-up.
    """
    chosen = game(title)
    g = chosen.start(seats, seed, components, **(options or {}))
    arrange = import_module(f"{chosen.new_state.__module__.rpartition('.')[0]}.scene").arrange
    g.past = None
    g.moves = 0
    g.log = []
    arrange(g, words)
    g.script = list(dice)
    g.run()
    return g
