"""Why an answer to another question is refused."""

from __future__ import annotations

from typing import Final

from signoria.kernel import Message
from signoria.titles.principato.rules.verbs import CHOOSE, DISMISS, EXCHANGE, PAY, RECRUIT, SUPPLY, SUPPLY_DONE

OTHER_QUESTIONS: Final = (
    (SUPPLY, "no-supply-now"),
    (PAY, "no-pay-now"),
    (CHOOSE, "no-choose-now"),
    (RECRUIT, "no-recruit-now"),
    (EXCHANGE, "no-exchange-now"),
    (DISMISS, "no-dismiss-now"),
)


def not_now(action: int) -> Message:
    """An answer to another question than the one that is asked."""
    if action == SUPPLY_DONE:
        return "no-done-now", ()
    for verb, key in OTHER_QUESTIONS:
        if verb.holds(action):
            return key, ()
    return "no-turn-action", ()
