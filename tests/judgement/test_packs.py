"""A title that has learned with several packs: the pack of the table says which judgement serves there."""

from __future__ import annotations

from pathlib import Path

import pytest

from signoria import game
from signoria.bots.luck.value import OpenValue
from signoria.judgement.judge import Judgement, Judgements
from signoria.judgement.measuring import shipped
from signoria.judgement.model import write
from signoria.judgement.net import Figures
from signoria.judgement.stages import Clock
from signoria.kernel import State
from signoria.titles import title
from tests.bots.positions import choices

TITLE = "princes"
KIND = game(TITLE)
SETTINGS = KIND.settle(KIND.usual_seats, {})


@pytest.fixture(scope="module")
def balanced() -> Judgement:
    found: Judgement = title(TITLE).part("judgement").nets[0]
    assert found.edition == "balanced"
    return found


@pytest.fixture(scope="module")
def first_printing(balanced: Judgement, tmp_path_factory: pytest.TempPathFactory) -> Judgement:
    """One that says other things: merits are turned round."""
    *layers, last = balanced.layers
    turned = Figures([[-weight for weight in row] for row in last.weights], last.start, last.shift)
    path: Path = tmp_path_factory.mktemp("learned") / "net.bin"
    write(path, TITLE, Clock(*balanced.head["clock"]), [*layers, turned], {"seed": 7}, "first_printing")
    return Judgement(path)


def table(edition: str) -> State:
    """In the middle of a game: at its beginning all seats are alike."""
    *_, (g, _) = choices(KIND, 4, 3, 2, 20, edition)
    return g


def test_each_table_is_judged_by_what_was_learned_with_its_pack(balanced: Judgement, first_printing: Judgement) -> None:
    both = Judgements(first_printing, balanced)
    for own in both.nets:
        g = table(own.edition)
        assert both.learned_from(KIND, 4, SETTINGS, g.figures().pack)
        assert both.chances(g, 1) == own.chances(g, 1)
    assert balanced.chances(g, 1) != first_printing.chances(g, 1)


def test_where_nothing_was_learned_with_a_pack_the_outlook_serves(first_printing: Judgement) -> None:
    alone, g = Judgements(first_printing), table("balanced")
    assert not alone.learned_from(KIND, 4, SETTINGS, g.figures().pack)
    value = OpenValue(TITLE)
    value.learned = alone
    said = value.of(g)
    value.learned = None
    assert said == value.of(g)
    value.learned = Judgements(first_printing, title(TITLE).part("judgement").nets[0])
    assert said != value.of(g)


def test_the_pack_that_is_measured_can_be_named(
    balanced: Judgement, first_printing: Judgement, monkeypatch: pytest.MonkeyPatch
) -> None:
    loaded = title(TITLE)._loaded
    monkeypatch.setitem(loaded, "judgement", Judgements(first_printing, balanced))
    assert shipped(TITLE, None) is balanced
    assert shipped(TITLE, "first_printing") is first_printing
    monkeypatch.setitem(loaded, "judgement", first_printing)
    assert shipped(TITLE, None) is first_printing
    with pytest.raises(ValueError, match="princes ships no judgement for balanced: learn one first"):
        shipped(TITLE, "balanced")
    monkeypatch.setitem(loaded, "judgement", None)
    with pytest.raises(ValueError, match="princes ships no judgement: learn one first"):
        shipped(TITLE, None)


def test_a_pack_has_one_judgement(balanced: Judgement) -> None:
    with pytest.raises(ValueError, match="two judgements know the same pack: balanced, balanced"):
        Judgements(balanced, balanced)
