"""Any position in words, for tests and lessons; README.md lists the vocabulary."""

from __future__ import annotations

from typing import Any, Callable, Iterable, Union

from signoria.kernel.scene import SceneError
from signoria.kernel.vocabulary import Entry, Vocabulary
from signoria.titles.il_principe.rules.action import Actions
from signoria.titles.il_principe.rules.group import Groups, order_of
from signoria.titles.il_principe.rules.names import (
    ACTIONS,
    APPOINTMENTS,
    AUCTIONS,
    CITIES,
    COLOR_COUNT,
    COLORS,
    FAMILIES,
    INCOME,
    NOBODY,
    REGION_COUNT,
    REGIONS,
    ROLE_COUNT,
    ROLES,
)
from signoria.titles.il_principe.rules.role import Appointments
from signoria.titles.il_principe.rules.round import ACT_STEP, APPOINT_STEP, AUCTION_STEP, OFFER_STEP, Round
from signoria.titles.il_principe.rules.state import Principe
from signoria.titles.il_principe.rules.verbs import OFFERS

BySeat = Union[dict[int, Any], Iterable[Any]]


def arrange(g: Principe, words: dict[str, Any]) -> None:
    """Lay out the table as the words say; cards named come from the pile, cards replaced go back."""
    unknown = [word for word in words if word not in PLACERS]
    if unknown:
        raise ValueError(f"unknown words {', '.join(unknown)}: known are {', '.join(PLACERS)}")
    for word, place in PLACERS.items():
        if word in words:
            place(g, words[word])


def by_seat(g: Principe, value: BySeat) -> list[tuple[int, Any]]:
    pairs = list(value.items()) if isinstance(value, dict) else list(enumerate(value))
    for seat, _ in pairs:
        if not (isinstance(seat, int) and 0 <= seat < g.seats):
            raise ValueError(f"seats are 0 to {g.seats - 1}, got {seat!r}")
    return pairs


Names = Union[str, Iterable[str]]


def tokens(names: Names) -> list[str]:
    return names.replace(",", " ").split() if isinstance(names, str) else list(names)


def counts(text: Names, words: tuple[str, ...], prefix: str = "") -> list[int]:
    """ "2 green red" -> how many of each word; a number counts the word after it."""
    found = [0] * len(words)
    number = 1
    for token in tokens(text):
        if token.isdecimal():
            number = int(token)
            continue
        name = token if token in words else prefix + token
        if name not in words:
            raise ValueError(f"unknown word {token!r} in {text!r}: one of {', '.join(words)}")
        found[words.index(name)] += number
        number = 1
    return found


def listed(text: Names, words: tuple[str, ...]) -> list[int]:
    names = tokens(text)
    for name in names:
        if name not in words:
            raise ValueError(f"unknown word {name!r} in {text!r}: one of {', '.join(words)}")
    return [words.index(name) for name in names]


# -- cards


def swap(g: Principe, place: list[int], at: int, text: Names) -> None:
    """Put the five counts at `place[at:]` back into the pile, take the named cards out of it, shuffle the rest."""
    for color in range(COLOR_COUNT):
        g.pile += [color] * place[at + color]
        place[at + color] = 0
    for color, count in enumerate(counts(text, COLORS)):
        for _ in range(count):
            if color not in g.pile:
                raise SceneError("there are not enough {word} cards", "scene-box", word=COLORS[color])
            g.pile.remove(color)
        place[at + color] = count
    g.shuffle(g.pile)


def place_hands(g: Principe, value: BySeat) -> None:
    for seat, text in by_seat(g, value):
        swap(g, g.hand, seat * COLOR_COUNT, text)
        g.known[seat * COLOR_COUNT : (seat + 1) * COLOR_COUNT] = [0] * COLOR_COUNT


def place_up(g: Principe, value: BySeat) -> None:
    for seat, text in by_seat(g, value):
        swap(g, g.up, seat * COLOR_COUNT, text)


def place_down(g: Principe, value: BySeat) -> None:
    for seat, text in by_seat(g, value):
        swap(g, g.down, seat * COLOR_COUNT, text)


def place_known(g: Principe, value: BySeat) -> None:
    for seat, text in by_seat(g, value):
        at = seat * COLOR_COUNT
        known = counts(text, COLORS)
        if any(known[color] > g.hand[at + color] for color in range(COLOR_COUNT)):
            raise SceneError("seat {seat} does not hold all the cards that are known", "no-known", seat=seat)
        g.known[at : at + COLOR_COUNT] = known


def place_pool(g: Principe, text: Names) -> None:
    swap(g, g.pool, 0, text)


def place_offers(g: Principe, value: BySeat) -> None:
    """What each has given to the pool; the pool itself is said by `pool`."""
    for seat, text in by_seat(g, value):
        given = tuple(color for color, count in enumerate(counts(text, COLORS)) for _ in range(count))
        most = g.box.offer[g.seats]
        if given and len(given) != most:
            raise SceneError("an offer has {most} cards, got {got}", "no-offer", most=most, got=len(given))
        g.offers[seat] = OFFERS.index(given) if given else NOBODY


def place_discard(g: Principe, text: Names) -> None:
    swap(g, g.discard, 0, text)


def place_pile(g: Principe, size: int) -> None:
    """Only this many cards stay; the others join the discard."""
    if not 0 <= size <= len(g.pile):
        text = "the pile holds {most} cards, cannot keep {size}"
        raise SceneError(text, "no-pile", most=len(g.pile), size=size)
    while len(g.pile) > size:
        g.discard[g.pile.pop(0)] += 1


def place_deck(g: Principe, text: Names) -> None:
    """The next cards of the pile, the first named on top."""
    top = listed(text, COLORS)
    for color in top:
        if color not in g.pile:
            raise SceneError("there are not enough {word} cards for the deck", "scene-box", word=COLORS[color])
        g.pile.remove(color)
    g.pile += reversed(top)


# -- cities, shields, roles, figures


def take_city(g: Principe, city: int) -> None:
    for place in (g.display, g.city_pile, g.removed):
        if city in place:
            place.remove(city)
    g.builder[city] = NOBODY


def place_built(g: Principe, value: BySeat) -> None:
    for seat, text in by_seat(g, value):
        for city in listed(text, CITIES):
            take_city(g, city)
            g.builder[city] = seat


def place_cities(g: Principe, text: Names) -> None:
    """Exactly these lie face up; the others are shuffled."""
    named = listed(text, CITIES)
    g.city_pile += [city for city in g.display if city not in named]
    for city in named:
        take_city(g, city)
    g.display = named
    g.shuffle(g.city_pile)


def place_city_deck(g: Principe, text: Names) -> None:
    """The next cities to be turned up, the first named on top."""
    named = listed(text, CITIES)
    for city in named:
        if city in g.display or g.builder[city] != NOBODY:
            raise SceneError("{city} is not face down", "no-face-down", city=CITIES[city])
        take_city(g, city)
    g.city_pile += reversed(named)


def place_city_pile(g: Principe, size: int) -> None:
    """So many cities are still to come; the others have left the game."""
    if not 0 <= size <= len(g.city_pile) + len(g.removed):
        most = len(g.city_pile) + len(g.removed)
        raise SceneError("{most} cities are left, {size} cannot be to come", "no-city-pile", most=most, size=size)
    while len(g.city_pile) > size:
        g.removed.append(g.city_pile.pop(0))
    while len(g.city_pile) < size:
        g.city_pile.insert(0, g.removed.pop())


def place_families(g: Principe, names: Names) -> None:
    chosen = listed(names, FAMILIES)
    if len(chosen) != g.seats or len(set(chosen)) < len(chosen):
        raise SceneError("families must be {seats} different ones", "no-families", seats=g.seats)
    g.family = chosen


def place_shields(g: Principe, value: BySeat) -> None:
    for seat, text in by_seat(g, value):
        at = seat * REGION_COUNT
        placed = counts(text, REGIONS, "reg_")
        total = g.box.map_shields[g.edition]
        if sum(placed) > total:
            text = "seat {seat} has {most} shields, cannot place {got}"
            raise SceneError(text, "no-shields", seat=seat, most=total, got=sum(placed))
        g.shields[at : at + REGION_COUNT] = placed
        g.supply[seat] = total - sum(placed)


def place_roles(g: Principe, holders: dict[str, int]) -> None:
    g.role = [NOBODY] * ROLE_COUNT
    for name, seat in holders.items():
        g.role[listed(name, ROLES)[0]] = seat


def place_money(g: Principe, value: BySeat) -> None:
    for seat, amount in by_seat(g, value):
        g.money[seat] = amount


def place_scores(g: Principe, value: BySeat) -> None:
    for seat, points in by_seat(g, value):
        g.from_cities[seat], g.from_builds[seat], g.from_powers[seat] = points, 0, 0


def place_marker(g: Principe, seat: int) -> None:
    g.marker = seat


def place_round(g: Principe, number: int) -> None:
    g.round = number


def place_last(g: Principe, last: bool) -> None:
    g.last = 1 if last else 0


def place_phase(g: Principe, name: str) -> None:
    """Where the game goes on: round, offers, auctions, actions or roles."""
    if name not in PHASE_FRAMES:
        raise ValueError(f"unknown phase {name!r}: one of {', '.join(PHASE_FRAMES)}")
    phase, step = PHASE_FRAMES[name]
    top = Round()
    top.pc = step
    g.phase = phase
    g.stack = [top]
    if phase == AUCTIONS:
        g.stack.append(Groups(order_of(g.pool)))
    elif phase == ACTIONS:
        g.stack.append(Actions())
    elif phase == APPOINTMENTS:
        g.stack.append(Appointments())


PHASE_FRAMES: dict[str, tuple[int, int]] = {
    "round": (INCOME, 0),
    "offers": (INCOME, OFFER_STEP),
    "auctions": (AUCTIONS, AUCTION_STEP + 1),
    "actions": (ACTIONS, ACT_STEP + 1),
    "roles": (APPOINTMENTS, APPOINT_STEP + 1),
}

# in the order in which the words take effect
PLACERS: dict[str, Callable[[Principe, Any], None]] = {
    "hands": place_hands,
    "up": place_up,
    "down": place_down,
    "pool": place_pool,
    "offers": place_offers,
    "discard": place_discard,
    "known": place_known,
    "deck": place_deck,
    "pile": place_pile,
    "built": place_built,
    "cities": place_cities,
    "city_deck": place_city_deck,
    "city_pile": place_city_pile,
    "families": place_families,
    "shields": place_shields,
    "roles": place_roles,
    "money": place_money,
    "scores": place_scores,
    "marker": place_marker,
    "round": place_round,
    "last": place_last,
    "phase": place_phase,
}

HELD: dict[str, Any] = {"words": COLORS, "noun": "color"}
TOWNS: dict[str, Any] = {"words": CITIES, "noun": "city"}

VOCABULARY = Vocabulary(
    Entry("phase", "stage", "word", words=PHASE_FRAMES),
    Entry("round", "stage", "number", low=1, high=60),
    Entry("last", "stage", "flag"),
    Entry("marker", "seats", "seat"),
    Entry("families", "seats", "words", high=5, words=FAMILIES, noun="family"),
    Entry("roles", "seats", "seat", per="role", keys=ROLES),
    Entry("hands", "hands", "words", per="seat", **HELD),
    Entry("known", "hands", "words", per="seat", **HELD),
    Entry("up", "hands", "words", per="seat", **HELD),
    Entry("down", "hands", "words", per="seat", **HELD),
    Entry("built", "board", "words", per="seat", **TOWNS),
    Entry("shields", "board", "words", per="seat", words=REGIONS, noun="region", prefix="reg_"),
    Entry("cities", "board", "words", high=12, **TOWNS),
    Entry("pool", "board", "words", **HELD),
    Entry("offers", "board", "words", per="seat", high=3, **HELD),
    Entry("money", "money", "number", per="seat", high=500),
    Entry("scores", "money", "number", per="seat", high=500),
    Entry("discard", "piles", "words", **HELD),
    Entry("deck", "piles", "words", **HELD),
    Entry("pile", "piles", "number", high=120),
    Entry("city_deck", "piles", "words", **TOWNS),
    Entry("city_pile", "piles", "number", high=20),
    start=lambda seats: {"phase": "round", "round": 2},
)
