"""One game between bots: whatever a bot does, the game comes to its end."""

from __future__ import annotations

from random import Random
from typing import Optional

import pytest

from signoria import game as find_game
from signoria.bots import RandomBot, Sight, Talker, bot
from signoria.bots.match import play, rotations

GAME = find_game("condottiere")


class Liar:
    def choose(self, sight: Sight) -> int:
        return -7


class Crasher:
    def choose(self, sight: Sight) -> int:
        raise KeyError("lost my map")


class Pryer:
    """Looks behind the sight for the true state."""

    found: list[bool] = []

    def choose(self, sight: Sight) -> int:
        self.found.append(sight._g.imagined)
        return sight.options[0]


class Chatterer(RandomBot):
    """Shows its hand to everybody whenever it may."""

    def aside(self, sight: Sight) -> Optional[int]:
        return sight.asides[0] if sight.rng.random() < 0.05 else None


def test_illegal_answers_are_counted_and_replaced() -> None:
    result = play(GAME, [Liar(), RandomBot()], seed=1, rng=Random(1))
    assert result.winners
    assert result.illegal[0] > 0
    assert result.illegal[1] == 0


def test_a_crash_never_ends_a_match() -> None:
    result = play(GAME, [RandomBot(), Crasher()], seed=1, rng=Random(1))
    assert result.winners
    assert result.crashes[1] > 0
    assert "lost my map" in result.errors[0]


def test_the_same_seeds_give_the_same_game() -> None:
    results = [play(GAME, [bot("novice", GAME.id) for _ in range(3)], seed=9, rng=Random(4)) for _ in range(2)]
    assert results[0].scores == results[1].scores
    assert results[0].decisions == results[1].decisions


def test_a_bot_that_pries_finds_a_guess() -> None:
    play(GAME, [Pryer(), RandomBot()], seed=1, rng=Random(1))
    assert Pryer.found
    assert all(Pryer.found)


def test_bots_may_speak_out_of_turn() -> None:
    result = play(GAME, [Chatterer(), RandomBot(), RandomBot()], seed=2, rng=Random(1))
    assert result.winners
    assert result.asides > 0


def test_a_kept_record_replays() -> None:
    result = play(GAME, [RandomBot(), RandomBot()], seed=3, rng=Random(1), keep_record=True)
    assert result.record is not None
    assert result.record.verify().winners == result.winners


def test_every_bot_sits_once_on_every_seat() -> None:
    seatings = rotations(["a", "b", "c"])
    assert [sorted(column) for column in zip(*seatings)] == [["a", "b", "c"]] * 3


def test_a_bot_for_each_seat_is_wanted() -> None:
    with pytest.raises(ValueError, match="each of the 4 seats"):
        play(GAME, [RandomBot()], seats=4, seed=1)


def test_traits_of_the_seats_are_told() -> None:
    result = play(find_game("princes"), [RandomBot() for _ in range(3)], seed=1, rng=Random(1), blind=False)
    assert all(traits["family"] != "none" for traits in result.traits)


def test_levels_talk_where_their_expert_does() -> None:
    for level in ("novice", "expert", "master"):
        assert isinstance(bot(level, "princes"), Talker)
        assert not isinstance(bot(level, "condottiere"), Talker)
