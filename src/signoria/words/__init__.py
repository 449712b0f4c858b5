"""Sentences in the reader's language, from keys and ints (Mozilla Fluent)."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Sequence

from fluent.runtime import FluentBundle, FluentResource

from signoria.kernel import Game
from signoria.kernel.title import language_of
from signoria.titles import title

LANGUAGES = ("en", "fr")
HERE = Path(__file__).parent


@cache
def bundle(game: Game, language: str) -> FluentBundle:
    if language not in LANGUAGES:
        raise ValueError(f"unknown language {language!r}: one of {', '.join(LANGUAGES)}")
    made = FluentBundle([language], use_isolating=False)
    for path in (HERE / f"{language}.ftl", title(game.id).words_for(language)):
        if path is not None:
            made.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return made


class Words:
    """One title in one language; `names` are the players by seat."""

    def __init__(self, game: Game, language: str, names: Sequence[str]) -> None:
        self.game = game
        self.bundle = bundle(game, language)
        told = title(game.id).words_for(language)
        self.language = language_of(told) if told else language  # the title's own, which may be another
        self.names = names

    def say(self, key: str, values: Sequence[int] = ()) -> str:
        """An event, prompt or refusal as a sentence."""
        arguments = self.game.messages.arguments.get(key, ())
        named = {name: self.noun(noun, value) for (name, noun), value in zip(arguments, values)}
        return self.raw(key, **named)

    def noun(self, noun: str, value: int) -> str | int:
        """A value as its reader calls it: a player's name, a card, a plain number."""
        if noun == "seat":
            return self.names[value] if 0 <= value < len(self.names) else self.raw("nobody")
        known = self.game.nouns.get(noun)
        if known is None or not known.words:
            return value
        return self.raw(f"{noun}-{known.words[value]}") if value >= 0 else self.raw("nothing")

    def action(self, action: int) -> str:
        """What a button says."""
        verb, values = self.game.verbs.split(action)
        named: dict[str, str | int] = {}
        for noun, value in zip(verb.nouns, values):
            name = noun.name if noun.name not in named else f"{noun.name}2"
            named[name] = self.noun(noun.name, value) if noun.words or noun.name == "seat" else noun.first + value
        return self.raw(f"verb-{verb.name}", **named)

    def help(self, id: str) -> str:
        """The explanation of a card, token or option; empty if there is none."""
        message = self.bundle.get_message(id) if self.bundle.has_message(id) else None
        if message is None or "help" not in message.attributes:
            return ""
        return str(self.bundle.format_pattern(message.attributes["help"])[0])

    def raw(self, id: str, **named: str | int) -> str:
        if not self.bundle.has_message(id):
            return id
        message = self.bundle.get_message(id)
        if message.value is None:
            return id
        return str(self.bundle.format_pattern(message.value, dict(named))[0])
