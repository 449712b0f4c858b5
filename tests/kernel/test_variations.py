"""Variations and comments in a record: written as they were read, and played by the rules."""

from __future__ import annotations

import contextlib
import copy
import pickle
from random import Random

import pytest

from signoria import Record, RecordError, game, games
from signoria.kernel import Game, State
from signoria.kernel.variations import MOST_DEEP, Move, Notes, Variation, World

every_title = pytest.mark.parametrize("title", games(), ids=lambda title: title.id)


def play_on(g: State, count: int, rng: Random) -> list[Move]:
    made: list[Move] = []
    while not g.over and len(made) < count:
        seat = g.first_to_act()
        move = seat, rng.choice(g.legal(seat))
        g.act(*move)
        made.append(move)
    return made


def branched(record: Record, at: int, rng: Random, depth: int = 0, world: bool = False) -> Variation:
    """Something else in place of the action number `at`, itself with a variation."""
    g = record.replay(at)
    return grown(g, at, rng, depth, World(g.first_to_act(), rng.randbytes(16)) if world else None)


def grown(g: State, at: int, rng: Random, depth: int, world: World | None) -> Variation:
    variation = Variation(at, [], None, world)
    start = variation.start(g)
    variation.actions = play_on(start.copy(), 3, rng)
    variation.notes.comments[1] = f"depth {depth}\n\nsecond paragraph"
    if depth:
        within = start.copy()
        within.act(*variation.actions[0])
        variation.notes.variations.append(grown(within, 1, rng, depth - 1, None))
    return variation


def annotated(title: Game, seed: int = 3) -> Record:
    rng = Random(seed)
    g = title.start(seed=seed)
    play_on(g, 40, rng)
    record = g.record()
    record.notes = Notes(
        {0: "How it began.", 12: "Here it was lost."},
        [branched(record, 12, rng, depth=2), branched(record, 12, rng, world=True), branched(record, 30, rng)],
    )
    return record


@every_title
def test_what_was_read_is_written_byte_for_byte(title: Game) -> None:
    text = annotated(title).text()
    read = Record.parse(text)
    assert read.text() == text
    assert read.notes.count() == 5
    assert read.notes.comments[12] == "Here it was lost."
    assert read.notes.variations[0].notes.comments[1] == "depth 2\n\nsecond paragraph"


@every_title
def test_every_variation_is_played_by_the_rules(title: Game) -> None:
    assert Record.parse(annotated(title).text()).verify().moves == 40


def test_a_record_without_them_is_as_it_always_was() -> None:
    record = annotated(game("condottiere"))
    plain = copy.deepcopy(record)
    plain.notes = Notes()
    kept = [line for line in plain.text().splitlines() if line.lstrip()[0] in ";()"]
    assert not kept
    assert set(plain.text().splitlines()) <= set(record.text().splitlines())


def test_they_travel_with_their_record() -> None:
    record = annotated(game("condottiere"))
    assert pickle.loads(pickle.dumps(record)).text() == record.text()


def lines() -> list[str]:
    return annotated(game("condottiere")).text().splitlines()


def refusal_of(changed: list[str]) -> str:
    with pytest.raises(RecordError) as caught:
        Record.parse("\n".join(changed)).verify()
    return str(caught.value)


def test_an_impossible_variation_is_named_by_its_line() -> None:
    text = lines()
    at = text.index("(") + 1
    seat = text[at].split()[0]
    text[at] = f"  {seat} retrieve_none"
    assert refusal_of(text).startswith(f"line {at + 1}: in a variation: seat {seat} 'retrieve_none' refused: ")


def test_a_variation_replaces_an_action_that_was_played() -> None:
    record = annotated(game("condottiere"))
    assert record.notes is not None
    record.notes.variations[-1].at = len(record.actions)
    with pytest.raises(RecordError, match="replaces action 41 of a line that has 40"):
        record.verify()


def test_an_impossible_action_is_named_by_its_line_below_variations_too() -> None:
    text = lines()
    at = next(i for i, line in reversed(list(enumerate(text))) if line[0].isdigit())
    text[at] = f"{text[at].split()[0]} retrieve_none"
    assert refusal_of(text).startswith(f"line {at + 1}, action 40: ")


WRONG = [
    (["(", ")"], "a variation stands below the action that it replaces"),
    ([")"], "there is no variation to close"),
    (["0 pass", "("], "the variation that begins in line {1} is not closed"),
    (["0 pass", "(", ")"], "the variation that begins in line {1} has no action"),
    (["0 pass", "(", "0 pass", ")", "; late"], "a comment stands right below its action, before its variations"),
    (["0 pass", "(redealt 9 " + "0" * 32], "a variation begins with '(', or with '(redealt SEAT SEED'"),
    (["0 pass", "(redealt 0 xyz"], "a variation begins with '('"),
    (["0 pass", "(surprise"], "a variation begins with '('"),
    (["0 pass", "(", "7 pass"], "an action begins with a seat from 0 to"),
    (["0 pass", "(", "0 fly"], "fly"),
    (["0 pass", *(["(", "0 pass"] * (MOST_DEEP + 1))], f"at most {MOST_DEEP} deep"),
]


@pytest.mark.parametrize(("wrong", "sentence"), WRONG)
def test_a_badly_written_one_is_told_where_it_goes_wrong(wrong: list[str], sentence: str) -> None:
    text = lines()
    first = text.index("actions") + 1
    told = refusal_of([*text[:first], *wrong, "end"])
    assert sentence.format(*range(first + 1, first + 20)) in told
    assert told.startswith("line ")


def test_a_record_cut_off_anywhere_never_crashes() -> None:
    text = annotated(game("condottiere")).text()
    for cut in range(0, len(text) - 1, 61):
        with contextlib.suppress(RecordError):
            Record.parse(text[:cut]).verify()


def test_words_of_any_kind_stay_on_their_lines() -> None:
    """Whatever a comment says, it is read as a comment."""
    record = annotated(game("condottiere"))
    record.notes.comments[5] = "one\u2028two\x0b( 0 pass )\x85end\nthree"
    read = Record.parse(record.text())
    assert read.notes.comments[5] == "one two ( 0 pass ) end\nthree"
    assert read.text() == record.text()
    assert read.verify().moves == 40


@every_title
def test_a_re_dealt_variation_tells_nothing_that_its_seat_did_not_know(title: Game) -> None:
    """The same line can be tried in any world that the seat cannot tell from the true one, and looks the same."""
    record = annotated(title)
    variation = record.notes.variations[1]
    assert variation.world is not None
    truth, seat = record.replay(variation.at), variation.world.seat
    for seed in range(3):
        other = truth.imagine(seat, bytes([seed]) * 16)
        for move in (None, *variation.actions):
            ours, theirs = variation.start(truth), variation.start(other)
            for each in variation.actions[: variation.actions.index(move) + 1] if move else []:
                ours.submit(*each)
                theirs.submit(*each)
            assert [ours.view(eyes) for eyes in range(ours.seats)] == [theirs.view(eyes) for eyes in range(ours.seats)]
