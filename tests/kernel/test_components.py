"""Other packs of figures: played, checked, and named in the record."""

from __future__ import annotations

from pathlib import Path

import pytest

from signoria import Record, RecordError, game
from signoria.kernel import Pack, PackError
from signoria.titles.condottiere.rules.state import Condottiere

CONDOTTIERE = game("condottiere")


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """A box with stronger Heroines."""
    path = tmp_path / "my-box.toml"
    text = (CONDOTTIERE.folder / "components.toml").read_text(encoding="utf-8")
    path.write_text(
        text.replace('id = "heroine"\ncount = 3        # R\nstrength = 10', 'id = "heroine"\ncount = 3\nstrength = 12')
    )
    return path


def test_another_pack_is_played_and_named_in_the_record(pack: Path) -> None:
    g, usual = CONDOTTIERE.start(3, 1, pack), CONDOTTIERE.start(3, 1)
    assert isinstance(g, Condottiere)
    assert isinstance(usual, Condottiere)
    assert g.box.strength[12] == 12
    assert usual.box.strength[12] == 10
    g.submit(g.to_act[0], g.legal(g.to_act[0])[0])
    text = g.record().text()
    assert "my-box.toml" in text
    assert Record.parse(text, components=pack).replay().moves == 1
    with pytest.raises(RecordError, match="name its file"):
        Record.parse(text)
    with pytest.raises(RecordError, match="must have hash"):
        Record.parse(text, components=CONDOTTIERE.folder / "components.toml")


@pytest.mark.parametrize(
    ("good", "bad", "sentence"),
    [
        ("count = 10        # R", "count = 11", "the cards must be 110 in all, got 111"),
        ("strength = 4     # R", "strength = 3", "different, rising strengths"),
        ('id = "heroine"', 'id = "hero"', "unknown card 'hero'; ids cannot be added"),
        ('["torino", "milano"],', '["torino", "paris"],', "a border joins two regions"),
        ('["torino", "milano"],', '["genova", "torino"],', "listed twice"),
        ("round_hand = 10", "round_hand = 99", "deal.round_hand must be a whole number from 1 to 15, got 99"),
        ("[effects]", "[affects]", r"section \[effects\] is missing"),
        ("stays_in_line = true", 'stays_in_line = "yes"', "must be true or false"),
        ("seats = [2, 3]", "seats = [2]", "no victory row for 3 seats"),
        ("[deal]", "[deal", "not valid TOML"),
        ('id = "heroine"', 'id = "winter"', "card 'heroine' is missing"),
    ],
)
def test_a_pack_that_cannot_be_played_says_why(tmp_path: Path, good: str, bad: str, sentence: str) -> None:
    text = (CONDOTTIERE.folder / "components.toml").read_text(encoding="utf-8")
    assert good in text
    path = tmp_path / "broken.toml"
    path.write_text(text.replace(good, bad, 1), encoding="utf-8")
    with pytest.raises(PackError, match=sentence):
        CONDOTTIERE.start(3, 1, path)


def test_a_row_twice_is_no_pack() -> None:
    row = '[[card]]\nid = "winter"\n'
    with pytest.raises(PackError, match="a card is listed twice"):
        Pack(row + row, "double").rows("card", ("winter",))
    with pytest.raises(PackError, match=r"\[\[card\]\] must be a list of tables"):
        Pack("card = 7", "single").rows("card", ("winter",))


def test_a_pack_is_text(tmp_path: Path) -> None:
    path = tmp_path / "latin.toml"
    path.write_bytes('name = "città"'.encode("latin-1"))
    with pytest.raises(PackError, match="is not UTF-8 text"):
        CONDOTTIERE.start(3, 1, path)
