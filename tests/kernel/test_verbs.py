"""Actions in words and back."""

from __future__ import annotations

import pytest

from signoria import games
from signoria.kernel import Game, Noun, Verbs


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_every_action_survives_the_way_through_text(game: Game) -> None:
    verbs = game.verbs
    step = max(1, verbs.size // 3000)
    for action in range(0, verbs.size, step):
        assert verbs.parse(verbs.text(action)) == action


@pytest.fixture
def verbs() -> Verbs:
    made = Verbs()
    made.verb("pass")
    made.verb("bid", Noun("gold", first=1, last=20))
    made.verb("war", Noun("city", ("milan", "rome")), Noun("city", ("milan", "rome")))
    made.aside("show", Noun("city", ("milan", "rome")))
    return made


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "an action is a verb"),
        ("bidd 3", "unknown verb 'bidd': did you mean 'bid'?"),
        ("bid", "is written 'bid GOLD'"),
        ("bid 21", "gold must be a whole number from 1 to 20, got '21'"),
        ("bid x", "gold must be a whole number"),
        ("war milan roma", "unknown city 'roma': did you mean 'rome'?"),
        ("pass now", "is written 'pass', got 'pass now'"),
    ],
)
def test_what_cannot_be_read_is_said_clearly(verbs: Verbs, text: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence.replace("?", r"\?")):
        verbs.parse(text)


def test_codes_out_of_range_have_no_text(verbs: Verbs) -> None:
    for action in (-1, verbs.size):
        with pytest.raises(ValueError, match="action must be from 0 to"):
            verbs.text(action)


def test_asides_come_last(verbs: Verbs) -> None:
    assert verbs.text(verbs.first_aside) == "show milan"
    with pytest.raises(ValueError, match="before the asides"):
        verbs.verb("late")
    with pytest.raises(ValueError, match="exists already"):
        verbs.aside("show")
