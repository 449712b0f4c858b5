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

MOST_AMOUNT: Final = 60
MOST_TRADED: Final = 8

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
AMOUNT: Final = Noun("amount", first=1, last=MOST_AMOUNT)
TRADED: Final = Noun("traded", first=1, last=MOST_TRADED)
NOUNS: Final = (
    CITY, PROVINCE, NATION, CARD, TROOP, FIGHTER, SUPPORT, SIGNED_CARD, ARTIST_TOKEN, POLICY, STANCE, LEVEL,
    SEAT, COUNT, AMOUNT, TRADED,
)  # fmt: skip

VERBS: Final = Verbs()
PICK_NATION: Final = VERBS.verb("pick_nation", NATION)
CHOOSE_START: Final = VERBS.verb("choose_start", CITY)
PLACE_RAMPART: Final = VERBS.verb("place_rampart", CITY)
PLACE_PALACE: Final = VERBS.verb("place_palace", CITY)
PLACE_EXTRA: Final = VERBS.verb("place_extra", CITY)
SKIP_EXTRA: Final[int] = VERBS.action("skip_extra", ends=True)
RETURN_TO: Final = VERBS.verb("return_to", CITY)
VOTE: Final = VERBS.verb("vote", POLICY, hidden=True)
SWISS_STANCE: Final = VERBS.verb("swiss_stance", STANCE)
BUILD_RAMPART: Final = VERBS.verb("build_rampart", CITY)
BUILD_CASTLE: Final = VERBS.verb("build_castle", CITY)
BUILD_PALACE: Final = VERBS.verb("build_palace", CITY)
FINISH_PURCHASES: Final = VERBS.verb("finish_purchases", COUNT, ends=True)
EXPAND: Final = VERBS.verb("expand", CITY, CITY)
PASS_EXPANSION: Final[int] = VERBS.action("pass_expansion", ends=True)
DECLARE_ATTACK: Final = VERBS.verb("declare_attack", CITY, CITY)
DECLARE_CHEVAUCHEE: Final = VERBS.verb("declare_chevauchee", CITY, CITY)
PLAY_RAIDERS: Final = VERBS.verb("play_raiders", CITY)
PLAY_AMBASSADOR: Final[int] = VERBS.action("play_ambassador")
PLAY_MARRIAGE: Final = VERBS.verb("play_marriage", CITY)
PLAY_ARTIST: Final = VERBS.verb("play_artist", CITY)
PLAY_BANKER: Final = VERBS.verb("play_banker", CITY)
USE_SPAIN_RAID: Final = VERBS.verb("use_spain_raid", CITY)
USE_FLORENCE_LURE: Final = VERBS.verb("use_florence_lure", CITY, CITY)
END_PHASE: Final[int] = VERBS.action("end_phase", ends=True)
CORRUPT: Final = VERBS.verb("corrupt", CITY)
NEGLECT: Final = VERBS.verb("neglect", CITY)
DECLINE: Final[int] = VERBS.action("decline")
SELL_CONDOTTIERE: Final[int] = VERBS.action("sell_condottiere")
NO_SALE: Final[int] = VERBS.action("no_sale")
BUY_CONDOTTIERE: Final[int] = VERBS.action("buy_condottiere")
REFUSE: Final[int] = VERBS.action("refuse")
COMMIT_ATTACK: Final = VERBS.verb("commit_attack", FIGHTER, FIGHTER, SUPPORT, hidden=True)
COMMIT_DEFENCE: Final = VERBS.verb("commit_defence", FIGHTER, SUPPORT)
LAY_NO_FIGHTER: Final[int] = VERBS.action("lay_no_fighter")
COUNTER: Final[int] = VERBS.action("counter")
NO_COUNTER: Final[int] = VERBS.action("no_counter")
BUY_TRAITOR: Final[int] = VERBS.action("buy_traitor")
LET_GO: Final[int] = VERBS.action("let_go")
PLAY_SIGN: Final = VERBS.verb("sign_of_god", SIGNED_CARD)
NO_SIGN: Final[int] = VERBS.action("no_sign")
PLAY_RETREAT: Final = VERBS.verb("retreat", TROOP)
NO_RETREAT: Final[int] = VERBS.action("no_retreat")
READY: Final[int] = VERBS.action("ready")

OFFER: Final = VERBS.aside("offer", SEAT, hidden=True)
GIVE_CITY: Final = VERBS.aside("give_city", CITY, hidden=True)
ASK_CITY: Final = VERBS.aside("ask_city", CITY, hidden=True)
GIVE_DUCATS: Final = VERBS.aside("give_ducats", AMOUNT, hidden=True)
ASK_DUCATS: Final = VERBS.aside("ask_ducats", AMOUNT, hidden=True)
GIVE_CONDOTTIERI: Final = VERBS.aside("give_condottieri", TRADED, hidden=True)
ASK_CONDOTTIERI: Final = VERBS.aside("ask_condottieri", TRADED, hidden=True)
PROPOSE: Final[int] = VERBS.action("propose", aside=True)
DROP_DRAFT: Final[int] = VERBS.action("drop_draft", aside=True, hidden=True)
ACCEPT: Final = VERBS.aside("accept", SEAT)
REJECT: Final = VERBS.aside("reject", SEAT, hidden=True)
WITHDRAW: Final = VERBS.aside("withdraw", SEAT, hidden=True)
GIVE: Final = VERBS.aside("give", SEAT, AMOUNT)
