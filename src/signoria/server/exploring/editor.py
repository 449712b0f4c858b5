"""What the position editor offers for a title, in the reader's language: from its vocabulary, without knowing it."""

from __future__ import annotations

from functools import cache
from typing import Final, Mapping, Optional, Union

from signoria.guide import Position
from signoria.kernel import Game, SceneError
from signoria.kernel.scene import scene_text, scene_words
from signoria.kernel.title import language_of
from signoria.kernel.vocabulary import Entry, Vocabulary
from signoria.server.denied import Denied
from signoria.server.exploring.protocol import Choice, EditorInfo, FieldInfo, Sample, SetUp
from signoria.server.guide import guide, positions
from signoria.titles import title as find_title
from signoria.titles import vocabulary_of
from signoria.words import LANGUAGES, Words, make_bundle

NOTE = "note"
NOTHING: Final[Mapping[str, Union[int, str]]] = {}
EVERYBODYS = "scene-"  # how the keys of reasons begin that every title may have


def offered(game: Game, language: str) -> EditorInfo:
    if language not in LANGUAGES:
        raise Denied("no-words", status=404)
    try:
        vocabulary = vocabulary_of(game.id)
    except SceneError as error:
        raise Denied("no-position", str(error), 404) from None
    return _offered(game, language, vocabulary)


@cache
def _offered(game: Game, language: str, vocabulary: Vocabulary) -> EditorInfo:
    labels = labels_of(game, language)
    fields = [labels.field(entry) for entry in vocabulary.entries]
    return EditorInfo(game.id, labels.language, fields, _samples(game, labels.language, vocabulary))


class Labels:
    """How the words of a vocabulary are called: in the title's own words where they name something on the board."""

    def __init__(self, game: Game, language: str) -> None:
        own = find_title(game.id).scene_words_for(language)
        self.language = language_of(own) if own else language
        self.game, self.words = game, Words(game, self.language, [])
        self.bundle = make_bundle(self.language, [own] if own else [])

    def said(self, id: str, attribute: str = "", named: Mapping[str, Union[int, str]] = NOTHING) -> Optional[str]:
        message = self.bundle.get_message(id) if self.bundle.has_message(id) else None
        pattern = message and (message.attributes.get(attribute) if attribute else message.value)
        return str(self.bundle.format_pattern(pattern, dict(named))[0]) if pattern else None

    def reason(self, error: SceneError) -> str:
        named = {name: self.told(name, value) for name, value in error.values.items()}
        if error.key.startswith(EVERYBODYS):
            return self.words.raw(error.key, **named)
        return self.said(error.key, named=named) or ""

    def told(self, name: str, value: Union[int, str]) -> Union[int, str]:
        if name == "field":
            return self.said(str(value)) or str(value)
        if name == "seat" and isinstance(value, int):
            return str(self.words.raw("seat-name", number=value + 1))
        return self.anywhere(value) if isinstance(value, str) else value

    def field(self, entry: Entry) -> FieldInfo:
        return FieldInfo(
            entry.name, self.said(entry.name) or entry.name, entry.group, entry.kind, entry.per, entry.noun, entry.low,
            entry.high, [self.choice(entry.name, entry.noun, word) for word in entry.words],
            [self.choice(entry.name, entry.per, word) for word in entry.keys], self.said(entry.name, NOTE) or "",
        )  # fmt: skip

    def choice(self, name: str, noun: str, word: str) -> Choice:
        known = self.game.nouns.get(noun)
        if known is None or word not in known.index:
            return Choice(word, self.said(f"{name}-{word}") or self.anywhere(word))
        value = known.index[word]
        return Choice(word, str(self.words.noun(noun, value)), value)

    def anywhere(self, word: str) -> str:
        """A word of any noun of the title, as stocks of several kinds have."""
        for noun, known in self.game.nouns.items():
            if word in known.index:
                return str(self.words.noun(noun, known.index[word]))
        return word


@cache
def labels_of(game: Game, language: str) -> Labels:
    return Labels(game, language)


def impossible(game: Game, language: str, error: SceneError) -> str:
    """Why a position cannot be, in the reader's language; what nobody has words for, in English as it is."""
    told = labels_of(game, language if language in LANGUAGES else LANGUAGES[0]).reason(error)
    return told or str(error.__cause__ or error)


def _samples(game: Game, language: str, vocabulary: Vocabulary) -> list[Sample]:
    """A plain position for the usual number of seats, then the examples of the rules page."""
    usual = game.usual_seats
    start = Sample("", "", SetUp(usual, scene_text(vocabulary.read(vocabulary.start(usual), usual))))
    page, found = guide(game, language), positions(game)
    told = [] if page is None else [(each.id, each.title) for each in page.examples if each.id in found]
    return [start, *(Sample(id, title, _set_up(vocabulary, found[id])) for id, title in told)]


def _set_up(vocabulary: Vocabulary, position: Position) -> SetUp:
    words = vocabulary.read(scene_words(position.scene), position.seats)
    return SetUp(position.seats, scene_text(words), dict(position.options))
