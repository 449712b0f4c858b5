"""The words of Condottiere as ints."""

from __future__ import annotations

from typing import Final, Literal

KINDS: Final = (
    "mercenary_1", "mercenary_2", "mercenary_3", "mercenary_4", "mercenary_5", "mercenary_6", "mercenary_10",
    "winter", "spring", "bishop", "courtesan", "drummer", "heroine", "scarecrow", "surrender",
)  # fmt: skip
KIND_COUNT: Final = 15
MERCENARY_KINDS: Final = 7  # kinds 0 to 6 are the Mercenaries, weakest first
WINTER: Final = 7
SPRING: Final = 8
BISHOP: Final = 9
COURTESAN: Final = 10
DRUMMER: Final = 11
HEROINE: Final = 12
SCARECROW: Final = 13
SURRENDER: Final = 14

REGIONS: Final = (
    "torino", "milano", "venezia", "genova", "mantova", "parma", "modena", "ferrara", "bologna",
    "lucca", "firenze", "siena", "urbino", "spoleto", "ancona", "roma", "napoli",
)  # fmt: skip
REGION_COUNT: Final = 17
ALL_REGIONS: Final = (1 << 17) - 1
NOWHERE: Final = -1
NOBODY: Final = -1

# the options, as places in `settings`
DRAW_AFTER_BATTLE: Final = 0
PLAY_FOR_POINTS: Final = 1
LARGER_KINGDOMS: Final = 2
CAPTURE_REGIONS: Final = 3
HIDDEN_CARDS: Final = 4
FIRST_HOLDER: Final = 5
ASK_DRAW: Final = 6

# how a game ended
CONNECTED: Final = 0
TOTAL: Final = 1
MOST_REGIONS: Final = 2
FINAL_BATTLE: Final = 3
SHARED: Final = 4
POINTS: Final = 5
Ending = Literal["connected", "total", "most_regions", "final_battle", "shared", "points"]
ENDINGS: Final[tuple[Ending, ...]] = ("connected", "total", "most_regions", "final_battle", "shared", "points")
