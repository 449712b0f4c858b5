"""Points at the end, where they come from, and who wins (9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from signoria.kernel import PUBLIC
from signoria.titles.il_principe.rules.names import COLOR_COUNT, MAJOR, NOBODY, REGION_COUNT, ROLE_COUNT

if TYPE_CHECKING:
    from signoria.titles.il_principe.rules.state import Principe

# the order of the awards of a seat
SOURCES: Final = ("regions", "roles", "sets", "ducats", "cards")


def region_points(g: Principe) -> list[int]:
    """9.2: each region for its most and second most shields."""
    points, shields = [0] * g.seats, g.shields
    for region in range(REGION_COUNT):
        most = second = leaders = 0
        for at in range(region, len(shields), REGION_COUNT):
            count = shields[at]
            if count > most:
                most, second, leaders = count, most, 1
            elif count == most:
                leaders += 1
            elif count > second:
                second = count
        if most == 0:
            continue
        if leaders > 1:
            second = 0
        for seat in range(g.seats):
            count = shields[seat * REGION_COUNT + region]
            if count == most:
                points[seat] += g.box.region_first
            elif count == second and second > 0:
                points[seat] += g.box.region_second
    return points


def role_points(g: Principe) -> list[int]:
    """9.3: the tiles held at the end."""
    points = [0] * g.seats
    for role in range(ROLE_COUNT):
        if g.role[role] >= 0:
            points[g.role[role]] += g.box.end_points[role]
    return points


def set_points(g: Principe) -> list[int]:
    """9.4: complete sets of five colors on the table, either side up."""
    points, up, down = [0] * g.seats, g.up, g.down
    for seat in range(g.seats):
        at = seat * COLOR_COUNT
        sets = up[at] + down[at]
        for i in range(at + 1, at + COLOR_COUNT):
            cards = up[i] + down[i]
            if cards < sets:
                sets = cards
        points[seat] = g.box.set_points * sets
    return points


def most_of(amounts: list[int], award: int) -> list[int]:
    """Everybody with the most; nobody if the most is nothing."""
    most = max(amounts)
    return [award if amount == most and most > 0 else 0 for amount in amounts]


def awards(g: Principe) -> list[list[int]]:
    """For each seat the points of each source at the end."""
    sizes = [g.hand_size(seat) for seat in range(g.seats)]
    columns = [
        region_points(g),
        role_points(g),
        set_points(g),
        most_of(g.money, g.box.most_ducats),  # 9.5
        most_of(sizes, g.box.most_cards),  # 9.6
    ]
    return [[column[seat] for column in columns] for seat in range(g.seats)]


def breakdown(g: Principe) -> list[dict[str, int]]:
    rows: list[dict[str, int]] = []
    final = [[0] * len(SOURCES)] * g.seats if g.stack else awards(g)
    for seat in range(g.seats):
        row = {"cities": g.from_cities[seat], "builds": g.from_builds[seat], "powers": g.from_powers[seat]}
        for source, points in zip(SOURCES, final[seat]):
            row[source] = points
        rows.append(row)
    return rows


def merits(g: Principe, scores: list[int]) -> list[tuple[int, int, int]]:
    """9.8: points, then cards on the table, then the earliest color of a major."""
    return [(scores[seat], g.table_size(seat), -first_major(g, seat)) for seat in range(g.seats)]


def victors(g: Principe) -> list[int]:
    merit = merits(g, g.standing())
    best = max(merit)
    return [seat for seat in range(g.seats) if merit[seat] == best]


def ranking(g: Principe) -> list[int]:
    """The place of each seat, equal merit sharing a place."""
    merit = merits(g, g.standing())
    return [1 + sum([1 for other in merit if other > own]) for own in merit]


def first_major(g: Principe, seat: int) -> int:
    for color in range(COLOR_COUNT):
        if g.role[2 * color + MAJOR] == seat:
            return color
    return COLOR_COUNT


def announce(g: Principe) -> None:
    """Tell where the points of the end come from; money and hands are laid open."""
    g.tell(PUBLIC, "game-ends")
    final = awards(g)
    for seat in range(g.seats):
        regions, roles, sets, ducats, cards = final[seat]
        g.tell(PUBLIC, "final-regions", seat, regions)
        g.tell(PUBLIC, "final-roles", seat, roles)
        g.tell(PUBLIC, "final-sets", seat, sets)
        g.tell(PUBLIC, "final-ducats", seat, ducats, g.money[seat])
        g.tell(PUBLIC, "final-cards", seat, cards, g.hand_size(seat))
    scores = g.standing()
    for seat in range(g.seats):
        scores[seat] += sum(final[seat])
        g.disclose(PUBLIC, "total", seat, scores[seat])
    announce_victory(g, scores)


def announce_victory(g: Principe, scores: list[int]) -> None:
    """9.8: who wins, and by what where points do not decide."""
    merit = merits(g, scores)
    best = max(merit)
    equals = [seat for seat in range(g.seats) if merit[seat][0] == best[0]]
    if len(equals) > 1:
        for seat in equals:
            g.tell(PUBLIC, "tie-cards", seat, merit[seat][1])
        equals = [seat for seat in equals if merit[seat][1] == best[1]]
    if len(equals) > 1:
        for seat in equals:
            color = first_major(g, seat)
            g.tell(PUBLIC, "tie-major", seat, color if color < COLOR_COUNT else NOBODY)
        equals = [seat for seat in equals if merit[seat] == best]
    for seat in equals:
        g.tell(PUBLIC, "victory" if len(equals) == 1 else "victory-shared", seat, scores[seat])
