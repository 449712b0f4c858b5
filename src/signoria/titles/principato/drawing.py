"""The table of Principato as a picture, from what a seat may see."""

from __future__ import annotations

from typing import Final

from signoria.envs.drawing import (
    BORDER,
    GOLD,
    INK,
    INK_2,
    PARCHMENT,
    RAISED,
    SEATS,
    STAGE,
    SURFACE,
    Chip,
    Panel,
    Sheet,
    panels,
)
from signoria.titles.principato.board import player_lines, table_lines
from signoria.titles.principato.rules.box import Box
from signoria.titles.principato.rules.seen import Player, View
from signoria.words import Words

ROW: Final = 150  # the height of the cards on display
GREEN, YELLOW, STEEL, RED = "#8fb27a", "#e3c46a", "#9aa3ad", "#c9745c"
TOKENS: Final = (("environs", GREEN), ("environs", "#5f8f4f"), ("city", YELLOW), ("city", "#c49a35"),
                 ("wall", STEEL), ("wall", RED), ("wall", "#8f4a3a"))  # fmt: skip
CUBES: Final = ("#6f9b52", "#d3a336", "#a689b8")
WORKS: Final = ("#cfc8bb", "#b9c7dd", "#e2c3b5")


def draw(sheet: Sheet, view: View, words: Words, box: Box) -> None:
    draw_row(sheet, view, words)
    rows = (len(view["players"]) + 1) // 2
    height = (STAGE - ROW) / rows
    for seat, player in enumerate(view["players"]):
        left, top = seat % 2 * STAGE / 2, ROW + seat // 2 * height
        draw_plan(sheet, left + 5, top + 4, STAGE / 2 - 10, height - 10, seat, player, box)
    seats = [
        Panel(
            seat,
            str(words.noun("seat", seat)),
            view["scores"][seat],
            player_lines(words, view, seat, player),
            [Chip(str(words.noun("kind", kind))) for kind in player["hand"]],
            view["turn"] == seat,
        )
        for seat, player in enumerate(view["players"])
    ]
    panels(sheet, words.game.title, table_lines(view, words), seats)


def draw_row(sheet: Sheet, view: View, words: Words) -> None:
    """The action cards that may be taken; the mark of a card is the deck it comes from."""
    width = STAGE / max(len(view["display"]), 5)
    for at, (kind, back) in enumerate(zip(view["display"], view["backs"])):
        left = at * width + 4
        sheet.box(left, 6, width - 8, ROW - 16, PARCHMENT, INK, 1.5, 5)
        sheet.box(left + 4, 10, width - 16, ROW - 24, None, BORDER, 1, 3)
        sheet.disc(left + width / 2 - 4, 34, 12, RAISED, INK, 1.5)
        sheet.text(left + width / 2 - 4, 34, str(back or "–"), 16, INK, True, "mm")
        for line, text in enumerate(sheet.wrapped(str(words.noun("kind", kind)), width - 20, 16, True)):
            sheet.text(left + width / 2 - 4, 58 + 19 * line, text, 16, INK, True, "ma")


def draw_plan(
    sheet: Sheet, left: float, top: float, width: float, height: float, seat: int, player: Player, box: Box
) -> None:
    """A principality: environs outside, the wall around city, church and palace."""
    sheet.box(left, top, width, height, SURFACE, SEATS[seat], 2.5, 6)
    sheet.box(left + width * 0.17, top + height * 0.09, width * 0.66, height * 0.84, PARCHMENT, INK, 3, 4)
    sheet.badge(left + 14, top + 13, seat, 10)
    slots = {
        row["id"]: [(left + x / 1000 * width, top + y / 1000 * height) for x, y in row["slots"]]
        for row in box.pack.figures["zones"]
    }
    filled = dict.fromkeys(slots, 0)
    for (zone, colour), count in zip(TOKENS, player["tokens"]):
        for _ in range(count):
            place = filled[zone]
            filled[zone] = place + 1
            x, y = slots[zone][place % len(slots[zone])]
            token(sheet, x + place // len(slots[zone]) * 5, y - place // len(slots[zone]) * 5, zone, colour)
    for at, (stored, most) in enumerate(zip(player["stored"], player["places"])):
        x, y = left + width * (0.23 + 0.07 * at), top + height * 0.62
        sheet.box(x - 8, y - 8, 16, 16, CUBES[at], INK, 1.5, 2)
        sheet.text(x, y + 11, f"{stored}/{most}", 12, INK_2, True, "ma")
    works = [design for design, count in enumerate(player["culture"]) for _ in range(count)]
    for place, design in enumerate(works):
        x, y = slots["palace"][place % len(slots["palace"])]
        sheet.box(x - 12 + place // 6 * 5, y - 13, 24, 26, WORKS[design // 3], INK, 1.5, 1)
        sheet.text(x + place // 6 * 5, y, ["III", "II", "I"][design % 3], 12, INK, True, "mm")
    sheet.disc(left + width - 17, top + 17, 12, GOLD, INK, 1.5)
    sheet.text(left + width - 17, top + 17, str(player["strength"]), 15, INK, True, "mm")


def token(sheet: Sheet, x: float, y: float, zone: str, colour: str) -> None:
    """Zones by shape: hexagons outside, merlons on the wall, squares in the city."""
    if zone == "environs":
        sheet.polygon([(x - 12, y), (x - 6, y - 10), (x + 6, y - 10), (x + 12, y), (x + 6, y + 10), (x - 6, y + 10)],
                      colour, INK, 1.5)  # fmt: skip
    elif zone == "wall":
        sheet.disc(x, y, 9, colour, INK, 1.5)
    else:
        sheet.box(x - 10, y - 10, 20, 20, colour, INK, 1.5, 1)
