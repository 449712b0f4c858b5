"""Priors: what searches prefer is learned, rounded, kept, and guides an honest search."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner

from signoria.bots import Sight, expert, guide
from signoria.bots.advised import Advised, Foresighted
from signoria.bots.master import Searcher
from signoria.cli import app
from signoria.judgement import preferring, priors
from signoria.judgement.encoding import WHOLE, row_names
from signoria.judgement.marks import marks
from signoria.judgement.model import JudgementError, head_of, write_file
from signoria.judgement.preferences import Preferences, Teacher, arranged, joined, load
from signoria.judgement.preferring import Search, listen, searched
from signoria.judgement.prior import MAGIC, Prior, rows_of
from signoria.judgement.teaching import Pupil, Weights, forward, new, slopes, taught
from signoria.titles import game
from tests.bots.positions import choices

TITLE = "condottiere"


def lesson(number: int, liked: int, shunned: int) -> Search:
    """A search that found one answer clearly better than the expert's, and another worse."""
    base = len(row_names(TITLE))
    inputs = [(number % 5, WHOLE), *((base + mark, WHOLE) for mark in marks(TITLE).of[0])]
    return Search(inputs, 0, [liked, shunned], [0.2, -0.2], [0.02, 0.02])


def lessons(games: int = 40) -> Preferences:
    return arranged((number, [lesson(number * 8 + each, 1, 2) for each in range(8)]) for number in range(games))


def kept(pupil: Pupil, path: Path) -> Prior:
    write_file(path, MAGIC, {**head_of(TITLE, rows_of(TITLE), {}), "lead": pupil.lead()}, pupil.layers())
    return Prior(path)


@pytest.fixture(scope="module")
def prior(tmp_path_factory: pytest.TempPathFactory) -> Prior:
    pupil = taught(TITLE, lessons(), 20, 1, lambda told: None)
    return kept(pupil, tmp_path_factory.mktemp("prior") / "prior.bin")


def test_an_answer_with_several_nouns_is_made_of_their_values() -> None:
    verbs = game("renaissance").verbs
    several = next(verb for verb in verbs.verbs if len(verb.nouns) > 1 and not verb.aside)
    one, other = several.base, several.base + 1
    found = marks("renaissance")
    assert len(found.of[one]) == len(several.nouns)
    assert found.of[one][0] == found.of[other][0]
    assert found.of[one] != found.of[other]
    assert len(found.names) < len(found.of) / 5


def test_what_is_said_out_of_turn_has_no_marks() -> None:
    verbs = game(TITLE).verbs
    assert len(marks(TITLE).of) == verbs.first_aside < verbs.size


def test_an_answer_that_did_better_for_sure_is_taught_as_likelier() -> None:
    told = arranged([(0, [Search([(0, WHOLE)], 0, [1, 2, 3], [0.05, 0.05, -0.05], [0.01, 0.2, 0.01])])])
    taught_by = Teacher(TITLE, told).targets(np.array([0]))
    sure, doubtful, worse, expert_own = (float(taught_by.chances[0, each]) for each in (1, 2, 3, 0))
    assert sure > doubtful > worse
    assert sure > expert_own > worse
    assert taught_by.tried[0].sum() == 4
    assert taught_by.chances[0].sum() == pytest.approx(1)


def test_slopes_of_a_prior_are_those_of_its_loss() -> None:
    rng = np.random.default_rng(3)
    weights: Any = Weights(*(each.astype(np.float64) for each in new(6, 4, 2)))  # type: ignore[arg-type]
    x: Any = rng.random((5, 6))
    wanted: Any = rng.random((5, 4))

    def loss() -> float:
        return float((forward(weights, x)[1] * wanted).sum())

    for weight, slope in zip(weights, slopes(weights, x, wanted)):
        place = tuple(int(rng.integers(size)) for size in weight.shape)
        before = weight[place]
        weight[place] = before + 1e-5
        above = loss()
        weight[place] = before - 1e-5
        below = loss()
        weight[place] = before
        assert slope[place] == pytest.approx((above - below) / 2e-5, abs=1e-6)


def test_what_searches_prefer_is_learned_and_measured_on_other_games() -> None:
    pupil = taught(TITLE, lessons(), 20, 1, lambda told: None)
    gain, error = pupil.gain()
    assert gain == pytest.approx(0.2)
    assert error == pytest.approx(0.0)


def test_what_is_expected_agrees_with_what_searches_measured() -> None:
    """One answer is 0.4 better than the other, which the tempered chances understate."""
    pupil = taught(TITLE, lessons(80), 20, 1, lambda told: None)
    merits, gaps, _ = next(pupil.pairs(pupil.checked))
    assert (merits[0] - merits[1]) * pupil.lead() == pytest.approx(gaps[0] - gaps[1], abs=0.05)


def test_without_games_enough_nothing_is_learned() -> None:
    with pytest.raises(ValueError, match="too few games"):
        taught(TITLE, lessons(1), 1, 1, lambda told: None)


def test_whole_numbers_score_as_the_weights_of_training_do(tmp_path: Path) -> None:
    pupil = taught(TITLE, lessons(), 3, 1, lambda told: None)
    found = kept(pupil, tmp_path / "prior.bin")
    for search in (lesson(0, 1, 2), lesson(3, 1, 2)):
        x = np.zeros((1, pupil.teacher.size), np.float32)
        for row, value in search.inputs:
            x[0, row] = value / WHOLE
        merits = forward(pupil.mean, x / pupil.spread)[1][0]
        total = found.first.start + sum(found.first.rows[row] * value for row, value in search.inputs)
        assert np.array(found.merits(total)) / 256 == pytest.approx(merits, abs=0.03)


def test_more_is_expected_of_the_answer_that_searches_prefer(prior: Prior) -> None:
    scores = prior.scores(game(TITLE).start(4, 1), 0, 0, [0, 1, 2])
    leads = prior.leads(scores)
    assert 0 == leads[1] > leads[0] > leads[2]


def test_a_prior_of_another_layout_is_refused(tmp_path: Path) -> None:
    pupil = taught(TITLE, lessons(), 1, 1, lambda told: None)
    write_file(tmp_path / "old.bin", MAGIC, head_of(TITLE, ["other rows"], {}), pupil.layers())
    with pytest.raises(JudgementError, match="train it again"):
        Prior(tmp_path / "old.bin")
    (tmp_path / "none.bin").write_bytes(b"nothing")
    with pytest.raises(JudgementError, match="no prior"):
        Prior(tmp_path / "none.bin")


def test_a_prior_that_travels_says_the_same(prior: Prior) -> None:
    import pickle

    g = game(TITLE).start(4, 1)
    assert pickle.loads(pickle.dumps(prior)).scores(g, 0, 0, [0, 1, 2]) == prior.scores(g, 0, 0, [0, 1, 2])


def test_nobody_who_listens_to_a_prior_learns_a_secret(prior: Prior) -> None:
    advised, guiding = Advised(expert(TITLE), prior), Foresighted(expert(TITLE), prior)
    for g, seat in choices(game(TITLE), 4, 3, 8, 9):
        foreseen = guiding.foresee(Sight(g, seat, Random(5)))
        answer = advised.decide(g, seat, Random(5), g.legal(seat))
        assert sorted(foreseen) == sorted(g.legal(seat))
        assert max(foreseen.values()) == 0 == next(iter(foreseen.values()))
        for other in (b"a" * 16, b"b" * 16):
            swapped = g.imagine(seat, other)
            assert guiding.foresee(Sight(swapped, seat, Random(5))) == foreseen
            assert advised.decide(swapped, seat, Random(5), g.legal(seat)) == answer


def test_searches_are_listened_to_the_same_way_again(monkeypatch: Any) -> None:
    monkeypatch.setattr(preferring, "ITERATIONS", 10)
    first = listen(game(TITLE), 1, 1)
    assert first == listen(game(TITLE), 1, 1)
    assert first != listen(game(TITLE), 1, 2)


def test_a_search_tells_how_far_others_were_better_than_the_experts_answer() -> None:
    g, seat = next(iter(choices(game(TITLE), 4, 3, 1, 9)))
    master = Searcher(guide(TITLE), TITLE, 60)
    answer, found = searched(master, Sight(g, seat, Random(2)))
    assert answer in g.legal(seat)
    assert found.advice not in found.options
    assert len(found.options) == len(found.gaps) == len(found.errors)
    assert all(error > 0 for error in found.errors)


def test_files_of_searches_are_joined_as_if_they_were_one(tmp_path: Path) -> None:
    parts = [arranged([(number, [lesson(number, 1, 2)])]) for number in range(3)]
    for number, part in enumerate(parts):
        part.save(tmp_path / f"{number}.npz")
    whole = joined([load(tmp_path / f"{number}.npz") for number in range(3)])
    once = arranged((number, [lesson(number, 1, 2)]) for number in range(3))
    for name in ("starts", "rows", "values", "firsts", "options", "gaps", "errors", "advice", "games"):
        assert (getattr(whole, name) == getattr(once, name)).all()


def test_a_prior_is_trained_by_the_command_and_says_where_it_comes_from(monkeypatch: Any, tmp_path: Path) -> None:
    monkeypatch.setattr(priors, "listen", lambda kind, number, seed, components: [lesson(number, 1, 2)])
    told = CliRunner().invoke(app, ["train", TITLE, "--prior", "--games", "300", "--out", str(tmp_path / "trained")])
    assert told.exit_code == 0, told.output
    assert "points in a hundred" in told.output
    found = Prior(tmp_path / "trained" / "prior.bin")
    assert found.head["provenance"]["command"] == f"signoria train {TITLE} --games 300 --passes 6 --seed 1 --prior"
    card = (tmp_path / "trained" / "prior.md").read_text(encoding="utf-8")
    assert found.head["provenance"]["command"] in card
