"""The table of Condottiere as a picture, from what a seat may see."""

from __future__ import annotations

from typing import Final

from signoria.envs.drawing import (
    BACK,
    GOLD,
    INK,
    PARCHMENT,
    RAISED,
    RED,
    SEA,
    STAGE,
    WASHES,
    Chip,
    Panel,
    Sheet,
    panels,
)
from signoria.titles.condottiere.board import card, own_lines, player_lines, table_lines
from signoria.titles.condottiere.rules.box import Box
from signoria.titles.condottiere.rules.seen import View
from signoria.words import Words

SCALE: Final = STAGE / 1000
SEASON, PERSONAGE = "#cfdfe8", "#e2d3df"


def draw(sheet: Sheet, view: View, words: Words, box: Box) -> None:
    draw_map(sheet, view, words, box)
    seats = [
        Panel(
            seat,
            str(words.noun("seat", seat)),
            view["scores"][seat],
            player_lines(words, view, seat, player),
            [*(chip(words, box, kind) for kind in player["line"]), *[BACK] * player["cards"]],
            view["turn"] == seat,
        )
        for seat, player in enumerate(view["players"])
    ]
    own = own_lines(words, view) if "hand" in view else []
    panels(sheet, words.game.title, [*table_lines(words, view), *own], seats)


def draw_map(sheet: Sheet, view: View, words: Words, box: Box) -> None:
    figures = box.pack.figures
    owner = {region: seat for seat, player in enumerate(view["players"]) for region in player["regions"]}
    corners = {name: (x * SCALE, y * SCALE) for name, (x, y) in figures["corners"].items()}
    outlines = [[corners[name] for name in row["outline"]] for row in figures["region"]]
    sheet.box(0, 0, STAGE, STAGE, SEA, None, 0, 0)
    for region, outline in enumerate(outlines):
        sheet.polygon(outline, WASHES[owner[region]] if region in owner else PARCHMENT, INK, 1.5)
    if view["contested"] >= 0:
        sheet.polygon(outlines[view["contested"]], None, INK, 7)
        sheet.polygon(outlines[view["contested"]], None, GOLD, 4)
    for region, row in enumerate(figures["region"]):
        x, y = (each * SCALE for each in row["city"])
        if region in owner:
            sheet.badge(x, y, owner[region], 13)
        else:
            sheet.disc(x, y, 5, RAISED, INK, 1.5)
        sheet.name(x, y + 15, str(words.noun("region", region)), 15)
        if region == view["pope"]:
            pope(sheet, x + 28, y)


def pope(sheet: Sheet, x: float, y: float) -> None:
    sheet.disc(x, y, 13, RAISED, RED, 2.5)
    sheet.line([(x, y - 8), (x, y + 8)], RED, 2.5)
    sheet.line([(x - 5, y - 3), (x + 5, y - 3)], RED, 2.5)


def chip(words: Words, box: Box, kind: int) -> Chip:
    """A card in a line: its strength if it is a mercenary, else its name; face down, its back."""
    if kind < 0:
        return BACK
    row = box.pack.figures["card"][kind]
    if row["id"].startswith("mercenary"):
        return Chip(str(row["strength"]))
    return Chip(card(words, kind), SEASON if row["id"] in ("winter", "spring") else PERSONAGE)
