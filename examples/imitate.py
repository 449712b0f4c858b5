"""Learn to play as a bot does, from a dataset of its games, and say how well that worked.

pip install "signoria[train,dataset]"            # from a checkout: pip install -e ".[train,dataset]"
signoria dataset condottiere --games 400 --bots expert,novice --teacher expert --out condottiere-data
python examples/imitate.py condottiere-data [--epochs 5] [--out imitation.pt]

Afterwards the net is a bot, from within examples/:
signoria arena condottiere --bots "imitate:Imitation?file=imitation.pt,random"
"""

from __future__ import annotations

import os

os.environ.setdefault("OMP_NUM_THREADS", "1")  # nets this small are faster on one thread

import argparse
from typing import Any

import torch
from torch import nn

from signoria.bots import Sight
from signoria.dataset.loading import Steps, TorchSteps
from signoria.envs.play import Play

torch.set_num_threads(1)


class Net(nn.Module):
    """A policy over all actions and a value, from one vector."""

    def __init__(self, size: int, actions: int, width: int = 256) -> None:
        super().__init__()
        self.trunk = nn.Sequential(nn.Linear(size, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy, self.value = nn.Linear(width, actions), nn.Linear(width, 1)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """What is not open is never chosen."""
        hidden = self.trunk(seen)
        return self.policy(hidden).masked_fill(mask == 0, -1e9), self.value(hidden).squeeze(-1)


def learn(net: Net, folder: str, epochs: int, batch: int) -> None:
    loader = torch.utils.data.DataLoader(TorchSteps(folder, "train"), batch_size=batch, shuffle=True)
    optimiser = torch.optim.Adam(net.parameters(), lr=1e-3)
    for epoch in range(epochs):
        for steps in loader:
            policy, value = net(steps["observation"], steps["mask"])
            loss = nn.functional.cross_entropy(policy, steps["policy"].long())
            loss = loss + 0.5 * nn.functional.mse_loss(value, steps["value"])
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
        print(f"epoch {epoch + 1}: agrees with the teacher in {100 * agreement(net, folder):.1f} %", flush=True)


@torch.no_grad()
def agreement(net: Net, folder: str, split: str = "validation") -> float:
    right = count = 0
    for shard in Steps(folder, split).shards():
        policy, _ = net(torch.from_numpy(shard["observation"]), torch.from_numpy(shard["mask"]))
        right += int((policy.argmax(1).numpy() == shard["policy"]).sum())
        count += len(shard["policy"])
    return right / max(1, count)


class Imitation:
    """The net at a seat."""

    def __init__(self, file: str) -> None:
        kept = torch.load(file, weights_only=True)
        self.net = Net(kept["size"], kept["actions"])
        self.net.load_state_dict(kept["net"])
        self.seen = Play(kept["title"], kept["seats"], {})

    @torch.no_grad()
    def choose(self, sight: Sight) -> int:
        mask = torch.zeros(1, self.seen.actions)
        mask[0, sight.options] = 1
        vector = self.seen.vector_of(sight.view(), sight.seat)
        policy, _ = self.net(torch.from_numpy(vector).unsqueeze(0), mask)
        return int(policy.argmax())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", help="made by `signoria dataset`")
    parser.add_argument("--epochs", type=int, default=5)
    parser.add_argument("--batch", type=int, default=256)
    parser.add_argument("--out", default="imitation.pt")
    options = parser.parse_args()
    steps = Steps(options.folder)
    torch.manual_seed(1)
    net = Net(steps.size, steps.actions)
    learn(net, options.folder, options.epochs, options.batch)
    kept: dict[str, Any] = {"title": steps.plan.title, "seats": steps.plan.seats}
    torch.save({**kept, "size": steps.size, "actions": steps.actions, "net": net.state_dict()}, options.out)
    print(f"on games it has never seen: {100 * agreement(net, options.folder, 'test'):.1f} %; kept in {options.out}")


if __name__ == "__main__":
    main()
