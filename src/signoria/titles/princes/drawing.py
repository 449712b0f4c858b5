"""The table of Princes of the Renaissance as a picture, from what a seat may see."""

from __future__ import annotations

from typing import Final

from signoria.envs.drawing import (
    BACK,
    BORDER,
    GOLD,
    INK,
    PARCHMENT,
    RAISED,
    RULE,
    STAGE,
    SURFACE,
    WASHES,
    Chip,
    Panel,
    Sheet,
    ink_on,
    panels,
)
from signoria.kernel.textboard import name
from signoria.titles.princes.board import (
    auction_lines,
    own_lines,
    player_lines,
    table_lines,
    war_lines,
)
from signoria.titles.princes.rules.box import Box
from signoria.titles.princes.rules.seen import View
from signoria.words import Words

CITIES: Final = 470  # the height of the cities' columns


def draw(sheet: Sheet, view: View, words: Words, box: Box) -> None:
    for city in range(len(view["status"])):
        draw_city(sheet, view, words, box, city)
    draw_market(sheet, view, words)
    draw_affairs(sheet, view, words)
    colours = [row["colour"] for row in box.pack.figures["cities"]]
    seats = []
    for seat, player in enumerate(view["players"]):
        heading = f"{words.noun('seat', seat)} · {name(words, 'family', player['family'])}"
        troops = [Chip(str(words.noun("troop", troop))) for troop in player["troops"]]
        tiles = [Chip(str(words.noun("tile", tile)), colours[box.tile_city[tile]]) for tile in player["tiles"]]
        chips = [*troops, *tiles, *[BACK] * player["cards"]]
        lines = player_lines(words, view, seat, player)
        seats.append(Panel(seat, heading, view["scores"][seat], lines, chips, view["active"] == seat))
    own = own_lines(view, words) if view["seat"] >= 0 else []
    panels(sheet, words.game.title, [*table_lines(view, words), *own], seats)


def draw_city(sheet: Sheet, view: View, words: Words, box: Box, city: int) -> None:
    """A column: the city's status on its track, its artists, and its tiles with their owners."""
    figures, width = box.pack.figures, STAGE / len(view["status"])
    colour = figures["cities"][city]["colour"]
    left = city * width + 4
    wide = width - 8
    sheet.box(left, 4, wide, CITIES - 8, SURFACE, RULE)
    sheet.box(left, 4, wide, 32, colour, INK, 1.5)
    sheet.text(left + 8, 20, str(words.noun("city", city)), 18, ink_on(colour), True, "lm")
    sheet.text(left + wide - 8, 20, str(view["values"][city]), 18, ink_on(colour), True, "rm")
    lowest, highest = figures["limits"]["status_min"], figures["limits"]["status_max"]
    step = wide / (highest - lowest + 1)
    for status in range(lowest, highest + 1):
        x = left + (status - lowest + 0.5) * step
        here = status == view["status"][city]
        sheet.disc(x, 52, 9 if here else 5, GOLD if here else RAISED, INK if here else BORDER, 1.5)
        if here:
            sheet.text(x, 52, str(status), 14, INK, True, "mm")
    owners = {tile: seat for seat, player in enumerate(view["players"]) for tile in player["tiles"]}
    tiles = [tile for tile in range(len(box.tile_city)) if box.tile_city[tile] == city]
    for at, tile in enumerate(tiles):
        draw_tile(sheet, left + 4, 68 + at * 56, wide - 8, str(words.noun("tile", tile)), owners.get(tile, -1))
    for at, artist in enumerate(view["artists"][city]):
        sheet.text(left + 8, CITIES - 52 + at * 15, str(words.noun("event", artist)), 13)


def draw_tile(sheet: Sheet, x: float, y: float, width: float, text: str, owner: int) -> None:
    sheet.box(x, y, width, 50, PARCHMENT if owner < 0 else WASHES[owner], INK)
    for at, line in enumerate(sheet.wrapped(text, width - (12 if owner < 0 else 34), 14, True)[:3]):
        sheet.text(x + 6, y + 4 + at * 15, line, 14, INK, True)
    if owner >= 0:
        sheet.badge(x + width - 15, y + 25, owner, 10)


def draw_market(sheet: Sheet, view: View, words: Words) -> None:
    """What is for sale: troops, and events."""
    sheet.text(8, CITIES + 4, words.raw("board-heading-troops"), 15, INK, True)
    along = 8.0
    for troop, count in enumerate(view["supply"]):
        along = sheet.chip(along, CITIES + 24, Chip(f"{count} × {words.noun('troop', troop)}"), 24)
    sheet.text(8, CITIES + 58, words.raw("board-heading-events"), 15, INK, True)
    along = 8.0
    for event in view["events"]:
        along = sheet.chip(along, CITIES + 78, Chip(str(words.noun("event", event)), RAISED), 24)


def draw_affairs(sheet: Sheet, view: View, words: Words) -> None:
    """The war that is on, and what is bid for."""
    top, height = CITIES + 112, STAGE - CITIES - 118
    if view["war"]:
        sheet.note(6, top, STAGE / 2 - 9, height, words.raw("board-heading-war"), war_lines(view["war"], words))
    if view["auction"]:
        heading = words.raw("board-heading-auction")
        sheet.note(STAGE / 2 + 3, top, STAGE / 2 - 9, height, heading, auction_lines(view["auction"], words))
