"""The shape of a view: what stands at each of its places, learned from its type and from views of random games."""

from __future__ import annotations

from collections import Counter
from random import Random
from types import UnionType
from typing import (
    Any,
    Iterator,
    Literal,
    Mapping,
    NamedTuple,
    Optional,
    Sequence,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from signoria.kernel import Game, State

GAMES = 3  # for each number of seats: one with the usual options, then with others
DECISIONS = 1000  # no game is followed further
LOOKED_AT = 0.15  # of the positions
OUT_OF_TURN = 0.1  # of the decisions
DEEPEST = 8  # how far a type that mentions itself is followed


class Shape:
    """Everything met at one place of a view. The items of a list have one shape together."""

    def __init__(self) -> None:
        self.keys: dict[str, Shape] = {}
        self.items: Optional[Shape] = None
        self.words: set[str] = set()
        self.flag = self.number = False
        self.ranges: dict[int, tuple[float, float]] = {}  # of the numbers met, for each number of seats
        self.lengths: dict[int, set[int]] = {}  # of the lists met, likewise, the empty ones aside
        self.empty = False  # whether a list was ever empty
        self.most = 1  # how often one thing stood in a list
        self.times = 0  # how often anything was met
        self.own = False  # whether a spectator was ever shown something else

    @property
    def low(self) -> float:
        return min((low for low, _ in self.ranges.values()), default=0)

    @property
    def high(self) -> float:
        return max((high for _, high in self.ranges.values()), default=0)

    @property
    def longest(self) -> int:
        return max((max(found) for found in self.lengths.values()), default=0)

    def key(self, name: str) -> Shape:
        return self.keys.setdefault(name, Shape())

    def item(self) -> Shape:
        if self.items is None:
            self.items = Shape()
        return self.items

    def learn(self, value: Any, seats: int) -> None:
        """From a value that stood here at a table with so many seats."""
        self.times += value is not None
        if isinstance(value, bool):
            self.flag = True
        elif isinstance(value, (int, float)):
            low, high = self.ranges.get(seats, (value, value))
            self.number, self.ranges[seats] = True, (min(low, value), max(high, value))
        elif isinstance(value, str):
            self.words.add(value)
        elif isinstance(value, Mapping):
            for name, part in value.items():
                self.key(name).learn(part, seats)
        elif isinstance(value, (list, tuple)):
            self.learn_list(value, seats)

    def learn_list(self, values: Sequence[Any], seats: int) -> None:
        item = self.item()
        if values:
            self.lengths.setdefault(seats, set()).add(len(values))
        else:
            self.empty = True
        for value in values:
            item.learn(value, seats)
        counts = Counter(value for value in values if isinstance(value, (int, str)))
        self.most = max([self.most, *counts.values()])

    def learn_type(self, hint: Any, depth: int = 0) -> None:
        """From the type of what may stand here."""
        hint = getattr(hint, "__supertype__", getattr(hint, "__value__", hint))  # of a NewType or a named alias
        kind, inner = get_origin(hint), get_args(hint)
        if depth > DEEPEST:
            return
        if is_typeddict(hint):
            for name, part in get_type_hints(hint).items():
                self.key(name).learn_type(part, depth + 1)
        elif kind in (Union, UnionType):
            for one in inner:
                self.learn_type(one, depth)
        elif kind is Literal:
            self.words |= {str(value) for value in inner if isinstance(value, (int, str))}
        elif kind in (list, tuple):
            for one in inner:
                self.item().learn_type(one, depth + 1)
        else:
            self.flag, self.number = self.flag or hint is bool, self.number or hint in (int, float)

    def compare(self, seen: Any, outside: Any) -> None:
        """With what a spectator is shown at the same moment."""
        if seen == outside:
            return
        if isinstance(seen, Mapping) and isinstance(outside, Mapping):
            for name, part in seen.items():
                self.key(name).compare(part, outside.get(name))
        elif isinstance(seen, list) and isinstance(outside, list) and len(seen) == len(outside):
            for part, other in zip(seen, outside):
                self.item().compare(part, other)
        else:
            self.own = True


class Moment(NamedTuple):
    """A position of a random game, as one seat and as a spectator see it."""

    seats: int
    seen: Mapping[str, Any]
    outside: Mapping[str, Any]
    over: bool


def shape_of(game: Game, view_type: Any = None) -> Shape:
    """Of a title's views. The same package gives the same shape in every process."""
    whole = Shape()
    whole.learn_type(view_type)
    running: set[str] = set()
    ended: set[str] = set()
    for moment in moments(game):
        if moment.over:
            ended |= moment.seen.keys()
            continue
        running |= moment.seen.keys()
        whole.learn(moment.seen, moment.seats)
        whole.compare(moment.seen, moment.outside)
    for name in ended - running:  # results are of no use to a player
        whole.keys.pop(name, None)
    return whole


def moments(game: Game) -> Iterator[Moment]:
    rng = Random(game.id)
    for seats in range(game.min_seats, game.max_seats + 1):
        for count in range(GAMES):
            g = start(game, seats, rng, {} if not count else mixture(game, rng))
            for decision in range(DECISIONS):
                if rng.random() < LOOKED_AT or g.over or not decision:
                    yield moment(g, rng.randrange(seats))
                if g.over:
                    break
                seat = rng.choice(g.to_act)
                asides = g.asides(seat) if rng.random() < OUT_OF_TURN else []
                g.act(seat, rng.choice(asides or g.legal(seat)))


def start(game: Game, seats: int, rng: Random, options: dict[str, Any]) -> State:
    """A game with these options, or with the usual ones if they do not go together."""
    try:
        game.settle(seats, options)
    except ValueError:
        options = {}
    return game.start(seats, rng.getrandbits(60), **options)


def mixture(game: Game, rng: Random) -> dict[str, Any]:
    return {name: rng.choice(option.choices) for name, option in game.options.items() if option.choices}


def moment(g: State, seat: int) -> Moment:
    return Moment(g.seats, g.view(seat), g.view(None), g.over)
