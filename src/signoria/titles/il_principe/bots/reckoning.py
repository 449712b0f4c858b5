"""What everybody at a table of Il Principe may reckon: closed purses, points as they would fall today, who leads."""

from __future__ import annotations

from typing import Final

from signoria.bots.outlook import Reading
from signoria.bots.reckoning import FAINTEST, ODDS, Reckoning, leads, odds
from signoria.titles.il_principe.bots.outlook import OUTLOOK, reading, roles_held
from signoria.titles.il_principe.rules.scoring import region_points, role_points, set_points
from signoria.titles.il_principe.rules.state import Principe

FARTHEST: Final = 30.0  # points by which a lead is told apart
RICHER: Final = 20.0  # and ducats
FULLER: Final = 10.0  # and cards in hand
HIDDEN: Final = 3  # of the outlook's terms: how many cards of one colour are in a hand


def reckoned(g: Principe) -> Reading:
    progress, terms = reading(g)
    for row in terms:
        row[HIDDEN] = 0.0
    likely = odds(OUTLOOK, progress, terms)
    regions, roles, sets, score = region_points(g), role_points(g), set_points(g), g.standing()
    majors, minors = roles_held(g)
    first, level = colors_led(g)
    seats, up, down = g.seats, g.up, g.down
    points = [float(score[seat] + regions[seat] + roles[seat] + sets[seat]) for seat in range(seats)]
    money = [float(amount) for amount in g.money]
    cards = [float(g.hand_size(seat)) for seat in range(seats)]
    ahead, richer, fuller = leads(points), leads(money), leads(cards)
    rows: list[list[float]] = []
    for seat in range(seats):
        turned_up = turned_down = 0
        for at in range(seat * 5, seat * 5 + 5):
            turned_up += up[at]
            turned_down += down[at]
        rows.append([
            likely[seat],
            points[seat],
            ahead[seat] + FARTHEST,
            money[seat],
            richer[seat] + RICHER,
            fuller[seat] + FULLER,
            turned_up,
            turned_down,
            majors[seat],
            minors[seat],
            first[seat],
            level[seat],
        ])  # fmt: skip
    return progress, rows


def colors_led(g: Principe) -> tuple[list[int], list[int]]:
    """Of how many colours each seat alone has most cards face up, and of how many it shares the lead."""
    first, level, up = [0] * g.seats, [0] * g.seats, g.up
    for color in range(5):
        most = leaders = 0
        for at in range(color, len(up), 5):
            if up[at] > most:
                most, leaders = up[at], 1
            elif up[at] == most:
                leaders += 1
        if most == 0:
            continue
        for seat in range(g.seats):
            if up[seat * 5 + color] == most:
                if leaders == 1:
                    first[seat] += 1
                else:
                    level[seat] += 1
    return first, level


RECKONING: Final = Reckoning(
    reckoned,
    {
        ODDS: FAINTEST, "points": 100.0, "lead": 2 * FARTHEST, "money": 40.0, "richer": 2 * RICHER,
        "fuller": 2 * FULLER, "up": 30.0, "down": 30.0, "majors": 5.0, "minors": 5.0, "led": 5.0, "level": 5.0,
    },
)  # fmt: skip
