"""The fields of a title that describes none: guessed from the views of a few games, and from their type if it has one.

What a number, a list or a word can be is taken from what was met; scales are rounded up, and whatever is larger counts
as full. A list with one entry for each seat becomes one number for each seat, the own one first; a list of varying
length counts its things; lists of lists are left out unless there is one for each seat. The games are always the
same, so that every process guesses the same fields.
"""

from __future__ import annotations

from random import Random
from types import NoneType
from typing import Any, Iterator, Literal, Mapping, Optional, get_args, get_origin, get_type_hints, is_typeddict

from signoria.envs.layout import OWN, PUBLIC, Field, flag, many, number, numbers, word
from signoria.kernel import Game
from signoria.kernel.title import Title

GAMES = 5
DECISIONS = 400  # of each game at most
EVERY = 4  # decisions between two moments
SCALES = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 10_000, 1_000_000_000)
UNMET = 20  # the scale of a number that the type names and no game has shown
MOST_THINGS = 60  # kinds of things that are counted one by one
MOST_ROWS = 8  # entries of a list of tables
Views = list[Mapping[str, Any]]  # of two seats and of a spectator at one moment


def guessed_fields(title: Title, seats: int) -> tuple[Field, ...]:
    met = Met(one_for_each_seat(title.game, {title.game.min_seats, title.game.max_seats, seats}))
    for views in moments_of(title.game, seats, GAMES):
        met.look(views)
    hints = dict(hinted(title.usable("view")))
    found = [field for path in sorted(met.values) if (field := met.field(path, hints.get(path)))]
    met_paths = {path.replace("[]", "") for path in met.values}
    return (*found, *(field for path, hint in hints.items() if path not in met_paths and (field := unmet(path, hint))))


def one_for_each_seat(game: Game, counts: set[int]) -> set[str]:
    """The lists that are as long as there are seats, at every table."""
    lengths: dict[str, set[int]] = {}
    for seats in sorted(counts):
        for views in moments_of(game, seats, 1):
            for view in views:
                for path, found in lists_of(view, ""):
                    lengths.setdefault(path, set()).add(len(found) - seats)
    return {path for path, differences in lengths.items() if differences == {0}}


def lists_of(value: Mapping[str, Any], path: str) -> Iterator[tuple[str, list[Any]]]:
    for key, part in value.items():
        place = f"{path}.{key}" if path else key
        if isinstance(part, Mapping):
            yield from lists_of(part, place)
        elif isinstance(part, list):
            yield place, part


def moments_of(game: Game, seats: int, games: int) -> Iterator[Views]:
    for seed in range(games):
        rng = Random(seed)
        g = game.start(seats, seed)
        for decision in range(DECISIONS):
            if decision % EVERY == 0 or g.over:
                yield [g.view(0), g.view(seats - 1), g.view(None)]
            if g.over:
                break
            seat = g.first_to_act()
            g.act(seat, rng.choice(g.legal(seat)))


class Met:
    """What stood at each place of the views, and whether everybody saw the same."""

    def __init__(self, rows: set[str]) -> None:
        self.rows = rows  # the lists with an entry for each seat
        self.values: dict[str, list[Any]] = {}
        self.private: set[str] = set()

    def look(self, views: Views) -> None:
        seen = [self.places(view) for view in views]
        for path in {path for places in seen for path in places}:
            shown = [places.get(path, []) for places in seen]
            self.values.setdefault(path, []).extend(value for values in shown for value in values)
            if any(values != shown[0] for values in shown):
                self.private.add(path)

    def places(self, view: Mapping[str, Any]) -> dict[str, list[Any]]:
        found: dict[str, list[Any]] = {}
        for path, value in self.leaves(view, ""):
            found.setdefault(path, []).append(value)
        return found

    def leaves(self, value: Any, path: str) -> Iterator[tuple[str, Any]]:
        """Every value that a field could read, with its path."""
        if isinstance(value, Mapping):
            for key, part in value.items():
                if key.isidentifier():
                    yield from self.leaves(part, f"{path}.{key}" if path else key)
        elif isinstance(value, list) and path in self.rows:
            for part in value:
                yield from self.leaves(part, f"{path}[]")
        elif isinstance(value, list) and any(isinstance(part, Mapping) for part in value):
            for place, part in enumerate(value[:MOST_ROWS]):
                yield from self.leaves(part, f"{path}.{place}")
        elif path:
            yield path, value

    def field(self, path: str, hint: Any) -> Optional[Field]:
        group = OWN if path in self.private else PUBLIC
        values = [value for value in self.values[path] if value is not None]
        kinds = {type(value) for value in values}
        if kinds == {bool}:
            return flag(path, group)
        if kinds == {int}:
            return number(path, scale(max(values)), min(0, *values), group)
        if kinds == {str}:
            return word(path, words_of(hint) or tuple(sorted(set(values))), group)
        if kinds == {list} and {type(item) for value in values for item in value} <= {int, bool}:
            return listed(path, values, group)
        return None


def listed(path: str, values: list[list[int]], group: str) -> Optional[Field]:
    """A list that is always as long: a number for each place. Else its things, counted."""
    things = [thing for value in values for thing in value]
    lengths = {len(value) for value in values}
    if not things or (len(lengths) > 1 and min(things) < 0):
        return None
    if len(lengths) == 1 or max(things) >= MOST_THINGS:
        return numbers(path, max(lengths), scale(max(things)), group)
    most = max(value.count(thing) for value in values for thing in set(value)) if things else 1
    return many(path, max(things) + 1, scale(most), group)


def scale(most: int) -> int:
    return next((step for step in SCALES if step >= most), SCALES[-1])


def words_of(hint: Any) -> tuple[str, ...]:
    return tuple(word for word in get_args(hint) if isinstance(word, str)) if get_origin(hint) is Literal else ()


def hinted(view: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """The type of every single value that the type of a view names, by its path."""
    if not is_typeddict(view):
        return
    for key, hint in get_type_hints(view).items():
        plain = without_none(hint)
        place = f"{path}.{key}" if path else key
        if is_typeddict(plain):
            yield from hinted(plain, place)
        else:
            yield place, plain


def without_none(hint: Any) -> Any:
    rest = [kind for kind in get_args(hint) if kind is not NoneType]
    return rest[0] if NoneType in get_args(hint) and len(rest) == 1 else hint


def unmet(path: str, hint: Any) -> Optional[Field]:
    """A field for what no game has shown, so that it is not left out for that."""
    if hint is bool:
        return flag(path, OWN)
    if hint is int:
        return number(path, UNMET, group=OWN)
    return word(path, words_of(hint), OWN) if words_of(hint) else None
