"""Why a thing that was touched cannot be chosen: the refusals of the actions that would name it."""

from __future__ import annotations

from collections import Counter
from itertools import islice, product
from typing import Iterator, Mapping, Optional, Sequence

from signoria.kernel import Refusal, State
from signoria.kernel.messages import NO_CHOICE
from signoria.kernel.verbs import Verb

MOST_TRIED = 64  # actions of one verb
MOST_TOLD = 3
ABOUT_IT, PLAIN, ABOUT_OTHERS = range(3)

Reason = tuple[str, Refusal]
Named = tuple[str, int]  # a noun and its place


class Question:
    """What was touched, after what was picked before it, and the kind of action that was chosen, if one was.

    `named` are the kinds that belong to the question even when none of their actions is open, `aim` says which noun of
    a verb is chosen first where it is not the first.
    """

    def __init__(
        self,
        touched: Optional[Named],
        verb: str = "",
        picked: Sequence[Named] = (),
        named: Sequence[str] = (),
        aim: Optional[Mapping[str, int]] = None,
    ) -> None:
        self.touched, self.verb, self.picked, self.named, self.aim = touched, verb, picked, named, aim or {}

    def fits(self, verb: Verb) -> bool:
        if verb.aside or self.verb not in ("", verb.name):
            return False
        touched = self.touched
        return touched is None or any(noun.name == touched[0] and touched[1] < noun.size for noun in verb.nouns)

    def filled(self, verb: Verb) -> dict[int, int]:
        """The values at the places of a verb that are settled: each name fills the first place that asks for it."""
        aim = self.aim.get(verb.name, 0)
        order = [aim, *(place for place in range(len(verb.nouns)) if place != aim)] if verb.nouns else []
        found: dict[int, int] = {}
        for noun, at in [*self.picked, *([self.touched] if self.touched is not None else [])]:
            places = [place for place in order if verb.nouns[place].name == noun]
            free = [place for place in places if place not in found]
            if places and at < verb.nouns[places[0]].size:
                place = free[0] if free else places[-1]
                found[place] = verb.nouns[place].first + at
        return found


def reasons(g: State, seat: int, question: Question) -> list[Reason]:
    """A reason for each kind of action that the question is about; if it is about none, the one that fits best.

    None if there is nothing to say but that something else is asked. Refusals hang on nothing that the seat may not
    know.
    """
    return list(worked_out(g, seat, question))[-1]


def worked_out(g: State, seat: int, question: Question) -> Iterator[list[Reason]]:
    """As `reasons`, step by step: no step tries more than one action. The last one has what is to be told."""
    verbs = [verb for verb in g.game.verbs.verbs if question.fits(verb)]
    legal = g.legal(seat)
    asked = {g.game.verbs.verb_of[action].name for action in legal} | set(question.named)
    own = [verb for verb in verbs if verb.name in asked]
    found: list[tuple[str, int, Refusal]] = []
    for verb in own or verbs:
        refusals: list[Refusal] = []
        for action in _tried(verb, question, legal):
            refusals.append(g.reason(seat, action))
            yield []
        best = _best(g, refusals, question)
        if best is not None:
            found.append((verb.name, *best))
    found.sort(key=lambda reason: reason[1])
    told = _different([(name, refusal) for name, _, refusal in found])[: MOST_TOLD if own else 1]
    yield [("", told[0][1])] if own and len(told) == 1 else told


def _different(reasons: list[Reason]) -> list[Reason]:
    """What is the same for several kinds is told once, and of no kind."""
    said = Counter((refusal.key, refusal.values) for _, refusal in reasons)
    told: dict[tuple[str, tuple[int, ...]], Reason] = {}
    for name, refusal in reasons:
        key = (refusal.key, refusal.values)
        told.setdefault(key, ("" if said[key] > 1 else name, refusal))
    return list(told.values())


def _tried(verb: Verb, question: Question, legal: Sequence[int]) -> list[int]:
    """The actions that are asked about, unless one of them is open."""
    actions = list(_actions(verb, question, legal))
    return [] if set(actions) & set(legal) else actions


def _best(g: State, refusals: Sequence[Refusal], question: Question) -> Optional[tuple[int, Refusal]]:
    """The reason that speaks of what was touched, rather than of other things; of several the most frequent."""
    ranked = [(_rank(g, refusal, question), refusal) for refusal in refusals if refusal.key != NO_CHOICE]
    if not ranked:
        return None
    least = min(rank for rank, _ in ranked)
    often = Counter(refusal.key for rank, refusal in ranked if rank == least)
    key = often.most_common(1)[0][0]
    return least, next(refusal for rank, refusal in ranked if rank == least and refusal.key == key)


def _rank(g: State, refusal: Refusal, question: Question) -> int:
    if question.touched is None:
        return PLAIN
    noun, at = question.touched
    first = g.game.nouns[noun].first if noun in g.game.nouns else 0
    arguments = g.game.messages.arguments.get(refusal.key, ())
    about = [value for (_, kind), value in zip(arguments, refusal.values) if kind == noun]
    if at + first in about:
        return ABOUT_IT
    return ABOUT_OTHERS if set(about) - {place + first for name, place in question.picked if name == noun} else PLAIN


def _actions(verb: Verb, question: Question, legal: Sequence[int]) -> Iterator[int]:
    """Actions of the verb that name what was touched and picked; elsewhere what open actions have there, or all."""
    filled = question.filled(verb)
    values: list[list[int]] = []
    for place, noun in enumerate(verb.nouns):
        seen = sorted({verb.values(action)[place] for action in legal if verb.holds(action)})
        free = seen or list(range(noun.first, noun.first + noun.size))
        values.append([filled[place]] if place in filled else free)
    return (verb.of(*chosen) for chosen in islice(product(*values), MOST_TRIED))
