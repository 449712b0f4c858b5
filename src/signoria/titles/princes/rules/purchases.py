"""What follows a won auction: paying for the Pope, and tiles that act when they are acquired."""

from __future__ import annotations

from signoria.kernel import PUBLIC, Message, Question
from signoria.titles.princes.rules.names import (
    ARTIST_STATUS,
    BRIBE_CARDINAL,
    FRENCH,
    INFLUENCE,
)
from signoria.titles.princes.rules.state import Princes
from signoria.titles.princes.rules.treachery import NO_MESSAGE, use_alfonso
from signoria.titles.princes.rules.verbs import (
    DECLINE,
    DISCARD_FRENCH,
    FRENCH_INVADE,
    MOST_CARDINALS,
    PLACE_ARTIST,
    USE_ALFONSO,
    USE_CARDINALS,
)


def acquire_event(g: Princes, seat: int, event: int) -> None:
    """4.10: keep it, or carry out what it says."""
    g.open_events &= ~(1 << event)
    kind = g.box.event_kind[event]
    if kind == ARTIST_STATUS:
        g.push(PlaceArtist(seat, event))
    elif kind == FRENCH:
        g.push(FrenchInvade(seat, event))
    else:
        g.kept[seat] |= 1 << event


def acquire_pope(g: Princes, seat: int, amount: int, price: int) -> None:
    g.pope = seat
    g.tell(PUBLIC, "pope-sold", seat, amount, price)


def show_cardinals(g: Princes, seat: int, amount: int) -> None:
    """A bid for the Pope above everything else a seat has proves that it holds Bribe Cardinals (9.5)."""
    beyond = amount - g.reach(seat, INFLUENCE) - g.pope_discount(seat)
    if beyond > 0:
        proven = -(-beyond // g.box.cardinal_value)
        g.shown_cardinals[seat] = max(g.shown_cardinals[seat], proven)


class SettlePope(Question[Princes]):
    """The new holder says how many Bribe Cardinals help to pay; asked of any winner with cards."""

    __slots__ = ("amount",)

    def __init__(self, seat: int, amount: int) -> None:
        super().__init__(seat)
        self.amount = amount

    def due(self, g: Princes) -> int:
        return self.amount - g.pope_discount(self.seat)

    def price(self, g: Princes, cards: int) -> int:
        return max(0, self.due(g) - cards * g.box.cardinal_value)

    def useful(self, g: Princes) -> int:
        """No more cards than the price can swallow."""
        return min(-(-self.due(g) // g.box.cardinal_value), MOST_CARDINALS)

    def legal(self, g: Princes, seat: int) -> list[int]:
        most = min(g.hands[seat].count(BRIBE_CARDINAL), self.useful(g))
        reach = g.reach(seat, INFLUENCE)
        return [USE_CARDINALS.of(k) for k in range(most + 1) if self.price(g, k) <= reach]

    def answer(self, g: Princes, seat: int, action: int) -> None:
        cards = USE_CARDINALS.value(action)
        price = self.price(g, cards)
        for _ in range(cards):
            g.spend(seat, BRIBE_CARDINAL)
        g.shown_cardinals[seat] = max(0, g.shown_cardinals[seat] - cards)
        g.pop(seat)
        if cards:
            g.disclose(PUBLIC, "cardinals-bribed", seat, cards)
        g.pay(seat, INFLUENCE, price)
        acquire_pope(g, seat, self.amount, price)

    def prompt(self, g: Princes, seat: int) -> Message:
        return "ask-cardinals", (self.amount,)

    def why_not(self, g: Princes, seat: int, action: int) -> Message:
        if not USE_CARDINALS.holds(action):
            return NO_MESSAGE
        cards = USE_CARDINALS.value(action)
        if cards > g.hands[seat].count(BRIBE_CARDINAL):
            return "no-cardinals-held", ()
        return ("no-cardinals-waste", ()) if cards > self.useful(g) else ("no-cardinals-price", ())

    def copy(self) -> SettlePope:
        return SettlePope(self.seat, self.amount)


class AlfonsoPurchase(Question[Princes]):
    """The new owner of Alfonso may draw at once, in anybody's turn (4.13)."""

    __slots__ = ()

    def legal(self, g: Princes, seat: int) -> list[int]:
        return [USE_ALFONSO, DECLINE]

    def answer(self, g: Princes, seat: int, action: int) -> None:
        g.pop(seat)
        if action == USE_ALFONSO:
            use_alfonso(g, seat, 0)

    def prompt(self, g: Princes, seat: int) -> Message:
        return "ask-alfonso", ()

    def copy(self) -> AlfonsoPurchase:
        return AlfonsoPurchase(self.seat)


class PlaceArtist(Question[Princes]):
    """A status artist goes to a city, whatever its status (4.11)."""

    __slots__ = ("event",)

    def __init__(self, seat: int, event: int) -> None:
        super().__init__(seat)
        self.event = event

    def legal(self, g: Princes, seat: int) -> list[int]:
        return PLACE_ARTIST.actions()

    def answer(self, g: Princes, seat: int, action: int) -> None:
        city = PLACE_ARTIST.value(action)
        g.artists[city] |= 1 << self.event
        g.shift_status(city, g.box.artist_gain)
        g.tell(PUBLIC, "artist-placed", seat, self.event, city, g.status[city])
        g.pop(seat)

    def prompt(self, g: Princes, seat: int) -> Message:
        return "ask-artist", (self.event,)

    def copy(self) -> PlaceArtist:
        return PlaceArtist(self.seat, self.event)


class FrenchInvade(Question[Princes]):
    """The French march on a city, or are sent home; either way the tile leaves the game (4.12)."""

    __slots__ = ("event",)

    def __init__(self, seat: int, event: int) -> None:
        super().__init__(seat)
        self.event = event

    def legal(self, g: Princes, seat: int) -> list[int]:
        return [*FRENCH_INVADE.actions(), DISCARD_FRENCH]

    def answer(self, g: Princes, seat: int, action: int) -> None:
        g.removed |= 1 << self.event
        if action == DISCARD_FRENCH:
            g.tell(PUBLIC, "french-discarded", seat)
        else:
            city = FRENCH_INVADE.value(action)
            g.shift_status(city, -g.box.french_loss)
            g.tell(PUBLIC, "french-invaded", seat, city, g.status[city])
        g.pop(seat)

    def prompt(self, g: Princes, seat: int) -> Message:
        return "ask-french", ()

    def copy(self) -> FrenchInvade:
        return FrenchInvade(self.seat, self.event)
