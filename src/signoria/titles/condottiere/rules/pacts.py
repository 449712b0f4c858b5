"""The promises captains make (10.2), judged by what the whole table sees."""

from __future__ import annotations

from typing import Final

from signoria.kernel import Event
from signoria.kernel.promises import BROKEN, KEPT, LAPSED, RUNNING, THE_END, Deed, Moment, Promise, follow
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


def judge(pact: Promise, deed: Deed) -> str:
    at_the_end = KEPT if pact.template in KEPT_BY_TIME else LAPSED
    return follow(pact, deed, verdict_of, moment_of(pact, deed), at_the_end)


def moment_of(pact: Promise, deed: Deed) -> Moment:
    until = "battle_end" if pact.template in THIS_BATTLE else pact.until
    if until == "round_end" and deed.board["variants"]["draw_after_battle"]:
        until = "game_end"
    if not deed.over:
        return MOMENTS[until]
    battles = sum(event.key in BATTLE_ENDS for event in deed.earlier) + bool(deed.board["finalists"])
    return THE_END if until != "next_battle_end" or battles >= 2 else MOMENTS[until]


def verdict_of(pact: Promise, event: Event, board: View) -> str:
    """What one event says about the promise."""
    parties = (pact.author, pact.to)
    if pact.template in THIS_BATTLE:
        bound = pact.author if pact.template == "i_pass_this_battle" else pact.to
        return BROKEN if event.key in CARDS_LAID and event.values[0] == bound else RUNNING
    if event.key == "region-chosen":
        return verdict_on_region(pact, event.values[0], event.values[1], board)
    if pact.template == "pope_to" and event.key in ("pope-placed", "pope-removed"):
        region = event.values[1] if event.key == "pope-placed" else -1
        return promised(pact, region, event.values[0] in parties and could_be_protected(pact.args[0], board))
    return RUNNING


def verdict_on_region(pact: Promise, chooser: int, region: int, board: View) -> str:
    """A single region left is chosen without a question: then no party has chosen it, nor could choose another."""
    by_party = chooser in (pact.author, pact.to)
    asked = board["stage"] == "choose_region"
    if pact.template == "choose_region_next":
        return promised(pact, region, by_party and asked and could_be_chosen(pact.args[0], chooser, board))
    if pact.template == "do_not_choose" and region == pact.args[0] and by_party:
        return BROKEN if asked else LAPSED
    return RUNNING


def promised(pact: Promise, region: int, could: bool) -> str:
    if region == pact.args[0]:
        return KEPT
    return BROKEN if could else LAPSED


def owner(region: int, board: View) -> int:
    return next((seat for seat, player in enumerate(board["players"]) if region in player["regions"]), -1)


def could_be_chosen(region: int, chooser: int, board: View) -> bool:
    holder = owner(region, board)
    open_to_battle = holder < 0 or (board["variants"]["capture_regions"] and holder != chooser)
    return bool(open_to_battle) and board["pope"] != region


def could_be_protected(region: int, board: View) -> bool:
    free = owner(region, board) < 0 or board["variants"]["capture_regions"]
    return bool(free) and board["contested"] != region
