"""Records: readable, exact, and honest about what is wrong with them."""

from __future__ import annotations

import contextlib
import re
from hashlib import sha256
from random import Random

import pytest

from signoria import Record, RecordError, game, games
from signoria.kernel import Deal, Game, State, Title
from signoria.kernel.scene import SceneError, after
from signoria.testing import scene
from signoria.testing.laws import fingerprint
from signoria.titles import title as find_title


def played(moves: int = 10_000, seed: int = 5) -> Record:
    g = game("condottiere").start(4, seed)
    rng = Random(seed)
    while not g.over and moves:
        seat = g.to_act[0]
        g.submit(seat, rng.choice(g.legal(seat)))
        moves -= 1
    return g.record()


def test_a_record_survives_its_text_form() -> None:
    record = played()
    assert Record.parse(record.text()).text() == record.text()


def test_a_prefix_can_be_replayed() -> None:
    record = played()
    assert fingerprint(record.replay(upto=30)) == fingerprint(played(30).replay())
    assert record.replay(upto=0).moves == 0


def test_every_moment_of_a_record_can_be_seen() -> None:
    record = played()
    seen = [fingerprint(g) for g in record.moments()]
    assert len(seen) == len(record.actions) + 1
    assert seen[0] == fingerprint(record.start())
    assert seen[40] == fingerprint(record.replay(40))
    assert [g.moves for g in record.moments(upto=3)] == [0, 1, 2, 3]


def test_a_record_goes_on_from_any_copy_of_its_game() -> None:
    record = played()
    for g in record.moments(upto=60):
        if g.moves == 30:
            kept = g.copy()
    moments = record.moments(upto=60, begin=kept.copy(), trust=True)
    assert [g.moves for g in moments] == list(range(30, 61))
    assert fingerprint(moments.last()) == fingerprint(record.replay(60))
    assert record.moments(begin=kept).last().scores == record.scores


def test_a_finished_game_is_verified() -> None:
    record = Record.parse(played().text())
    assert record.verify().over


FORGERIES = [
    ("seed ", "seed 0f", "seed must be 32 hexadecimal digits"),
    ("seed 05", "seed 06", "does not match its commitment"),
    ("rules 3", "rules 9", "played under rules version 9 of condottiere, this engine plays version 3"),
    ("game condottiere", "game condotiere", "did you mean 'condottiere'"),
    ("seats 4", "seats 9", "takes 2 to 6 seats"),
    ("seats 4", "seats four", "seats must be a whole number"),
    ("option hidden_cards false", "option hidden_cards maybe", "option hidden_cards must be one of"),
    ("option hidden_cards false", "option visible_cards false", "unknown option 'visible_cards'"),
    ("signoria record 1", "signoria record 2", "line 1: expected 'signoria record 1'"),
    ("scores ", "scores 1", "scores must be"),
    ("\nend\n", "\n", "an action begins with a seat from 0 to 3"),
    ("winners ", "winners 3", "winners must be"),
    ("winners ", "winners nobody ", "winners must be at most 4 whole numbers"),
    ("\nactions\n", "\nmoves\n", "expected 'actions', got 'moves'"),
]


@pytest.mark.parametrize(("true", "forged", "sentence"), FORGERIES)
def test_a_forged_record_is_told_where_it_goes_wrong(true: str, forged: str, sentence: str) -> None:
    text = played().text()
    assert true in text
    with pytest.raises(RecordError, match=sentence):
        Record.parse(text.replace(true, forged, 1)).verify()


def test_a_forged_action_is_named_by_its_line() -> None:
    lines = played().text().splitlines()
    at = next(i for i, line in enumerate(lines) if "play_card" in line)
    seat = lines[at].split()[0]
    lines[at] = f"{seat} retrieve_none"
    with pytest.raises(RecordError, match=f"line {at + 1}, action .*: seat {seat} 'retrieve_none' refused"):
        Record.parse("\n".join(lines)).verify()


def test_an_action_too_many_is_refused() -> None:
    text = played().text()
    with pytest.raises(RecordError, match="no-over"):
        Record.parse(text.replace("\nend\n", "\n0 pass\nend\n")).verify()


def test_a_record_cut_off_anywhere_never_crashes() -> None:
    text = played().text()
    for cut in range(0, len(text) - 1, 37):
        with contextlib.suppress(RecordError):
            Record.parse(text[:cut]).verify()


def test_an_unfinished_game_verifies_as_far_as_it_goes() -> None:
    assert not Record.parse(played(20).text()).verify().over


def test_a_result_before_the_end_is_a_forgery() -> None:
    short, whole = played(20), played()
    short.scores, short.winners = whole.scores, whole.winners
    with pytest.raises(RecordError, match="names a result, but the game is not over after 20 actions"):
        short.verify()


def test_an_imagined_state_has_no_record() -> None:
    with pytest.raises(ValueError, match="imagined"):
        game("condottiere").start(3, 1).imagine(0, bytes(16)).record()


# -- a deal that people had a part in

NONCES = {0: bytes(range(16)), 2: bytes(range(16, 32)), 3: bytes(range(32, 48))}
SECRET = bytes(range(100, 116))


def dealt(withheld: tuple[int, ...] = (3,)) -> Record:
    promised = [(seat, sha256(nonce).hexdigest()) for seat, nonce in NONCES.items()]
    nonces = [(seat, nonce) for seat, nonce in NONCES.items() if seat not in withheld]
    deal = Deal(SECRET, promised, nonces, list(withheld))
    record = played(seed=int.from_bytes(deal.seed(), "little"))
    record.dealt_by(deal)
    return record


def test_a_deal_of_many_is_verified_and_survives_its_text_form() -> None:
    text = dealt().text()
    assert Record.parse(text).text() == text
    assert Record.parse(text).verify().over
    assert Record.parse(dealt(withheld=()).text()).verify().over
    assert Record.parse(dealt(withheld=(0, 2, 3)).text()).verify().over


def test_a_deal_says_who_had_a_part_in_it() -> None:
    sentences = [record.deal.summary() for record in (dealt(), dealt(withheld=(0, 2, 3))) if record.deal]
    assert sentences == [
        "dealt by the table's secret and the nonces of: 0 2; withheld by: 3",
        "dealt by the table's secret and the nonces of: nobody; withheld by: 0 2 3",
    ]


def test_the_seed_can_be_reckoned_with_nothing_but_the_lines_of_the_record() -> None:
    lines = dealt().text().splitlines()
    hashed = [line for line in lines if line.startswith(("secret ", "nonce "))]
    assert [line.split()[:2] for line in hashed[1:]] == [["nonce", "0"], ["nonce", "2"]]
    digest = sha256("".join(f"{line}\n" for line in hashed).encode()).hexdigest()
    assert f"seed {digest[:32]}" in lines
    assert f"commitment {sha256(SECRET).hexdigest()}" in lines


def test_a_record_without_nonces_reads_as_it_always_did() -> None:
    assert not {"promised", "secret", "nonce", "withheld"} & {line.split()[0] for line in played().text().splitlines()}


CHEATS = [
    ("secret 64", "secret 65", "the table's secret does not match its commitment"),
    ("nonce 2 10", "nonce 2 11", "the nonce of seat 2 does not match its commitment"),
    (f"nonce 2 {NONCES[2].hex()}\n", "", "the nonce of seat 2 is missing, and nothing says it was withheld"),
    ("withheld 3\n", "", "the nonce of seat 3 is missing, and nothing says it was withheld"),
    ("withheld 3\n", "withheld 2\nwithheld 3\n", "the nonce of seat 2 is said to be withheld, and yet it is there"),
    (f"promised 2 {sha256(NONCES[2]).hexdigest()}\n", "", "seat 2 has a nonce to its name, but never committed"),
    ("withheld 3\n", f"nonce 3 {NONCES[3].hex()}\n", "the seed is not the one that the secret and the nonces make"),
    ("\nseed ", "\nseed 0", "seed must be 32 hexadecimal digits"),
    ("nonce 2 ", "nonce 2 0", "nonce must be 32 hexadecimal digits"),
    ("nonce 2 ", "nonce 7 ", "nonce must name a seat from 1 to 3, got '7'"),
    ("nonce 2 ", "nonce 0 ", "nonce must name a seat from 1 to 3, got '0'"),
]


@pytest.mark.parametrize(("true", "forged", "sentence"), CHEATS)
def test_an_operator_who_changes_the_deal_is_found_out(true: str, forged: str, sentence: str) -> None:
    text = dealt().text()
    assert true in text
    with pytest.raises(RecordError, match=sentence):
        Record.parse(text.replace(true, forged, 1)).verify()


def test_a_nonce_dropped_with_all_its_traces_does_not_give_this_seed() -> None:
    """The game was dealt with it; a deal without it would have been another."""
    text = dealt().text()
    lines = [line for line in text.splitlines() if not line.startswith(("nonce 2", "promised 2"))]
    with pytest.raises(RecordError, match="the seed is not the one"):
        Record.parse("\n".join(lines)).verify()
    without = [line for line in text.splitlines() if not line.startswith(("nonce", "promised", "secret", "withheld"))]
    with pytest.raises(RecordError, match="the seed does not match its commitment"):
        Record.parse("\n".join(without)).verify()


def test_a_deal_belongs_to_the_game_it_dealt() -> None:
    with pytest.raises(RecordError, match="the seed is not the one"):
        played().dealt_by(Deal(SECRET, [], [], []))


def test_the_browser_reckons_the_same_seed() -> None:
    """The figure stands in client/src/lib/deal.test.ts, too."""
    deal = Deal(SECRET, [], [(0, NONCES[0]), (2, NONCES[2])], [])
    assert deal.seed().hex() == "79fcd2b41dbc6fccc9573440ec16981f"


def test_a_game_from_a_scene_replays_from_its_record() -> None:
    g = scene("condottiere", 2, dice=[3], contested="parma", hands={0: "6 winter", 1: "5"}, turn=1)
    g.submit(1, "play_card mercenary_5")
    text = g.record().text()
    assert 'scene {"contested":"parma","hands":{"0":"6 winter","1":"5"},"turn":1,"dice":[3]}\n' in text
    assert fingerprint(Record.parse(text).verify()) == fingerprint(g)


def test_without_a_scene_a_record_is_as_it_always_was() -> None:
    assert "scene" not in played().text()


@pytest.mark.parametrize(
    ("told", "sentence"),
    [
        ("parma", "a scene is written as a JSON object"),
        ("[1]", "a scene is written as a JSON object"),
        ('{"contested":"atlantis"}', "this position of condottiere cannot be set up: unknown region 'atlantis'"),
        ('{"weather":"rain"}', "unknown word 'weather' in a condottiere scene"),
        ('{"contested":"parma","hands":["winter winter winter winter"]}', "the box has no further winter"),
        ('{"contested":"parma","turn":"first"}', "cannot be set up"),
        ('{"contested":"parma","dice":"six"}', "cannot be set up"),
    ],
)
def test_a_position_that_cannot_be_set_up_is_the_records_fault(told: str, sentence: str) -> None:
    text = scene("condottiere", 2, contested="parma", hands=["1", "1"]).record().text()
    line = next(line for line in text.splitlines() if line.startswith("scene "))
    with pytest.raises(RecordError, match=re.escape(sentence)):
        Record.parse(text.replace(line, f"scene {told}"))


def test_a_title_without_scenes_has_no_such_records() -> None:
    with pytest.raises(ValueError, match="has no scenes"):
        Title("signoria.titles.condottiere", id="condottiere").stage("{}")


# -- a game that goes on from another


@pytest.mark.parametrize("title", games(), ids=lambda title: title.id)
def test_a_game_goes_on_from_another_as_one_seat_knew_it(title: Game) -> None:
    rng = Random(8)
    old = title.start(seed=8)
    play_randomly(old, 30, rng)
    seat = old.first_to_act()
    texts = [f"{each} {title.verbs.text(action)}" for each, action in old.history()]
    scene = after(old.seed, texts, seat)
    g = find_title(title.id).stage(scene, old.seats, 99)
    assert g.view(seat) == old.imagine(seat, g.seed).view(seat)
    play_randomly(g, 30, rng)
    text = g.record().text()
    again = Record.parse(text)
    assert again.text() == text
    assert fingerprint(again.verify()) == fingerprint(g)
    further = after(g.seed, [f"{each} {title.verbs.text(action)}" for each, action in g.history()], 0, scene)
    assert find_title(title.id).stage(further, old.seats, 5).view(0) == g.imagine(0, (5).to_bytes(16, "little")).view(0)


def play_randomly(g: State, count: int, rng: Random) -> None:
    for _ in range(count):
        if not g.over:
            g.act(g.first_to_act(), rng.choice(g.legal(g.first_to_act())))


@pytest.mark.parametrize(
    "scene",
    [
        '{"after":7,"seen_by":0}',
        '{"after":{"seed":"00","actions":[]},"seen_by":0}',
        '{"after":{"seed":"' + "0" * 32 + '","actions":["0 fly"]},"seen_by":0}',
        '{"after":{"seed":"' + "0" * 32 + '","actions":[]},"seen_by":9}',
        '{"after":{"seed":"' + "0" * 32 + '","actions":[],"scene":{"nonsense":1}},"seen_by":0}',
        '{"after":{"seed":"' + "0" * 32 + '","actions":[]}}',
    ],
)
def test_a_game_that_cannot_have_gone_before_is_refused(scene: str) -> None:
    with pytest.raises(SceneError, match="this position of condottiere cannot be reached"):
        find_title("condottiere").stage(scene, 4, 1)


def test_what_is_played_without_a_log_is_recorded_too() -> None:
    played_so_far: list[tuple[int, int]] = []
    rng, g = Random(3), game("condottiere").start(seed=8)

    def go_on(steps: int) -> None:
        for _ in range(steps):
            seat = g.to_act[0]
            played_so_far.append((seat, rng.choice(g.legal(seat))))
            g.act(*played_so_far[-1])

    go_on(10)
    g.log = None
    go_on(10)
    twin = g.copy()
    g.log = []
    go_on(10)
    assert g.history() == played_so_far
    assert twin.history() == played_so_far[:20]
    assert fingerprint(g.record().replay()) == fingerprint(g)
