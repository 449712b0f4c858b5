"""Any position in words, at the start of a turn. The vocabulary is described in README.md."""

from __future__ import annotations

from typing import Any, Final, Iterable

from signoria.kernel import Noun
from signoria.kernel.scene import SceneError
from signoria.kernel.vocabulary import Entry, Vocabulary
from signoria.titles.princes.rules.decades import COURSE_TURN, Course
from signoria.titles.princes.rules.names import DECADES, FAMILY_COUNT
from signoria.titles.princes.rules.state import ALL_TILES
from signoria.titles.princes.rules.table import Table
from signoria.titles.princes.rules.turn import Turn, guard_strikes
from signoria.titles.princes.rules.verbs import CARD, CITY, EVENT, FAMILY, TILE, TROOP


def names(noun: Noun) -> dict[str, Any]:
    return {"words": noun.words, "noun": noun.name}


VOCABULARY: Final = Vocabulary(
    Entry("decade", "stage", "number", low=1, high=DECADES),
    Entry("wars", "stage", "number", high=20),
    Entry("idle", "stage", "number", high=1000),
    Entry("league_used", "stage", "flag"),
    Entry("active", "seats", "seat"),
    Entry("families", "seats", "words", **names(FAMILY)),
    Entry("pope", "seats", "seat"),
    Entry("status", "board", "number", per="city", keys=CITY.words, high=20),
    Entry("artists", "board", "words", per="city", keys=CITY.words, **names(EVENT)),
    Entry("events", "board", "words", **names(EVENT)),
    Entry("tiles", "board", "words", per="seat", **names(TILE)),
    Entry("rotated", "board", "words", **names(TILE)),
    Entry("troops", "board", "words", per="seat", **names(TROOP)),
    Entry("kept", "board", "words", per="seat", **names(EVENT)),
    Entry("hands", "hands", "words", per="seat", **names(CARD)),
    Entry("gold", "money", "number", per="seat", high=1000),
    Entry("influence", "money", "number", per="seat", high=1000),
    Entry("town", "money", "number", per="seat", high=1000),
    Entry("counters", "money", "number", per="seat", high=1000),
    Entry("deck", "piles", "words", **names(CARD)),
    Entry("played", "piles", "words", **names(CARD)),
    Entry("buried", "piles", "words", per="seat", **names(CARD)),
)
WORDS: Final = tuple(VOCABULARY.by_name)


def arrange(g: Table, words: dict[str, Any]) -> None:
    unknown = [word for word in words if word not in WORDS]
    if unknown:
        raise ValueError(f"unknown words for a scene of princes: {', '.join(unknown)}; known: {', '.join(WORDS)}")
    seat_families(g, words.get("families", ()))
    g.active = seat_number(g, words.get("active", 0))
    g.decade = place(words.get("decade", 1), "decade", 1, DECADES) - 1
    for word, purse in (("gold", g.gold), ("influence", g.influence), ("town", g.town), ("counters", g.counters)):
        for seat, amount in by_seat(g, words.get(word, {})):
            purse[seat] = place(amount, word, 0, 1000)
    for name, status in dict(words.get("status", {})).items():
        g.status[CITY.parse(name)] = place(status, "status", g.box.status_min, g.box.status_max)
    deal_troops(g, words)
    deal_tiles(g, words)
    deal_events(g, words)
    deal_cards(g, words)
    g.pope = seat_number(g, words["pope"]) if "pope" in words else -1
    g.league_used = int(bool(words.get("league_used", False)))
    g.wars = place(words.get("wars", 0), "wars", 0, 20)
    g.idle = place(words.get("idle", 0), "idle", 0, 1000)
    course = Course()
    course.pc = COURSE_TURN + 1
    g.stack = [course, Turn(1 if guard_strikes(g) else 0)]


def seat_families(g: Table, names: Iterable[str]) -> None:
    """Named families by seat; the others take free ones in order."""
    chosen = [FAMILY.parse(name) for name in names]
    if len(chosen) > g.seats or len(set(chosen)) < len(chosen):
        raise SceneError("families must be at most {most} different ones", "no-families", most=g.seats)
    chosen += [family for family in range(FAMILY_COUNT) if family not in chosen]
    g.family = chosen[: g.seats]


def deal_troops(g: Table, words: dict[str, Any]) -> None:
    for seat, names in by_seat(g, words.get("troops", {})):
        for troop in parsed(TROOP, names):
            g.troops[seat] |= 1 << troop
            g.supply[troop] -= 1
    short = [TROOP.text(troop) for troop, left in enumerate(g.supply) if left < 0]
    if short:
        raise SceneError("more {word} troops than the box holds", "scene-box", word=short[0])


def deal_tiles(g: Table, words: dict[str, Any]) -> None:
    g.free_tiles = ALL_TILES
    for seat, names in by_seat(g, words.get("tiles", {})):
        for tile in parsed(TILE, names):
            take(g.free_tiles, tile, TILE)
            g.free_tiles &= ~(1 << tile)
            g.tiles[seat] |= 1 << tile
    for tile in parsed(TILE, words.get("rotated", ())):
        g.rotated |= 1 << tile


def deal_events(g: Table, words: dict[str, Any]) -> None:
    """Events of this and earlier decades that are neither open, kept nor on a city have left the game."""
    past = 0
    for decade in range(g.decade + 1):
        past |= g.box.decade_events[decade]
    left = past
    for seat, names in by_seat(g, words.get("kept", {})):
        for event in parsed(EVENT, names):
            take(left, event, EVENT)
            left &= ~(1 << event)
            g.kept[seat] |= 1 << event
    for city, names in dict(words.get("artists", {})).items():
        for event in parsed(EVENT, names):
            take(left, event, EVENT)
            left &= ~(1 << event)
            g.artists[CITY.parse(city)] |= 1 << event
    g.open_events = left & g.box.decade_events[g.decade]
    if "events" in words:
        g.open_events = sum(1 << event for event in parsed(EVENT, words["events"]))
        if g.open_events & ~(left & g.box.decade_events[g.decade]) or not g.open_events:
            raise SceneError("events must name free events of decade {decade}", "no-events", decade=g.decade + 1)
    g.removed = left & ~g.open_events


def deal_cards(g: Table, words: dict[str, Any]) -> None:
    """Hands, discards and the next cards of the pile as named, the rest of the pile in any order."""
    rest = sorted(g.pile)
    for seat, names in by_seat(g, words.get("hands", {})):
        g.hands[seat] = sorted(pick(rest, names))
    for seat, names in by_seat(g, words.get("buried", {})):
        g.buried[seat] = pick(rest, names)
    g.played = pick(rest, words.get("played", ()))
    top = pick(rest, words.get("deck", ()))
    g.shuffle(rest)
    g.pile = rest + top[::-1]


def pick(rest: list[int], names: Iterable[str]) -> list[int]:
    picked = parsed(CARD, names)
    for card in picked:
        if card not in rest:
            raise SceneError("more {word} cards than the box holds", "scene-box", word=CARD.text(card))
        rest.remove(card)
    return picked


def take(free: int, index: int, noun: Noun) -> None:
    if not free >> index & 1:
        raise SceneError("{word} is named twice, or not yet in play", "no-twice", word=noun.text(index))


def parsed(noun: Noun, names: Iterable[str]) -> list[int]:
    if isinstance(names, str):
        raise ValueError(f"a list of {noun.name} names is wanted, got {names!r}")
    return [noun.parse(name) for name in names]


def by_seat(g: Table, value: Any) -> list[tuple[int, Any]]:
    """A dictionary by seat, or a list with one entry for each seat."""
    if isinstance(value, dict):
        return [(seat_number(g, seat), item) for seat, item in value.items()]
    if len(value) != g.seats:
        raise ValueError(f"one entry for each of the {g.seats} seats is wanted, got {value!r}")
    return list(enumerate(value))


def seat_number(g: Table, seat: Any) -> int:
    return place(seat, "seat", 0, g.seats - 1)


def place(value: Any, word: str, low: int, high: int) -> int:
    if type(value) is not int or not low <= value <= high:
        text = f"{word} must be a whole number from {low} to {high}, got {value!r}"
        raise SceneError(text).as_told("scene-number", field=word, low=low, high=high)
    return value
