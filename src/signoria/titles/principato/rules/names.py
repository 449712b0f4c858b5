"""The ids of Principato, and the ints that stand for them."""

from __future__ import annotations

from typing import Final

CUBES: Final = ("food", "gold", "favor")
FOOD: Final = 0
GOLD: Final = 1
FAVOR: Final = 2
CUBE_KINDS: Final = 3

# Resource and army tokens. For cube c (food, gold) the source is token 2c, the store token 2c + 1,
# and the troop it feeds token MILITIA + c.
TOKENS: Final = ("field", "farm", "palazzo", "bank", "catapult", "militia", "condottiere")
FIELD: Final = 0
FARM: Final = 1
PALAZZO: Final = 2
BANK: Final = 3
CATAPULT: Final = 4
MILITIA: Final = 5
CONDOTTIERE: Final = 6
TOKEN_KINDS: Final = 7

TROOPS: Final = ("militia", "condottiere")
POOLS: Final = ("green", "yellow", "catapults", "troops")
GREEN: Final = 0
YELLOW: Final = 1
CATAPULTS: Final = 2
TROOP_POOL: Final = 3
POOL_OF: Final = (GREEN, GREEN, YELLOW, YELLOW, CATAPULTS, TROOP_POOL, TROOP_POOL)

# Three values of each kind of culture token, in the order of the kinds.
CULTURE_KINDS: Final = ("monument", "book", "painting")
DESIGNS: Final = (
    "monument_high", "monument_middle", "monument_low",
    "book_high", "book_middle", "book_low",
    "painting_high", "painting_middle", "painting_low",
)  # fmt: skip
MONUMENT: Final = 0
BOOK: Final = 1
PAINTING: Final = 2
DESIGN_COUNT: Final = 9

# Where a cube may be posted: cube of POST_CUBE on troop of POST_TROOP (0 militia, 1 condottiere).
POSTS: Final = ("food_militia", "gold_condottiere", "favor_militia", "favor_condottiere")
POST_CUBE: Final = (FOOD, GOLD, FAVOR, FAVOR)
POST_TROOP: Final = (0, 1, 0, 1)
POST_COUNT: Final = 4

KINDS: Final = (
    "build_field", "build_farm", "build_palazzo", "build_bank",
    "harvest", "rents", "tax_collector", "gold_fair", "food_market",
    "catapult_early", "catapult_late", "recruit_militia", "recruit_condottieri",
    "sculptor", "printer", "painter", "military_scoring",
)  # fmt: skip
SCULPTOR: Final = 13  # printer and painter follow, as books and paintings follow monuments
MILITARY_SCORING: Final = 16
KIND_COUNT: Final = 17
ACTION_KINDS: Final = KINDS[:MILITARY_SCORING]

# A card is its kind and, above KIND_BITS, its back: 0 a starting card, 1 to 3 the year. Cards
# alike in both are interchangeable; the printed mark matters during set-up only.
KIND_BITS: Final = 5
KIND_MASK: Final = 31
DECK_STARTING: Final = 0
YEARS: Final = 3

EFFECTS: Final = (
    "build_field_one", "build_field_two", "build_farm_one", "build_farm_two",
    "build_palazzo_one", "build_palazzo_two", "build_bank_one", "build_bank_two",
    "harvest", "rents", "tax_collector_food", "tax_collector_both", "tax_collector_gold",
    "gold_fair", "food_market",
    "catapult_early_one", "catapult_early_two", "catapult_late_one", "catapult_late_two",
    "recruit_militia", "recruit_condottieri",
    "sculptor_two_gold", "sculptor_two_food", "printer", "painter",
)  # fmt: skip
EFFECT_COUNT: Final = 25
EFFECT_KIND: Final = (0, 0, 1, 1, 2, 2, 3, 3, 4, 5, 6, 6, 6, 7, 8, 9, 9, 10, 10, 11, 12, 13, 13, 14, 15)

# What an effect does.
BUILD: Final = 0
PRODUCE: Final = 1
RECRUIT: Final = 2
CULTURE: Final = 3

OBJECTIVES: Final = ("armoury", "fertile_soil", "town_charter", "fortress", "chapel", "town_hall", "palace", "villa")
ARMOURY: Final = 0
FERTILE_SOIL: Final = 1
TOWN_CHARTER: Final = 2
FORTRESS: Final = 3
FIRST_CULTURE_OBJECTIVE: Final = 4
PILE_SIZE: Final = 4  # objectives of each back

SOURCES: Final = ("military", "monument", "book", "painting", "domain", "culture")

MOST_FAVORS: Final = 3  # in a church, hence in one payment
MOST_TROOPS: Final = 40  # in a pack; the codes of recruiting, supplying and dismissing end here
LONGEST_ROW: Final = 7


def card_of(deck: int, kind: int) -> int:
    return deck << KIND_BITS | kind


def kind_of(card: int) -> int:
    return card & KIND_MASK


def deck_of(card: int) -> int:
    return card >> KIND_BITS
