"""The table of Il Principe as a picture, from what a seat may see."""

from __future__ import annotations

from typing import Final, Sequence

from signoria.envs.drawing import (
    BACK,
    GOLD,
    INK,
    PARCHMENT,
    RAISED,
    RULE,
    SEA,
    STAGE,
    SURFACE,
    Chip,
    Panel,
    Sheet,
    panels,
)
from signoria.titles.il_principe.board import own_lines, player_lines, table_lines
from signoria.titles.il_principe.rules.box import Box
from signoria.titles.il_principe.rules.seen import View
from signoria.words import Words

MAP: Final = 540
SCALE: Final = MAP / 1000


def draw(sheet: Sheet, view: View, words: Words, box: Box) -> None:
    figures = box.pack.figures
    colours = [row["hex"] for row in figures["building"]]
    draw_map(sheet, view, words, box)
    draw_roles(sheet, view, words, colours)
    draw_cities(sheet, view, words, box, colours)
    seats = []
    for seat, score in enumerate(view["scores"]):
        heading = f"{words.noun('seat', seat)} · {words.noun('family', view['families'][seat])}"
        open_cards = [Chip(str(count), colours[at]) for at, count in enumerate(view["up"][seat]) if count]
        hand = [BACK] * view["hand_sizes"][seat]
        lines = player_lines(view, words, seat)
        seats.append(Panel(seat, heading, score, lines, [*open_cards, *hand], view["turn"] == seat))
    own = own_lines(view, words) if view["hand"] else []
    panels(sheet, words.game.title, [*table_lines(view, words), *own], seats)


def draw_map(sheet: Sheet, view: View, words: Words, box: Box) -> None:
    figures = box.pack.figures
    sheet.box(0, 0, MAP, MAP, SEA, None, 0, 0)
    for row in figures["region"]:
        sheet.polygon([(x * SCALE, y * SCALE) for x, y in row["polygon"]], pale(row["hex"]), INK, 1.5)
    for city, row in enumerate(figures["city"]):
        x, y = row["x"] * SCALE, row["y"] * SCALE
        if view["builders"][city] >= 0:
            sheet.badge(x, y, view["builders"][city], 9)
        else:
            sheet.disc(x, y, 5, GOLD if city in view["display"] else RAISED, INK, 1.5)
        sheet.name(x, y + 8, str(words.noun("city", city)), 12)
    for region, row in enumerate(figures["region"]):
        held = [(seat, own[region]) for seat, own in enumerate(view["shields"]) if own[region]]
        x, y = row["x"] * SCALE - 17 * len(held), row["y"] * SCALE - 26
        for at, (seat, count) in enumerate(held):
            sheet.badge(x + 34 * at + 10, y, seat, 10)
            sheet.text(x + 34 * at + 22, y, str(count), 15, INK, True, "lm", pale(row["hex"]))


def draw_roles(sheet: Sheet, view: View, words: Words, colours: Sequence[str]) -> None:
    """The ten roles at the right of the map, two of each building, and who holds them."""
    left, height = MAP + 8, MAP / len(view["roles"])
    for role, holder in enumerate(view["roles"]):
        top = role * height
        sheet.box(left, top + 3, STAGE - left - 4, height - 6, SURFACE, RULE)
        sheet.box(left, top + 3, 8, height - 6, colours[role // 2], INK)
        sheet.text(left + 16, top + height / 2, str(words.noun("role", view["titles"][role])), 15, INK, True, "lm")
        if holder >= 0:
            sheet.badge(STAGE - 22, top + height / 2, holder)


def draw_cities(sheet: Sheet, view: View, words: Words, box: Box, colours: Sequence[str]) -> None:
    """The cities that may be built, with what they need and bring."""
    names = [row["id"] for row in box.pack.figures["building"]]
    width = STAGE / max(len(view["display"]), 4)
    for at, city in enumerate(view["display"]):
        row = box.pack.figures["city"][city]
        left, top = at * width + 5, MAP + 10
        sheet.box(left, top, width - 10, STAGE - top - 8, PARCHMENT, INK, 1.5)
        sheet.text(left + 10, top + 8, str(words.noun("city", city)), 18, INK, True)
        sheet.text(left + width - 20, top + 6, str(row["points"]), 22, INK, True, "ra")
        along = left + 10
        for colour, name in enumerate(names):
            for _ in range(row["icons"].get(name, 0)):
                sheet.box(along, top + 44, 22, 30, colours[colour], INK, 1.5)
                along += 26
        sheet.disc(left + 20, top + 104, 10, GOLD, INK, 1.5)
        sheet.text(left + 36, top + 104, str(row["cost"]), 18, INK, True, "lm")
        for shield in range(row["shields"]):
            x = left + 66 + 26 * shield
            sheet.polygon([(x, top + 93), (x + 18, top + 93), (x + 18, top + 106), (x + 9, top + 116), (x, top + 106)],
                          RAISED, INK, 1.5)  # fmt: skip


def pale(colour: str) -> str:
    """A wash of a colour, so that seats stay the strongest."""
    parts = [(int(colour[at : at + 2], 16) + 2 * 0xF6) // 3 for at in (1, 3, 5)]
    return "#{:02x}{:02x}{:02x}".format(*parts)
