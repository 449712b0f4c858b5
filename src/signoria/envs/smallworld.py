"""Small worlds: a title so small that its game tree can be written down and solved. Each title may declare one.

`titles/TITLE/small.toml` says the seats, the options, what the pack is changed to, and where it begins: after some
`moves` from the set-up, or at a `moment` of a `record` beside it. From there the rules run to their end, by the same
code as everywhere. Chance comes first: one of `deals` worlds that nobody could tell apart from public knowledge, each
as likely as the others, with its own hands, piles and dice to come.
"""

from __future__ import annotations

import json
import tomllib
from dataclasses import dataclass, field
from hashlib import blake2b, sha256
from pathlib import Path
from typing import Any, Iterator, Optional

from signoria.kernel import Pack, Record, State
from signoria.titles import game as find_game
from signoria.titles import title as find_title

FILE = "small.toml"
SPECTATOR = -1


@dataclass(frozen=True)
class World:
    title: str
    about: str
    deals: int
    seats: int
    options: dict[str, Any] = field(default_factory=dict)
    change: dict[str, Any] = field(default_factory=dict)  # of the pack: "deal.opening_hand", "card.winter.count"
    moves: list[str] = field(default_factory=list)
    record: str = ""
    moment: int = 0
    value: Optional[float] = None  # for the first seat, as it was reckoned

    def begin(self) -> State:
        """The position that everybody knows."""
        folder = find_title(self.title).folder
        if self.record:
            text = (folder / self.record).read_text(encoding="utf-8")
            return Record.parse(text).replay(self.moment)
        g = find_game(self.title).start(self.seats, 0, self.pack(), **self.options)
        for move in self.moves:
            g.submit(g.first_to_act(), move)
        return g

    def pack(self) -> Pack:
        """The title's own figures, with some changed."""
        path = find_title(self.title).folder / "rules" / "components.toml"
        text = path.read_text(encoding="utf-8")
        pack = Pack(text, f"small {self.title}")
        for place, value in self.change.items():
            change(pack.figures, place.split("."), value)
        pack.hash = sha256(f"{text}{json.dumps(self.change, sort_keys=True)}".encode()).hexdigest()[:16]
        return pack

    def worlds(self) -> Iterator[State]:
        """Each deal: what is hidden from all who look on is dealt anew, and so is what chance will bring."""
        g = self.begin()
        for number in range(self.deals):
            world = g.imagine(SPECTATOR, blake2b(f"deal {number}".encode(), digest_size=16).digest())
            world.log = []
            yield world


def change(figures: Any, place: list[str], value: Any) -> None:
    """`deal.opening_hand`, `card.winter.count`, or `victory.*.total` for all rows."""
    if isinstance(figures, list):
        for row in figures:
            if place[0] in ("*", row.get("id")):
                change(row, place[1:], value)
    elif len(place) == 1:
        if place[0] not in figures:
            raise ValueError(f"the pack has no figure {place[0]!r}")
        figures[place[0]] = value
    else:
        change(figures[place[0]], place[1:], value)


def small_world(title: str) -> World:
    """The one that a title declares."""
    found = find_title(title)
    path = Path(found.folder) / FILE
    if not path.exists():
        raise ValueError(f"{found.id} declares no small world: {FILE} is missing")
    return World(title=found.id, **tomllib.loads(path.read_text(encoding="utf-8")))
