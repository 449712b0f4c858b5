"""Opponents of the one who learns sit as in the arena: they remember and follow, and are held to the rules."""

from __future__ import annotations

import copy
import pickle
import sys
from pathlib import Path
from random import Random
from typing import Any, Optional

import numpy as np
import pytest

from signoria import game as find_game
from signoria.bots import RandomBot, Sight
from signoria.bots.company import Fault
from signoria.bots.match import Match, play
from signoria.bots.promises import Reply, Word
from signoria.envs.gymnasium import SignoriaEnv
from signoria.kernel import Message


def play_on(env: SignoriaEnv, seed: int, most: int = 1_000) -> bool:
    """Any legal answers of the learner; whether the game came to its end."""
    rng = Random(seed)
    env.reset(seed=seed)
    return env.play.g.over or any(env.step(rng.choice(env.legal_actions()))[2] for _ in range(most))


class Diarist(RandomBot):
    """Writes down what it is told."""

    recalls = 3

    def __init__(self, name: str = "plain") -> None:
        self.name = name
        self.begun: list[tuple[int, list[str]]] = []
        self.ended: list[tuple[list[int], list[int], list[Message]]] = []
        self.heard: list[int] = []
        self.recalled: list[int] = []
        self.imagined: set[bool] = set()

    def begin(self, sight: Sight, names: list[str]) -> None:
        self.begun.append((sight.seat, names[:]))
        names.clear()  # its own list

    def choose(self, sight: Sight) -> int:
        self.heard.append(len(sight.events))
        self.recalled.append(len(sight.moments(9)))
        self.imagined.add(sight._g.imagined)
        return super().choose(sight)

    def end(self, sight: Sight, scores: list[int], winners: list[int]) -> None:
        self.ended.append((scores, winners, sight.events))


@pytest.mark.parametrize("title", ["condottiere", "princes"])
def test_who_follows_is_told_of_every_game_and_remembers(title: str) -> None:
    diarist = Diarist()
    env = SignoriaEnv(title, 3, seat=1, opponents=[diarist, "novice"])
    for number in range(2):
        assert play_on(env, number)
        assert diarist.begun[number:] == [(0, ["Diarist", "learner", "novice"])]
        scores, winners, events = diarist.ended[number]
        assert (scores, winners) == (env.play.g.scores, env.play.g.winners)
        assert events == [(event.key, event.values) for event in env.play.g.events(0)]
    assert diarist.heard[1] > diarist.heard[0] > 0
    assert max(diarist.recalled) == 3
    assert diarist.imagined == {True}


def test_it_is_shown_what_it_would_be_shown_in_the_arena() -> None:
    """The same deal and answers: what a bot sees and hears from its seat is the same."""
    taught = [Diarist(), Diarist()]
    env = SignoriaEnv("princes", 3, opponents=taught)
    assert play_on(env, 5)
    actions = env.play.g.record().actions

    class Again(Diarist):
        def choose(self, sight: Sight) -> int:
            super().choose(sight)
            g = match.g
            return next(action for seat, action in actions[g.moves :] if seat == sight.seat)

    bots = [Again(), Again(), Again()]
    g = env.play.game.start(3, env.play.g.seed)
    match = Match(g, bots, Random(), None, True, env.names)
    match.run()
    assert g.record().actions == actions
    for mine, theirs in zip(taught, bots[1:]):
        assert (mine.heard, mine.recalled, mine.begun) == (theirs.heard, theirs.recalled, theirs.begun)
        assert mine.ended == theirs.ended


def test_nobody_reads_along_at_a_table_of_levels() -> None:
    env = SignoriaEnv("condottiere", 3, opponents="expert")
    env.reset(seed=1)
    assert env.play.g.log is None


def test_a_follower_has_one_seat() -> None:
    with pytest.raises(ValueError, match="Diarist follows its games: give one for each of the 3 seats"):
        SignoriaEnv("condottiere", 4, opponents=Diarist())
    with pytest.raises(ValueError, match="at least one opponent"):
        SignoriaEnv("condottiere", 4, opponents=[])


class Liar(RandomBot):
    """Answers as it should a few times, then something else."""

    def __init__(self, answer: Any, after: int = 0) -> None:
        self.answer, self.left = answer, after

    def choose(self, sight: Sight) -> Any:
        self.left -= 1
        return super().choose(sight) if self.left >= 0 else self.answer


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        (-7, "-7 is no action"),
        (None, "None is no action"),
        ("pass", "'pass' is no action"),
        (1 << 80, "is no action"),
        (float("nan"), "nan is no action"),
        (np.zeros(3), "is no action"),
        ([0], "is no action"),
    ],
    ids=repr,
)
@pytest.mark.parametrize("after", [0, 2])
def test_an_illegal_answer_raises_and_names_its_bot(answer: Any, told: str, after: int) -> None:
    env = SignoriaEnv("condottiere", 4, seat=3, opponents=["random", Liar(answer, after), "random"])
    with pytest.raises(Fault, match=rf"the bot Liar at seat 1: illegal: the answer .*{told}"):
        play_on(env, 3)


def test_an_action_that_is_not_open_is_told_in_words() -> None:
    env = SignoriaEnv("il_principe", 3, seat=2, opponents=Liar(0))
    with pytest.raises(Fault, match=r"the bot Liar at seat \d: illegal: the answer 0 \(.+\) is not open now"):
        any(play_on(env, seed) is None for seed in range(20))


class Broken(RandomBot):
    """Breaks where it is told to."""

    def __init__(self, where: str) -> None:
        self.where = where

    def broken(self, where: str) -> None:
        if where == self.where:
            raise KeyError("lost my map")

    def begin(self, sight: Sight, names: list[str]) -> None:
        self.broken("begin")

    def choose(self, sight: Sight) -> int:
        self.broken("choose")
        return super().choose(sight)

    def aside(self, sight: Sight) -> Optional[int]:
        self.broken("aside")
        return -1 if self.where == "illegal aside" else None

    def promise(self, sight: Sight) -> Optional[Word]:
        self.broken("promise")
        return Reply(99, "accepted") if self.where == "illegal promise" else None

    def end(self, sight: Sight, scores: list[int], winners: list[int]) -> None:
        self.broken("end")


@pytest.mark.parametrize("where", ["begin", "choose", "aside", "promise", "end"])
def test_a_crash_raises_and_names_its_bot_and_line(where: str) -> None:
    env = SignoriaEnv("princes", 3, opponents=["random", Broken(where)])
    told = r"the bot Broken at seat 2: crash: KeyError: 'lost my map' \(test_opponents"
    with pytest.raises(Fault, match=told) as raised:
        play_on(env, 1)
    assert isinstance(raised.value.__cause__, KeyError)


@pytest.mark.parametrize("what", ["aside", "promise"])
def test_what_is_said_out_of_turn_must_be_open_too(what: str) -> None:
    env = SignoriaEnv("princes", 3, opponents=["random", Broken(f"illegal {what}")])
    with pytest.raises(Fault, match="the bot Broken at seat 2: illegal: the "):
        play_on(env, 1)


def test_the_arena_counts_what_an_environment_raises() -> None:
    for answer in (None, np.zeros(3), -7):
        result = play(find_game("condottiere"), [Liar(answer), RandomBot()], seed=1, rng=Random(1))
        assert result.winners
        assert result.illegal[0] > 0
        assert "is no action" in result.errors[0]


def test_opponents_are_named_as_in_the_arena(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "my_opponents.py").write_text(
        "class Bot:\n"
        "    def __init__(self, depth=1): self.depth = depth\n"
        "    def choose(self, sight): return sight.options[-1]\n"
        "    def begin(self, sight, names): self.names = names\n"
        "    def end(self, sight, scores, winners): pass\n",
        encoding="utf-8",
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    env = SignoriaEnv("condottiere", 4, opponents="my_opponents:Bot?depth=3")
    assert play_on(env, 1)
    mine = [env.bots[seat] for seat in (1, 2, 3)]
    assert len({id(each) for each in mine}) == 3
    assert {each.depth for each in mine} == {3}  # type: ignore[attr-defined]
    assert mine[0].names == ["learner", *["my_opponents:Bot?depth=3"] * 3]  # type: ignore[attr-defined]
    assert play_on(SignoriaEnv("condottiere", 2, opponents="master:5"), 1)
    with pytest.raises(ValueError, match="unknown bot 'exprt'"):
        SignoriaEnv("condottiere", opponents="exprt")


def test_a_program_is_ended_with_its_environment(tmp_path: Path) -> None:
    file = tmp_path / "first.py"
    file.write_text(
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "    print(json.dumps({'action': json.loads(line)['options'][0]['action']}), flush=True)\n",
        encoding="utf-8",
    )
    env = SignoriaEnv("condottiere", 2, opponents=f"program:{sys.executable} {file}")
    env.reset(seed=1)
    try:
        for _ in range(5):
            env.step(env.legal_actions()[0])
    finally:
        program: Any = env.bots[1]
        process = program.process
        env.close()
    assert process is not None
    assert process.poll() is not None


@pytest.mark.parametrize("travel", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))], ids=["copy", "pickle"])
def test_an_environment_travels_in_the_midst_of_a_game(travel: Any) -> None:
    env = SignoriaEnv("princes", 3, opponents=[Diarist(), Diarist()])
    env.reset(seed=4)
    for _ in range(10):
        env.step(env.legal_actions()[0])
    other = travel(env)
    assert other.company.g is other.play.g
    while not env.play.g.over:
        action = env.legal_actions()[0]
        assert env.step(action)[1:3] == other.step(action)[1:3]
    assert env.bots[1].ended == other.bots[1].ended  # type: ignore[attr-defined]


def test_loyal_opponents_promise_each_other() -> None:
    env = SignoriaEnv("condottiere", 4, opponents="expert/loyal")
    agreed = 0
    for seed in range(4):
        play_on(env, seed)
        agreed += sum(vow.told_all >= 0 for vow in env.company.vows.all)
    assert agreed > 0


def test_a_step_after_the_end_is_refused() -> None:
    env = SignoriaEnv("condottiere", 2)
    assert play_on(env, 1)
    with pytest.raises(ValueError, match="over"):
        env.step(0)
