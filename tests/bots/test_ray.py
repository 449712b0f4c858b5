"""The arena and the games of a training on a Ray cluster of several nodes: as one process, whatever befalls a node."""

from __future__ import annotations

import os
import time
from collections import Counter
from pathlib import Path
from threading import Thread
from typing import Any, Iterator

import numpy as np
import pytest
from typer.testing import CliRunner

from signoria.bots.arena import Arena, run_job
from signoria.bots.pools import LocalPool, RayPool, checked, connected
from signoria.bots.results import Outcome, read
from signoria.bots.schedule import Job, Plan
from signoria.cli import app
from signoria.judgement import gathering
from signoria.judgement.gathering import gather

PLAN = Plan("condottiere", 1, ["expert", "random"], 6, 3, 5, "challenge", weigh=1)


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """Two nodes with a core each; the first is the head."""
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    from ray.cluster_utils import Cluster

    made = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    made.add_node(num_cpus=1)
    yield made
    made.shutdown()


def plain(outcomes: list[Outcome]) -> list[Any]:
    """All that is decided by the plan: not how long it took."""
    return [
        (o.job, o.scores, o.winners, o.decisions, o.choices, o.asides, o.traits, o.usage, o.gains) for o in outcomes
    ]


@pytest.mark.long
def test_training_gathers_the_same_games_and_learns_the_same(
    cluster: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gathering, "AT_ONCE", 10)
    monkeypatch.setattr("signoria.judgement.training.Plan.files", property(lambda plan: 6))
    command = ["train", "condottiere", "--games", "250", "--passes", "1", "--out"]
    for out, more in (("one", []), ("ray", ["--ray", cluster.address])):
        done = CliRunner().invoke(app, [*command, str(tmp_path / out), *more])
        assert done.exit_code == 0, done.output
    files = sorted(path.name for path in (tmp_path / "one").glob("games-*.npz"))
    assert len(files) == 6
    for name in files:
        one, ray = (np.load(tmp_path / out / name) for out in ("one", "ray"))
        assert all(np.array_equal(one[part], ray[part]) for part in one.files)
    curves = [(tmp_path / out / "calibration.svg").read_text(encoding="utf-8") for out in ("one", "ray")]
    assert curves[0] == curves[1]


def test_an_error_of_a_task_is_told_as_if_it_had_happened_here(cluster: Any) -> None:
    def work() -> None:
        raise ValueError("the third seat has no bot")

    with pytest.raises(ValueError, match=r"^the third seat has no bot$"):
        list(RayPool(0, cluster.address).each(work, iter([()])))


def test_a_node_killed_in_the_middle_of_games_loses_none_and_doubles_none(
    cluster: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The results are those of one process. What the node was at is begun again, by another."""
    alone = Arena(PLAN, tmp_path / "alone.jsonl").run(LocalPool(1))
    begun, go_on = tmp_path / "begun", tmp_path / "go on"
    begun.mkdir()

    def slow_job(plan: Plan, job: Job) -> Outcome:
        (begun / f"{job.number}-{os.getpid()}").touch()
        node = os.getppid()
        while not go_on.exists() or os.getppid() != node:  # a worker outlives its node by a moment
            time.sleep(0.02)
        return run_job(plan, job)

    def kill() -> None:
        while len(list(begun.iterdir())) < 2:  # both nodes are at it
            time.sleep(0.02)
        cluster.remove_node(next(iter(cluster.worker_nodes)), allow_graceful=False)
        go_on.touch()

    monkeypatch.setattr("signoria.bots.arena.run_job", slow_job)
    killer = Thread(target=kill)
    killer.start()
    found = Arena(PLAN, tmp_path / "ray.jsonl").run(RayPool(0, cluster.address))
    killer.join()
    assert plain(found) == plain(alone)
    assert Counter(outcome.job.number for outcome in read(tmp_path / "ray.jsonl")[1]) == Counter(range(6))
    assert sorted(Counter(path.name.split("-")[0] for path in begun.iterdir()).values()) == [1, 1, 1, 1, 1, 2]


def test_a_node_with_other_code_is_refused() -> None:
    with pytest.raises(ValueError, match="a machine of the cluster has other code"):
        checked("0123456789abcdef", gather, ())


def test_a_cluster_that_does_not_answer_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    import ray

    def init(**_: Any) -> None:
        raise ConnectionError("nobody there")

    monkeypatch.setattr(ray, "init", init)
    with pytest.raises(ValueError, match=r"no Ray cluster answers at 10\.0\.0\.9:6379: nobody there"):
        connected(1, "10.0.0.9:6379")
