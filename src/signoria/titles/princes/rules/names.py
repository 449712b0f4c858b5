"""Ids and numbers of everything on the table. The order never changes: records depend on it."""

from __future__ import annotations

from typing import Final

GOLD: Final = 0
INFLUENCE: Final = 1
CURRENCIES: Final = ("gold", "influence")

CITIES: Final = ("milan", "venice", "florence", "rome", "naples")
CITY_COUNT: Final = 5

FAMILIES: Final = ("baglioni", "bentivogli", "d_este", "gonzaga", "malatesta", "montefeltro")
FAMILY_COUNT: Final = 6
TOWNS: Final = ("perugia", "bologna", "ferrara", "mantua", "rimini", "urbino")  # one for each family

TROOPS: Final = ("cavalry", "artillery", "fortification", "crossbow", "pike", "light_infantry")
TROOP_COUNT: Final = 6

TREACHERY: Final = (
    "bribe_troops", "bribe_cardinal", "freeze_bid", "steal_influence", "raid_gold", "veto", "start_war",
)  # fmt: skip
BRIBE_TROOPS: Final = 0
BRIBE_CARDINAL: Final = 1
FREEZE_BID: Final = 2
STEAL_INFLUENCE: Final = 3
RAID_GOLD: Final = 4
VETO: Final = 5
START_WAR: Final = 6

EVENTS: Final = (
    "gozzoli", "botticelli", "verrocchio", "merchant_1",
    "bellini", "leonardo", "mantegna", "merchant_2",
    "michelangelo", "perugino", "bramante", "french_invade",
)  # fmt: skip
EVENT_KINDS: Final = ("artist_vp", "artist_status", "merchant", "french_invade")
ARTIST_VP: Final = 0
ARTIST_STATUS: Final = 1
MERCHANT: Final = 2
FRENCH: Final = 3

TILES: Final = (
    "ludovico_sforza", "caterina_sforza", "genoese_crossbow", "swiss_mercenaries", "armourer", "milanese_merchant",
    "doge", "venetian_merchant_1", "venetian_merchant_2", "venetian_merchant_3", "venetian_merchant_4",
    "venetian_merchant_5",
    "lorenzo_medici", "giovanni_medici", "banking_1", "banking_2", "florentine_merchant_1", "florentine_merchant_2",
    "roderigo_borgia", "cesare_borgia", "lucrezia_borgia", "della_rovere", "orsini_family", "colonna_family",
    "ferrante_d_aragon", "alfonso_aragon", "spanish_infantry", "neapolitan_merchant_1", "neapolitan_merchant_2",
    "neapolitan_barons",
)  # fmt: skip
LUDOVICO: Final = 1 << 0
LORENZO: Final = 1 << 12
BANKING_1: Final = 1 << 14
BANKING_2: Final = 1 << 15
BANKS: Final = BANKING_1 | BANKING_2
FIRST_BANK: Final = 14
LUCREZIA: Final = 1 << 20
ALFONSO: Final = 1 << 25
ALFONSO_TILE: Final = 25

NOBODY: Final = -1
DECADES: Final = 3

SIDES: Final = ("attacker", "defender")
ATTACKER: Final = 0
DEFENDER: Final = 1

CHUNK: Final = 1024  # a mask is looked up ten bits at a time; views are full of masks
LOW_BITS: Final = [[place for place in range(10) if mask >> place & 1] for mask in range(CHUNK)]
MIDDLE_BITS: Final = [[place + 10 for place in places] for places in LOW_BITS]
HIGH_BITS: Final = [[place + 20 for place in places] for places in LOW_BITS]


class Sums:
    """What the things of any set are worth together; sets of up to thirty bits."""

    __slots__ = ("high", "low", "middle")

    def __init__(self, amounts: list[int]) -> None:
        self.low, self.middle, self.high = sums(amounts[:10]), sums(amounts[10:20]), sums(amounts[20:])

    def of(self, mask: int) -> int:
        if mask < CHUNK:
            return self.low[mask]
        return self.low[mask & CHUNK - 1] + self.middle[mask >> 10 & CHUNK - 1] + self.high[mask >> 20]


def sums(amounts: list[int]) -> list[int]:
    """The sum of each set of some amounts."""
    found = [0]
    for amount in amounts:
        found += [total + amount for total in found]
    return found


def bits_of(mask: int) -> list[int]:
    """The places of the bits that are set, ascending; masks of up to thirty bits."""
    if mask < CHUNK:
        return LOW_BITS[mask][:]
    return LOW_BITS[mask & CHUNK - 1] + MIDDLE_BITS[mask >> 10 & CHUNK - 1] + HIGH_BITS[mask >> 20]
