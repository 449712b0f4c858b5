"""The action space of Renaissance. Verbs and words are only ever appended."""

from __future__ import annotations

from typing import Final

from signoria.kernel import Noun, Verbs
from signoria.titles.renaissance.rules.names import (
    ARTISTS,
    CARDS,
    CITIES,
    FIGHTERS,
    LEVELS,
    NATIONS,
    POLICIES,
    PROVINCES,
    SIGNED,
    STANCES,
    SUPPORTS,
)

CITY: Final = Noun("city", CITIES)
PROVINCE: Final = Noun("province", PROVINCES)
NATION: Final = Noun("nation", NATIONS)
CARD: Final = Noun("card", CARDS)
TROOP: Final = Noun("troop", CARDS[:5])
FIGHTER: Final = Noun("fighter", FIGHTERS)
SUPPORT: Final = Noun("support", SUPPORTS)
SIGNED_CARD: Final = Noun("signed", SIGNED)
ARTIST_TOKEN: Final = Noun("artist", ARTISTS)
POLICY: Final = Noun("policy", POLICIES)
STANCE: Final = Noun("stance", STANCES)
LEVEL: Final = Noun("level", LEVELS)
SEAT: Final = Noun("seat", first=0, last=5)
COUNT: Final = Noun("count", first=0, last=12)
AMOUNT: Final = Noun("amount", first=1, last=60)
TRADED: Final = Noun("traded", first=1, last=8)
NOUNS: Final = (
    CITY, PROVINCE, NATION, CARD, TROOP, FIGHTER, SUPPORT, SIGNED_CARD, ARTIST_TOKEN, POLICY, STANCE, LEVEL,
    SEAT, COUNT, AMOUNT, TRADED,
)  # fmt: skip

VERBS: Final = Verbs()
PICK_NATION: Final[int] = VERBS.verb("pick_nation", NATION)
CHOOSE_START: Final[int] = VERBS.verb("choose_start", CITY)
PLACE_RAMPART: Final[int] = VERBS.verb("place_rampart", CITY)
PLACE_PALACE: Final[int] = VERBS.verb("place_palace", CITY)
PLACE_EXTRA: Final[int] = VERBS.verb("place_extra", CITY)
SKIP_EXTRA: Final[int] = VERBS.verb("skip_extra")
RETURN_TO: Final[int] = VERBS.verb("return_to", CITY)
VOTE: Final[int] = VERBS.verb("vote", POLICY, hidden=True)
SWISS_STANCE: Final[int] = VERBS.verb("swiss_stance", STANCE)
BUILD_RAMPART: Final[int] = VERBS.verb("build_rampart", CITY)
BUILD_CASTLE: Final[int] = VERBS.verb("build_castle", CITY)
BUILD_PALACE: Final[int] = VERBS.verb("build_palace", CITY)
FINISH_PURCHASES: Final[int] = VERBS.verb("finish_purchases", COUNT)
EXPAND: Final[int] = VERBS.verb("expand", CITY, CITY)
PASS_EXPANSION: Final[int] = VERBS.verb("pass_expansion")
DECLARE_ATTACK: Final[int] = VERBS.verb("declare_attack", CITY, CITY)
DECLARE_CHEVAUCHEE: Final[int] = VERBS.verb("declare_chevauchee", CITY, CITY)
PLAY_RAIDERS: Final[int] = VERBS.verb("play_raiders", CITY)
PLAY_AMBASSADOR: Final[int] = VERBS.verb("play_ambassador")
PLAY_MARRIAGE: Final[int] = VERBS.verb("play_marriage", CITY)
PLAY_ARTIST: Final[int] = VERBS.verb("play_artist", CITY)
PLAY_BANKER: Final[int] = VERBS.verb("play_banker", CITY)
USE_SPAIN_RAID: Final[int] = VERBS.verb("use_spain_raid", CITY)
USE_FLORENCE_LURE: Final[int] = VERBS.verb("use_florence_lure", CITY, CITY)
END_PHASE: Final[int] = VERBS.verb("end_phase")
CORRUPT: Final[int] = VERBS.verb("corrupt", CITY)
NEGLECT: Final[int] = VERBS.verb("neglect", CITY)
DECLINE: Final[int] = VERBS.verb("decline")
SELL_CONDOTTIERE: Final[int] = VERBS.verb("sell_condottiere")
NO_SALE: Final[int] = VERBS.verb("no_sale")
BUY_CONDOTTIERE: Final[int] = VERBS.verb("buy_condottiere")
REFUSE: Final[int] = VERBS.verb("refuse")
COMMIT_ATTACK: Final[int] = VERBS.verb("commit_attack", FIGHTER, FIGHTER, SUPPORT, hidden=True)
COMMIT_DEFENCE: Final[int] = VERBS.verb("commit_defence", FIGHTER, SUPPORT)
LAY_NO_FIGHTER: Final[int] = VERBS.verb("lay_no_fighter")
COUNTER: Final[int] = VERBS.verb("counter")
NO_COUNTER: Final[int] = VERBS.verb("no_counter")
BUY_TRAITOR: Final[int] = VERBS.verb("buy_traitor")
LET_GO: Final[int] = VERBS.verb("let_go")
PLAY_SIGN: Final[int] = VERBS.verb("sign_of_god", SIGNED_CARD)
NO_SIGN: Final[int] = VERBS.verb("no_sign")
PLAY_RETREAT: Final[int] = VERBS.verb("retreat", TROOP)
NO_RETREAT: Final[int] = VERBS.verb("no_retreat")
READY: Final[int] = VERBS.verb("ready")

OFFER: Final[int] = VERBS.aside("offer", SEAT, hidden=True)
GIVE_CITY: Final[int] = VERBS.aside("give_city", CITY, hidden=True)
ASK_CITY: Final[int] = VERBS.aside("ask_city", CITY, hidden=True)
GIVE_DUCATS: Final[int] = VERBS.aside("give_ducats", AMOUNT, hidden=True)
ASK_DUCATS: Final[int] = VERBS.aside("ask_ducats", AMOUNT, hidden=True)
GIVE_CONDOTTIERI: Final[int] = VERBS.aside("give_condottieri", TRADED, hidden=True)
ASK_CONDOTTIERI: Final[int] = VERBS.aside("ask_condottieri", TRADED, hidden=True)
PROPOSE: Final[int] = VERBS.aside("propose")
DROP_DRAFT: Final[int] = VERBS.aside("drop_draft", hidden=True)
ACCEPT: Final[int] = VERBS.aside("accept", SEAT)
REJECT: Final[int] = VERBS.aside("reject", SEAT, hidden=True)
WITHDRAW: Final[int] = VERBS.aside("withdraw", SEAT, hidden=True)
GIVE: Final[int] = VERBS.aside("give", SEAT, AMOUNT)

PAIRS: Final = 42 * 42  # codes of a verb with two cities
ATTACKS: Final = 8 * 8 * 6  # codes of commit_attack
DEFENCES: Final = 8 * 6
MOST_AMOUNT: Final = 60
MOST_TRADED: Final = 8
