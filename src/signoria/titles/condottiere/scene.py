"""Positions of Condottiere in words, for `signoria.testing.scene`. The vocabulary is in README.md."""

from __future__ import annotations

from typing import Any, Iterable, Union

from signoria.kernel import State
from signoria.titles.condottiere.rules.battle import Battle
from signoria.titles.condottiere.rules.campaign import CAMPAIGN_STEPS, Campaign
from signoria.titles.condottiere.rules.match import MATCH_STEPS, Match
from signoria.titles.condottiere.rules.names import KIND_COUNT, KINDS, NOWHERE, REGIONS
from signoria.titles.condottiere.rules.state import Condottiere

WORDS = (
    "hands", "lines", "realms", "face_down", "pope", "holder", "contested", "deck", "discards", "laid_aside",
    "battles", "cardless", "games", "points", "stage", "turn", "passed", "played", "finalists",
)  # fmt: skip
Names = Union[str, Iterable[str]]


def arrange(state: State, words: dict[str, Any]) -> None:
    assert isinstance(state, Condottiere)
    g = state
    for word in words:
        if word not in WORDS:
            raise ValueError(f"unknown word {word!r} in a condottiere scene: one of {', '.join(WORDS)}")
    place_tokens(g, words)
    place_cards(g, words)
    begin_stage(g, words)


def place_tokens(g: Condottiere, words: dict[str, Any]) -> None:
    g.realms = [bits(region(name) for name in names) for names in per_seat(g, words.get("realms"))]
    g.pope = region(words["pope"]) if words.get("pope") else NOWHERE
    g.contested = region(words["contested"]) if words.get("contested") else NOWHERE
    g.holder = g.first_holder = words.get("holder", 0)
    g.battles, g.cardless, g.games = words.get("battles", 1), words.get("cardless", 0), words.get("games", 1)
    g.region_points = list(words.get("points", [0] * g.seats))
    g.finalists = bits(words.get("finalists", ()))


def place_cards(g: Condottiere, words: dict[str, Any]) -> None:
    """Cards that the words do not place lie in the deck, below those that `deck` names."""
    rest = g.box.counts[:]
    g.hands = [0] * (g.seats * KIND_COUNT)
    g.hand_size = [0] * g.seats
    for seat, names in enumerate(per_seat(g, words.get("hands"))):
        for kind in take(rest, names):
            g.gain(seat, kind)
    g.lines = [take(rest, names) for names in per_seat(g, words.get("lines"))]
    g.down = bits(words.get("face_down", ()))
    g.open_discards = [0] * KIND_COUNT
    for kind in take(rest, split(words.get("discards", ""))):
        g.open_discards[kind] += 1
    for seat, names in enumerate(per_seat(g, words.get("laid_aside"))):
        for kind in take(rest, names):
            g.secret_discards[seat * KIND_COUNT + kind] += 1
    top = take(rest, split(words.get("deck", "")))
    g.deck = [kind for kind in range(KIND_COUNT) for _ in range(rest[kind])]
    g.shuffle(g.deck)
    g.deck += reversed(top)


def begin_stage(g: Condottiere, words: dict[str, Any]) -> None:
    match, campaign = Match(), Campaign()
    match.pc = MATCH_STEPS.index(Match.award)
    g.stack = [match, campaign]
    stage = words.get("stage", "fight")
    if stage in ("final_battle", "final_fight"):
        begin_final(g, match, dealt=stage == "final_fight", turn=words.get("turn", g.holder))
        return
    steps = {step.__name__: place for place, step in enumerate(CAMPAIGN_STEPS)}
    if stage not in steps:
        raise ValueError(f"unknown stage {stage!r}: one of {', '.join(steps)}, final_battle, final_fight")
    campaign.pc = steps[stage]
    if stage != "fight":
        g.result = 1
        return
    if g.contested == NOWHERE:
        raise ValueError("a battle needs a contested region: contested='parma'")
    battle = Battle(words.get("turn", g.holder), (1 << g.seats) - 1, g.owner(g.contested))
    battle.passed, battle.played = bits(words.get("passed", ())), bits(words.get("played", ()))
    campaign.pc += 1
    g.stack.append(battle)


def begin_final(g: Condottiere, match: Match, dealt: bool, turn: int) -> None:
    """The final battle before the deal, or with the hands the words gave."""
    g.contested = NOWHERE
    g.stack = [match]
    match.pc = MATCH_STEPS.index(Match.settle_final_battle if dealt else Match.final_battle)
    if dealt:
        g.stack.append(Battle(turn, g.finalists, -1))


def per_seat(g: Condottiere, words: Any) -> list[list[str]]:
    """`{0: "6 6 winter"}` or `["6 6 winter", ...]`: the names for each seat."""
    if words is None:
        return [[] for _ in range(g.seats)]
    if isinstance(words, dict):
        return [split(words.get(seat, "")) for seat in range(g.seats)]
    if len(words) > g.seats:
        raise ValueError(f"{len(words)} places for {g.seats} seats")
    return [split(words[seat]) if seat < len(words) else [] for seat in range(g.seats)]


def split(names: Names) -> list[str]:
    return names.split() if isinstance(names, str) else list(names)


def take(rest: list[int], names: list[str]) -> list[int]:
    """Cards by name out of the box; a number is a Mercenary."""
    taken = []
    for name in names:
        full = f"mercenary_{name}" if name.isdecimal() else name
        if full not in KINDS:
            raise ValueError(f"unknown card {name!r}: one of {', '.join(KINDS)}")
        kind = KINDS.index(full)
        if not rest[kind]:
            raise ValueError(f"the box has no further {full}")
        rest[kind] -= 1
        taken.append(kind)
    return taken


def region(name: str) -> int:
    if name not in REGIONS:
        raise ValueError(f"unknown region {name!r}: one of {', '.join(REGIONS)}")
    return REGIONS.index(name)


def bits(numbers: Iterable[int]) -> int:
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask
