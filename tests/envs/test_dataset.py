"""Games as data: complete, reproducible, honest, and read back as they were written."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner

from signoria.bots import evaluation
from signoria.bots.results import Outcome
from signoria.bots.schedule import Job
from signoria.cli import app
from signoria.dataset.loading import Steps, TorchSteps
from signoria.envs.play import Play
from signoria.kernel import Record


def make(folder: Path, *more: str) -> Path:
    command = ["dataset", "condottiere", "--games", "12", "--shard", "6", "--seats", "3", "--bots", "novice,random"]
    done = CliRunner().invoke(app, [*command, "--workers", "1", "--out", str(folder), *more])
    assert done.exit_code == 0, (done.output, done.exception)
    return folder


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make(tmp_path_factory.mktemp("data") / "npz")


def test_every_step_is_the_position_of_its_record(folder: Path) -> None:
    """Observation, mask and action are those of the game, played again from its record."""
    every = Steps(folder, None)
    columns = next(every.shards())
    line = next(every.records())
    record = Record.parse(line["record"])
    seen = Play("condottiere", 3, {})
    rows = np.flatnonzero(columns["game"] == line["game"])
    place, step = 0, 0
    for g, (seat, action) in zip(record.moments(), record.actions):
        seen.g = g
        if action >= every.actions:
            continue
        if len(g.legal(seat)) > 1:
            row = rows[place]
            assert (columns["step"][row], columns["seat"][row], columns["action"][row]) == (step, seat, action)
            assert np.array_equal(columns["observation"][row], seen.vector(seat))
            assert np.array_equal(columns["mask"][row], seen.mask(seat))
            place += 1
        step += 1
    assert place == len(rows)


def test_targets_are_legal_and_returns_sum_to_nothing(folder: Path) -> None:
    for columns in Steps(folder, None).shards():
        steps = np.arange(len(columns["game"]))
        assert columns["mask"][steps, columns["action"]].all()
        assert columns["mask"][steps, columns["policy"]].all()
        assert (columns["mask"].sum(axis=1) > 1).all()
        assert np.allclose(columns["returns"].sum(axis=1), 0, atol=1e-5)
        assert np.array_equal(columns["value"], columns["returns"][steps, columns["seat"]])


def test_splits_share_no_game(folder: Path) -> None:
    games = {name: {*np.concatenate([each["game"] for each in Steps(folder, name).shards()]).tolist()}
             for name in ("train", "validation", "test")}  # fmt: skip
    assert sorted(game for found in games.values() for game in found) == list(range(12))


def test_parquet_holds_the_same_and_a_broken_off_one_goes_on(folder: Path, tmp_path: Path) -> None:
    other = make(tmp_path / "parquet", "--format", "parquet")
    for one, two in zip(Steps(folder, None).shards(), Steps(other, None).shards()):
        assert all(np.array_equal(one[name], two[name]) for name in one)
    whole = (other / "steps-00001.parquet").read_bytes()
    (other / "steps-00001.parquet").unlink()
    with pytest.raises(ValueError, match="is not complete"):
        Steps(other)
    make(other, "--format", "parquet")
    assert (other / "steps-00001.parquet").read_bytes() == whole
    refused = CliRunner().invoke(app, ["dataset", "condottiere", "--games", "3", "--out", str(other)])
    assert refused.exit_code != 0
    assert "another dataset" in str(refused.exception)


def test_a_teacher_gives_the_policy_targets(tmp_path: Path) -> None:
    taught = make(tmp_path / "taught", "--teacher", "expert")
    columns = next(Steps(taught, None).shards())
    assert (columns["policy"] != columns["action"]).any()
    assert "what `expert` would do" in (taught / "README.md").read_text(encoding="utf-8")


def test_steps_for_pytorch(folder: Path) -> None:
    data = TorchSteps(folder, "train", keep=1)
    assert len(data) == sum(len(each["game"]) for each in Steps(folder, "train").shards())
    first, last = data[0], data[len(data) - 1]
    assert first["observation"].shape == last["observation"].shape == (data.steps.size,)
    with pytest.raises(IndexError):
        data[len(data)]
    torch = pytest.importorskip("torch")
    batch = next(iter(torch.utils.data.DataLoader(data, batch_size=4)))
    assert batch["mask"].shape == (4, data.steps.actions)


def outcome(pairing: int, deal: int, seat: int, won: bool) -> Outcome:
    seating = [1 + pairing] * 4
    seating[seat] = 0
    winners = [seat] if won else [(seat + 1) % 4]
    blank: dict[str, Any] = {name: [0] * 4 for name in ("scores", "thinking", "illegal", "crashes", "late")}
    return Outcome(job=Job(0, pairing, deal, seating), winners=winners, decisions=1, choices=1, options=1, asides=0,
                   seconds=0.0, traits=[], **blank)  # fmt: skip


def test_errors_count_deals_not_games() -> None:
    plan = evaluation.suite("condottiere", "random", 250)
    games = [outcome(0, deal, seat, deal % 2 == 0) for deal in range(250) for seat in range(4)]
    found = evaluation.score(plan, games, 0)
    assert (found.share, found.games, found.deals) == (0.5, 1000, 250)
    assert found.error == pytest.approx(1.96 * 0.5 / 250**0.5, rel=0.02)
    assert evaluation.told(plan, [found]) == "Signoria-Condottiere v1: 50 ± 6 %"


@pytest.mark.parametrize("won", [True, False])
def test_who_won_all_or_nothing_is_not_known_to_do_so_for_ever(won: bool) -> None:
    plan, errors = evaluation.suite("condottiere", "random", 4), []
    for deals in (2, 4, 250):
        games = [outcome(0, deal, seat, won) for deal in range(deals) for seat in range(4)]
        found = evaluation.score(plan, games, 0)
        assert found.share == float(won)
        errors.append(found.error)
    assert errors[0] > errors[1] > 0.1 > errors[2] > 0.001


def test_each_bot_has_its_own_file() -> None:
    names = {
        evaluation.file_name(evaluation.suite("condottiere", bot, deals))
        for bot in ("expert", "master:5", "expert/careful", "program:python 'my bot.py' --x=1")
        for deals in (2, 4)
    }
    assert len(names) == 8
    assert not any(set(name) & set("/:?*\"<>| '") for name in names)


def test_an_evaluation_is_the_same_each_time(tmp_path: Path) -> None:
    def run(name: str) -> Any:
        command = ["evaluate", "condottiere", "random", "--deals", "2", "--workers", "1", "--json"]
        done = CliRunner().invoke(app, [*command, "--out", str(tmp_path / name)])
        assert done.exit_code == 0, done.output
        return json.loads(done.stdout)

    first = run("a")
    assert first == run("b")
    assert first["suite"] == "Signoria-Condottiere v1"
    assert [each["games"] for each in first["scores"]] == [8, 8]
