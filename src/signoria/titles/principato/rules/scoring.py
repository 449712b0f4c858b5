"""What everything is worth at the end, and who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from signoria.kernel import PUBLIC
from signoria.titles.principato.rules.names import (
    ARMOURY,
    BANK,
    BOOK,
    CATAPULT,
    CUBE_KINDS,
    CULTURE_KINDS,
    DESIGN_COUNT,
    FARM,
    FERTILE_SOIL,
    FIELD,
    FIRST_CULTURE_OBJECTIVE,
    FORTRESS,
    MONUMENT,
    PAINTING,
    PALAZZO,
    TOKEN_KINDS,
)

if TYPE_CHECKING:
    from signoria.titles.principato.rules.state import Principato

SET_OF: Final = ((MONUMENT, PAINTING), (MONUMENT, BOOK), (MONUMENT, BOOK, PAINTING), (BOOK, PAINTING))


def domain_points(g: Principato, seat: int, objective: int) -> int:
    """8.3"""
    if objective == FORTRESS:
        return g.military[seat] // g.box.fortress_divisor
    start = seat * TOKEN_KINDS
    if objective == ARMOURY:
        count = g.owned[start + CATAPULT]
    elif objective == FERTILE_SOIL:
        count = g.owned[start + FIELD] + g.owned[start + FARM]
    else:
        count = g.owned[start + PALAZZO] + g.owned[start + BANK]
    return max(0, count - g.box.free_tokens[objective])


def culture_points(g: Principato, seat: int, objective: int) -> int:
    """8.4: sets share no token, and the table ends at three."""
    number = objective - FIRST_CULTURE_OBJECTIVE
    table = g.box.sets[number]
    sets = len(table) - 1
    for kind in SET_OF[number]:
        count = culture_count(g, seat, kind)
        if count < sets:
            sets = count
    return table[sets]


def culture_count(g: Principato, seat: int, kind: int) -> int:
    start = seat * DESIGN_COUNT + 3 * kind
    return g.culture[start] + g.culture[start + 1] + g.culture[start + 2]


def printed_points(g: Principato, seat: int, kind: int) -> int:
    """Of one kind of culture: three designs, each with its points."""
    culture, points, design = g.culture, g.box.points, 3 * kind
    start = seat * DESIGN_COUNT + design
    return (
        culture[start] * points[design]
        + culture[start + 1] * points[design + 1]
        + culture[start + 2] * points[design + 2]
    )


def objective_points(g: Principato, seat: int) -> tuple[int, int]:
    domain, culture = g.objectives[seat * 2], g.objectives[seat * 2 + 1]
    return domain_points(g, seat, domain), culture_points(g, seat, culture)


def total(g: Principato, seat: int) -> int:
    """The sum of `sources`."""
    points = g.military[seat]
    for kind in range(len(CULTURE_KINDS)):
        points += printed_points(g, seat, kind)
    if g.objectives_open():
        domain, culture = objective_points(g, seat)
        points += domain + culture
    return points


def sources(g: Principato, seat: int) -> dict[str, int]:
    """8.2; objectives only once all may see them."""
    points = {"military": g.military[seat]}
    for kind, name in enumerate(CULTURE_KINDS):
        points[name] = printed_points(g, seat, kind)
    if g.objectives_open():
        points["domain"], points["culture"] = objective_points(g, seat)
    return points


def cubes_left(g: Principato, seat: int) -> int:
    return sum(g.stored[seat * CUBE_KINDS : (seat + 1) * CUBE_KINDS])


def ranks(g: Principato) -> list[int]:
    """8.5: by points, then by stored cubes; those equal in both share the place."""
    totals = g.standing()
    results = [(totals[seat], cubes_left(g, seat)) for seat in range(g.seats)]
    return [1 + sum(other > mine for other in results) for mine in results]


def finish(g: Principato) -> None:
    """8.1: objectives are turned up, totals told."""
    for seat in range(g.seats):
        for objective, points in zip(g.objectives[seat * 2 : seat * 2 + 2], objective_points(g, seat)):
            g.disclose(PUBLIC, "objective-shown", seat, objective, points)
    totals = g.standing()
    for seat in range(g.seats):
        g.tell(PUBLIC, "total", seat, totals[seat])
    tied = [seat for seat in range(g.seats) if totals[seat] == max(totals)]
    if len(tied) > 1:
        for seat in tied:
            g.tell(PUBLIC, "tie-broken", seat, cubes_left(g, seat))
    winners = g.victors()
    for seat in winners:
        g.tell(PUBLIC, "victory" if len(winners) == 1 else "victory-shared", seat, totals[seat])
