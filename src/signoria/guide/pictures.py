"""Pictures and worked examples from scenes: `guide.toml` in a title's folder, played by the rules themselves.

```toml
[figures]                       # what texts may name: places in the pack
hand = "deal.round_hand"

[[summary]]                     # text: two-ID
id = "realm"
show = "Board"                  # the part that draws it; or things = ["card winter"]
focus = ["region lucca"]        # what is brought near; without it everything is shown
scene = { realms = ["lucca"] }  # in the title's scene vocabulary, with seats, dice, seed, options

[[turn]]                        # texts: turn-ID and its attribute text
id = "where"
rule = "4"

[[example]]                     # texts: example-ID and its attribute text
id = "winter"
rule = "2.2"                    # the paragraph it stands under
scene = { contested = "parma", lines = ["10 10 5 4"], hands = ["", "winter"], turn = 1 }
steps = ["1 play_card winter"]  # also "no 0 bid 11", which must be refused, and "all pass": whoever is asked and may
shown = [0, 1]                  # which moments are drawn; left out, all up to three, else the first and the last
says = { before = [0, "players.0.strength", 29], after = [1, "players.0.strength", 4] }
```

Each of `says` is a moment, a place in what is seen then (or `told.KEY.PLACE`, an argument of the last event of a kind),
and what it must be. The texts get these figures by name. An example of which one does not hold is not shown, and the
tests of this package fail for it.

An example can also be played (`Position`): from its scene, but with chance as it comes, and not as it was rolled there.
"""

from __future__ import annotations

import tomllib
import warnings
from dataclasses import dataclass
from typing import Any, Final, Optional, Union

from signoria.guide.shelves import Thing
from signoria.kernel import Event, Game, Refusal, State
from signoria.kernel.components import Pack
from signoria.kernel.scene import DICE, scene_text, seats_as_numbers
from signoria.testing.scene import scene
from signoria.titles import title as find_title

FILE: Final = "guide.toml"
MOST_SHOWN: Final = 3
MOST_ANSWERS: Final = 200
SETTINGS: Final = ("seats", DICE, "seed", "options")


@dataclass(frozen=True)
class Moment:
    """What the viewer sees, was told so far, and the action that led here (-1: none), by whom."""

    view: Any
    events: list[Event]
    seat: int
    action: int


@dataclass(frozen=True)
class Saying:
    """A figure of an example: what it must be and what the rules make of it."""

    name: str
    stated: Union[int, str]
    computed: Union[int, str, None]


@dataclass(frozen=True)
class Picture:
    """Moments of a scene drawn by a part of the title's board, or things in a row."""

    part: str
    seat: int
    seats: int
    focus: tuple[Thing, ...]
    moments: list[Moment]
    shown: tuple[int, ...]
    things: tuple[Thing, ...] = ()


@dataclass(frozen=True)
class Position:
    """What a table needs to begin where an example does, and the seat whose act the example shows."""

    scene: str
    seats: int
    options: dict[str, Any]
    seat: int


@dataclass(frozen=True)
class Example:
    id: str
    rule: str
    picture: Picture
    sayings: list[Saying]
    position: Optional[Position]  # None: nobody is asked anything there

    @property
    def holds(self) -> bool:
        return all(saying.stated == saying.computed for saying in self.sayings)


@dataclass(frozen=True)
class Guide:
    figures: dict[str, int]
    summary: list[tuple[str, Picture]]
    turn: list[tuple[str, str]]
    examples: list[Example]


def guide_of(game: Game, pack: Pack) -> Guide:
    """All that a title's `guide.toml` says, with this pack. What cannot be set up is left out with a warning."""
    path = find_title(game.id).folder / FILE
    told: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    summary, examples = [], []
    for entry in told.get("summary", []):
        picture = _tried(game, entry, lambda entry: picture_of(game, pack, entry))
        if picture is not None:
            summary.append((str(entry["id"]), picture))
    for entry in told.get("example", []):
        example = _tried(game, entry, lambda entry: example_of(game, pack, entry))
        if example is not None:
            examples.append(example)
    turn = [(str(entry["id"]), str(entry.get("rule", ""))) for entry in told.get("turn", [])]
    figures = {name: at(pack.figures, place) for name, place in told.get("figures", {}).items()}
    return Guide(figures, summary, turn, examples)


def _tried(game: Game, entry: dict[str, Any], make: Any) -> Any:
    """Another pack may lack what a scene needs, and a title of another package may fail in any way."""
    try:
        return make(entry)
    except Exception as error:
        warnings.warn(f"title {game.id!r}: {entry.get('id')!r} of its guide cannot be shown: {error!r}", stacklevel=2)
        return None


def picture_of(game: Game, pack: Pack, entry: dict[str, Any]) -> Picture:
    things = tuple(thing_of(text) for text in entry.get("things", ()))
    if "scene" not in entry:
        return Picture("", -1, 0, (), [], (), things)
    words, settings = parted(entry)
    seat = int(entry.get("seat", -1))
    g = scene(game.id, components=pack, **settings, **words)
    moments = [_seen(g, seat, -1, -1)]
    for step in entry.get("steps", ()):
        moments += _played(g, seat, step)
    focus = tuple(thing_of(text) for text in entry.get("focus", ()))
    last = len(moments) - 1
    shown = entry.get("shown") or ([0, last] if last >= MOST_SHOWN else range(last + 1))
    return Picture(str(entry.get("show", "Board")), seat, g.seats, focus, moments, tuple(shown), things)


def example_of(game: Game, pack: Pack, entry: dict[str, Any]) -> Example:
    picture = picture_of(game, pack, entry)
    sayings = [
        Saying(name, stated, _computed(picture.moments[moment], place))
        for name, (moment, place, stated) in entry.get("says", {}).items()
    ]
    return Example(str(entry["id"]), str(entry["rule"]), picture, sayings, position_of(game, pack, entry))


def position_of(game: Game, pack: Pack, entry: dict[str, Any]) -> Optional[Position]:
    """The one who acts first in the example is asked first; where nobody does, the one it is seen by."""
    words, settings = parted(entry)
    told = scene_text(words)
    g = find_title(game.id).stage(told, settings.get("seats"), 0, pack, settings.get("options"))
    acting = [step.removeprefix("no ").split()[0] for step in entry.get("steps", ())]
    wanted = [int(seat) for seat in acting if seat.isdecimal()][:1] + [int(entry.get("seat", -1))]
    asked = [seat for seat in wanted if seat in g.to_act] + g.to_act
    return Position(told, g.seats, game.chosen(g.settings), asked[0]) if asked else None


def parted(entry: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """The words of a scene, and the settings of the game beside them."""
    words = seats_as_numbers(entry["scene"])
    return words, {name: words.pop(name) for name in SETTINGS if name in words}


def thing_of(text: str) -> Thing:
    """`card winter`, or `card winter 3`."""
    noun, word, *count = text.split()
    return Thing(noun, word, int(count[0]) if count else 1)


def at(found: Any, place: str) -> Any:
    """What lies at `players.0.strength`; an empty place is the whole, `#` how many there are."""
    for step in filter(None, place.split(".")):
        if step == "#":
            found = len(found)
        else:
            found = found[int(step)] if isinstance(found, list) else found[step]
    return found


def _computed(moment: Moment, place: str) -> Any:
    head, _, rest = place.partition(".")
    try:
        if head != "told":
            return at(moment.view, place)
        key, _, argument = rest.partition(".")
        return next(event for event in reversed(moment.events) if event.key == key).values[int(argument)]
    except (StopIteration, LookupError, ValueError):
        return None


def _played(g: State, viewer: int, step: str) -> list[Moment]:
    """`0 play_card bishop`, `no 0 bid 11`, `all no_sale no_sign`."""
    if step.startswith("all "):
        return _answered(g, viewer, step.split()[1:])
    seat, _, action = step.removeprefix("no ").partition(" ")
    code = g.game.verbs.parse(action)
    if step.startswith("no "):
        try:
            g.check(int(seat), code)
        except Refusal:
            return []
        raise ValueError(f"{step.removeprefix('no ')!r} ought to be refused")
    g.submit(int(seat), code)
    return [_seen(g, viewer, int(seat), code)]


def _answered(g: State, viewer: int, verbs: list[str]) -> list[Moment]:
    """Whoever is asked and may say one of these does, until nobody may: one moment, whatever was said."""
    for _ in range(MOST_ANSWERS):
        said = next(((s, code) for s in g.to_act for code in g.legal(s) if g.game.verbs.text(code) in verbs), None)
        if said is None:
            break
        g.submit(*said)
    return [_seen(g, viewer, -1, -1)]


def _seen(g: State, viewer: int, seat: int, action: int) -> Moment:
    looking = viewer if viewer >= 0 else None
    return Moment(g.view(looking), list(g.events(looking)), seat, action)
