"""Learning: shared weights, slopes, rounding, and a whole small training that can be stopped and gone on with."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner

from signoria.bots.pools import LocalPool
from signoria.cli import app
from signoria.judgement import measuring
from signoria.judgement.encoding import WHOLE, row_names
from signoria.judgement.evaluation import bins
from signoria.judgement.gathering import POSITIONS, gather, gathered, play
from signoria.judgement.judge import Judgement
from signoria.judgement.learning import Learner, as_outlook, present, teach
from signoria.judgement.net import Net
from signoria.judgement.rounding import fitted, rounded
from signoria.judgement.samples import LEARNED, TEST, VALIDATION, arranged, part_of
from signoria.judgement.shape import MERIT, Shape, softmax
from signoria.judgement.sharing import Sharing
from signoria.judgement.stages import Clock, Stages, named_seat
from signoria.judgement.staging import chosen_clock, staged
from signoria.judgement.training import Plan, Training
from signoria.judgement.watching import seats_of, watch
from signoria.titles import game, title

NAMES = ["stage=war", "gold[0]", "gold[1]", "gold[2]", "turn=seat+0", "turn=seat+1", "turn=seat+2", "hand.ace"]


@pytest.fixture(scope="module")
def shape() -> Shape:
    return Shape(Sharing(NAMES, 3))


def some(count: int, seed: int = 1) -> tuple[Any, Any, Any]:
    rng = np.random.default_rng(seed)
    x = rng.random((count, len(NAMES))).astype(np.float32)
    sitting = np.array([[True, True, place % 3 > 0] for place in range(count)])
    shares = rng.random((count, 3)).astype(np.float32) * sitting
    return x, shares / shares.sum(axis=1, keepdims=True), sitting


def test_rows_that_name_a_seat_are_found() -> None:
    assert named_seat("players[2].regions.milano") == ("players*.regions.milano", 2)
    assert named_seat("money[me]") == ("money*", 0)
    assert named_seat("spouses[1]=seat+2") == ("spouses*=seat+2", 1)
    assert named_seat("stage=battle") == ("stage=battle", None)


def test_rivals_who_change_places_change_their_chances(shape: Shape) -> None:
    """What is said of rivals weighs alike, so only the free block can tell them apart."""
    weights = shape.new(3)
    weights[1][:] = 0
    x, _, _ = some(5)
    swapped = x[:, [0, 1, 3, 2, 4, 6, 5, 7]]
    merits, other = shape.forward(weights, x).merits, shape.forward(weights, swapped).merits
    assert np.allclose(merits[:, [0, 2, 1]], other, atol=1e-6)


def test_slopes_are_those_of_the_loss(shape: Shape) -> None:
    weights = [each.astype(np.float64) for each in shape.new(5)]
    x, shares, sitting = some(6)

    def loss() -> float:
        said = softmax(shape.forward(weights, x).merits, sitting)  # type: ignore[arg-type]
        return float(-(shares * np.log(said + 1e-30)).sum() / len(x))

    rng = np.random.default_rng(2)
    for weight, slope in zip(weights, shape.slopes(weights, x, shares, sitting)):  # type: ignore[arg-type]
        for _ in range(4):
            place = tuple(int(rng.integers(size)) for size in weight.shape)
            before = weight[place]
            weight[place] = before + 1e-5
            above = loss()
            weight[place] = before - 1e-5
            below = loss()
            weight[place] = before
            assert slope[place] == pytest.approx((above - below) / 2e-5, abs=1e-6)


def test_rounded_weights_judge_as_those_of_training_do(shape: Shape) -> None:
    weights, spread = shape.new(7), np.linspace(0.1, 0.5, len(NAMES)).astype(np.float32)
    layers = rounded(shape.layers(weights, spread), np.ones(len(NAMES), np.bool_))
    x, _, _ = some(20)
    whole = np.rint(x * WHOLE).astype(int)
    said = softmax(shape.forward(weights, whole / np.float32(WHOLE) / spread).merits, np.ones((20, 3), np.bool_))
    net = Net(layers, 3)
    for values, chances in zip(whole.tolist(), said):
        assert net.judge(enumerate(values)) == pytest.approx(chances.tolist(), abs=0.02)


def test_weights_too_large_for_a_lane_are_refused() -> None:
    with pytest.raises(ValueError, match="too large"):
        fitted(np.full((3000, 2), 900, np.float32), np.zeros(2, np.float32), 1024, 1024)


def test_rows_never_seen_count_for_nothing(shape: Shape) -> None:
    seen = np.ones(len(NAMES), np.bool_)
    seen[7] = False
    first = rounded(shape.layers(shape.new(1), np.ones(len(NAMES), np.float32)), seen)[0]
    assert not any(first.weights[7])
    assert any(first.weights[6])


def test_games_are_parted_the_same_way_for_every_table() -> None:
    numbers = np.arange(40_000)
    part = part_of(numbers)
    kind = game("condottiere")
    tables = np.array([seats_of(kind, int(number)) for number in numbers])
    for seats in range(kind.min_seats, kind.max_seats + 1):
        shares = [np.mean(part[tables == seats] == which) for which in (LEARNED, VALIDATION, TEST)]
        assert shares == pytest.approx([0.85, 0.05, 0.10], abs=0.01)


def test_a_game_is_watched_the_same_way_again() -> None:
    kind = game("il_principe")
    first, again = watch(kind, 3, 1, 0.1), watch(kind, 3, 1, 0.1)
    assert first == again
    assert first != watch(kind, 3, 2, 0.1)
    for sample in first:
        assert sum(sample.shares) == pytest.approx(1)
        assert sum(sample.outlook) == pytest.approx(1)
        assert 0 <= sample.progress < 1
        assert all(0 < value <= WHOLE for _, value in sample.inputs)


def test_amounts_have_a_row_for_each_stage_of_the_game() -> None:
    """The clock of Renaissance is the turn, seen or reckoned; samples and single inputs come to their stages alike."""
    kind, names = game("renaissance"), row_names("renaissance")
    samples = arranged(((number, watch(kind, number, 1, 0.05)) for number in range(2)), kind.max_seats)
    clock = chosen_clock("renaissance", samples)
    assert names[clock.row] in ("turn", "reckoned.progress")
    stages = Stages("renaissance", clock)
    found = staged(samples, stages)
    for position in range(0, len(samples), 7):
        inputs = samples.inputs(position)
        assert sorted(found.inputs(position)) == sorted(stages.whole(inputs))
    late = Stages("renaissance", Clock(clock.row, [512]))
    score = names.index("scores[2]")
    assert late.names[late.row(score, 1) or 0] == "scores[2] @1"
    assert late.whole([(clock.row, 511), (score, 30)])[-1] == (late.row(score, 0), 30)
    assert late.whole([(clock.row, 512), (score, 30)])[-1] == (late.row(score, 1), 30)
    assert late.row(names.index("war"), 1) is None


def test_bins_compare_chances_with_what_came() -> None:
    found = bins(np.array([0.05, 0.07, 0.95], np.float32), np.array([0, 1, 1], np.float32))
    assert [(each.count, each.judged, each.happened) for each in found] == [(2, 0.06, 0.5), (1, 0.95, 1.0)]


def test_files_that_are_there_are_not_played_again(tmp_path: Path) -> None:
    few = POSITIONS._replace(games=4)
    played: list[float] = []
    gather("condottiere", tmp_path, 1, 0.1, 2, float("inf"), LocalPool(1), played.append, few)
    gather("condottiere", tmp_path, 1, 0.1, 3, float("inf"), LocalPool(1), played.append, few)
    assert len(played) == 3
    samples = gathered(tmp_path)
    assert set(samples.games.tolist()) == set(range(12))
    alone = play("condottiere", range(8, 12), 1, 0.1)
    assert samples.inputs(len(samples) - 1) == alone.inputs(len(alone) - 1)
    row = samples.dense(np.array([len(samples) - 1]), len(row_names("condottiere")))[0]
    found = [(place, int(row[place] * WHOLE)) for place in np.flatnonzero(row).tolist()]
    assert found == sorted(alone.inputs(len(alone) - 1))
    (tmp_path / "games-00001.npz").write_bytes(b"half a f")
    with pytest.raises(ValueError, match=r"games-00001\.npz is not a file of games"):
        gathered(tmp_path)


def test_stopped_after_a_pass_it_learns_what_it_would_have_learned(tmp_path: Path) -> None:
    kind, names = game("condottiere"), row_names("condottiere")
    samples = arranged(((number, watch(kind, number, 1, 0.1)) for number in range(40)), kind.max_seats)
    _, whole = teach(samples, names, 2, 1)

    class Stop(Exception):
        pass

    def stop(learner: Learner) -> None:
        raise Stop

    with pytest.raises(Stop):
        teach(samples, names, 2, 1, tmp_path / "checkpoint.npz", stop)
    _, again = teach(samples, names, 2, 1, tmp_path / "checkpoint.npz")
    assert again.passes == whole.passes == 2
    assert np.allclose(again.curve, whole.curve)
    assert all(np.allclose(one, other) for one, other in zip(again.best, whole.best))


def test_the_command_plays_learns_and_writes_a_card(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Training, "crop", POSITIONS._replace(games=10))
    out = tmp_path / "trained"
    command = ["train", "condottiere", "--games", "60", "--passes", "1", "--out", str(out)]
    done = CliRunner().invoke(app, command)
    assert done.exit_code == 0, done.output
    assert "net and card" in done.output
    card = (out / "card.md").read_text(encoding="utf-8")
    assert card.startswith("# What Condottiere has learned")
    assert "| seed | 1 |" in card
    assert {"net.bin", "curve.svg", "calibration.svg", "journal.json"} <= {path.name for path in out.iterdir()}
    g = game("condottiere").start(3, 1)
    assert sum(Judgement(out / "net.bin").chances(g, 2)) == pytest.approx(1)
    resumed = CliRunner().invoke(app, [*command, "--resume"])
    assert resumed.exit_code == 0, resumed.output
    assert (out / "card.md").read_text(encoding="utf-8").splitlines()[6:9] == card.splitlines()[6:9]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["condottiere"], "say how much to play: --games 20000, or --hours 2, or both"),
        (["condotiere", "--games", "250"], "did you mean 'condottiere'?"),
        (["condottiere", "--games", "250", "--resume"], "holds no training to resume"),
        (["condottiere", "--games", "250", "--components", "balanced"], "condottiere has no pack 'balanced'"),
        (["condottiere", "--measure"], "say on how many games: --measure --games 1000"),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(tmp_path: Path, arguments: list[str], sentence: str) -> None:
    done = CliRunner().invoke(app, ["train", *arguments, "--out", str(tmp_path / "here")])
    assert done.exit_code == 2
    assert sentence in " ".join(done.output.split())


def test_the_pack_is_asked_for_and_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Training, "crop", POSITIONS._replace(games=2))
    plan = Plan("renaissance", 2, None, 1, 1, 1, components="first_printing")
    begun = Training(plan, tmp_path / "trained", False)
    begun.play(lambda: None)
    assert begun.journal.edition == "first_printing"
    assert plan.command(2).endswith("--seed 1 --components first_printing")
    with pytest.raises(ValueError, match="was begun with the pack first_printing"):
        Training(Plan("renaissance", 4, None, 1, 1, 1), tmp_path / "trained", True)
    Training(plan, tmp_path / "trained", True)


def test_a_folder_in_use_is_not_overwritten(tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").write_text("precious", encoding="utf-8")
    done = CliRunner().invoke(app, ["train", "condottiere", "--games", "250", "--out", str(tmp_path)])
    assert done.exit_code == 2
    assert "is not empty: go on there with --resume" in " ".join(done.output.split())


def test_a_net_begins_as_the_outlook_where_that_is_reckoned_with() -> None:
    kind, names = game("princes"), row_names("princes")
    samples = arranged([(0, watch(kind, 0, 1, 0.05))], kind.max_seats)
    shape = Shape(Sharing(names, kind.max_seats))
    spread = np.linspace(0.1, 0.5, len(names)).astype(np.float32)
    spread = shape.sharing.even(spread)
    home = as_outlook(shape.sharing, names, spread)
    weights = Learner.new(shape, spread, 1, home).weights
    weights[MERIT][:] = 0  # of the blocks, so that the straight part is heard alone
    every = np.arange(len(samples))
    merits = shape.forward(weights, samples.dense(every, len(names)) / spread).merits
    assert np.allclose(softmax(merits, present(samples, every)), samples.outlook, atol=0.02)
    assert Learner.new(shape, spread, 1).paces != Learner.new(shape, spread, 1, home).paces


def test_what_is_measured_is_what_a_judgement_says_at_the_table() -> None:
    """With what the stage of the game adds."""
    kind, judgement = game("condottiere"), title("condottiere").part("judgement")
    samples = arranged(((number, watch(kind, number, 3, 0.1, measured=True)) for number in range(6)), kind.max_seats)
    squares, seats = 0.0, 0
    for position in range(len(samples)):
        said = judgement.net(int(samples.seats[position])).judge(judgement.stages.whole(samples.inputs(position)))
        squares += sum((chance - share) ** 2 for chance, share in zip(said, samples.shares[position].tolist()))
        seats += len(said)
    assert measuring.measures(judgement, samples, 3)[0].net == pytest.approx(squares / seats, abs=1e-6)


def test_a_shipped_judgement_is_measured_on_games_of_another_seed(tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setattr(measuring, "FRESH", measuring.FRESH._replace(games=4))
    command = ["train", "condottiere", "--measure", "--games", "4", "--out", str(tmp_path / "fresh")]
    done = CliRunner().invoke(app, [*command, "--seed", "2"])
    assert done.exit_code == 0, done.output
    lines = done.output.splitlines()
    assert [line.split(" | ")[0] for line in lines[-8:]] == [
        "| all positions", "| 2 seats", "| 3 seats", "| 4 seats",
        "| first quarter", "| second quarter", "| third quarter", "| last quarter",
    ]  # fmt: skip
    refused = CliRunner().invoke(app, [*command, "--seed", "1"])
    assert "was learned with seed 1" in refused.output
