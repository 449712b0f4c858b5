"""Sentences in the reader's language, from keys and ints (Mozilla Fluent)."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Mapping, Optional, Sequence

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from signoria.kernel import Game
from signoria.kernel.title import language_of
from signoria.titles import title
from signoria.words.figures import figures_of
from signoria.words.grammar import NOTHING, Named, functions

LANGUAGES = ("en", "fr", "it")
HERE = Path(__file__).parent
MARK = "mark-"  # before the key of an event: the heading under which it begins


def make_bundle(language: str, paths: Sequence[Optional[Path]]) -> FluentBundle:
    """Texts that may use the forms of names."""
    forms: Any = functions(language)  # they return plain strings, which Fluent takes as they are
    made = FluentBundle([language], functions=forms, use_isolating=False)
    for path in paths:
        if path is not None:
            made.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return made


@cache
def bundle(game: Game, language: str) -> FluentBundle:
    if language not in LANGUAGES:
        raise ValueError(f"unknown language {language!r}: one of {', '.join(LANGUAGES)}")
    return make_bundle(language, [HERE / f"{language}.ftl", title(game.id).words_for(language)])


class Mentioned(Visitor):
    """The variables of a text and of the messages it quotes."""

    def __init__(self, within: FluentBundle) -> None:
        self.within = within
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        if self.within.has_message(node.id.name):
            quoted = self.within.get_message(node.id.name)
            pattern = quoted.attributes[node.attribute.name] if node.attribute else quoted.value
            self.visit(pattern)


def mentioned(within: FluentBundle, pattern: Any) -> set[str]:
    """The variables of a text."""
    found = Mentioned(within)
    found.visit(pattern)
    return found.names


class Words:
    """One title in one language; `names` are the players by seat, `components` the pack in use."""

    def __init__(
        self, game: Game, language: str, names: Sequence[str], components: Optional[Mapping[str, Any]] = None
    ) -> None:
        self.game = game
        self.bundle = bundle(game, language)
        told = title(game.id).words_for(language)
        self.language = language_of(told) if told else language  # the title's own, which may be another
        self.names = names
        self.figures = figures_of(game.pack().figures if components is None else components)
        self._mentioned: dict[int, tuple[str, ...]] = {}
        self._named: dict[str, Named] = {}

    def say(self, key: str, values: Sequence[int] = ()) -> str:
        """An event, prompt or refusal as a sentence; the heading of an event is told with the event's values."""
        arguments = self.game.messages.arguments.get(key.removeprefix(MARK), ())
        named = {name: self.noun(noun, value) for (name, noun), value in zip(arguments, values)}
        return self.raw(key, **named)

    def heading(self, key: str, values: Sequence[int] = ()) -> str:
        """What stands above this event in a log; empty if nothing begins with it."""
        return self.say(MARK + key, values) if self.bundle.has_message(MARK + key) else ""

    def noun(self, noun: str, value: int) -> str | int:
        """A value as its reader calls it: a player's name, a card, a plain number."""
        if noun == "seat":
            return self.names[value] if 0 <= value < len(self.names) else self.raw("nobody")
        known = self.game.nouns.get(noun)
        if known is None or not known.words:
            return value
        if value < 0:
            return Named(self.raw("nothing"), {"gender": NOTHING})
        return self.named(f"{noun}-{known.words[value]}")

    def named(self, id: str) -> str:
        """The name of a thing, which knows its article and its gender."""
        if id not in self._named:
            if not self.bundle.has_message(id):
                return id
            attributes = self.bundle.get_message(id).attributes
            traits = {name: self._format(text, {}) for name, text in attributes.items() if name != "help"}
            self._named[id] = Named(self.raw(id), traits)
        return self._named[id]

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
        return self._format(message.attributes["help"], {})

    def raw(self, id: str, **named: str | int) -> str:
        if not self.bundle.has_message(id):
            return id
        message = self.bundle.get_message(id)
        if message.value is None:
            return id
        return self._format(message.value, named)

    def _format(self, pattern: Any, named: Mapping[str, str | int]) -> str:
        """Figures of the pack are there for every text that mentions them."""
        wanted = self._mentioned.get(id(pattern))
        if wanted is None:
            wanted = tuple(name for name in mentioned(self.bundle, pattern) if name in self.figures)
            self._mentioned[id(pattern)] = wanted
        figures = {name: self.figures[name] for name in wanted}
        return str(self.bundle.format_pattern(pattern, {**figures, **named})[0])
