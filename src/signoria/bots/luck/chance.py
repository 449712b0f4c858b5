"""Chance in a finished game: what nobody could know, dealt anew.

A pile was shuffled long before its cards are drawn. But as nobody knew its order, the game is the same as one in which
each card is drawn from the unshuffled rest when it is turned: that is where the luck of a card belongs.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final, Protocol

from signoria.kernel import Record, State

SAMPLES: Final = 12  # of one chance event; divides the grain of parts
DEALS: Final = 24  # of the set-up, likewise


class Chance(Protocol):
    """Where else an action could have led, all equally likely."""

    def after(self, before: State, seat: int, action: int, number: int) -> list[State]:
        """As many worlds as divide the grain of parts."""


def seed_of(label: str, *numbers: int) -> bytes:
    """Sixteen bytes that are the same everywhere for the same purpose, and hang on nothing else."""
    return blake2b(" ".join([label, *map(str, numbers)]).encode(), digest_size=16).digest()


def redealt(g: State, seed: bytes) -> State:
    """A copy with other dice to come and all face-down piles in another order: everybody sees and knows the same."""
    world = g.copy()
    world.seed, world.script = seed, []
    for pile in world.piles():
        pile.sort()
        world.shuffle(pile)
    return world


def chance_had_a_say(before: State, after: State) -> bool:
    """Whether an action rolled, shuffled or drew anything."""
    return before.draws != after.draws or before.piles() != after.piles()


class Sampled:
    """Chance as the kernel deals it."""

    def __init__(self, samples: int = SAMPLES) -> None:
        self.samples = samples

    def after(self, before: State, seat: int, action: int, number: int) -> list[State]:
        worlds = [redealt(before, seed_of("chance", number, sample)) for sample in range(self.samples)]
        for world in worlds:
            world.act(seat, action)
        return worlds


def other_deals(record: Record, count: int = DEALS) -> list[State]:
    """The beginnings that the same table could have had."""
    return [begun(record, seed_of("deal", number)) for number in range(count)]


def begun(record: Record, seed: bytes) -> State:
    return Record(
        game=record.game, rules_version=record.rules_version, seats=record.seats, options=record.options,
        pack=record.pack, seed=seed, actions=[], scene=record.scene,
    ).start()  # fmt: skip
