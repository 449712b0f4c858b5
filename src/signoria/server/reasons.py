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
ABOUT_IT, PLAIN, ABOUT_OTHERS, EMPTY = range(4)

Reason = tuple[str, Refusal]
Named = tuple[str, int]  # a noun and its place


def reasons(
    g: State, seat: int, touched: Optional[Named], verb: str, picked: Sequence[Named], named: Sequence[str]
) -> list[Reason]:
    """A reason for each kind of action that the question is about; if it is about none, the one that fits best.

    `verb` is the kind that was chosen, if one was; `named` are the kinds that belong to the question even when none
    of their actions is open. Refusals hang on nothing that the seat may not know.
    """
    verbs = [each for each in g.game.verbs.verbs if not each.aside and _fits(each, touched) and verb in ("", each.name)]
    legal = g.legal(seat)
    asked = {g.game.verbs.verb_of[action].name for action in legal} | set(named)
    own = [each for each in verbs if each.name in asked]
    found = [(each.name, *best) for each in own or verbs if (best := _best(g, seat, each, touched, picked, legal))]
    found.sort(key=lambda reason: reason[1])
    told = [(name, refusal) for name, rank, refusal in found if rank < EMPTY] or [(n, r) for n, _, r in found[:1]]
    return _different(told)[: MOST_TOLD if own else 1]


def _fits(verb: Verb, touched: Optional[Named]) -> bool:
    return touched is None or any(noun.name == touched[0] and touched[1] < noun.size for noun in verb.nouns)


def _different(reasons: list[Reason]) -> list[Reason]:
    """What is the same for several kinds is told once, and of no kind."""
    said = Counter((refusal.key, refusal.values) for _, refusal in reasons)
    told: dict[tuple[str, tuple[int, ...]], Reason] = {}
    for name, refusal in reasons:
        key = (refusal.key, refusal.values)
        told.setdefault(key, ("" if said[key] > 1 else name, refusal))
    return list(told.values())


def _best(
    g: State, seat: int, verb: Verb, touched: Optional[Named], picked: Sequence[Named], legal: Sequence[int]
) -> Optional[tuple[int, Refusal]]:
    """The reason that speaks of what was touched, rather than of other things; of several the most frequent."""
    open_now = set(legal)
    tried = [g.reason(seat, action) for action in _actions(verb, touched, picked, legal) if action not in open_now]
    if not tried:
        return None
    ranked = [(_rank(g, refusal, touched, picked), refusal) for refusal in tried]
    least = min(rank for rank, _ in ranked)
    often = Counter(refusal.key for rank, refusal in ranked if rank == least)
    key = often.most_common(1)[0][0]
    return least, next(refusal for rank, refusal in ranked if rank == least and refusal.key == key)


def _rank(g: State, refusal: Refusal, touched: Optional[Named], picked: Sequence[Named]) -> int:
    if refusal.key == NO_CHOICE:
        return EMPTY
    if touched is None:
        return PLAIN
    first: Mapping[str, int] = {noun.name: noun.first for noun in g.game.nouns.values()}
    arguments = g.game.messages.arguments.get(refusal.key, ())
    about = [value for (_, noun), value in zip(arguments, refusal.values) if noun == touched[0]]
    known = {place + first.get(noun, 0) for noun, place in picked if noun == touched[0]}
    if touched[1] + first.get(touched[0], 0) in about:
        return ABOUT_IT
    return ABOUT_OTHERS if set(about) - known else PLAIN


def _actions(
    verb: Verb, touched: Optional[Named], picked: Sequence[Named], legal: Sequence[int]
) -> Iterator[int]:  # fmt: skip
    """Actions of the verb that name what was touched, and what was picked before it."""
    places = [i for i, noun in enumerate(verb.nouns) if touched is not None and noun.name == touched[0]]
    for place in reversed(places) if picked else places or [-1]:
        values = [_values(verb, i, legal, picked) for i in range(len(verb.nouns))]
        if touched is not None and place >= 0:
            values[place] = [touched[1] + verb.nouns[place].first]
        yield from (verb.of(*chosen) for chosen in islice(product(*values), MOST_TRIED))


def _values(verb: Verb, at: int, legal: Sequence[int], picked: Sequence[Named]) -> list[int]:
    """What may stand at one place of the verb: what was picked, what open actions have there, or anything."""
    noun = verb.nouns[at]
    before = [name.name for name in verb.nouns[:at]].count(noun.name)
    own = [place + noun.first for name, place in picked if name == noun.name]
    if before < len(own):
        return [own[before]]
    seen = sorted({verb.values(action)[at] for action in legal if verb.holds(action)})
    return seen or list(range(noun.first, noun.first + noun.size))
