"""What an answer will do, told beforehand: as it then comes."""

from __future__ import annotations

from signoria.titles.princes.prospect import outcome
from signoria.titles.princes.rules.names import INFLUENCE
from signoria.titles.princes.rules.table import Table

from .words import do, table


def foretold(g: Table, seat: int, action: str) -> dict[str, tuple[int, ...]]:
    return dict(outcome(g.box, g.view(seat), seat, g.game.verbs.parse(action)))


def strengths(g: Table) -> tuple[int, ...]:
    """Of the attack and of who holds against it, then of the counter-attack."""
    war = g.view(None)["war"]
    assert war is not None
    attacker, defender = war["strength"]
    return attacker[0], defender[1], defender[0], attacker[1]


def test_bribed_troops_are_missing_on_their_side() -> None:
    """5.7: of the attacker, of the defender, of the Pope's holder who joined."""
    hands = {0: ["bribe_troops", "bribe_troops", "bribe_troops", "freeze_bid"]}
    g = table(troops={0: ["cavalry", "pike"], 1: ["artillery", "pike"], 3: ["pike"]}, hands=hands, pope=3)
    do(g, "0 declare_war milan rome", "0 decline", "0 bid 0", "1 pass_bid", "3 pass_bid", "1 bid 0", "3 pass_bid")
    assert strengths(do(g.copy(), "3 join defender")) == foretold(g, 3, "join defender")["will-clash"]
    do(g, "3 join defender")
    for bribe in ("play_bribe_troops 0 cavalry", "play_bribe_troops 1 artillery", "play_bribe_troops 3 pike"):
        told, before = foretold(g, 0, bribe)["will-clash"], strengths(g)
        do(g, f"0 {bribe}")
        assert told == strengths(g) != before


def test_cardinals_pay_for_the_pope() -> None:
    """4.7: three each, and the discount of a tile."""
    g = table(3, hands={0: ["bribe_cardinal", "bribe_cardinal"]}, influence={0: 9}, tiles={0: ["orsini_family"]})
    do(g, "0 auction_pope", "0 bid 8", "1 pass_bid", "2 pass_bid")
    for cards in range(3):
        price, currency, left = foretold(g, 0, f"use_bribe_cardinal {cards}")["will-pay"]
        then = do(g.copy(), f"0 use_bribe_cardinal {cards}")
        assert (currency, left) == (INFLUENCE, then.influence[0])
        assert price == 9 - then.influence[0]
