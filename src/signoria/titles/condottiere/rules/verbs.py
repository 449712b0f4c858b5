"""The action space of Condottiere. Verbs and words are only ever appended."""

from __future__ import annotations

from typing import Final

from signoria.kernel import Noun, Verbs
from signoria.titles.condottiere.rules.names import KINDS, REGIONS

CARD: Final = Noun("card", KINDS)
REGION: Final = Noun("region", REGIONS)
SEAT: Final = Noun("seat", first=0, last=5)
COUNT: Final = Noun("count", first=1, last=16)
DRAW_COUNT: Final = Noun("draw_count", first=0, last=10)

VERBS: Final = Verbs()
CHOOSE_REGION: Final = VERBS.verb("choose_region", REGION)
PLAY_CARD: Final = VERBS.verb("play_card", CARD)
PASS: Final[int] = VERBS.action("pass", ends=True)
PASS_REVEAL: Final[int] = VERBS.action("pass_reveal", ends=True)
RETRIEVE: Final = VERBS.verb("retrieve", CARD)
RETRIEVE_NONE: Final[int] = VERBS.action("retrieve_none")
PLACE_POPE: Final = VERBS.verb("place_pope", REGION)
POPE_OFF: Final[int] = VERBS.action("pope_off")
DISCARD_HAND: Final[int] = VERBS.action("discard_hand")
KEEP_HAND: Final[int] = VERBS.action("keep_hand")
KEEP: Final = VERBS.verb("keep", CARD, hidden=True)
KEEP_DONE: Final[int] = VERBS.action("keep_done", ends=True)
DRAW: Final = VERBS.verb("draw", DRAW_COUNT)
SHOW_HAND: Final = VERBS.aside("show_hand", SEAT)
SHOW_CARDS: Final = VERBS.aside("show_cards", CARD, COUNT, SEAT)
