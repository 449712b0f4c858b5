"""The net of a judgement, added up in C; see kernel/in_c.py."""

from typing import Any

AbacusLayer = tuple[list[list[int]], list[int], int]

source: int

class Abacus:
    def __init__(
        self,
        rows: list[int],
        clock: int,
        bounds: list[int],
        layers: tuple[AbacusLayer, AbacusLayer, AbacusLayer],
        whole: int,
        cap: int,
        /,
    ) -> None: ...
    def merits(self, vector: Any, /) -> list[int]: ...
