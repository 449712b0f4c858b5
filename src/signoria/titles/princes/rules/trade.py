"""What may be done at any time: Banking, gifts and offers, and the bids that bind a purse."""

from __future__ import annotations

from typing import Final

from signoria.kernel import PUBLIC, Message
from signoria.titles.princes.rules.auctions import Bidding, CityAuction, EventAuction, PopeAuction
from signoria.titles.princes.rules.names import BANKING_1, BRIBE_CARDINAL, GOLD, INFLUENCE
from signoria.titles.princes.rules.purchases import SettlePope, show_cardinals
from signoria.titles.princes.rules.state import Princes, with_banking
from signoria.titles.princes.rules.verbs import (
    ACCEPT_OFFER,
    ASK_GOLD,
    ASK_INFLUENCE,
    CANCEL_OFFER,
    DROP_DRAFT,
    GIVE_GOLD,
    GIVE_INFLUENCE,
    MOST_GOLD,
    MOST_INFLUENCE,
    OFFER_TO,
    PROPOSE,
    REJECT_OFFER,
    SEND_GIFT,
    USE_BANKING,
    VERBS,
)

TERMS: Final = (GIVE_GOLD, GIVE_INFLUENCE, ASK_GOLD, ASK_INFLUENCE)
TERM_MOST: Final = (MOST_GOLD, MOST_INFLUENCE, MOST_GOLD, MOST_INFLUENCE)


# -- bids that bind


def pledge(g: Princes, seat: int) -> tuple[int, int, int, bool]:
    """What a seat must stay able to pay: amount (-1: nothing), currency, discount, whether cardinals help."""
    for frame in g.stack:
        if isinstance(frame, SettlePope) and frame.seat == seat:
            return frame.amount, INFLUENCE, g.pope_discount(seat), True
        if isinstance(frame, Bidding):
            if frame.leader == seat:
                pope = isinstance(frame, PopeAuction)
                return frame.high, frame.currency(g), frame.discount(g, seat), pope
            if frame.leader < 0 and seat == g.active and isinstance(frame, CityAuction):
                return frame.opening(g), GOLD, 0, False
    return -1, GOLD, 0, False


def keeps_word(g: Princes, seat: int, gold: int, influence: int, banks: int, known_to: int) -> bool:
    """Whether a purse of this size still covers the seat's binding bid (8.4).

    Another player cannot know the Bribe Cardinals of `seat`, so for him only proven ones count.
    """
    amount, currency, discount, pope = pledge(g, seat)
    if amount < 0:
        return True
    covered = with_banking(gold, influence, banks * g.box.swap, currency) + discount
    if pope:
        cards = g.hands[seat].count(BRIBE_CARDINAL) if known_to == seat else g.shown_cardinals[seat]
        covered += cards * g.box.cardinal_value
    return covered >= amount


def prove(g: Princes, seat: int) -> None:
    """After money moved, a standing bid for the Pope may prove more Bribe Cardinals than before (9.5)."""
    amount, _, _, pope = pledge(g, seat)
    if pope:
        show_cardinals(g, seat, amount)


# -- banking


def banking_closed(g: Princes) -> bool:
    """8.1: from putting up the last event of a decade to the end of that decade."""
    if not g.open_events:
        return True
    if g.open_events & g.open_events - 1:
        return False
    return len([frame for frame in g.stack if isinstance(frame, EventAuction)]) > 0


def may_bank(g: Princes, seat: int, bank: int, exchange: int, swap: int) -> Message:
    """Why a use of Banking is refused; an empty key if it is not."""
    tile = BANKING_1 << bank
    if not g.tiles[seat] & tile:
        return "no-bank-tile", (bank,)
    if g.rotated & tile:
        return "no-bank-used", (bank,)
    if banking_closed(g):
        return "no-bank-last", ()
    if swap > g.box.swap:
        return "no-bank-swap", (g.box.swap,)
    gold, influence = g.gold[seat], g.influence[seat]
    if swap > (gold if exchange == 0 else influence):
        return "no-bank-money", ()
    moved = -swap if exchange == 0 else swap
    if not keeps_word(g, seat, gold + moved, influence - moved, g.banks_ready(seat) - 1, seat):
        return "no-binding", ()
    return "", ()


def bank_options(g: Princes, seat: int) -> list[int]:
    options: list[int] = []
    if not g.banks_ready(seat):
        return options
    for action in USE_BANKING.actions():
        bank, exchange, swap = USE_BANKING.values(action)
        if not may_bank(g, seat, bank, exchange, swap)[0]:
            options.append(action)
    return options


def use_bank(g: Princes, seat: int, action: int) -> None:
    bank, exchange, swap = USE_BANKING.values(action)
    moved = -swap if exchange == 0 else swap
    g.gold[seat] += moved
    g.influence[seat] -= moved
    g.rotated |= BANKING_1 << bank
    g.tell(PUBLIC, "bank-used", seat, bank, exchange, swap)
    prove(g, seat)


# -- gifts and offers


def may_transfer(g: Princes, seat: int, gold: int, influence: int, known_to: int) -> Message:
    """Why a seat's purse cannot change by these amounts; an empty key if it can."""
    gold += g.gold[seat]
    influence += g.influence[seat]
    if gold < 0 or influence < 0:
        return ("no-offer-money", ()) if known_to == seat else ("no-offer-partner", (seat,))
    if not keeps_word(g, seat, gold, influence, g.banks_ready(seat), known_to):
        return "no-binding", ()
    return "", ()


def may_accept(g: Princes, seat: int, author: int) -> Message:
    terms = g.offers.between(author, seat)
    if not terms:
        return "no-offer-open", (author,)
    gold, influence = terms[0] - terms[2], terms[1] - terms[3]
    # each side needs the whole of what it gives, whatever comes back
    if terms[0] > g.gold[author] or terms[1] > g.influence[author]:
        return "no-offer-partner", (author,)
    if terms[2] > g.gold[seat] or terms[3] > g.influence[seat]:
        return "no-offer-money", ()
    refused = may_transfer(g, seat, gold, influence, seat)
    return refused if refused[0] else may_transfer(g, author, -gold, -influence, seat)


def may_give(g: Princes, seat: int) -> Message:
    """Why the draft cannot be sent as a gift."""
    draft = g.offers.draft(seat)
    if draft[2] or draft[3]:
        return "no-gift-asks", ()
    if not draft[0] and not draft[1]:
        return "no-draft-empty", ()
    return may_transfer(g, seat, -draft[0], -draft[1], seat)


def term_limit(g: Princes, seat: int, term: int) -> int:
    """The most of a term: what is given must be held, what is asked is bounded by the action space alone."""
    held = g.gold[seat] if term == 0 else g.influence[seat] if term == 1 else TERM_MOST[term]
    return min(held, TERM_MOST[term])


def trade_options(g: Princes, seat: int) -> list[int]:
    offers = g.offers
    options: list[int] = []
    if offers.made[seat] < g.box.offers_per_turn:
        options += [OFFER_TO.zero + other for other in range(g.seats) if other != seat]
    if offers.draft_to[seat] >= 0:
        written = offers.written(seat)
        for term in range(written, len(TERMS)):
            options += range(TERMS[term].of(1), TERMS[term].of(term_limit(g, seat, term)) + 1)
        if written:
            options.append(PROPOSE)
            if not may_give(g, seat)[0]:
                options.append(SEND_GIFT)
        options.append(DROP_DRAFT)
    for offer in offers.open:
        if offer[1] == seat:
            if not may_accept(g, seat, offer[0])[0]:
                options.append(ACCEPT_OFFER.of(offer[0]))
            options.append(REJECT_OFFER.of(offer[0]))
        elif offer[0] == seat:
            options.append(CANCEL_OFFER.of(offer[1]))
    options.sort()
    return options


def asides(g: Princes, seat: int) -> list[int]:
    if g.decade < 0 or not g.stack:
        return []
    return bank_options(g, seat) + trade_options(g, seat)


def act_aside(g: Princes, seat: int, action: int) -> None:
    verb = VERBS.verb_of[action]
    if verb is USE_BANKING:
        use_bank(g, seat, action)
    elif verb is OFFER_TO:
        g.offers.begin(seat, OFFER_TO.value(action))
    elif verb in TERMS:
        g.offers.write(seat, TERMS.index(verb), verb.value(action))
    elif verb is ACCEPT_OFFER:
        accept(g, seat, ACCEPT_OFFER.value(action))
    elif verb is REJECT_OFFER:
        author = REJECT_OFFER.value(action)
        g.offers.refuse(author, seat)
        g.tell(1 << author | 1 << seat, "offer-rejected", seat, author)
    elif verb is CANCEL_OFFER:
        to = CANCEL_OFFER.value(action)
        g.offers.close(seat, to)
        g.tell(1 << to | 1 << seat, "offer-cancelled", seat, to)
    else:
        close_draft(g, seat, action)


def heard_by(g: Princes, seat: int, action: int) -> int:
    """A draft is its author's alone; an offer is known to the two."""
    if OFFER_TO.holds(action):
        return 1 << seat
    if action == PROPOSE:
        return 1 << seat | 1 << g.offers.draft_to[seat]
    return VERBS.heard_by(seat, action)


def close_draft(g: Princes, seat: int, action: int) -> None:
    offers = g.offers
    to = offers.draft_to[seat]
    draft = offers.draft(seat)
    if action == PROPOSE:
        offers.propose(seat)
        g.tell(1 << seat | 1 << to, "offer-made", seat, to, draft[0], draft[1], draft[2], draft[3])
        return
    offers.draft_to[seat] = -1
    if action == SEND_GIFT:
        transfer(g, seat, to, draft[0], draft[1])
        g.tell(PUBLIC, "gift-sent", seat, to, draft[0], draft[1])
        prove(g, seat)
        prove(g, to)


def accept(g: Princes, seat: int, author: int) -> None:
    """Both transfers at once (8.3)."""
    terms = g.offers.between(author, seat)
    g.offers.agree(author, seat)
    transfer(g, author, seat, terms[0] - terms[2], terms[1] - terms[3])
    g.tell(PUBLIC, "trade-done", author, seat, terms[0], terms[1], terms[2], terms[3])
    prove(g, author)
    prove(g, seat)


def transfer(g: Princes, giver: int, to: int, gold: int, influence: int) -> None:
    g.gold[giver] -= gold
    g.gold[to] += gold
    g.influence[giver] -= influence
    g.influence[to] += influence


# -- refusals


def why_not_aside(g: Princes, seat: int, action: int) -> Message:
    if g.decade < 0:
        return "no-aside-setup", ()
    verb = VERBS.verb_of[action]
    if verb is USE_BANKING:
        bank, exchange, swap = USE_BANKING.values(action)
        return may_bank(g, seat, bank, exchange, swap)
    if verb is OFFER_TO:
        return why_not_draft_to(g, seat, OFFER_TO.value(action))
    if verb is ACCEPT_OFFER:
        return may_accept(g, seat, ACCEPT_OFFER.value(action))
    if verb is REJECT_OFFER or verb is CANCEL_OFFER:
        return "no-offer-open", verb.values(action)
    return why_not_draft(g, seat, action)


def why_not_draft_to(g: Princes, seat: int, to: int) -> Message:
    if to == seat:
        return "no-offer-self", ()
    if to >= g.seats:
        return "no-offer-seat", ()
    return "no-offer-limit", (g.box.offers_per_turn,)


def why_not_draft(g: Princes, seat: int, action: int) -> Message:
    if g.offers.draft_to[seat] < 0:
        return "no-draft", ()
    if action == PROPOSE:
        return "no-draft-empty", ()
    if action == SEND_GIFT:
        return may_give(g, seat)
    verb = VERBS.verb_of[action]
    if verb in TERMS and TERMS.index(verb) < g.offers.written(seat):
        return "no-draft-order", ()
    return "no-draft-money", ()
