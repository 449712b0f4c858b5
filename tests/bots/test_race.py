"""The race of options: clear losers drop out, the expert is contradicted for a reason only."""

from __future__ import annotations

from random import Random

from signoria.bots.race import ENOUGH, LEAST, Race


def run(race: Race, strength: dict[int, float], rounds: int, seed: int = 1, noise: float = 0.05) -> None:
    """Every deal has its own luck, common to all options."""
    rng = Random(seed)
    luck = [rng.random() for _ in range(rounds)]
    while not race.decided and len(race.results[race.next()]) < rounds:
        option = race.next()
        deal = len(race.results[option])
        race.add(option, luck[deal] + strength[option] + noise * rng.random())


def test_all_meet_the_same_deals_and_losers_drop_out() -> None:
    race = Race([1, 2, 3], advice=2)
    run(race, {1: 0.0, 2: 0.5, 3: -0.5}, 40)
    assert race.decided
    assert race.choice() == 2
    assert min(len(found) for found in race.results.values()) >= LEAST


def test_a_better_option_is_taken_against_the_advice() -> None:
    race = Race([1, 2, 3], advice=1)
    run(race, {1: 0.0, 2: 0.0, 3: 0.3}, 40)
    assert race.choice() == 3


def test_a_small_lead_does_not_overrule_the_expert_where_results_vary_much() -> None:
    followed = 0
    for seed in range(20):
        race = Race([1, 2], advice=2)
        run(race, {1: 0.0, 2: 0.0}, 12, seed, noise=1.5)
        followed += race.choice() == 2
    assert followed >= 14


def test_options_that_hardly_differ_end_the_race() -> None:
    race = Race([1, 2], advice=2)
    run(race, {1: 0.0, 2: 0.0}, 100, noise=0.001)
    assert race.decided
    assert len(race.results[2]) == ENOUGH


def test_the_expert_runs_first() -> None:
    assert Race([4, 5, 6], advice=5).next() == 5
