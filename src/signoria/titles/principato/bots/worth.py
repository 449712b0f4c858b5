"""What a principality is worth in points, and what an action makes of it, in the eyes of the expert.

It counts what is owned, what the stored cubes and sources will still become, what rank the army will take,
and what the cards in hand can do next. The weights were tried out in games of the bot against its own variants.
"""

from __future__ import annotations

from typing import Final

from signoria.bots.sight import Sight
from signoria.kernel.marks import mypyc_attr
from signoria.titles.principato.rules.box import Box
from signoria.titles.principato.rules.names import (
    ARMOURY,
    BANK,
    BUILD,
    CATAPULT,
    CONDOTTIERE,
    CULTURE,
    FARM,
    FAVOR,
    FERTILE_SOIL,
    FIELD,
    FIRST_CULTURE_OBJECTIVE,
    FOOD,
    FORTRESS,
    GOLD,
    MILITARY_SCORING,
    MILITIA,
    PALAZZO,
    POOL_OF,
    PRODUCE,
    TROOP_POOL,
)
from signoria.titles.principato.rules.scoring import SET_OF
from signoria.titles.principato.rules.seen import Player, View

CUBE_WORTH: Final[list[float]] = [0.05, 0.22, 0.32, 0.4]  # of a stored cube, by own turns left; the last for 3 and more
FAVOR_WORTH: Final = 1.15  # in cubes
SOURCE_WORTH: Final = 0.13  # of a field or palazzo, per own turn left
ACTION_WORTH: Final = 0.45  # what an action brings when nothing better is to do
HOLDING: Final = 0.6  # a use next turn against a use now
FREE_TRADE: Final = 0.12  # a card with the symbol leaves by itself
PATIENCE: Final = 0.7  # for each cube still missing to buy a piece
LATER: Final = 0.75  # weight of the scorings after the next
NEAR_SLOPE: Final = 0.28  # how much one strength more raises the chance to be ahead
LATER_SLOPE: Final = 0.16
MOST_RECRUITS: Final = 9
RIVALRY: Final = 1.3  # between two the points of an army count more: what one gains in rank the other loses
SAME_AGAIN: Final = 0.05  # points by which the card just used must be better than any other of the row to be taken back


class Outlook:
    """What does not change during one decision: the calendar, the rivals, the figures."""

    def __init__(self, sight: Sight, view: View) -> None:
        self.view = view
        self.box: Box = sight.box
        self.seats = len(view["players"])
        unseen = view["unseen"]
        turns = view["pile"] - unseen[MILITARY_SCORING] + sum(n - 1 for n in view["waiting_decks"])
        self.left: int = turns // self.seats  # own turns after this one
        self.cube = CUBE_WORTH[min(self.left, 3)]
        self.scorings: int = 4 - view["year"] + unseen[MILITARY_SCORING] + len(view["waiting_decks"])
        self.ranks: list[int] = self.box.rank_points[self.seats]
        self.rivalry = RIVALRY if self.seats == 2 else 1.0
        rivals = [player for seat, player in enumerate(view["players"]) if seat != sight.seat]
        self.rivals: list[int] = [
            potential(player["tokens"], player["stored"], sum(player["posted"])) for player in rivals
        ]
        self.rival_catapults: list[int] = [player["tokens"][CATAPULT] for player in rivals]
        mine = view["players"][sight.seat]
        self.domain: int = mine["objectives"][0]
        self.culture: int = mine["objectives"][1]
        self.pools: list[int] = view["reserve"]["pools"]
        near = view["pile"] < 2 * self.seats or unseen[MILITARY_SCORING]
        self.slope = NEAR_SLOPE if near else LATER_SLOPE
        best = [
            [p for p, n in zip(view["points"][3 * k : 3 * k + 3], view["reserve"]["designs"][3 * k :]) if n]
            for k in range(3)
        ]
        self.best_piece: list[int] = [max(values, default=0) for values in best]
        self.known_next: dict[int, float] = {}
        self.known_later: dict[int, float] = {}

    def next_points(self, strength: int) -> float:
        """Expected points of the next scoring."""
        if strength not in self.known_next:
            self.known_next[strength] = self.rivalry * self.points(strength, self.rivals, self.slope)
        return self.known_next[strength]

    def later_points(self, catapults: int) -> float:
        """Expected points of one scoring after the next, when only catapults are sure to remain."""
        if catapults not in self.known_later:
            self.known_later[catapults] = self.rivalry * self.points(catapults, self.rival_catapults, LATER_SLOPE)
        return self.known_later[catapults]

    def points(self, mine: int, rivals: list[int], slope: float) -> float:
        """Expected points for a strength, ranks interpolated where the outcome is open."""
        behind = 0.0
        for other in rivals:
            chance = 0.5 + (other - mine) * slope
            behind += 0.0 if chance < 0 else 1.0 if chance > 1 else chance
        rank = int(behind)
        if rank >= self.seats - 1:
            return float(self.ranks[-1])
        here, below = self.ranks[rank], self.ranks[rank + 1]
        return float(here + (below - here) * (behind - rank))


def potential(tokens: list[int], stored: list[int], posted: int) -> int:
    """The strength a seat could show if it posted all it can."""
    fed = posted
    militia, condottieri = tokens[MILITIA], tokens[CONDOTTIERE]
    fed += min(militia, stored[FOOD]) + min(condottieri, stored[GOLD])
    troops = militia + condottieri
    fed = min(troops, fed + stored[FAVOR])
    return tokens[CATAPULT] + 2 * fed - troops


@mypyc_attr(allow_interpreted_subclasses=True)
class Estate:
    """The own principality as it would be after some actions."""

    __slots__ = ("base", "cards", "culture", "hand", "points", "posted", "row", "stored", "tokens")

    def __init__(self, mine: Player, row: list[int]) -> None:
        self.stored: list[int] = mine["stored"]
        self.tokens: list[int] = mine["tokens"]
        self.posted: int = sum(mine["posted"])
        owned = mine["culture"]
        self.culture = [sum(owned[0:3]), sum(owned[3:6]), sum(owned[6:9])]
        self.points = 0.0  # culture points gained during the plan
        self.hand: list[int] = mine["hand"]
        self.row = row
        self.base: float | None = None  # worth without cards, once known
        self.cards: dict[int, float] = {}  # worth of a card, by kind, once known

    def copy(self) -> Estate:
        other = Estate.__new__(Estate)
        other.stored, other.tokens, other.culture = self.stored[:], self.tokens[:], self.culture[:]
        other.posted, other.points, other.hand, other.row = self.posted, self.points, self.hand, self.row
        other.base, other.cards = None, {}
        return other

    def swapped(self, place: int, slot: int) -> Estate:
        """The same estate with a card of the hand and one of the row traded."""
        other = self.copy()
        other.hand, other.row = self.hand[:], self.row[:]
        other.hand[place], other.row[slot] = other.row[slot], other.hand[place]
        other.base, other.cards = self.base, self.cards
        return other


def after(e: Estate, effect: int, view: Outlook) -> Estate | None:
    """The estate after one line of a card, paid in own colours first; None if it does nothing."""
    box = view.box
    does, target = box.does[effect], box.target[effect]
    n = e.copy()
    if does == PRODUCE:
        return n if produce(n, effect, box) else None
    if does in (BUILD, CULTURE):
        if not pay(n, box.food[effect], box.gold[effect]):
            return None
        if does == CULTURE:
            n.culture[target] += 1
            n.points += view.best_piece[target]
            return n if view.best_piece[target] else None
        pool = view.pools[POOL_OF[target]]
        n.tokens[target] += box.count[effect]
        return n if pool < 0 or pool >= box.count[effect] else None
    count = recruits(n, target, view, view.pools[TROOP_POOL])
    n.tokens[MILITIA + target] += count
    return n if count else None


def produce(n: Estate, effect: int, box: Box) -> int:
    received = 0
    for cube in box.makes[effect]:
        wanted = box.receive[effect][cube] or box.count[effect] * n.tokens[2 * cube]
        room = box.store_holds[cube] * n.tokens[2 * cube + 1] - n.stored[cube]
        got = min(wanted, room)
        n.stored[cube] += got
        received += got
    return received


def pay(n: Estate, food: int, gold: int) -> bool:
    lack = max(0, food - n.stored[FOOD]) + max(0, gold - n.stored[GOLD])
    if lack > n.stored[FAVOR]:
        return False
    n.stored[FOOD] -= min(food, n.stored[FOOD])
    n.stored[GOLD] -= min(gold, n.stored[GOLD])
    n.stored[FAVOR] -= lack
    return True


def recruits(n: Estate, troop: int, view: Outlook, pool: int) -> int:
    """How many troops serve best: no more than can be fed."""
    best, most = 0, military_worth(n, view)
    trial = n.copy()
    for count in range(1, min(pool, MOST_RECRUITS) + 1):
        trial.tokens[MILITIA + troop] += 1
        worth = military_worth(trial, view)
        if worth > most:
            best, most = count, worth
    return best


def military_worth(e: Estate, view: Outlook) -> float:
    """Points the army will bring: the next scoring with troops fed, the later ones by catapults."""
    if not view.scorings:
        return 0.0
    tokens, stored = e.tokens, e.stored
    strength = potential(tokens, stored, e.posted)
    troops = tokens[MILITIA] + tokens[CONDOTTIERE]
    fed = (strength - tokens[CATAPULT] + troops) // 2 - e.posted
    worth = view.next_points(strength) - fed * max(view.cube, 0.1)
    if troops:
        worth = max(worth, view.next_points(tokens[CATAPULT] + 2 * e.posted - troops))
    if view.scorings > 1:
        worth += (view.scorings - 1) * LATER * view.later_points(tokens[CATAPULT])
    if view.domain == FORTRESS:
        worth *= 1.25
    return worth


def source_worth(sources: int, stores: int, left: int) -> float:
    """What fields and farms (or palazzi and banks) will still yield."""
    useful = min(sources, 2 * stores)
    bounded = min(useful, 5) + 0.5 * max(0, useful - 5) + 0.25 * (sources - useful)
    spare = min(max(0, 2 * stores - sources), 4)
    return left * (SOURCE_WORTH * bounded + 0.025 * spare)


def objective_worth(e: Estate, view: Outlook) -> float:
    """Points of both objectives as they stand, and a share of the step begun."""
    tokens, box = e.tokens, view.box
    worth: float = 0.0
    if view.domain == ARMOURY:
        worth += tokens[CATAPULT]
    elif view.domain != FORTRESS:
        first, second = (FIELD, FARM) if view.domain == FERTILE_SOIL else (PALAZZO, BANK)
        over = tokens[first] + tokens[second] - int(box.free_tokens[view.domain])
        worth += over if over > 0 else 0.02 * view.left * over
    number = view.culture - FIRST_CULTURE_OBJECTIVE
    table: list[int] = box.sets[number]
    kinds = SET_OF[number]
    counts = [min(e.culture[kind], 3) for kind in kinds]
    sets = min(counts)
    worth += table[sets]
    if sets < 3 and view.left:
        begun = sum(count > sets for count in counts)
        worth += (table[sets + 1] - table[sets]) * 0.45 * begun / len(kinds) * min(1.0, view.left / 4)
    return worth


def parts(e: Estate, view: Outlook) -> tuple[float, float, float, float, float]:
    """The estate in points, its cards left aside: culture, cubes, sources, objectives, army."""
    stored, tokens = e.stored, e.tokens
    cubes = view.cube * (stored[FOOD] + stored[GOLD] + FAVOR_WORTH * stored[FAVOR])
    yields = source_worth(tokens[FIELD], tokens[FARM], view.left) + source_worth(
        tokens[PALAZZO], tokens[BANK], view.left
    )
    return e.points, cubes, yields, objective_worth(e, view), military_worth(e, view)


def worth(e: Estate, view: Outlook) -> float:
    if e.base is None:
        culture, cubes, sources, objectives, army = parts(e, view)
        e.base = culture + cubes + sources + objectives + army
    return e.base


def card_worth(e: Estate, kind: int, view: Outlook) -> float:
    """What a card in hand could do with the next action, beyond what any action does."""
    if kind in e.cards:
        return e.cards[kind]
    box, base = view.box, worth(e, view)
    best = 0.0
    for effect in box.effects_of[kind]:
        n = after(e, effect, view)
        if n is not None:
            best = max(best, worth(n, view) - base - ACTION_WORTH)
        elif box.does[effect] == CULTURE and view.left:
            best = max(best, hoped(e, effect, view))
    if box.exchanges[kind]:
        best += FREE_TRADE
    e.cards[kind] = best
    return best


def hoped(e: Estate, effect: int, view: Outlook) -> float:
    """A piece that cannot be paid yet, the dearer the further away."""
    box = view.box
    food, gold = box.food[effect], box.gold[effect]
    lack = max(0, food - e.stored[FOOD]) + max(0, gold - e.stored[GOLD]) - e.stored[FAVOR]
    piece = view.best_piece[box.target[effect]]
    if not piece or lack > 4:
        return 0.0
    return float((piece - view.cube * (food + gold) - ACTION_WORTH) * PATIENCE**lack)


def hand_worth(e: Estate, view: Outlook) -> tuple[float, float]:
    """The worth of each card in hand; a second alike is worth little."""
    left = card_worth(e, e.hand[0], view)
    right = card_worth(e, e.hand[1], view) if e.hand[1] != e.hand[0] else left * 0.3
    return left, right


def best_trade(e: Estate, place: int, view: Outlook) -> tuple[float, int]:
    """The best card of the row for a place in hand: worth of the hand then, and the slot."""
    kept = e.hand[1 - place]
    kept_worth = card_worth(e, kept, view)
    known: dict[int, float] = {}
    best, best_slot = -1.0, 0
    for slot, kind in enumerate(e.row):
        if kind not in known:
            known[kind] = card_worth(e, kind, view) if kind != kept else kept_worth * 0.3
            if kind == e.hand[place]:
                known[kind] -= SAME_AGAIN
        if known[kind] > best:
            best, best_slot = known[kind], slot
    return HOLDING * (kept_worth + best), best_slot
