"""Promises in the eyes of the bots of Condottiere: to leave a battle to somebody else."""

from __future__ import annotations

from typing import Final, cast

from signoria.bots.promises import BOTH, Offer, Pledge, Pledges, Propose
from signoria.kernel import State
from signoria.titles.condottiere.bots.battle import Field
from signoria.titles.condottiere.bots.expert import (
    answers,
    battle_turn,
    stakes,
    thriftiness,
    worth_to,
)
from signoria.titles.condottiere.rules.battle import Battle
from signoria.titles.condottiere.rules.names import NOWHERE
from signoria.titles.condottiere.rules.state import Condottiere
from signoria.titles.condottiere.rules.verbs import PASS, PASS_REVEAL, PLAY_CARD

UNTIL: Final = "battle_end"
GOOD_WILL: Final = 1.0  # strength that whoever is left alone may save one in another battle
EITHER_PASSES: Final = ("i_pass_this_battle", "you_pass_this_battle")


def battle_of(g: State) -> Battle | None:
    frame = g.stack[-1] if g.stack else None
    return frame if isinstance(frame, Battle) else None


def surplus(g: Condottiere, seat: int) -> float:
    """What fighting on is worth beyond its price, in points of strength."""
    field = Field(g, seat)
    return stakes(field) - field.plan(1 + answers(field), thriftiness(field)).cost


def offers(g: State, seat: int) -> list[Offer]:
    """While one has laid nothing: to whoever else fights and has most to win there."""
    table, battle = cast(Condottiere, g), battle_of(g)
    if battle is None or table.contested == NOWHERE or not still_out(battle, seat):
        return []
    others = [other for other in range(g.seats) if other != seat and (battle.fighters & ~battle.passed) >> other & 1]
    if not others:
        return []
    to = max(others, key=lambda other: worth_to(table, other, table.contested))
    cost = max(0.0, surplus(table, seat))
    return [Offer(Propose(to, "i_pass_this_battle", (), UNTIL), cost, GOOD_WILL)]


def still_out(battle: Battle, seat: int) -> bool:
    return bool((battle.fighters & ~battle.passed & ~battle.played) >> seat & 1)


def takes(g: State, seat: int, pledge: Pledge) -> bool:
    """What one would do anyway can be promised."""
    table, battle = cast(Condottiere, g), battle_of(g)
    if pledge.template == "you_pass_this_battle":
        fights = battle is not None and (battle.fighters & ~battle.passed) >> seat & 1
        return bool(fights) and battle_turn(table, seat) in (PASS, PASS_REVEAL)
    return False


def keeper(pledge: Pledge) -> int:
    if pledge.template in EITHER_PASSES:
        return pledge.author if pledge.template == "i_pass_this_battle" else pledge.to
    return pledge.author if pledge.template == "together_against" else BOTH


def gain(g: State, seat: int, action: int, instead: int) -> float:
    """Of fighting on rather than passing; where else a promise is broken, none is seen."""
    fights = PLAY_CARD.holds(action) and instead in (PASS, PASS_REVEAL)
    return surplus(cast(Condottiere, g), seat) if fights else 0.0


def rely(g: State, pledge: Pledge) -> None:
    """Whoever will pass has no say in the battle any more."""
    battle = battle_of(g)
    if battle is None or pledge.template not in EITHER_PASSES:
        return
    out = keeper(pledge)
    if battle.turn != out and still_out(battle, out) and not battle.waiting >> out & 1:
        battle.passed |= 1 << out


PLEDGES: Final = Pledges(
    deeds=("i_pass_this_battle", "you_pass_this_battle", "choose_region_next", "do_not_choose", "pope_to"),
    clearly=6.0,
    offers=offers,
    gain=gain,
    takes=takes,
    keeper=keeper,
    rely=rely,
)
