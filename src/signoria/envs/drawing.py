"""What the drawn boards of titles share: a sheet to draw on, seats' badges, cards, notes and panels."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, Optional, Sequence

import numpy as np
from PIL import Image, ImageDraw, ImageFont, features

WIDTH: Final = 1080
HEIGHT: Final = 720
STAGE: Final = 720  # the square at the left that a title draws in; panels are at its right
FINER: Final = 2  # drawn twice as large, so that lines come out smooth

PLASTER, SURFACE, RAISED, PARCHMENT = "#f1efe9", "#faf9f5", "#ffffff", "#f0e7d3"
SEA, INK, INK_2, RULE, BORDER = "#d9e4e4", "#1c2130", "#484d5c", "#d8d3c6", "#8c8778"
GOLD, GOLD_LINE, RED, BLUE = "#d3a336", "#8a6207", "#9c3420", "#24397a"
SEATS: Final = ("#be3d20", "#4569c6", "#2aa87c", "#dcc03a", "#754b69", "#2f332b")
WASHES: Final = ("#efc4b5", "#c3cfee", "#bfe2d3", "#f3e8a9", "#d9c4d3", "#c9cbc4")
ON_SEATS: Final = ("#ffffff", "#ffffff", "#10251c", "#2b2405", "#ffffff", "#ffffff")
FONTS: Final = Path(__file__).parent / "fonts"

Points = Sequence[Sequence[float]]


@lru_cache
def font(size: int, bold: bool) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(FONTS / f"alegreya-sans-latin-{700 if bold else 500}-normal.woff2", size * FINER)


@lru_cache
def figures() -> Optional[list[str]]:
    """Figures as tall as capitals, where Pillow can ask a font for them."""
    return ["lnum", "tnum"] if features.check("raqm") else None


def ink_on(colour: str) -> str:
    """The ink that can be read on a colour."""
    red, green, blue = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    return INK if 299 * red + 587 * green + 114 * blue > 130_000 else RAISED


class Sheet:
    """An empty page. Places and sizes are in its pixels, x to the right, y downwards."""

    def __init__(self) -> None:
        self.image = Image.new("RGB", (WIDTH * FINER, HEIGHT * FINER), PLASTER)
        self.pen = ImageDraw.Draw(self.image)

    def array(self) -> np.ndarray:
        """Height, width and three colours from 0 to 255."""
        return np.array(self.image.reduce(FINER))

    def polygon(self, points: Points, fill: Optional[str], line: Optional[str] = None, width: float = 1) -> None:
        fine = [(x * FINER, y * FINER) for x, y in points]
        if fill:
            self.pen.polygon(fine, fill)
        if line:
            self.pen.line([*fine, *fine[:2]], line, round(width * FINER), joint="curve")

    def line(self, points: Points, fill: str, width: float = 1) -> None:
        self.pen.line([(x * FINER, y * FINER) for x, y in points], fill, round(width * FINER), joint="curve")

    def disc(
        self, x: float, y: float, radius: float, fill: Optional[str], line: Optional[str] = INK, width: float = 1
    ) -> None:
        around = [(x - radius) * FINER, (y - radius) * FINER, (x + radius) * FINER, (y + radius) * FINER]
        self.pen.ellipse(around, fill, line, round(width * FINER))

    def box(
        self, x: float, y: float, width: float, height: float, fill: Optional[str], line: Optional[str] = INK,
        thick: float = 1, radius: float = 3,
    ) -> None:  # fmt: skip
        around = [x * FINER, y * FINER, (x + width) * FINER, (y + height) * FINER]
        self.pen.rounded_rectangle(around, radius * FINER, fill, line, round(thick * FINER))

    def text(
        self, x: float, y: float, text: str, size: int = 14, fill: str = INK, bold: bool = False, anchor: str = "la",
        halo: Optional[str] = None,
    ) -> None:  # fmt: skip
        around: dict[str, Any] = {"stroke_width": 2 * FINER, "stroke_fill": halo} if halo else {}
        place = (x * FINER, y * FINER)
        self.pen.text(place, text, fill, font(size, bold), anchor, features=figures(), **around)

    def length(self, text: str, size: int, bold: bool = False) -> float:
        return font(size, bold).getlength(text, features=figures()) / FINER

    def wrapped(self, text: str, width: float, size: int = 13, bold: bool = False) -> list[str]:
        """The text in lines that are not wider than this, broken between words."""
        lines = [""]
        for word in text.split(" "):
            longer = f"{lines[-1]} {word}".strip()
            if lines[-1] and self.length(longer, size, bold) > width:
                lines.append(word)
            else:
                lines[-1] = longer
        return lines

    def paragraph(
        self, x: float, y: float, width: float, height: float, lines: Sequence[str], size: int = 13, fill: str = INK_2
    ) -> float:
        """As many of the lines as there is room for, the last one ending in dots if it is not the last of all; where
        the next would begin."""
        step = size + 2
        broken = [part for line in lines for part in self.wrapped(line, width, size)]
        room = max(1, int(height // step))
        for at, line in enumerate(broken[:room]):
            cut = at == room - 1 and len(broken) > room
            self.text(x, y + at * step, f"{line} …" if cut else line, size, fill)
        return y + min(room, len(broken)) * step

    def badge(self, x: float, y: float, seat: int, radius: float = 11) -> None:
        """Whose something is: the colour of a seat, and its number."""
        self.disc(x, y, radius, SEATS[seat % len(SEATS)], INK, 1.5)
        self.text(x, y, str(seat), round(radius * 1.4), ON_SEATS[seat % len(SEATS)], True, "mm")

    def name(self, x: float, y: float, text: str, size: int = 13, halo: str = PARCHMENT) -> None:
        """The name of a place on a map, around its middle."""
        self.text(x, y, text, size, INK, True, "ma", halo)

    def chip(self, x: float, y: float, chip: Chip, height: float = 18) -> float:
        """A small card; where the next may begin."""
        width = max(height * 0.72, self.length(chip.text, 12, True) + 8)
        self.box(x, y, width, height, chip.fill, INK, 1, 2)
        if chip.text:
            self.text(x + width / 2, y + height / 2, chip.text, 12, ink_on(chip.fill), True, "mm")
        elif chip.fill == BLUE:  # the back of a card
            self.box(x + 2.5, y + 2.5, width - 5, height - 5, None, GOLD, 1, 1)
        return x + width + 3

    def note(self, x: float, y: float, width: float, height: float, heading: str, lines: Sequence[str]) -> None:
        """A framed text, such as what is bid for."""
        self.box(x, y, width, height, RAISED, GOLD_LINE, 1.5)
        self.text(x + 10, y + 7, heading, 16, INK, True)
        self.paragraph(x + 10, y + 29, width - 20, height - 34, lines)


@dataclass(frozen=True)
class Chip:
    """A small card with a word or figure on it."""

    text: str
    fill: str = PARCHMENT


BACK: Final = Chip("", BLUE)


@dataclass(frozen=True)
class Panel:
    """One seat: its name, points, what is to be told of it, and its small cards."""

    seat: int
    heading: str
    score: int
    lines: Sequence[str]
    chips: Sequence[Chip] = field(default_factory=tuple)
    turn: bool = False


def panels(sheet: Sheet, title: str, lines: Sequence[str], seats: Sequence[Panel]) -> None:
    """The column at the right: the name of the game, what holds for the whole table, and a panel for each seat."""
    left, width = STAGE + 12, WIDTH - STAGE - 24
    sheet.text(left, 10, title, 22, INK, True)
    below = sheet.paragraph(left, 38, width, 75, lines) + 6
    height = (HEIGHT - below - 4) / max(len(seats), 4)
    for at, panel in enumerate(seats):
        _panel(sheet, left, below + at * height, width, height - 6, panel)


def _panel(sheet: Sheet, x: float, y: float, width: float, height: float, panel: Panel) -> None:
    colour = SEATS[panel.seat % len(SEATS)]
    sheet.box(x, y, width, height, RAISED if panel.turn else SURFACE, GOLD if panel.turn else RULE, 2.5)
    sheet.box(x, y, 6, height, colour, None, 0, 2)
    sheet.badge(x + 22, y + 16, panel.seat)
    sheet.text(x + 40, y + 8, panel.heading, 16, INK, True)
    sheet.text(x + width - 10, y + 4, str(panel.score), 22, INK, True, "ra")
    rows = _rows(sheet, panel.chips, width - 24)
    room = height - 32 - 21 * len(rows)
    sheet.paragraph(x + 14, y + 30, width - 24, room, panel.lines)
    for at, row in enumerate(rows):
        along = x + 14
        for chip in row:
            along = sheet.chip(along, y + height - 21 * (len(rows) - at), chip)


def _rows(sheet: Sheet, chips: Sequence[Chip], width: float) -> list[list[Chip]]:
    """The small cards in rows of this width."""
    rows: list[list[Chip]] = []
    along = width
    for chip in chips:
        wide = max(18 * 0.72, sheet.length(chip.text, 12, True) + 8) + 3
        if along + wide > width:
            rows.append([])
            along = 0.0
        rows[-1].append(chip)
        along += wide
    return rows
