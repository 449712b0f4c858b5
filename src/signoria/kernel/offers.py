"""Trades between seats: drafts being written and offers waiting for an answer.

An offer is written in single picks: to whom, what is given, what is asked, then `propose`.
At most one open offer lies between an author and a recipient, so an offer needs no number
that would tell others how many secret ones there are. The title moves the goods.
"""

from __future__ import annotations

from typing import Any, Final

from signoria.kernel import travel
from signoria.kernel.marks import mypyc_attr

NO_DRAFT: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Offers:
    """`terms` ints per offer; their meaning is the title's."""

    __slots__ = ("draft_to", "drafts", "made", "open", "refused", "seats", "terms")

    def __init__(self, seats: int, terms: int) -> None:
        self.seats = seats
        self.terms = terms
        self.draft_to = [NO_DRAFT] * seats
        self.drafts = [0] * (seats * terms)
        self.open: list[list[int]] = []  # author, recipient, terms
        self.made = [0] * seats  # offers of each seat since the last `lapse`, the one being written included
        self.refused = [0] * seats  # for each author, the seats that refused him, as bits; the two know it

    def __reduce__(self) -> tuple[Any, ...]:
        return travel.by_fields(self)

    def begin(self, author: int, to: int) -> None:
        self.made[author] += 1
        self.draft_to[author] = to
        for term in range(self.terms):
            self.drafts[author * self.terms + term] = 0

    def write(self, author: int, term: int, value: int) -> None:
        self.drafts[author * self.terms + term] = value

    def draft(self, author: int) -> list[int]:
        return self.drafts[author * self.terms : (author + 1) * self.terms]

    def tear_up(self, author: int) -> None:
        """A draft that nobody has seen was no offer."""
        self.made[author] -= 1
        self.draft_to[author] = NO_DRAFT

    def written(self, author: int) -> int:
        """One more than the last term written: terms are picked in ascending order."""
        draft = self.draft(author)
        return max((term + 1 for term in range(self.terms) if draft[term]), default=0)

    def propose(self, author: int) -> None:
        to = self.draft_to[author]
        self.close(author, to)
        self.open.append([author, to, *self.draft(author)])
        self.open.sort()
        self.draft_to[author] = NO_DRAFT

    def between(self, author: int, to: int) -> list[int]:
        """The terms of an open offer; empty if there is none."""
        for offer in self.open:
            if offer[0] == author and offer[1] == to:
                return offer[2:]
        return []

    def close(self, author: int, to: int) -> None:
        self.open = [offer for offer in self.open if offer[0] != author or offer[1] != to]

    def agree(self, author: int, to: int) -> None:
        """Two who deal bear no grudge."""
        self.close(author, to)
        self.refused[author] &= ~(1 << to)
        self.refused[to] &= ~(1 << author)

    def refuse(self, author: int, to: int) -> None:
        self.close(author, to)
        self.refused[author] |= 1 << to

    def forgive(self) -> None:
        """Refusals are too old to mean anything."""
        self.refused = [0] * self.seats

    def lapse(self) -> None:
        """The time of offers is over: all open ones and all drafts are void. Silence was a refusal."""
        for offer in self.open:
            self.refused[offer[0]] |= 1 << offer[1]
        self.open = []
        self.draft_to = [NO_DRAFT] * self.seats
        self.made = [0] * self.seats

    def seen_by(self, seat: int) -> list[list[int]]:
        return [offer[:] for offer in self.open if seat in (offer[0], offer[1])]

    def forget(self, seat: int) -> None:
        """Drop the drafts of others and the offers that do not concern `seat`."""
        self.open = self.seen_by(seat)
        own = 1 << seat if seat >= 0 else 0
        for other in range(self.seats):
            if other != seat:
                self.draft_to[other] = NO_DRAFT
                self.made[other] = 0
                self.refused[other] &= own
                for term in range(self.terms):
                    self.drafts[other * self.terms + term] = 0

    def copy(self) -> Offers:
        offers = Offers.__new__(Offers)
        offers.seats, offers.terms = self.seats, self.terms
        offers.draft_to, offers.drafts, offers.made = self.draft_to[:], self.drafts[:], self.made[:]
        offers.open, offers.refused = [offer[:] for offer in self.open], self.refused[:]
        return offers
