"""The examples of learning: notebooks run, and those that need PyTorch or RLlib do where these are installed."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
NOTEBOOKS = sorted((ROOT / "examples" / "notebooks").glob("*.ipynb"))


def run(folder: Path, *command: str) -> str:
    environment = {**os.environ, "OMP_NUM_THREADS": "1"}
    done = subprocess.run(
        [sys.executable, *command], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs_from_its_first_cell_to_its_last(path: Path, tmp_path: Path) -> None:
    pytest.importorskip("pyspiel")
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    script = tmp_path / "notebook.py"
    script.write_text("\n\n".join("".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"))
    run(tmp_path, str(script))


@pytest.mark.long
@pytest.mark.skipif(find_spec("sb3_contrib") is None, reason="the extra train is not installed")
@pytest.mark.parametrize("opponents", ["random", "self"])
def test_ppo_learns_and_keeps_last_and_best(opponents: str, tmp_path: Path) -> None:
    script = str(ROOT / "examples" / "train_ppo.py")
    told = run(tmp_path, script, "--minutes", "0.3", "--games", "10", "--opponents", opponents)
    assert "the last model" in told
    assert {path.name for path in tmp_path.iterdir()} == {"ppo-last.zip", "ppo-best.zip", "ppo.png"}


@pytest.mark.long
@pytest.mark.skipif(find_spec("torch") is None, reason="the extra train is not installed")
def test_imitation_learns_and_sits_down(tmp_path: Path) -> None:
    data = ["-m", "signoria", "dataset", "condottiere", "--games", "40", "--seats", "2", "--bots", "novice"]
    run(tmp_path, *data, "--teacher", "expert", "--workers", "1", "--out", "data")
    told = run(tmp_path, str(ROOT / "examples" / "imitate.py"), "data", "--epochs", "3")
    shares = [float(line.split(" in ")[1].split()[0]) for line in told.splitlines() if line.startswith("epoch")]
    assert shares[-1] > 30
    bots = f"imitate:Imitation?file={tmp_path / 'imitation.pt'},random"
    arena = ["-m", "signoria", "arena", "condottiere", "--bots", bots, "--games", "4", "--seats", "2"]
    run(ROOT / "examples", *arena, "--workers", "1", "--out", str(tmp_path / "arena"))


@pytest.mark.long
@pytest.mark.skipif(
    any(find_spec(name) is None for name in ("tree", "torch", "tensorboardX")), reason="RLlib is not installed"
)
def test_rllib_learns_with_its_own_masked_module(tmp_path: Path) -> None:
    script = str(ROOT / "examples" / "train_rllib.py")
    told = run(tmp_path, script, "--iterations", "2", "--batch", "400", "--out", "model")
    assert "kept in" in told
