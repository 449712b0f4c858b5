"""The words of every title's scenes: what they may say is declared, named in all languages, and safe to play from."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from signoria import games
from signoria.kernel import Game, SceneError, State
from signoria.kernel.scene import scene_text, scene_words
from signoria.kernel.title import must_be_playable
from signoria.kernel.vocabulary import GROUPS, Entry
from signoria.server.exploring.editor import Labels, labels_of
from signoria.server.guide import positions
from signoria.titles import title as find_title
from signoria.titles import vocabulary_of
from signoria.words import LANGUAGES

every_title = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)


@every_title
def test_the_readme_tells_of_every_word(game: Game) -> None:
    text = (find_title(game.id).folder / "README.md").read_text(encoding="utf-8")
    table = text[re.search(r"## Scene", text).start() :].split("```")[0]  # type: ignore[union-attr]
    told = {word for line in table.splitlines() if line.startswith("| `") for word in re.findall(r"`(\w+)", line)}
    assert [name for name in vocabulary_of(game.id).by_name if name not in told] == []


@every_title
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_has_a_name(game: Game, language: str) -> None:
    labels, vocabulary = Labels(game, language), vocabulary_of(game.id)
    assert labels.language == language
    for entry in vocabulary.entries:
        assert entry.group in GROUPS
        assert labels.said(entry.name), entry.name
        unnamed = [word for word in entry.words if not _named(labels, entry, word)]
        assert unnamed == [], entry.name
    own = find_title(game.id).scene_words_for(language)
    assert own is not None
    used = {entry.name for entry in vocabulary.entries} | {
        f"{entry.name}-{word}" for entry in vocabulary.entries for word in entry.words
    }
    used |= reasons_of(game)
    assert set(re.findall(r"(?m)^([\w-]+) =", own.read_text(encoding="utf-8"))) <= used


def reasons_of(game: Game) -> set[str]:
    """The title's own reasons why a position cannot be."""
    return set(re.findall(r'"(no-[\w-]+)"', (find_title(game.id).folder / "scene.py").read_text(encoding="utf-8")))


@every_title
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_a_sentence(game: Game, language: str) -> None:
    labels = Labels(game, language)
    assert [key for key in reasons_of(game) if not labels.said(key)] == []


def _named(labels: Labels, entry: Entry, word: str) -> bool:
    known = any(word in noun.index for noun in labels.game.nouns.values())
    return known or labels.said(f"{entry.name}-{word}") is not None


@every_title
def test_examples_of_the_rules_page_read_as_they_are(game: Game) -> None:
    """What the vocabulary makes of a scene is the same position."""
    for found in positions(game).values():
        plain = scene_text(vocabulary_of(game.id).read(scene_words(found.scene), found.seats))
        both = [find_title(game.id).stage(text, found.seats, 1, None, found.options) for text in (found.scene, plain)]
        assert views(both[0]) == views(both[1])


@every_title
def test_a_position_to_begin_with_can_be_played_at_every_table(game: Game) -> None:
    vocabulary = vocabulary_of(game.id)
    for seats in range(game.min_seats, game.max_seats + 1):
        words = vocabulary.read(vocabulary.start(seats), seats)
        play(find_title(game.id).stage(scene_text(words), seats, 1), Random(seats))


def views(g: State) -> list[Any]:
    return [g.view(seat) for seat in (None, *range(g.seats))]


def play(g: State, rng: Random, count: int = 60) -> None:
    for _ in range(count):
        views(g)
        if g.over:
            return
        seat = g.first_to_act()
        g.imagine(seat, rng.randbytes(16)).view(seat)
        assert g.legal(seat)
        g.act(seat, rng.choice(g.legal(seat)))


def anything(entry: Entry, seats: int, rng: Random) -> Any:
    """Something that the vocabulary allows, mostly small."""
    if entry.per:
        keys = range(seats) if entry.per == "seat" else rng.sample(entry.keys, min(len(entry.keys), seats))
        return {key: one(entry, seats, rng) for key in keys if rng.random() < 0.8}
    return one(entry, seats, rng)


def one(entry: Entry, seats: int, rng: Random) -> Any:
    few = rng.choice((0, 1, 2, 2, 3, 5))
    if entry.kind == "number":
        return rng.randint(entry.low, min(entry.high, entry.low + rng.choice((2, 8, 400))))
    if entry.kind == "flag":
        return rng.random() < 0.5
    if entry.kind == "seat":
        return rng.randrange(seats)
    if entry.kind == "seats":
        return [seat for seat in range(seats) if rng.random() < 0.4]
    if entry.kind == "word":
        return rng.choice(("", *entry.words))
    if entry.kind == "counts":
        return {word: rng.randint(entry.low, min(entry.high, 4)) for word in rng.sample(entry.words, 2)}
    chosen = [rng.choice(entry.words) for _ in range(few)]
    return [f"{word}:{rng.randint(entry.low, entry.high)}" for word in chosen] if entry.kind == "levels" else chosen


@every_title
def test_whatever_is_set_up_is_played_or_refused_in_words(game: Game) -> None:
    """No position that the vocabulary allows and the title takes may break the rules later on."""
    vocabulary, rng = vocabulary_of(game.id), Random(22)
    taken = 0
    for _ in range(400):
        seats = rng.randint(game.min_seats, game.max_seats)
        entries = rng.sample(vocabulary.entries, rng.randint(1, 5))
        words = {**vocabulary.start(seats), **{entry.name: anything(entry, seats, rng) for entry in entries}}
        try:
            g = find_title(game.id).stage(scene_text(vocabulary.read(words, seats)), seats, rng.randbytes(16))
            must_be_playable(g)
        except SceneError as error:
            told_in_every_language(game, error)
            continue
        taken += 1
        try:
            play(g, rng)
        except Exception as error:
            raise AssertionError(f"{seats} seats: {words}") from error
    assert taken > 40


def told_in_every_language(game: Game, error: SceneError) -> None:
    assert error.key != "scene-broken", error
    sentences = {labels_of(game, language).reason(error) for language in LANGUAGES}
    assert len(sentences) == len(LANGUAGES), error
    assert not any("{" in sentence or sentence == error.key for sentence in sentences)


WRONG: list[tuple[str, Any, str]] = [
    ("wind", 3, "unknown word 'wind' in a scene"),
    ("battles", "many", "battles must be a whole number from 1 to 200, got 'many'"),
    ("battles", True, "battles must be a whole number"),
    ("holder", 9, "holder must be a whole number from 0 to 3, got 9"),
    ("contested", "roam", "contested: unknown word 'roam'; did you mean 'roma'"),
    ("hands", "winter", "hands must say something for each seat"),
    ("hands", {7: ["winter"]}, "hands: a seat must be a whole number from 0 to 3, got 7"),
    ("hands", {0: 5}, "hands must be a list, got 5"),
    ("hands", {0: [["winter"]]}, "hands: unknown word"),
    ("passed", [0, 8], "passed must be a whole number from 0 to 3, got 8"),
    ("dice", [9], "dice must be a whole number from 1 to 6"),
    ("dice", [1] * 1000, "dice"),
    ("after", {}, "a position that is set up has no game before it"),
]


@pytest.mark.parametrize(("name", "value", "sentence"), WRONG)
def test_what_makes_no_sense_is_said(name: str, value: Any, sentence: str) -> None:
    with pytest.raises(SceneError, match=re.escape(sentence)) as found:
        vocabulary_of("condottiere").read({name: value}, 4)
    told_in_every_language(find_title("condottiere").game, found.value)


def test_one_number_stands_for_every_seat_and_moves_are_kept_as_they_are() -> None:
    words = {"gold": 5, "league_used": True, "moves": ["0 pass_turn"]}
    read = vocabulary_of("princes").read(words, 3)
    assert read == words | {"gold": {0: 5, 1: 5, 2: 5}}


@pytest.mark.parametrize(("title", "words", "sentence"), [
    ("princes", {"league_used": 1}, "league_used must be true or false, got 1"),
    ("principato", {"stored": {0: ["food"]}}, "stored must say how many of each, got ['food']"),
])  # fmt: skip
def test_what_other_titles_cannot_mean_is_said(title: str, words: dict[str, Any], sentence: str) -> None:
    with pytest.raises(SceneError, match=re.escape(sentence)) as found:
        vocabulary_of(title).read(words, 3)
    told_in_every_language(find_title(title).game, found.value)


@pytest.mark.parametrize(("title", "words"), [
    ("condottiere", {"contested": "parma", "stage": "endless"}),
    ("condottiere", {"stage": "clear_lines", "holder": 1}),
    ("il_principe", {"phase": "offers", "hands": {0: ["red"], 1: []}}),
    ("renaissance", {"nations": ["milan", "milan", "rome"]}),
])  # fmt: skip
def test_positions_that_could_not_go_on_are_refused(title: str, words: dict[str, Any]) -> None:
    with pytest.raises(SceneError):
        must_be_playable(find_title(title).stage(scene_text(words), 3 if title != "il_principe" else 2, 1))
