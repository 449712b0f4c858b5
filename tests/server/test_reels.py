"""Replays: any moment at once, only what its viewer saw, and bounded in what the server keeps for them."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest
from house import House
from test_table import scenario

from signoria import Record, State, game
from signoria.client import Client, Refused
from signoria.kernel import Game
from signoria.server import reels, rows
from signoria.server.reels import STRIDE, Reel, Reels
from signoria.server.store import INSERT_ACTION, INSERT_PLACE, INSERT_TABLE, insert


def played(title: str, seed: int = 1, asides: float = 0.05) -> Record:
    g, rng = game(title).start(seed=seed), Random(seed)
    while not g.over:
        seat = rng.randrange(g.seats)
        spoken = g.asides(seat) if rng.random() < asides else []
        if not spoken:
            seat = g.first_to_act()
        g.act(seat, rng.choice(spoken or g.legal(seat)))
    return g.record()


async def stored(house: House, record: Record, id: str) -> str:
    """A finished table with this game."""
    row = rows.TableRow(
        id=id, game=record.game.id, rules_version=record.rules_version, pack=record.pack.hash, seats=record.seats,
        options=record.options, visibility="public", status="over", host="", invite=f"invite {id}", seed=record.seed,
        clock=None, pace=0, auto_pass=True, spectators=True, paused=False, created=1, started=1, ended=2, previous="",
        next="", scores=record.scores, winners=record.winners,
    )  # fmt: skip
    places = [rows.PlaceRow(id, seat, "bot", level="random") for seat in range(record.seats)]
    actions = [
        rows.ActionRow(id, n, seat, action, None, "", None, 1) for n, (seat, action) in enumerate(record.actions)
    ]
    await house.hall.store.write(
        insert(INSERT_TABLE, [row]), insert(INSERT_PLACE, places), insert(INSERT_ACTION, actions)
    )  # fmt: skip
    return id


@pytest.mark.parametrize("title", ["condottiere", "il_principe", "princes", "principato", "renaissance"])
def test_a_moment_is_what_a_replay_from_the_start_shows(title: str) -> None:
    record = played(title)
    reel = Reel(record)
    whole = record.replay().log or []
    rng = Random(2)
    for number in {
        0,
        1,
        STRIDE - 1,
        STRIDE,
        STRIDE + 1,
        len(record.actions),
        *rng.choices(range(len(record.actions)), k=9),
    }:
        then = record.replay(number)
        since = len(record.replay(number - 1).log or []) if number else 0
        for seat in range(-1, record.seats):
            (moment,) = reel.moments(number, number, seat, False)
            assert moment.view == then.view(seat if seat >= 0 else None)
            assert moment.legal == (then.legal(seat) if seat >= 0 else [])
            assert [(e.key, tuple(e.values)) for e in moment.events] == told(then, seat, since)
            assert [(e.key, tuple(e.values)) for e in moment.before] == told(then, seat, 0, since)[-reels.MOST_BEFORE :]
            assert moment.hands == []
        (open_moment,) = reel.moments(number, number, -1, True)
        assert open_moment.hands == [then.view(seat) for seat in range(record.seats)]
        assert (
            len(open_moment.before + open_moment.events) == min(since, reels.MOST_BEFORE) + len(then.log or []) - since
        )
    assert reel.log == whole
    assert reel.scores[-1] == record.scores


def told(g: State, seat: int, since: int, until: int | None = None) -> list[tuple[str, tuple[int, ...]]]:
    kept, g.log = g.log, (g.log or [])[:until]
    found = [(event.key, event.values) for event in g.events(seat, since)]
    g.log = kept
    return found


def test_a_strip_is_its_moments_one_by_one() -> None:
    reel = Reel(played("condottiere"))
    first, last = STRIDE - 3, STRIDE + 5
    strip = reel.moments(first, last, 1, False)
    assert [moment.number for moment in strip] == list(range(first, last + 1))
    before: list[Any] = strip[0].before
    for moment in strip:
        (alone,) = reel.moments(moment.number, moment.number, 1, False)
        assert alone.before == before[-reels.MOST_BEFORE :]
        assert (alone.view, alone.events, alone.prompt) == (moment.view, moment.events, moment.prompt)
        before = [*before, *moment.events]


def test_stepping_costs_a_few_actions_however_late_the_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    record = played("renaissance")
    assert len(record.actions) > 500
    reel = Reel(record)
    done: Counter[str] = Counter()
    act = State.act

    def counted(g: State, seat: int, action: int) -> None:
        done["actions"] += 1
        act(g, seat, action)

    monkeypatch.setattr(State, "act", counted)
    for number in range(len(record.actions) + 1):
        before = done["actions"]
        reel.moments(number, number, -1, False)
        assert done["actions"] - before < STRIDE
    done.clear()
    for first in range(0, len(record.actions) + 1, 16):
        reel.moments(first, min(first + 15, len(record.actions)), 0, False)
    assert done["actions"] <= len(record.actions)


def test_a_very_long_game_keeps_no_more_copies(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reels, "MOST_COPIES", 10)
    record = played("condottiere")
    reel = Reel(record)
    assert len(reel.copies) <= 10
    end = len(record.actions)
    assert reel.moments(end, end, -1, False)[0].view == record.replay().view(None)


def test_what_is_kept_is_bounded_whoever_watches(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: Counter[Game] = Counter()

    class Counted(Reel):
        def __init__(self, record: Record) -> None:
            made[record.game] += 1
            super().__init__(record)

    @scenario(tmp_path)
    async def _(house: House) -> None:
        records = [played("condottiere", seed) for seed in range(4)]
        monkeypatch.setattr(reels, "MOST_MOMENTS", sum(len(record.actions) + 1 for record in records[1:]))
        monkeypatch.setattr(reels, "Reel", Counted)
        kept: Reels = house.hall.reels
        ids = [await stored(house, record, f"game {seed}") for seed, record in enumerate(records)]
        guest = Client(house.address, "")
        for id in ids:
            await guest.request("GET", f"/api/tables/{id.replace(' ', '%20')}/replay/5")
        assert list(kept.kept) == ids[1:]
        assert made.total() == 4
        for _ in range(3):
            await guest.request("GET", "/api/tables/game%201/replay/7")
        assert made.total() == 4
        await guest.request("GET", "/api/tables/game%200/replay/7")
        assert list(kept.kept) == [ids[3], ids[1], ids[0]]
        assert sum(kept.sizes.values()) <= reels.MOST_MOMENTS


def test_several_moments_in_one_answer(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        record = played("condottiere")
        await stored(house, record, "game")
        guest = Client(house.address, "")
        end = len(record.actions)

        async def moments(first: int, count: int, query: str = "") -> Any:
            return await guest.request("GET", f"/api/tables/game/replay/{first}/{count}{query}")

        found = await moments(10, 4, "?seat=2")
        assert [moment["number"] for moment in found] == [10, 11, 12, 13]
        assert [moment["view"] for moment in found] == [g.view(2) for g in record.moments(13) if g.moves >= 10]
        assert [bool(moment["before"]) for moment in found] == [True, False, False, False]
        assert len(await moments(end - 1, 16)) == 2
        info = await guest.request("GET", "/api/tables/game/replay")
        assert info["scores"] == [g.scores for g in record.moments()]
        assert [step["scores"] for step in info["steps"]] == info["scores"][1:]
        assert Record.parse(info["record"]).verify().winners == info["winners"]
        for path in (f"{end + 1}/1", "0/0", "0/33", "0/1?seat=4"):
            with pytest.raises(Refused):
                await guest.request("GET", f"/api/tables/game/replay/{path}")


def test_a_running_game_has_no_moments(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        people = await house.guests(2)
        table = await house.table(people)
        for path in ("replay", "replay/0", "replay/0/1?seat=0", "replay/0/1?open=true"):
            with pytest.raises(Refused, match="no-ended"):
                await people[0].request("GET", f"/api/tables/{table.row.id}/{path}")
        assert not house.hall.reels.kept
