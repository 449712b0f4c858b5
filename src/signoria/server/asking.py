"""What a seat is shown and asked in a position that is no live table: a lesson, a puzzle, a line that is tried out."""

from __future__ import annotations

from typing import Any, Final, Optional, Sequence

import msgspec

from signoria.kernel import State
from signoria.server.prospects import Failed, Prospects, aims
from signoria.server.protocol import OutcomeInfo, ReasonInfo, Situation
from signoria.server.reasons import Question, reasons

MOST_FORETOLD: Final = 60  # answers of which is told what they do
encode = msgspec.json.Encoder().encode
decode = msgspec.json.decode


def seen(g: State, seat: int) -> Any:
    """The view as it is sent."""
    return decode(encode(g.view(seat)))


def asked_now(g: State, seat: int) -> list[int]:
    return [each for each in range(g.seats) if g.asked(seat) >> each & 1]


def situation(g: State, seat: int, version: int = 0) -> Situation:
    """What a table would send this seat: from its view, its question, and nothing else."""
    view, legal, prompt = seen(g, seat), g.legal(seat), g.prompt(seat)
    prospects = prospects_of(g, seat)
    return Situation(
        version=version, view=view, legal=legal, asides=[], aside_count=0, prompt=prompt,  # type: ignore[arg-type]
        asked=asked_now(g, seat), can_undo=False, over=not g.stack, kinds=prospects.kinds(view, legal, prompt),
        labels=prospects.labels(view, legal),
    )  # fmt: skip


def outcomes(g: State, seat: int, most: Optional[int] = MOST_FORETOLD) -> list[OutcomeInfo]:
    """What each answer will do, as far as the seat can know."""
    try:
        return prospects_of(g, seat).outcomes(seen(g, seat), g.legal(seat)[:most])
    except Failed:
        return []


def why_not(
    g: State, seat: int, touched: Optional[tuple[str, int]], verb: str, picked: Sequence[tuple[str, int]]
) -> list[ReasonInfo]:
    """Why something that was touched cannot be chosen: the rules' own refusals."""
    if not g.waiting() >> seat & 1:
        return []
    named = prospects_of(g, seat).named(g.prompt(seat))
    told = reasons(g, seat, Question(touched, verb, picked, named, aims(g.game)))
    return [ReasonInfo(verb, no.key, list(no.values), no.rule) for verb, no in told]


def prospects_of(g: State, seat: int) -> Prospects:
    prospects = Prospects(g.game, seat)
    prospects.box = g.figures()
    return prospects
