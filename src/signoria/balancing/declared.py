"""What of a title's box may be changed for the sake of balance: `titles/TITLE/balance.toml`.

    seats = 4                                # at which it is to be even
    trait = "family"                         # what it is to be even in (the title's part `traits`)

    [options]                                # of the games played for it; left out: the usual ones
    family_assignment = "random"

    [[figure]]                               # whole numbers between two bounds
    place = "families.gonzaga.gold"
    low = 8
    high = 16

    [[figure]]                               # one of some values
    place = "province.lazio.terrain"
    values = ["marsh", "plain"]

    [[figure]]                               # in a list or not
    place = "map.roads"
    member = ["genova", "pavia"]

    [[figure]]                               # several places that go together
    name = "stores of the first year"
    variants = [{ "kinds.build_field.year_1" = [2, 1, 1] }, { "kinds.build_field.year_1" = [3, 1, 1] }]

The first of the values and variants need not be the printed one; a search begins with what is printed.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from typing import Any, Final, Mapping

from signoria.balancing.places import found, is_member
from signoria.titles import title as find_title

FILE: Final = "balance.toml"


@dataclass(frozen=True)
class Figure:
    """One thing that may be changed: its name, and for each of its settings what stands in the pack then."""

    name: str
    settings: tuple[Mapping[str, Any], ...]  # places and values; for a list {"map.roads": Member(...)}
    rising: bool = False  # the settings are numbers in their order

    def printed(self, figures: Mapping[str, Any]) -> int:
        """Which of its settings a pack has."""
        for number, setting in enumerate(self.settings):
            if all(holds(figures, place, value) for place, value in setting.items()):
                return number
        raise ValueError(f"the pack has none of the settings of {self.name!r}")


@dataclass(frozen=True)
class Member:
    """Whether something is in a list."""

    item: Any
    there: bool


@dataclass(frozen=True)
class Declared:
    title: str
    seats: int
    trait: str
    figures: tuple[Figure, ...]
    options: dict[str, Any] = field(default_factory=dict)


def declared(title: str) -> Declared:
    """What the title says may be changed."""
    known = find_title(title)
    path = known.folder / FILE
    if not path.exists():
        raise ValueError(f"{known.id} declares no figures of its own design: {FILE} is missing")
    told = tomllib.loads(path.read_text(encoding="utf-8"))
    figures = tuple(_figure(row) for row in told["figure"])
    return Declared(known.id, told["seats"], told["trait"], figures, told.get("options", {}))


def _figure(row: dict[str, Any]) -> Figure:
    if "variants" in row:
        return Figure(row["name"], tuple(row["variants"]))
    place = row["place"]
    if "member" in row:
        item = row["member"]
        settings = ({place: Member(item, True)}, {place: Member(item, False)})
        return Figure(f"{place} {' - '.join(item)}", settings)
    if "values" in row:
        return Figure(place, tuple({place: value} for value in row["values"]))
    return Figure(place, tuple({place: value} for value in range(row["low"], row["high"] + 1)), rising=True)


def holds(figures: Mapping[str, Any], place: str, value: Any) -> bool:
    if isinstance(value, Member):
        return is_member(found(figures, place), value.item) == value.there
    return bool(found(figures, place) == value)
