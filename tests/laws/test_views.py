"""Every view is what its title's type says, and the title's README says the same."""

from __future__ import annotations

import re
from random import Random
from typing import Any, Iterator

import msgspec
import pytest
from msgspec import inspect as ins

from signoria.kernel import State
from signoria.kernel.title import Title
from signoria.testing.laws import option_samples, playable
from signoria.titles import shelf

TITLES = [title for title in shelf() if title.parts["view"]]
TALKATIVE = 0.2  # of all actions are done out of turn
SECTION = re.compile(r"^## (?:The v|V)iew\n(.*?)(?=^## |\Z)", re.MULTILINE | re.DOTALL)


def cases() -> Iterator[Any]:
    """Every table size with the usual options, and each option at one size."""
    for title in TITLES:
        game = title.game
        for number, options in enumerate(option_samples(game, Random(3), 2)):
            sizes = [n for n in range(game.min_seats, game.max_seats + 1) if playable(game, n, options)]
            for seats in sizes if not options else sizes[number % len(sizes) :][:1] if sizes else []:
                name = "-".join(f"{k}={v}".lower() for k, v in options.items()) or "default"
                yield pytest.param(title, seats, options, id=f"{title.id}-{seats}-{name}")


def conforms(view: Any, type: Any) -> None:
    """Neither a wrong type, nor a missing key, nor one the type does not know."""
    assert msgspec.convert(view, type, strict=True) == view


def step(g: State, rng: Random) -> None:
    seat = rng.randrange(g.seats)
    asides = g.asides(seat) if rng.random() < TALKATIVE else []
    if asides:
        g.act(seat, rng.choice(asides))
        return
    seat = rng.choice(g.to_act)
    g.act(seat, rng.choice(g.legal(seat)))


@pytest.mark.parametrize(("title", "seats", "options"), list(cases()))
def test_every_view_conforms_to_its_type(title: Title, seats: int, options: dict[str, Any]) -> None:
    type, rng = title.part("view"), Random(seats)
    viewers = [None, *range(seats)]
    g = title.game.start(seats, rng.randbytes(16), **options)
    while not g.over:
        conforms(g.view(rng.choice(viewers)), type)
        step(g, rng)
    for viewer in viewers:
        conforms(g.view(viewer), type)


def test_a_wrong_view_does_not_conform() -> None:
    title = TITLES[0]
    type, view = title.part("view"), dict(title.game.start(2, 1).view(0))
    conforms(view, type)
    for wrong in (view | {"unheard_of": 1}, view | {"over": 0}, {key: view[key] for key in view if key != "over"}):
        with pytest.raises((AssertionError, msgspec.ValidationError)):
            conforms(wrong, type)


def parts(info: ins.Type) -> Iterator[ins.TypedDictType]:
    """The type of a view and all that lie within it."""
    if isinstance(info, ins.TypedDictType):
        yield info
        for field in info.fields:
            yield from parts(field.type)
    elif isinstance(info, ins.UnionType):
        for one in info.types:
            yield from parts(one)
    elif isinstance(info, ins.ListType):
        yield from parts(info.item_type)


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_the_readme_tells_of_every_field_and_of_no_other(title: Title) -> None:
    readme = (title.folder / "README.md").read_text(encoding="utf-8")
    section = SECTION.search(readme)
    assert section, "the README has no section about the view"
    whole, *nested = parts(ins.type_info(title.part("view")))
    fields = {field.name for field in whole.fields}
    assert fields - set(re.findall(r"`(\w+)", section[1])) == set()
    rows = [row.split("|")[1] for row in section[1].splitlines() if row.startswith("| `")]
    assert {word for row in rows for word in re.findall(r"`(\w+)", row)} - fields == set()
    inner = {field.name for part in nested for field in part.fields}
    assert inner - set(re.findall(r"\w+", readme)) == set()
