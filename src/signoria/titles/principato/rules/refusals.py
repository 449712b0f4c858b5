"""Why an answer to another question is refused."""

from __future__ import annotations

from typing import Final

from signoria.kernel import Message
from signoria.titles.principato.rules.verbs import CHOOSE, DISMISS, EXCHANGE, PAY, RECRUIT, SUPPLY, SUPPLY_DONE

LATER_VERBS: Final = (
    (DISMISS, "no-dismiss-now"),
    (EXCHANGE, "no-exchange-now"),
    (RECRUIT, "no-recruit-now"),
    (CHOOSE, "no-choose-now"),
    (PAY, "no-pay-now"),
    (SUPPLY_DONE, "no-done-now"),
)


def not_now(action: int) -> Message:
    """An answer to another question than the one that is asked."""
    if action < SUPPLY:
        return "no-turn-action", ()
    for verb, key in LATER_VERBS:
        if action >= verb:
            return key, ()
    return "no-supply-now", ()
