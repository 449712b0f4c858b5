"""Any position of Renaissance in words; README.md lists them with examples."""

from __future__ import annotations

from typing import Any, Callable

from signoria.kernel.scene import SceneError
from signoria.kernel.vocabulary import Entry, Vocabulary
from signoria.titles.renaissance.rules.campaign import STEPS, Campaign
from signoria.titles.renaissance.rules.expansion import Expansion
from signoria.titles.renaissance.rules.names import (
    ARTIST,
    ARTISTS,
    BLUE_COUNT,
    CARD_COUNT,
    CARDS,
    CITIES,
    EMPTY_PALACE,
    FORTRESS,
    GARRISON,
    NATIONS,
    NO_PALACE,
    NOBODY,
    RAMPART,
    STANCES,
)
from signoria.titles.renaissance.rules.state import FIELDS, Italy

STAGES = {
    "placements": "place_garrisons",
    "extras": "place_extras",
    "begin": "begin_turn",
    "returns": "returns",
    "stance": "announce_stance",
    "vote": "vote",
    "deal": "deal",
    "purchases": "purchases",
    "order": "draw_order",
    "expansion": "expand",
    "phase": "fight",
    "ready": "last_words",
    "score": "score",
}


def arrange(g: Italy, words: dict[str, Any]) -> None:
    """Lay out a position; without words the game stays at its first decision."""
    unknown = [word for word in words if word not in WORDS]
    if unknown:
        raise ValueError(f"unknown words {', '.join(unknown)}: a scene of renaissance knows {', '.join(WORDS)}")
    if not words:
        return
    clear(g, words.get("stage", "phase"))
    for word, lay in WORDS.items():
        if word in words:
            lay(g, words[word])
    finish(g)
    enter(g, words.get("stage", "phase"), words.get("acts"))
    if g.stack[-1].__class__ is Campaign and any(word in words for word in IN_PHASE):
        go_on(g, words)


def clear(g: Italy, stage: str) -> None:
    """Every seat with its state, 6 ducats and no cards; start cities but for set-up scenes."""
    fresh = Italy(g.game, g.box, g.seats, g.settings)
    for name in FIELDS:
        setattr(g, name, getattr(fresh, name))
    g.turn = 0 if stage in ("placements", "extras") else 1
    g.ramparts = g.box.ramparts
    take_nations(g, [NATIONS[nation] for nation in g.box.nations])
    if stage == "placements":
        g.ramparts -= g.seats


def listed(value: Any) -> list[str]:
    return value.split() if isinstance(value, str) else list(value)


def one_of(names: tuple[str, ...], word: str, what: str) -> int:
    if word not in names:
        raise ValueError(f"unknown {what} {word!r}")
    return names.index(word)


def seat_named(g: Italy, word: str) -> int:
    nation = one_of(NATIONS, word, "nation")
    if nation not in g.nation:
        playing = ", ".join(NATIONS[each] for each in g.nation)
        text = f"{word} does not play in this scene; the nations are {playing}"
        raise SceneError(text).as_told("no-nation", word=word)
    return g.nation.index(nation)


def card_counts(words: Any) -> list[int]:
    """Cards in words: `knights condottiere*2`."""
    found = [0] * CARD_COUNT
    for word in listed(words):
        name, _, times = word.partition("*")
        found[one_of(CARDS, name, "card")] += int(times or 1)
    return found


IN_PHASE = ("attacks", "origins", "targets", "gained", "conquered")


def take_nations(g: Italy, value: Any) -> None:
    names = listed(value)
    if len(names) != g.seats:
        raise SceneError("nations must name {seats} states, got {got}", "no-nations", seats=g.seats, got=len(names))
    g.nation = [one_of(NATIONS, name, "nation") for name in names]
    for nation in g.nation:
        if nation not in g.box.plan.starts or g.nation.count(nation) > 1:
            raise SceneError("{word} cannot play here, or is named twice", "no-start", word=NATIONS[nation])


def take_order(g: Italy, value: Any) -> None:
    first = [seat_named(g, name) for name in listed(value)]
    g.order = first + [seat for seat in range(g.seats) if seat not in first]


def take_cities(g: Italy, value: dict[str, Any]) -> None:
    """`{"milan": "milano pavia:2 parma:3"}`; a state left out keeps its start cities that nobody else has."""
    named = {seat_named(g, nation): listed(cities) for nation, cities in value.items()}
    for seat in range(g.seats):
        start = g.box.plan.starts[g.nation[seat]]
        for city in [*start.cities, *start.choice[:1]]:
            g.start_cities[seat] |= 1 << city
            if seat not in named:
                g.take(seat, city)
    for seat, cities in named.items():
        for word in cities:
            name, _, level = word.partition(":")
            city = one_of(CITIES, name, "city")
            g.take(seat, city)
            g.level[city] = int(level or GARRISON)


def take_palaces(g: Italy, value: Any) -> None:
    for name in listed(value):
        g.palace[one_of(CITIES, name, "city")] = EMPTY_PALACE


def take_artists(g: Italy, value: dict[str, str]) -> None:
    for city, artist in value.items():
        token = one_of(ARTISTS, artist, "artist")
        g.palace[one_of(CITIES, city, "city")] = ARTIST + token
        g.reserve &= ~(1 << token)


def take_hands(g: Italy, value: dict[str, Any]) -> None:
    for nation, words in value.items():
        seat = seat_named(g, nation)
        g.hand[seat * CARD_COUNT : (seat + 1) * CARD_COUNT] = card_counts(words)


def take_known(g: Italy, value: dict[str, Any]) -> None:
    for nation, words in value.items():
        seat = seat_named(g, nation)
        g.known[seat * CARD_COUNT : (seat + 1) * CARD_COUNT] = card_counts(words)


def take_exhausted(g: Italy, value: dict[str, Any]) -> None:
    for nation, words in value.items():
        seat = seat_named(g, nation)
        g.exhausted[seat * BLUE_COUNT : (seat + 1) * BLUE_COUNT] = card_counts(words)[:BLUE_COUNT]


def take_deck(g: Italy, value: Any) -> None:
    """The next cards, first card first; a list that begins with `only` is the whole deck."""
    g.deck = [one_of(CARDS, name, "card") for name in listed(value) if name != "only"]
    if "only" in listed(value):
        g.deck.append(NOBODY)


def take_ducats(g: Italy, value: Any) -> None:
    if isinstance(value, int):
        g.ducats = [value] * g.seats
        return
    for nation, ducats in value.items():
        g.ducats[seat_named(g, nation)] = ducats


def take_points(g: Italy, value: dict[str, int]) -> None:
    for nation, points in value.items():
        g.province_points[seat_named(g, nation)] = points


def take_supply(g: Italy, value: dict[str, int]) -> None:
    """Fewer pieces than the box holds: `{"ramparts": 0}` counts what is left."""
    for name, left in value.items():
        if name not in ("ramparts", "castles", "palaces"):
            raise ValueError(f"unknown supply {name!r}")
        setattr(g, name, left)


def cities_of(value: Any) -> int:
    return sum(1 << city for city in {one_of(CITIES, name, "city") for name in listed(value)})


def take_pillaged(g: Italy, value: Any) -> None:
    g.pillaged = cities_of(value)


def take_exchanged(g: Italy, value: Any) -> None:
    g.exchanged = cities_of(value)


def take_turn(g: Italy, value: int) -> None:
    g.turn = value


def take_war(g: Italy, value: bool) -> None:
    g.war = int(value)


def take_stance(g: Italy, value: str) -> None:
    g.stance = one_of(STANCES, value, "stance")


def take_first(g: Italy, value: str) -> None:
    g.first = seat_named(g, value)


def seats_among(g: Italy, value: Any) -> int:
    return sum(1 << seat for seat in {seat_named(g, name) for name in listed(value)})


def take_attacked(g: Italy, value: dict[str, Any]) -> None:
    for nation, others in value.items():
        g.attacked[seat_named(g, nation)] = seats_among(g, others)


def take_married(g: Italy, value: dict[str, Any]) -> None:
    """Whom each may not attack this turn."""
    for nation, others in value.items():
        g.spouses[seat_named(g, nation)] = seats_among(g, others)


def take_sailed(g: Italy, value: dict[str, int]) -> None:
    for nation, times in value.items():
        g.sea_used[seat_named(g, nation)] = times


def take_left_from(g: Italy, value: dict[str, Any]) -> None:
    for nation, cities in value.items():
        g.left_from[seat_named(g, nation)] = cities_of(cities)


def take_banked(g: Italy, value: Any) -> None:
    g.bankers = cities_of(value)


def take_bare(g: Italy, value: Any) -> None:
    g.bare = seats_among(g, value)


def take_power_used(g: Italy, value: Any) -> None:
    g.power_used = seats_among(g, value)


def enter_later(g: Italy, value: Any) -> None:
    """The stage, who acts and what they have done in it are read at the end."""


WORDS: dict[str, Callable[[Italy, Any], None]] = {
    "nations": take_nations, "order": take_order, "cities": take_cities, "palaces": take_palaces,
    "artists": take_artists, "hands": take_hands, "known": take_known, "exhausted": take_exhausted,
    "deck": take_deck, "ducats": take_ducats, "points": take_points, "pillaged": take_pillaged,
    "exchanged": take_exchanged, "turn": take_turn, "war": take_war, "stance": take_stance, "first": take_first,
    "supply": take_supply, "attacked": take_attacked, "married": take_married, "sailed": take_sailed,
    "left_from": take_left_from, "banked": take_banked, "bare": take_bare, "power_used": take_power_used,
    "stage": enter_later, "acts": enter_later, "attacks": enter_later, "origins": enter_later,
    "targets": enter_later, "gained": enter_later, "conquered": enter_later,
}  # fmt: skip


POWERS: dict[str, Any] = {"words": NATIONS, "noun": "nation"}
PLACES: dict[str, Any] = {"words": CITIES, "noun": "city"}
DEALT: dict[str, Any] = {"words": CARDS, "noun": "card"}
BY_NATION: dict[str, Any] = {"per": "nation", "keys": NATIONS}


def usual(seats: int) -> dict[str, Any]:
    """In the order in which the seats are given their states when nothing else is said."""
    nations = ("milan", "rome", "venice", "florence", "naples", "genoa")[:seats]
    return {"nations": list(nations), "stage": "phase", "acts": "milan"}


VOCABULARY = Vocabulary(
    Entry("stage", "stage", "word", words=[stage for stage in STAGES if stage != "extras"]),
    Entry("turn", "stage", "number", low=1, high=12),
    Entry("war", "stage", "flag"),
    Entry("stance", "stage", "word", words=STANCES, noun="stance"),
    Entry("nations", "seats", "words", high=6, **POWERS),
    Entry("order", "seats", "words", high=6, **POWERS),
    Entry("acts", "seats", "word", **POWERS),
    Entry("first", "seats", "word", **POWERS),
    Entry("attacks", "seats", "number", high=60),
    Entry("attacked", "seats", "words", high=6, **BY_NATION, **POWERS),
    Entry("married", "seats", "words", high=6, **BY_NATION, **POWERS),
    Entry("sailed", "seats", "number", high=60, **BY_NATION),
    Entry("power_used", "seats", "words", high=6, **POWERS),
    Entry("bare", "seats", "words", high=6, **POWERS),
    Entry("cities", "board", "levels", low=1, high=3, **BY_NATION, **PLACES),
    Entry("palaces", "board", "words", **PLACES),
    Entry("artists", "board", "word", per="city", keys=CITIES, words=ARTISTS, noun="artist"),
    Entry("pillaged", "board", "words", **PLACES),
    Entry("exchanged", "board", "words", **PLACES),
    Entry("banked", "board", "words", **PLACES),
    Entry("left_from", "board", "words", **BY_NATION, **PLACES),
    Entry("origins", "board", "words", **PLACES),
    Entry("targets", "board", "words", **PLACES),
    Entry("gained", "board", "words", **PLACES),
    Entry("conquered", "board", "words", **PLACES),
    Entry("hands", "hands", "words", **BY_NATION, **DEALT),
    Entry("known", "hands", "words", **BY_NATION, **DEALT),
    Entry("exhausted", "hands", "words", **BY_NATION, words=CARDS[:BLUE_COUNT], noun="card"),
    Entry("ducats", "money", "number", high=300, **BY_NATION),
    Entry("points", "money", "number", high=300, **BY_NATION),
    Entry("deck", "piles", "words", words=("only", *CARDS), noun=""),
    Entry("supply", "piles", "counts", words=("ramparts", "castles", "palaces"), high=99),
    start=usual,
)


def finish(g: Italy) -> None:
    """Whatever is left over: start cities, supplies, the rest of the deck."""
    if g.turn and not any(g.held):
        take_cities(g, {})
    for seat in range(g.seats):
        g.hand_size[seat] = sum(g.hand[seat * CARD_COUNT : (seat + 1) * CARD_COUNT])
        g.known_size[seat] = sum(g.known[seat * CARD_COUNT : (seat + 1) * CARD_COUNT])
    g.ramparts -= sum(1 for level in g.level if level >= RAMPART)
    g.castles -= g.level.count(FORTRESS)
    g.palaces -= sum(1 for palace in g.palace if palace != NO_PALACE)
    fill_deck(g)
    if g.first < 0:
        g.first = g.order[0]


def fill_deck(g: Italy) -> None:
    whole = NOBODY not in g.deck
    wanted = [card for card in g.deck if card >= 0]
    left = g.box.counts[:]
    for place, count in enumerate(g.hand):
        left[place % CARD_COUNT] -= count
    for place, count in enumerate(g.exhausted):
        left[place % BLUE_COUNT] -= count
    for card in wanted:
        left[card] -= 1
    if min(left) < 0:
        raise SceneError("more {word} than the box holds", "scene-box", word=CARDS[left.index(min(left))])
    rest = [card for card in range(CARD_COUNT) for _ in range(left[card])]
    g.discard = [0] * CARD_COUNT if whole else left
    g.shuffle(rest)
    g.deck = (rest if whole else []) + wanted[::-1]


def enter(g: Italy, stage: str, acts: Any) -> None:
    if stage not in STAGES:
        raise ValueError(f"unknown stage {stage!r}: one of {', '.join(STAGES)}")
    campaign = Campaign()
    campaign.pc = [step.__name__ for step in STEPS].index(STAGES[stage])
    place = g.order.index(seat_named(g, acts)) if acts else 0
    g.stack = [campaign]
    if stage in ("vote", "deal", "begin", "returns", "stance", "placements", "extras"):
        g.discard = g.box.counts[:]
        g.hand = [0] * (g.seats * CARD_COUNT)
        g.hand_size = [0] * g.seats
        g.deck = []
    if stage == "expansion":
        campaign.pc += 1
        expansion = Expansion()
        expansion.pc = place
        g.stack.append(expansion)
    elif stage in ("purchases", "phase"):
        campaign.place = place
    elif stage == "begin":
        g.turn -= 1


def go_on(g: Italy, words: dict[str, Any]) -> None:
    """In the midst of a phase: what its state has done in it already."""
    if words.get("stage", "phase") != "phase":
        raise SceneError("only in a phase something has been done in it", "no-phase")
    campaign = g.stack[-1]
    assert isinstance(campaign, Campaign)
    campaign.fight(g)
    g.attacks = words.get("attacks", 0)
    g.origins, g.targets = cities_of(words.get("origins", "")), cities_of(words.get("targets", ""))
    g.gained, g.conquered = cities_of(words.get("gained", "")), cities_of(words.get("conquered", ""))
