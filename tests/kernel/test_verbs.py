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
    made.action("pass")
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
        verbs.action("late")
    with pytest.raises(ValueError, match="exists already"):
        verbs.action("show", aside=True)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_every_action_is_made_of_the_values_it_holds(game: Game) -> None:
    for verb in game.verbs.verbs:
        for action in verb.actions():
            assert verb.of(*verb.values(action)) == action
            assert verb.holds(action)
            assert game.verbs.verb_of[action] is verb
        assert not verb.holds(verb.base - 1)
        assert not verb.holds(verb.end)


def test_a_value_is_the_place_of_a_word_or_the_number_itself(verbs: Verbs) -> None:
    bid, war = verbs.by_name["bid"], verbs.by_name["war"]
    assert verbs.text(bid.of(7)) == "bid 7"
    assert bid.value(verbs.parse("bid 7")) == 7
    assert bid.zero + 7 == bid.of(7)
    assert war.values(verbs.parse("war rome milan")) == (1, 0)
    assert bid.among([verbs.parse("pass"), bid.of(3), war.of(0, 1), bid.of(1)]) == [bid.of(3), bid.of(1)]


def test_a_verb_has_three_nouns_at_most(verbs: Verbs) -> None:
    city = Noun("city", ("milan", "rome"))
    with pytest.raises(ValueError, match="has 4 nouns, but 3 are the most"):
        Verbs().verb("wander", city, city, city, city)
