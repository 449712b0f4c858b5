"""A title's judgement: the chance of victory of every seat, from what one seat knows.

A title may have learned several, one with each pack of figures: the pack of a table says which one serves there.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Union

from signoria.judgement.encoding import WHOLE, encoding, whole
from signoria.judgement.gaze import Gaze
from signoria.judgement.model import read
from signoria.judgement.net import Net
from signoria.judgement.quick import QuickLook, quick_look
from signoria.judgement.stages import Clock, Stages
from signoria.kernel import Game, Pack, State
from signoria.kernel.components import FIRST_PRINTING


class Products(dict[float, int]):
    """What each value of one input adds to the sums of the first layer, made when it is first met."""

    __slots__ = ("row",)

    def __init__(self, row: int) -> None:
        super().__init__()
        self.row = row

    def __missing__(self, value: float) -> int:
        made = self[value] = self.row * whole(value)
        return made


class Eye:
    """One seat's way to look at tables of one size."""

    def __init__(self, title: str, seats: int, seat: int, net: Net, stages: Stages) -> None:
        found = encoding(title, seats)
        self.gaze, self.net = Gaze(found, seat), net
        rows = net.first.rows
        self.start = net.first.start + rows[found.table] * WHOLE
        self.products = [Products(rows[row]) for row in found.rows]
        self.stages, self.clock = stages, found.rows.index(stages.clock.row)
        self.staged = [
            [(place, Products(rows[at])) for place, row in enumerate(found.rows) if (at := stages.row(row, stage))]
            for stage in range(stages.count)
        ]

    def shares(self, g: State) -> list[float]:
        """Chances, this seat's first."""
        buffer = self.gaze.at(g)
        terms = [products[value] for products, value in zip(self.products, buffer) if value]
        stage = self.stages.stage(whole(buffer[self.clock]))
        terms += [products[buffer[place]] for place, products in self.staged[stage] if buffer[place]]
        return self.net.shares(self.start + sum(terms))


class Look:
    """The eyes of all seats at tables of one size, made when they are first opened."""

    def __init__(self, title: str, seats: int, net: Net, stages: Stages) -> None:
        self.title, self.seats, self.net, self.stages = title, seats, net, stages
        self.eyes: dict[int, Eye] = {}

    def shares(self, g: State, seat: int) -> list[float]:
        if seat not in self.eyes:
            self.eyes[seat] = Eye(self.title, self.seats, seat, self.net, self.stages)
        return self.eyes[seat].shares(g)


class Judgement:
    """What a title has learned, read from its file."""

    def __init__(self, path: Path) -> None:
        self.head, self.layers = read(path)  # the title, and where the judgement comes from; its net
        self.stages = Stages(self.head["title"], Clock(*self.head["clock"]))
        self.edition = str(self.head.get("edition", FIRST_PRINTING))  # nets that name none are older than other packs
        self._nets: dict[int, Net] = {}
        self._looks: dict[int, Union[Look, QuickLook]] = {}

    def __getstate__(self) -> dict[str, Any]:
        """What it has looked at stays here: it is made anew where it goes."""
        return {**self.__dict__, "_nets": {}, "_looks": {}}

    def net(self, seats: int) -> Net:
        """For tables with so many seats."""
        if seats not in self._nets:
            self._nets[seats] = Net(self.layers, seats)
        return self._nets[seats]

    def look(self, seats: int) -> Union[Look, QuickLook]:
        """At tables with so many seats."""
        if seats not in self._looks:
            title = self.head["title"]
            quick = quick_look(title, seats, self.layers, self.stages)
            self._looks[seats] = quick or Look(title, seats, self.net(seats), self.stages)
        return self._looks[seats]

    def chances(self, g: State, seat: int) -> list[float]:
        """Of each seat, in their order, as this one may judge them: nothing but what it knows is looked at."""
        turned = self.look(g.seats).shares(g, seat)
        return turned[g.seats - seat :] + turned[: g.seats - seat]

    def learned_from(self, game: Game, seats: int, settings: tuple[int, ...], pack: Pack) -> bool:
        """Whether a table is like those it knows: the usual options and the pack it learned with."""
        return settings == game.settle(seats, {}) and pack.edition == self.edition

    @property
    def nets(self) -> list[Judgement]:
        """All that the title has learned: this one."""
        return [self]


class Judgements:
    """What a title has learned with several packs: at each table that of its pack, and nothing with any other."""

    def __init__(self, *judgements: Judgement) -> None:
        self.nets = list(judgements)
        self.by_pack = {each.edition: each for each in judgements}
        if len(self.by_pack) < len(judgements):
            raise ValueError(f"two judgements know the same pack: {', '.join(each.edition for each in judgements)}")

    def chances(self, g: State, seat: int) -> list[float]:
        return self.by_pack[g.figures().pack.edition].chances(g, seat)

    def learned_from(self, game: Game, seats: int, settings: tuple[int, ...], pack: Pack) -> bool:
        found = self.by_pack.get(pack.edition)
        return found is not None and found.learned_from(game, seats, settings, pack)
