"""The action space of Principato: every answer to every question."""

from __future__ import annotations

from typing import Final

from signoria.kernel import Noun, Verbs
from signoria.titles.principato.rules.names import (
    CUBES,
    DESIGNS,
    EFFECTS,
    KINDS,
    LONGEST_ROW,
    MOST_FAVORS,
    MOST_TROOPS,
    OBJECTIVES,
    POSTS,
    TOKENS,
    TROOPS,
)

KIND = Noun("kind", KINDS)
EFFECT = Noun("effect", EFFECTS)
PLACE = Noun("place", ("left", "right"))
SLOT = Noun("slot", first=1, last=LONGEST_ROW)
AS_FOOD = Noun("as_food", first=0, last=MOST_FAVORS)
AS_GOLD = Noun("as_gold", first=0, last=MOST_FAVORS)
DESIGN = Noun("design", DESIGNS)
POST = Noun("post", POSTS)
TROOP = Noun("troop", TROOPS)
NUMBER = Noun("number", first=1, last=MOST_TROOPS)
LEAVING = Noun("leaving", first=0, last=MOST_TROOPS)
TOKEN = Noun("token", TOKENS)
CUBE = Noun("cube", CUBES)
OBJECTIVE = Noun("objective", OBJECTIVES)
NOUNS = (KIND, EFFECT, PLACE, SLOT, AS_FOOD, AS_GOLD, DESIGN, POST, TROOP, NUMBER, LEAVING, TOKEN, CUBE, OBJECTIVE)

VERBS: Final = Verbs()
ACTIVATE: Final = VERBS.verb("activate", EFFECT)
TAKE_FAVOR: Final[int] = VERBS.action("take_favor")
CHANGE: Final = VERBS.verb("change", PLACE, SLOT)
PASS: Final[int] = VERBS.action("pass", ends=True)
SUPPLY: Final = VERBS.verb("supply", POST, NUMBER)
SUPPLY_DONE: Final[int] = VERBS.action("supply_done", ends=True)
PAY: Final = VERBS.verb("pay", AS_FOOD, AS_GOLD)
CHOOSE: Final = VERBS.verb("choose", DESIGN)
RECRUIT: Final = VERBS.verb("recruit", NUMBER)
EXCHANGE: Final = VERBS.verb("exchange", SLOT)
DISMISS: Final = VERBS.verb("dismiss", TROOP, LEAVING)
