"""What a state may leave to the table: its vote, its last word of a turn, and every answer that a battle asks for."""

from __future__ import annotations

from typing import Final

from signoria.kernel.orders import GAME, LEAST, MOST, Condition, OrderKind, always, just
from signoria.titles.renaissance.rules.names import BLUE_COUNT, CITIES, SUPPORT_NONE
from signoria.titles.renaissance.rules.seen import View
from signoria.titles.renaissance.rules.verbs import (
    BUY_CONDOTTIERE,
    BUY_TRAITOR,
    COMMIT_DEFENCE,
    COUNTER,
    DECLINE,
    LET_GO,
    NO_COUNTER,
    NO_RETREAT,
    NO_SALE,
    NO_SIGN,
    PASS_EXPANSION,
    PLAY_RETREAT,
    READY,
    REFUSE,
    SELL_CONDOTTIERE,
    VOTE,
)

MOST_DUCATS: Final = 60
MOST_HAND: Final = 30
MOST_LAG: Final = 40


def ducats(view: View, seat: int) -> int:
    return view["ducats"][seat]


def cards(view: View, seat: int) -> int:
    return view["hand_size"][seat]


def lag(view: View, seat: int) -> int:
    """How far the other side of the battle is ahead, once that can be seen."""
    battle = view.get("battle")
    if battle is None or not battle["totals"] or seat not in (battle["attacker"], battle["defender"]):
        return 0
    side = int(seat == battle["defender"])
    return battle["totals"][1 - side] - battle["totals"][side]


def walls(view: View, seat: int) -> int:
    """How strong the attacked city is built."""
    battle = view.get("battle")
    return view["level"][battle["target"]] if battle is not None else 0


def guards(view: View, seat: int) -> list[int]:
    """A blue card alone; whatever else may be laid in defence is chosen when it comes to it."""
    return [COMMIT_DEFENCE.of(card, SUPPORT_NONE) for card in range(BLUE_COUNT) if view["hand"] and view["hand"][card]]


def turn_of(view: View) -> int:
    return view["turn"]


def battle_of(view: View) -> int:
    """The battle that is fought, told by its turn and place; -1 while there is none."""
    battle = view.get("battle")
    return view["turn"] * len(CITIES) + battle["target"] if battle is not None else -1


LONG: Final = ("turn", GAME)
IN_BATTLE: Final = ("battle", *LONG)
RICH: Final = Condition("rich", ducats, LEAST, 0, MOST_DUCATS)
POOR: Final = Condition("poor", ducats, MOST, 0, MOST_DUCATS)
MANY: Final = Condition("many", cards, LEAST, 0, MOST_HAND)
FEW: Final = Condition("few", cards, MOST, 0, MOST_HAND)
BEHIND: Final = Condition("lag", lag, LEAST, 0, MOST_LAG)
CLOSE: Final = Condition("close", lag, MOST, 0, MOST_LAG)
WALLS: Final = Condition("walls", walls, LEAST, 0, 3)
KINDS: Final = (
    OrderKind("vote", ("ask-vote",), just(*VOTE.actions()), LONG, (MANY, FEW, RICH, POOR)),
    OrderKind("expansion", ("ask-expansion",), just(PASS_EXPANSION), LONG, (FEW,)),
    OrderKind("sell", ("ask-sell",), just(NO_SALE, SELL_CONDOTTIERE), IN_BATTLE, (POOR,), patient=True),
    OrderKind("buy", ("ask-buy",), just(BUY_CONDOTTIERE, REFUSE), IN_BATTLE, (RICH, WALLS), patient=True),
    OrderKind("defence", ("ask-commit-defence",), guards, LONG, (WALLS, MANY, FEW), patient=True),
    OrderKind("counter", ("ask-counter",), just(COUNTER, NO_COUNTER), IN_BATTLE, (FEW,), patient=True),
    OrderKind("traitor", ("ask-traitor",), just(BUY_TRAITOR, LET_GO), IN_BATTLE, (RICH, POOR), patient=True),
    OrderKind("sign", ("ask-sign",), just(NO_SIGN), IN_BATTLE, (BEHIND, CLOSE)),
    OrderKind("retreat", ("ask-retreat",), just(NO_RETREAT, *PLAY_RETREAT.actions()), IN_BATTLE, (FEW,), patient=True),
    OrderKind("embassy", ("ask-corrupt", "ask-neglect"), just(DECLINE), LONG, (POOR,)),
    OrderKind("ready", ("ask-ready",), just(READY), LONG),
)
UNTIL: Final = {"battle": battle_of, "turn": turn_of, GAME: always}
LOTS: Final = None
