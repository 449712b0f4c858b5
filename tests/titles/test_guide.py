"""The rules pages: examples are what the rules compute, the box is what the pack says, every language says the same."""

from __future__ import annotations

import re
import tomllib
import warnings
from functools import cache
from pathlib import Path
from typing import Any, Iterator

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from signoria.guide import Example, Guide, Thing, guide_of, shelves_of
from signoria.guide.pictures import picture_of
from signoria.kernel import Game
from signoria.kernel.components import Pack
from signoria.server.guide import COMMON, Writer, guide, write
from signoria.server.rules_page import GuideInfo
from signoria.titles import game, own
from signoria.titles import title as find_title
from signoria.words import LANGUAGES
from tests.docs.page import write_bare
from tests.titles.conftest import Lay

TITLES = tuple(own())
BOTH = [
    (id, lang) for id in TITLES for lang in LANGUAGES if (find_title(id).folder / f"words/guide.{lang}.ftl").is_file()
]


@cache
def made(id: str) -> Guide:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        return guide_of(game(id), game(id).pack())


EXAMPLES = [(id, example) for id in TITLES for example in made(id).examples]


def paragraphs(id: str, language: str) -> set[str]:
    path = find_title(id).folder / "words" / f"rules.{language}.md"
    return set(re.findall(r"^(?:\*\*|## )(\d+(?:\.\d+)*)", path.read_text(encoding="utf-8"), re.MULTILINE))


# -- examples


@pytest.mark.parametrize(("id", "example"), EXAMPLES, ids=lambda one: getattr(one, "id", one))
def test_what_an_example_says_is_what_the_rules_compute(id: str, example: Example) -> None:
    assert example.sayings, "an example must say something that can be checked"
    assert {s.name: s.computed for s in example.sayings} == {s.name: s.stated for s in example.sayings}


def test_a_page_is_in_one_language_even_if_it_must_be_another(monkeypatch: pytest.MonkeyPatch) -> None:
    folder = find_title("princes").folder / "words"
    monkeypatch.setattr(find_title("princes"), "guide_for", lambda language: folder / "guide.en.ftl")
    page = write(game("princes"), game("princes").pack(), "fr")
    assert page.language == "en"
    assert row(page, "troops", "cavalry").thing.name == "Cavalry"


@pytest.mark.parametrize("id", TITLES)
@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_every_title_of_ours_has_a_page_in_these_languages(id: str, language: str) -> None:
    page = guide(game(id), language)
    assert page is not None
    assert page.language == language


@pytest.mark.parametrize("id", TITLES)
def test_every_title_has_pictures_a_turn_and_examples(id: str) -> None:
    found = made(id)
    assert len(found.summary) == 4
    assert len(found.turn) >= 4
    assert len(found.examples) >= 6


@pytest.mark.parametrize(("id", "language"), BOTH)
def test_every_number_leads_to_a_paragraph(id: str, language: str) -> None:
    page = write(game(id), game(id).pack(), language)
    named = {one.rule for one in page.examples} | {step.rule for step in page.turn}
    named |= {row.rule for shelf in page.shelves for row in shelf.rows if row.rule}
    assert not named - paragraphs(id, language)


@pytest.mark.parametrize("id", TITLES)
def test_pictures_look_at_things_that_exist(id: str) -> None:
    page = write(game(id), game(id).pack(), "en")
    pictures = [one.picture for one in page.summary] + [one.picture for one in page.examples]
    assert all(thing.value >= 0 for picture in pictures for thing in picture.focus)
    drawn = {path.stem for path in (find_title(id).folder / "client").rglob("*.svelte")}
    assert {picture.part for picture in pictures if picture.moments} <= drawn


# -- words


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(path: Path) -> dict[str, set[str]]:
    """Each message and attribute of a file with the variables it names."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ast.Message):
            for name, part in [("", entry.value), *((f".{a.id.name}", a.value) for a in entry.attributes)]:
                seen = Variables()
                seen.visit(part)
                found[entry.id.name + name] = seen.names
    return found


@pytest.mark.parametrize(("id", "language"), BOTH)
def test_every_language_says_the_same(id: str, language: str) -> None:
    folder = find_title(id).folder / "words"
    assert messages(folder / f"guide.{language}.ftl") == messages(folder / "guide.en.ftl")
    assert messages(COMMON / f"{language}.ftl") == messages(COMMON / "en.ftl")


class Careful(Writer):
    """Notes what it says, and whatever goes wrong in it."""

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.used: set[str] = set()
        self.missing: set[str] = set()

    def said(self, id: str, figures: Any, attribute: str = "") -> str | None:
        self.used.add(f"{id}.{attribute}" if attribute else id)
        message = self.bundle.get_message(id) if self.bundle.has_message(id) else None
        found = message.attributes.get(attribute) if message and attribute else message.value if message else None
        if found is None:
            self.missing.add(f"{id}.{attribute}" if attribute else id)
            return None
        text, errors = self.bundle.format_pattern(found, figures)
        assert not errors, f"{id}: {errors}"
        return str(text)


@pytest.mark.parametrize(("id", "language"), BOTH)
def test_whatever_the_page_says_has_its_words_and_none_is_left_over(id: str, language: str) -> None:
    writer = Careful(game(id), game(id).pack(), language)
    writer.page()
    optional = {one for one in writer.missing if one.endswith(".note") or one == "box-lead"}
    numbered = {one for one in writer.missing if re.fullmatch(r"box-\w+-\d+", one)}
    assert not writer.missing - optional - numbered
    assert not set(messages(find_title(id).folder / "words" / f"guide.{language}.ftl")) - writer.used


# -- the box


def things(title: Game) -> Iterator[Thing]:
    for shelf in shelves_of(title, title.pack()):
        for row in shelf.rows:
            yield row.thing
            for cell in row.cells:
                if isinstance(cell, Thing):
                    yield cell
                elif isinstance(cell, tuple):
                    yield from (one for one in cell if isinstance(one, Thing))


@pytest.mark.parametrize("id", TITLES)
def test_everything_in_the_pack_is_in_the_box(id: str) -> None:
    shown = {thing.word for thing in things(game(id))}
    listed = {
        str(row["id"])
        for rows in game(id).pack().figures.values()
        if isinstance(rows, list)
        for row in rows
        if isinstance(row, dict) and "id" in row
    }
    shelves = {shelf.id.removeprefix("setup-") for shelf in shelves_of(game(id), game(id).pack())}
    zones_of_the_drawing = {"environs", "wall", "city", "palace", "church"} if id == "principato" else set()
    level_of_a_free_city = {"none"} if id == "renaissance" else set()
    assert not listed - shown - shelves - zones_of_the_drawing - level_of_a_free_city


@pytest.mark.parametrize(
    ("id", "counted", "total"),
    [
        ("condottiere", ("mercenaries", "special"), 110),
        ("il_principe", ("buildings",), 100),
        ("princes", ("tiles", "troops", "treachery", "events"), 30 + 24 + 23 + 12),
        ("principato", ("cards",), 98),
        ("renaissance", ("troops", "cards"), 80),
    ],
)
def test_cards_add_up(id: str, counted: tuple[str, ...], total: int) -> None:
    shelves = {shelf.id: shelf for shelf in shelves_of(game(id), game(id).pack())}
    assert sum(shelves[name].total for name in counted) == total


def other_pack(id: str, *changes: tuple[str, str]) -> Pack:
    text = (game(id).folder / "components.toml").read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return Pack(text, "other.toml")


def row(page: GuideInfo, shelf: str, word: str) -> Any:
    rows = next(one for one in page.shelves if one.id == shelf).rows
    return next(one for one in rows if one.thing.word == word)


def test_another_pack_shows_its_own_figures() -> None:
    """And an example that no longer holds with it is not told."""
    pack = other_pack(
        "condottiere", ("spring_bonus = 3 ", "spring_bonus = 5 "),
        ('id = "winter"\ncount = 3 ', 'id = "winter"\ncount = 4 '), ("round_hand = 10", "round_hand = 9"),
        ('id = "mercenary_1"\ncount = 10 ', 'id = "mercenary_1"\ncount = 9 '),
    )  # fmt: skip
    page = write(game("condottiere"), pack, "en")
    assert row(page, "special", "winter").cells[0].number == 4
    assert "count 5 more" in row(page, "special", "spring").help
    assert "9 new cards" in page.turn[-1].text
    told = {example.id for example in page.examples}
    assert "winter" in told
    assert not told & {"spring", "drummer-spring", "bishop-spring"}


def test_a_pack_in_which_a_scene_cannot_be_set_up_loses_only_that() -> None:
    pack = other_pack(
        "condottiere", ('id = "drummer"\ncount = 6 ', 'id = "drummer"\ncount = 0 '),
        ('id = "mercenary_1"\ncount = 10 ', 'id = "mercenary_1"\ncount = 16 '),
    )  # fmt: skip
    with pytest.warns(UserWarning, match="of its guide cannot be shown: .*no further drummer"):
        page = write(game("condottiere"), pack, "en")
    assert {"winter", "spring"} <= {example.id for example in page.examples}


def test_roads_ports_and_incomes_of_renaissance() -> None:
    page = write(game("renaissance"), game("renaissance").pack(), "en")
    nice = row(page, "cities", "nizza")
    assert [cell.text for cell in nice.cells] == ["Duchy of Savoy", "yes", "Saluzzo, Savona"]
    assert [cell.number for cell in row(page, "levels", "rampart").cells] == [4, 2]


# -- titles of other packages


def test_a_title_without_a_guide_has_a_page_all_the_same(lay: Lay) -> None:
    write_bare(lay("signoria-levy", {}, levy="levy:TITLE"), {})
    page = guide(game("levy"), "fr")
    assert page is not None
    assert (page.summary, page.turn, page.examples) == ([], [], [])
    assert guide(game("levy"), "xx") is None


def test_the_plain_box_shows_every_list_of_the_pack(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(find_title("princes").parts, "inventory", "")
    monkeypatch.setattr(find_title("princes"), "_loaded", {"game": game("princes")})
    page = write(game("princes"), game("princes").pack(), "en")
    assert [cell.number for cell in row(page, "troops", "cavalry").cells] == [10, 2, 1, 2, 4]
    assert row(page, "troops", "cavalry").thing.name == "Cavalry"


def test_a_broken_inventory_leaves_the_rest_of_the_page(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(find_title("princes")._loaded, "inventory", lambda figures: 1 // 0)
    with pytest.warns(UserWarning, match="its inventory fails"):
        page = write(game("princes"), game("princes").pack(), "en")
    assert page.shelves == []
    assert page.examples


def test_what_must_be_refused_and_is_not_spoils_the_example() -> None:
    text = (find_title("princes").folder / "guide.toml").read_text(encoding="utf-8")
    entry = tomllib.loads(text)["example"][0]
    entry["steps"] = ["0 auction_city doge", "no 0 bid 13"]
    with pytest.raises(ValueError, match="ought to be refused"):
        picture_of(game("princes"), game("princes").pack(), entry)
