"""The search for even boxes: what it tries follows from its seed; all trials together tell effects from luck."""

from __future__ import annotations

from pathlib import Path

import signoria
from signoria.balancing.declared import Figure, declared
from signoria.balancing.effects import Effects
from signoria.balancing.measuring import evenness, verdict
from signoria.balancing.report import report
from signoria.balancing.search import Budget, Search
from signoria.bots.pools import LocalPool
from signoria.bots.results import Tally
from signoria.kernel.components import FIRST_PRINTING

GOLD = Figure("gold", tuple({"families.este.gold": amount} for amount in range(5)), rising=True)
HILLS = Figure("hills", ({"terrain": "plain"}, {"terrain": "hills"}))
PRINTED = {"gold": 0, "hills": 0}


def tally(wins: int, games: int) -> Tally:
    made = Tally()
    for number in range(games):
        made.add(float(number < wins))
    return made


def test_evenness_is_the_mean_square_off_the_fair_share() -> None:
    even = evenness({"one": tally(75, 100), "two": tally(25, 100)}, 2)
    assert even.unevenness == 0.25
    assert (even.word, even.farthest) == ("one", 0.5)


def test_few_games_decide_nothing() -> None:
    assert verdict(tally(5, 20), 4) == "open"
    assert verdict(tally(500, 2000), 4) == "within"
    assert verdict(tally(1000, 2000), 4) == "outside"


def test_the_best_pack_is_found_though_it_was_never_tried() -> None:
    """Este gains a tenth with each gold and loses two tenths among hills."""
    effects = Effects((GOLD, HILLS), PRINTED, ["este", "medici"])
    choices = [
        {"gold": gold, "hills": hills} for gold in range(5) for hills in range(2) if (gold, hills) != (2, 0)
    ] * 20
    off = [0.1 * choice["gold"] - 0.2 * choice["hills"] for choice in choices]
    effects.fit(choices, [{"este": 0.8 + each, "medici": 1.2 - each} for each in off])
    assert effects.best(1, 1, lambda choice: True) == [{"gold": 2, "hills": 0}]
    assert effects.best(1, 1, lambda choice: choice["hills"] == 1) == [{"gold": 4, "hills": 1}]


def test_a_search_follows_from_its_seed_and_plays_nothing_twice(tmp_path: Path) -> None:
    game = signoria.game("princes")
    budget = Budget(trials=2, games=2, finalists=1, final_games=2, seed=5)

    def found(pool: LocalPool) -> str:
        search = Search(declared("princes"), budget, tmp_path, game.editions[FIRST_PRINTING], pool)
        return report(search, *search.run(lambda tried, final: None))

    class Idle(LocalPool):
        def each(self, work, tasks, ahead=1):  # type: ignore[no-untyped-def]
            assert not list(tasks)
            return iter(())

    first = found(LocalPool(1))
    assert "| 000 |" in first
    assert "as printed" in first
    assert found(Idle(1)) == first
    packs = sorted(path.name for path in tmp_path.glob("*.toml"))
    assert packs == ["final-000.toml", "trial-000.toml", "trial-001.toml"]
    assert (tmp_path / "trial-000.toml").read_text() == game.editions[FIRST_PRINTING].read_text()
