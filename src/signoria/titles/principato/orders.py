"""What may be left to the table when armies are counted: to supply no more, to send nobody home."""

from __future__ import annotations

from typing import Final

from signoria.kernel.orders import GAME, LEAST, MOST, Condition, OrderKind, always, just
from signoria.titles.principato.rules.names import MOST_TROOPS, TROOPS
from signoria.titles.principato.rules.seen import View
from signoria.titles.principato.rules.verbs import DISMISS, SUPPLY_DONE


def strength(view: View, seat: int) -> int:
    return view["players"][seat]["strength"]


def lead(view: View, seat: int) -> int:
    """How far the own army is ahead of the strongest other one."""
    others = [player["strength"] for other, player in enumerate(view["players"]) if other != seat]
    return strength(view, seat) - max(others)


def year_of(view: View) -> int:
    return view["year"]


KEEP_CONDOTTIERI: Final = DISMISS.of(TROOPS.index("condottiere"), 0)
KEEP_MILITIA: Final = DISMISS.of(TROOPS.index("militia"), 0)
LONG: Final = ("year", GAME)
CONDITIONS: Final = (
    Condition("lead", lead, LEAST, 1, MOST_TROOPS),
    Condition("strong", strength, LEAST, 1, MOST_TROOPS),
    Condition("weak", strength, MOST, 0, MOST_TROOPS),
)
KINDS: Final = (
    OrderKind("supply", ("ask-supply",), just(SUPPLY_DONE), LONG, CONDITIONS),
    OrderKind("condottieri", ("ask-dismiss-condottieri",), just(KEEP_CONDOTTIERI), LONG, CONDITIONS),
    OrderKind("militia", ("ask-dismiss-militia",), just(KEEP_MILITIA), LONG, CONDITIONS),
)
UNTIL: Final = {"year": year_of, GAME: always}
LOTS: Final = None
