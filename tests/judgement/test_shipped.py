"""The judgements that titles ship: honest, quick to read, the same everywhere, and better than the outlook."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any, Iterator

import pytest

from signoria import games
from signoria.judgement.encoding import encoding
from signoria.judgement.judge import Judgement
from signoria.kernel import Game, State
from signoria.titles import title
from tests.bots.positions import choices

GOLDEN = Path(__file__).with_name("golden.json")
SHIPPED = [pytest.param(game, id=game.id) for game in games() if title(game.id).parts["judgement"]]
LARGEST = 1_000_000  # bytes


def judgement_of(game: Game) -> Judgement:
    found: Judgement = title(game.id).part("judgement")
    return found


def tables(game: Game) -> Iterator[State]:
    """A few positions at each number of seats."""
    for seats in range(game.min_seats, game.max_seats + 1):
        for g, _ in choices(game, seats, seats, 3, 12, judgement_of(game).edition):
            yield g


def said(game: Game) -> list[list[str]]:
    """What a judgement says of some positions, every digit of it."""
    found = []
    for g in tables(game):
        for seat in range(g.seats):
            found.append([chance.hex() for chance in judgement_of(game).chances(g, seat)])
    return found


@pytest.mark.parametrize("game", SHIPPED)
def test_swapping_everything_hidden_changes_no_number(game: Any) -> None:
    for g in tables(game):
        for seat in range(g.seats):
            inputs = encoding(game.id, g.seats).inputs(g.view(seat), seat)
            chances = judgement_of(game).chances(g, seat)
            for other in (b"a" * 16, b"b" * 16):
                swapped = g.imagine(seat, other)
                assert encoding(game.id, g.seats).inputs(swapped.view(seat), seat) == inputs
                assert judgement_of(game).chances(swapped, seat) == chances


@pytest.mark.parametrize("game", SHIPPED)
def test_the_same_position_has_the_same_chances_on_every_machine(game: Any) -> None:
    """After a new training: `python -m tests.judgement.test_shipped` writes the golden values again."""
    assert said(game) == json.loads(GOLDEN.read_text(encoding="utf-8"))[game.id]


@pytest.mark.parametrize("game", SHIPPED)
def test_chances_are_turned_to_the_seats_and_sum_to_one(game: Any) -> None:
    judgement = judgement_of(game)
    for g in tables(game):
        for seat in range(g.seats):
            chances = judgement.chances(g, seat)
            assert len(chances) == g.seats
            assert sum(chances) == pytest.approx(1)
            inputs = encoding(game.id, g.seats).inputs(g.view(seat), seat)
            assert judgement.net(g.seats).judge(judgement.stages.whole(inputs))[0] == chances[seat]


@pytest.mark.parametrize("game", SHIPPED)
def test_it_speaks_of_the_pack_it_learned_with_alone(game: Any) -> None:
    judgement, settings = judgement_of(game), game.settle(game.usual_seats, {})
    for edition in game.editions:
        known = judgement.learned_from(game, game.usual_seats, settings, game.pack(edition))
        assert known == (edition == judgement.edition)


@pytest.mark.parametrize("game", SHIPPED)
def test_looking_again_and_again_says_what_a_first_look_says(game: Any) -> None:
    """Vectors are made from the last one: nothing of another position may stay in them."""
    g, rng, used = game.start(seed=11), Random(11), judgement_of(game)
    used._looks.clear()
    for step in range(120):
        if g.over:
            break
        if step % 8 == 0:
            inputs = encoding(game.id, g.seats).inputs(g.view(1), 1)
            fresh = used.net(g.seats).judge(used.stages.whole(inputs))
            assert used.chances(g, 1) == fresh[-1:] + fresh[:-1]
        g.act(g.first_to_act(), rng.choice(g.legal(g.first_to_act())))


@pytest.mark.parametrize("game", SHIPPED)
def test_a_shipped_judgement_is_small_and_says_where_it_comes_from(game: Any) -> None:
    folder = title(game.id).folder / "judgement"
    assert (folder / "net.bin").stat().st_size <= LARGEST
    told = judgement_of(game).head["provenance"]
    assert told["title"] == game.id
    assert told["rules"] == game.rules_version
    card = (folder / "card.md").read_text(encoding="utf-8")
    assert told["command"] in card
    assert f"{told['games']:,} games" in card


@pytest.mark.parametrize("game", SHIPPED)
def test_a_shipped_judgement_beats_the_outlook_on_unseen_games(game: Any) -> None:
    card = (title(game.id).folder / "judgement" / "card.md").read_text(encoding="utf-8")
    line = next(line for line in card.splitlines() if line.startswith("| all positions"))
    _, _, fair, _, outlook, net, *_ = [cell.strip(" *") for cell in line.strip("|").split("|")]
    assert float(net) < float(outlook) < float(fair)


if __name__ == "__main__":
    golden = {parameter.id: said(parameter.values[0]) for parameter in SHIPPED}  # type: ignore[arg-type]
    GOLDEN.write_text(json.dumps(golden, indent=0) + "\n", encoding="utf-8")
