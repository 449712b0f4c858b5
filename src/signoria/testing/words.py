"""Whether every sentence reads well: all words of a title said with 0, 1, 2 and many, with names that begin with
vowels and consonants, and with every component.

`python -m signoria.testing.words TITLE` prints what it finds; a test of a title asks `assert not slips(game)`.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any, Iterator, Mapping, Optional, Sequence, Union

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from signoria.kernel import Game
from signoria.testing.slips import Said, wrong_with
from signoria.titles import game as find_game
from signoria.titles import title
from signoria.words import HERE, LANGUAGES, MARK, Words, make_bundle, mentioned

PEOPLE = ("Ada", "Bruno")  # a vowel and a consonant
NUMBERS = (0, 1, 2, 11)
FEW = (0, 1, 2)
NUMERIC = ("amount", "best", "count", "high", "last", "low", "next", "number", "total", "value")
PERSONAL = (
    "action", "ask", "attacker", "author", "defender", "give", "holder", "leader", "list", "marker", "name", "names",
    "picked", "prompt", "seller", "title",
)  # fmt: skip
Value = Union[str, int]


@dataclass(frozen=True)
class Slip:
    language: str
    id: str
    text: str
    wrong: str

    def __str__(self) -> str:
        return f"{self.language} {self.id}: {self.wrong}: {self.text!r}"


class Variables(Visitor):
    """The variables of a message, and which of them are counted."""

    def __init__(self) -> None:
        self.names: dict[str, None] = {}
        self.counted: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names[node.id.name] = None

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = {key.name if isinstance(key, ast.Identifier) else key.value for key in (v.key for v in node.variants)}
        if isinstance(node.selector, ast.VariableReference) and keys & {"one", "0", "1"}:
            self.counted.add(node.selector.id.name)
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        first = node.arguments.positional[0] if node.arguments.positional else None
        if node.id.name == "COUNT" and isinstance(first, ast.VariableReference):
            self.counted.add(first.id.name)
        self.generic_visit(node)


Read = dict[str, tuple[ast.Message, Variables]]


def read(path: Path) -> Read:
    """The messages of a Fluent file with their variables."""
    found: Read = {}
    for entry in FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            seen = Variables()
            seen.visit(entry)
            found[entry.id.name] = (entry, seen)
    return found


def slips(game: Game, languages: Sequence[str] = LANGUAGES) -> list[Slip]:
    """What is wrong with the words of a title, in the languages that it speaks."""
    spoken = [language for language in languages if title(game.id).words(language)]
    return [slip for language in spoken for slip in _title_slips(game, language)]


def _title_slips(game: Game, language: str) -> Iterator[Slip]:
    words = Words(game, language, PEOPLE)
    path = title(game.id).words(language)
    assert path is not None
    yield from _file_slips(words.bundle, language, read(path), Samples(game, words))
    board = path.parent.parent / "client" / path.name
    if board.is_file():
        bundle = make_bundle(language, [board])
        yield from _file_slips(bundle, language, read(board), Samples(game, words))


def file_slips(paths: Sequence[Path], language: str) -> list[Slip]:
    """The same for words of no title: those of the last file, which may quote the others."""
    bundle = make_bundle(language, paths)
    return list(_file_slips(bundle, language, read(paths[-1]), Samples(None, None)))


class Samples:
    """What the variables of a message may be."""

    def __init__(self, game: Optional[Game], words: Optional[Words]) -> None:
        self.game, self.words = game, words
        self.figures: Mapping[str, int] = words.figures if words else {}
        self.numeric = {*NUMERIC, *self._numbers()}
        self.pacts: Mapping[str, Sequence[str]] = {}
        module = title(game.id).usable("pacts") if game else None
        if module is not None:
            self.pacts = module.TEMPLATES

    def of(self, id: str, seen: Variables) -> dict[str, Sequence[Value]]:
        slots = self._slots(id)
        unknown = [name for name in seen.names if name not in slots and name not in self.figures]
        values = {name: self._values(noun, id) for name, noun in slots.items()}
        for name in unknown:
            values[name] = self._values(name if self._is_noun(name) else "number", id)
            if name not in seen.counted and name not in self.numeric and not self._is_noun(name):
                values[name] = PEOPLE if name in PERSONAL else (*PEOPLE, *NUMBERS)
        return {name: values[name] for name in values if name in seen.names}

    def _numbers(self) -> set[str]:
        """What the rules themselves call numbers under the same name."""
        told = self.game.messages.arguments.values() if self.game else []
        return {name for arguments in told for name, noun in arguments if not self._is_noun(noun)}

    def figures_in(self, bundle: FluentBundle, pattern: Any) -> dict[str, int]:
        return {name: self.figures[name] for name in mentioned(bundle, pattern) if name in self.figures}

    def _slots(self, id: str) -> dict[str, str]:
        """The variables that the rules give, by name, with their noun."""
        game = self.game
        if game is None:
            return {}
        if id.removeprefix(MARK) in game.messages:
            return dict(game.messages.arguments[id.removeprefix(MARK)])
        nouns: Sequence[str] = ()
        slots: dict[str, str] = {}
        if id.startswith("verb-"):
            nouns = [noun.name for verb in game.verbs.verbs if f"verb-{verb.name}" == id for noun in verb.nouns]
        elif id.startswith("pact-") and id[5:] in self.pacts:
            slots, nouns = {"author": "seat", "to": "seat", "until": "seat"}, self.pacts[id[5:]]
        for noun in nouns:
            slots[noun if noun not in slots else f"{noun}2"] = noun
        return slots

    def _is_noun(self, name: str) -> bool:
        return name == "seat" or bool(self.game and name in self.game.nouns and self.game.nouns[name].words)

    def _values(self, noun: str, id: str) -> Sequence[Value]:
        if noun == "seat":
            return PEOPLE
        known = self.game.nouns.get(noun) if self.game else None
        if known is None or not self.words:
            return NUMBERS
        if known.words:
            return [self.words.noun(noun, value) for value in range(len(known.words))]
        last = known.first + known.size - 1
        return [number for number in NUMBERS if known.first <= number <= last]


def _file_slips(bundle: FluentBundle, language: str, messages: Read, samples: Samples) -> Iterator[Slip]:
    for id, (message, seen) in messages.items():
        values = samples.of(id, seen)
        for said in _sayings(bundle, id, values, samples):
            for wrong in wrong_with(language, said):
                yield Slip(language, id, said.text, wrong)
                break
            else:
                continue
            break
        yield from _attribute_slips(bundle, language, message, samples)


def _attribute_slips(bundle: FluentBundle, language: str, message: ast.Message, samples: Samples) -> Iterator[Slip]:
    for name, pattern in bundle.get_message(message.id.name).attributes.items():
        text, errors = bundle.format_pattern(pattern, samples.figures_in(bundle, pattern))
        said = Said(f"{message.id.name}.{name}", str(text), {}, errors)
        if name == "help":
            yield from (Slip(language, said.id, said.text, wrong) for wrong in wrong_with(language, said))


def _sayings(bundle: FluentBundle, id: str, values: Mapping[str, Sequence[Value]], samples: Samples) -> Iterator[Said]:
    pattern = bundle.get_message(id).value
    if pattern is None:
        return
    figures = samples.figures_in(bundle, pattern)
    for named in _choices(values):
        text, errors = bundle.format_pattern(pattern, {**figures, **named})
        said = Said(id, str(text), named, errors, PEOPLE)
        for name, value in named.items():
            if type(value) is int and value == 1:
                said.with_two[name] = str(bundle.format_pattern(pattern, {**figures, **named, name: 2})[0])
        yield said


def _choices(values: Mapping[str, Sequence[Value]]) -> Iterator[dict[str, Value]]:
    """Each value of each variable among plain others, and all small numbers together."""
    if not values:
        yield {}
        return
    for at in (0, -1):
        plain = {name: several[at if len(several) > 1 else 0] for name, several in values.items()}
        for name, several in values.items():
            for value in several:
                yield {**plain, name: value}
    numbers = [name for name, several in values.items() if all(type(value) is int for value in several)]
    if 1 < len(numbers) <= 6:
        few = [[value for value in values[name] if value in FEW] or values[name][:1] for name in numbers]
        for chosen in product(*few):
            yield {**plain, **dict(zip(numbers, chosen))}


def house_files(language: str, client: Optional[Path] = None) -> list[list[Path]]:
    """The words that no title has: of all titles, of the server and its letters, of the shell (in a source tree)."""
    house = HERE.parent / "server"
    common, server = HERE / f"{language}.ftl", house / "words" / f"{language}.ftl"
    lists = [[common], [common, server], [house / "accounts" / "words" / f"{language}.ftl"]]
    if client is not None:
        lists.append([common, server, client / "words" / f"{language}.ftl"])
        lists.append([client / "lib" / "art" / f"{language}.ftl"])
    return lists


def main(arguments: list[str]) -> int:
    found: list[Any] = [slip for id in arguments for slip in slips(find_game(id))]
    for slip in found:
        print(slip)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
