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


class Diarist(RandomBot):
    """Writes down what it is told, and when its games begin and end."""

    def __init__(self) -> None:
        self.diary: list[object] = []

    def begin(self, sight: Sight, names: list[str]) -> None:
        self.diary.append(("begin", sight.seat, names))

    def choose(self, sight: Sight) -> int:
        self.diary.append(len(sight.events))
        return super().choose(sight)

    def end(self, sight: Sight, scores: list[int], winners: list[int]) -> None:
        self.diary.append(("end", scores, winners, sight.events))


def test_who_follows_a_game_is_told_all_that_its_seat_may_know_and_no_more() -> None:
    diarists = [Diarist() for _ in range(3)]
    result = play(GAME, diarists, seed=3, rng=Random(3), names=["a", "b", "c"], keep_record=True)
    assert result.record is not None
    truth = result.record.replay()
    for seat, diarist in enumerate(diarists):
        assert diarist.diary[0] == ("begin", seat, ["a", "b", "c"])
        own = [(event.key, event.values) for event in truth.events(seat)]
        assert diarist.diary[-1] == ("end", result.scores, result.winners, own)
        heard = [entry for entry in diarist.diary if isinstance(entry, int)]
        assert heard == sorted(heard)
        assert heard[0] > 0
    all_told = [diarist.diary[-1] for diarist in diarists]
    assert all_told[0] != all_told[1] != all_told[2]


def test_without_a_blind_bot_no_log_is_kept() -> None:
    diarist = Diarist()
    play(GAME, [diarist, RandomBot()], seed=3, rng=Random(3), blind=False)
    assert {entry for entry in diarist.diary if isinstance(entry, int)} == {0}


def test_a_hook_that_breaks_is_blamed_and_the_game_goes_on() -> None:
    class Broken(Diarist):
        def begin(self, sight: Sight, names: list[str]) -> None:
            raise KeyError("no diary")

    result = play(GAME, [Broken(), RandomBot()], seed=3, rng=Random(3))
    assert result.crashes == [1, 0]
    assert result.winners


def test_whom_else_an_event_was_told_stays_unsaid() -> None:
    g = GAME.start(3, 5)
    blind = Sight.blind(g, 1, Random(1))
    assert blind._g.log
    assert {event.audience for event in blind._g.log} == {1 << 1}
