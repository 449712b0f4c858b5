"""The master and what its title has learned: used where it is known to fit, and never seeing more than the seat."""

from __future__ import annotations

from random import Random

import pytest

from signoria import game
from signoria.bots import Sight, bot
from signoria.bots.master import Master
from signoria.bots.specs import make
from signoria.judgement.judge import Judgement
from signoria.kernel import State
from signoria.titles import title

TITLE = "condottiere"


class Counted:
    """A judgement that remembers from which seat it was asked."""

    def __init__(self) -> None:
        self.true: Judgement = title(TITLE).part("judgement")
        self.learned_from = self.true.learned_from
        self.asked: list[int] = []

    def chances(self, g: State, seat: int) -> list[float]:
        assert g.imagined
        self.asked.append(seat)
        return self.true.chances(g, seat)


def master(judged: bool) -> Master:
    found = bot("master", TITLE, iterations=20, judged=judged)
    assert isinstance(found, Master)
    return found


def start(capture_regions: bool = False) -> State:
    """A position with a choice."""
    g, rng = game(TITLE).start(4, 3, capture_regions=capture_regions), Random(3)
    while len(g.legal(g.first_to_act())) < 2:
        g.act(g.first_to_act(), rng.choice(g.legal(g.first_to_act())))
    return g


def asked(g: State) -> list[int]:
    player = master(judged=True)
    player.judgement = counted = Counted()
    player.choose(Sight(g, g.first_to_act(), Random(1)))
    return counted.asked


def test_leaves_are_judged_from_the_seat_that_searches() -> None:
    g = start()
    found = asked(g)
    assert found
    assert set(found) == {g.first_to_act()}


def test_tables_it_did_not_learn_from_are_left_to_the_outlook() -> None:
    assert not asked(start(capture_regions=True))


def test_whoever_wants_the_outlook_gets_it() -> None:
    assert master(judged=False).judgement is None
    found = make("master:5/outlook", TITLE)
    assert isinstance(found, Master)
    assert found.judgement is None


def test_the_judgement_can_be_asked_for_by_name() -> None:
    found = make("master:0.5s/judged", TITLE)
    assert isinstance(found, Master)
    assert (found.seconds, found.judgement) == (0.5, title(TITLE).part("judgement"))


@pytest.mark.parametrize("spec", ["master:5/blind", "master:/judged", "expert:5/judged"])
def test_other_forms_are_refused(spec: str) -> None:
    with pytest.raises(ValueError, match="only a master or grandmaster has an effort, as master:400,"):
        make(spec, TITLE)


def test_swapping_everything_hidden_changes_no_judged_decision() -> None:
    g = start()
    seat = g.first_to_act()
    answer = master(judged=True).choose(Sight(g, seat, Random(5)))
    for other in (b"a" * 16, b"b" * 16):
        assert master(judged=True).choose(Sight(g.imagine(seat, other), seat, Random(5))) == answer
