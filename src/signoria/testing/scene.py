"""Any position of a title in words, with scripted dice and decks."""

from __future__ import annotations

from typing import Any, Optional, Sequence, Union

from signoria.kernel import State
from signoria.kernel.components import Pack
from signoria.kernel.scene import DICE, scene_text
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
    told = scene_text({**words, **({DICE: list(dice)} if dice else {})})
    return find_title(title).stage(told, seats, seed, components, options)
