"""A turn: two actions out of three kinds, and supplying in between."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from signoria.kernel import PUBLIC, Frame, Message
from signoria.titles.principato.rules.activation import Activation
from signoria.titles.principato.rules.names import (
    BUILD,
    CUBE_KINDS,
    CULTURE,
    EFFECT_KIND,
    FAVOR,
    KIND_MASK,
    POST_COUNT,
    POST_CUBE,
    POST_TROOP,
    RECRUIT,
)
from signoria.titles.principato.rules.refusals import not_now
from signoria.titles.principato.rules.verbs import (
    ACTIVATE,
    CHANGE,
    PASS,
    SUPPLY,
    TAKE_FAVOR,
    VERBS,
)

if TYPE_CHECKING:
    from signoria.titles.principato.rules.state import Principato

ONE_CUBE: Final = [SUPPLY.of(post, 1) for post in range(POST_COUNT)]


class Turn(Frame["Principato"]):
    """Ends by itself with the last action, or by `pass`."""

    __slots__ = ("actions", "seat")

    def __init__(self, seat: int, actions: int) -> None:
        super().__init__()
        self.seat = seat
        self.actions = actions

    def step(self, g: Principato) -> None:
        if self.actions:
            self.waiting = 1 << self.seat
        else:
            g.pop()

    def legal(self, g: Principato, seat: int) -> list[int]:
        options: list[int] = []
        left, right = g.hands[seat * 2] & KIND_MASK, g.hands[seat * 2 + 1] & KIND_MASK
        if right < left:
            left, right = right, left
        for effect in g.box.effects_of[left]:
            if g.can_use(seat, effect):
                options.append(ACTIVATE.zero + effect)
        if right != left:
            for effect in g.box.effects_of[right]:
                if g.can_use(seat, effect):
                    options.append(ACTIVATE.zero + effect)
        if g.can_take_favor(seat):
            options.append(TAKE_FAVOR)
        options += g.box.always[len(g.display)]
        if g.can_supply(seat):
            options += supplies(g, seat)
        return options

    def answer(self, g: Principato, seat: int, action: int) -> None:
        verb = VERBS.verb_of[action]
        if verb is ACTIVATE:
            self.actions -= 1
            effect = ACTIVATE.value(action)
            g.push(Activation(seat, g.place_of(seat, EFFECT_KIND[effect]), effect))
        elif action == TAKE_FAVOR:
            self.actions -= 1
            g.cubes[FAVOR] -= 1
            g.stored[seat * CUBE_KINDS + FAVOR] += 1
            g.tell(PUBLIC, "favor-taken", seat)
        elif verb is CHANGE:
            self.actions -= 1
            place, slot = CHANGE.values(action)
            g.swap("changed", seat, place, slot - 1)
        elif action == PASS:
            self.actions = 0
            g.tell(PUBLIC, "passed", seat)
        else:
            post_cubes(g, seat, action)

    def prompt(self, g: Principato, seat: int) -> Message:
        return "ask-turn", (self.actions,)

    def why_not(self, g: Principato, seat: int, action: int) -> Message:
        if ACTIVATE.holds(action):
            return why_not_activate(g, seat, ACTIVATE.value(action))
        if action == TAKE_FAVOR:
            return ("no-favor-left", ()) if not g.cubes[FAVOR] else ("no-church-room", (g.box.church_holds,))
        if CHANGE.holds(action):
            return "no-slot", (len(g.display),)
        if SUPPLY.holds(action):
            return why_not_supply(g, seat, action)
        return not_now(action)

    def copy(self) -> Turn:
        return Turn(self.seat, self.actions)


def supplies(g: Principato, seat: int) -> list[int]:
    """Every number of cubes that may be posted on each kind of troop (4.6)."""
    options: list[int] = []
    for post in range(POST_COUNT):
        one = ONE_CUBE[post]
        options += range(one, one + g.most_supply(seat, post))
    return options


def post_cubes(g: Principato, seat: int, action: int) -> None:
    post, count = SUPPLY.values(action)
    g.supply(seat, post, count)


def why_not_activate(g: Principato, seat: int, effect: int) -> Message:
    box = g.box
    kind = EFFECT_KIND[effect]
    if g.place_of(seat, kind) < 0:
        return "no-kind", (kind,)
    does = box.does[effect]
    if does == RECRUIT:
        return "no-troops", (kind,)
    if does == BUILD and g.pools[box.pool[effect]] < box.count[effect]:
        return "no-tokens", (kind, box.count[effect], g.pools[box.pool[effect]])
    if does == CULTURE and not g.designs_left(box.target[effect]):
        return "no-culture", (kind,)
    if does in (BUILD, CULTURE):
        return "no-means", (kind, box.food[effect], box.gold[effect])
    wanted = [cube for cube in range(2) if g.yields(seat, effect, cube)]
    if not wanted:
        return "no-source", (kind,)
    if all(g.cubes[cube] == 0 for cube in wanted):
        return "no-cubes", (kind,)
    return "no-room", (kind,)


def why_not_supply(g: Principato, seat: int, action: int) -> Message:
    post, count = SUPPLY.values(action)
    idle = g.unsupplied(seat, POST_TROOP[post])
    if count > idle:
        return "no-unsupplied", (post, idle)
    return "no-stored", (post, g.stored[seat * CUBE_KINDS + POST_CUBE[post]])
