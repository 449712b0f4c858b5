"""A title may ship several packs of figures: which one a game has, and how its record says so."""

from __future__ import annotations

from pathlib import Path

import pytest

import signoria
from signoria.kernel import Pack, PackError, Record, RecordError
from signoria.kernel.components import BALANCED, FIRST_PRINTING

PRINCES = signoria.game("princes")
CONDOTTIERE = signoria.game("condottiere")


def test_the_balanced_pack_is_the_usual_one_where_there_is_one() -> None:
    assert list(PRINCES.editions) == [BALANCED, FIRST_PRINTING]
    assert PRINCES.pack().edition == BALANCED
    assert list(CONDOTTIERE.editions) == [FIRST_PRINTING]
    assert CONDOTTIERE.pack().edition == FIRST_PRINTING


def test_an_edition_is_named_and_recognised() -> None:
    first = PRINCES.pack(FIRST_PRINTING)
    assert first.hash != PRINCES.pack().hash
    text = PRINCES.editions[FIRST_PRINTING].read_text(encoding="utf-8")
    assert PRINCES.pack(Pack(text, "from elsewhere")).edition == FIRST_PRINTING
    assert PRINCES.pack(PRINCES.editions[BALANCED]).edition == BALANCED
    assert PRINCES.pack(Pack(text + "\n# another\n", "own")).edition == ""


def test_an_edition_that_is_not_there_is_refused() -> None:
    with pytest.raises(PackError, match="condottiere has no pack 'balanced': it ships first_printing"):
        CONDOTTIERE.start(seed=1, components=BALANCED)


def test_a_record_that_names_no_pack_is_of_the_first_printing() -> None:
    g = PRINCES.start(4, 7, FIRST_PRINTING)
    text = g.record().text()
    assert "components" not in text
    assert Record.parse(text).pack.edition == FIRST_PRINTING


def test_a_record_names_its_pack_and_needs_no_file_for_an_edition() -> None:
    g = PRINCES.start(4, 7)
    text = g.record().text()
    assert f"components {PRINCES.pack(BALANCED).hash} balanced\n" in text
    again = Record.parse(text)
    assert again.pack.edition == BALANCED
    assert again.text() == text
    assert again.replay().view(0) == g.view(0)


def test_a_pack_of_ones_own_is_still_asked_for(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text(PRINCES.editions[FIRST_PRINTING].read_text(encoding="utf-8") + "# mine\n", encoding="utf-8")
    text = PRINCES.start(4, 7, own).record().text()
    with pytest.raises(RecordError, match=r"'own.toml'; name its file"):
        Record.parse(text)
    assert Record.parse(text, own).pack.edition == ""


def test_environments_take_an_edition() -> None:
    from signoria.envs.play import Play

    assert Play("princes", 4, {"components": FIRST_PRINTING}).g.figures().pack.edition == FIRST_PRINTING
    assert Play("princes", 4, {}).g.figures().pack.edition == BALANCED
