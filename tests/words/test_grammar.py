"""Names in sentences: the same cases as `client/src/lib/grammar.test.ts`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from signoria.words.figures import figures_of
from signoria.words.grammar import FORMS, NOTHING, Named, form, functions, gender

CASES = json.loads(
    (Path(__file__).parents[2] / "client/src/lib/testing/grammar.json").read_text(encoding="utf-8"),
)


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case['language']}-{case['name']}")
def test_forms_of_a_name(case: dict[str, Any]) -> None:
    word = Named(case["name"], case["traits"])
    assert {kind: form(case["language"], kind, word) for kind in FORMS} == {kind: case[kind] for kind in FORMS}
    assert gender(case["language"], word) == case["gender"]


def said(language: str, text: str, **named: Any) -> str:
    forms: Any = functions(language)
    bundle = FluentBundle([language], functions=forms, use_isolating=False)
    bundle.add_resource(FluentResource(f"said = {text}"))
    pattern = bundle.get_message("said").value
    assert pattern is not None
    result, errors = bundle.format_pattern(pattern, named)
    assert not errors
    return str(result)


def test_a_person_may_have_any_name() -> None:
    assert said("fr", "L’offre { OF($seat) }", seat="Ada") == "L’offre d’Ada"
    assert said("it", "{ START(TO($seat)) }", seat="Ada") == "Ad Ada"


@pytest.mark.parametrize(
    ("language", "counts"), [("en", ["0 points", "1 point", "2 points"]), ("fr", ["0 point", "1 point", "2 points"])]
)
def test_a_number_brings_its_unit(language: str, counts: list[str]) -> None:
    text = '{ COUNT($n, one: "point", other: "points") }'
    assert [said(language, text, n=n) for n in range(3)] == counts
    assert said(language, text, n="?") == "? points"


def test_a_list_leaves_out_what_is_nothing() -> None:
    ducats, men = 'COUNT($n, one: "ducat", other: "ducats")', 'COUNT($m, one: "man", other: "men")'
    text = f'{{ LIST(THE($city), {ducats}, {men}, none: "rien") }}'
    urbin, nothing = Named("Urbin", {}), Named("rien", {"gender": NOTHING})
    assert said("fr", text, city=urbin, n=2, m=1) == "Urbin, 2 ducats et 1 man"
    assert said("fr", text, city=nothing, n=0, m=3) == "3 men"
    assert said("fr", text, city=nothing, n=0, m=0) == "rien"


def test_figures_go_by_their_path() -> None:
    pack = {"deal": {"hand": 10, "name": "x"}, "card": [{"id": "winter", "count": 3}], "ranks": [10, 7], "on": True}
    assert figures_of(pack) == {"deal-hand": 10, "card-winter-count": 3, "ranks-1": 10, "ranks-2": 7}
