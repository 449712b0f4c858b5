"""The promises captains make (10.2), judged by what the whole table has seen."""

from __future__ import annotations

from typing import Final, Sequence

from signoria.kernel import Event
from signoria.kernel.promises import BROKEN, KEPT, LAPSED, RUNNING, Moment, Promise, follow
from signoria.titles.condottiere.rules.seen import View

TEMPLATES: Final[dict[str, tuple[str, ...]]] = {
    "i_pass_this_battle": (),
    "you_pass_this_battle": (),
    "choose_region_next": ("region",),
    "do_not_choose": ("region",),
    "pope_to": ("region",),
    "together_against": ("seat",),
}
BATTLE_ENDS: Final = ("token-courtesans", "token-winner", "token-left", "token-defender")
MOMENTS: Final[dict[str, Moment]] = {
    "battle_end": (BATTLE_ENDS, 1),
    "next_battle_end": (BATTLE_ENDS, 2),
    "round_end": (("cards-kept", "shuffled"), 1),
    "game_end": (("game-begun",), 1),
}
UNTIL: Final = tuple(MOMENTS)
CARDS_LAID: Final = ("card-played", "card-laid-face-down")
THIS_BATTLE: Final = ("i_pass_this_battle", "you_pass_this_battle")
KEPT_BY_TIME: Final = (*THIS_BATTLE, "do_not_choose")


def judge(pact: Promise, events: Sequence[Event], view: View) -> str:
    moment = MOMENTS["battle_end" if pact.template in THIS_BATTLE else pact.until]
    at_the_end = KEPT if pact.template in KEPT_BY_TIME else LAPSED
    return follow(pact, events, view, verdict_of, moment, at_the_end)


def verdict_of(pact: Promise, event: Event, view: View) -> str:
    """What one event says about the promise."""
    parties = (pact.author, pact.to)
    if pact.template in THIS_BATTLE:
        bound = pact.author if pact.template == "i_pass_this_battle" else pact.to
        return BROKEN if event.key in CARDS_LAID and event.values[0] == bound else RUNNING
    if event.key == "region-chosen":
        chooser, region = event.values
        if pact.template == "do_not_choose" and region == pact.args[0] and chooser in parties:
            return BROKEN
        if pact.template == "choose_region_next":
            return promised(pact, region, chooser in parties and could_be_chosen(pact.args[0], chooser, view))
    if pact.template == "pope_to" and event.key in ("pope-placed", "pope-removed"):
        region = event.values[1] if event.key == "pope-placed" else -1
        return promised(pact, region, event.values[0] in parties and could_be_protected(pact.args[0], view))
    return RUNNING


def promised(pact: Promise, region: int, could: bool) -> str:
    if region == pact.args[0]:
        return KEPT
    return BROKEN if could else LAPSED


def owner(region: int, view: View) -> int:
    return next((seat for seat, player in enumerate(view["players"]) if region in player["regions"]), -1)


def could_be_chosen(region: int, chooser: int, view: View) -> bool:
    holder = owner(region, view)
    open_to_battle = holder < 0 or (view["variants"]["capture_regions"] and holder != chooser)
    return open_to_battle and view["pope"] != region


def could_be_protected(region: int, view: View) -> bool:
    free = owner(region, view) < 0 or view["variants"]["capture_regions"]
    return free and view["contested"] != region
