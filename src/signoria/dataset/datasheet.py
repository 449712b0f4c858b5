"""The datasheet of a dataset: what it is, how it was made, what it can and cannot be used for."""

from __future__ import annotations

from pathlib import Path

from signoria import __version__
from signoria.bots.pools import sources
from signoria.dataset.loading import Steps
from signoria.dataset.plan import DataPlan, split_of
from signoria.titles import game as find_game

TEXT = """# {title}: {games} games of bots

## What it is
{steps:,} decisions of {games:,} games of {title} at {seats} seats ({options}), played by {bots}, drawn for each seat.
Forced answers are in the records, not among the steps. No person took part, and no data of people is in it.

| split | games |
|---|---|
{splits}

Whole games belong to one split, by their number.

## Files
- `steps-*.{format}`: one row for each decision.
- `records-*.jsonl.gz`: one line for each game; `record` is what `signoria verify` and `signoria replay` read.
- `dataset.json`: the plan, which decides every byte.

| column | type | what |
|---|---|---|
| game, step, seat | int32, int32, int8 | which decision of which game, and whose |
| observation | float32 [{size}] | what the seat could see, as the environments give it (docs/environments.md) |
| mask | uint8 [{mask}] | what was open, packed: {actions} actions, the first in the highest bit |
| action | int32 | what was done |
| policy | int32 | {policy} |
| value | float32 | what the game brought this seat |
| returns | float32 [{seats}] | what it brought each seat; they sum to 0 |

## How it was made
signoria {version}, rules {rules}, code {code}; made again by:

    {command}

Observations hold what the seat may know, under the law that re-dealing what is hidden changes none of them; bots
were blindfolded alike. Returns are of whole games: the value of a decision is a noisy target.

## What it is for
Imitation, value learning, offline reinforcement learning, models of hidden information. It tells how these bots
play, not how people do, and nothing about positions that they never reach.

## Licence
The data may be used under the licence of the package (MIT).
"""


def write(plan: DataPlan, folder: Path) -> Path:
    every = Steps(folder, None)
    steps = sum(len(shard["game"]) for shard in every.shards())
    counts: dict[str, int] = {}
    for game in range(plan.games):
        counts[split_of(game)] = counts.get(split_of(game), 0) + 1
    policy = f"what `{plan.teacher}` would do from what the seat sees" if plan.teacher else "the same: what was done"
    path = folder / "README.md"
    text = TEXT.format(
        title=find_game(plan.title).title, games=plan.games, seats=plan.seats, bots=", ".join(plan.bots), steps=steps,
        options=", ".join(f"{name}={value}" for name, value in plan.settings.items()) or "usual options",
        splits="\n".join(f"| {name} | {count:,} |" for name, count in counts.items()), format=plan.format,
        size=every.size, mask=-(-every.actions // 8), actions=every.actions, policy=policy, version=__version__,
        rules=plan.rules_version, code=sources(), command=command(plan),
    )  # fmt: skip
    path.write_text(text, encoding="utf-8")
    return path


def command(plan: DataPlan) -> str:
    options = "".join(f" --option {name}={str(value).lower()}" for name, value in plan.options.items())
    teacher = f" --teacher {plan.teacher}" if plan.teacher else ""
    pack = f" --components {plan.components}" if plan.components else ""
    return (
        f"signoria dataset {plan.title} --games {plan.games} --bots '{','.join(plan.bots)}' --seats {plan.seats}"
        f" --seed {plan.seed} --shard {plan.shard} --format {plan.format}{teacher}{options}{pack}"
    )
