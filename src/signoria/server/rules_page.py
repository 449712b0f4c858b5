"""The rules page of a title as the HTTP protocol tells it. Fields are only ever appended."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from signoria.server.protocol import EventInfo


class GuideThing(Struct):
    """A component: its noun, its place there (-1: no noun of the rules), its word and its name."""

    noun: str
    value: int
    word: str
    name: str
    count: int = 1


class GuideCell(Struct):
    """A cell of a table of the box; `things` are drawn in place of the text."""

    text: str
    things: list[GuideThing] = []
    number: int | None = None


class GuideRow(Struct):
    thing: GuideThing
    cells: list[GuideCell]
    help: str = ""
    rule: str = ""


class GuideShelf(Struct):
    """A table of what is in the box; with `bars`, a chart of the first column. `width`: side, main or wide."""

    id: str
    title: str
    note: str
    columns: list[str]
    rows: list[GuideRow]
    total: int = 0
    bars: bool = False
    width: str = "main"


class GuideMoment(Struct):
    """A moment of a scene as it is seen, and what was done since the one before."""

    view: dict[str, Any]
    events: list[EventInfo]
    action: str = ""


class GuidePicture(Struct):
    """Moments of a scene for a part of the title's board to draw, brought near to `focus`; or `things` in a row."""

    part: str
    seat: int
    names: list[str]
    focus: list[GuideThing]
    moments: list[GuideMoment]
    things: list[GuideThing]


class GuideSummary(Struct):
    id: str
    text: str
    picture: GuidePicture


class GuideStep(Struct):
    title: str
    text: str
    rule: str


class GuideExample(Struct):
    """A worked example under its paragraph; whatever figure its text names was computed by the rules.

    `plays`: the seat that one takes to play on from where it begins (`PlayNow.example`); -1: it cannot be played.
    """

    id: str
    rule: str
    title: str
    text: str
    picture: GuidePicture
    plays: int = -1


class GuideInfo(Struct):
    """The rules page of a title beside its digest, in `language`, from the components in use."""

    language: str
    turn_title: str
    box_lead: str
    summary: list[GuideSummary]
    shelves: list[GuideShelf]
    turn: list[GuideStep]
    examples: list[GuideExample]
