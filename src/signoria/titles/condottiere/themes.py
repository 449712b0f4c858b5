"""What puzzles of Condottiere are about, told from the question alone: a theme must not hint at the answer."""

from __future__ import annotations

from typing import Final

from signoria.kernel.themes import Answer
from signoria.titles.condottiere.rules.names import KINDS
from signoria.titles.condottiere.rules.seen import View

OF_VERB: Final = {
    "choose_region": "region",
    "retrieve": "scarecrow",
    "retrieve_none": "scarecrow",
    "place_pope": "pope",
    "pope_off": "pope",
    "discard_hand": "retreat",
    "keep_hand": "retreat",
    "keep": "keep",
    "keep_done": "keep",
    "draw": "keep",
}
OF_CARD: Final = {
    "winter": "season",
    "spring": "season",
    "bishop": "pope",
    "courtesan": "courtesan",
    "drummer": "drummer",
    "heroine": "heroine",
    "scarecrow": "scarecrow",
    "surrender": "surrender",
}
BRINK: Final = 1  # regions that somebody lacks for the victory


def themes(view: View, seat: int, answers: list[Answer]) -> list[str]:
    found = sorted({theme for verb, values in answers if (theme := theme_of(verb, values))})
    return [*found, "brink"] if on_the_brink(view) else found


def theme_of(verb: str, values: tuple[int, ...]) -> str:
    return OF_CARD.get(KINDS[values[0]], "mercenary") if verb == "play_card" else OF_VERB.get(verb, "")


def on_the_brink(view: View) -> bool:
    """Whether the next battle may end the game."""
    needed = view["needed"]
    return any(
        len(player["regions"]) + BRINK >= needed["total"] or player["connected"] + BRINK >= needed["connected"]
        for player in view["players"]
    )
