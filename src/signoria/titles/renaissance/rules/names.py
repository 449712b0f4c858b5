"""The words of Renaissance as ints."""

from __future__ import annotations

from typing import Final

CARDS: Final = (
    "pikemen", "arquebusiers", "knights", "cannon", "swiss_regiment", "condottiere",
    "engineer", "felon", "sign_of_god", "retreat", "raiders", "ambassador",
    "marriage", "chevauchee", "artist_or_banker",
)  # fmt: skip
ARTISTS: Final = (
    "leonardo", "botticelli", "verrocchio", "michelangelo", "raffaello", "donatello",
    "mantegna", "bellini", "piero_della_francesca", "bramante", "tiziano", "savonarola",
)  # fmt: skip
NATIONS: Final = (
    "florence", "genoa", "naples", "milan", "rome", "venice",
    "france", "spain", "empire", "swiss",
)  # fmt: skip
PROVINCES: Final = (
    "ducato_di_savoia", "saluzzo_e_monferrato", "svizzera", "ducato_di_milano", "lombardia", "parma_e_piacenza",
    "stato_estense", "romagna", "dogado", "veneto", "heiliges_roemisches_reich", "dalmazia",
    "liguria", "corsica", "toscana", "pisano", "repubblica_di_siena", "umbria",
    "marche", "lazio", "regno_di_napoli", "abruzzo_basilicata", "calabria_puglia", "sicilia",
)  # fmt: skip
CITIES: Final = (
    "torino", "nizza", "saluzzo", "casale", "confederazione_svizzera", "milano",
    "pavia", "brescia", "cremona", "parma", "piacenza", "mantova",
    "ferrara", "bologna", "ravenna", "venezia", "treviso", "padova",
    "trento", "zara", "ragusa", "genova", "savona", "ajaccio",
    "firenze", "pistoia", "pisa", "siena", "piombino", "perugia",
    "urbino", "ancona", "roma", "viterbo", "napoli", "capua",
    "laquila", "benevento", "bari", "reggio", "palermo", "messina",
)  # fmt: skip

CARD_COUNT: Final = 15
BLUE_COUNT: Final = 5  # cards 0 to 4 are the blue ones
CONDOTTIERE: Final = 5
ENGINEER: Final = 6
FELON: Final = 7
SIGN_OF_GOD: Final = 8
RETREAT: Final = 9
RAIDERS: Final = 10
AMBASSADOR: Final = 11
MARRIAGE: Final = 12
CHEVAUCHEE: Final = 13
ARTIST_OR_BANKER: Final = 14

SAVONAROLA: Final = 11

FLORENCE: Final = 0
GENOA: Final = 1
NAPLES: Final = 2
MILAN: Final = 3
ROME: Final = 4
VENICE: Final = 5
FRANCE: Final = 6
SPAIN: Final = 7
EMPIRE: Final = 8
SWISS: Final = 9

CITY_COUNT: Final = 42
ALL_CITIES: Final = (1 << 42) - 1

LEVELS: Final = ("none", "garrison", "rampart", "fortress")
GARRISON: Final = 1
RAMPART: Final = 2
FORTRESS: Final = 3

TERRAINS: Final = ("plain", "mountain", "marsh")
POLICIES: Final = ("peace", "war")
STANCES: Final = ("attack", "defence")

# what can fill a fighter slot: a blue card, or a condottiere of one's own, bought, or Milan's
FIGHTERS: Final = (*CARDS[:6], "bought_condottiere", "free_condottiere")
OWN: Final = 5
BOUGHT: Final = 6
FREE: Final = 7
# what can fill the support slot
SUPPORTS: Final = ("none", "engineer", "felon", "condottiere", "bought_condottiere", "free_condottiere")
SUPPORT_NONE: Final = 0
SUPPORT_ENGINEER: Final = 1
SUPPORT_FELON: Final = 2
SUPPORT_OWN: Final = 3
SUPPORT_BOUGHT: Final = 4
SUPPORT_FREE: Final = 5
SUPPORT_CARDS: Final = (-1, ENGINEER, FELON, CONDOTTIERE, -1, -1)  # the card that leaves the hand

# what a sign of God can double: a blue card, or a condottiere by the value it stands with
SIGNED: Final = (*CARDS[:5], "condottiere_4", "condottiere_5", "condottiere_6")
STANDING_VALUES: Final = (4, 5, 6)
ROUT: Final = 0
BETRAYAL: Final = -1

SETUPS: Final = ("base", "1494", "1499", "1515")
VARIANTS: Final = ("naples_out", "milan_out")

# the options, as places in `settings`
SETUP: Final = 0
FOUR_PLAYER: Final = 1
POWERS: Final = 2
NATION_CHOICE: Final = 3
SCENARIO_ORDER: Final = 4
DIPLOMACY: Final = 5
CONDOTTIERE_TRADE: Final = 6
YELLOW_IN_EXPANSION: Final = 7
# values of the option `diplomacy`
DIPLOMACY_FULL: Final = 0
DIPLOMACY_GIFTS: Final = 1
DIPLOMACY_OFF: Final = 2

NOBODY: Final = -1
NO_PALACE: Final = 0
EMPTY_PALACE: Final = 1
ARTIST: Final = 2  # a palace with artist a is kept as ARTIST + a
