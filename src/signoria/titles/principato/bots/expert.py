"""The expert for Principato: an engine first, an army by what a scoring pays, culture by the objectives.

Every choice is judged by what the principality is worth afterwards.
"""

from __future__ import annotations

from typing import Final

from signoria.bots.sight import Scripted, Sight
from signoria.kernel.marks import mypyc_attr
from signoria.titles.principato.bots.worth import (
    FAVOR_WORTH,
    HOLDING,
    Estate,
    Outlook,
    after,
    best_trade,
    hand_worth,
    potential,
    recruits,
    worth,
)
from signoria.titles.principato.rules.names import (
    EFFECT_KIND,
    FAVOR,
    POST_COUNT,
)
from signoria.titles.principato.rules.seen import View
from signoria.titles.principato.rules.verbs import (
    ACTIVATE,
    CHANGE,
    CHOOSE,
    DISMISS,
    EXCHANGE,
    PASS,
    PAY,
    RECRUIT,
    SUPPLY,
    SUPPLY_DONE,
    TAKE_FAVOR,
    VERBS,
)

WIDTH: Final = 6  # first actions that are followed up


@mypyc_attr(allow_interpreted_subclasses=True)
class Expert(Scripted):
    """Plans both actions of a turn; answers every other question by the same measure."""

    def think(self, sight: Sight, options: list[int]) -> int:
        verb = VERBS.verb_of[options[0]]
        if verb is DISMISS:
            return self.dismiss(sight, options)
        if verb is EXCHANGE:
            return self.exchange(sight)
        if verb is RECRUIT:
            return self.recruit(sight, options)
        if verb is CHOOSE:
            return self.piece(sight, options)
        if verb is PAY:
            return self.payment(sight, options)
        if options[-1] == SUPPLY_DONE:
            return self.supply(sight, options)
        return self.turn(sight, options)[0]

    def rank(self, sight: Sight) -> list[int]:
        """The actions of a turn, the best first; of other questions the answer."""
        options = sight.options
        return self.turn(sight, options) if PASS in options else [self.choose(sight)]

    # -- the turn

    def turn(self, sight: Sight, options: list[int]) -> list[int]:
        view, e = look(sight)
        plans = [plan for option in options if (plan := self.outcome(e, option, view)) is not None]
        plans.sort(key=lambda plan: -plan[0])
        if view.view["actions"] == 2:
            followed = [(self.follow_up(n, view, value), option, n) for value, option, n in plans[:WIDTH]]
            plans = sorted(followed, key=lambda plan: -plan[0]) + plans[WIDTH:]
        found = [option for _, option, _ in plans]
        return [*found, PASS]

    def outcome(self, e: Estate, option: int, view: Outlook) -> tuple[float, int, Estate] | None:
        """Worth after an action, the action, and the estate; None for what is not considered."""
        if ACTIVATE.holds(option):
            return self.activation(e, ACTIVATE.value(option), view)
        if CHANGE.holds(option):
            place, slot = CHANGE.values(option)
            if e.hand[place] == e.row[slot - 1]:
                return None
            n = e.swapped(place, slot - 1)
        elif option == TAKE_FAVOR:
            n = e.copy()
            n.stored[FAVOR] += 1
        else:
            return None
        base = worth(n, view)
        return base + HOLDING * sum(hand_worth(n, view)), option, n

    def activation(self, e: Estate, effect: int, view: Outlook) -> tuple[float, int, Estate] | None:
        n = after(e, effect, view)
        if n is None:
            return None
        base, kind = worth(n, view), EFFECT_KIND[effect]
        if not view.box.exchanges[kind]:
            return base + HOLDING * sum(hand_worth(n, view)), ACTIVATE.of(effect), n
        place = e.hand.index(kind)
        hand, slot = best_trade(n, place, view)
        return base + hand, ACTIVATE.of(effect), n.swapped(place, slot)

    def follow_up(self, e: Estate, view: Outlook, value: float) -> float:
        """The best worth after a second action: a favour or one of the cards now in hand."""
        best = value
        if e.stored[FAVOR] < view.box.church_holds:
            best += view.cube * FAVOR_WORTH
        for kind in set(e.hand):
            for effect in view.box.effects_of[kind]:
                plan = self.activation(e, effect, view)
                if plan is not None:
                    best = max(best, plan[0])
        return best

    # -- the questions of an activation

    def exchange(self, sight: Sight) -> int:
        view, e = look(sight)
        place = view.view["stage"]["exchange"]["place"]
        return EXCHANGE.of(1 + best_trade(e, place, view)[1])

    def piece(self, sight: Sight, options: list[int]) -> int:
        view: View = sight.view()
        points = view["points"]
        return max(options, key=lambda option: points[CHOOSE.value(option)])

    def payment(self, sight: Sight, options: list[int]) -> int:
        """Own colours first; favours fit everything."""
        return min(options, key=lambda option: sum(PAY.values(option)))

    def recruit(self, sight: Sight, options: list[int]) -> int:
        view, e = look(sight)
        troop = view.box.target[view.view["stage"]["activation"]["effect"]]
        count = recruits(e, troop, view, len(options))
        return RECRUIT.of(max(count, 1))

    # -- military scorings

    def supply(self, sight: Sight, options: list[int]) -> int:
        """Post as many cubes as pay for themselves, given what the rivals can still do."""
        view = Outlook(sight, sight.view())
        mine = view.view["players"][sight.seat]
        most = potential(mine["tokens"], mine["stored"], sum(mine["posted"]))
        cost = view.cube if view.left else 0.02
        rivals = rival_strengths(view.view, sight.seat)
        now = mine["strength"]
        gains = [(view.rivalry * exact(view, now + 2 * k, rivals) - cost * k, -k) for k in range((most - now) // 2 + 1)]
        wanted = -max(gains)[1]
        if not wanted:
            return SUPPLY_DONE
        supplies = [SUPPLY.values(option) for option in SUPPLY.among(options)]
        for post in range(POST_COUNT):
            counts = [count for place, count in supplies if place == post and count <= wanted]
            if counts:
                return SUPPLY.of(post, max(counts))
        return SUPPLY_DONE

    def dismiss(self, sight: Sight, options: list[int]) -> int:
        """Keep what can be fed at the next scoring."""
        return options[max(0, len(options) - 1 - self.fed(sight, DISMISS.values(options[0])[0]))]

    def fed(self, sight: Sight, troop: int) -> int:
        """How many of these troops can be fed at the next scoring."""
        view: View = sight.view()
        mine = view["players"][sight.seat]
        at_once = view["pile"] == 0 and view["year"] == 3
        stores = mine["places"][troop]
        fed = mine["stored"][troop] if at_once else max(mine["stored"][troop] // 2, min(3, stores // 2))
        if at_once and troop == 0:
            fed += mine["stored"][FAVOR]
        return int(fed)


def look(sight: Sight) -> tuple[Outlook, Estate]:
    view: View = sight.view()
    return Outlook(sight, view), Estate(view["players"][sight.seat], view["display"])


def rival_strengths(view: View, seat: int) -> list[int]:
    """Those who have decided as they stand, those still to decide as strong as they can be."""
    stage = view["stage"].get("scoring")
    decided = stage["order"][: stage["asked"]] if stage else []
    strengths = []
    for other, player in enumerate(view["players"]):
        if other == seat:
            continue
        able = potential(player["tokens"], player["stored"], sum(player["posted"]))
        strengths.append(player["strength"] if other in decided else able)
    return strengths


def exact(view: Outlook, mine: int, rivals: list[int]) -> float:
    """The points a strength earns against these rivals, ties shared."""
    better = sum(other > mine for other in rivals)
    tied = 1 + sum(other == mine for other in rivals)
    return float(-(-sum(view.ranks[better : better + tied]) // tied))
