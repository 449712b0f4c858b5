"""How games, states and what belongs to them travel: by `pickle` to other processes, by `deepcopy` in this one.

A title travels as its id, a state as its record, so that it arrives whatever build is at the other end. An imagined
state has no record: it travels field by field, and nothing of the truth behind it comes along.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from signoria.kernel.components import Pack
    from signoria.kernel.game import Game
    from signoria.kernel.record import Record
    from signoria.kernel.state import State

MOST_ARGUMENTS = 12
# what an imagined state has from its title; its chain of actions
SHARED = ("box", "chain", "first_aside", "game", "trail")


def field_names(kind: type) -> list[str]:
    """The fields of a class with slots; a compiled one has no slots and says its fields otherwise."""
    names: list[str] = []
    for base in kind.__mro__:
        declared: Any = base.__dict__.get("__mypyc_attrs__") or base.__dict__.get("__slots__") or ()
        for name in (declared,) if isinstance(declared, str) else declared:
            if name not in names and name not in ("__dict__", "__weakref__"):
                names.append(name)
    return names


def fields_of(thing: Any) -> dict[str, Any]:
    fields = {name: getattr(thing, name) for name in field_names(type(thing)) if hasattr(thing, name)}
    fields.update(getattr(thing, "__dict__", {}))
    return fields


def arrive(kind: Any, fields: dict[str, Any]) -> Any:
    """A thing as it was packed up by `by_fields`."""
    thing = blank(kind)
    for name, value in fields.items():
        setattr(thing, name, value)
    return thing


def blank(kind: Any) -> Any:
    """A thing whose fields are about to be set. A compiled frame is never made without its arguments, which are ints;
    mypyc could mark it as serializable, but then forgets `__init__` where interpreted code makes one."""
    for count in range(MOST_ARGUMENTS):
        try:
            return kind.__new__(kind, *[0] * count)
        except TypeError:
            continue
    raise TypeError(f"{kind.__name__} takes more than {MOST_ARGUMENTS - 1} arguments, or others than ints")


def by_fields(thing: Any) -> tuple[Any, ...]:
    return arrive, (type(thing), fields_of(thing))


def of_state(g: State) -> tuple[Any, ...]:
    if not g.imagined:
        return arrive_by_record, (g.record(), g.log is not None)
    fields = {name: value for name, value in fields_of(g).items() if name not in SHARED}
    chain = []
    past = g.past
    while past is not None:
        chain.append(past[1:])
        past = past[0]
    return arrive_imagined, (g.game, g.figures().pack, fields, chain)


def arrive_by_record(record: Record, logged: bool) -> State:
    g = record.replay()
    if not logged:
        g.log = None
    return g


def arrive_imagined(game: Game, pack: Pack, fields: dict[str, Any], chain: list[Any]) -> State:
    g: Any = game.new_state(game, game.box(pack), fields["seats"], fields["settings"])
    for name, value in fields.items():
        setattr(g, name, value)
    for link in reversed(chain):
        g.past = (g.past, *link)
    return g  # type: ignore[no-any-return]
