"""The action space. Verbs and words are only ever appended."""

from __future__ import annotations

from typing import Final

from signoria.kernel import Noun, Verbs
from signoria.titles.princes.rules.names import (
    CITIES,
    CURRENCIES,
    EVENTS,
    FAMILIES,
    SIDES,
    TILES,
    TOWNS,
    TREACHERY,
    TROOPS,
)

MOST_SEATS: Final = 6
MOST_BID: Final = 250  # no purse comes near it; it bounds the action space
MOST_CARDINALS: Final = 5
MOST_SWAP: Final = 6
MOST_GOLD: Final = 40  # in one term of an offer
MOST_INFLUENCE: Final = 20

SEAT: Final = Noun("seat", first=0, last=MOST_SEATS - 1)
FAMILY: Final = Noun("family", FAMILIES)
TOWN: Final = Noun("town", TOWNS)
TROOP: Final = Noun("troop", TROOPS)
TILE: Final = Noun("tile", TILES)
EVENT: Final = Noun("event", EVENTS)
CITY: Final = Noun("city", CITIES)
CARD: Final = Noun("card", TREACHERY)
SIDE: Final = Noun("side", SIDES)
CURRENCY: Final = Noun("currency", CURRENCIES)
AMOUNT: Final = Noun("amount", first=0, last=MOST_BID)
CARDINALS: Final = Noun("cardinals", first=0, last=MOST_CARDINALS)
BANK: Final = Noun("bank", ("banking_1", "banking_2"))
EXCHANGE: Final = Noun("exchange", ("gold_to_influence", "influence_to_gold"))
SWAP: Final = Noun("swap", first=1, last=MOST_SWAP)
COINS: Final = Noun("gold", first=1, last=MOST_GOLD)
FAVOURS: Final = Noun("influence", first=1, last=MOST_INFLUENCE)

NOUNS: Final = (
    SEAT, FAMILY, TOWN, TROOP, TILE, EVENT, CITY, CARD, SIDE, CURRENCY, AMOUNT, CARDINALS, BANK, EXCHANGE, SWAP,
    COINS, FAVOURS,
)  # fmt: skip

VERBS: Final = Verbs()
CHOOSE_FAMILY: Final = VERBS.verb("choose_family", FAMILY)
STEAL: Final = VERBS.verb("play_steal_influence", SEAT)
RAID: Final = VERBS.verb("play_raid_gold", SEAT)
USE_LUCREZIA: Final = VERBS.verb("use_lucrezia", SEAT)
USE_ALFONSO: Final[int] = VERBS.action("use_alfonso")
BUY_TROOP: Final = VERBS.verb("buy_troop", TROOP)
DISCARD_TROOP: Final = VERBS.verb("discard_troop", TROOP)
BUY_TREACHERY: Final[int] = VERBS.action("buy_treachery")
AUCTION_CITY: Final = VERBS.verb("auction_city", TILE)
AUCTION_EVENT: Final = VERBS.verb("auction_event", EVENT)
AUCTION_POPE: Final[int] = VERBS.action("auction_pope")
DECLARE_WAR: Final = VERBS.verb("declare_war", CITY, CITY)
PASS_TURN: Final[int] = VERBS.action("pass_turn", ends=True)
FREEZE: Final = VERBS.verb("play_freeze_bid", SEAT)
BID: Final = VERBS.verb("bid", AMOUNT)
PASS_BID: Final[int] = VERBS.action("pass_bid", ends=True)
USE_CARDINALS: Final = VERBS.verb("use_bribe_cardinal", CARDINALS)
DECLINE: Final[int] = VERBS.action("decline")
PLACE_ARTIST: Final = VERBS.verb("place_artist", CITY)
FRENCH_INVADE: Final = VERBS.verb("french_invade", CITY)
DISCARD_FRENCH: Final[int] = VERBS.action("discard_french")
DISCARD_CARD: Final = VERBS.verb("discard_treachery", CARD)
PLAY_VETO: Final[int] = VERBS.action("play_veto")
USE_LORENZO: Final[int] = VERBS.action("use_lorenzo")
JOIN: Final = VERBS.verb("join", SIDE)
BRIBE: Final = VERBS.verb("play_bribe_troops", SEAT, TROOP)
DONE: Final[int] = VERBS.action("done", ends=True)
REROLL: Final[int] = VERBS.action("reroll")
KEEP_DICE: Final[int] = VERBS.action("keep_dice")
PLAY_START_WAR: Final = VERBS.verb("play_start_war", CITY, CITY)
END_TURN: Final[int] = VERBS.action("end_turn", ends=True)
USE_BANKING: Final = VERBS.aside("use_banking", BANK, EXCHANGE, SWAP)
OFFER_TO: Final = VERBS.aside("offer_to", SEAT, hidden=True)
GIVE_GOLD: Final = VERBS.aside("give_gold", COINS, hidden=True)
GIVE_INFLUENCE: Final = VERBS.aside("give_influence", FAVOURS, hidden=True)
ASK_GOLD: Final = VERBS.aside("ask_gold", COINS, hidden=True)
ASK_INFLUENCE: Final = VERBS.aside("ask_influence", FAVOURS, hidden=True)
PROPOSE: Final[int] = VERBS.action("propose", aside=True)
SEND_GIFT: Final[int] = VERBS.action("send_gift", aside=True)
DROP_DRAFT: Final[int] = VERBS.action("drop_draft", aside=True, hidden=True)
ACCEPT_OFFER: Final = VERBS.aside("accept_offer", SEAT)
REJECT_OFFER: Final = VERBS.aside("reject_offer", SEAT, hidden=True)
CANCEL_OFFER: Final = VERBS.aside("cancel_offer", SEAT, hidden=True)

WAR_PAIRS: Final = [(attacker, defender) for attacker in range(5) for defender in range(5) if attacker != defender]
WARS: Final = [DECLARE_WAR.of(attacker, defender) for attacker, defender in WAR_PAIRS]
START_WARS: Final = [PLAY_START_WAR.of(attacker, defender) for attacker, defender in WAR_PAIRS]
BIDS: Final = BID.actions()
