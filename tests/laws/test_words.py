"""Every key has words in every language, with the same arguments, and points to a rule that exists."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from signoria import games
from signoria.titles import title
from signoria.words import LANGUAGES, MARK, Words
from signoria.words.figures import figures_of

PAIRS = [pytest.param(game, lang, id=f"{game.id}-{lang}") for game in games() for lang in LANGUAGES]
FREE_MENTIONS = re.compile(r"\((\d+\.\d+)\)")


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def words_of(game: Any, name: str) -> Path:
    return title(game.id).folder / "words" / name


def read(game: Any, language: str) -> dict[str, ast.Message]:
    text = words_of(game, f"{language}.ftl").read_text(encoding="utf-8")
    FluentResource(text)
    body = FluentParser(with_spans=False).parse(text).body
    junk = [entry.content for entry in body if isinstance(entry, ast.Junk)]
    assert not junk, f"not valid Fluent: {junk[0]}"
    messages = [entry for entry in body if isinstance(entry, ast.Message)]
    names = [message.id.name for message in messages]
    assert len(names) == len(set(names)), f"twice: {[n for n in names if names.count(n) > 1]}"
    return {message.id.name: message for message in messages}


def variables(message: ast.Message) -> set[str]:
    found = Variables()
    found.visit(message)
    return found.names


def own_keys(game: Any) -> list[str]:
    from signoria.kernel.messages import KERNEL_TABLE

    return [key for key in game.messages.keys() if key not in KERNEL_TABLE]  # noqa: SIM118


def rule_numbers(game: Any, language: str) -> set[str]:
    text = words_of(game, f"rules.{language}.md").read_text(encoding="utf-8")
    return set(re.findall(r"^\*\*(\d+\.\d+)\*\*", text, re.MULTILINE))


@pytest.mark.parametrize(("game", "language"), PAIRS)
def test_every_message_has_words_with_its_arguments(game: Any, language: str) -> None:
    words = read(game, language)
    for key in own_keys(game):
        assert key in words, f"{key} has no words in {language}"
        allowed = {name for name, _ in game.messages.arguments[key]}
        extra = variables(words[key]) - allowed - set(figures_of(game.pack().figures))
        assert not extra, f"{key} in {language} uses {extra}, it is told {allowed}"


@pytest.mark.parametrize(("game", "language"), PAIRS)
def test_languages_say_the_same(game: Any, language: str) -> None:
    english, other = read(game, "en"), read(game, language)
    assert set(english) == set(other)
    for key in english:
        assert variables(english[key]) == variables(other[key]), key


@pytest.mark.parametrize(("game", "language"), PAIRS)
def test_headings_belong_to_events(game: Any, language: str) -> None:
    marks = [key for key in read(game, language) if key.startswith(MARK)]
    assert marks
    assert all(key.removeprefix(MARK) in game.messages for key in marks)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_explanations_take_their_figures_from_the_pack_in_use(game: Any) -> None:
    pack = game.pack().figures
    doubled = Words(game, "en", [], _doubled(pack))
    usual = Words(game, "en", [])
    changed = [id for id in read(game, "en") if usual.help(id) != doubled.help(id)]
    assert len(changed) > 10


def _doubled(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _doubled(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [_doubled(inner) for inner in value]
    return 2 * value + 100 if type(value) is int else value


@pytest.mark.parametrize(("game", "language"), PAIRS)
def test_every_noun_verb_option_and_source_has_words(game: Any, language: str) -> None:
    words = read(game, language)
    wanted = ["title", "tagline", "length", *(f"verb-{verb.name}" for verb in game.verbs.verbs)]
    wanted += [f"{noun.name}-{word}" for noun in game.nouns.values() for word in noun.words]
    for option in game.options.values():
        wanted.append(f"option-{option.name}")
        named = [value for value in option.choices if not isinstance(value, bool)]
        wanted += [f"option-{option.name}-{str(value).lower()}" for value in named]
    g = game.start(seed=1)
    wanted += [f"source-{source}" for row in g.breakdown() for source in row]
    missing = sorted({key for key in wanted if key not in words})
    assert not missing, f"no words in {language} for {missing}"


@pytest.mark.parametrize(("game", "language"), PAIRS)
def test_rules_that_are_pointed_to_exist(game: Any, language: str) -> None:
    numbers = rule_numbers(game, language)
    cited = {game.messages.rule(key) for key in own_keys(game)}
    cited |= set(FREE_MENTIONS.findall(words_of(game, f"{language}.ftl").read_text(encoding="utf-8")))
    assert cited <= numbers, f"missing paragraphs: {sorted(cited - numbers)}"
    assert numbers == rule_numbers(game, "en")
