"""The titles as the lobby shows them: metadata, words, rules, bots, promises."""

from __future__ import annotations

import warnings
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Optional

from signoria import bots
from signoria.bots.characters import TEMPERED_LEVELS, characters_for
from signoria.kernel import Game, Option, Pack, SeatOption, Verb
from signoria.kernel.title import language_of
from signoria.lessons import course_of
from signoria.server.matters import described
from signoria.server.prospects import aims
from signoria.server.protocol import (
    BidsInfo,
    EditionInfo,
    GameInfo,
    MessageInfo,
    NounInfo,
    OptionInfo,
    OptionValue,
    PactTemplateInfo,
    VerbInfo,
)
from signoria.titles import game, games, own, register
from signoria.titles import title as find
from signoria.words import HERE as COMMON_WORDS
from signoria.words import LANGUAGES

SERVER_WORDS = Path(__file__).parent / "words"


def load_titles(places: tuple[str, ...]) -> tuple[Game, ...]:
    """Every title of the shelf, and further ones named as `package.module:TITLE`."""
    for place in places:
        module, _, name = place.partition(":")
        try:
            register(getattr(import_module(module), name or "TITLE"))
        except (ImportError, AttributeError, ValueError) as error:
            raise ValueError(f"title {place!r} cannot be loaded: {error}") from None
    return tuple(games())


def playable(title: Game) -> bool:
    """Whether it can be shown and begun: one broken title must not close the house to the others."""
    try:
        describe(title)
        title.start(seed=0)
    except Exception as error:  # a title may come from another package and fail in any way
        warnings.warn(f"title {title.id!r} cannot be played and is left out: {error!r}", stacklevel=2)
        return False
    return True


def find_title(id: str, known: tuple[Game, ...]) -> Optional[Game]:
    return next((title for title in known if title.id == id), None)


@cache
def bot_levels(id: str) -> tuple[str, ...]:
    """The levels that exist for a title, the weakest first."""
    return bots.levels_for(id)


@cache
def bots_offered(id: str) -> tuple[str, ...]:
    """Every bot that may be given a seat: the levels, the adaptive one, and each level with each character."""
    tempered = [
        f"{level}/{name}" for level in bots.levels_for(id) if level in TEMPERED_LEVELS for name in characters(id)
    ]
    return (*bots.offered(id), *tempered)


@cache
def characters(id: str) -> tuple[str, ...]:
    return characters_for(id) if bots.has_expert(id) else ()


def unmeasured(level: str) -> bool:
    """Whether the strength of a bot is no mark for ratings: it follows the table, or has a temper."""
    return level == bots.ADAPTIVE or "/" in level


def pacts_module(title: Game) -> Any:
    """The title's promises, or None: see `signoria.kernel.promises`."""
    return find(title.id).usable("pacts")


def client_file(title: Game, name: str) -> Optional[Path]:
    """A file that a title of another package brings for the browser; ours are built into the client."""
    return None if title.id in own() else find(title.id).client(name)


def describe(title: Game) -> GameInfo:
    verbs = title.verbs.verbs
    nouns = {noun.name: noun for verb in verbs for noun in verb.nouns} | title.nouns
    pack, aim = title.pack(), aims(title)
    return GameInfo(
        id=title.id,
        title=title.title,
        min_seats=title.min_seats,
        max_seats=title.max_seats,
        usual_seats=title.usual_seats,
        rules_version=title.rules_version,
        options=[_option(title, option) for option in title.options.values()],
        verbs=[_verb(v, aim.get(v.name, 0)) for v in verbs],
        nouns={
            name: NounInfo(list(noun.words) if noun.words else None, noun.first, noun.first + noun.size - 1)
            for name, noun in nouns.items()
        },
        messages={
            key: MessageInfo(title.messages.rule(key), list(title.messages.arguments[key]))
            for key in title.messages.keys()  # noqa: SIM118
        },
        components=pack.figures,
        components_hash=pack.hash,
        bots=list(bots.offered(title.id)),
        characters=list(characters(title.id)),
        tempered=[level for level in bot_levels(title.id) if level in TEMPERED_LEVELS] if characters(title.id) else [],
        usual_bot=bots.usual_level(title.id),
        pacts=_templates(title),
        languages=[language for language in LANGUAGES if find(title.id).words(language)],
        board=client_file(title, "board.js") is not None,
        picture=client_file(title, "picture.svg") is not None,
        rules=rules(title, LANGUAGES[0]) is not None,
        bids=_bids(title),
        orders=described(title.id),
        minutes=_minutes(title),
        edits=find(title.id).usable("vocabulary") is not None,
        editions=[EditionInfo(edition, title.pack(edition).hash) for edition in title.editions],
    )


def edition_of(title: Game, edition: str) -> Pack:
    """One of the title's own packs, the usual one if none is named: people name no files here."""
    if edition and edition not in title.editions:
        raise ValueError(f"{title.id} has no edition {edition!r}: known: {', '.join(title.editions)}")
    return title.pack(edition or None)


def _verb(verb: Verb, aim: int) -> VerbInfo:
    nouns = [noun.name for noun in verb.nouns]
    return VerbInfo(verb.name, nouns, verb.base, verb.size, verb.aside, aim=aim, ends=verb.ends)


def _minutes(title: Game) -> int:
    try:
        course = course_of(title.id)
    except Exception as error:  # a title may come from another package and fail in any way
        warnings.warn(f"title {title.id!r}: its lessons cannot be read: {error!r}", stacklevel=2)
        return 0
    return course.minutes if course else 0


def _bids(title: Game) -> Optional[BidsInfo]:
    bids = find(title.id).bids
    return BidsInfo(bids.verb, bids.amount, bids.leave) if bids else None


def _option(title: Game, option: Option) -> OptionInfo:
    number = option.high >= option.low
    least = [_least_seats(title, option.name, choice) for choice in option.choices]
    return OptionInfo(
        name=option.name,
        default=option.default,
        choices=list(option.choices),
        low=option.low if number else None,
        high=option.high if number else None,
        noun=option.noun.name if isinstance(option, SeatOption) else "",
        least_seats=least if any(seats > title.min_seats for seats in least) else [],
    )


def _least_seats(title: Game, option: str, choice: OptionValue) -> int:
    """The smallest table at which a choice goes with the usual ones."""
    for seats in range(title.min_seats, title.max_seats):
        try:
            title.settle(seats, {option: choice})
        except ValueError:
            continue
        return seats
    return title.max_seats


def _templates(title: Game) -> list[PactTemplateInfo]:
    module = pacts_module(title)
    if module is None:
        return []
    return [PactTemplateInfo(id, list(nouns), list(module.UNTIL)) for id, nouns in module.TEMPLATES.items()]


def words(title: Optional[Game], language: str) -> Optional[str]:
    """Fluent text: what every title says, what the server says, then the title's own."""
    if language not in LANGUAGES:
        return None
    paths = [folder / f"{language}.ftl" for folder in (COMMON_WORDS, SERVER_WORDS)]
    told = find(title.id).words_for(language) if title else None
    return "\n".join(path.read_text(encoding="utf-8") for path in [*paths, *([told] if told else [])])


def rules(title: Game, language: str) -> Optional[tuple[str, str]]:
    """The digest and its language, which may be another where the title does not speak this one."""
    path = find(title.id).rules_for(language) if language in LANGUAGES else None
    return (path.read_text(encoding="utf-8"), language_of(path)) if path else None


__all__ = [
    "bot_levels", "bots_offered", "characters", "client_file", "describe", "edition_of", "find_title", "game",
    "load_titles", "pacts_module", "playable", "rules", "unmeasured", "words",
]  # fmt: skip
