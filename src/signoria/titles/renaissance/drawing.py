"""The table of Renaissance as a picture, from what a seat may see."""

from __future__ import annotations

from typing import Final

from signoria.envs.drawing import (
    BACK,
    BORDER,
    GOLD,
    INK,
    PARCHMENT,
    RAISED,
    RED,
    SEA,
    STAGE,
    Panel,
    Sheet,
    panels,
)
from signoria.kernel.textboard import name
from signoria.titles.renaissance.board import battle_lines, own_lines, player_lines, table_lines
from signoria.titles.renaissance.rules.box import Box
from signoria.titles.renaissance.rules.names import CITIES
from signoria.titles.renaissance.rules.seen import View
from signoria.words import Words

SCALE: Final = STAGE / 1000
ABROAD: Final = "#e4ded2"
RAMPART, FORTRESS = 2, 3
ABOVE: Final = (
    "bari",
    "benevento",
    "brescia",
    "casale",
    "cremona",
    "laquila",
    "messina",
    "milano",
    "padova",
    "palermo",
    "treviso",
)


def draw(sheet: Sheet, view: View, words: Words, box: Box) -> None:
    draw_land(sheet, box)
    for city in range(len(CITIES)):
        draw_city(sheet, view, box, city)
    for city in range(len(CITIES)):
        draw_name(sheet, view, words, box, city)
    if "battle" in view:
        heading = words.raw("board-heading-battle")
        sheet.note(6, STAGE - 172, 236, 166, heading, battle_lines(words, view["battle"]))
    seats = []
    for seat in view["order"] or range(view["seats"]):
        heading = f"{words.noun('seat', seat)} · {name(words, 'nation', view['nation'][seat])}"
        lines = player_lines(words, view, seat)
        hand = [BACK] * view["hand_size"][seat]
        seats.append(Panel(seat, heading, view["scores"][seat], lines, hand, seat in view["asked"]))
    own = own_lines(words, view) if view["seat"] >= 0 else []
    panels(sheet, words.game.title, [*table_lines(words, view), *own], seats)


def draw_land(sheet: Sheet, box: Box) -> None:
    figures = box.pack.figures
    sheet.box(0, 0, STAGE, STAGE, SEA, None, 0, 0)
    for land in figures["map"]["outline"]:
        shore = [(x * SCALE, y * SCALE) for x, y in land["points"]]
        sheet.polygon(shore, PARCHMENT if land["playable"] else ABROAD, INK, 2)
    places = {row["id"]: (row["x"], row["y"]) for row in figures["city"]}
    bends = {tuple(bend["road"]): bend["points"] for bend in figures["map"]["bend"]}
    for first, last in figures["map"]["roads"]:
        way = [places[first], *bends.get((first, last), []), places[last]]
        sheet.line([(x * SCALE, y * SCALE) for x, y in way], BORDER, 2)


def draw_city(sheet: Sheet, view: View, box: Box, city: int) -> None:
    """Whose it is, behind a ring for a rampart and a second one for a fortress; its palace, its harbour."""
    row = box.pack.figures["city"][city]
    x, y = row["x"] * SCALE, row["y"] * SCALE
    if "battle" in view and city in (view["battle"]["target"], view["battle"]["origin"]):
        sheet.disc(x, y, 19, None, INK, 5)
        sheet.disc(x, y, 18, None, GOLD, 3)
    level, palace, owner = view["level"][city], view["palace"][city], view["owner"][city]
    if level >= FORTRESS:
        sheet.disc(x, y, 15, RAISED, INK, 2)
    if level >= RAMPART:
        sheet.disc(x, y, 12, RAISED, INK, 2)
    if owner >= 0:
        sheet.badge(x, y, owner, 9)
    else:
        sheet.disc(x, y, 5, RAISED, INK, 1.5)
    if palace:
        sheet.polygon([(x + 9, y - 9), (x + 16, y - 16), (x + 23, y - 9)], GOLD, INK, 1)
        sheet.box(x + 10, y - 9, 12, 9, GOLD if palace > 1 else RAISED, INK, 1, 0)
    if row["port"]:
        sheet.disc(x + 11, y + 8, 3, "#24397a", None)
    if city in view["pillaged"]:
        sheet.line([(x - 10, y - 10), (x + 10, y + 10)], RED, 2.5)
        sheet.line([(x - 10, y + 10), (x + 10, y - 10)], RED, 2.5)


def draw_name(sheet: Sheet, view: View, words: Words, box: Box, city: int) -> None:
    row = box.pack.figures["city"][city]
    away = 14 if view["level"][city] >= RAMPART else 9
    by = -away - 15 if CITIES[city] in ABOVE else away
    sheet.name(row["x"] * SCALE, row["y"] * SCALE + by, str(words.noun("city", city)), 12)
