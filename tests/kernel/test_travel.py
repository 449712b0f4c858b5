"""Games, states and records go to other processes and come back as they were."""

from __future__ import annotations

import copy
import pickle
from random import Random
from typing import Any, Callable

import pytest

from signoria import games
from signoria.bots import ADAPTIVE, LEVELS, SEARCHING, Sight, bot
from signoria.bots.characters import characters_for
from signoria.kernel import Deal, Game, Refusal, State
from signoria.kernel.deal import sealed
from signoria.kernel.travel import blank

WAYS: dict[str, Callable[[Any], Any]] = {
    "deepcopy": copy.deepcopy,
    "copy": copy.copy,
    "first protocol with classes": lambda thing: pickle.loads(pickle.dumps(thing, 2)),
    "newest protocol": lambda thing: pickle.loads(pickle.dumps(thing, pickle.HIGHEST_PROTOCOL)),
}
every_way = pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
every_title = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)


def play_on(g: State, actions: int, seed: int) -> None:
    rng = Random(seed)
    for _ in range(actions):
        if g.over:
            return
        seat = g.first_to_act()
        g.act(seat, rng.choice(g.legal(seat) + g.asides(seat)))


def told(g: State) -> Any:
    """Everything a state shows, remembers and will bring."""
    views = [g.view(seat) for seat in (None, *range(g.seats))]
    return views, g.history(), g.log, g.seed, g.draws, g.shown, g.imagined, g.moves, g.scene


def same_and_apart(g: State, other: State) -> None:
    assert type(other) is type(g)
    assert told(other) == told(g)
    before = told(g)
    play_on(other, 25, 5)
    assert told(g) == before
    twin = copy.deepcopy(g)
    play_on(twin, 25, 5)
    assert told(twin) == told(other)


@every_title
@every_way
def test_states_in_the_middle_of_a_game(game: Game, way: Callable[[Any], Any]) -> None:
    for seats in (game.min_seats, game.max_seats):
        g = game.start(seats, 7)
        for _ in range(4):
            play_on(g, 13, seats)
            same_and_apart(g, way(g))
            same_and_apart(g.copy(), way(g.copy()))


@every_title
@every_way
def test_imagined_states_also_when_they_were_played_on(game: Game, way: Callable[[Any], Any]) -> None:
    g = game.start(game.max_seats, 3)
    play_on(g, 40, 1)
    world = g.imagine(1, bytes(16))
    same_and_apart(world, way(world))
    play_on(world, 10, 2)
    same_and_apart(world, way(world))


@every_title
def test_nothing_of_the_truth_travels_with_what_a_seat_imagines(game: Game) -> None:
    g = game.start(seed=bytes(range(16)))
    play_on(g, 20, 3)
    sent = pickle.dumps(Sight.blind(g, 0, Random(1)))
    assert g.seed not in sent
    world = g.imagine(0, bytes(16))
    world.log = g.log
    of_another_deal = pickle.dumps(Sight.blind(world, 0, Random(1)))
    assert told(pickle.loads(sent)._g) == told(pickle.loads(of_another_deal)._g)


@every_title
@every_way
def test_a_title_arrives_as_the_one_that_is_there(game: Game, way: Callable[[Any], Any]) -> None:
    assert way(game) is game


@every_title
@every_way
def test_records(game: Game, way: Callable[[Any], Any]) -> None:
    g = game.start(seed=4)
    play_on(g, 30, 4)
    assert way(g.record()).text() == g.record().text()


@every_way
def test_who_had_a_part_in_the_deal_goes_along(way: Callable[[Any], Any]) -> None:
    deal = Deal(bytes(16), [(0, sealed(bytes(16))), (2, sealed(bytes(16)))], [(0, bytes(16))], [2])
    assert way(deal).lines() == deal.lines()


class Listed:
    """Something that cannot be made of whole numbers."""

    def __new__(cls, *, names: list[str]) -> Listed:
        return super().__new__(cls)


def test_what_cannot_be_made_anew_does_not_travel() -> None:
    with pytest.raises(TypeError, match="Listed takes more than"):
        blank(Listed)


@every_way
def test_a_refusal_keeps_its_reason(way: Callable[[Any], Any]) -> None:
    refusal = Refusal("no-card", (3,), "5.1")
    assert str(way(refusal)) == str(refusal)
    assert way(refusal).values == (3,)


@every_title
@pytest.mark.parametrize("level", [*LEVELS, ADAPTIVE, "expert/builder"])
def test_bots_decide_as_before(game: Game, level: str) -> None:
    g = game.start(seed=6)
    play_on(g, 20, 6)
    seat = g.first_to_act()
    if level == "expert/builder" and "builder" not in characters_for(game.id):
        level = "expert/careful"
    player = bot(level, game.id, iterations=5) if level in SEARCHING else bot(level, game.id)
    player.choose(Sight.blind(g, seat, Random(8)))  # what it has made for itself meanwhile must not hinder it
    sight = Sight.blind(g, seat, Random(9))
    there, seen = pickle.loads(pickle.dumps((player, sight)))
    assert there.choose(seen) == player.choose(sight)


def test_a_pack_of_ones_own_travels_along(tmp_path: Any) -> None:
    game = games()[0]
    own = tmp_path / "own.toml"
    own.write_text((game.folder / "components.toml").read_text() + "\n# another printing\n")
    g = game.start(seed=1, components=own)
    own.unlink()
    assert pickle.loads(pickle.dumps(g)).figures().pack.hash == g.figures().pack.hash != game.pack().hash
