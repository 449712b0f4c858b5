"""What others did tells of what they hold: imagined worlds are dealt the likelier, the better they explain it.

A title says how a remembered moment would have looked if an imagined world were the true one (its part `beliefs`).
There its expert is asked what it would have done. Whoever did it makes that world likelier; but people and searches
are no experts, so an answer of the same kind still counts for something, and no answer makes a world impossible.
"""

from __future__ import annotations

from math import exp, log
from random import Random
from typing import Callable, Final

from signoria.bots.ismcts import Policy
from signoria.bots.memory import Moment
from signoria.bots.sight import Sight
from signoria.kernel import State, Verbs
from signoria.kernel.verbs import UNSEEN

Retold = Callable[[State, int, list[Moment]], list[State]]
AS_EXPERT: Final = 0.45  # how often others are believed to answer just as the expert would
OF_ITS_KIND: Final = 0.3  # or with the same verb at least; else anything
CAUTION: Final = (
    0.7  # likelihoods are taken to this power: answers of one player go together, and a model is but a model
)
TRIES: Final = 8  # worlds of which one is taken


def back_through(moments: list[Moment], change: Callable[[State, Moment], bool]) -> list[State]:
    """For a title's `beliefs`: each moment as `change` makes it, back to the first that it refuses."""
    found: list[State] = []
    for moment in moments:
        past = moment.before.copy()
        if not change(past, moment):
            break
        found.append(past)
    return found


def hold_unseen(hand: list[int], known: list[int], unseen: list[int], kinds: int, seat: int) -> bool:
    """All seats but one hold, kind by kind, what is known of them and what nobody else has seen.

    False if they had more or less of the latter.
    """
    for start in range(0, len(hand), kinds):
        if start == seat * kinds:
            continue
        here = slice(start, start + kinds)
        if sum(hand[here]) - sum(known[here]) != sum(unseen[here]):
            return False
        hand[here] = [some + more for some, more in zip(known[here], unseen[here])]
    return True


class Beliefs:
    """How well imagined worlds agree with what one seat remembers."""

    def __init__(self, sight: Sight, policy: Policy, retold: Retold, moments: list[Moment]) -> None:
        self.sight, self.policy, self.retold, self.moments = sight, policy, retold, moments
        self.verbs: Verbs = sight.game.verbs

    def deal(self, rng: Random) -> bytes:
        """The seed of a world, drawn from several by how well each explains what others did."""
        seeds = [rng.randbytes(16) for _ in range(TRIES)]
        return rng.choices(seeds, [self.weight(seed) for seed in seeds])[0]

    def weight(self, seed: bytes) -> float:
        return self.weight_of(self.sight.imagine(seed), Random(seed))

    def weight_of(self, world: State, rng: Random) -> float:
        """How well a world explains all that is remembered; only ratios mean anything."""
        agreement = 0.0  # the logarithm of how likely the answers are there
        pasts = self.retold(world, self.sight.seat, self.moments)
        for moment, past in zip(self.moments, pasts):
            if moment.action != UNSEEN:
                agreement += log(self.likelihood(past, moment.actor, moment.action, rng))
        return exp(CAUTION * agreement)

    def likelihood(self, past: State, actor: int, action: int, rng: Random) -> float:
        """Of an answer, if the moment was like this."""
        options = past.legal(actor)
        if action not in options:
            return (1.0 - AS_EXPERT - OF_ITS_KIND) / (len(options) + 1)
        if len(options) == 1:
            return 1.0
        advice = self.policy.advice(past, actor, options, rng)
        verb_of = self.verbs.verb_of
        verb = verb_of[advice]
        found = (1.0 - AS_EXPERT - OF_ITS_KIND) / len(options)
        if action == advice:
            found += AS_EXPERT
        if verb.holds(action):
            found += OF_ITS_KIND / sum([verb.holds(other) for other in options])
        return found
