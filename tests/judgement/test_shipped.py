"""The judgements that titles ship: honest, quick to read, the same everywhere, and better than the outlook."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any, Iterator, NamedTuple

import pytest

from signoria import games
from signoria.judgement.encoding import encoding
from signoria.judgement.judge import Judgement
from signoria.kernel import Game, State
from signoria.titles import title
from tests.bots.positions import choices

GOLDEN = Path(__file__).with_name("golden.json")
LARGEST = 1_000_000  # bytes


class Shipped(NamedTuple):
    """A judgement that a title ships, and where its files lie."""

    game: Game
    judgement: Judgement
    folder: Path


def shipped() -> Iterator[Any]:
    for game in games():
        own = title(game.id)
        for part, folder in (("judgement", own.folder / "judgement"), ("advised_judgement", own.folder / ADVISED)):
            for net in own.part(part).nets if own.parts[part] else []:
                apart = len(own.part(part).nets) > 1 and net.edition != game.pack().edition
                place, name = (folder / net.edition, f"{part}-{net.edition}") if apart else (folder, part)
                yield pytest.param(Shipped(game, net, place), id=f"{game.id}-{name}")


ADVISED = Path("judgement", "guided")
SHIPPED = list(shipped())


def tables(found: Shipped) -> Iterator[State]:
    """A few positions at each number of seats."""
    game = found.game
    for seats in range(game.min_seats, game.max_seats + 1):
        for g, _ in choices(game, seats, seats, 3, 12, found.judgement.edition):
            yield g


def said(found: Shipped) -> list[list[str]]:
    """What a judgement says of some positions, every digit of it."""
    return [
        [chance.hex() for chance in found.judgement.chances(g, seat)] for g in tables(found) for seat in range(g.seats)
    ]


@pytest.mark.parametrize("found", SHIPPED)
def test_swapping_everything_hidden_changes_no_number(found: Shipped) -> None:
    for g in tables(found):
        for seat in range(g.seats):
            inputs = encoding(found.game.id, g.seats).inputs(g, seat)
            chances = found.judgement.chances(g, seat)
            for other in (b"a" * 16, b"b" * 16):
                swapped = g.imagine(seat, other)
                assert encoding(found.game.id, g.seats).inputs(swapped, seat) == inputs
                assert found.judgement.chances(swapped, seat) == chances


@pytest.mark.parametrize("found", SHIPPED)
def test_the_same_position_has_the_same_chances_on_every_machine(
    found: Shipped, request: pytest.FixtureRequest
) -> None:
    """After a new training: `python -m tests.judgement.test_shipped` writes the golden values again."""
    assert said(found) == json.loads(GOLDEN.read_text(encoding="utf-8"))[request.node.callspec.id]


@pytest.mark.parametrize("found", SHIPPED)
def test_chances_are_turned_to_the_seats_and_sum_to_one(found: Shipped) -> None:
    judgement = found.judgement
    for g in tables(found):
        for seat in range(g.seats):
            chances = judgement.chances(g, seat)
            assert len(chances) == g.seats
            assert sum(chances) == pytest.approx(1)
            inputs = encoding(found.game.id, g.seats).inputs(g, seat)
            assert judgement.net(g.seats).judge(judgement.stages.whole(inputs))[0] == chances[seat]


@pytest.mark.parametrize("found", SHIPPED)
def test_it_speaks_of_the_pack_it_learned_with_alone(found: Shipped) -> None:
    game, judgement = found.game, found.judgement
    settings = game.settle(game.usual_seats, {})
    for edition in game.editions:
        known = judgement.learned_from(game, game.usual_seats, settings, game.pack(edition))
        assert known == (edition == judgement.edition)


@pytest.mark.parametrize("found", SHIPPED)
def test_looking_again_and_again_says_what_a_first_look_says(found: Shipped) -> None:
    """Vectors are made from the last one: nothing of another position may stay in them."""
    g, rng, used = found.game.start(seed=11), Random(11), found.judgement
    used._looks.clear()
    for step in range(120):
        if g.over:
            break
        if step % 8 == 0:
            inputs = encoding(found.game.id, g.seats).inputs(g, 1)
            fresh = used.net(g.seats).judge(used.stages.whole(inputs))
            assert used.chances(g, 1) == fresh[-1:] + fresh[:-1]
        g.act(g.first_to_act(), rng.choice(g.legal(g.first_to_act())))


@pytest.mark.parametrize("found", SHIPPED)
def test_a_shipped_judgement_is_small_and_says_where_it_comes_from(found: Shipped) -> None:
    game, folder = found.game, found.folder
    assert (folder / "net.bin").stat().st_size <= LARGEST
    told = found.judgement.head["provenance"]
    assert told["title"] == game.id
    assert told["rules"] == game.rules_version
    card = (folder / "card.md").read_text(encoding="utf-8")
    assert told["command"] in card
    assert f"{told['games']:,} games" in card


@pytest.mark.parametrize("found", SHIPPED)
def test_a_shipped_judgement_beats_the_outlook_on_unseen_games(found: Shipped) -> None:
    card = (found.folder / "card.md").read_text(encoding="utf-8")
    line = next(line for line in card.splitlines() if line.startswith("| all positions"))
    _, _, fair, _, outlook, net, *_ = [cell.strip(" *") for cell in line.strip("|").split("|")]
    assert float(net) < float(outlook) < float(fair)


if __name__ == "__main__":
    golden = {parameter.id: said(parameter.values[0]) for parameter in SHIPPED}
    GOLDEN.write_text(json.dumps(golden, indent=0) + "\n", encoding="utf-8")
