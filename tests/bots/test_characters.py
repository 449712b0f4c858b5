"""Characters and the adaptive bot: what they do oftener, and that they say so truly."""

from __future__ import annotations

from random import Random

import pytest

from signoria import games
from signoria.bots import ADAPTIVE, bot
from signoria.bots.adaptive import LEAST, insight
from signoria.bots.characters import ATTACKING, BUILDING, CHARACTERS, RESTING, Tempered, characters_for, tempers_of
from signoria.bots.match import play
from signoria.bots.sight import Sight
from signoria.bots.usage import added
from signoria.testing import scene
from signoria.titles import game as find_game


class Says:
    """Always the same answer."""

    def __init__(self, answer: str) -> None:
        self.answer = answer

    def choose(self, sight: Sight) -> int:
        return sight.game.verbs.parse(self.answer)


def answers(character: str, base: str) -> set[str]:
    """All that a character may make of an answer in a battle, with luck of every kind."""
    g = scene("condottiere", 3, contested="parma", hands={0: "10 1 drummer"}, turn=0)
    player = Tempered(Says(base), Says(base), CHARACTERS[character], tempers_of("condottiere"))
    return {g.game.verbs.text(player.choose(Sight(g, 0, Random(number)))) for number in range(40)}


def test_the_careful_one_passes_now_and_then_instead_of_laying_a_card() -> None:
    assert answers("careful", "play_card mercenary_10") == {"play_card mercenary_10", "pass"}


def test_the_careful_one_never_presses_on() -> None:
    assert answers("careful", "pass") == {"pass"}


def test_the_greedy_one_lays_its_least_card_now_and_then_instead_of_passing() -> None:
    found = answers("greedy", "pass")
    assert len(found) == 2
    assert "pass" in found
    assert all(answer == "pass" or answer.startswith("play_card") for answer in found)


def test_the_greedy_one_never_holds_back() -> None:
    assert answers("greedy", "play_card mercenary_10") == {"play_card mercenary_10"}


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_every_title_has_characters_and_names_verbs_that_there_are(game: object) -> None:
    kind = find_game(game.id)  # type: ignore[attr-defined]
    assert characters_for(kind.id)
    tempers, verbs = tempers_of(kind.id), {verb.name for verb in kind.verbs.verbs}
    named = [*tempers.attacking, *tempers.building, *tempers.resting]
    assert {*named} <= verbs
    assert len({*named}) == len(named), "a verb is of one kind"


@pytest.mark.parametrize(
    ("title", "character", "kind", "more"),
    [
        ("condottiere", "careful", ATTACKING, False),
        ("condottiere", "greedy", ATTACKING, True),
        ("il_principe", "careful", ATTACKING, False),
        ("il_principe", "greedy", ATTACKING, True),
        ("principato", "builder", RESTING, False),
        ("princes", "careful", ATTACKING, False),
        ("renaissance", "builder", BUILDING, True),
    ],
)
def test_a_character_shows_in_what_it_does(title: str, character: str, kind: str, more: bool) -> None:
    """Of its chances to do so, against an expert without a temper: the same games, seat by seat."""
    kinds = find_game(title)
    seats = kinds.min_seats
    shares = []
    for name in (f"expert/{character}", "expert"):
        counts = []
        for seed in range(8):
            players = [bot(name, title), *(bot("expert", title) for _ in range(seats - 1))]
            counts.append(play(kinds, players, seats, seed, {}, Random(seed), blind=False).usage[0])
        shares.append(share_of(title, kind, added(counts)))
    assert (shares[0] > shares[1]) == more


def share_of(title: str, kind: str, counts: dict[str, list[float]]) -> float:
    verbs = [counts[verb] for verb in getattr(tempers_of(title), kind) if verb in counts]
    return sum(used for _, used, _ in verbs) / sum(offered for offered, _, _ in verbs)


@pytest.mark.parametrize("name", ["expert/shy", "random/careful", "adaptive/careful", "expert/"])
def test_an_unknown_character_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="has the characters careful, greedy"):
        bot(name, "condottiere")


def test_the_adaptive_bot_lets_go_the_further_it_is_ahead() -> None:
    found = [insight(times) for times in (0.2, 0.9, 1.0, 1.2, 3.0)]
    assert found[0] == found[1] == 1.0
    assert found == sorted(found, reverse=True)
    assert found[-1] == LEAST


def test_a_beginner_wins_oftener_among_adaptive_bots_than_among_experts() -> None:
    title = find_game("condottiere")
    won = {}
    for level in (ADAPTIVE, "expert"):
        won[level] = 0.0
        for number in range(24):
            seat = number % 3
            players = [bot("novice" if each == seat else level, title.id) for each in range(3)]
            won[level] += play(title, players, 3, number // 3, {}, Random(number // 3), blind=False).share(seat)
    assert won[ADAPTIVE] > won["expert"]
