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
    MOST_SWAP,
    OFFER_TO,
    PROPOSE,
    REJECT_OFFER,
    SEND_GIFT,
    USE_BANKING,
)

TERM_BASES: Final = (GIVE_GOLD, GIVE_INFLUENCE, ASK_GOLD, ASK_INFLUENCE)
TERM_MOST: Final = (MOST_GOLD, MOST_INFLUENCE, MOST_GOLD, MOST_INFLUENCE)
NO_MESSAGE: Final[Message] = ("no-choice", ())


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


def bank_terms(action: int) -> tuple[int, int, int]:
    bank, rest = divmod(action - USE_BANKING, 2 * MOST_SWAP)
    exchange, swap = divmod(rest, MOST_SWAP)
    return bank, exchange, swap + 1


def bank_options(g: Princes, seat: int) -> list[int]:
    options: list[int] = []
    if not g.banks_ready(seat):
        return options
    for action in range(USE_BANKING, USE_BANKING + 4 * MOST_SWAP):
        bank, exchange, swap = bank_terms(action)
        if not may_bank(g, seat, bank, exchange, swap)[0]:
            options.append(action)
    return options


def use_bank(g: Princes, seat: int, action: int) -> None:
    bank, exchange, swap = bank_terms(action)
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
        options += [OFFER_TO + other for other in range(g.seats) if other != seat]
    if offers.draft_to[seat] >= 0:
        written = offers.written(seat)
        for term in range(written, len(TERM_BASES)):
            options += range(TERM_BASES[term], TERM_BASES[term] + term_limit(g, seat, term))
        if written:
            options.append(PROPOSE)
            if not may_give(g, seat)[0]:
                options.append(SEND_GIFT)
        options.append(DROP_DRAFT)
    for offer in offers.open:
        if offer[1] == seat:
            if not may_accept(g, seat, offer[0])[0]:
                options.append(ACCEPT_OFFER + offer[0])
            options.append(REJECT_OFFER + offer[0])
        elif offer[0] == seat:
            options.append(CANCEL_OFFER + offer[1])
    options.sort()
    return options


def asides(g: Princes, seat: int) -> list[int]:
    if g.decade < 0 or not g.stack:
        return []
    return bank_options(g, seat) + trade_options(g, seat)


def act_aside(g: Princes, seat: int, action: int) -> None:
    if action < OFFER_TO:
        use_bank(g, seat, action)
    elif action < GIVE_GOLD:
        g.offers.begin(seat, action - OFFER_TO)
    elif action < PROPOSE:
        write_term(g, seat, action)
    elif action < ACCEPT_OFFER:
        close_draft(g, seat, action)
    elif action < REJECT_OFFER:
        accept(g, seat, action - ACCEPT_OFFER)
    elif action < CANCEL_OFFER:
        author = action - REJECT_OFFER
        g.offers.refuse(author, seat)
        g.tell(1 << author | 1 << seat, "offer-rejected", seat, author)
    else:
        to = action - CANCEL_OFFER
        g.offers.close(seat, to)
        g.tell(1 << to | 1 << seat, "offer-cancelled", seat, to)


def term_of(action: int) -> int:
    if action < GIVE_INFLUENCE:
        return 0
    if action < ASK_GOLD:
        return 1
    return 2 if action < ASK_INFLUENCE else 3


def write_term(g: Princes, seat: int, action: int) -> None:
    term = term_of(action)
    g.offers.write(seat, term, action - TERM_BASES[term] + 1)


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
    if action < OFFER_TO:
        bank, exchange, swap = bank_terms(action)
        return may_bank(g, seat, bank, exchange, swap)
    if action < GIVE_GOLD:
        return why_not_draft_to(g, seat, action - OFFER_TO)
    if action < ACCEPT_OFFER:
        return why_not_draft(g, seat, action)
    if action < REJECT_OFFER:
        return may_accept(g, seat, action - ACCEPT_OFFER)
    base = REJECT_OFFER if action < CANCEL_OFFER else CANCEL_OFFER
    return "no-offer-open", (action - base,)


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
    if action < PROPOSE and term_of(action) < g.offers.written(seat):
        return "no-draft-order", ()
    return "no-draft-money", ()
