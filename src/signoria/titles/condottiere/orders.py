"""What a captain may leave to the table: cards and passes in battle, and whether to retreat after it."""

from __future__ import annotations

from typing import Final

from signoria.kernel.orders import GAME, LEAST, MOST, Condition, OrderKind, always, just
from signoria.titles.condottiere.rules.seen import View
from signoria.titles.condottiere.rules.verbs import DISCARD_HAND, KEEP_HAND, PASS, PASS_REVEAL, PLAY_CARD

MOST_STRENGTH: Final = 60
MOST_CARDS: Final = 16


def cards_left(view: View, seat: int) -> int:
    return view["players"][seat]["cards"]


def lead(view: View, seat: int) -> int:
    """How far the own line is ahead of the strongest other one."""
    players = view["players"]
    others = [player["strength"] for other, player in enumerate(players) if other != seat]
    return players[seat]["strength"] - max(others)


def lag(view: View, seat: int) -> int:
    return -lead(view, seat)


def rivals_left(view: View, seat: int) -> int:
    """How many others have not passed yet."""
    players = enumerate(view["players"])
    return sum(other != seat and player["fights"] and not player["passed"] for other, player in players)


def battle_of(view: View) -> int:
    """The number of the battle that is on; -1 between battles."""
    if not any(player["fights"] for player in view["players"]):
        return -1
    return (view["match"]["game"] * 1000 + view["battles"]) * 2 + int(view["contested"] < 0)


def moves_in_battle(view: View, seat: int) -> list[int]:
    """What a seat that still fights could do: one that has passed can order nothing more."""
    player = view["players"][seat]
    if not player["fights"] or player["passed"]:
        return []
    held = [kind for kind, count in enumerate(view.get("hand", [])) if count]
    hidden = [PASS_REVEAL] if view.get("face_down", -1) >= 0 else []
    return [PASS, *hidden, *PLAY_CARD.each(held)]


IN_BATTLE: Final = (
    Condition("lead", lead, LEAST, 1, MOST_STRENGTH),
    Condition("lag", lag, LEAST, 1, MOST_STRENGTH),
    Condition("cards", cards_left, MOST, 0, MOST_CARDS),
    Condition("rivals", rivals_left, MOST, 0, 5),
)
KINDS: Final = (
    OrderKind("battle", ("ask-battle-turn", "ask-final-turn"), moves_in_battle, ("battle",), IN_BATTLE),
    OrderKind(
        "retreat", ("ask-retreat",), just(KEEP_HAND, DISCARD_HAND), (GAME,),
        (Condition("cards", cards_left, MOST, 0, MOST_CARDS),), patient=True,
    ),
)  # fmt: skip
UNTIL: Final = {"battle": battle_of, GAME: always}
LOTS: Final = None
