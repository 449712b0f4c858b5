"""Why the expert of Principato prefers an answer: what the principality is worth after each, in points."""

from __future__ import annotations

from typing import Final, Optional

from signoria.bots.reasons import Reason, compared
from signoria.bots.sight import Sight
from signoria.titles.principato.bots.expert import Expert, exact, look, rival_strengths
from signoria.titles.principato.bots.worth import HOLDING, Estate, Outlook, hand_worth, parts
from signoria.titles.principato.rules.names import MILITIA
from signoria.titles.principato.rules.verbs import CHOOSE, DISMISS, EXCHANGE, PASS, PAY, RECRUIT, SUPPLY

KEYS: Final = ("because-culture", "because-cubes", "because-sources", "because-objectives", "because-army")


def reasons(sight: Sight, answer: int, other: int) -> list[Reason]:
    view, estate = look(sight)
    if SUPPLY.holds(answer) or SUPPLY.holds(other):
        return compared(supplied(view, sight.seat, answer), supplied(view, sight.seat, other))
    if DISMISS.holds(answer):
        return kept(sight, answer, other)
    if PAY.holds(answer):
        return [Reason("because-favors", float(sum(PAY.values(other)) - sum(PAY.values(answer))) * view.cube)]
    if CHOOSE.holds(answer):
        points = view.view["points"]
        return [Reason("because-culture", float(points[CHOOSE.value(answer)] - points[CHOOSE.value(other)]))]
    then, instead = after(estate, view, answer), after(estate, view, other)
    if then is None or instead is None:
        return []
    return compared(worth(then, view), worth(instead, view))


def kept(sight: Sight, answer: int, other: int) -> list[Reason]:
    """Troops that can be fed at the next scoring are kept, the others are not."""
    wanted, fed = Expert().dismiss(sight, sight.options), Expert().fed(sight, DISMISS.values(answer)[0])
    leaving, instead, best = (DISMISS.values(each)[1] for each in (answer, other, wanted))
    return [Reason("because-fed", float(abs(instead - best) - abs(leaving - best)), (fed,))]


def after(e: Estate, view: Outlook, answer: int) -> Optional[Estate]:
    """The principality once the answer is given; None where the expert has no opinion."""
    if answer == PASS:
        return e
    if EXCHANGE.holds(answer):
        return e.swapped(view.view["stage"]["exchange"]["place"], EXCHANGE.value(answer) - 1)
    if RECRUIT.holds(answer):
        n = e.copy()
        n.tokens[MILITIA + view.box.target[view.view["stage"]["activation"]["effect"]]] += RECRUIT.value(answer)
        return n
    plan = Expert().outcome(e, answer, view)
    return None if plan is None else plan[2]


def worth(e: Estate, view: Outlook) -> dict[str, float]:
    return {**dict(zip(KEYS, parts(e, view))), "because-cards": HOLDING * sum(hand_worth(e, view))}


def supplied(view: Outlook, seat: int, answer: int) -> dict[str, float]:
    """Points of the army with so many cubes more, and what the cubes would have been good for."""
    count = SUPPLY.values(answer)[1] if SUPPLY.holds(answer) else 0
    strength = view.view["players"][seat]["strength"] + 2 * count
    points = view.rivalry * exact(view, strength, rival_strengths(view.view, seat))
    return {"because-army": points, "because-cubes": -count * (view.cube if view.left else 0.02)}
