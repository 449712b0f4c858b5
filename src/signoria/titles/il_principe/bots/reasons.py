"""Why the expert of Il Principe prefers an answer: weights in points."""

from __future__ import annotations

from signoria.bots.reasons import Reason, compared
from signoria.bots.sight import Sight
from signoria.titles.il_principe.bots.expert import Mind
from signoria.titles.il_principe.rules.verbs import BID, BUILD, LAY


def reasons(sight: Sight, answer: int, other: int) -> list[Reason]:
    mind = Mind(sight)
    if mind.question in ("ask-bid-group", "ask-bid-role"):
        limit = mind.group_limit() if mind.question == "ask-bid-group" else mind.role_limit()
        return bids(limit, answer, other, mind.ducat)
    return compared(features(mind, answer), features(mind, other))


def bids(limit: int, answer: int, other: int, ducat: float) -> list[Reason]:
    """To win is worth so many ducats and no more."""
    if not BID.holds(answer):
        over, bid = BID.value(other) - limit, BID.value(other)
        return [Reason("because-dear", over * ducat, (limit,)), Reason("because-kept", bid * ducat, (bid,))]
    amount = BID.value(answer)
    if BID.holds(other):
        return [Reason("because-cheaper", (BID.value(other) - amount) * ducat)]
    return [Reason("because-bargain", (limit - amount) * ducat + ducat, (limit,))]


def features(mind: Mind, answer: int) -> dict[str, float]:
    if mind.question == "ask-offer":
        return {"because-hand": mind.after_offer(answer)}
    if mind.question == "ask-flip":
        return {"because-table": mind.after_flip(answer)}
    if mind.question in ("ask-shield", "ask-city-shield"):
        return {"because-shield": mind.after_shield(answer)}
    worth = mind.after_action(answer)
    if BUILD.holds(answer):
        city = mind.cities[BUILD.value(answer)]
        return {"because-city": city, "because-table": 0.0, "because-hand": worth - city}
    if LAY.holds(answer):
        color, count = LAY.values(answer)
        up = mind.up[:]
        up[color] += count
        table = mind.table_worth(up, mind.down) - mind.table_now
        return {"because-city": 0.0, "because-table": table, "because-hand": worth - table}
    return {"because-city": 0.0, "because-table": 0.0, "because-hand": worth}
