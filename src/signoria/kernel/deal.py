"""A deal that nobody chose: the table's secret, and a nonce of each person who wants a say.

The table commits to its secret when it is made, each person to a nonce before the game begins. Only when all
commitments stand, nonces are revealed; the seed is a hash over the secret and all of them. Whoever picks their
part last cannot fit it to the others': it is fixed already. The secret stays hidden until the end, so a person
who withholds a nonce does not know what they choose between; that they withheld it is written down.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Any, Optional

SIZE = 16  # bytes of a secret, a nonce, a seed


def sealed(value: bytes) -> str:
    """The commitment to a secret or a nonce."""
    return sha256(value).hexdigest()


class Deal:
    """Who committed to what, and what was revealed. Lists go by seat, in ascending order."""

    __slots__ = ("nonces", "promised", "secret", "withheld")

    def __init__(
        self, secret: bytes, promised: list[tuple[int, str]], nonces: list[tuple[int, bytes]], withheld: list[int]
    ) -> None:
        self.secret, self.promised = secret, promised
        self.nonces, self.withheld = nonces, withheld

    def __reduce__(self) -> tuple[Any, ...]:
        return Deal, (self.secret, self.promised, self.nonces, self.withheld)

    def opened(self) -> list[str]:
        """The lines that are hashed, as they stand in a record."""
        return [f"secret {self.secret.hex()}", *[f"nonce {seat} {nonce.hex()}" for seat, nonce in self.nonces]]

    def lines(self) -> list[str]:
        promised = [f"promised {seat} {commitment}" for seat, commitment in self.promised]
        return [*promised, *self.opened(), *[f"withheld {seat}" for seat in self.withheld]]

    def seed(self) -> bytes:
        return sha256(("\n".join(self.opened()) + "\n").encode()).digest()[:SIZE]

    def nonce_of(self, seat: int) -> Optional[bytes]:
        for each, nonce in self.nonces:
            if each == seat:
                return nonce
        return None

    def fault(self, commitment: str, seed: bytes) -> str:
        """What is wrong with it, in a sentence; empty if nothing is."""
        if sealed(self.secret) != commitment:
            return "the table's secret does not match its commitment: this is not the secret the table was made with"
        for seat, promised in self.promised:
            sentence = self._fault_of(seat, promised)
            if sentence:
                return sentence
        seats = [seat for seat, _ in self.promised]
        for seat in [each for each, _ in self.nonces] + self.withheld:
            if seat not in seats:
                return f"seat {seat} has a nonce to its name, but never committed to one"
        if self.seed() != seed:
            return "the seed is not the one that the secret and the nonces make: the game was dealt by another"
        return ""

    def _fault_of(self, seat: int, promised: str) -> str:
        nonce = self.nonce_of(seat)
        if nonce is None:
            return (
                ""
                if seat in self.withheld
                else f"the nonce of seat {seat} is missing, and nothing says it was withheld"
            )
        if seat in self.withheld:
            return f"the nonce of seat {seat} is said to be withheld, and yet it is there"
        if sealed(nonce) != promised:
            return f"the nonce of seat {seat} does not match its commitment: this is not the nonce that was promised"
        return ""

    def summary(self) -> str:
        """Who had a part in it, for people."""
        seats = " ".join([str(seat) for seat, _ in self.nonces]) or "nobody"
        sentence = f"dealt by the table's secret and the nonces of: {seats}"
        return sentence + (f"; withheld by: {' '.join(map(str, self.withheld))}" if self.withheld else "")
