"""The arena: fair schedules, resumable results, ratings, reports."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Callable, Iterator

import pytest
from typer.testing import CliRunner

from signoria.bots.arena import Arena, run_job
from signoria.bots.pools import LocalPool, T, Task, pool_of
from signoria.bots.ratings import ratings
from signoria.bots.report import arena_page
from signoria.bots.results import Outcome, Tally, promises_of, read
from signoria.bots.schedule import Job, Plan, deal_seed, jobs
from signoria.bots.sequential import STRONGER, Trial
from signoria.cli import app

SMALL = Plan("condottiere", 1, ["expert", "random"], 6, 3, 5, "challenge")


def plain(outcomes: list[Outcome]) -> list[tuple[int, list[int], list[int], int]]:
    return [(o.job.number, o.scores, o.winners, o.decisions) for o in outcomes]


def test_each_deal_is_played_from_every_seat() -> None:
    plan = replace(SMALL, games=12, seats=4, bots=["expert", "novice", "random"], design="pairs")
    made = jobs(plan)
    assert len(made) == 6 * 12
    seats = Counter((job.pairing, job.deal, tuple(job.seating)) for job in made)
    assert set(seats.values()) == {1}
    for pairing in range(6):
        firsts = Counter(job.seating.index(made_first(made, pairing)) for job in made if job.pairing == pairing)
        assert firsts == {0: 3, 1: 3, 2: 3, 3: 3}


def made_first(made: list[Job], pairing: int) -> int:
    """The bot that sits alone in a pairing."""
    seating = next(job.seating for job in made if job.pairing == pairing)
    return min({*seating}, key=seating.count)


def test_pairings_meet_the_same_deals() -> None:
    plan = replace(SMALL, bots=["expert", "novice", "random"], design="pairs")
    seeds = {(job.deal, deal_seed(plan, job)) for job in jobs(plan)}
    assert len(seeds) == len({deal for deal, _ in seeds})


def test_a_killed_arena_goes_on_where_it_was(tmp_path: Path) -> None:
    whole = Arena(SMALL, tmp_path / "whole.jsonl").run(LocalPool(1))
    lines = (tmp_path / "whole.jsonl").read_bytes().splitlines(keepends=True)
    broken = tmp_path / "broken.jsonl"
    broken.write_bytes(b"".join(lines[:4]) + lines[4][:25])
    again = Arena(SMALL, broken)
    assert len(again.outcomes) == 3
    assert plain(again.run(LocalPool(1))) == plain(whole)
    assert len(read(broken)[1]) == 6


def test_results_of_another_plan_are_refused(tmp_path: Path) -> None:
    Arena(SMALL, tmp_path / "a.jsonl").run(LocalPool(1))
    with pytest.raises(ValueError, match="another arena"):
        Arena(replace(SMALL, seed=6), tmp_path / "a.jsonl")


@pytest.mark.parametrize("line", ["[1]", "no json", '{"game":"condottiere"}'])
def test_another_file_is_refused(tmp_path: Path, line: str) -> None:
    (tmp_path / "a.jsonl").write_text(f"{line}\n", encoding="utf-8")
    with pytest.raises(ValueError, match="is not a results file"):
        Arena(SMALL, tmp_path / "a.jsonl")


def test_a_decided_pairing_stops_early(tmp_path: Path) -> None:
    plan = replace(SMALL, games=300, seats=2)
    arena = Arena(plan, tmp_path / "a.jsonl", Trial())
    outcomes = arena.run(LocalPool(1))
    assert 24 <= len(outcomes) < 60
    assert arena.verdicts[0].says == STRONGER
    assert len(outcomes) == 2 * arena.verdicts[0].deals


class Disordered:
    """A pool whose workers are done in another order than they began."""

    def each(self, work: Callable[..., T], tasks: Iterator[Task], ahead: int = 1) -> Iterator[tuple[Task, T]]:
        while bundle := [*islice(tasks, 7)]:
            yield from ((task, work(*task)) for task in reversed(bundle))


def test_a_trial_ends_at_the_same_deal_in_whatever_order_games_are_done(tmp_path: Path) -> None:
    plan = replace(SMALL, games=300, seats=2)
    one = Arena(plan, tmp_path / "one.jsonl", Trial()).run(LocalPool(1))
    other = Arena(plan, tmp_path / "other.jsonl", Trial()).run(Disordered())
    assert plain(one) == plain(other)
    again = Arena(plan, tmp_path / "other.jsonl", Trial())
    assert plain(again.run(Disordered())) == plain(one)


def test_processes_give_the_same_results_and_the_same_luck(tmp_path: Path) -> None:
    plan = replace(SMALL, games=3, luck=2)
    one = Arena(plan, tmp_path / "one.jsonl").run(LocalPool(1))
    two = Arena(plan, tmp_path / "two.jsonl").run(LocalPool(2))
    assert plain(one) == plain(two)
    assert [outcome.luck for outcome in one] == [outcome.luck for outcome in two]
    assert any(one[0].luck)


def test_the_same_bot_in_the_same_seat_plays_the_same_game() -> None:
    """Only what differs between two bots makes their games differ: a beginner against beginners wins as they do."""
    plan = replace(SMALL, bots=["novice", "novice"], games=3)
    games = [run_job(plan, job) for job in jobs(plan)]
    assert len({tuple(outcome.scores) for outcome in games}) == 1


def test_a_bot_that_remembers_plays_in_one_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "diarist.py").write_text(DIARIST, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    plan = replace(SMALL, bots=["diarist:Diarist", "random"], games=3)
    outcomes = Arena(plan, tmp_path / "a.jsonl").run(Never())
    assert len(outcomes) == 3


DIARIST = """
class Diarist:
    def choose(self, sight): return sight.options[0]
    def begin(self, sight, names): pass
    def end(self, sight, scores, winners): pass
"""


class Never:
    """A pool of several processes that must not be used."""

    def each(self, work: Callable[..., T], tasks: Iterator[Task], ahead: int = 1) -> Iterator[tuple[Task, T]]:
        raise AssertionError("played by several processes")


def test_an_unknown_backend_is_refused() -> None:
    with pytest.raises(ValueError, match="backend must be one of local, ray"):
        pool_of("dask", 1)


def outcome(number: int, winners: list[int], seating: list[int]) -> Outcome:
    seats = len(seating)
    return Outcome(
        job=Job(number, 0, number, seating), scores=[0] * seats, winners=winners, decisions=1, choices=1, options=2,
        asides=0, seconds=0.0, thinking=[0.0] * seats, illegal=[0] * seats, crashes=[0] * seats, late=[0] * seats,
        traits=[{}] * seats,
    )  # fmt: skip


def test_ratings_follow_the_victories() -> None:
    """Bot 0 wins two of three tables against two seats of bot 1: odds of four to one, 241 points."""
    played = [outcome(i, [0] if i % 3 else [1], [0, 1, 1]) for i in range(300)]
    strong, weak = ratings(played, 2)
    assert strong.value - weak.value == pytest.approx(241, abs=15)
    assert 0 < strong.error < 60


def test_shared_victories_count_in_parts() -> None:
    tally = Tally()
    for share in (1.0, 0.5, 0.0):
        tally.add(share)
    assert tally.mean == 0.5
    low, high = tally.interval()
    assert 0 <= low < 0.5 < high <= 1


def test_the_command_writes_results_and_a_page(tmp_path: Path) -> None:
    done = CliRunner().invoke(
        app, ["arena", "condottiere", "--bots", "expert,novice,random", "--games", "4", "--design", "mixed",
              "--workers", "1", "--out", str(tmp_path / "small")],
    )  # fmt: skip
    assert done.exit_code == 0, done.output
    page = (tmp_path / "small.html").read_text(encoding="utf-8")
    for head in ("Ratings", "Head to head", "By seat", "By first holder", "Scores", "Length", "Branching", "Conduct"):
        assert f"<h2>{head}</h2>" in page
    assert "One seat against the rest" in page
    figures = json.loads((tmp_path / "small.json").read_text(encoding="utf-8"))
    assert [one["games"] for one in figures["pairings"]] == [8, 4, 4, 8, 4, 4, 8, 4, 4]
    assert "src=" not in page
    assert 'href="http' not in page


def test_the_command_says_what_is_wrong() -> None:
    done = CliRunner().invoke(app, ["arena", "condottiere", "--bots", "master:fast"])
    assert done.exit_code == 2
    assert "master:400" in done.output


def test_how_promises_ended_is_told(tmp_path: Path) -> None:
    """The same in every run of the same plan."""
    plan = replace(SMALL, bots=["expert/loyal", "expert"], games=3)
    contests = [Arena(plan, tmp_path / name) for name in ("first.jsonl", "again.jsonl")]
    runs = [contest.run(LocalPool(1)) for contest in contests]
    ended, again = (promises_of(outcomes, "expert/loyal") for outcomes in runs)
    assert ended == again
    assert ended["kept"] > 0
    assert ended["broken"] == 0
    page = arena_page(plan, runs[0], contests[0].standings())
    assert "of those settled, kept" in page
    assert f"<td>{ended['kept']:,}</td>" in page
