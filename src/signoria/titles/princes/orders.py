"""What a prince may leave to the table: bids before a lot comes up, passes, and every answer that a war asks for."""

from __future__ import annotations

from typing import Final, Optional

from signoria.kernel import Message
from signoria.kernel.orders import GAME, IS, LEAST, MOST, Condition, Lots, OrderKind, always, just
from signoria.titles.princes.rules.names import CITIES, EVENTS, LORENZO, LUDOVICO, NOBODY, TILES, VETO, bits_of
from signoria.titles.princes.rules.seen import View, Warfare
from signoria.titles.princes.rules.verbs import (
    DECLINE,
    DONE,
    JOIN,
    KEEP_DICE,
    MOST_BID,
    PASS_BID,
    PLAY_VETO,
    REROLL,
    USE_LORENZO,
)

LOT_EVENT: Final = len(TILES)
LOT_POPE: Final = LOT_EVENT + len(EVENTS)
LOT_HIRE: Final = LOT_POPE + 1  # as condottiere of a city, whichever side it fights on
FIRST_LOT: Final = {"city": 0, "event": LOT_EVENT, "pope": LOT_POPE, "attacker": LOT_HIRE, "defender": LOT_HIRE}
MOST_DIFFERENCE: Final = 20
LORENZO_TILE: Final = bits_of(LORENZO)[0]
LUDOVICO_TILE: Final = bits_of(LUDOVICO)[0]


# -- lots


def coming(view: View, seat: int) -> list[int]:
    if view["decade"] < 0 or view["over"]:
        return []
    events = [LOT_EVENT + event for event in view["events"]]
    hires = [LOT_HIRE + city for city in range(len(CITIES))] if view["players"][seat]["troops"] else []
    return [*view["tiles"], *events, LOT_POPE, *hires]


def running(view: View) -> int:
    auction = view["auction"]
    return FIRST_LOT[auction["kind"]] + auction["item"] if auction is not None else NOBODY


def lot_name(view: View, lot: int) -> Message:
    if lot >= LOT_HIRE:
        return "lot-hire", (lot - LOT_HIRE,)
    if lot == LOT_POPE:
        return "lot-pope", ()
    return ("lot-event", (lot - LOT_EVENT,)) if lot >= LOT_EVENT else ("lot-tile", (lot,))


# -- conditions


def price(view: View, seat: int) -> int:
    auction = view["auction"]
    return auction["minimum"] if auction is not None else 0


def attacking(view: View, seat: int) -> int:
    return view["war"]["attacking"] if view["war"] is not None else NOBODY


def attacked(view: View, seat: int) -> int:
    return view["war"]["defending"] if view["war"] is not None else NOBODY


def attack_ahead(view: View, seat: int) -> int:
    """By how much the attack is stronger than what defends, without dice."""
    war = view["war"]
    return war["strength"][0][0] - war["strength"][1][1] if war is not None else 0


def defence_ahead(view: View, seat: int) -> int:
    return -attack_ahead(view, seat)


def rolled_lead(view: View, seat: int) -> int:
    """By how much the side for which the dice were rolled is ahead; it must be so by one at least to win."""
    war: Optional[Warfare] = view["war"]
    if war is None:
        return 0
    striking = int("counter" in war["step"])
    black, white = war["dice"]
    own, other = (white, black) if striking else (black, white)
    return war["strength"][striking][0] + own - war["strength"][1 - striking][1] - other


PRICE: Final = Condition("price", price, LEAST, 0, MOST_BID)
ATTACKING: Final = Condition("attacking", attacking, IS, 0, len(CITIES) - 1, "city")
ATTACKED: Final = Condition("attacked", attacked, IS, 0, len(CITIES) - 1, "city")
ATTACK_AHEAD: Final = Condition("attack-ahead", attack_ahead, LEAST, -MOST_DIFFERENCE, MOST_DIFFERENCE)
DEFENCE_AHEAD: Final = Condition("defence-ahead", defence_ahead, LEAST, -MOST_DIFFERENCE, MOST_DIFFERENCE)
WINS: Final = Condition("wins", rolled_lead, LEAST, 1, MOST_DIFFERENCE)
FAILS: Final = Condition("fails", rolled_lead, MOST, -MOST_DIFFERENCE, 0)


# -- answers


def vetoes(view: View, seat: int) -> list[int]:
    area = view["players"][seat]
    ready = LORENZO_TILE in area["tiles"] and LORENZO_TILE not in area["rotated"]
    return [DECLINE, *([PLAY_VETO] if VETO in view["hand"] else []), *([USE_LORENZO] if ready else [])]


def league(view: View, seat: int) -> list[int]:
    return [DECLINE, *JOIN.actions()] if view["pope"] == seat else []


def dice(view: View, seat: int) -> list[int]:
    area = view["players"][seat]
    ready = LUDOVICO_TILE in area["tiles"] and LUDOVICO_TILE not in area["rotated"]
    return [KEEP_DICE, REROLL] if ready else []


# -- how long


def turn_of(view: View) -> int:
    return view["decade"] * 10 + view["active"] if view["decade"] >= 0 else -1


def decade_of(view: View) -> int:
    return view["decade"]


def war_of(view: View) -> int:
    """The war that is on; -1 while there is none."""
    return view["decade"] * 1000 + view["wars"] if view["war"] is not None else -1


def lot_of(view: View) -> int:
    return running(view)


LONG: Final = ("turn", "decade", GAME)
LOT_KINDS: Final = ("city", "event", "pope", "attacker", "defender")
BIDS: Final = tuple(f"ask-{step}-{lot}" for step in ("open", "bid") for lot in LOT_KINDS)
IN_WAR: Final = (ATTACKED, ATTACKING, ATTACK_AHEAD, DEFENCE_AHEAD)
KINDS: Final = (
    OrderKind("bids", (*BIDS, "ask-no-bid"), just(PASS_BID), ("lot", "war", *LONG), (PRICE,), patient=True),
    OrderKind("veto", ("ask-veto",), vetoes, LONG, (ATTACKED, ATTACKING)),
    OrderKind("league", ("ask-league",), league, LONG, IN_WAR),
    OrderKind("bribes", ("ask-bribes",), just(DONE), ("war", *LONG), IN_WAR),
    OrderKind("dice", ("ask-reroll",), dice, ("war", *LONG), (WINS, FAILS, ATTACKED, ATTACKING)),
)
UNTIL: Final = {"lot": lot_of, "war": war_of, "turn": turn_of, "decade": decade_of, GAME: always}
LOTS: Final = Lots(coming, running, lot_name)
