"""The ids of the pieces, in the order of their numbers."""

from __future__ import annotations

from typing import Final

COLORS: Final = ("green", "white", "red", "blue", "yellow")
GREEN: Final = 0
WHITE: Final = 1
RED: Final = 2
BLUE: Final = 3
YELLOW: Final = 4
COLOR_COUNT: Final = 5

# two tiles a color: role = 2 * color + rank
ROLES: Final = (
    "master", "apprentice", "bishop", "priest", "gonfalonier", "notary", "lord", "knight", "banker", "merchant",
)  # fmt: skip
MAJOR: Final = 0
MINOR: Final = 1
ROLE_COUNT: Final = 10
# the first edition gives two majors other titles in French; for display only
OLD_TITLES: Final = ("gonfalonier_2005", "lord_2005")

CITIES: Final = (
    "siena", "orvieto", "venezia", "verona", "perugia",
    "urbino", "padova", "lucca", "milano", "bologna",
    "mantova", "firenze", "ferrara", "pisa", "rimini",
)  # fmt: skip
CITY_COUNT: Final = 15

REGIONS: Final = ("reg_blue", "reg_red", "reg_green", "reg_yellow", "reg_brown", "reg_violet")
REGION_COUNT: Final = 6

FAMILIES: Final = ("medici", "visconti", "carraresi", "este", "gonzaga")
EDITIONS: Final = ("amigo_2006", "mtm_2005")
AMIGO: Final = 0
MTM: Final = 1

# the places of the options in State.settings
EDITION: Final = 0
MONEY_VARIANT: Final = 1
OPEN_MONEY: Final = 2
FIRST_PLAYER: Final = 3
FAMILY_CHOICE: Final = 4
IN_SEAT_ORDER: Final = 1  # the value of this option that gives families without a lot

PHASES: Final = ("income", "auctions", "actions", "roles")
INCOME: Final = 0
AUCTIONS: Final = 1
ACTIONS: Final = 2
APPOINTMENTS: Final = 3

NOBODY: Final = -1
