"""Legal actions as rows of marks, and whole numbers, into arrays: by the press where there is one."""

from __future__ import annotations

from typing import Any, Callable, Final, Sequence

import numpy as np
from numpy.typing import NDArray

from signoria.envs import marking
from signoria.envs.plates import press

Mask = NDArray[np.int8]
MARK = np.dtype(np.int8)

_skilled: Any = press or marking
mark: Final[Callable[[Sequence[list[int]], int, Any], None]] = _skilled.mark
note: Final[Callable[[list[int], Any], None]] = _skilled.note
refused: Final[Callable[[list[list[int]], list[int]], list[int]]] = _skilled.refused


def marked(legal: list[int], width: int) -> Mask:
    """A row of its own."""
    mask = np.empty(width, MARK)
    mark([legal], width, mask)
    return mask
