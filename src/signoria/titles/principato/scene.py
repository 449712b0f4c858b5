"""Any position of Principato in words, for tests and lessons; see README.md."""

from __future__ import annotations

from typing import Any, Iterable

from signoria.kernel.scene import SceneError
from signoria.kernel.vocabulary import Entry, Vocabulary
from signoria.titles.principato.rules.military import Scoring
from signoria.titles.principato.rules.names import (
    CUBES,
    DESIGN_COUNT,
    DESIGNS,
    KIND_MASK,
    KINDS,
    MILITARY_SCORING,
    OBJECTIVES,
    POOL_OF,
    POOLS,
    POST_COUNT,
    POST_CUBE,
    POSTS,
    TOKEN_KINDS,
    TOKENS,
    YEARS,
    card_of,
    deck_of,
)
from signoria.titles.principato.rules.state import ENDLESS, Principato
from signoria.titles.principato.rules.turn import Turn
from signoria.titles.principato.rules.year import ADVANCE, CLOSE, REFILL, Year

SCORINGS = ("extra", "year")
BACKS = ("start", *(f"year_{year}" for year in range(1, YEARS + 1)))
CARDS: dict[str, Any] = {"words": KINDS, "noun": "kind"}

VOCABULARY = Vocabulary(
    Entry("year", "stage", "number", low=1, high=YEARS),
    Entry("actions", "stage", "number", low=1, high=9),
    Entry("scoring", "stage", "word", words=SCORINGS),
    Entry("first", "seats", "seat"),
    Entry("turn", "seats", "seat"),
    Entry("hands", "hands", "words", per="seat", high=2, **CARDS),
    Entry("objectives", "hands", "words", per="seat", high=2, words=OBJECTIVES, noun="objective"),
    Entry("display", "board", "words", high=9, **CARDS),
    Entry("backs", "board", "words", high=9, words=BACKS),
    Entry("tokens", "board", "counts", per="seat", words=TOKENS, noun="token", high=99),
    Entry("stored", "board", "counts", per="seat", words=CUBES, noun="cube", high=99),
    Entry("posted", "board", "counts", per="seat", words=POSTS, noun="post", high=99),
    Entry("culture", "board", "words", per="seat", words=DESIGNS, noun="design"),
    Entry("military", "money", "number", per="seat", high=999),
    Entry("deck", "piles", "words", **CARDS),
    Entry("pile", "piles", "words", **CARDS),
    Entry("next_deck", "piles", "words", **CARDS),
    Entry("reserve", "piles", "counts", words=(*CUBES, *POOLS, *DESIGNS), high=200),
)
WORDS = tuple(VOCABULARY.by_name)


def arrange(g: Principato, words: dict[str, Any]) -> None:
    """Lay the table as the words say; whatever they leave open stays as after the set-up."""
    unknown = sorted(set(words) - set(WORDS))
    if unknown:
        raise ValueError(f"unknown words {', '.join(unknown)} for principato; known: {', '.join(WORDS)}")
    g.first = _seat(g, words.get("first", g.first))
    g.active = _seat(g, words.get("turn", g.first))
    g.year = _whole(words.get("year", 1), "year", 1, YEARS)
    if any(word in words for word in ("year", "display", "hands", "deck", "pile", "next_deck")):
        _lay_cards(g, words)
    _lay_objectives(g, words.get("objectives", {}))
    _lay_principalities(g, words)
    for seat, points in words.get("military", {}).items():
        g.military[_seat(g, seat)] = _whole(points, "military", 0, 999)
    for name, count in words.get("reserve", {}).items():
        _set_reserve(g, name, count)
    _begin(g, words)


def _begin(g: Principato, words: dict[str, Any]) -> None:
    year = Year()
    g.stack = [year]
    scoring = words.get("scoring")
    if scoring is None:
        year.pc = ADVANCE
        g.push(Turn(g.active, _whole(words.get("actions", g.box.actions), "actions", 1, 9)))
        return
    if scoring not in SCORINGS:
        raise ValueError(f"scoring must be one of {', '.join(SCORINGS)}, got {scoring!r}")
    year.pc = CLOSE if scoring == "year" else REFILL
    if scoring == "year":
        g.gone += g.pile
        g.pile = []
    g.gone.append(g.display.pop(0))
    g.push(Scoring(int(scoring == "year" and g.year == YEARS)))


def _lay_cards(g: Principato, words: dict[str, Any]) -> None:
    """Named cards first, then the pile and decks of what is left; all else is out of the game."""
    years = [g.box.decks[year][g.seats] for year in range(1, YEARS + 1)]
    supply = _Supply([*g.box.first_start, *g.box.second_start, *(card for deck in years for card in deck)], g.year)
    old_hands, old_display = g.hands[:], g.display[:]
    wanted = words.get("display")
    if wanted is not None and len(wanted) != g.box.row[g.seats]:
        text, size = "the display is {size} cards with this number of seats, got {got}", g.box.row[g.seats]
        raise SceneError(text, "no-display", size=size, got=len(wanted))
    row = _with_backs(supply, wanted, words["backs"]) if wanted and words.get("backs") else []
    named_hands = {_seat(g, seat): cards for seat, cards in words.get("hands", {}).items()}
    for seat, cards in named_hands.items():
        if len(cards) != 2:
            raise SceneError("a hand is two cards, got {got}", "no-hand", got=len(cards))
        g.hands[seat * 2 : seat * 2 + 2] = supply.take(cards, oldest_first=True)
    coming = supply.take(words.get("pile", words.get("deck", [])), g.year)
    following = supply.take(words.get("next_deck", []), g.year + 1) if "next_deck" in words else []
    if wanted is not None:
        g.display = row or supply.take(wanted)
    for seat in range(g.seats):
        if seat not in named_hands:
            g.hands[seat * 2 : seat * 2 + 2] = supply.keep(old_hands[seat * 2 : seat * 2 + 2])
    if wanted is None:
        g.display = supply.keep(old_display)
    rest = [] if "pile" in words else supply.rest(g.year)
    g.shuffle(rest)
    g.pile = rest + coming[::-1]
    g.waiting_decks = [_waiting_deck(g, supply, year, following) for year in range(g.year + 1, YEARS + 1)]
    g.gone = supply.cards


def _with_backs(supply: _Supply, wanted: list[str], backs: list[str]) -> list[int]:
    if len(backs) != len(wanted):
        text = "the display is {size} cards with this number of seats, got {got}"
        raise SceneError(text, "no-display", size=len(wanted), got=len(backs))
    return [supply.take_one(name, [BACKS.index(back)]) for name, back in zip(wanted, backs)]


def _waiting_deck(g: Principato, supply: _Supply, year: int, following: list[int]) -> list[int]:
    rest = supply.rest(year)
    g.shuffle(rest)
    return rest + following[::-1] if year == g.year + 1 else rest


class _Supply:
    """All cards of the game, from which the scene takes what it names."""

    def __init__(self, cards: list[int], year: int) -> None:
        self.cards = sorted(cards)
        self.year = year

    def take(self, names: Iterable[str], deck: int = -1, oldest_first: bool = False) -> list[int]:
        past = range(self.year + 1) if oldest_first else range(self.year, -1, -1)
        backs = [deck] if deck >= 0 else [*past, *range(self.year + 1, YEARS + 1)]
        return [self.take_one(name, backs) for name in names]

    def take_one(self, name: str, backs: list[int]) -> int:
        if name not in KINDS:
            raise ValueError(f"unknown card {name!r}; one of {', '.join(KINDS)}")
        kind = KINDS.index(name)
        for back in backs:
            card = card_of(back, kind)
            if card in self.cards:
                self.cards.remove(card)
                return card
        if len(backs) == 1:
            raise SceneError("the deck of year {year} has no further card {word}", "no-card", year=backs[0], word=name)
        raise SceneError("the game has no further card {word}", "scene-box", word=name)

    def keep(self, cards: list[int]) -> list[int]:
        """The cards that lay there, or others where the scene took them away."""
        return [self.keep_one(card) for card in cards]

    def keep_one(self, card: int) -> int:
        if card in self.cards:
            self.cards.remove(card)
            return card
        for other in self.cards:
            if other & KIND_MASK != MILITARY_SCORING:
                self.cards.remove(other)
                return other
        raise SceneError("the scene names more cards than the game has", "no-cards")

    def rest(self, deck: int) -> list[int]:
        found = [card for card in self.cards if deck_of(card) == deck]
        self.cards = [card for card in self.cards if deck_of(card) != deck]
        return found


def _lay_objectives(g: Principato, named: dict[int, list[str]]) -> None:
    for seat, names in named.items():
        for name in names:
            if name not in OBJECTIVES:
                raise ValueError(f"unknown objective {name!r}; one of {', '.join(OBJECTIVES)}")
            _give_objective(g, _seat(g, seat), OBJECTIVES.index(name))


def _give_objective(g: Principato, seat: int, objective: int) -> None:
    """The wanted card trades places with the seat's own of the same back."""
    place = seat * 2 + objective // 4
    own = g.objectives[place]
    if objective in g.objectives:
        g.objectives[g.objectives.index(objective)] = own
    else:
        g.spare[g.spare.index(objective)] = own
        g.spare.sort()
    g.objectives[place] = objective


def _lay_principalities(g: Principato, words: dict[str, Any]) -> None:
    for seat, counts in words.get("tokens", {}).items():
        for name, count in counts.items():
            place = _seat(g, seat) * TOKEN_KINDS + _index(TOKENS, name, "token")
            pool = POOL_OF[place % TOKEN_KINDS]
            _move(g.owned, place, g.pools, pool, count, name)
    for seat, counts in words.get("stored", {}).items():
        for name, count in counts.items():
            cube = _index(CUBES, name, "cube")
            _move(g.stored, _seat(g, seat) * 3 + cube, g.cubes, cube, count, name)
    for seat, counts in words.get("posted", {}).items():
        for name, count in counts.items():
            post = _index(POSTS, name, "post")
            _move(g.posted, _seat(g, seat) * POST_COUNT + post, g.cubes, POST_CUBE[post], count, name)
    for seat, names in words.get("culture", {}).items():
        for name in names:
            place = _seat(g, seat) * DESIGN_COUNT + _index(DESIGNS, name, "design")
            _move(g.culture, place, g.designs, place % DESIGN_COUNT, g.culture[place] + 1, name)
    _check_places(g)


def _check_places(g: Principato) -> None:
    for seat in range(g.seats):
        fits = g.room(seat, 0) >= 0 and g.room(seat, 1) >= 0 and g.stored[seat * 3 + 2] <= g.box.church_holds
        if not fits:
            text = "seat {seat} stores more cubes than its farms, banks and church hold"
            raise SceneError(text, "no-storing", seat=seat)
        if g.unsupplied(seat, 0) < 0 or g.unsupplied(seat, 1) < 0:
            raise SceneError("seat {seat} has more cubes posted than troops", "no-posting", seat=seat)


def _set_reserve(g: Principato, name: str, count: int) -> None:
    """A stock as if the rest lay elsewhere: pieces are not conserved then."""
    _whole(count, f"reserve {name}", 0, ENDLESS)
    for names, stock in ((CUBES, g.cubes), (POOLS, g.pools), (DESIGNS, g.designs)):
        if name in names:
            stock[names.index(name)] = count
            return
    raise ValueError(f"unknown stock {name!r}; one of {', '.join((*CUBES, *POOLS, *DESIGNS))}")


def _move(to: list[int], place: int, stock: list[int], source: int, count: int, name: str) -> None:
    _whole(count, name, 0, 999)
    stock[source] -= count - to[place]
    to[place] = count
    if stock[source] < 0:
        raise SceneError("the reserve has too few for {count} {word}", "scene-box", count=count, word=name)


def _index(names: tuple[str, ...], name: str, noun: str) -> int:
    if name not in names:
        raise ValueError(f"unknown {noun} {name!r}; one of {', '.join(names)}")
    return names.index(name)


def _seat(g: Principato, seat: Any) -> int:
    return _whole(seat, "a seat", 0, g.seats - 1)


def _whole(value: Any, what: str, low: int, high: int) -> int:
    if type(value) is not int or not low <= value <= high:
        raise ValueError(f"{what} must be a whole number from {low} to {high}, got {value!r}")
    return value
