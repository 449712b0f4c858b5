"""Positions of Condottiere in words, for `signoria.testing.scene`. The vocabulary is in README.md."""

from __future__ import annotations

from typing import Any, Iterable, Union

from signoria.kernel import State
from signoria.kernel.scene import SceneError
from signoria.kernel.vocabulary import Entry, Vocabulary
from signoria.titles.condottiere.rules.battle import Battle
from signoria.titles.condottiere.rules.campaign import CAMPAIGN_STEPS, Campaign, ChooseRegion
from signoria.titles.condottiere.rules.match import MATCH_STEPS, Match
from signoria.titles.condottiere.rules.names import KIND_COUNT, KINDS, NOWHERE, REGIONS
from signoria.titles.condottiere.rules.state import Condottiere

FIGHTING = ("fight", "compare", "clear_lines", "retreat", "end_round", "deal_round")  # a battle follows, or is on
CHOOSING = ("choose_first_region", "draw", "choose_region")
STAGES = (*(step.__name__ for step in CAMPAIGN_STEPS), "final_battle", "final_fight")
Names = Union[str, Iterable[str]]
CARDS: dict[str, Any] = {"words": KINDS, "noun": "card", "prefix": "mercenary_"}
PLACES: dict[str, Any] = {"words": REGIONS, "noun": "region"}

VOCABULARY = Vocabulary(
    Entry("stage", "stage", "word", words=STAGES),
    Entry("contested", "board", "word", **PLACES),
    Entry("pope", "board", "word", **PLACES),
    Entry("realms", "board", "words", per="seat", **PLACES),
    Entry("hands", "hands", "words", per="seat", **CARDS),
    Entry("lines", "hands", "words", per="seat", **CARDS),
    Entry("face_down", "hands", "seats"),
    Entry("laid_aside", "hands", "words", per="seat", **CARDS),
    Entry("holder", "seats", "seat"),
    Entry("turn", "seats", "seat"),
    Entry("passed", "seats", "seats"),
    Entry("played", "seats", "seats"),
    Entry("finalists", "seats", "seats"),
    Entry("points", "money", "number", per="seat", high=200),
    Entry("battles", "stage", "number", low=1, high=200),
    Entry("cardless", "stage", "number", high=6),
    Entry("games", "stage", "number", low=1, high=50),
    Entry("discards", "piles", "words", **CARDS),
    Entry("deck", "piles", "words", **CARDS),
    start=lambda seats: {
        "contested": "parma",
        "hands": {seat: ["mercenary_1", "mercenary_3"] for seat in range(seats)},
    },
)
WORDS = tuple(VOCABULARY.by_name)


def arrange(state: State, words: dict[str, Any]) -> None:
    assert isinstance(state, Condottiere)
    g = state
    for word in words:
        if word not in WORDS:
            raise ValueError(f"unknown word {word!r} in a condottiere scene: one of {', '.join(WORDS)}")
    place_tokens(g, words)
    place_cards(g, words)
    check(g, words)
    begin_stage(g, words)


def check(g: Condottiere, words: dict[str, Any]) -> None:
    """What lies on the table must be able to lie there."""
    for region in range(len(REGIONS)):
        if sum(realm >> region & 1 for realm in g.realms) > 1:
            raise SceneError("{place} has two owners", "no-two-owners", place=REGIONS[region])
    bare = [seat for seat in range(g.seats) if g.down >> seat & 1 and not g.lines[seat]]
    if bare:
        raise SceneError("seat {seat} has played no card that could lie face down", "no-face-down", seat=bare[0])
    stage = words.get("stage", "fight")
    if stage in ("final_battle", "final_fight") and g.finalists.bit_count() < 2:
        raise SceneError("a final battle needs two finalists: finalists=[0, 1]", "no-finalists")
    passed = words.get("passed", ())
    if stage == "fight" and words.get("turn", -1) in passed:
        raise SceneError("it cannot be the turn of somebody who has passed", "no-turn-passed")
    if stage == "fight" and len(set(passed)) >= g.seats:
        raise SceneError("somebody must not have passed yet", "no-fighter")
    if stage in FIGHTING and g.contested == NOWHERE:
        raise SceneError("a battle needs a contested region: contested='parma'", "no-contested")
    if stage in CHOOSING and not ChooseRegion().legal(g, g.holder):
        raise SceneError("no region is left to fight for", "no-region-left")


def place_tokens(g: Condottiere, words: dict[str, Any]) -> None:
    g.realms = [bits(region(name) for name in names) for names in per_seat(g, words.get("realms"))]
    g.pope = region(words["pope"]) if words.get("pope") else NOWHERE
    g.contested = region(words["contested"]) if words.get("contested") else NOWHERE
    g.holder = g.first_holder = words.get("holder", 0)
    g.battles, g.cardless, g.games = words.get("battles", 1), words.get("cardless", 0), words.get("games", 1)
    points = words.get("points", {})
    g.region_points = [0] * g.seats
    for seat, gained in points.items() if isinstance(points, dict) else enumerate(points):
        g.region_points[seat] = gained
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
            raise SceneError("the box has no further {word}", "scene-box", word=full)
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
