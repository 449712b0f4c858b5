"""Finished games and positions tried out: legal lines only, nothing of running games, nothing a seat may not know."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any, Optional

import msgspec
import pytest
from house import House, in_play, until_asked
from test_reels import played, stored
from test_table import scenario

from signoria import Record, games
from signoria.client import Client, Refused
from signoria.kernel import Frame, Game, State
from signoria.server.dealing import record_text
from signoria.server.exploring import studies, trial
from signoria.server.exploring.ground import Ground, of_game
from signoria.server.exploring.protocol import Branch, ExploreCall, Start, Study
from signoria.server.reels import Reel
from signoria.testing.laws import fingerprint
from signoria.titles import title as find_title
from signoria.titles import vocabulary_of

SEED = "0f" * 16
every_title = pytest.mark.parametrize("title", games(), ids=lambda title: title.id)


async def explore(person: Client, path: str, start: dict[str, Any], **more: Any) -> dict[str, Any]:
    return dict(await person.request("POST", f"{path}/explore", {"start": start, **more}))


async def refused(person: Client, method: str, path: str, body: Any = None) -> Refused:
    with pytest.raises(Refused) as refusal:
        await person.request(method, path, body)
    return refusal.value


def test_any_moment_of_a_finished_game_can_be_tried_out(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        (person,) = await house.guests(1)
        record = played("condottiere")
        await stored(house, record, "game")
        begun = await explore(person, "/api/tables/game", {"at": 30})
        truth = record.replay(30)
        assert begun["waiting"] == truth.to_act
        assert begun["state"]["legal"] == truth.legal(begun["seat"])
        assert begun["played"] == list(record.actions[30])
        assert len(begun["hands"]) == truth.seats
        for action in begun["state"]["legal"][:3]:
            tried = await explore(person, "/api/tables/game", {"at": 30}, answers=[action], by=begun["seat"])
            assert tried["moves"] == [[begun["seat"], action]]
            again = await explore(person, "/api/tables/game", {"at": 30}, moves=tried["moves"])
            assert again["state"]["view"] == tried["state"]["view"]
        why = await person.request(
            "POST", "/api/tables/game/explore/why", {"start": {"at": 30}, "by": begun["seat"], "verb": "choose_region"}
        )
        assert "reasons" in why


def test_bots_reply_until_the_seat_is_asked_again(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        (person,) = await house.guests(1)
        record = played("condottiere")
        await stored(house, record, "game")
        seat = record.replay(20).first_to_act()
        start = {"at": 20, "seat": seat, "seed": SEED}
        begun = await explore(person, "/api/tables/game", start, level="novice")
        action = begun["state"]["legal"][-1]
        tried = await explore(
            person, "/api/tables/game", start, moves=begun["moves"], answers=[action], by=seat, level="novice"
        )
        assert tried["moves"][len(begun["moves"])] == [seat, action]
        assert tried["going"] or tried["state"]["legal"] or tried["state"]["over"]
        assert tried["seat"] == seat
        assert tried["hands"] == []


def test_the_coach_speaks_of_a_line(tmp_path: Path) -> None:
    @scenario(tmp_path, coach_seconds=0.05)
    async def _(house: House) -> None:
        (person,) = await house.guests(1)
        record = played("condottiere")
        await stored(house, record, "game")
        call = {"start": {"at": 20}, "asked": record.actions[20][1]}
        said = await person.request("POST", "/api/tables/game/explore/advice", call)
        assert said["seat"] == record.actions[20][0]
        assert record.actions[20][1] in [option["action"] for option in said["options"]]
        assert sum(said["chances"]) == pytest.approx(1, abs=0.01)


def test_a_table_goes_on_from_there_and_its_record_holds(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        (person,) = await house.guests(1)
        record = played("condottiere")
        await stored(house, record, "game")
        seat, action = record.actions[20]
        call = {"start": {"at": 20}, "moves": [[seat, action]], "seat": seat, "level": "novice"}
        info = await person.request("POST", "/api/tables/game/explore/play", call)
        assert (info["status"], info["my_seat"], info["unrated"], info["seed"]) == ("running", seat, "scene", "")
        table = await house.hall.table(info["id"])
        assert table.seed != record.seed
        assert in_play(table).record().replay(0).view(seat) == record.replay(21).imagine(seat, table.seed).view(seat)
        async with person.sit(info["id"]) as sitting:
            for _ in range(2):
                await until_asked(sitting)
                await sitting.act(sitting.situation["legal"][0])
        text = in_play(table).record().text()
        assert fingerprint(Record.parse(text).verify()) == fingerprint(Record.parse(text).replay())
        assert Record.parse(text).text() == text


def test_a_running_game_can_never_be_tried_out(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        (person,) = await house.guests(1)
        info = await person.play_now("condottiere", level="novice")
        for end, body in {
            "": {"start": {"at": 0}},
            "/why": {"start": {"at": 0}},
            "/advice": {"start": {"at": 0}},
            "/play": {"start": {"at": 0}},
        }.items():
            path = f"/api/tables/{info['id']}/explore{end}"
            assert (await refused(person, "POST", path, body)).key == "no-ended"
        for method in ("GET", "PUT", "DELETE"):
            study: Optional[dict[str, Any]] = {} if method == "PUT" else None
            assert (await refused(person, method, f"/api/tables/{info['id']}/study", study)).key == "no-ended"


BAD_CALLS: list[tuple[dict[str, Any], str]] = [
    ({"start": {"at": 10_000}}, "no-moment"),
    ({"start": {"at": 0, "seat": 9}}, "no-moment"),
    ({"start": {"at": 0}, "moves": [[0, 16_000_000]]}, "no-line"),
    ({"start": {"at": 0}, "moves": [[9, 1]]}, "no-line"),
    ({"start": {"at": 0}, "answers": [16_000_000]}, "no-line"),
    ({"start": {"at": 0, "seat": 0, "seed": "xyz"}}, "no-sense"),
    ({"start": {"at": 0, "seat": 0}, "level": "genius"}, "no-level"),
]


def test_what_makes_no_sense_is_refused(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        (person,) = await house.guests(1)
        await stored(house, played("condottiere"), "game")
        for body, key in BAD_CALLS:
            assert (await refused(person, "POST", "/api/tables/game/explore", body)).key == key, body


# -- the law: what a seat could not know changes nothing that is shown


def shown(ground: Ground, moves: list[tuple[int, int]]) -> bytes:
    g = ground.line(moves)
    call = ExploreCall(Start(seat=ground.seat))
    return msgspec.json.encode(trial._told(ground, g, moves, 0, call, None))


def lines_shown(reel: Reel, at: int, seat: int, truth: State) -> list[bytes]:
    """All that is told along a line, if the game had been `truth`."""
    start = Start(at, seat, SEED)
    honest = of_game(reel, start)
    ground = Ground(honest.record, truth.imagine(seat, bytes.fromhex(SEED)), seat, [])
    told, moves, rng = [shown(ground, [])], list[tuple[int, int]](), Random(at)
    for _ in range(6):
        g = ground.line(moves)
        if g.over:
            break
        actor = g.first_to_act()
        moves.append((actor, rng.choice(g.legal(actor))))
        told.append(shown(ground, list(moves)))
    return told


@every_title
def test_dealing_anew_what_is_hidden_changes_nothing_shown(title: Game) -> None:
    reel = Reel(played(title.id))
    for at in (5, 25, 60):
        at = min(at, len(reel.record.actions) - 1)
        truth = reel.state(at)
        seat = truth.first_to_act()
        others = [truth.imagine(seat, bytes([number]) * 16) for number in range(3)]
        told = lines_shown(reel, at, seat, truth)
        assert all(lines_shown(reel, at, seat, other) == told for other in others)


def test_a_planted_leak_is_found() -> None:
    """The game itself, in place of what the seat imagines, would be seen."""
    reel = Reel(played("condottiere"))
    truth = reel.state(25)
    seat = truth.first_to_act()
    record = of_game(reel, Start(25, seat, SEED)).record

    def told(world: State) -> list[bytes]:
        ground, moves = Ground(record, world, seat, []), list[tuple[int, int]]()
        rng = Random(1)
        for _ in range(6):
            g = ground.line(moves)
            actor = g.first_to_act()
            moves.append((actor, rng.choice(g.legal(actor))))
        return [shown(ground, moves[:count]) for count in range(len(moves))]

    assert told(truth) != told(truth.imagine(seat, b"1" * 16))


# -- studies


def study_of(record: Record, at: int = 20) -> Study:
    g = record.replay(at)
    seat = g.first_to_act()
    first = (seat, g.legal(seat)[0])
    world = g.imagine(seat, bytes.fromhex(SEED))
    second = (seat, world.legal(seat)[-1])
    return Study(
        [(at, "Here it turned.")],
        [Branch(at, [first], [(1, "Better?\nPerhaps.")]), Branch(at, [second], seat=seat, seed=SEED)],
    )


def test_a_study_is_kept_with_its_game_and_read_by_link(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        writer, reader = await house.guests(2)
        record = played("condottiere")
        await stored(house, record, "game")
        empty = await writer.request("GET", "/api/tables/game/study")
        assert (empty["id"], empty["study"]["branches"]) == ("", [])
        study = msgspec.to_builtins(study_of(record))
        kept = await writer.request("PUT", "/api/tables/game/study", study)
        assert kept["mine"]
        assert (await reader.request("GET", "/api/tables/game/study"))["id"] == ""
        read = await reader.request("GET", f"/api/studies/{kept['id']}")
        assert read["study"] == kept["study"]
        assert not read["mine"]
        again = await writer.request("PUT", "/api/tables/game/study", study)
        assert again["id"] == kept["id"]
        table = await house.hall.table("game")
        text = studies_record(table, study_of(record))
        assert Record.parse(text).verify().over
        assert Record.parse(text).notes.count() == 2
        await writer.request("DELETE", "/api/tables/game/study")
        assert (await refused(reader, "GET", f"/api/studies/{kept['id']}")).key == "no-study"


def studies_record(table: Any, study: Study) -> str:
    return record_text(table, studies.notes_of(study))


def test_a_study_that_breaks_the_rules_is_not_kept(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        (person,) = await house.guests(1)
        record = played("condottiere")
        await stored(house, record, "game")
        good = study_of(record)
        seat = good.branches[0].moves[0][0]
        wrong = [
            Study([], [Branch(20, [(seat, 1 << 23)])]),
            Study([], [Branch(1_000_000, good.branches[0].moves)]),
            Study([], [Branch(20, good.branches[0].moves, seat=9, seed=SEED)]),
            Study([], [Branch(20, [((seat + 1) % record.seats, good.branches[0].moves[0][1])])]),
        ]
        for study in wrong:
            body = msgspec.to_builtins(study)
            assert (await refused(person, "PUT", "/api/tables/game/study", body)).key == "no-line"
        assert (await person.request("GET", "/api/tables/game/study"))["id"] == ""


# -- positions


@every_title
def test_a_position_is_set_up_tried_and_played(tmp_path: Path, title: Game) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        (person,) = await house.guests(1)
        path = f"/api/positions/{title.id}"
        editor = await person.request("GET", f"{path}/fr")
        assert [field["name"] for field in editor["fields"]] == list(vocabulary_of(title.id).by_name)
        for sample in editor["samples"][:3]:
            start = {"set_up": sample["set_up"]}
            begun = await explore(person, path, start)
            action = begun["state"]["legal"][0]
            tried = await explore(person, path, start, answers=[action], by=begun["seat"])
            assert len(tried["moves"]) == 1
        seat = begun["seat"]
        info = await person.request("POST", f"{path}/explore/play", {"start": start, "seat": seat, "level": "novice"})
        assert (info["status"], info["unrated"], info["my_seat"]) == ("running", "scene", seat)
        table = await house.hall.table(info["id"])
        text = in_play(table).record().text()
        assert Record.parse(text).text() == text
        Record.parse(text).verify()


IMPOSSIBLE: list[tuple[dict[str, Any], str, str]] = [
    ({"contested": "atlantis"}, "What “Contested region” says cannot", "Ce que dit «\u00a0Région disputée\u00a0»"),
    ({"contested": "parma", "hands": {"0": ["winter"] * 9}}, "not enough of “Winter”", "pas assez de «\u00a0Hiver"),
    ({"contested": "parma", "face_down": [0]}, "Seat 1 has played no card", "Siège 1 n’a joué aucune carte"),
    ({"contested": "parma", "realms": {"0": ["roma"], "1": ["roma"]}}, "Rome has two owners", "Rome a deux maîtres"),
    ({"after": {}}, "no position of this game", "pas une position de ce jeu"),
    ({"stage": "fight"}, "A battle needs a contested region", "demande une région disputée"),
    ({"contested": "parma", "battles": 0}, "a whole number from 1 to 200", "un nombre entier de 1 à 200"),
]


def test_an_impossible_position_is_refused_in_words(tmp_path: Path) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        (person,) = await house.guests(1)
        for words, english, french in IMPOSSIBLE:
            for language, sentence in (("en", english), ("fr", french), ("xx", english)):
                start = {"set_up": {"seats": 3, "scene": json.dumps(words)}, "language": language}
                for end in ("", "/play"):
                    no = await refused(person, "POST", f"/api/positions/condottiere/explore{end}", {"start": start})
                    assert no.key == "no-position"
                    assert sentence in str(no)
        for scene in ("[]", "{", '{"turn": 1e999}', "x" * 20_000):
            start = {"set_up": {"seats": 3, "scene": scene}}
            assert (await refused(person, "POST", "/api/positions/condottiere/explore", {"start": start})).key


class Circle(Frame[State]):
    """Goes round for ever."""

    __slots__ = ()

    def copy(self) -> Circle:
        return Circle()

    def step(self, g: State) -> None:
        self.pc += 1


@pytest.mark.parametrize("at_once", [True, False])
def test_a_position_from_which_the_rules_find_no_end_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, at_once: bool
) -> None:
    """Be it when it is set up, or after the first move."""
    arrange = find_title("condottiere").part("scene")

    def strange(g: State, words: dict[str, Any]) -> None:
        arrange(g, words)
        g.stack.insert(len(g.stack) if at_once else 0, Circle())
        if not at_once:
            g.stack = [g.stack[0], g.stack[-1]]

    monkeypatch.setitem(find_title("condottiere")._loaded, "scene", strange)

    @scenario(tmp_path)
    async def _(house: House) -> None:
        (person,) = await house.guests(1)
        hands = {"0": ["mercenary_1"]}
        start = {"set_up": {"seats": 2, "scene": json.dumps({"contested": "parma", "hands": hands})}, "language": "it"}
        path = "/api/positions/condottiere"
        if at_once:
            no = await refused(person, "POST", f"{path}/explore", {"start": start})
            assert (no.key, "girano in tondo" in str(no)) == ("no-position", True)
            return
        begun = await explore(person, path, start)
        moves = [[begun["seat"], begun["state"]["legal"][-1]]]
        for call in ({"answers": [moves[0][1]], "by": begun["seat"]}, {"moves": moves}):
            no = await refused(person, "POST", f"{path}/explore", {"start": start, **call})
            assert (no.key, "asked nobody anything" in str(no)) == ("no-line", True)


@every_title
def test_a_moment_of_a_finished_game_is_told_in_words_to_be_changed(tmp_path: Path, title: Game) -> None:
    @scenario(tmp_path)
    async def _(house: House) -> None:
        (person,) = await house.guests(1)
        record = played(title.id)
        await stored(house, record, "game")
        for at in range(0, len(record.actions), 1 + len(record.actions) // 6):
            for start in ({"at": at}, {"at": at, "seat": 1, "seed": SEED}):
                told = await person.request("POST", "/api/tables/game/explore/words", {"start": start})
                set_up = told["set_up"]
                assert (set_up["seats"], set_up["options"]) == (record.seats, record.options)
                again = await explore(person, f"/api/positions/{title.id}", {"set_up": set_up})
                if told["exact"]:
                    before = await explore(person, "/api/tables/game", start)
                    assert again["waiting"] == before["waiting"] or start.get("seat") is not None
        over = {"start": {"at": len(record.actions)}}
        assert (await refused(person, "POST", "/api/tables/game/explore/words", over)).key == "no-position"


@every_title
def test_words_from_one_seat_tell_nothing_it_could_not_know(title: Game) -> None:
    """The game may have been any that the seat could not tell apart: the words are the same."""
    record = played(title.id)
    for at in range(1, len(record.actions), 1 + len(record.actions) // 5):
        g = record.replay(at)
        for seat in range(g.seats):
            start = Start(at, seat, SEED)
            truth = of_game(Reel(record), start).described([])
            other = g.imagine(seat, b"another world 12")
            ground = Ground(of_game(Reel(record), start).record, other.imagine(seat, bytes.fromhex(SEED)), seat, [])
            assert ground.described([]) == truth
