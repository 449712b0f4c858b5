"""The titles as the lobby shows them: metadata, words, rules, bots, promises."""

from __future__ import annotations

import warnings
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Optional

from signoria import bots
from signoria.kernel import Game, Option
from signoria.kernel.title import language_of
from signoria.server.prospects import aims
from signoria.server.protocol import GameInfo, MessageInfo, NounInfo, OptionInfo, PactTemplateInfo, VerbInfo
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
        options=[_option(option) for option in title.options.values()],
        verbs=[
            VerbInfo(v.name, [n.name for n in v.nouns], v.base, v.size, v.aside, aim=aim.get(v.name, 0)) for v in verbs
        ],
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
        bots=list(bot_levels(title.id)),
        usual_bot=bots.usual_level(title.id),
        pacts=_templates(title),
        languages=[language for language in LANGUAGES if find(title.id).words(language)],
        board=client_file(title, "board.js") is not None,
        picture=client_file(title, "picture.svg") is not None,
    )


def _option(option: Option) -> OptionInfo:
    number = option.high >= option.low
    return OptionInfo(
        name=option.name,
        default=option.default,
        choices=list(option.choices),
        low=option.low if number else None,
        high=option.high if number else None,
    )


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
    "bot_levels", "client_file", "describe", "find_title", "game", "load_titles", "pacts_module",
    "playable", "rules", "words",
]  # fmt: skip
