"""The priors that titles ship: honest, small, the same everywhere, and better than the expert in games kept aside."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from typing import Any, Iterator

import pytest

from signoria import games
from signoria.bots import Sight, bot, expert
from signoria.bots.advised import Foresighted
from signoria.bots.grandmaster import Grandmaster
from signoria.bots.levels import GUIDED, levels_of
from signoria.bots.memory import recall
from signoria.bots.roles import recalls
from signoria.bots.specs import make
from signoria.judgement.prior import Prior
from signoria.kernel import Game, State
from signoria.titles import title
from tests.bots.positions import choices

GOLDEN = Path(__file__).with_name("golden_priors.json")
SHIPPED = [pytest.param(game, id=game.id) for game in games() if title(game.id).parts["prior"]]
LARGEST = 1_000_000  # bytes


def prior_of(game: Game) -> Prior:
    found: Prior = title(game.id).part("prior")
    return found


def questions(game: Game) -> Iterator[tuple[State, int]]:
    """A few at each number of seats."""
    for seats in range(game.min_seats, game.max_seats + 1):
        yield from choices(game, seats, seats, 3, 12, prior_of(game).edition)


def said(game: Game) -> list[list[int]]:
    """What a prior says of the options of some questions, if the expert would take the first."""
    return [prior_of(game).scores(g, seat, g.legal(seat)[0], g.legal(seat)) for g, seat in questions(game)]


@pytest.mark.parametrize("game", SHIPPED)
def test_swapping_everything_hidden_changes_nothing_that_is_expected(game: Any) -> None:
    guide = Foresighted(expert(game.id), prior_of(game))
    for g, seat in questions(game):
        foreseen = guide.foresee(Sight(g, seat, Random(5)))
        for other in (b"a" * 16, b"b" * 16):
            assert guide.foresee(Sight(g.imagine(seat, other), seat, Random(5))) == foreseen


@pytest.mark.parametrize("game", SHIPPED)
def test_the_same_question_has_the_same_scores_on_every_machine(game: Any) -> None:
    """After a new training: `python -m tests.judgement.test_shipped_priors` writes the golden values again."""
    assert said(game) == json.loads(GOLDEN.read_text(encoding="utf-8"))[game.id]


@pytest.mark.parametrize("game", SHIPPED)
def test_a_shipped_prior_is_small_and_says_where_it_comes_from(game: Any) -> None:
    folder = title(game.id).folder / "judgement" / "guided"
    assert (folder / "prior.bin").stat().st_size <= LARGEST
    told = prior_of(game).head["provenance"]
    assert told["title"] == game.id
    assert told["rules"] == game.rules_version
    card = (folder / "prior.md").read_text(encoding="utf-8")
    assert told["command"] in card
    assert f"{told['games']:,} games" in card


@pytest.mark.parametrize("game", SHIPPED)
def test_its_answers_are_better_than_the_experts_in_games_kept_aside(game: Any) -> None:
    card = (title(game.id).folder / "judgement" / "guided" / "prior.md").read_text(encoding="utf-8")
    gain, error = re.findall(r"by ([\d.-]+) points in a hundred on average\n\(standard error ([\d.]+)\)", card)[0]
    assert float(gain) > 3 * float(error)


@pytest.mark.parametrize("game", SHIPPED)
def test_a_grandmaster_is_guided_by_it_only_at_tables_it_knows(game: Any, monkeypatch: Any) -> None:
    grandmaster = bot("grandmaster", game.id, iterations=4, way=GUIDED)
    assert isinstance(grandmaster, Grandmaster)
    g = game.start(seed=1)
    sight = Sight(g, g.first_to_act(), Random(1))
    assert isinstance(grandmaster.guide(sight), Foresighted)
    monkeypatch.setattr(prior_of(game), "edition", "of another printing")
    assert grandmaster.guide(sight) is grandmaster.expert


@pytest.mark.parametrize("game", SHIPPED)
def test_a_guided_grandmaster_knows_no_more_than_its_seat(game: Any) -> None:
    grandmaster = make("grandmaster:6/guided", game.id)
    for g, seat in choices(game, game.usual_seats, 3, 2, 9, prior_of(game).edition):
        moments = recall(g, seat, recalls(grandmaster))
        answer = grandmaster.choose(Sight(g, seat, Random(5)))
        for other in (b"a" * 16, b"b" * 16):
            past = [moment._replace(before=moment.before.imagine(seat, other)) for moment in moments]
            assert grandmaster.choose(Sight(g.imagine(seat, other), seat, Random(5), past)) == answer


@pytest.mark.parametrize("game", SHIPPED)
def test_nobody_is_guided_unasked_where_that_was_not_shown_to_help(game: Any) -> None:
    grandmaster = bot("grandmaster", game.id)
    assert isinstance(grandmaster, Grandmaster)
    assert (grandmaster.prior is not None) == (levels_of(game.id).way == GUIDED)


def test_only_a_grandmaster_of_a_title_with_a_prior_can_be_guided() -> None:
    with pytest.raises(ValueError, match="only a grandmaster can be guided"):
        make("master:40/guided", "condottiere")
    with pytest.raises(ValueError, match="princes has learned no prior"):
        make("grandmaster:40/guided", "princes")


if __name__ == "__main__":
    golden = {parameter.id: said(parameter.values[0]) for parameter in SHIPPED}  # type: ignore[arg-type]
    GOLDEN.write_text(json.dumps(golden) + "\n", encoding="utf-8")
