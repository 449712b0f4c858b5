"""The rules page of a title in a reader's language: summary, box, turn and examples, without the digest."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final, Optional, Union

from fluent.runtime import FluentBundle, FluentResource

from signoria.guide import Cell, Example, Moment, Picture, Position, Row, Shelf, Thing, Word, guide_of, shelves_of
from signoria.kernel import Game
from signoria.kernel.components import Pack
from signoria.kernel.title import language_of
from signoria.server.rules_page import (
    GuideCell,
    GuideExample,
    GuideInfo,
    GuideMoment,
    GuidePicture,
    GuideRow,
    GuideShelf,
    GuideStep,
    GuideSummary,
    GuideThing,
)
from signoria.server.viewer import info
from signoria.titles import title as find_title
from signoria.words import LANGUAGES, Words

COMMON: Final = Path(__file__).parents[1] / "guide" / "words"
NAMES: Final = ("Isabella", "Tomás", "Lucia", "Yuki", "Farinata", "Ugo")
MOST_ACTS: Final = 3  # told one by one
RULE_AT_END: Final = re.compile(r"\s*\((\d+(?:\.\d+)*)\)$")

Figures = dict[str, Union[int, str]]


def guide(game: Game, language: str) -> Optional[GuideInfo]:
    """The page with the components in use, written once; nothing in a language that nobody speaks here."""
    return _written(game, language) if language in LANGUAGES else None


@cache
def _written(game: Game, language: str) -> GuideInfo:
    return write(game, game.pack(), language)


@cache
def positions(game: Game) -> dict[str, Position]:
    """Where the examples of the page begin, by their ids: of those that can be played."""
    examples = guide_of(game, game.pack()).examples
    return {example.id: example.position for example in examples if example.holds and example.position}


def write(game: Game, pack: Pack, language: str) -> GuideInfo:
    return Writer(game, pack, language).page()


class Writer:
    """One title, one pack, one language."""

    def __init__(self, game: Game, pack: Pack, language: str) -> None:
        self.game, self.pack = game, pack
        own = find_title(game.id).guide_for(language)
        self.language = language_of(own) if own else language  # one language for the whole page
        self.words = Words(game, self.language, NAMES)
        self.bundle = FluentBundle([self.language], use_isolating=False)
        common = next(
            (COMMON / f"{one}.ftl" for one in (self.language, "en") if (COMMON / f"{one}.ftl").is_file()), None
        )
        for path in (common, own):
            if path is not None:
                self.bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")), allow_overrides=True)

    def page(self) -> GuideInfo:
        guide = guide_of(self.game, self.pack)
        shelves = shelves_of(self.game, self.pack)
        figures: Figures = {**guide.figures, **{f"p{seat}": name for seat, name in enumerate(NAMES)}}
        totals: Figures = {shelf.id: shelf.total or len(shelf.rows) for shelf in shelves}
        return GuideInfo(
            language=self.language,
            turn_title=self.said("turn", figures) or "",
            box_lead=self.said("box-lead", {**figures, **totals}) or "",
            summary=[
                GuideSummary(id, self.said(f"two-{id}", figures) or "", self.picture(picture))
                for id, picture in guide.summary
            ],
            shelves=[self.shelf(shelf, figures) for shelf in shelves],
            turn=[
                GuideStep(self.said(f"turn-{id}", figures) or id, self.said(f"turn-{id}", figures, "text") or "", rule)
                for id, rule in guide.turn
            ],
            examples=[self.example(example, figures) for example in guide.examples if example.holds],
        )

    # -- words

    def said(self, id: str, figures: Figures, attribute: str = "") -> Optional[str]:
        """A sentence of the guide, or nothing if it has none."""
        message = self.bundle.get_message(id) if self.bundle.has_message(id) else None
        pattern = message and (message.attributes.get(attribute) if attribute else message.value)
        return str(self.bundle.format_pattern(pattern, figures)[0]) if pattern else None

    def name(self, thing: Thing) -> str:
        id = f"{thing.noun}-{thing.word}"
        if thing.noun == "seat":
            return NAMES[int(thing.word)]
        if self.words.bundle.has_message(id) and self.words.bundle.get_message(id).value is not None:
            return self.words.raw(id)
        return self.said(f"box-{id}", {}) or _plain(thing.word)

    def thing(self, thing: Thing) -> GuideThing:
        words = self.game.nouns[thing.noun].words if thing.noun in self.game.nouns else ()
        place = words.index(thing.word) if thing.word in words else int(thing.word) if thing.word.isdecimal() else -1
        return GuideThing(thing.noun, place, thing.word, self.name(thing), thing.count)

    # -- the box

    def shelf(self, shelf: Shelf, figures: Figures) -> GuideShelf:
        counted: Figures = {**figures, "count": shelf.total or len(shelf.rows)}
        rows = [self.row(shelf, row) for row in shelf.rows]
        used = [place for place in range(len(shelf.columns)) if any(row.cells[place].text for row in rows)]
        for row in rows:
            row.cells = [row.cells[place] for place in used]
        return GuideShelf(
            id=shelf.id,
            title=self.said(f"box-{shelf.id}", counted) or _plain(shelf.id),
            note=self.said(f"box-{shelf.id}", counted, "note") or "",
            columns=[self.said(f"column-{shelf.columns[place]}", {}) or _plain(shelf.columns[place]) for place in used],
            rows=rows,
            total=shelf.total,
            bars=shelf.bars,
            width=shelf.width,
        )

    def row(self, shelf: Shelf, row: Row) -> GuideRow:
        help = self.sentence(row.note) if row.note else ""
        if shelf.explain and not help:
            help = self.words.help(f"{row.thing.noun}-{row.thing.word}")
        rule = RULE_AT_END.search(help)
        return GuideRow(
            thing=self.thing(row.thing),
            help=help[: rule.start()] if rule else help,
            rule=row.rule or (rule[1] if rule else ""),
            cells=[self.cell(cell) for cell in row.cells],
        )

    def sentence(self, word: Word) -> str:
        named = {id: self.name(one) if isinstance(one, Thing) else one for id, one in word.figures.items()}
        return self.said(f"box-{word.id}", named) or _plain(word.id)

    def cell(self, cell: Cell) -> GuideCell:
        if isinstance(cell, (Thing, Word)):
            return self.several((cell,))
        if isinstance(cell, tuple):
            return self.several(cell)
        if isinstance(cell, str):
            return GuideCell((self.said(f"box-{cell}", {}) if cell else "") or _plain(cell))
        return GuideCell(str(cell), number=cell)

    def several(self, cell: tuple[Union[Thing, Word], ...]) -> GuideCell:
        things = [self.thing(one) for one in cell if isinstance(one, Thing)]
        if not things:
            return GuideCell(". ".join(self.sentence(one) for one in cell if isinstance(one, Word)))
        return GuideCell(", ".join(f"{t.count} × {t.name}" if t.count > 1 else t.name for t in things), things)

    # -- pictures

    def picture(self, picture: Picture) -> GuidePicture:
        return GuidePicture(
            part=picture.part,
            seat=picture.seat,
            names=list(NAMES[: picture.seats]),
            focus=[self.thing(thing) for thing in picture.focus],
            moments=self.moments(picture),
            things=[self.thing(thing) for thing in picture.things],
        )

    def moments(self, picture: Picture) -> list[GuideMoment]:
        """Those that are shown, each with what was done since the one before."""
        found, last = [], 0
        for number in picture.shown:
            since = [self.act(moment) for moment in picture.moments[last + 1 : number + 1] if moment.seat >= 0]
            moment = picture.moments[number]
            action = " · ".join(since) if len(since) <= MOST_ACTS else ""
            found.append(GuideMoment(moment.view, [info(event) for event in moment.events], action))
            last = number
        return found

    def act(self, moment: Moment) -> str:
        act: Figures = {"what": self.words.action(moment.action), "who": NAMES[moment.seat]}
        return self.said("example-act", act) or ""

    def example(self, example: Example, figures: Figures) -> GuideExample:
        named: Figures = {**figures, **{s.name: s.computed for s in example.sayings if s.computed is not None}}
        return GuideExample(
            id=example.id,
            rule=example.rule,
            title=self.said(f"example-{example.id}", named) or _plain(example.id),
            text=self.said(f"example-{example.id}", named, "text") or "",
            picture=self.picture(example.picture),
            plays=example.position.seat if example.position else -1,
        )


def _plain(id: str) -> str:
    """An id as a heading, where nobody has written a word for it."""
    return id.replace("_", " ").capitalize()
